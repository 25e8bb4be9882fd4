"""Keys, and consents to how they are shared (sections 6, 10 and 15)."""

from collections.abc import Sequence
from hashlib import sha512

from tests.stranger import group, sigma, statements
from tests.stranger.cards import Reader
from tests.stranger.desk import Desk
from tests.stranger.group import ORDER, G, O, Point, lp, u8
from tests.stranger.log import Message
from tests.stranger.refusal import Bad
from tests.stranger.rounds import Round, Steps, Task

SHARES = ("shares", "beacon", "recover")


def sit_down(desk: Desk, task: Task) -> Steps:
    """Nothing but the keys is waited for; consents go on beside the match."""
    yield Round("key", "key", desk.everybody(), lambda m: check_key(desk, m), waits=True)
    desk.consents = desk.rounds.start(task)
    desk.rounds.begin(desk.consents, consent(desk, desk.consents))


def consent(desk: Desk, task: Task) -> Steps:
    """Rule G12: whoever is gone is not waited for, and owes its word afterwards."""
    ask = yield Round("ack", "ack", desk.everybody(), lambda m: check_ack(desk, m))
    if ask.missing:
        del desk.rounds.rounds["ack", "ack"]  # asked once more, under the same op
        later = desk.rounds.start(task)
        desk.rounds.begin(later, owed(desk, tuple(ask.missing)))


def owed(desk: Desk, seats: tuple[int, ...]) -> Steps:
    yield Round("ack", "ack", seats, lambda m: check_ack(desk, m), waits=True)


def owes_consent(desk: Desk, seat: int, kind: str) -> bool:
    """Rule D4: has it no shares to give yet?"""
    consents = desk.rounds.rounds.get(("ack", "ack"))
    return kind in SHARES and consents is not None and seat in consents.owing


def check_key(desk: Desk, message: Message) -> None:
    reader = Reader(message.payload)
    X = reader.point()
    if desk.table.key(message.seat) != X:
        raise Bad("another key than in the JOIN")
    sigma.check("pok", desk.ctx(message, "pok"), statements.log_of(X), reader.take(64))
    if desk.table.quorum:
        desk.polynomials[message.seat] = check_sharing(desk, message, reader, X)
    reader.end()


def check_sharing(desk: Desk, message: Message, reader: Reader, X: Point) -> list[Point]:
    assert desk.table.quorum
    cx = desk.ctx(message, "vss")
    A = [X, *reader.points(desk.table.quorum - 1)]
    R = reader.point()
    sigma.check("pok", cx + b"R", statements.log_of(R), reader.take(64))
    sealed = {}
    for j in (seat for seat in desk.table.seats if seat != message.seat):
        sealed[j] = group.scalar(reader.take(32))
        if at(A, j) == O:
            raise Bad("a share without an encoding")
    desk.sharings[message.seat] = (cx, A, R, sealed)
    return A


def check_ack(desk: Desk, message: Message) -> None:
    """Nothing; or a complaint, which convicts its author or the dealer (D7)."""
    if not message.payload:
        return
    reader, me = Reader(message.payload), message.seat
    dealer, K = reader.u8(), reader.point()
    if dealer == me or dealer not in desk.sharings:
        raise Bad("a complaint about shares that nobody dealt")
    cx, A, R, sealed = desk.sharings[dealer]
    statement = statements.same_log(desk.table.key(me), R, K)
    place = b"complaint" + u8(dealer) + u8(me)
    sigma.check("dleq", cx + place, statement, reader.take(64))
    reader.end()
    share = (sealed[me] - pad(cx, dealer, me, K)) % ORDER
    right = group.times(share, G) == at(A, me)
    raise Bad("a complaint", me if right else dealer)


def pad(cx: bytes, dealer: int, receiver: int, K: Point) -> int:
    text = b"undertable/1/vss" + lp(cx) + u8(dealer) + u8(receiver) + K
    return int.from_bytes(sha512(text).digest(), "big") % ORDER


def at(A: Sequence[Point], j: int) -> Point:
    """The value of a dealer's polynomial at ``j``, times G."""
    return group.total((pow(j, k, ORDER), P) for k, P in enumerate(A))
