"""Every request of the rules becomes operations: which, and what must lie ready for them."""

from typing import Any

from games.kit import (
    AnyCard,
    AnyRequest,
    Arrange,
    Choose,
    ChooseTogether,
    Coin,
    Coins,
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
    Reveal,
    Settle,
    Show,
    Shuffle,
    Speak,
    unknown_to,
)
from table.fulfil import arrange, choose, look, pay, play, prove, shuffle
from table.fulfil.cards import Open
from table.fulfil.desk import Desk
from table.fulfil.outcome import Outcome
from table.fulfil.shuffle import Ahead
from table.knowledge.learned import Looked
from table.log.op import Op
from table.rounds.scheduler import Scheduler

# Chance, and what needs nobody's word: neither opens a card nor waits until all have accepted how
# the keys are shared. Nor does a shuffle.
BEFORE_CONSENT = (Coin, Coins, Deck, Note, Purses, Income, Settle)


class Dispatcher:
    """The requests of one match, at the ``desk`` where its cards lie."""

    def __init__(self, desk: Desk, rounds: Scheduler) -> None:
        self.desk, self.rounds = desk, rounds
        self._ahead: Ahead | None = None  # the shuffle for the claim that was just proved

    async def fulfil(self, op: Op, request: AnyRequest, new: tuple[AnyCard, ...]) -> Outcome:
        """``new`` are the handles for the cards that come out of it, if any do."""
        desk = self.desk
        if isinstance(request, Shuffle):  # waits for its cards itself, behind play
            return Outcome(self._shuffle(op, request, new))
        await self._ready(request)
        match request:
            case Note():
                return Outcome(None)
            case Choose() | ChooseTogether() | Speak() | Coin() | Coins():
                return Outcome(await choose.fulfil(desk, op, request))
            case Look(hands):
                return Outcome(None, Looked(await look.look(desk, op, hands)))
            case Reveal(cards):
                return Outcome(await look.reveal(desk, op, cards))
            case Prove():
                return Outcome(await self._prove(op, request))
            case Play() | Lay() | Show() | Give():
                return await play.fulfil(desk, op, request, new)
            case Purses() | Income() | Offer() | Settle() | ProveEmpty() | OpenPurses():
                return await pay.fulfil(desk, op, request)
            case Arrange():
                return Outcome(new, await arrange.arrange(desk, op, request, new))
            case Deck(faces):
                for card, face in zip(new, faces, strict=True):
                    desk.cards[card] = Open(face)
                return Outcome(new)
        raise unknown_to("the mental table", request)

    async def _ready(self, request: AnyRequest) -> None:
        """Its cards are no longer being shuffled; and all have consented, where that matters."""
        if not isinstance(request, BEFORE_CONSENT):
            await self.desk.consents
        await self.desk.ready(request.touches)

    def _shuffle(
        self, op: Op, request: Shuffle[Any], new: tuple[AnyCard, ...]
    ) -> tuple[AnyCard, ...]:
        """The handles are known at once; the pile is mixed behind play."""
        ahead, self._ahead = self._ahead, None
        mixing = self.rounds.start(shuffle.shuffle(self.desk, op, request.cards, new, ahead))
        self.desk.promised |= dict.fromkeys(new, mixing)
        return new

    async def _prove(self, op: Op, request: Prove[Any]) -> AnyCard | None:
        """The pile for the card is mixed while its owner thinks; in vain, if it concedes."""
        ahead = Ahead.begin(self.rounds, self.desk, op, request) if request.into else None
        shown = await prove.prove(self.desk, op, request)
        if ahead is not None and shown is None:
            ahead.drop()
        self._ahead = ahead if shown is not None else None
        return shown
