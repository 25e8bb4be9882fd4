"""Which option a person means: by its number, or by the beginning of its words."""

from collections.abc import Sequence


class NotClear(Exception):
    """What was typed fits several options."""


def pick(typed: str, labels: Sequence[str]) -> int:
    """The place of the option meant; ``LookupError`` if there is none, ``NotClear`` if several."""
    word = typed.strip().casefold()
    if word.isdecimal() and 1 <= int(word) <= len(labels):
        return int(word) - 1
    fitting = [i for i, label in enumerate(labels) if word and label.casefold().startswith(word)]
    exact = [i for i in fitting if labels[i].casefold() == word]
    if len(exact or fitting) > 1:
        raise NotClear(typed)
    if not fitting:
        raise LookupError(typed)
    return (exact or fitting)[0]
