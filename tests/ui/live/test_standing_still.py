"""A match that can't go on: everybody reads why, and what can be done about it (K7)."""

import io
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest
import trio
from msgspec.structs import replace
from rich.console import Console
from trio.testing import MockClock

from games.kit import Seat
from p2p.match.playing import Playing
from p2p.match.standstill import FELT_SECONDS, Stuck, Why
from p2p.me import WAIT_SECONDS
from table.founding import Clock
from tests.sample import terms
from tests.ui.live.test_waiting import RECOVERING
from tests.ui.live.test_waiting import Stuck as Match
from ui.desk.paper import Paper
from ui.live.standing_still import explained, tell_standstill, waited
from ui.words import LANGUAGES, Words

ENGLISH = Words("en", "screen", "common")


def followed(match: Match, nursery: trio.Nursery, words: Words = ENGLISH) -> Callable[[], str]:
    file = io.StringIO()
    paper = Paper(Console(file=file, width=1000))
    nursery.start_soon(match.clocks.run)
    nursery.start_soon(tell_standstill, match.session(), paper, words)
    return file.getvalue


async def test_it_is_said_once_and_once_that_it_is_over(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    match = Match(1, 2, 3, 4, agreed=RECOVERING)
    nursery.start_soon(match.live, 4)
    told = followed(match, nursery)
    await trio.sleep(FELT_SECONDS - 2)
    assert told() == ""
    await trio.sleep(60)
    assert told().startswith(
        "The match can’t go on: Bob or Carol would have to be back, for the table can spare only"
        " one player. As soon as they are back it goes on by itself; if their program has ended,"
        " they start it again with: "
    )
    assert "resume. Otherwise your program leaves in 10 min and keeps" in told()
    assert told().count("\n") == 1
    match.clocks.liveness.heard(Seat(3))
    await trio.sleep(2)
    assert told().splitlines()[1:] == ["The match goes on."]
    nursery.cancel_scope.cancel()


async def test_whoever_is_alone_reads_that_it_may_be_cut_off_itself(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    told = followed(Match(1, 2, 3, 4, agreed=RECOVERING), nursery)
    await trio.sleep(2 * FELT_SECONDS)
    assert "nobody else gives a sign of life. They may have left, or you are cut off" in told()
    nursery.cancel_scope.cancel()


async def test_where_the_others_end_it_about_one_seat_that_is_told_instead(
    autojump_clock: MockClock,
) -> None:
    """At a table with a clock where nobody can stand in, S5 comes before."""
    without_clock = terms("complots", 3, start=2)
    for agreed in (without_clock, replace(without_clock, clock=Clock(90, 30))):
        match = Match(2, agreed=agreed)
        match.clocks.liveness.heard(Seat(3))
        assert match.standstill.now is not None
        assert (match.standstill.lasting(0) is None) == (agreed.clock is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
def test_every_reason_is_told_in_every_language(language: str, why: Why) -> None:
    words = Words(language, "screen", "common")
    seats = frozenset({Seat(2), Seat(3)})
    stuck = Stuck(why, seats, 60.0, WAIT_SECONDS)
    for me in (Seat(1), None):
        playing = as_seen_by(me)
        for text in (explained(playing, stuck, words), waited(playing, stuck, words)):
            assert ("Bob" in text and "Carol" in text) or why is Why.ALONE
            assert "10" in text
        assert ("resume" in explained(playing, stuck, words)) == (me is not None)


def as_seen_by(me: Seat | None) -> Playing:
    table = Match(2, agreed=terms("complots", 3, start=2)).table
    founding = SimpleNamespace(me=me, founding=table.founding, quorum=table.quorum)
    return cast("Playing", SimpleNamespace(table=founding))
