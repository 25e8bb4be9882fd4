"""What moved, for a screen that shows it moving: never what was chosen in secret."""

from typing import Any

from games.kit import (
    Arrange,
    Deck,
    Event,
    Give,
    Lay,
    Look,
    Offer,
    Play,
    Prove,
    Reveal,
    Settle,
    Show,
    Shuffle,
)
from ui.scene.shape import Json


def move(event: Event) -> Json | None:
    """The same for every reader, whoever it was that chose."""
    request, answer = event
    match request:
        case Deck():
            return {"kind": "deck", "to": ints(answer)}
        case Shuffle(cards):
            return {"kind": "shuffle", "from": ints(cards), "to": ints(answer)}
        case Arrange(seat, cards, on_table=True):
            return {"kind": "cloth", "seat": seat, "from": ints(cards), "to": ints(answer)}
        case Arrange(seat, cards):
            return {"kind": "mix", "seat": seat, "from": ints(cards), "to": ints(answer)}
        case Lay(seat, cards) if answer is not None:
            return {"kind": "lay", "seat": seat, "from": ints(cards), "to": ints(answer)}
        case Look(hands):
            return {"kind": "look", "hands": {str(s): ints(cards) for s, cards in hands.items()}}
        case Show(seat, cards, to):
            return {"kind": "show", "seat": seat, "to": to, "cards": ints(cards)}
        case Give(seat, cards, to):
            return {"kind": "give", "seat": seat, "to": to, "cards": ints(cards)}
        case Reveal(cards):
            return {"kind": "turn", "cards": ints(cards)}
    return played(event)


def played(event: Event) -> Json | None:
    request, answer = event
    match request:
        case Play(seat) if answer.cards:
            return {"kind": "turn", "seat": seat, "cards": ints(answer.cards)}
        case Prove(seat) if answer is not None:
            return {"kind": "turn", "seat": seat, "cards": [int(answer)]}
        case Offer(payer, payee) if answer:
            return {"kind": "envelope", "from": payer, "to": payee}
        case Settle(payer, payee, paid):
            return {"kind": "settle", "from": payer, "to": payee, "paid": paid}
    return None


def ints(cards: Any) -> list[int]:
    return [int(card) for card in cards]
