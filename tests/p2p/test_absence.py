"""Players who are cut off, on a clock that jumps: the others go on, and have them back."""

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trio
from msgspec.structs import replace

from games.kit import Seat
from p2p.playing import Decide, Playing
from table.joining import Clock
from table.mental import MentalTable
from table.message import Saying
from table.rounds import Said
from table.verify import Report
from tests.mental.impatient import clocked
from tests.p2p.house import HOST, House, by_lot
from tests.p2p.virtual import Network, Weather, voyage

CALM = Weather(delay=0.05)
ROUGH = Weather(loss=0.2, duplicates=0.2, delay=0.4)
DAYS = 1e6  # of a clock that jumps
MINUTES = 200  # seconds in which somebody would be missed
THINKING = 8  # seconds at most
WATCHER, FRIEND, OTHER = "watcher", "guest 1", "guest 2"

Story = Callable[["Evening"], Awaitable[None]]


class Evening:
    """A match of people who take seconds to decide, and somebody who watches it, while a story
    is told of who is cut off.
    """

    def __init__(self, folder: Path, game: str, players: int, seed: int) -> None:
        terms = replace(clocked(game, players), clock=Clock(2 * THINKING, 2 * THINKING))
        self.seed, self.house = seed, House(folder, terms, seed)
        self.house.patience = DAYS
        self.house.decider = self.thoughtful
        self.lost: tuple[str, ...] = ()

    def thoughtful(self, random: Random) -> Decide:
        decide = by_lot(random)

        async def after_a_while(table: MentalTable[Any]) -> object:
            await trio.sleep(random.uniform(0, THINKING))
            return await decide(table)

        return after_a_while

    def playing(self, name: str) -> Playing:
        sitting = self.house.sessions[name].sitting
        assert sitting is not None
        assert sitting.playing is not None
        return sitting.playing

    def named(self, seats: Iterable[Seat]) -> set[str]:
        keys = [who.key for who in self.playing(HOST).table.founding.players]
        names = {s.me.identity.public.key: name for name, s in self.house.sessions.items()}
        return {names[keys[seat - 1]] for seat in seats}

    def run(self, weather: Weather, story: Story) -> Report:
        """What everybody who was there at the end agreed on."""
        voyage(self.seed, weather, lambda network: self._play(network, story))
        (report,) = self.house.agreed(without=self.lost)
        return report

    async def _play(self, network: Network, story: Story) -> None:
        house, house.transport, self.network = self.house, network.transport, network
        async with house.opened() as nursery:
            house.fill(nursery)
            nursery.start_soon(lambda: house.visit(WATCHER, watch=True))
            await story(self)
            await self.all_but_the_lost_ended()
            if self.lost:
                nursery.cancel_scope.cancel()

    async def all_but_the_lost_ended(self) -> None:
        for name in set(self.house.sessions) - set(self.lost):
            session, ended = self.house.sessions[name], self.house.ended[name]
            await session.changes.until(lambda: bool(ended))  # noqa: B023

    def part(self, *names: str) -> None:
        """From now on these hear only each other, and the others only the others."""
        identities = {name: session.me.identity for name, session in self.house.sessions.items()}
        apart = [identities.pop(name) for name in names]
        self.network.part(apart, list(identities.values()))

    async def part_for_a_while(self, *names: str) -> None:
        """Until the others have gone on without them for a bit."""
        self.part(*names)
        await self.missed_by(OTHER)
        await trio.sleep(2 * THINKING)
        self.network.heal()

    async def missed_by(self, name: str) -> None:
        """Until somebody is gone, as ``name`` sees it."""
        table = self.playing(name).table
        await self.house.sessions[name].changes.until(lambda: bool(table.gone))

    def lose(self, *names: str) -> None:
        """These are cut off for good, each from everybody."""
        self.lost = names
        identities = {name: session.me.identity for name, session in self.house.sessions.items()}
        apart = [[identities.pop(name)] for name in names]
        self.network.part(*apart, list(identities.values()))


def signed(evening: Evening, report: Report) -> set[str]:
    """Who was there to sign the result."""
    return evening.named(m.seat for m in report.messages if m.saying.kind == "end")


def absences(evening: Evening, report: Report) -> list[set[str]]:
    """The names of who was gone, in one company after the other."""
    return [evening.named(company.gone) for company in report.table.presence.companies]


@pytest.mark.parametrize("weather", [CALM, ROUGH])
@pytest.mark.parametrize("players", [3, pytest.param(6, marks=pytest.mark.long)])
def test_a_match_ends_without_a_player_who_was_cut_off_for_good(
    players: int, weather: Weather, tmp_path: Path
) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=20 * players)
        evening.lose(FRIEND)

    evening = Evening(tmp_path, "complots", players, seed=players)
    report = evening.run(weather, story)
    assert absences(evening, report) == [set(), {FRIEND}]


@pytest.mark.parametrize("weather", [CALM, ROUGH])
@pytest.mark.parametrize("players", [3, pytest.param(6, marks=pytest.mark.long)])
def test_who_was_cut_off_for_minutes_comes_back_and_plays_on(
    players: int, weather: Weather, tmp_path: Path
) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=20 * players)
        await evening.part_for_a_while(FRIEND)

    evening = Evening(tmp_path, "complots", players, seed=players)
    report = evening.run(weather, story)
    assert absences(evening, report) == [set(), {FRIEND}, set()]
    assert FRIEND in signed(evening, report)


@pytest.mark.long
def test_two_who_are_cut_off_at_once_are_missed_at_a_table_of_six(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=120)
        evening.lose(FRIEND, OTHER)

    evening = Evening(tmp_path, "complots", 6, seed=6)
    report = evening.run(CALM, story)
    assert absences(evening, report)[-1] == {FRIEND, OTHER}


def test_a_table_of_three_waits_for_one_of_two_who_are_cut_off(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        evening.lose(FRIEND, OTHER)
        await trio.sleep(MINUTES)
        heard = evening.house.heard()
        await trio.sleep(MINUTES)
        assert evening.house.heard() == heard
        evening.lose(FRIEND)

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(CALM, story)
    assert absences(evening, report)[-1] == {FRIEND}


@pytest.mark.parametrize("weather", [CALM, ROUGH])
def test_who_watches_one_that_is_gone_hears_in_the_end_what_counts(
    weather: Weather, tmp_path: Path
) -> None:
    """The host and the watcher are alone for a while: what the host says then is void."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        await evening.part_for_a_while(HOST, WATCHER)

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(weather, story)
    assert absences(evening, report) == [set(), {HOST}, set()]
    assert HOST in signed(evening, report)


def test_the_others_go_on_without_a_host_that_is_cut_off_for_good(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        evening.lose(HOST, WATCHER)

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(CALM, story)
    assert absences(evening, report) == [set(), {HOST}]


def test_nobody_waits_for_ever_for_a_program_that_keeps_back_its_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says all else, and comes back each time."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        table = evening.playing(FRIEND).table
        monkeypatch.setattr(table, "say", lambda: all_but_shares(table))

    def all_but_shares(table: MentalTable[Any]) -> list[tuple[Saying, Said]]:
        return [due for due in MentalTable.say(table) if due[0].kind != "shares"]

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(CALM, story)
    gone = absences(evening, report)
    assert gone[::2] == [set()] * len(gone[::2])
    assert gone[1::2] == [{FRIEND}] * len(gone[1::2])
    assert len(gone) > 3
