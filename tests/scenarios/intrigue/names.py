"""How seats, advisers and amounts are written in a scenario of Intrigue."""

import re
from collections.abc import Sequence

from games.intrigue.advisers import Adviser, Kind
from games.kit import Seat

KINDS = {"ch": Kind.CHEMIST, "wr": Kind.WRITER, "ph": Kind.PHYSICIAN, "cl": Kind.CLERIC}
COLOURS = "WOKBG"
NOBODY = Seat(0)  # a colour that is not at this table


class Unreadable(Exception):
    """Part of a scenario that means nothing here."""


class Names:
    """The players of one scenario, by the letters of their colours."""

    def __init__(self, letters: Sequence[str]) -> None:
        if len(set(letters)) < len(letters) or not set(letters) <= set(COLOURS):
            raise Unreadable(f"seats= are some of {', '.join(COLOURS)}, each once")
        self.letters = tuple(letters)

    def seat(self, letter: str) -> Seat:
        if letter not in COLOURS or len(letter) != 1:
            raise Unreadable(f"{letter!r} is not a player such as W")
        return Seat(self.letters.index(letter) + 1) if letter in self.letters else NOBODY

    def adviser(self, text: str) -> Adviser:
        owner, dot, kind = text.partition(".")
        if not dot or kind not in KINDS:
            raise Unreadable(f"{text!r} is not an adviser such as W.ch")
        return Adviser(self.seat(owner), KINDS[kind])

    def letter(self, seat: Seat) -> str:
        return self.letters[seat - 1]


def kind(text: str) -> Kind:
    if text not in KINDS:
        raise Unreadable(f"{text!r} is not one of {', '.join(KINDS)}")
    return KINDS[text]


def number(text: str) -> int:
    if not re.fullmatch(r"\d+", text):
        raise Unreadable(f"{text!r} is not a number")
    return int(text)


def pair(text: str, sign: str) -> tuple[str, str]:
    left, found, right = text.partition(sign)
    if not found:
        raise Unreadable(f"{text!r} is not of the form a{sign}b")
    return left, right
