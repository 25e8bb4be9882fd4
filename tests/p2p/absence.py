"""An evening on a clock that jumps, at which people are cut off, or their machines crash."""

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import trio
from msgspec.structs import replace

from games.kit import Decision, Seat
from p2p.match.playing import Decide
from p2p.store.diary import Diary
from table.audit.report import Report
from table.founding import Clock
from table.mental import MentalTable
from tests.mental.vanishing import clocked
from tests.p2p.house import HOST, House, by_lot, journals
from tests.p2p.virtual import DAYS, Network, Weather, voyage
from ui.commands.host_join import recalled

ROUGH = Weather(loss=0.2, duplicates=0.2, delay=0.4)
THINKING = 8  # seconds at most
WATCHER, FRIEND, OTHER = "watcher", "guest 1", "guest 2"

Story = Callable[["Evening"], Awaitable[None]]


def first(table: MentalTable[Any]) -> object:
    """What a player takes that wants no quarrel."""
    request, seat = table.match.pending, table.desk.mine.seat
    assert isinstance(request, Decision)
    return next(iter(request.options(seat, table.knowledge(seat).sight)))


class Evening:
    """A match of people who take seconds to decide, and somebody who watches it, while a story
    is told which seats are not there.
    """

    def __init__(self, folder: Path, game: str, players: int, seed: int) -> None:
        terms = replace(clocked(game, players), clock=Clock(2 * THINKING, 2 * THINKING))
        self.seed, self.house = seed, House(folder, terms, seed)
        self.house.patience = DAYS
        self.house.decider = self.thoughtful
        self.careful = False  # does everybody take the first thing, which ends no match soon?
        self.lost: tuple[str, ...] = ()
        self.lives: dict[str, trio.CancelScope] = {}

    def thoughtful(self, random: Random) -> Decide:
        decide = by_lot(random)

        async def after_a_while(table: MentalTable[Any]) -> object:
            await trio.sleep(random.uniform(0, THINKING))
            return first(table) if self.careful else await decide(table)

        return after_a_while

    def run(self, weather: Weather, story: Story) -> Report:
        """What everybody who was there at the end agreed on."""
        voyage(self.seed, weather, lambda network: self._play(network, story))
        (report,) = self.house.agreed(without=self.lost)
        return report

    async def _play(self, network: Network, story: Story) -> None:
        house, house.transport, self.network = self.house, network.transport, network
        async with house.opened() as nursery:
            self.nursery = nursery
            for number in range(1, house.terms.players):
                nursery.start_soon(self.live, f"guest {number}")
            nursery.start_soon(lambda: house.visit(WATCHER, watch=True))
            await story(self)
            for name in set(house.sessions) - set(self.lost):
                await self.ended(name)
            if self.lost:
                nursery.cancel_scope.cancel()

    async def live(self, name: str) -> None:
        with trio.CancelScope() as self.lives[name]:
            await self.house.visit(name)

    async def ended(self, name: str) -> None:
        """Until ``name`` knows how the match ended."""
        ended = self.house.ended[name]
        await self.house.host.changes.until(lambda: bool(ended))

    # Who is who

    def seat(self, name: str) -> Seat:
        return self.house.match_of(name).table.desk.mine.seat

    def named(self, seats: Iterable[Seat]) -> set[str]:
        keys = [who.key for who in self.house.match_of(HOST).table.founding.players]
        names = {s.me.identity.public.key: name for name, s in self.house.sessions.items()}
        return {names[keys[seat - 1]] for seat in seats}

    # Who is not there

    def part(self, *groups: Iterable[str]) -> None:
        """From now on those in a group hear only each other, and so do all others."""
        rest = {name: session.me.identity for name, session in self.house.sessions.items()}
        apart = [[rest.pop(name) for name in group] for group in groups]
        self.network.part(*apart, list(rest.values()))

    async def part_for_a_while(self, *names: str) -> None:
        """Until the others have gone on without them for a bit; then they come back."""
        self.careful = True
        self.part(names)
        await self.missed_by(OTHER)
        await trio.sleep(2 * THINKING)
        self.network.heal()
        await self.all_are_back()
        self.careful = False

    def lose(self, *names: str) -> None:
        """These are cut off for good, each from everybody."""
        self.lost = names
        self.part(*([name] for name in names))

    async def missed_by(self, name: str) -> None:
        """Until somebody is gone, as ``name`` sees it."""
        table = self.house.match_of(name).table
        await self.house.sessions[name].changes.until(lambda: bool(table.gone))

    async def all_are_back(self) -> None:
        """Until nobody is gone, as ``OTHER`` sees it."""
        table = self.house.match_of(OTHER).table
        await self.house.sessions[OTHER].changes.until(lambda: not table.gone)

    def crash(self, name: str) -> None:
        self.lives[name].cancel()

    def diary(self, path: Path) -> Diary:
        return Diary(path)

    async def resume(self, name: str) -> None:
        """The same player again, who knows no more than its diary."""
        before = self.house.sessions[name].me
        me = self.house.me(name, before.identity)
        (diary,) = map(self.diary, journals(me.folder))
        decide = self.house.decider(Random(self.house.random.random()))
        self.house.sessions[name] = session = recalled(me, diary, decide)
        await self.house.play(session, once=True)
