"""Section 19: a match opened afterwards, checked against its record (O1 to O5, O8)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.stranger import group, sigma, statements
from tests.stranger.cards import Reader
from tests.stranger.deciding import commitment
from tests.stranger.desk import Arranged, Desk
from tests.stranger.group import G, Point, V, digest32, times
from tests.stranger.packed import bytes_of, expect, number_from, unpacked
from tests.stranger.refusal import Bad, Refused
from tests.stranger.signing import is_signed
from tests.stranger.transcript import context
from tests.stranger.verify import audited

OPENING = "undertable/2/opening"
MOST = 2**20
FORM = (bytes_of(32, 32), number_from(1, 13), bytes, bytes, [bytes], str)
AT_ONCE = 128  # shares that one proof covers
OVER = ("complete", "broken off")


class Told(NamedTuple):
    """What a seat has opened: shares by first component, orders and sealed options by event."""

    seat: int
    shares: dict[Point, Point]
    orders: dict[int, tuple[int, ...]]
    sealed: dict[int, int]


class Sealed(NamedTuple):
    """A commitment that was never opened."""

    event: int
    commitment: bytes
    options: int


class Held(NamedTuple):
    """A_i, O_i and S_i of the page (O2)."""

    masks: list[Point]
    orders: list[Arranged]
    sealed: list[Sealed]


class Opened:
    """A record, against which openings are held."""

    def __init__(self, record: bytes) -> None:
        self.verdict, self.desk = audited(record)

    def told(self, file: bytes) -> Told | None:
        """What ``file`` tells; nothing if that does not hold with the record, or is too early."""
        try:
            return check(self.desk, file) if self.verdict.status in OVER else None
        except (Bad, Refused):
            return None


def check(desk: Desk, file: bytes) -> Told:
    """In the order of O8."""
    if len(file) > MOST:
        raise Refused("too large")
    body, signature = file[:-64], file[-64:]
    table, seat, shares, orders, sealed, version = expect(unpacked(body), FORM, "the opening")
    if version != OPENING or table != desk.table.id or seat > desk.n:
        raise Refused("an opening of something else")
    if not is_signed(desk.table.identities[seat - 1], signed(body), signature):
        raise Refused("its seat did not sign that")
    held = holding(desk, seat)
    if (len(shares), len(orders), len(sealed)) != lengths(held):
        raise Refused("more than all, or less")
    told = check_shares(desk, seat, held.masks, shares)
    check_meanings(desk, seat, told)
    arranged = check_orders(desk, seat, held.orders, Reader(orders))
    chosen = {s.event: unsealed(desk, seat, s, o) for s, o in zip(held.sealed, sealed, strict=True)}
    return Told(seat, told, arranged, chosen)


def signed(body: bytes) -> bytes:
    return OPENING.encode() + digest32(body)


# What there is to open


def holding(desk: Desk, seat: int) -> Held:
    pairs = [pair for reader, pair in desk.readable + desk.amounts if reader == seat]
    masks = sorted({a for a, _ in pairs} - {G})
    orders = [a for a in desk.arranged if a.seat == seat and len(a.before) > 1]
    return Held(masks, sorted(orders, key=lambda a: a.event), list(never_opened(desk, seat)))


def never_opened(desk: Desk, seat: int) -> Iterator[Sealed]:
    said = [message for message in desk.messages[seat] if message not in desk.ignored]
    opened = {message.op for message in said if message.kind == "open"}
    for message in said:
        if message.kind == "commit" and f"{message.op}/open" not in opened:
            options = len(desk.rounds.rounds["commit", message.op].facts[seat])
            yield Sealed(int(message.op), message.payload, options)


def lengths(held: Held) -> tuple[int, int, int]:
    proofs = -(-len(held.masks) // AT_ONCE)
    cards = sum(len(arranged.before) for arranged in held.orders)
    return 33 * len(held.masks) + 64 * proofs, 65 * cards, len(held.sealed)


def parts(masks: Sequence[Point]) -> Iterator[tuple[str, Sequence[Point]]]:
    """What one proof covers, and its label."""
    for number, start in enumerate(range(0, len(masks), AT_ONCE)):
        yield f"shares{number}", masks[start : start + AT_ONCE]


# Checks


def check_shares(desk: Desk, seat: int, masks: Sequence[Point], data: bytes) -> dict[Point, Point]:
    reader = Reader(data)
    told = dict(zip(masks, reader.points(len(masks)), strict=True))
    for label, some in parts(masks):
        ctx = context(desk.table.id, "opened", seat, label)
        statement = statements.shares(ctx, desk.table.key(seat), some, [told[a] for a in some])
        sigma.check("bdleq", ctx, statement, reader.take(64))
    reader.end()
    return told


def check_meanings(desk: Desk, seat: int, told: dict[Point, Point]) -> None:
    """Each card has a face of the game, each amount is a number of units."""
    known = {G: desk.table.key(seat), **told}
    for reader, (a, b) in desk.readable:
        if reader == seat:
            desk.open_face(group.minus(b, known[a]))
    amounts = {times(units, V) for units in range(2**desk.bits)} if desk.amounts else set()
    for reader, (a, b) in desk.amounts:
        if reader == seat and group.minus(b, known[a]) not in amounts:
            raise Bad("no amount")


def check_orders(
    desk: Desk, seat: int, orders: Sequence[Arranged], reader: Reader
) -> dict[int, tuple[int, ...]]:
    found = {}
    for event, _, before, after in orders:
        order = tuple(reader.take(len(before)))
        if set(order) != set(range(len(before))):
            raise Bad("no order")
        for j, place in enumerate(order):
            statement = statements.remask(desk.table.joint, before[place], after[j])
            ctx = context(desk.table.id, "opened", seat, f"order{event}/{j}")
            sigma.check("remask", ctx, statement, reader.take(64))
        found[event] = order
    reader.end()
    return found


def unsealed(desk: Desk, seat: int, sealed: Sealed, opening: bytes) -> int:
    r, value = opening[:32], opening[32:]
    if commitment(desk, str(sealed.event), seat, r, value) != sealed.commitment:
        raise Bad("this was not sealed")
    number = int.from_bytes(value, "big")
    if len(value) != 2 or number >= sealed.options:
        raise Bad("no option")
    return number
