"""An account of what was said: for each message, what it answered and what was checked of it."""

from typing import Any, NamedTuple

from crypto.shuffle.verifier import Claim
from crypto.sigma import Checked
from games.kit import AnyCard, AnyRequest, Seat
from table.log.message import Message
from table.log.op import Op
from table.rounds.round import Round
from table.rounds.verdict import Verdict


class Step(NamedTuple):
    """One message of a match that is being checked, ``number`` counted from 1.

    ``proofs`` and ``shuffle`` are what the checks really looked at; if the message did not
    convince, the last of them is what failed.
    """

    number: int
    verdict: Verdict
    request: AnyRequest | None  # of the rules; None before the first and after the last
    proofs: tuple[Checked, ...] = ()
    shuffle: Claim | None = None
    moment: int = 0  # how many events had come about

    @property
    def message(self) -> Message:
        return self.verdict.message

    @property
    def asked(self) -> Round[Any] | None:
        """The round that it was judged by; None if nobody had been asked to speak."""
        return self.verdict.round

    @property
    def seat(self) -> Seat:
        return self.message.seat

    @property
    def kind(self) -> str:
        return self.message.saying.kind

    @property
    def op(self) -> str:
        return self.message.saying.op

    @property
    def payload(self) -> bytes:
        return self.message.saying.payload

    @property
    def event(self) -> int | None:
        """The place of the request among the events of the match."""
        return event_of(self.op)

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """The author's cards in this round, where the request alone does not tell them."""
        return tuple(self.asked.about.get(self.seat, ())) if self.asked else ()


def event_of(text: str) -> int | None:
    """The event that an operation is called after, if it is."""
    op = Op.parse(text)
    return op.event if op is not None else None
