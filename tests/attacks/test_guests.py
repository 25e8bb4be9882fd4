"""Somebody who was let in, and wears the table down: memory, answers and work for nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from crypto.identity import Identity
from games.kit import Seat
from p2p.changes import Changes
from p2p.entry.code import CodeLock, Guessing
from p2p.entry.code_exchange import TRIES_AT_ONCE, Reception
from p2p.errors import Refused
from p2p.match.evidence import MAX_EVIDENCE
from p2p.match.sitting import EARLY_EACH, Sitting
from p2p.mesh.node import Node
from p2p.wire import rate_limit
from p2p.wire.frames import MAX_PIECE, Evidence, Guest, Have, Lobby, Pake, Said
from p2p.wire.rate_limit import SHARED_ANSWERS_AT_ONCE
from p2p.wire.sockets import Sockets
from tests.mental.seating import Party, terms_of
from tests.p2p.house import HOST, House, undecided
from tests.p2p.match.test_evidence import Ear, line_from, link_to
from tests.p2p.strangers import Stranger, knock, stranger

KEYS = 4
TERMS = terms_of("kuhn", 2)


@asynccontextmanager
async def under_way(folder: Path) -> AsyncIterator[House]:
    """A match that waits for a decision."""
    house = House(folder, TERMS, seed=1)
    house.decider = undecided
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.host.changes.until(lambda: is_asked(house))
        yield house
        nursery.cancel_scope.cancel()


def is_asked(house: House) -> bool:
    playing = house.host.playing
    return playing is not None and bool(playing.table.deciders)


def nothing_of(house: House) -> Have:
    return nothing(house.match_of(HOST).table.founding.table)


def nothing(table: bytes) -> Have:
    return Have(table, 0, (0, 0), bytes(32), (0, 0))


async def seen_to(house: House, who: Stranger) -> None:
    """Return when the host has taken in all that ``who`` said before."""
    await who.say(nothing_of(house))
    await who.hear(Said)


def half(table: bytes) -> list[Evidence]:
    """Evidence that never comes to its end."""
    return [Evidence(table, MAX_EVIDENCE, i * MAX_PIECE, bytes(MAX_PIECE)) for i in range(3)]


async def test_a_spectator_with_ever_new_keys_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Each key brings evidence that never ends, and a few words more; then comes the next key.

    Without the rule that only seats are heard, the host kept up to 4 MB of each key for good.
    """
    async with under_way(tmp_path) as house:
        playing = house.match_of(HOST)
        for _ in range(KEYS):
            async with stranger(house.address) as spectator:
                await spectator.say(knock(watch=True))
                await spectator.say(*half(nothing_of(house).table))
                await seen_to(house, spectator)
                assert playing._court.unfinished == 0
        await house.host.changes.until(lambda: len(house.host.node.links) == 1)
        players = {who.key for who in playing.table.founding.players}
        assert playing.neighbours.known() <= players
        assert not playing._ending.informed


async def test_what_a_seat_has_not_brought_to_its_end_dies_with_its_link(tmp_path: Path) -> None:
    async with under_way(tmp_path) as house:
        court, line = house.match_of(HOST)._court, line_from(house, "guest 1")
        for piece in half(nothing_of(house).table):
            line.post(piece)
        await house.host.changes.until(lambda: court.unfinished == 3 * MAX_PIECE)
        line.close()
        guest = house.sessions["guest 1"].me.identity.public
        await house.host.changes.until(lambda: guest not in house.host.node.links)
        assert court.unfinished == 0


async def test_whoever_says_much_before_the_match_takes_nobody_elses_place() -> None:
    """What comes before all JOINs are here is kept, for it is not said twice at once."""
    me = Identity.generate()
    lobby = Lobby(TERMS, 1, (Guest(me.public.key, "me", ()),), sealed=True)
    sitting = Sitting(me, lobby, None, Changes(), None)  # type: ignore[arg-type]
    loud, quiet = (link_to(Identity.generate().public) for _ in range(2))
    for number in range(1000):
        sitting.hear(loud, Said(bytes([number % 256])))
    sitting.hear(quiet, Said(b"my key"))
    assert [link for link, _ in sitting._early] == [*[loud] * EARLY_EACH, quiet]


async def test_ever_new_keys_do_not_buy_the_match_more_often_than_one(
    autojump_clock: MockClock,
) -> None:
    """Each asks again and again for everything: one allowance is for all of them."""
    party, answers = Party.of(TERMS), 0
    ear = Ear(party, next(party.player(Seat(2)).due())[0].encode())
    for _ in range(KEYS):
        ear.link = link_to(Identity.generate().public)
        for _ in range(SHARED_ANSWERS_AT_ONCE):
            ear.playing.hear(ear.link, replace(nothing(party.founding.table), asks=True))
        answers += sum(isinstance(frame, Said) for frame in ear.posted())
    assert answers == SHARED_ANSWERS_AT_ONCE


async def test_what_was_used_up_does_not_come_back_with_a_new_link(
    autojump_clock: MockClock,
) -> None:
    """A flood goes on over a new link, with a new key where there is no seat to keep."""
    me, *others = (Identity.generate() for _ in range(4))
    seat, one, another = (who.public for who in others)
    node = Node(me, Sockets(me), lambda *_: None, lambda _: None, lambda _: None)
    node.seats.add(seat.key)
    node.members |= {seat, one, another}
    for first, second in ((seat, seat), (one, another)):
        spent = node._limit_of(first)
        assert spent is not None
        for _ in range(rate_limit.FRAMES_AT_ONCE):
            await spent.heard(b"")
        before, again = trio.current_time(), node._limit_of(second)
        assert again is not None
        for _ in range(10 * rate_limit.FRAMES_A_SECOND):
            await again.heard(b"")
        assert trio.current_time() - before > 9


async def test_a_code_that_is_never_confirmed_is_no_work_without_end(
    autojump_clock: MockClock,
) -> None:
    """To begin costs no try, so whoever only begins may do so with ever new keys: the host would
    agree on a key with each.
    """
    host = Identity.generate().public
    reception = Reception(CodeLock("7-copper-lantern"), host)
    for _ in range(TRIES_AT_ONCE):
        begin(reception)
    with pytest.raises(Refused, match="try again soon"):
        begin(reception)
    assert reception.lock.tries


def begin(reception: Reception) -> None:
    guest = Identity.generate().public
    share = Guessing("7-copper-lantern", guest, reception.me).share
    reception.hear(link_to(guest), Pake(share))
    reception.gone(guest)
