"""Somebody sends the others where nobody is, or keeps them busy with addresses (N5)."""

import msgspec
import pytest
import trio
from trio.testing import MockClock

from crypto.identity import Identity
from games.kit import Seat
from p2p.errors import WireError
from p2p.mesh.dialled import Dialled
from p2p.mesh.node import Node
from p2p.mesh.whereabouts import MOVES_AT_ONCE, Whereabouts
from p2p.wire.addresses import Address
from p2p.wire.frames import Frame, Where, decode, encode
from p2p.wire.link import Line, Link
from p2p.wire.sockets import Sockets
from tests.mental.seating import Party, terms_of
from tests.p2p.tunnels import to_nobody

PARTY = Party.of(terms_of("kuhn", 3))
ME, AUTHOR, OTHER = PARTY.identities
TABLE = PARTY.founding.table
HERE: tuple[Address, ...] = (("192.0.2.7", 4114),)
THERE: tuple[Address, ...] = (("2001:db8::7", 4114), ("192.0.2.8", 1))


def said(number: int, addresses: tuple[Address, ...] = HERE, **other: object) -> Where:
    where = Where(TABLE, 2, number, addresses)
    return msgspec.structs.replace(where, **other).signed_by(AUTHOR)


class Ours:
    """Ours, linked to the author and to one other, whose line tells what we pass on."""

    def __init__(self, lives: int = 0) -> None:
        self.node = Node(ME, Sockets(ME), lambda *_: None, lambda _: None, lambda _: None)
        self.source, self.ear = self.linked(AUTHOR), self.linked(OTHER)
        self.whereabouts = Whereabouts(PARTY.founding, self.node, lives)

    def linked(self, identity: Identity) -> Link:
        link = Link(Line(to_nobody()), identity.public)
        self.node.links[link.peer] = link
        self.node.members.add(link.peer)
        return link

    def hear(self, where: Where) -> bool:
        return self.whereabouts.hear(self.source, where)

    @property
    def told(self) -> tuple[Address, ...] | None:
        return self.whereabouts.addresses.get(AUTHOR.public.key)

    def passed_on(self) -> list[Frame]:
        frames = []
        try:
            while True:
                frames.append(self.ear._queue.receive_nowait())
        except trio.WouldBlock:
            return frames


async def test_what_a_seat_says_of_itself_counts_and_is_passed_on_once() -> None:
    seat = Ours()
    assert seat.hear(said(1))
    assert not seat.hear(said(1))
    assert seat.told == HERE
    assert seat.passed_on() == [said(1)]


async def test_the_highest_number_counts_in_whatever_order_they_come() -> None:
    seat = Ours()
    assert seat.hear(said(5, THERE))
    assert not seat.hear(said(4, HERE))
    assert not seat.hear(said(5, HERE))
    assert seat.told == THERE
    assert seat.passed_on() == [said(5, THERE)]


async def test_a_new_link_is_shown_all_moves_once() -> None:
    seat = Ours()
    seat.hear(said(1, THERE))
    seat.passed_on()
    for _ in range(3):
        seat.whereabouts.show(seat.ear)
    assert seat.passed_on() == [said(1, THERE)]


@pytest.mark.parametrize(
    "forged",
    [
        msgspec.structs.replace(said(1), addresses=THERE),
        msgspec.structs.replace(said(1), number=2),
        msgspec.structs.replace(said(1), seat=3),
        msgspec.structs.replace(said(1), signature=b""),
        msgspec.structs.replace(said(1), seat=9),
    ],
)
async def test_whoever_passes_on_what_nobody_said_is_cut_off(forged: Where) -> None:
    seat = Ours()
    with pytest.raises(WireError):
        seat.hear(forged)
    assert seat.told is None
    assert seat.passed_on() == []


async def test_what_was_said_at_another_table_counts_for_nothing_here() -> None:
    seat = Ours()
    assert not seat.hear(said(7, table=bytes(32)))
    assert seat.told is None
    assert seat.passed_on() == []


def test_nobody_is_at_thousands_of_addresses() -> None:
    many = tuple((f"192.0.2.{i % 250}", 1 + i) for i in range(4000))
    with pytest.raises(WireError, match="not a frame"):
        decode(encode(said(1, many)))
    assert decode(encode(said(1, many[:8]))) == said(1, many[:8])
    with pytest.raises(WireError):
        decode(encode(said(1, many[:9])))


async def test_who_moves_without_end_is_followed_for_a_while_and_then_now_and_then(
    autojump_clock: MockClock,
) -> None:
    seat = Ours()
    for number in range(1, 1000):
        seat.hear(said(number, ((f"192.0.2.{number % 250}", number),)))
    assert len(seat.passed_on()) == MOVES_AT_ONCE
    await trio.sleep(60)
    assert seat.hear(said(1001, THERE))
    assert seat.told == THERE


async def test_a_folder_that_forgot_its_last_number_outdoes_it_and_two_copies_do_not_quarrel() -> (
    None
):
    seat, number = Ours(), 9 << 32
    seat.node.addresses = THERE
    for _ in range(100):
        old = Where(TABLE, 1, number, HERE).signed_by(ME)
        seat.hear(old)
        number = seat.whereabouts._number + 1  # as if another program with our key answered
    told = [frame for frame in seat.passed_on() if isinstance(frame, Where)]
    assert len(told) == MOVES_AT_ONCE
    assert all(where.addresses == THERE for where in told)
    assert told[0].number > 9 << 32


async def test_a_program_that_was_started_again_says_higher_numbers() -> None:
    before, after = Ours(lives=0), Ours(lives=1)
    for seat in (before, after):
        for _ in range(3):
            seat.whereabouts.tell(ME)
    numbers = [seat.whereabouts._newest[Seat(1)].number for seat in (before, after)]
    assert numbers[1] > numbers[0]


async def test_one_task_dials_a_peer_however_often_it_moves() -> None:
    seat = Ours()
    async with trio.open_nursery() as nursery:
        dialled = Dialled(seat.node, nursery)
        dialled.announced([(AUTHOR.public.key, HERE)])
        for port in range(1, 50):
            dialled.told({AUTHOR.public.key: (("192.0.2.9", port),)})
        assert len(nursery.child_tasks) == 1
        (places,) = dialled._places.values()
        assert places == [("192.0.2.9", 49), *HERE]
        nursery.cancel_scope.cancel()
