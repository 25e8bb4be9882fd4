"""How scenarios of Mascarade name players, cards' places and characters."""

from typing import Any

from games.kit import Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Mascarade, Place, Slot
from tests.scenarios.fields import Unreadable

LETTERS = "ABCDEFGHIJKLM"
SEVEN = "ABCDFGH"  # the players in the rulebook's picture
PLACES = {"L": Place.LEFT, "R": Place.RIGHT, "P": Place.PROTECTED}
CENTRE = {"c0": Slot(None, Place.CENTRE_1), "c1": Slot(None, Place.CENTRE_2)}
CHARACTERS = {character.title(): character for character in Character}


class Names:
    """The words for one table."""

    def __init__(self, game: Mascarade) -> None:
        self.game = game
        letters = SEVEN if game.players == 7 else LETTERS
        self.seats = dict(zip(letters, game.seats, strict=False))
        self.letters = {seat: letter for letter, seat in self.seats.items()}

    def seat(self, text: Any) -> Seat:
        if text not in self.seats:
            raise Unreadable(f"{text!r} is not a player; they are {', '.join(self.seats)}")
        return self.seats[text]

    def slot(self, text: Any) -> Slot:
        """``B``, ``B.L`` with two or three players, ``c0`` in the centre."""
        if text in CENTRE:
            return CENTRE[text]
        letter, dot, place = str(text).partition(".")
        seat = self.seat(letter)
        slots = self.game.own(seat)
        if not dot and len(slots) == 1:
            return slots[0]
        if not dot or PLACES.get(place) not in [slot.place for slot in slots]:
            places = " or ".join(self.of(slot) for slot in slots)
            raise Unreadable(f"{text!r} is not the place of a card; it is {places}")
        return Slot(seat, PLACES[place])

    def of(self, slot: Slot) -> str:
        if slot.seat is None:
            return next(name for name, centre in CENTRE.items() if centre == slot)
        letter = self.letters[slot.seat]
        return letter if slot.place is Place.ONLY else f"{letter}.{slot.place[0].upper()}"


def character(text: Any) -> Character:
    if text not in CHARACTERS:
        raise Unreadable(f"{text!r} is not a character; they are {', '.join(CHARACTERS)}")
    return CHARACTERS[text]
