"""Whom everybody waits for: named when it takes long, and nobody else."""

import io
import re
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
import trio
from msgspec.structs import replace
from rich.console import Console
from trio.testing import MockClock

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p.changes import Changes
from p2p.match.clocks import FORFEIT_SECONDS, Clocks
from p2p.session import Session
from table.founding import Clock
from table.mental import MentalTable
from tests.sample import Room, by_lot, seated, terms
from tests.ui.files import SEED
from ui.live.paper import Paper
from ui.live.waiting import LATE_SECONDS, SOON_SECONDS, Awaited, awaited, is_outside, name_awaited
from ui.words import Words


class Stuck:
    """A match that waits for the seats in ``silent``, as the first seat sees it."""

    def __init__(self, *silent: int, clock: Clock | None = None, players: int = 3) -> None:
        print("seed", SEED)
        random = Random(SEED)
        seats = seated(replace(terms("complots", players, start=2), clock=clock))
        self.room = Room(seats, random, by_lot(random))
        self.room.silent = {Seat(seat) for seat in silent}
        self.room.play()
        self.table: MentalTable[Any] = seats[0].table
        self.changes = Changes()
        self.clocks = Clocks(self.table, self.changes, lambda: (0,) * players)
        self.linked = {join.body.identity for join in self.table.founding.joins}

    def session(self) -> Session:
        """As much of one as is looked at."""
        node = SimpleNamespace(links={PublicIdentity(key): None for key in self.linked})
        return cast("Session", SimpleNamespace(playing=self, changes=self.changes, node=node))

    @property
    def over(self) -> bool:
        return self.table.finished

    def go_on(self) -> None:
        self.room.silent = set()
        self.room.play()
        self.changes.tell()


class Leaving(Stuck):
    """A match in which nobody decides, and some find that the third seat is gone."""

    def __init__(self) -> None:
        print("seed", SEED)
        agreed = replace(terms("complots", 3, start=2), clock=Clock(9, 9))
        random = Random(SEED)
        self.room = Room(seated(agreed), random, by_lot(random))
        self.room.silent = {Seat(1), Seat(2), Seat(3)}
        self.room.play()
        self.changes = Changes()
        self.look_at(1)
        self.unheard: list[bytes] = []  # by the third seat

    def look_at(self, seat: int) -> None:
        """From now on it is the session of this seat."""
        self.table = self.room.players[seat - 1].table
        self.clocks = Clocks(self.table, self.changes, lambda: (0, 0, 0))
        self.linked = {join.body.identity for join in self.table.founding.joins}

    def doubt(self, seat: int) -> None:
        player, (one, other) = self.room.players[seat - 1], self.room.players[:2]
        player.table.outbox.suspect(Seat(3))
        for data in player.speak():
            self.unheard.append(data)
            (other if player is one else one).receive(data)

    def come_back(self) -> list[bytes]:
        """The third seat hears that it is gone, and asks to be let in."""
        player = self.room.players[2]
        for data in self.unheard:
            player.receive(data)
        return list(player.speak())


def told(match: Stuck) -> list[str]:
    words = Words("en", "screen", "common")
    return [one.told(match.session(), words) for one in awaited(match.session())]


async def test_votes_that_somebody_is_gone_are_counted_and_then_it_is_not_awaited() -> None:
    match = Leaving()
    match.doubt(1)
    doubted = Awaited(Seat(3), "Carol").told(match.session(), Words("en", "screen", "common"))
    assert doubted == "Carol (1 of 2 say: gone)"
    match.doubt(2)
    assert match.table.gone == {3}
    assert awaited(match.session()) == (Awaited(Seat(2), "Bob"),)


