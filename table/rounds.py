"""How a table asks everybody to speak: rounds of public messages, without any I/O.

Rules wait for requests; operations that fulfil them wait for rounds. Several operations may be
under way at once (a shuffle behind play), so a message names the operation it belongs to.
"""

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from crypto.errors import CryptoError
from games.kit import Card, Seat
from table.errors import Cheating
from table.message import Saying

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Said:
    """What our own seat says, and what it must not forget, should the machine crash now."""

    payload: bytes
    secret: bytes = b""


@dataclass(frozen=True, slots=True)
class Round(Generic[T]):
    """Everybody in ``speakers`` says one thing for the operation ``op``.

    ``say`` runs only at the speaker's home, with its secrets; ``check`` runs everywhere, before
    anything is believed, and returns what was said in a form the operation can use. A round
    that waits for a ``decision`` is not answered before the seat has made up its mind.
    ``about`` names each speaker's cards where the request behind ``op`` does not tell them.
    """

    op: str
    kind: str
    speakers: tuple[Seat, ...]
    say: Callable[[], Said]
    check: Callable[[Seat, bytes], T]
    decision: bool = False
    about: Mapping[Seat, Sequence[Card[Any]]] = field(default_factory=dict)

    def __await__(self) -> Generator["Round[T]", dict[Seat, T], dict[Seat, T]]:
        return (yield self)


@dataclass(frozen=True, slots=True)
class Until:
    """Wait for something that another operation at this table brings about."""

    ready: Callable[[], bool]

    def __await__(self) -> Generator["Until", None, None]:
        yield self


Operation = Coroutine[Any, Any, None]


@dataclass(slots=True)
class _Listening:
    """A round under way: who has been heard, and the operation that waits for all."""

    round: Round[Any]
    operation: Operation
    heard: dict[Seat, Any] = field(default_factory=dict)

    def missing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.round.speakers if seat not in self.heard)


class Rounds:
    """The operations under way, and the rounds they wait for.

    What has been heard decides alone how far every operation gets, never the order in which
    it was heard; so all peers agree, and a message for a round that is not open here was
    never allowed.
    """

    def __init__(self) -> None:
        self._listening: dict[str, _Listening] = {}
        self._blocked: list[tuple[Until, Operation]] = []

    def start(self, operation: Operation) -> None:
        """Run ``operation`` until it has to wait."""
        self._advance(operation, None)
        self._unblock()

    def open(self) -> list[tuple[Round[Any], tuple[Seat, ...]]]:
        """The rounds under way, with the seats that are still to speak in each."""
        return [(entry.round, entry.missing()) for entry in self._listening.values()]

    def asked(self, op: str) -> Round[Any] | None:
        """The round under way for the operation ``op``."""
        entry = self._listening.get(op)
        return entry.round if entry else None

    def hear(self, seat: Seat, saying: Saying) -> None:
        """Take in what ``seat`` said; raises ``Cheating`` if it may not or does not convince."""
        entry = self._listening.get(saying.op)
        if entry is None or entry.round.kind != saying.kind:
            raise Cheating(seat, f"nobody was asked for {saying.kind!r} in {saying.op!r}")
        if seat not in entry.missing():
            raise Cheating(seat, f"spoke out of turn in {saying.op!r}")
        try:
            entry.heard[seat] = entry.round.check(seat, saying.payload)
        except CryptoError as error:
            raise Cheating(seat, f"{saying.kind} in {saying.op}: {error}") from error
        if not entry.missing():
            del self._listening[saying.op]
            speakers = entry.round.speakers
            self._advance(entry.operation, {speaker: entry.heard[speaker] for speaker in speakers})
            self._unblock()

    def _advance(self, operation: Operation, answer: Any) -> None:
        try:
            waits_for = operation.send(answer)
        except StopIteration:
            return
        if isinstance(waits_for, Until):
            self._blocked.append((waits_for, operation))
        elif waits_for.speakers:
            self._listening[waits_for.op] = _Listening(waits_for, operation)
        else:
            self._advance(operation, {})

    def _unblock(self) -> None:
        while freed := [entry for entry in self._blocked if entry[0].ready()]:
            self._blocked = [entry for entry in self._blocked if entry not in freed]
            for _, operation in freed:
                self._advance(operation, None)
