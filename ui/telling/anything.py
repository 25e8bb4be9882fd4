"""How any game can be told, as long as it has no story of its own: request by request."""

from collections.abc import Sequence
from typing import Any

from games.kit import (
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Decision,
    Deck,
    Event,
    Face,
    Game,
    Give,
    Lay,
    Look,
    Play,
    Prove,
    Request,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from players.view import View
from ui.telling import money
from ui.telling.story import Board, Place, Sentence, in_short


def tell(event: Event, before: Sequence[Event]) -> Sentence | None:  # noqa: ARG001
    request, answer = event
    match request:
        case Deck(faces):
            return Sentence("event-deck", {"count": len(faces)})
        case Shuffle(cards):
            return Sentence("event-shuffle", {"count": len(cards)})
        case Arrange(seat, cards, front):
            key = "event-arrange" if front else "event-mix"
            return Sentence(key, {"who": seat, "count": len(cards), "front": front})
        case Look(hands):
            return looked({seat: len(cards) for seat, cards in hands.items()})
        case Reveal():
            return Sentence("event-reveal", {"faces": answer})
        case Coin(sides):
            return Sentence("event-coin", {"number": answer + 1, "sides": sides})
        case Choose(seat, _):
            return Sentence("event-choose", {"who": seat, "option": in_short(answer)})
        case ChooseTogether():
            choices = [(seat, in_short(choice)) for seat, choice in answer.items()]
            return Sentence("event-together", {"choices": choices})
    return from_hand(event)


def from_hand(event: Event) -> Sentence | None:
    request, answer = event
    match request:
        case Prove(seat, _, face, may_concede):
            return proved(seat, face, answer is not None, may_concede)
        case Play(seat, _):
            return Sentence("event-choose", {"who": seat, "option": in_short(answer.option)})
        case Lay(seat, _):
            return Sentence("event-lay-none" if answer is None else "event-lay", {"who": seat})
        case Show(seat, cards, to):
            return Sentence("event-show", {"who": seat, "cards": cards, "to": to})
        case Give(seat, cards, to):
            return Sentence("event-give", {"who": seat, "cards": cards, "to": to})
    return money.tell(event)


def looked(counts: dict[Seat, int]) -> Sentence:
    if len(counts) == 1:
        ((seat, count),) = counts.items()
        return Sentence("event-look", {"who": seat, "count": count})
    return Sentence("event-look-all", {"count": sum(counts.values())})


def proved(seat: Seat, face: Face, shown: bool, may_concede: bool) -> Sentence:
    key = "prove-shown" if shown else "prove-conceded" if may_concede else "prove-denied"
    return Sentence(key, {"who": seat, "face": face})


def option(request: Decision[Any], choice: object) -> Sentence | None:  # noqa: ARG001
    return None


def turn(request: Request[Any]) -> Seat | None:  # noqa: ARG001
    return None


def board(game: Game) -> Board:
    return Board(tuple(Place(seat) for seat in game.seats))


def aside(view: View[Any]) -> tuple[Sentence, ...]:
    return money.aside(view)
