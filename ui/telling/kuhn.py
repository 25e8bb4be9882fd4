"""How Kuhn's poker is told."""

from collections.abc import Sequence
from typing import Any

from games.kit import Choose, Coin, Deck, Event, Request, Seat
from games.kuhn import Ask, Kuhn
from ui.telling import anything
from ui.telling.anything import aside as aside
from ui.telling.anything import is_vain as is_vain
from ui.telling.anything import option as option
from ui.telling.anything import question as question
from ui.telling.story import Board, Place, Sentence


def tell(event: Event, before: Sequence[Event]) -> Sentence | None:
    request, answer = event
    match request:
        case Choose(seat, _, Ask.BET):
            return Sentence("bets" if answer else "checks", {"who": seat})
        case Choose(seat, _, Ask.CALL):
            return Sentence("calls" if answer else "folds", {"who": seat})
        case Coin():
            return Sentence("begins", {"who": Seat(answer + 1)})
        case Deck():
            return None  # cards put ready
    return anything.tell(event, before)


def turn(request: Request[Any]) -> Seat | None:
    match request:
        case Choose(seat, _, Ask.BET):
            return seat
    return None


def board(game: Kuhn) -> Board:
    places = tuple(place(game, seat) for seat in game.seats)
    return Board(places, (Sentence("pot", {"count": game.pot}),))


def place(game: Kuhn, seat: Seat) -> Place:
    hidden = (game.hands[seat],) if seat in game.hands else ()
    shown = (game.shown[seat],) if seat in game.shown else ()
    return Place(seat, game.chips[seat], hidden, shown)
