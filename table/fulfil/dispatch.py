"""Every request of the rules becomes operations: which, and what must lie ready for them."""

from typing import Any

from games.kit import (
    AnyCard,
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Deck,
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
    Settle,
    Show,
    Shuffle,
    Speak,
)
from table.fulfil import arrange, choose, look, pay, play, prove, shuffle
from table.fulfil.cards import Open
from table.fulfil.desk import Desk
from table.fulfil.shuffle import Ahead
from table.rounds.scheduler import Operations


class Fulfilling:
    """The requests of one match, at the ``desk`` where its cards lie."""

    def __init__(self, desk: Desk, rounds: Operations) -> None:
        self.desk, self.rounds = desk, rounds
        self._ahead: Ahead | None = None  # the shuffle for the claim that was just proved

    async def fulfil(
        self, op: str, request: Request[Any], new: tuple[AnyCard, ...]
    ) -> tuple[Any, Any]:
        """The public answer, and what our own seat learned besides.

        ``new`` are the handles for the cards that come out of it, if any do.
        """
        desk = self.desk
        match request:
            case Note():
                return None, None
            case Choose() | ChooseTogether() | Speak() | Coin():
                return await choose.fulfil(desk, op, request), None
            case Look(hands):
                return None, await look.look(desk, op, hands)
            case Reveal(cards):
                return await look.reveal(desk, op, cards), None
            case Prove():
                return await self._prove(op, request), None
            case Play() | Lay() | Show() | Give():
                return await play.fulfil(desk, op, request, new)
            case Purses() | Income() | Offer() | Settle() | ProveEmpty() | OpenPurses():
                return await pay.fulfil(desk, op, request)
            case Arrange():
                return new, await arrange.arrange(desk, op, request, new)
            case Shuffle(cards):
                # The handles are known at once; the pile is mixed behind play.
                ahead, self._ahead = self._ahead, None
                mixing = self.rounds.start(shuffle.shuffle(desk, op, cards, new, ahead))
                desk.promised |= dict.fromkeys(new, mixing)
                return new, None
            case Deck(faces):
                for card, face in zip(new, faces, strict=True):
                    desk.cards[card] = Open(face)
                return new, None
        raise NotImplementedError(f"the mental table can't fulfil {request}")

    async def _prove(self, op: str, request: Prove[Any]) -> AnyCard | None:
        """The pile for the card is mixed while its owner thinks; in vain, if it concedes."""
        ahead = Ahead.begin(self.rounds, self.desk, op, request) if request.into else None
        shown = await prove.prove(self.desk, op, request)
        if ahead is not None and shown is None:
            ahead.drop()
        self._ahead = ahead if shown is not None else None
        return shown


def touched(request: Request[Any]) -> tuple[AnyCard, ...]:
    """The cards that must lie ready before a request can be fulfilled."""
    match request:
        case Look(hands):
            return tuple(card for cards in hands.values() for card in cards)
        case (
            Reveal(cards)
            | Prove(_, cards)
            | Arrange(_, cards)
            | Show(_, cards)
            | Play(_, cards)
            | Lay(_, cards)
            | Give(_, cards)
        ):
            return tuple(cards)
    return ()
