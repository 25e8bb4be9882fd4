"""How a table hears everybody: what is taken in takes the operations on, without any I/O."""

from table.errors import Cheating
from table.log.message import Message
from table.log.past import past_of
from table.rounds.rules import judged
from table.rounds.scheduler import Scheduler
from table.rounds.verdict import Verdict


class Inbox:
    """What is said in the rounds that operations wait for.

    An answer counts as soon as it is said. A message for a round that is not open here was never
    allowed: whoever signed it has seen all that we have heard, or less.
    """

    def __init__(self, rounds: Scheduler) -> None:
        self._rounds = rounds

    def hear(self, message: Message) -> Verdict:
        """Take in what was said; raises ``Cheating`` if it was not due or does not convince."""
        entry = self._rounds.find(message.saying.op)
        round_ = entry.round if entry else None
        try:
            must_consent = self._rounds.must_consent(message.seat, message.saying.kind)
            value = judged(message, entry, must_consent=must_consent)
        except Cheating as cheating:
            cheating.verdict = Verdict(message, round_)
            raise
        if entry is not None:  # by D2 it is
            self._rounds.heard(message)
            entry.count(message.seat, value, past_of(message))
            self._rounds.end_if_all_spoke(entry)
        return Verdict(message, round_, value, counted=True)
