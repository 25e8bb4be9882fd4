"""Matches against the clock, on a clock that jumps: nobody can keep a table waiting."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import trio
from msgspec.structs import replace

from games.kit import Arrange
from p2p.match.playing import Decide
from table.audit.report import Report
from table.founding import Clock
from table.mental import MentalTable
from tests.mental.vanishing import clocked
from tests.p2p.house import HOST, House, by_lot
from tests.p2p.virtual import CALM, DAYS, Network, Weather, voyage

ROUGH = Weather(loss=0.2, duplicates=0.2, delay=0.4)
DECISION = 8  # seconds
PONDERED = 80  # seconds, more than any purse has
LAST = 3  # seat


class Evening:
    """A match in which the last guest never decides anything.

    Its own program decides for it when its time is up, unless that is ``stubborn`` and keeps
    waiting for a person who is not there.
    """

    def __init__(self, folder: Path, game: str, players: int, *, stubborn: bool) -> None:
        terms = replace(clocked(game, players), clock=Clock(DECISION, 3))
        self.house = House(folder, terms, seed=players)
        self.house.patience = DAYS
        self.house.decider = self.decider
        self.stubborn, self.seated = stubborn, 0

    def decider(self, random: Random) -> Decide:
        self.seated += 1
        return self.never if self.seated == self.house.terms.players else by_lot(random)

    async def never(self, _: MentalTable[Any]) -> object:
        with trio.CancelScope(shield=self.stubborn):
            await self.house.host.changes.until(lambda: self.house.host.closed is not None)
        return None

    async def play(self, network: Network) -> None:
        house, house.transport = self.house, network.transport
        async with house.opened() as nursery:
            house.fill(nursery)
            nursery.start_soon(lambda: house.visit("watcher", watch=True))


def late(report: Report) -> set[int]:
    """The seats for which the default counted, as they were late by a roll."""
    return {int(seat) for company in report.table.companies for seat, _ in company.late}


def gone(report: Report) -> set[int]:
    return {int(seat) for company in report.table.companies for seat in company.gone}


@pytest.mark.parametrize("players", [2, 3])
def test_who_does_not_decide_in_time_gets_the_default_from_its_own_program(
    players: int, tmp_path: Path
) -> None:
    evening = Evening(tmp_path, "kuhn", players, stubborn=False)
    network = voyage(players, CALM, evening.play)
    (report,) = evening.house.agreed()
    assert report.rolls == ()
    assert network.seconds > DECISION


@pytest.mark.parametrize(
    ("game", "players", "weather"), [("complots", 3, CALM), ("kuhn", 3, ROUGH)]
)
def test_who_never_answers_is_late_by_a_roll_and_the_match_ends_the_same_for_all(
    game: str, players: int, weather: Weather, tmp_path: Path
) -> None:
    evening = Evening(tmp_path, game, players, stubborn=True)
    voyage(players, weather, evening.play)
    (report,) = evening.house.agreed()
    assert len(late(report)) == 1
    assert gone(report) == set()


def test_the_time_left_is_shown_for_whoever_has_to_decide(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "kuhn", 3, stubborn=True)
    shown: list[dict[int, float]] = []

    async def watch(network: Network) -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(evening.play, network)
            while HOST not in evening.house.ended or not evening.house.ended[HOST]:
                await trio.sleep(1)
                sitting = evening.house.sessions[HOST].sitting
                if sitting is not None and sitting.playing is not None:
                    shown.append(
                        {int(s): left for s, left in sitting.playing.clocks.left().items()}
                    )

    voyage(7, CALM, watch)
    times = [seconds for left in shown for seconds in left.values()]
    assert 0 in times
    assert DECISION - 3 < max(times) <= DECISION


class Returning:
    """The last guest's program does nothing for a while; then it is there again, with a person
    who answers once at once, and then takes seconds to decide, as people do.
    """

    def __init__(self, folder: Path) -> None:
        terms = replace(clocked("intrigue", 3), clock=Clock(DECISION, 3))
        self.house = House(folder, terms, seed=2)
        self.house.patience = DAYS
        self.house.decider = self.decider
        self.asked, self.stumbled = 0, 0

    def decider(self, random: Random) -> Decide:
        at_once = by_lot(random)

        async def decide(table: MentalTable[Any]) -> object:
            asked = table.asked
            if table.desk.mine.seat == LAST:
                self.asked += 1
                with trio.CancelScope(shield=True):
                    await trio.sleep({1: 2 * DECISION, 2: 1}.get(self.asked, table.seconds - 1))
            if table.asked != asked:
                self.stumbled += 1
                raise LookupError("the game has gone on under who thinks about it")
            return await at_once(table)

        return decide

    async def play(self, network: Network) -> None:
        house, house.transport = self.house, network.transport
        async with house.opened() as nursery:
            house.fill(nursery)


def test_who_comes_back_has_time_to_think_again(tmp_path: Path) -> None:
    evening = Returning(tmp_path)
    voyage(1, CALM, evening.play)
    (report,) = evening.house.agreed()
    events = range(len(report.table.match.events))
    late = [place for place in events if report.table.late_in(place)]
    decided = [m for m in report.messages if m.seat == LAST and m.saying.kind == "choose"]
    assert len(late) == 1
    assert evening.stumbled == 1  # which was no longer wanted, and harmed nobody
    assert len(decided) > 10


class Pondering(Evening):
    """The last guest's person takes nearly all the time there is to swap two cards or not."""

    pondered = 0

    def decider(self, random: Random) -> Decide:
        decide = by_lot(random)
        self.seated += 1
        if self.seated < self.house.terms.players:
            return decide

        async def ponder(table: MentalTable[Any]) -> object:
            if isinstance(table.match.pending, Arrange):
                self.pondered += 1
                await trio.sleep(PONDERED)
            return await decide(table)

        return ponder


def test_who_thinks_about_cards_to_arrange_has_the_time_of_a_decision(tmp_path: Path) -> None:
    """K2: no roll has a default for it, so whoever took too long would be gone at once."""
    evening = Pondering(tmp_path, "mascarade", 4, stubborn=False)
    evening.house.terms = replace(evening.house.terms, clock=Clock(PONDERED + 10, 30))
    voyage(4, CALM, evening.play)
    (report,) = evening.house.agreed()
    assert gone(report) == set()
    assert evening.pondered
