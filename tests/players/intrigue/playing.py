"""Matches of Intrigue brought to a certain point, by what is answered to each question."""

from typing import Any

from games.intrigue.rules import Ask, Intrigue, IntrigueOptions
from games.kit import Decision, Seat
from table.plain import PlainTable

ONE, TWO, THREE = map(Seat, (1, 2, 3))
QUIET = IntrigueOptions.parse({"bystanders": "silent", "bank": "optional"})
SEALED = IntrigueOptions.parse({"bystanders": "silent", "bribes": "sealed"})


class Script:
    """A table of three where everybody does the least, but for what is said here."""

    def __init__(self, options: IntrigueOptions = QUIET) -> None:
        self.table = PlainTable(Intrigue(3, ONE, options))

    def until(self, seat: Seat, ask: Ask) -> "Script":
        """Let everybody take the default until ``seat`` is asked this."""
        while (self.seat, self.ask) != (seat, ask):
            self.table.decide(self.seat, self.pending.preset)
        return self

    def decide(self, *choices: Any) -> "Script":
        for choice in choices:
            self.table.decide(self.seat, choice)
        return self

    @property
    def pending(self) -> Any:
        return self.table.match.pending

    @property
    def seat(self) -> Seat:
        (seat,) = self.table.deciders
        return seat

    @property
    def ask(self) -> Any:
        assert isinstance(self.pending, Decision)
        return self.pending.ask
