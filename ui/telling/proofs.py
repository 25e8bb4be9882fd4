"""What the messages behind an event proved to everybody: one line for whoever wonders."""

from collections.abc import Collection
from typing import Any

from games.kit import (
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Event,
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
    Reveal,
    Seat,
    Settle,
    Show,
    Shuffle,
    Speak,
    unknown_to,
)
from ui.telling.story import Sentence


def proof(
    event: Event, absent: Collection[Seat] = (), mixed_by: tuple[int, int] = (0, 0)
) -> Sentence | None:
    """The line for ``event``; None where nothing was proved, or nothing is proved yet.

    Whoever was ``absent`` proved nothing. A shuffle is proved behind play: whoever looks at
    its cards can rely on it, and is told so, and that it was ``mixed_by`` so many of how many.
    """
    request, answer = event
    match request:
        case Note() | Choose() | ChooseTogether() | Speak():
            return None  # nothing was to be proved
        case Deck() | Purses() | Income() | Settle():
            return None  # everybody can work it out
        case Shuffle():
            return None  # not yet
        case Coin() | Coins():
            return Sentence("proved-drawn")
        case Look() | Show() | Give() | Reveal():
            return opened(request, mixed_by)
        case Arrange() | Prove() | Play() | Lay():
            return None if request.seat in absent else played(request, answer)
        case Offer() | ProveEmpty() | OpenPurses():
            return about_money(request, answer, absent)
    raise unknown_to("the story of what was proved", request)


def opened(request: Look | Show | Give | Reveal[Any], mixed_by: tuple[int, int]) -> Sentence:
    match request:
        case Reveal(cards):
            return Sentence("proved-revealed", {"count": len(cards)})
        case Show(_, cards, to):
            return by(to, "proved-read", len(cards))
        case Look(hands):
            return looked(dict(hands), mixed_by)
        case Give(_, cards, to):
            return by(to, "proved-passed", len(cards))


def played(
    request: Arrange[Any] | Prove[Any] | Play[Any] | Lay[Any], answer: Any
) -> Sentence | None:
    match request:
        case Arrange(seat, cards):
            return by(seat, "proved-arranged", len(cards))
        case Prove():
            return claimed(request, answer is not None)
        case Play():
            cards = answer.cards
            return Sentence("proved-played", {"count": len(cards)}) if cards else None
        case Lay(_, _, faces):
            return Sentence("proved-laid", {"count": len(faces)}) if answer is not None else None


def claimed(request: Prove[Any], shown: bool) -> Sentence | None:
    """A free concession proves nothing."""
    if shown:
        return Sentence("proved-shown", {"face": request.face})
    if request.may_concede:
        return None
    return Sentence("proved-denied", {"face": request.face, "count": len(request.cards)})


def looked(hands: dict[Seat, Any], mixed_by: tuple[int, int]) -> Sentence:
    if len(hands) > 1:
        mixers, players = mixed_by
        return Sentence("proved-dealt", {"mixers": mixers, "players": players})
    ((seat, cards),) = hands.items()
    return by(seat, "proved-read", len(cards))


def about_money(
    request: Offer | ProveEmpty | OpenPurses, answer: Any, absent: Collection[Seat]
) -> Sentence | None:
    match request:
        case Offer(payer):
            key = "proved-offered" if request.exactly is None else "proved-offered-exactly"
            return Sentence(key, {"by": payer}) if answer else None
        case ProveEmpty():
            return Sentence("proved-empty") if answer else None
        case OpenPurses():
            return Sentence("proved-counted-some" if absent else "proved-counted")


def by(seat: Seat, key: str, count: int) -> Sentence:
    return Sentence(key, {"by": seat, "count": count})
