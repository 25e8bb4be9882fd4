"""What the operations at a table wait for: rounds of public messages, and each other.

Rules wait for requests; operations that fulfil them wait for rounds. Several operations may be
under way at once (a shuffle behind play), so a message names the operation it belongs to.
"""

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from games.kit import Card, Seat
from table.log.op import Op
from table.log.past import Past, join
from table.rounds.kinds import KINDS, REVEALING

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Utterance:
    """What our own seat says, and what it must not forget, should the machine crash now."""

    payload: bytes
    secret: bytes = b""


@dataclass(frozen=True, slots=True)
class Round(Generic[T]):
    """Everybody in ``speakers`` says one thing for the operation ``op``.

    ``say`` is called at home alone, where the speaker's secrets are; ``check`` by every peer, to
    refuse what was said or return it in a form the operation can use. A round
    that waits for a ``decision`` is not answered before the seat has made up its mind.
    ``about`` names each speaker's cards where the request behind ``op`` does not tell them.
    ``preset`` is what counts for a speaker who is late by a roll, ``absent`` what counts for
    one who is gone, if that is something else; one who is in neither is waited for.
    ``exposed``: are there shares to be given on a card on which somebody has a public one?
    """

    op: Op
    kind: str
    speakers: tuple[Seat, ...]
    say: Callable[[], Utterance]
    check: Callable[[Seat, bytes], T]
    decision: bool = False
    about: Mapping[Seat, Sequence[Card[Any]]] = field(default_factory=dict)
    preset: Mapping[Seat, T] = field(default_factory=dict)
    absent: Mapping[Seat, T] = field(default_factory=dict)
    exposed: bool = False

    def __post_init__(self) -> None:
        kind = KINDS[self.kind]
        if self.speakers and not kind.allows(self.preset, self.absent):
            raise ValueError(f"{self.op}: not what counts for a seat that is gone ({kind.rule})")

    @property
    def without(self) -> Mapping[Seat, T]:
        """What counts for each speaker that may be gone."""
        return {**self.preset, **self.absent}

    @property
    def reveals(self) -> bool:
        """Does an answer open something hidden, so that it must rest on what is certain (R5)?"""
        return self.exposed or self.kind in REVEALING

    def __await__(self) -> Generator["Round[T]", dict[Seat, T], dict[Seat, T]]:
        return (yield self)


Operation = Coroutine[Any, Any, None]


@dataclass(slots=True, eq=False)
class Task:
    """An operation under way, and the messages without which it would not be where it is."""

    operation: Operation
    past: Past
    done: bool = False
    wanted: bool = True  # else nobody has to go on with it, but whoever does is heard

    def rest_on(self, pasts: Iterable[Past]) -> None:
        self.past = join([self.past, *pasts])


@dataclass(frozen=True, slots=True)
class Until:
    """Wait for other operations at this table to end."""

    tasks: tuple[Task, ...]

    def __await__(self) -> Generator["Until", None, None]:
        yield self

    @property
    def over(self) -> bool:
        return all(task.done for task in self.tasks)
