"""Which option a person means: by its number, by an amount, or by words of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ui.words import easily_typed

MANY_AMOUNTS = 9  # more numbers than this are typed as they are, not looked up in a list


class Unclear(Exception):
    """What was typed fits several options; ``fits`` are their places."""

    def __init__(self, fits: Sequence[int]) -> None:
        super().__init__(f"{len(fits)} options fit")
        self.fits = fits


@dataclass(frozen=True)
class Menu:
    """Options by their labels; where most of them are amounts, a number typed is an amount."""

    labels: Sequence[str]
    amounts: Mapping[int, int] = field(default_factory=dict)  # to places in ``labels``

    @property
    def listed(self) -> list[int]:
        """The places that need a line to be known: all but amounts."""
        amounts = set(self.amounts.values())
        return [place for place in range(len(self.labels)) if place not in amounts]

    def place(self, typed: str) -> int:
        """The place of the option meant; ``LookupError`` if there is none, ``Unclear`` if several.

        A whole label beats the beginning of one, and that beats words from within.
        """
        text = easily_typed(typed)
        if text.isascii() and text.isdecimal():
            return self._numbered(int(text))
        labels = [(place, easily_typed(self.labels[place])) for place in self.listed]
        fits = (
            [place for place, label in labels if text == label]
            or [place for place, label in labels if text and label.startswith(text)]
            or [place for place, label in labels if text and has_words(label, text.split())]
        )
        if not fits:
            raise LookupError(typed)
        if len(fits) > 1:
            raise Unclear(fits)
        return fits[0]

    def _numbered(self, number: int) -> int:
        if self.amounts:
            return self.amounts[number]
        if 1 <= number <= len(self.labels):
            return number - 1
        raise LookupError(number)


def has_words(label: str, wanted: Sequence[str]) -> bool:
    """Does each wanted word begin a word of ``label``? A number must be the whole number, and
    what is elided before a word ("d'Ada") need not be typed.
    """
    words = [word.strip(".,:;()") for word in label.split()]
    words += [word.partition("'")[2] for word in words if "'" in word]
    return all(
        any(word == want if want.isdecimal() else word.startswith(want) for word in words)
        for want in wanted
    )


def menu(options: Sequence[object], labels: Sequence[str]) -> Menu:
    """A menu of ``options``; plain numbers among them are amounts if there are many."""
    amounts = {option: place for place, option in enumerate(options) if type(option) is int}
    return Menu(labels, amounts if len(amounts) > MANY_AMOUNTS else {})
