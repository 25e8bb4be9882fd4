"""Books of knowledge that begin in the middle of a match: for a short memory, or an imagined table.

What a seat has read, and could follow since, is public; only what it read is not.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.kit import (
    AnyCard,
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
    Deck,
    Event,
    Face,
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
from table.knowledge.cards import Knowledge
from table.knowledge.money import savings_after
from table.money.purses import Funds


def book_since(book: Knowledge, events: Sequence[Event], since: int) -> Knowledge:
    """The book of a seat that has seen nothing before event ``since``; ``events`` are all."""
    late = Knowledge(book.seat)
    late.read = since
    late.cards = dict.fromkeys(readers(events[:since], None))
    decks = [event.request for event in events[:since] if isinstance(event.request, Deck)]
    late.pool = [face for deck in decks for face in deck.faces]
    for number, event in enumerate(events[since:], since):
        # The past of an imagined table holds no secrets; a spectator could see this much.
        late.seat = book.seat if number in book.told else None
        late.note_cards(event, book.told.get(number))
    late.seat = book.seat
    late.money = book.money.copy()  # a purse can be counted at any time
    return late


def readers(events: Iterable[Event], seat: Seat | None) -> dict[AnyCard, bool]:
    """For every card that exists after ``events``: has ``seat`` read it, and could it follow?

    This is public, whatever the faces are. Only where ``seat`` moved cards of which it had read
    some, which of the new ones it knows is its secret: then the first are taken for them.
    """
    known: dict[AnyCard, bool] = {}
    for request, answer in events:
        match request:
            case Choose() | ChooseTogether() | Speak() | Note() | Coin() | Coins():
                pass  # not about cards
            case Purses() | Income() | Offer() | Settle() | ProveEmpty() | OpenPurses():
                pass
            case Deck():
                known.update(dict.fromkeys(answer, True))
            case Shuffle(cards):
                move(known, cards, answer, follows=False)
            case Arrange(by, cards) | Lay(by, cards):
                if answer is not None:
                    move(known, cards, answer, follows=by == seat)
            case _:
                known.update(dict.fromkeys(read_by(seat, request, answer), True))
    return known


def move(
    known: dict[AnyCard, bool],
    old: Sequence[AnyCard],
    new: Sequence[AnyCard],
    *,
    follows: bool,
) -> None:
    """Of the ``new`` cards as many are known as before, or none if the seat can't follow them."""
    read = sum([known.pop(card) for card in old])
    kept = read if follows or len(old) == 1 else 0
    known.update({card: place < kept for place, card in enumerate(new)})


def read_by(
    seat: Seat | None,
    request: Look | Show | Give | Reveal[Any] | Play[Any] | Prove[Any],
    answer: Any,
) -> Sequence[AnyCard]:
    """The cards that ``seat`` reads where they lie."""
    match request:
        case Look(hands):
            return hands.get(seat, ()) if seat else ()
        case Show(_, cards, to) | Give(_, cards, to):
            return cards if to == seat else ()
        case Reveal(cards):
            return cards
        case Play():
            shown: Sequence[AnyCard] = answer.cards
            return shown
        case Prove():
            return () if answer is None else (answer,)
        case _:
            raise unknown_to("a book that begins later", request)


def book_after(
    seat: Seat | None, events: Sequence[Event], faces: Mapping[AnyCard, Face], funds: Funds
) -> Knowledge:
    """What ``seat`` knows after ``events`` if these are the ``faces`` and the ``funds``."""
    book = Knowledge(seat)
    book.read = len(events)
    known = readers(events, seat)
    book.cards = dict.fromkeys(known)
    book.faces = {card: faces[card] for card, read in known.items() if read}
    book.pool = [faces[card] for card, read in known.items() if not read]
    book.money = savings_after(seat, events, funds)
    return book
