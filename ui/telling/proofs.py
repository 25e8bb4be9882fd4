"""What the messages behind an event proved to everybody: one line for whoever wonders."""

from collections.abc import Collection
from typing import Any

from games.kit import (
    Arrange,
    Coin,
    Event,
    Give,
    Lay,
    Look,
    Offer,
    OpenPurses,
    Play,
    Prove,
    ProveEmpty,
    Request,
    Reveal,
    Seat,
    Show,
)
from ui.telling.story import Sentence


def proof(event: Event, absent: Collection[Seat] = ()) -> Sentence | None:
    """The line for ``event``; None where nothing was proved, or nothing is proved yet.

    Who was ``absent`` proved nothing of its own. A shuffle is proved behind play: who looks at
    its cards can rely on it, and is told so.
    """
    if isinstance(event.request, Offer | ProveEmpty | OpenPurses):
        return about_money(event.request, event.answer, absent)
    return about_cards(event.request, event.answer, absent)


def about_cards(request: Request[Any], answer: Any, absent: Collection[Seat]) -> Sentence | None:
    match request:
        case Arrange(seat) | Prove(seat) if seat in absent:
            return None
        case Prove(_, _, face) if answer is not None:
            return Sentence("proved-shown", {"face": face})
        case Prove(_, cards, face, False):
            return Sentence("proved-denied", {"face": face, "count": len(cards)})
        case Reveal(cards):
            return Sentence("proved-revealed", {"count": len(cards)})
        case Arrange(seat, cards):
            return by(seat, "proved-arranged", len(cards))
        case Show(_, cards, to):
            return by(to, "proved-read", len(cards))
        case Look(hands):
            return looked(dict(hands))
        case Play() if answer.cards:
            return Sentence("proved-played", {"count": len(answer.cards)})
        case Lay(_, _, faces) if answer is not None:
            return Sentence("proved-laid", {"count": len(faces)})
        case Give(_, cards, to):
            return by(to, "proved-passed", len(cards))
        case Coin():
            return Sentence("proved-drawn")
    return None


def looked(hands: dict[Seat, Any]) -> Sentence:
    if len(hands) > 1:
        return Sentence("proved-dealt")
    ((seat, cards),) = hands.items()
    return by(seat, "proved-read", len(cards))


def about_money(request: Request[Any], answer: Any, absent: Collection[Seat]) -> Sentence | None:
    match request:
        case Offer(payer, exactly=None) if answer:
            return Sentence("proved-offered", {"by": payer})
        case Offer(payer) if answer:
            return Sentence("proved-offered-exactly", {"by": payer})
        case ProveEmpty() if answer:
            return Sentence("proved-empty")
        case OpenPurses():
            return Sentence("proved-counted-some" if absent else "proved-counted")
    return None


def by(seat: Seat, key: str, count: int) -> Sentence:
    return Sentence(key, {"by": seat, "count": count})
