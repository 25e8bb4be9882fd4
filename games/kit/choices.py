"""What rules may ask chance and the players, apart from cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from games.kit.errors import IllegalAnswer
from games.kit.request import Ask, Decision, Request, Seat, Sight, T, one_of


@dataclass(frozen=True, slots=True)
class Coin(Request[int]):
    """A number from 0 to ``sides`` - 1 that nobody could influence or foresee."""

    sides: int
    touches = ()

    def accept(self, answer: object) -> int:
        if isinstance(answer, int) and 0 <= answer < self.sides:
            return answer
        raise IllegalAnswer(f"a number from 0 to {self.sides - 1} is expected, not {answer}")


@dataclass(frozen=True, slots=True)
class Coins(Request[tuple[int, ...]]):
    """Several at once, of so many ``sides`` each: nobody waits for one and then for the next."""

    sides: tuple[int, ...]
    touches = ()

    def accept(self, answer: object) -> tuple[int, ...]:
        if isinstance(answer, tuple) and len(answer) == len(self.sides):
            return tuple(Coin(n).accept(one) for n, one in zip(self.sides, answer, strict=True))
        raise IllegalAnswer(f"{len(self.sides)} numbers are expected, not {answer}")


@dataclass(frozen=True, slots=True)
class Choose(Decision[T, T], Generic[T]):
    """``seat`` says openly which option it takes."""

    seat: Seat
    among: Sequence[T]
    ask: Ask
    preset: T
    touches = ()

    def accept(self, answer: object) -> T:
        return one_of(self.among, answer, self.seat)

    def deciders(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, seat: Seat, sight: Sight) -> Sequence[T]:
        return self.among


@dataclass(frozen=True, slots=True)
class ChooseTogether(Decision[Mapping[Seat, T], T], Generic[T]):
    """Each seat named takes one of its options; all are opened when all are fixed."""

    among: Mapping[Seat, Sequence[T]]
    ask: Ask
    preset: T
    touches = ()

    def accept(self, answer: object) -> Mapping[Seat, T]:
        if not isinstance(answer, Mapping) or set(answer) != set(self.among):
            seats = ", ".join(map(str, self.among))
            raise IllegalAnswer(f"one answer from each of the seats {seats} is expected")
        return {seat: one_of(options, answer[seat], seat) for seat, options in self.among.items()}

    def deciders(self) -> tuple[Seat, ...]:
        return tuple(self.among)

    def options(self, seat: Seat, sight: Sight) -> Sequence[T]:
        return self.among[seat]
