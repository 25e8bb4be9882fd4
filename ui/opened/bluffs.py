"""Claims that nobody doubted, in games that have such: who said to be what, holding which cards."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from games import complots
from games.complots import Complots
from games.kit import AnyCard, Choose, ChooseTogether, Event, Face, Game, Match, Seat
from games.mascarade import rules as mascarade
from games.mascarade.rules import Mascarade


class Unchallenged(NamedTuple):
    """``seat`` claimed to be ``face`` in event ``place``, having these ``cards``."""

    place: int
    seat: Seat
    face: Face
    cards: tuple[AnyCard, ...]


def in_complots(game: Complots, place: int, events: Sequence[Event]) -> Iterator[Unchallenged]:
    request, answer = events[place]
    match request:
        case ChooseTogether(_, complots.Ask.DOUBT) if game.claims and not any(answer.values()):
            claim = game.claims[-1]
            yield Unchallenged(place, claim.seat, claim.role, tuple(game.hands[claim.seat]))


def in_mascarade(game: Mascarade, place: int, events: Sequence[Event]) -> Iterator[Unchallenged]:
    match events[place]:
        case Event(
            Choose(seat, _, mascarade.Ask.ACTION),
            mascarade.Play(mascarade.Move.ANNOUNCE, (slot,), character),
        ) if character is not None and not is_contested(events[place + 1 :]):
            yield Unchallenged(place, seat, character, (game.cards[slot],))


def is_contested(after: Sequence[Event]) -> bool:
    """Did anybody else claim the same in the answers right after it?"""
    for request, answer in after:
        if not (isinstance(request, Choose) and request.ask is mascarade.Ask.CONTEST):
            return False
        if answer is not None:
            return True
    return False


Find = Callable[..., Iterator[Unchallenged]]
CLAIMS: dict[type[Game], Find] = {Complots: in_complots, Mascarade: in_mascarade}


def unchallenged(match: Match[Game]) -> Iterator[Unchallenged]:
    """All of a match, with the cards as they lay just then."""
    find, again = CLAIMS.get(type(match.game)), Match(match.game.fresh())
    for place, event in enumerate(match.events if find else ()):
        if find is not None:
            yield from find(again.game, place, match.events)
        again.answer(event.answer)
