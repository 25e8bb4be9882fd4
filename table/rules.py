"""Rules with numbers: what docs/protocol.md says of a message, as rows that judge one.

The rows themselves are in the room where they are enforced. A row knows its case and nothing
else, least of all which seat is ours: what convicts others would convict us.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from crypto.errors import CryptoError
from games.kit import Seat
from table.errors import Cheating


class Authored(Protocol):
    """A case of something that somebody said, and answers for."""

    @property
    def author(self) -> Seat: ...


C = TypeVar("C")  # the case that a row judges


def convict(rule: "Rule[Any]", case: Authored, cause: CryptoError | None = None) -> Cheating:
    """``cause`` is why what was said can't be used, if it can't."""
    cheating = Cheating(case.author, rule.told(case), rule.number)
    cheating.__cause__ = cause
    return cheating


@dataclass(frozen=True, eq=False)
class Rule(Generic[C]):
    """One that can be broken; the ``offence`` is told with the facts of the ``case``.

    ``error`` is what follows: a conviction, unless it says something else.
    """

    number: str
    is_broken: Callable[[C], bool]
    offence: str
    error: Callable[["Rule[Any]", Any], Exception] = convict

    def told(self, case: C) -> str:
        return self.offence.format(case=case)


class Rules(Generic[C]):
    """The rows for one moment. The first that is broken counts, so their order is part of them."""

    def __init__(self, *rows: Rule[C]) -> None:
        self.rows = rows

    def check(self, case: C) -> None:
        for rule in self.rows:
            if rule.is_broken(case):
                raise rule.error(rule, case)
