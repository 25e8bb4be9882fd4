"""D2 to D6 of docs/protocol.md: what may be said, by whom and when.

By D1 a message is judged by what its author had seen, not by what has reached us since: else a
word spoken too early would be a cheat's to one peer and an honest one's to the next.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from crypto.errors import CryptoError
from games.kit import Seat
from table.errors import Forbidden
from table.log.message import Message
from table.rounds.open_round import OpenRound
from table.rules import Rule, Rules, convict


@dataclass(slots=True)
class Answer:
    """A message, and the round that waits for one in its operation, if there is such a round.

    Once it was read, ``value`` is what it says, or ``cause`` why it does not convince. Does its
    author still owe its consent, without which it is asked for no shares (``must_consent``)?
    """

    message: Message
    entry: OpenRound | None
    must_consent: bool = False
    value: Any = None
    cause: CryptoError | None = None

    @property
    def author(self) -> Seat:
        return self.message.seat

    @property
    def kind(self) -> str:
        return self.message.saying.kind

    @property
    def op(self) -> str:
        return self.message.saying.op

    def read(self) -> None:
        """Not before it is certain that it was due: what a round makes of a payload may stay."""
        if self.entry is None:
            return
        try:
            self.value = self.entry.round.check(self.author, self.message.saying.payload)
        except CryptoError as error:
            self.cause = error


class LastWord(NamedTuple):
    """A message, and the seats that had signed the result before it in the same epoch."""

    message: Message
    signed_off: Collection[Seat]

    @property
    def author(self) -> Seat:
        return self.message.seat


def was_not_asked_for(case: Answer) -> bool:
    return case.entry is None or case.entry.round.kind != case.kind


def is_out_of_turn(case: Answer) -> bool:
    return case.entry is not None and not case.entry.may_speak(case.message)


def is_too_early(case: Answer) -> bool:
    if case.entry is None:
        return False
    return case.must_consent or not case.entry.is_known_to(case.message)


def does_not_convince(case: Answer) -> bool:
    return case.cause is not None


def unconvinced(rule: Rule[Answer], case: Answer) -> Exception:
    """The proofs may hold, and what they prove break a rule of its own (R2)."""
    if isinstance(case.cause, Forbidden):
        rule = replace(rule, number=case.cause.rule)
    return convict(rule, case, case.cause)


def comes_after_the_end(case: LastWord) -> bool:
    return case.author in case.signed_off


D5 = Rule[Answer]("D5", does_not_convince, "{case.kind} in {case.op}: {case.cause}", unconvinced)

DUE = Rules(
    Rule("D2", was_not_asked_for, "nobody was asked for {case.kind!r} in {case.op!r}"),
    Rule("D3", is_out_of_turn, "spoke out of turn in {case.op!r}"),
    Rule("D4", is_too_early, "spoke in {case.op!r} before it could know that it was asked"),
)
CONTENT = Rules(D5)
END = Rules(Rule("D6", comes_after_the_end, "spoke after signing the result"))


def judged(message: Message, entry: OpenRound | None, *, must_consent: bool = False) -> Any:
    """What a message says, in a form that the operation can use; it was due, and convinces."""
    case = Answer(message, entry, must_consent)
    DUE.check(case)
    case.read()
    CONTENT.check(case)
    return case.value
