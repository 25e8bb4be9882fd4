"""Books of knowledge that begin in the middle of a match: for a short memory, or an imagined table.

What a seat has read, and could follow since, is public; only what it read is not.
"""

from collections.abc import Iterable, Mapping, Sequence

from games.kit import (
    AnyCard,
    Arrange,
    Deck,
    Event,
    Face,
    Give,
    Lay,
    Look,
    Play,
    Prove,
    Reveal,
    Seat,
    Show,
    Shuffle,
)
from table.knowledge.cards import Knowledge
from table.knowledge.money import first_savings
from table.money.purses import Funds


def late_page(book: Knowledge, events: Sequence[Event], since: int) -> Knowledge:
    """The book of a seat that has seen nothing before event ``since``; ``events`` are all."""
    page = Knowledge(book.seat)
    page.read = since
    page.cards = dict.fromkeys(readers(events[:since], None))
    decks = [event.request for event in events[:since] if isinstance(event.request, Deck)]
    page.pool = [face for deck in decks for face in deck.faces]
    for number, event in enumerate(events[since:], since):
        # The past of an imagined table holds no secrets; a spectator could see this much.
        page.seat = book.seat if number in book.told else None
        page.note_cards(event, book.told.get(number))
    page.seat = book.seat
    page.money = book.money.copy()  # a purse can be counted at any time
    return page


def readers(events: Iterable[Event], seat: Seat | None) -> dict[AnyCard, bool]:
    """For every card that exists after ``events``: has ``seat`` read it, and could it follow?

    This is public, whatever the faces are. Only where ``seat`` moved cards of which it had read
    some, which of the new ones it knows is its secret: then the first are taken for them.
    """
    known: dict[AnyCard, bool] = {}
    for request, answer in events:
        match request:
            case Deck():
                known.update(dict.fromkeys(answer, True))
            case Lay() if answer is None:
                pass
            case Shuffle(cards) | Arrange(_, cards) | Lay(_, cards):
                read = sum([known.pop(card) for card in cards])
                own = not isinstance(request, Shuffle) and request.seat == seat
                kept = read if own or len(cards) == 1 else 0
                known.update({card: place < kept for place, card in enumerate(answer)})
            case Look(hands) if seat and seat in hands:
                known.update(dict.fromkeys(hands[seat], True))
            case Show(_, cards, to) | Give(_, cards, to) if to == seat:
                known.update(dict.fromkeys(cards, True))
            case Play():
                known.update(dict.fromkeys(answer.cards, True))
            case Reveal(cards):
                known.update(dict.fromkeys(cards, True))
            case Prove() if answer is not None:
                known[answer] = True
    return known


def first_page(
    seat: Seat | None, events: Sequence[Event], faces: Mapping[AnyCard, Face], funds: Funds
) -> Knowledge:
    """What ``seat`` knows after ``events`` if these are the ``faces`` and the ``funds``."""
    book = Knowledge(seat)
    book.read = len(events)
    known = readers(events, seat)
    book.cards = dict.fromkeys(known)
    book.faces = {card: faces[card] for card, read in known.items() if read}
    book.pool = [faces[card] for card, read in known.items() if not read]
    book.money = first_savings(seat, events, funds)
    return book
