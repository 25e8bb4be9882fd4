"""Whom everybody waits for: named when it takes long, and nobody else."""

import io
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
import trio
from rich.console import Console
from trio.testing import MockClock

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p.changes import Changes
from p2p.session import Session
from table.mental import MentalTable
from tests.sample import Room, by_lot, seated, terms
from tests.ui.files import SEED
from ui.live.paper import Paper
from ui.live.waiting import LATE_SECONDS, SOON_SECONDS, Awaited, awaited, name_awaited
from ui.words import Words


class Stuck:
    """A match that waits for the seats in ``silent``, as the first seat sees it."""

    def __init__(self, *silent: int) -> None:
        print("seed", SEED)
        random, players = Random(SEED), seated(terms("complots", 3, start=2))
        self.room = Room(players, random, by_lot(random))
        self.room.silent = {Seat(seat) for seat in silent}
        self.room.play()
        self.table: MentalTable[Any] = players[0].table
        self.changes = Changes()
        self.linked = {join.body.identity for join in self.table.founding.joins}

    def session(self) -> Session:
        """As much of one as is looked at."""
        playing = SimpleNamespace(table=self.table, over=False)
        sitting = SimpleNamespace(playing=playing)
        node = SimpleNamespace(links={PublicIdentity(key): None for key in self.linked})
        return cast("Session", SimpleNamespace(sitting=sitting, changes=self.changes, node=node))

    def go_on(self) -> None:
        self.room.silent = set()
        self.room.play()
        self.changes.tell()


def test_whoever_has_to_decide_is_awaited() -> None:
    assert awaited(Stuck(2).session()) == (Awaited("Bob"),)


def test_whoever_is_not_there_at_all_is_told_apart() -> None:
    match = Stuck(2)
    match.linked.clear()
    assert awaited(match.session()) == (Awaited("Bob", linked=False),)


def test_while_we_are_asked_ourselves_nobody_else_is_to_blame() -> None:
    match = Stuck(1, 2, 3)
    assert awaited(match.session()) == (Awaited("Bob"),)
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
