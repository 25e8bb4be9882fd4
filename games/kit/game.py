"""What every game has in common, and what a set of options is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import ClassVar, Self, TypeVar

from games.kit.errors import BadSetup
from games.kit.request import Seat

V = TypeVar("V", bound=StrEnum)


class Source(StrEnum):
    """Who says that an option's default is the way to play."""

    PRINTED = "printed"  # the rulebook
    VARIANT = "variant"  # the rulebook prints all the values, and begins with this one
    RULING = "ruling"  # the rulebook is silent, or can be read in two ways: our ruling
    OURS = "ours"  # the rulebook knows nothing of the kind


def option(default: V, source: Source) -> V:
    """A field of ``Options`` that says what its default rests on; without this, it is ours."""
    return field(default=default, metadata={"source": source})


@dataclass(frozen=True)
class Options:
    """The choices a table makes before a game; every field is a ``StrEnum`` with a default."""

    @classmethod
    def choices(cls) -> dict[str, tuple[str, ...]]:
        """The values each option may take, its default first."""
        return {option.name: default_first(option.default) for option in fields(cls)}

    @classmethod
    def sources(cls) -> dict[str, Source]:
        """For each option, who says that its default is the way to play."""
        return {o.name: o.metadata.get("source", Source.OURS) for o in fields(cls)}

    @classmethod
    def implied(cls, _: dict[str, str], /) -> dict[str, str]:
        """What follows from the words typed for options that they don't name."""
        return {}

    @property
    def words(self) -> dict[str, str]:
        """Every option as it would be typed, those at their defaults, too."""
        return {option.name: str(getattr(self, option.name)) for option in fields(self)}

    @classmethod
    def parse(cls, words: dict[str, str]) -> Self:
        """The options that ``words`` name, such as ``{"variant": "inquisitor"}``."""
        choices = cls.choices()
        for name, value in words.items():
            if name not in choices:
                raise BadSetup(f"no option {name!r}; there are: {', '.join([*choices, 'start'])}")
            if value not in choices[name]:
                raise BadSetup(
                    f"{name} can't be {value!r}; it is one of {', '.join(choices[name])}"
                )
        kinds = {option.name: kind(option.default) for option in fields(cls)}
        settled = {**cls.implied(words), **words}
        return cls(**{name: kinds[name](value) for name, value in settled.items()})


def kind(default: object) -> type[StrEnum]:
    if not isinstance(default, StrEnum):
        raise TypeError(f"an option is a StrEnum, not {default!r}")
    return type(default)


def default_first(default: object) -> tuple[str, ...]:
    return tuple(sorted(kind(default), key=lambda value: value != default))


class YesNo(StrEnum):
    YES = "yes"
    NO = "no"


@dataclass
class Game(ABC):
    """A game being played: its fields are what everybody can see, ``play`` is its rules.

    Rules use no clock, no randomness and no order of a set, so that a match is a function of
    the answers to its requests.
    """

    players: int
    start: Seat | None = None  # the seat agreed on, or the last winner; None: a coin decides
    options: Options = field(default_factory=Options)
    seats: tuple[Seat, ...] = field(init=False)
    winners: tuple[Seat, ...] = field(default=(), init=False)

    key: ClassVar[str]
    edition: ClassVar[int] = 1  # of our rules: a record names the one it was played by
    counts: ClassVar[range]
    option_type: ClassVar[type[Options]] = Options

    def __post_init__(self) -> None:
        if self.players not in self.counts:
            least, most = self.counts[0], self.counts[-1]
            raise BadSetup(f"{self.key} is for {least} to {most} players, not {self.players}")
        self.seats = tuple(map(Seat, range(1, self.players + 1)))
        if self.start is not None and self.start not in self.seats:
            raise BadSetup(f"seat {self.start} can't start: the seats are 1 to {self.players}")

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats in the order of play, beginning left of ``seat``."""
        return self.seats[seat:] + self.seats[: seat - 1]

    @property
    def matter(self) -> object:
        """What the players negotiate about now, if they do: all that takes shares one clock."""
        return None

    def fresh(self) -> Self:
        """The same game with the same options, not yet begun."""
        return replace(self)

    def next_start(self, present: Sequence[Seat]) -> Seat | None:
        """Who of those ``present`` starts the next game; None if a coin decides again."""
        return None

    @abstractmethod
    async def play(self) -> None:
        """The whole game, from the set-up to ``winners``."""


def make(game: type[Game], players: int, words: dict[str, str]) -> Game:
    """A game from the words a person typed: its options, and ``start``, the seat that begins."""
    words = dict(words)
    start = words.pop("start", "coin")
    if start != "coin" and not (start.isascii() and start.isdecimal()):
        raise BadSetup(f"start can't be {start!r}; it is coin or the number of a seat")
    options = game.option_type.parse(words)
    return game(players, None if start == "coin" else Seat(start), options)
