"""Many matches among bots on plain tables, spread over processes; the seed decides everything."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple

from games.catalogue import find, set_up
from games.kit import BadSetup, Game, Seat
from players.bots import bot_maker
from players.play import play
from players.spread import over_processes
from table import PlainTable

PATIENCE = 5_000  # decisions; matches of bots that want to win take some hundreds


@dataclass(frozen=True)
class Plan:
    """What to play: ``bots`` are levels, one for each player, who change seats every match."""

    game: str
    bots: tuple[str, ...]
    options: tuple[str, ...] = ()
    seed: int = 0
    patience: int = PATIENCE

    def __post_init__(self) -> None:
        for bot in self.bots:
            bot_maker(self.game, bot)
        self.fresh_game()

    def fresh_game(self) -> Game:
        return set_up(self.game, len(self.bots), list(self.options))


class Played(NamedTuple):
    """How a match went: ``winners`` are places in the plan's ``bots``; None: undecided."""

    winners: tuple[int, ...] | None
    decisions: int


def plan(
    game: str, bots: Sequence[str], players: int | None, options: Sequence[str], seed: int
) -> Plan:
    """A plan from the words a person typed; the last bot takes all seats that are left.

    Without ``players`` there are as many as bots, or as many of four as the game allows.
    """
    game, counts = find(game).key, find(game).counts
    players = players or max(len(bots), min(4, counts[-1]))
    if len(bots) > players:
        raise BadSetup(f"{len(bots)} bots can't sit on {players} seats")
    everyone = (*bots, *[bots[-1]] * (players - len(bots)))
    return Plan(game, everyone, tuple(options), seed)


def play_one(plan: Plan, number: int) -> Played:
    """Match ``number`` of ``plan``, whoever plays the others."""
    random = Random(f"{plan.seed} {number}")
    table = PlainTable(plan.fresh_game(), random.getrandbits(64))
    places = seating(plan, number)
    players = {
        seat: bot_maker(plan.game, plan.bots[place])(random.getrandbits(64))
        for seat, place in places.items()
    }
    decisions = play(table, players, plan.patience)
    winners = None if table.deciders else tuple(places[seat] for seat in table.game.winners)
    return Played(winners, decisions)


def seating(plan: Plan, number: int) -> dict[Seat, int]:
    """Which of the plan's bots sits where in match ``number``.

    Each moves on by a seat every match; after a whole round they get other neighbours.
    """
    players = len(plan.bots)
    circle = list(range(players))
    Random(f"{plan.seed} round {number // players}").shuffle(circle)
    return {Seat(place + 1): circle[(place + number) % players] for place in range(players)}


def play_some(plan: Plan, numbers: range) -> list[Played]:
    return [play_one(plan, number) for number in numbers]


def simulate(plan: Plan, matches: int, jobs: int = 1) -> Iterator[list[Played]]:
    """The matches of ``plan`` in order, some at a time; the same whatever the number of jobs."""
    return over_processes(partial(play_some, plan), in_chunks(matches, jobs), jobs)


def in_chunks(matches: int, jobs: int) -> list[range]:
    """The numbers of the matches, some at a time: enough for everybody to have its share."""
    size = max(1, min(20, matches // (20 * jobs)))
    return [range(first, min(first + size, matches)) for first in range(0, matches, size)]
