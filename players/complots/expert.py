"""An expert: believes what explains the others best, and tries its options out in thought.

It imagines tables such as the real one could be, plays each option there for a few
turns, everybody acting by habit, and judges where that leads.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from games.complots import Ask, Complots
from games.kit import Seat
from players.complots.beliefs import Beliefs, World
from players.complots.dreams import Stage
from players.complots.facts import Facts, standing_claims
from players.complots.regular import Regular
from players.complots.typical import Typical
from players.complots.worth import worth
from players.luck import luck
from players.race import Race
from players.view import View

EFFORT = 4000
LAPS = 8  # between two looks at which options are clearly behind
TURNS = 4  # how far it looks ahead, if its own turn does not come sooner
TARGETS = 3  # of those it might turn on, the ones that threaten most


@dataclass(frozen=True)
class Expert:
    """``effort`` is how many events may happen in its thoughts: 4000 take about 60 ms.

    Counting events, not time, keeps its answers the same on every machine.
    """

    seed: int
    effort: int = EFFORT

    def __call__(self, view: View[Complots]) -> Any:
        if view.ask in (Ask.PICK, Ask.PROVE):
            return Regular(self.seed)(view)  # no turn has begun; and nobody hides a proof
        race = Race(different(view))
        if not race.decided:
            self.think(race, Thought(view, luck(self.seed, view)))
        return race.leader

    def think(self, race: Race[Any], thought: "Thought") -> None:
        for lap in count(1):
            race.lap(thought.trial())
            if lap % LAPS == 0:
                race.drop_losers()
            if race.decided or thought.events >= self.effort:
                return


def different(view: View[Complots]) -> Sequence[Any]:
    """The options, but of cards with the same faces only one, and of many targets the worst."""
    match view.ask:
        case Ask.ACTION:
            others = sorted(view.game.others(view.game.active), key=Facts(view).threat)
            return [play for play in view.options if play.target in (None, *others[-TARGETS:])]
        case Ask.LOSE | Ask.SHOW:
            return tuple({view.face(card): card for card in view.options}.values())
        case Ask.KEEP:
            hands = {tuple(sorted(map(str, map(view.face, c)))): c for c in view.options}
            return tuple(hands.values())
    return view.options


class Thought:
    """One decision thought through; ``events`` counts what has happened in it."""

    def __init__(self, view: View[Complots], random: Random) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.me: Seat = view.seat
        self.random = random
        self.beliefs = Beliefs(view, random)
        self.stage = Stage(view)
        self.claims = standing_claims(view.events, view.game.seats)
        self.events = 0

    def trial(self) -> Callable[[Any], float]:
        """A way to try options, all of them in the same world and with the same luck."""
        world, seed = self.beliefs.draw(self.random), self.random.getrandbits(64)
        return lambda option: self.outcome(world, seed, option)

    def outcome(self, world: World, seed: int, option: Any) -> float:
        """How likely this seat wins after ``option``, judged some turns later."""
        table = self.stage.table(world, seed)
        others = Typical(table, self.claims, self.me, Random(seed))
        for seat in table.deciders:
            table.decide(seat, option if seat == self.me else others.choose(seat))
        turns = 0
        while table.deciders and table.game.hands[self.me]:
            if table.game.announced is None:  # a turn begins
                turns += 1
                if turns > TURNS or table.game.active == self.me:
                    break
            for seat in table.deciders:
                table.decide(seat, others.choose(seat))
        self.events += len(table.match.events)
        return worth(table.game, table.faces, self.me)
