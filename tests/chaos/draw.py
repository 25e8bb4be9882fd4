"""A plan from a seed and a number; what can't be done on this machine is not drawn."""

from collections.abc import Callable
from random import Random

from tests.chaos.hostile import BENDS
from tests.chaos.plan import (
    Away,
    Cut,
    Fault,
    FullDisk,
    Hostile,
    Kill,
    Moment,
    Plan,
    Restore,
    Sign,
    Stop,
    Twin,
    TwinAtTheDoor,
    Unplug,
)

SEATS = {"complots": (2, 8), "mascarade": (2, 13), "intrigue": (3, 5), "shadow_blades": (2, 4)}
CLOCKS = (5, 10, 20)
WAITS = (4, 10)  # more than anybody is away and then back; less, and more, than S5 takes
MOST_FAULTS = 3
SMALL = 7  # players; larger tables take a machine of two cores for minutes, so they are rarer


class Draw:
    """One plan; ``apart``: are the machines such that lines can be cut and disks be small?"""

    def __init__(self, seed: int, number: int, *, apart: bool) -> None:
        self.seed, self.number, self.apart = seed, number, apart
        self.random = Random(f"{seed}/{number}")

    def plan(self) -> Plan:
        random = self.random
        game = random.choice(list(SEATS))
        self.players = self._players(*SEATS[game])
        pace = random.choice(["fast", "human"]) if self.players <= SMALL else "fast"
        clock = random.choice(CLOCKS)
        count = random.randint(1, MOST_FAULTS)
        faults = [fault for _ in range(count) for fault in random.choice(self._kinds)()]
        words = self.seed, self.number, game, self.players, (), clock, random.choice(WAITS), pace
        return Plan(*words, tuple(self._one_lot_each(faults)))

    def _players(self, fewest: int, most: int) -> int:
        if most > SMALL and self.random.random() < 0.2:
            return self.random.randint(SMALL + 1, most)
        return self.random.randint(fewest, min(most, SMALL))

    def _one_lot_each(self, faults: list[Fault]) -> list[Fault]:
        """Nobody is two things at once, there is one cheat at most, and the host is a bot."""
        kept, taken = list[Fault](), set[int]()
        for fault in faults:
            if isinstance(fault, Away | FullDisk | Hostile | Twin | TwinAtTheDoor | Restore):
                if fault.player in taken or (isinstance(fault, Hostile) and self._has_cheat(kept)):
                    continue
                taken.add(fault.player)
            kept.append(fault)
        return kept

    def _has_cheat(self, faults: list[Fault]) -> bool:
        return any(isinstance(fault, Hostile) for fault in faults)

    @property
    def _kinds(self) -> list[Callable[[], list[Fault]]]:
        anywhere = [
            self.kill_and_resume,
            self.kill_and_resume,
            self.kill_for_good,
            self.kill_several,
            self.kill_in_a_call,
            self.kill_at_the_end,
            self.stop,
            self.restore,
            self.away,
            self.hostile,
            self.hostile,
            self.twin,
            self.twin_at_the_door,
        ]
        apart = [self.unplug, self.cut, self.one_way, self.split, self.full_disk]
        return [*anywhere, *(apart if self.apart else [])]

    # Somebody, some time

    def somebody(self) -> int:
        return self.random.randrange(self.players)

    def guest(self) -> int:
        return self.random.randrange(1, self.players)

    def others(self, count: int) -> tuple[int, ...]:
        return tuple(self.random.sample(range(self.players), min(count, self.players)))

    def some_time(self) -> Moment:
        """While everything is set up, or in the match: how long that is nobody knows before."""
        most = self.random.choice([5, 10, 25, 50, 80]) * self.players
        return Moment(Sign.MESSAGES, self.random.randint(0, most), self.random.random())

    def soon(self) -> float:
        return self.random.choice([0.5, 2.0, 10.0, 30.0]) * (0.5 + self.random.random())

    def a_while(self) -> float:
        return self.random.choice([3.0, 15.0, 40.0, 90.0]) * (0.5 + self.random.random())

    # What goes wrong

    def kill_and_resume(self) -> list[Fault]:
        return [Kill(self.some_time(), (self.somebody(),), self.soon())]

    def kill_for_good(self) -> list[Fault]:
        return [Kill(self.some_time(), (self.somebody(),), None)]

    def kill_several(self) -> list[Fault]:
        """The host and two more at once; they come back one after the other."""
        when, guests = self.some_time(), self.others(3)
        return [Kill(when, (player,), self.soon()) for player in dict.fromkeys((0, *guests[:2]))]

    def kill_in_a_call(self) -> list[Fault]:
        """Somebody is missed, and while it is somebody else dies."""
        missed, other = (*self.others(2), 0)[:2]
        later = Moment(Sign.CALL, later=self.random.uniform(0.0, 4.0))
        kill, stop = Kill(self.some_time(), (missed,), None), Stop(self.some_time(), missed, 120.0)
        first: Fault = kill if self.random.random() < 0.5 else stop
        return [first, Kill(later, (other,), self.soon())]

    def kill_at_the_end(self) -> list[Fault]:
        later = Moment(Sign.END, later=self.random.uniform(0.0, 0.5))
        back = self.random.choice([None, self.soon()])
        return [Kill(later, self.others(self.random.randint(1, 2)), back)]

    def stop(self) -> list[Fault]:
        return [Stop(self.some_time(), self.somebody(), self.a_while())]

    def restore(self) -> list[Fault]:
        return [Restore(self.some_time(), self.somebody(), self.random.randint(1, 60))]

    def twin(self) -> list[Fault]:
        return [Twin(self.some_time(), self.somebody())]

    def twin_at_the_door(self) -> list[Fault]:
        return [TwinAtTheDoor(self.guest())]

    def away(self) -> list[Fault]:
        return [Away(self.guest())]

    def hostile(self) -> list[Fault]:
        return [Hostile(self.somebody(), self.random.choice(list(BENDS)))]

    def full_disk(self) -> list[Fault]:
        return [FullDisk(self.guest(), 4 * self.random.randint(3, 60))]

    def unplug(self) -> list[Fault]:
        return [Unplug(self.some_time(), self.somebody(), self.a_while())]

    def cut(self) -> list[Fault]:
        one, other = (*self.others(2), 0)[:2]
        how_long = self.random.choice([None, self.a_while()])
        return [Cut(self.some_time(), ((one, other), (other, one)), how_long)]

    def one_way(self) -> list[Fault]:
        """One is not heard by another, or by anybody."""
        deaf, *rest = self.others(self.players)
        heard_by = rest[:1] if self.random.random() < 0.5 else rest
        return [Cut(self.some_time(), tuple((deaf, other) for other in heard_by), self.a_while())]

    def split(self) -> list[Fault]:
        """Two companies that don't hear each other."""
        everybody = self.others(self.players)
        half = self.random.randint(1, self.players - 1)
        across = [(a, b) for a in everybody[:half] for b in everybody[half:]]
        both = tuple(pair for a, b in across for pair in ((a, b), (b, a)))
        return [Cut(self.some_time(), both, self.a_while())]


def draw(seed: int, number: int, *, apart: bool) -> Plan:
    return Draw(seed, number, apart=apart).plan()
