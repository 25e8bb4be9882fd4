"""Standing in for whoever is gone: its shares, from q of the others (sections 10 and 17)."""

from collections.abc import Mapping, Sequence

from tests.stranger import group
from tests.stranger.cards import Reader
from tests.stranger.desk import Desk
from tests.stranger.group import ORDER, Point
from tests.stranger.log import Message
from tests.stranger.rounds import Round, Steps


def recovered(desk: Desk, op: str, gone: int, masks: Sequence[Point]) -> Steps:
    """The shares of a seat that is gone, by q of the others (section 10), or by itself (G4)."""
    tries = 0
    while True:
        name = f"{op}/for{gone}{signs(tries)}"
        given = yield from helped(desk, name, gone, masks)
        if len(given) >= desk.mixers:
            return together(desk, given)
        own = yield from asked(desk, f"{name}/own", gone, masks)
        if own is not None:
            return own
        tries += 1


def signs(tries: int) -> str:
    return "+" * tries if tries < 10 else f"+{tries}"


def asked(desk: Desk, op: str, seat: int, masks: Sequence[Point]) -> Steps:
    def check(message: Message) -> list[Point]:
        reader = Reader(message.payload)
        given = desk.check_shares(message, "shares", desk.table.key(seat), masks, reader)
        reader.end()
        return given

    ask = yield desk.one("shares", op, seat, check, facts={seat: masks})
    return ask.said.get(seat)


def helped(desk: Desk, op: str, gone: int, masks: Sequence[Point]) -> Steps:
    def check(message: Message) -> list[Point]:
        reader = Reader(message.payload)
        F = share_key(desk, gone, message.seat)
        given = desk.check_shares(message, "recover", F, masks, reader)
        reader.end()
        return given

    helpers = tuple(seat for seat in desk.table.seats if seat != gone)
    ask = yield Round("recover", op, helpers, check, facts=(gone, masks))
    return ask.said


def share_key(desk: Desk, dealer: int, receiver: int) -> Point:
    powers = enumerate(desk.polynomials[dealer])
    return group.total((pow(receiver, k, ORDER), A) for k, A in powers)


def together(desk: Desk, given: Mapping[int, Sequence[Point]]) -> list[Point]:
    helpers = sorted(given)[: desk.mixers]
    weights = [weight(j, helpers) for j in helpers]
    return [
        group.total(zip(weights, column, strict=True))
        for column in zip(*(given[j] for j in helpers), strict=True)
    ]


def weight(j: int, helpers: Sequence[int]) -> int:
    out = 1
    for h in helpers:
        if h != j:
            out = out * h * pow(h - j, -1, ORDER) % ORDER
    return out
