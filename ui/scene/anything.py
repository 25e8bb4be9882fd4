"""How any game lies on the table, from what its story says of it, and how it is answered."""

from typing import Any

from games.kit import AnyCard, Arrange, Card, Face, Seat
from players.view import View
from ui.scene.shape import Area, Json, Piece, Standing, Way, card_id, seat_id
from ui.telling import story_of
from ui.telling.story import value_of


def areas(view: View[Any]) -> list[Area]:
    """A hand for each player."""
    places = story_of(view.game.key).board(view.game).places
    return [hand(place.seat, list(place.hidden)) for place in places]


def hand(seat: Seat, cards: list[AnyCard]) -> Area:
    return Area(f"hand/{seat}", "hand", seat, cards=cards, count=len(cards))


def pieces(view: View[Any]) -> list[Piece]:  # noqa: ARG001
    return []


def standing(view: View[Any], seat: Seat) -> Standing:
    place = next(p for p in story_of(view.game.key).board(view.game).places if p.seat == seat)
    return Standing(place.coins, place.out)


def strength(face: Face) -> int | None:  # noqa: ARG001
    return None


def more(view: View[Any]) -> Json:  # noqa: ARG001
    return {}


def way(view: View[Any], option: object) -> Way:
    """By the kind of the option: a seat and a card are things one can point at."""
    ask = str(view.ask)
    match option:
        case Card():
            return Way(ask, [card_id(option)], cards=[option])
        case Seat():
            return Way(ask, [seat_id(option)])
        case (Card(), *_) if isinstance(view.decision, Arrange):
            cards = [card for card in option if isinstance(card, Card)]
            return Way(ask, [card_id(card) for card in cards], cards=cards)
        case int() if not isinstance(option, bool):
            return Way("amount")
    return Way(value_of(option)[0])