async def test_who_is_gone_waits_for_those_who_have_not_let_it_in_yet() -> None:
    match = Leaving()
    match.doubt(1)
    match.doubt(2)
    match.look_at(3)
    wish = match.come_back()
    assert is_outside(match.session())
    assert told(match) == ["Alice", "Bob"]
    one, other, gone = match.room.players
    for data in wish:
        one.receive(data)
    for data in list(one.speak()):
        gone.receive(data)
    assert told(match) == ["Bob"]
    for data in wish:
        other.receive(data)
    for data in list(other.speak()):
        gone.receive(data)
    assert not is_outside(match.session())


def test_whoever_has_to_decide_is_awaited() -> None:
    assert awaited(Stuck(2).session()) == (Awaited(Seat(2), "Bob"),)


def test_whoever_is_not_there_at_all_is_told_apart() -> None:
    match = Stuck(2)
    match.linked.clear()
    assert awaited(match.session()) == (Awaited(Seat(2), "Bob", linked=False),)


def test_while_we_are_asked_ourselves_nobody_else_is_to_blame() -> None:
    match = Stuck(1, 2, 3)
    assert awaited(match.session()) == (Awaited(Seat(2), "Bob"),)
    match.table = match.room.players[1].table
    assert awaited(match.session()) == ()


@pytest.mark.parametrize("terminal", [True, False])
async def test_they_are_named_once_it_takes_long(
    terminal: bool, nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match, file = Stuck(2), io.StringIO()
    paper = Paper(Console(file=file, width=80, force_terminal=terminal, _environ={"TERM": "xterm"}))
    patience = SOON_SECONDS if terminal else LATE_SECONDS
    nursery.start_soon(name_awaited, match.session(), paper, Words("en", "screen", "common"))
    await trio.sleep(patience * 0.9)
    match.changes.tell()
    assert file.getvalue() == ""
    await trio.sleep(patience * 0.2)
    assert file.getvalue().count("Waiting for Bob …") == 1
    match.go_on()
    await trio.sleep(60)
    assert file.getvalue().count("Waiting") == 1
    assert file.getvalue().endswith("\x1b[2K" if terminal else "…\n")
    nursery.cancel_scope.cancel()


async def test_the_time_goes_by_before_everybody_s_eyes(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match, file = Stuck(2, clock=Clock(9, 9)), io.StringIO()
    paper = Paper(Console(file=file, width=80, force_terminal=True, _environ={"TERM": "xterm"}))
    session = match.session()
    playing = session.playing
    assert playing is not None
    nursery.start_soon(playing.clocks.run)
    nursery.start_soon(name_awaited, session, paper, Words("en", "screen", "common"))
    await trio.sleep(12)
    for seconds in (9, 5, 1, 0):
        assert f"Bob ({seconds} s)" in file.getvalue()
    part = match.table.rounds.part(match.table.op, Seat(2))
    assert part is not None
    part.votes[Seat(3)] = ()
    await trio.sleep(2)
    assert "Bob (1 of 2 say: too late)" in file.getvalue()
    nursery.cancel_scope.cancel()


@pytest.mark.parametrize("terminal", [True, False])
async def test_of_two_who_waits_is_told_when_the_other_forfeits(
    terminal: bool, nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match, file = Stuck(2, clock=Clock(9, 9), players=2), io.StringIO()
    paper = Paper(Console(file=file, width=80, force_terminal=terminal, _environ={"TERM": "xterm"}))
    nursery.start_soon(match.clocks.run)
    nursery.start_soon(name_awaited, match.session(), paper, Words("en", "screen", "common"))
    await trio.sleep(8)
    assert "forfeits" not in file.getvalue()
    await trio.sleep(FORFEIT_SECONDS)
    told = re.findall(r"Bob \(silent, forfeits the match in (\d+) s\)", file.getvalue())
    assert len(told) > (100 if terminal else 3)
    assert FORFEIT_SECONDS >= int(told[0]) > int(told[-1]) > 0
    assert match.table.outbox.suspects == []
    await trio.sleep(2)
    assert match.table.outbox.suspects == [Seat(2)]
    nursery.cancel_scope.cancel()
