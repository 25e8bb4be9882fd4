"""What the messages behind an event proved to everybody: one line for whoever wonders."""

from games.kit import Arrange, Coin, Event, Give, Lay, Look, Prove, Reveal, Show
from ui.telling.story import Sentence


def proof(event: Event) -> Sentence | None:
    """The line for ``event``; None where nothing was proved, or nothing is proved yet.

    A shuffle is proved behind play: who looks at its cards can rely on it, and is told so.
    """
    request, answer = event
    match request:
        case Prove(_, _, face) if answer is not None:
            return Sentence("proved-shown", {"face": face})
        case Prove(_, cards, face, False):
            return Sentence("proved-denied", {"face": face, "count": len(cards)})
        case Reveal(cards):
            return Sentence("proved-revealed", {"count": len(cards)})
        case Arrange(seat, cards):
            return Sentence("proved-arranged", {"by": seat, "count": len(cards)})
        case Show(_, cards, to) | Give(_, cards, to):
            return Sentence("proved-read", {"by": to, "count": len(cards)})
        case Lay(seat, _, faces) if answer is not None:
            return Sentence("proved-laid", {"by": seat, "count": len(set(faces))})
        case Look(hands) if len(hands) == 1:
            ((seat, cards),) = hands.items()
            return Sentence("proved-read", {"by": seat, "count": len(cards)})
        case Look():
            return Sentence("proved-dealt")
        case Coin():
            return Sentence("proved-drawn")
    return None
