"""The end of an opened match: what passed unseen then, and deserves a second look."""

from collections.abc import Iterator
from itertools import islice

from games.kit import Arrange, Event, Offer, Settle
from table import Known, Report, Truth
from ui.opened.bluffs import unchallenged
from ui.telling import Teller
from ui.telling.chapters import chapter_of, chapters
from ui.telling.story import Sentence

MOST = 6  # of each kind: it is a gallery, not an archive


def gallery(report: Report, truth: Truth, teller: Teller) -> list[str]:
    """A line for each; nothing of it rests on more than was opened."""
    events = report.table.match.events
    turns = chapters(teller.story, events)
    found = (bluffs(report, truth), swaps(events, truth), bribes(events, truth))
    picked = [one for kind in found for one in islice(kind, MOST)]
    return [
        teller.words.say(
            "gallery-line",
            turn=teller.words.say("gallery-turn", number=str(chapter_of(turns, place).number)),
            what=teller.say(sentence),
        )
        for place, sentence in sorted(picked, key=lambda one: one[0])
    ]


def bluffs(report: Report, truth: Truth) -> Iterator[tuple[int, Sentence]]:
    """Claims that nobody doubted and that were not so, by what the claimer had in hand."""
    for place, seat, face, cards in unchallenged(report.table.match):
        held = [known for card in cards if (known := truth.face(card)) is not None]
        if len(held) == len(cards) and face not in held:
            yield place, Sentence("gallery-bluff", {"who": seat, "face": face, "held": held})


def swaps(events: list[Event], truth: Truth) -> Iterator[tuple[int, Sentence]]:
    """Of two different cards; of two alike nobody could tell, nor prove it (O9)."""
    for place, order in sorted(truth.orders.items()):
        request = events[place].request
        if isinstance(request, Arrange) and order == (1, 0):
            faces = [truth.face(card) for card in request.cards]
            if None not in faces and len(set(faces)) == 2:
                one, other = faces
                yield (
                    place,
                    Sentence("gallery-swap", {"who": request.seat, "one": one, "other": other}),
                )


def bribes(events: list[Event], truth: Truth) -> Iterator[tuple[int, Sentence]]:
    for place, told in truth.amounts.items():
        request = events[place].request
        if isinstance(request, Offer) and isinstance(told, Known):
            key = "gallery-bribe-paid" if is_paid(events, place) else "gallery-bribe"
            facts = {"who": request.payer, "to": request.payee, "count": told.value}
            yield place, Sentence(key, facts)


def is_paid(events: list[Event], place: int) -> bool:
    """An offer stands until it is settled, and only one does at a time."""
    after = (event.request for event in events[place + 1 :])
    return next((settle.paid for settle in after if isinstance(settle, Settle)), False)
