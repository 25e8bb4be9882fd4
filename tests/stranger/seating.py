"""Keys, and consents to how they are shared (sections 6, 10 and 15)."""

from tests.stranger import group, sigma, statements
from tests.stranger.cards import Reader
from tests.stranger.desk import Desk
from tests.stranger.group import ORDER, O, Point
from tests.stranger.log import Message
from tests.stranger.refusal import Bad
from tests.stranger.rounds import Round, Steps


def sit_down(desk: Desk) -> Steps:
    yield Round("key", "key", desk.everybody(), lambda m: check_key(desk, m), waits=True)
    yield Round("ack", "ack", desk.everybody(), lambda m: check_ack(desk, m), waits=True)


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
    for j in desk.table.seats:
        if j != message.seat:
            group.scalar(reader.take(32))
            if group.total((pow(j, k, ORDER), P) for k, P in enumerate(A)) == O:
                raise Bad("a share without an encoding")
    return A


def check_ack(desk: Desk, message: Message) -> None:
    if message.payload:
        raise Bad("a complaint")
