"""Whole matches on a network that loses, repeats, delays and reorders, each from its seed."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
import trio

from tests.mental.seating import terms_of
from tests.p2p.house import HOST, House
from tests.p2p.virtual import DAYS, Network, Weather, voyage
from ui.commands.bot_seat import bot

ROUGH = Weather(loss=0.3, duplicates=0.2, delay=0.4)
PARTED = (3, 70, 400)  # seconds: hardly noticed; links are lost; dialled at the slowest pace


class Evening:
    """A match of bots on a virtual network, with somebody watching."""

    def __init__(self, folder: Path, game: str, players: int, seed: int) -> None:
        folder.mkdir(exist_ok=True)
        self.house = House(folder, terms_of(game, players), seed)
        self.house.patience = DAYS
        self.house.wait = DAYS  # cut off again and again, somebody may hear nothing for long (K7)
        self.house.decider = lambda random: bot("novice", random.getrandbits(32))
        self.partings = 0

    async def play(
        self, network: Network, task_status: trio.TaskStatus[None] = trio.TASK_STATUS_IGNORED
    ) -> None:
        """Reports when the host's door is open: before that there is nobody to ask."""
        house, house.transport = self.house, network.transport
        async with house.opened() as nursery:
            task_status.started()
            house.fill(nursery)
            nursery.start_soon(lambda: house.visit("watcher", watch=True))

    async def play_apart(self, network: Network) -> None:
        """Again and again the network falls into two parts, for longer and longer."""
        async with trio.open_nursery() as nursery:
            await nursery.start(self.play, network)
            await self.house.playing()
            await self._part(network, cycle(PARTED))

    async def _part(self, network: Network, lengths: Iterator[int]) -> None:
        house = self.house
        while await house.more_messages(house.random.randrange(1, 25)):
            everybody = [session.me.identity for session in house.sessions.values()]
            house.random.shuffle(everybody)
            place = house.random.randrange(1, len(everybody))
            network.part(everybody[:place], everybody[place:])
            await trio.sleep(next(lengths))
            network.heal()
            self.partings += 1


@pytest.mark.parametrize("players", [2, 4, pytest.param(6, marks=pytest.mark.long)])
def test_a_match_on_a_rough_network_ends_the_same_for_all(players: int, tmp_path: Path) -> None:
    evening = Evening(tmp_path, "complots", players, seed=players)
    network = voyage(players, ROUGH, evening.play)
    evening.house.agreed()
    assert network.lost > 20
    assert network.repeated > 10


@pytest.mark.parametrize("seed", range(6))
def test_whoever_comes_with_an_invitation_dials_the_host_once(seed: int, tmp_path: Path) -> None:
    """In whatever order its tasks begin: a second line would take the place of the first."""

    async def sit_down(network: Network) -> None:
        async with trio.open_nursery() as nursery:
            await nursery.start(evening.play, network)
            await evening.house.playing()
            nursery.cancel_scope.cancel()

    evening = Evening(tmp_path, "kuhn", 2, seed)
    network = voyage(seed, Weather(), sit_down)
    assert network.links == 2  # the guest's and the spectator's


@pytest.mark.parametrize("seed", [2, 3])
def test_after_a_cut_of_any_length_nothing_is_missing(seed: int, tmp_path: Path) -> None:
    evening = Evening(tmp_path, "complots", 3, seed)
    voyage(seed, ROUGH, evening.play_apart)
    evening.house.agreed()
    assert evening.partings > 1


def test_a_voyage_is_the_same_from_the_same_seed(tmp_path: Path) -> None:
    records, traces = [], []
    for number, seed in enumerate((1, 1, 2)):
        evening = Evening(tmp_path / str(number), "kuhn", 3, seed)
        traces.append(voyage(seed, ROUGH, evening.play).trace.digest())
        records.append(evening.house.ended[HOST][0].record)
    assert records[0] == records[1] != records[2]
    assert traces[0] == traces[1] != traces[2]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_many_matches_on_networks_of_every_kind(seed: int, tmp_path: Path) -> None:
    game, players = [("complots", 2), ("complots", 4), ("complots", 6), ("kuhn", 3)][seed % 4]
    evening = Evening(tmp_path, game, players, seed)
    weather = Weather(loss=seed / 200, duplicates=seed % 7 / 10, delay=0.02 * (seed % 11))
    voyage(seed, weather, evening.play_apart if seed % 3 else evening.play)
    evening.house.agreed()
