"""What a person is offered: every option once, and none that would be refused.

Two options that read alike are the same to whoever chooses: cards of one face in one hand have no
history.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.kit import AnyDecision, Arrange
from players.view import View
from ui.telling import Teller


class Offered(NamedTuple):
    options: Sequence[Any]
    labels: Sequence[str]


def offered(teller: Teller, seen: View[Any], decision: AnyDecision) -> Offered:
    """The options of this reader, and what each of them means."""
    possible = [option for option in seen.options if not teller.story.is_vain(option, seen)]
    labels = teller.choices(decision, possible)
    first: dict[object, tuple[Any, str]] = {}
    for option, label in zip(possible, labels, strict=True):
        first.setdefault(meaning(decision, option, label, seen), (option, label))
    return Offered([option for option, _ in first.values()], [label for _, label in first.values()])


def meaning(decision: AnyDecision, option: object, label: str, seen: View[Any]) -> object:
    """The same for options that come to the same.

    An amount is itself, several cards are their faces in any order if the order says nothing,
    and everything else is what it says.
    """
    if type(option) is int:
        return option
    unordered = isinstance(decision, Arrange) and not decision.ordered
    if unordered and isinstance(option, tuple) and len(option) > 1:
        return tuple(sorted(str(seen.face(card) or int(card)) for card in option))
    return label
