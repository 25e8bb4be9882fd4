"""Two players against the clock, on a clock that jumps: who is silent for too long has lost."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from p2p.match.clocks import FORFEIT_SECONDS
from p2p.match.playing import Decide
from p2p.match.sitting import Ended
from table.audit.report import Report
from table.audit.verify import verify_record
from table.founding import Clock
from table.log.record import Record
from table.mental import MentalTable
from tests.mental.impatient import clocked
from tests.p2p.house import HOST, House, by_lot
from tests.p2p.virtual import CALM, DAYS, Network, voyage
from ui.terms import game_of

DECISION = 8  # seconds
GUEST = "guest 1"


class Duel:
    """A host and a guest, whose program never comes to a decision in the first match if it is
    ``stuck``; what happens to their line is up to the test.
    """

    def __init__(self, folder: Path, game: str, *, stuck: bool = False, matches: int = 1) -> None:
        terms = replace(clocked(game, 2), clock=Clock(DECISION, DECISION))
        self.house = House(folder, terms, seed=1, matches=matches)
        self.house.patience = DAYS
        self.house.decider = self.decider
        self.stuck, self.seated = stuck, 0
        self.heard = 1  # so many messages before the line is cut
        self.forfeits: list[float] = []  # what the host was told about the time that is left

    def decider(self, random: Random) -> Decide:
        self.seated += 1
        return self.never(by_lot(random)) if self.stuck and self.seated == 2 else by_lot(random)

    def never(self, later: Decide) -> Decide:
        async def decide(table: MentalTable[Any]) -> object:
            if table is not self.house.match_of(GUEST).table or len(self.house.ended[GUEST]) > 0:
                return await later(table)
            with trio.CancelScope(shield=True):
                await self.house.sessions[GUEST].changes.until(lambda: table.finished)
            return None

        return decide

    async def until(self, name: str, known: Callable[[MentalTable[Any]], bool]) -> None:
        table = self.house.match_of(name).table
        await self.house.sessions[name].changes.until(lambda: known(table))

    async def play(self, network: Network) -> None:
        house, house.transport = self.house, network.transport
        async with house.opened() as nursery:
            house.fill(nursery)
            await house.playing(HOST, self.heard)
            await house.playing(GUEST)
            await self.go_on(network)

    async def go_on(self, network: Network) -> None:
        """The line stays as it is."""

    def cut(self, network: Network) -> None:
        sessions = self.house.sessions
        network.part([sessions[HOST].me.identity], [sessions[GUEST].me.identity])

    def ends(self) -> tuple[Ended, Ended]:
        (host,), (guest,) = self.house.ended[HOST], self.house.ended[GUEST]
        assert (host.cheating, guest.cheating) == (None, None)
        return host, guest


def told(ended: Ended) -> Report:
    report = verify_record(Record.decode(ended.record), game_of)
    assert report.complete
    assert (report.winners, report.table.forfeited) == (ended.winners, ended.forfeited)
    return report


def test_whose_program_is_silent_for_good_has_forfeited_and_both_know_it(tmp_path: Path) -> None:
    duel = Duel(tmp_path, "kuhn", stuck=True)
    network = voyage(1, CALM, duel.play)
    host, guest = duel.ends()
    assert host.record == guest.record
    assert (told(host).winners, guest.forfeited, host.disputed) == ((1,), 2, False)
    assert network.seconds > DECISION + FORFEIT_SECONDS


class CutOff(Duel):
    """The line is cut while the guest is asked, and mended when the host has had enough."""

    async def go_on(self, network: Network) -> None:
        await self.until(GUEST, lambda table: table.asked is not None)
        self.cut(network)
        await self.until(HOST, lambda table: table.finished)
        assert not self.house.match_of(GUEST).over
        network.heal()


@pytest.mark.parametrize("game", ["kuhn", "complots"])
def test_who_is_back_too_late_learns_that_it_has_forfeited(game: str, tmp_path: Path) -> None:
    duel = CutOff(tmp_path, game, stuck=True)
    voyage(2, CALM, duel.play)
    host, guest = duel.ends()
    assert host.record == guest.record
    assert (told(guest).winners, guest.forfeited, guest.disputed) == ((1,), 2, False)


class BackInTime(Duel):
    async def go_on(self, network: Network) -> None:
        host = self.house.match_of(HOST)
        self.cut(network)
        await trio.sleep(FORFEIT_SECONDS / 2)
        self.forfeits += host.clocks.forfeits().values()
        network.heal()


def test_who_is_back_in_time_plays_on(tmp_path: Path) -> None:
    """Whenever the line was cut; and who waits is told for how long."""
    told: list[float] = []
    for heard in range(1, 14, 2):
        folder = tmp_path / str(heard)
        folder.mkdir()
        duel = BackInTime(folder, "kuhn")
        duel.heard = heard
        voyage(heard, CALM, duel.play)
        (report,) = duel.house.agreed()
        assert "company" not in {message.saying.kind for message in report.messages}
        told += duel.forfeits
    assert told
    assert all(FORFEIT_SECONDS / 3 < left < FORFEIT_SECONDS for left in told)


class Apart(Duel):
    """The line is cut while each waits for the other, until both have had enough."""

    async def go_on(self, network: Network) -> None:
        self.cut(network)
        await self.until(HOST, lambda table: table.finished)
        await self.until(GUEST, lambda table: table.finished)
        network.heal()


def test_who_declared_each_other_gone_hear_of_it_and_neither_is_a_cheat(tmp_path: Path) -> None:
    duel = Apart(tmp_path, "kuhn")
    voyage(1, CALM, duel.play)
    host, guest = duel.ends()
    assert (told(host).winners, told(guest).winners) == ((1,), (2,))
    assert (host.disputed, guest.disputed) == (True, True)


def test_there_can_be_another_match_after_a_forfeit(tmp_path: Path) -> None:
    duel = Duel(tmp_path, "complots", stuck=True, matches=2)
    voyage(3, CALM, duel.play)
    first, second = duel.house.agreed()
    assert (first.table.forfeited, second.table.forfeited) == (2, None)
    assert first.founding.terms.start == second.founding.terms.start is None


def test_without_a_clock_who_is_silent_is_waited_for(tmp_path: Path) -> None:
    class Patient(Duel):
        async def go_on(self, network: Network) -> None:
            self.cut(network)
            await trio.sleep(10 * FORFEIT_SECONDS)
            assert not self.house.match_of(HOST).over
            network.heal()

    duel = Patient(tmp_path, "kuhn")
    duel.house.terms = replace(duel.house.terms, clock=None)
    voyage(1, CALM, duel.play)
    (report,) = duel.house.agreed()
    assert report.table.gone == set()


class Asleep(Duel):
    """The host's own machine sleeps while it waits: its clock has gone on when it wakes up."""

    asleep = 0.0

    async def go_on(self, _: Network) -> None:
        host = self.house.match_of(HOST)
        await self.until(GUEST, lambda table: table.asked is not None)
        await trio.sleep(FORFEIT_SECONDS / 4)
        clock = trio.lowlevel.current_clock()
        assert isinstance(clock, MockClock)
        clock.jump(self.asleep)
        await trio.sleep(FORFEIT_SECONDS - 1)
        assert not host.table.finished


@pytest.mark.parametrize("seconds", [FORFEIT_SECONDS / 2, 10 * FORFEIT_SECONDS])
def test_who_slept_itself_has_not_waited(seconds: float, tmp_path: Path) -> None:
    duel = Asleep(tmp_path, "kuhn", stuck=True)
    duel.asleep = seconds
    network = voyage(1, CALM, duel.play)
    host, guest = duel.ends()
    assert host.record == guest.record
    assert network.seconds > FORFEIT_SECONDS + seconds
