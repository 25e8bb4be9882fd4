"""Whom everybody waits for: named when it takes long, and nobody else (K6)."""

import io
from collections.abc import Callable
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
from p2p.match.clocks import Clocks
from p2p.match.standstill import Standstill
from p2p.me import WAIT_SECONDS
from p2p.session import Session
from table.caller import Caller
from table.calls.report import Claim
from table.founding import Clock, Terms
from table.mental import MentalTable
from tests.mental.vanishing import clocked
from tests.sample import Room, by_lot, seated, terms
from tests.ui.files import SEED
from ui.desk.paper import Paper
from ui.live.waiting import (
    CALL_SECONDS,
    LATE_SECONDS,
    SILENT_SECONDS,
    SOON_SECONDS,
    TICK_SECONDS,
    Awaited,
    awaited,
    name_awaited,
)
from ui.words import LANGUAGES, Words

RECOVERING = replace(clocked("complots", 4), start=2, clock=Clock(90, 30))


class Stuck:
    """A match that waits for the seats in ``silent``, as the first seat sees it."""

    def __init__(self, *silent: int, agreed: Terms | None = None) -> None:
        print("seed", SEED)
        random = Random(SEED)
        self.room = Room(seated(agreed or terms("complots", 3, start=2)), random, by_lot(random))
        self.room.silent = {Seat(seat) for seat in silent}
        self.room.play()
        self.callers = [Caller(player, player.identity) for player in self.room.players]
        self.changes = Changes()
        self.look_at(1)

    def look_at(self, seat: int) -> None:
        """From now on it is the session of this seat."""
        self.table: MentalTable[Any] = self.room.players[seat - 1].table
        self.keeper = SimpleNamespace(caller=self.callers[seat - 1])
        self.clocks = Clocks(self.table, self.changes, self.keeper.caller)
        self.standstill = Standstill(self.clocks, self.changes, WAIT_SECONDS)
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

    # Calls

    def report(self, *seats: int) -> None:
        """Some halt, as Bob keeps them waiting; everybody hears it."""
        claim = Claim(Seat(2), self.table.op)
        for seat in seats:
            for statement in self.callers[seat - 1].report([] if seat == 2 else [claim]):
                for caller in self.callers:
                    caller.hear(statement)
        self.look()

    def look(self) -> None:
        """What peers do whenever something has changed; nobody votes here."""
        for caller in self.callers:
            caller.reason(trio.current_time())
        self.changes.tell()

    async def live(self, *alive: int) -> None:
        """These give signs of life."""
        while True:
            for seat in alive:
                self.clocks.liveness.heard(Seat(seat))
            await trio.sleep(2)


async def followed(match: Stuck, nursery: trio.Nursery, language: str = "en") -> Callable[[], str]:
    """Somebody sits at a terminal; what they read last is returned."""
    file = io.StringIO()
    paper = Paper(Console(file=file, width=100, force_terminal=True, _environ={"TERM": "xterm"}))
    words = Words(language, "screen", "common")
    nursery.start_soon(match.clocks.run)
    nursery.start_soon(name_awaited, match.session(), paper, words)

    def last() -> str:
        return file.getvalue().rpartition("\x1b[2K")[2].strip("\x1b[02m ")

    return last


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
    agreed = replace(terms("complots", 3, start=2), clock=Clock(9, 9))
    match = Stuck(2, agreed=agreed)
    nursery.start_soon(match.live, 2, 3)
    last = await followed(match, nursery)
    for seconds in (8, 5, 1, 0, 0):
        await trio.sleep(1.5 if seconds == 8 else 3)
        assert last().startswith("Waiting for Bob (")
    assert last() == "Waiting for Bob (0 s left) …"
    nursery.cancel_scope.cancel()


async def test_a_program_that_is_slow_is_told_from_a_person_who_thinks(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    """It owes a key, which nobody decides about."""
    match = Stuck(agreed=replace(terms("complots", 3), clock=Clock(9, 9)))
    match.room = Room(seated(terms("complots", 3)), Random(SEED), by_lot(Random(SEED)))
    match.callers = [Caller(player, player.identity) for player in match.room.players]
    match.look_at(1)
    list(match.room.players[0].speak())
    last = await followed(match, nursery)
    await trio.sleep(2)
    assert last() == "Waiting for Bob, Carol …"
    await trio.sleep(4)
    assert last() in {f"Waiting for Bob ({n} s so far), Carol ({n} s so far) …" for n in (5, 6)}
    nursery.cancel_scope.cancel()


# Roll calls


async def test_a_call_is_told_of_if_it_takes_long(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match = Stuck(1, 2, 3, 4, agreed=RECOVERING)
    nursery.start_soon(match.live, 2, 3, 4)
    last = await followed(match, nursery)
    await trio.sleep(5)
    match.report(1, 3)
    await trio.sleep(CALL_SECONDS - 0.1)
    assert last().startswith("Waiting for Bob (")
    await trio.sleep(TICK_SECONDS + 0.2)
    assert last() == "Calling the roll: Bob, Dave have not reported …"
    match.report(4)
    await trio.sleep(TICK_SECONDS)
    assert last() == "Calling the roll: Bob has not reported …"
    match.report(2)
    await trio.sleep(TICK_SECONDS)
    assert last() == "Calling the roll …"
    nursery.cancel_scope.cancel()


async def test_where_too_many_are_silent_any_of_them_is_waited_for(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match = Stuck(1, 2, 3, 4, agreed=RECOVERING)
    nursery.start_soon(match.live, 4)
    last = await followed(match, nursery)
    await trio.sleep(SILENT_SECONDS - 1)
    assert last().startswith("Waiting for Bob (")
    await trio.sleep(TICK_SECONDS + 1)
    assert last() == "The match waits for Bob or Carol, 10 min more at most …"
    match.clocks.liveness.heard(Seat(3))
    await trio.sleep(TICK_SECONDS)
    assert last().startswith("Waiting for Bob (")
    nursery.cancel_scope.cancel()


async def test_time_stands_still_in_a_call_and_yet_the_silent_are_named(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match = Stuck(1, 2, 3, 4, agreed=RECOVERING)
    nursery.start_soon(match.live, 4)
    last = await followed(match, nursery)
    await trio.sleep(1)
    match.report(1, 4)
    await trio.sleep(CALL_SECONDS + TICK_SECONDS)
    assert last() == "The match waits for Bob or Carol, 10 min more at most …"
    nursery.cancel_scope.cancel()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_is_gone_reads_so_in_every_language(
    language: str, nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match = Stuck(1, 2, 3, 4, agreed=RECOVERING)
    nursery.start_soon(match.live, 2, 3, 4)
    nursery.start_soon(vote, match)
    match.report(1, 3, 4)
    await trio.sleep(30)
    assert match.table.gone == {2}
    match.look_at(2)
    for proof in match.room.players[0].proofs:
        match.keeper.caller.learn(proof.encode())
    assert match.table.gone == {2}
    nursery.start_soon(match.live, 1, 3, 4)
    last = await followed(match, nursery, language)
    await trio.sleep(2)
    outside = Words(language, "screen").say("waiting-outside")
    assert last() == outside
    nursery.cancel_scope.cancel()


async def vote(match: Stuck) -> None:
    """All but Bob agree on a roll."""
    while True:
        for caller in match.callers:
            for statement in caller.look(trio.current_time()) if caller.seat != 2 else ():
                for other in match.callers:
                    other.hear(statement)
        await trio.sleep(0.5)
