"""What the reader alone knows of the table: own cards, some of others, and the asides of a game."""

from collections.abc import Iterator, Sequence
from typing import Any

from players.view import View
from ui.telling import Teller
from ui.telling.story import Board, Place


def known(board: Board, seen: View[Any], teller: Teller, is_now: bool) -> Iterator[str]:
    """A line each; ``is_now`` says whether ``board`` is the table of this view, or an earlier one.

    Of a card that lay there earlier, the face may be forgotten.
    """
    mine = [place for place in board.places if place.seat == seen.seat and place.hidden]
    for place in mine:
        if is_now or all(map(seen.face, place.hidden)):
            count, cards = len(place.hidden), named(place, seen, teller)
            yield teller.words.say("your-cards", count=count, cards=cards)
    theirs = [p for p in board.places if p.seat != seen.seat and any(map(seen.face, p.hidden))]
    if theirs:
        yield teller.words.say("their-cards", cards=", ".join(of_others(theirs, seen, teller)))
    if is_now:
        yield from map(teller.say, teller.story.aside(seen))


def of_others(places: Sequence[Place], seen: View[Any], teller: Teller) -> Iterator[str]:
    for place in places:
        who, cards = teller.names[place.seat], named(place, seen, teller)
        yield teller.words.say("their-card", who=who, cards=cards)


def named(place: Place, seen: View[Any], teller: Teller) -> str:
    """The face-down cards of a place, as far as the reader knows them."""
    faces = map(seen.face, place.hidden)
    return ", ".join(
        teller.words.noun(face) if face else teller.words.say("unknown") for face in faces
    )
