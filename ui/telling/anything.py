"""How any game can be told, as long as it has no story of its own: request by request."""

from collections.abc import Sequence
from typing import Any

from games.kit import (
    AnyCard,
    AnyDecision,
    AnyRequest,
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Event,
    Face,
    Game,
    Give,
    Income,
    Lay,
    Look,
    Note,
    Offer,
    OpenPurses,
    Play,
    Prove,
    ProveEmpty,
    Purses,
    Request,
    Reveal,
    Seat,
    Settle,
    Show,
    Shuffle,
    Speak,
    unknown_to,
)
from players.view import View
from ui.telling import money
from ui.telling.story import Board, Place, Sentence, in_short


def tell(event: Event, before: Sequence[Event]) -> Sentence | None:  # noqa: ARG001
    request, answer = event
    match request:
        case Note():
            return None  # what it is about, only the game knows
        case Choose() | ChooseTogether() | Speak() | Coin() | Coins():
            return decided(request, answer)
        case Deck() | Shuffle() | Arrange() | Look() | Reveal():
            return on_the_table(request, answer)
        case Prove() | Play() | Lay() | Show() | Give():
            return from_hand(request, answer)
        case Purses() | Income() | Offer() | Settle() | ProveEmpty() | OpenPurses():
            return money.tell(request, answer)
    raise unknown_to("the story of anything", request)


def decided(
    request: Choose[Any] | ChooseTogether[Any] | Speak | Coin | Coins, answer: Any
) -> Sentence | None:
    """What players said and chose, and what chance did."""
    match request:
        case Choose(seat):
            return Sentence("event-choose", {"who": seat, "option": in_short(answer)})
        case ChooseTogether():
            choices = [(seat, in_short(choice)) for seat, choice in answer.items()]
            return Sentence("event-together", {"choices": choices})
        case Speak(seat):
            return Sentence("event-speak", {"who": seat, "text": answer}) if answer else None
        case Coin(sides):
            return Sentence("event-coin", {"number": answer + 1, "sides": sides})
        case Coins(sides):
            drawn = [f"{n + 1}/{m}" for n, m in zip(answer, sides, strict=True)]
            return Sentence("event-coins", {"numbers": drawn})


def on_the_table(
    request: Deck[Any] | Shuffle[Any] | Arrange[Any] | Look | Reveal[Any], answer: Any
) -> Sentence:
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


def from_hand(request: Prove[Any] | Play[Any] | Lay[Any] | Show | Give, answer: Any) -> Sentence:
    match request:
        case Prove(seat, _, face, may_concede):
            return proved(seat, face, answer is not None, may_concede)
        case Play(seat):
            return Sentence("event-choose", {"who": seat, "option": in_short(answer.option)})
        case Lay(seat):
            return Sentence("event-lay-none" if answer is None else "event-lay", {"who": seat})
        case Show(seat, cards, to):
            return Sentence("event-show", {"who": seat, "cards": cards, "to": to})
        case Give(seat, cards, to):
            return Sentence("event-give", {"who": seat, "cards": cards, "to": to})


def looked(counts: dict[Seat, int]) -> Sentence:
    if len(counts) == 1:
        ((seat, count),) = counts.items()
        return Sentence("event-look", {"who": seat, "count": count})
    return Sentence("event-look-all", {"count": sum(counts.values())})


def proved(seat: Seat, face: Face, shown: bool, may_concede: bool) -> Sentence:
    key = "prove-shown" if shown else "prove-conceded" if may_concede else "prove-denied"
    return Sentence(key, {"who": seat, "face": face})


def seen_by(viewer: Seat | None, request: AnyRequest) -> Sequence[AnyCard]:
    """The cards that ``viewer`` alone is let see: what they are is not in the sentence."""
    match request:
        case Look(hands):
            return hands.get(viewer, ()) if viewer else ()
        case Show(_, cards, to) | Give(_, cards, to):
            return cards if to == viewer else ()
        case Deck() | Reveal() | Prove() | Play():
            return ()  # everybody sees them
        case Shuffle() | Arrange() | Lay():
            return ()  # nobody sees more than before
        case Note() | Choose() | ChooseTogether() | Speak() | Coin() | Coins():
            return ()
        case Purses() | Income() | Offer() | Settle() | ProveEmpty() | OpenPurses():
            return ()
    raise unknown_to("the story of what a reader saw", request)


def option(request: AnyDecision, choice: object) -> Sentence | None:  # noqa: ARG001
    return None


def is_vain(choice: object, view: View[Any]) -> bool:  # noqa: ARG001
    return False


def question(view: View[Any]) -> Sentence | None:  # noqa: ARG001
    return None


def turn(request: Request[Any]) -> Seat | None:  # noqa: ARG001
    return None


def board(game: Game) -> Board:
    return Board(tuple(Place(seat) for seat in game.seats))


def aside(view: View[Any]) -> tuple[Sentence, ...]:
    return money.aside(view)
