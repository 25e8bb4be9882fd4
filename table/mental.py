"""A table without a referee: every request of the rules becomes rounds of public messages.

The same class serves players, spectators and auditors. Only a player has a ``home`` with
secrets; what everybody checks is the same for all.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from crypto.encoding import u8
from crypto.errors import InvalidProof
from crypto.keys import joint_key
from crypto.shuffle.verifier import verify
from games.kit import (
    Arrange,
    Card,
    Choose,
    ChooseTogether,
    Coin,
    Decision,
    Deck,
    Game,
    Give,
    IllegalAnswer,
    Income,
    Lay,
    Look,
    Match,
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
)
from table import choices, claims, money, piles, plays, setup, shuffles, sights
from table.cards import Cards, Open
from table.desk import CheckShuffle, Desk, Home
from table.errors import Cheating
from table.hearing import Rounds
from table.joining import Founding, Terms
from table.knowledge import Knowledge
from table.message import Message, Saying
from table.presence import COMPANY, NOBODY, Company, Presence, Seats, number_of, op_of
from table.rounds import Round, Said
from table.shuffles import Ahead
from table.votes import FEWEST, HEARD, LATE, Part, Past

G = TypeVar("G", bound=Game, covariant=True)
END = "end"


class MentalTable(Generic[G]):
    """One match as one peer follows it: ``hear`` what was said, ``say`` what is due from us."""

    def __init__(
        self,
        game: G,
        founding: Founding,
        home: Home | None = None,
        check_shuffle: CheckShuffle = verify,
        foreseen: Sequence[Company] = (),
    ) -> None:
        if home and founding.keys[home.seat] != home.key.X:
            raise InvalidProof("key", f"seat {home.seat} was founded with another key than ours")
        self.founding = founding
        self.match = Match(game)
        self._begin(home, check_shuffle, foreseen)

    def _begin(
        self, home: Home | None, check_shuffle: CheckShuffle, foreseen: Sequence[Company]
    ) -> None:
        founding, keys, terms = self.founding, self.founding.keys, self.founding.terms
        X, me = joint_key(list(keys.values())), home.seat if home else None
        cards = Cards(founding.table, self.match.game.key, keys, X)
        self.desk = Desk(founding.table, keys, X, cards, home, check_shuffle)
        self.presence = Presence(len(keys), quorum_of(terms), foreseen)
        votes = terms.clock is not None
        self.rounds = Rounds(self.presence, me, lambda: self.forfeited is None, votes=votes)
        self.finished = False  # everybody who is there has confirmed the end, or is alone
        self.begun = [0]  # the event that was under way as each company took its place
        self._book = Knowledge(me)
        self._ahead: Ahead | None = None
        self._said: set[str] = set()
        self._heard: set[Part] = set()  # the answers that our own seat has told it heard
        self._late: dict[Part, None] = {}  # whom our own seat is about to vote late
        self._telling: set[Part] = set()  # the answers about which nobody else said a word
        self._suspects: dict[Seat, int] = {}  # who seems to be gone, and how much it had said
        self._signed_off: set[Seat] = set()
        self._playing = self.rounds.start(self._play())

    def restart(self, foreseen: Sequence[Company]) -> None:
        """Begin again, to hear all once more: some of it was void, as these companies show."""
        desk, home = self.desk, self.desk.home
        if tuple(foreseen) == self.presence.foreseen:
            raise RuntimeError("a match that begins again for the same reason would never end")
        if home is not None:
            home.choices.clear()  # made in a match that never was
        self.match = Match(self.match.game.fresh())
        self._begin(home, desk.check_shuffle, foreseen)

    # What a view needs

    @property
    def op(self) -> str:
        """The operation that fulfils the pending request."""
        return str(len(self.match.events))

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Who still has to choose; nobody while cards are on their way or the game is over, nor who
        is gone, and would not be heard.
        """
        for asked, missing in self.rounds.open():
            if asked.decision and asked.op == self.op:
                return tuple(seat for seat in missing if seat not in self.gone)
        return ()

    def late_in(self, place: int) -> tuple[Seat, ...]:
        """The seats for which the default counted in an event, since all others voted them late."""
        parts = [self.rounds.part(str(place), seat) for seat in self.desk.seats]
        return tuple(part.seat for part in parts if part is not None and part.is_late)

    def absent_in(self, place: int) -> Seats:
        """The seats that said nothing in an event, or never opened what they had, being gone."""
        absent = self.rounds.absent
        return absent.get(str(place), NOBODY) | absent.get(f"{place}/open", NOBODY)

    def knowledge(self, seat: Seat | None) -> Knowledge:
        """Our own book; nobody else's is here."""
        if seat != self._book.seat:
            raise ValueError(f"what seat {seat} knows is not known here")
        return self._book

    # What a player does

    @property
    def asked(self) -> str | None:
        """The operation that waits for a decision which our own seat has not made yet."""
        me = self.desk.home
        asked = me is not None and me.seat in self.deciders and self.op not in me.choices
        return self.op if asked else None

    def decide(self, choice: object) -> None:
        """Our own seat makes up its mind; ``say`` then has the message for it."""
        me, request = self.desk.mine, self.match.pending
        if not isinstance(request, Decision) or self.asked is None:
            raise IllegalAnswer(f"seat {me.seat} has nothing to decide now")
        me.choices[self.op] = request.choice(me.seat, choice, self._book.sight)

    @property
    def seconds(self) -> float:
        """How long a seat may think about what is pending."""
        clock = self.founding.terms.clock
        if clock is None:
            return math.inf
        together = isinstance(self.match.pending, ChooseTogether)
        return clock.reaction if together else clock.decision

    @property
    def unanswered(self) -> object:
        """What our own seat takes, if it does not decide in time."""
        me, request = self.desk.mine, self.match.pending
        if not isinstance(request, Decision):
            raise IllegalAnswer(f"seat {me.seat} has nothing to decide now")
        return request.unanswered(me.seat, self._book.sight)

    def unvoted(self) -> list[Part]:
        """Whom our own seat could vote late now."""
        me = self.desk.home.seat if self.desk.home else None
        parts = self.rounds.overdue()
        return [part for part in parts if me in part.others and me not in part.votes]

    def vote_late(self, part: Part) -> None:
        """Our own seat has waited long enough for ``part``, and says so unless it is answered."""
        self._late[part] = None

    @property
    def gone(self) -> Seats:
        """The seats that the match goes on without."""
        return self.presence.now.gone

    @property
    def forfeited(self) -> Seat | None:
        """Who was gone before the rules had decided, at a table of two."""
        decided = not self.presence.of_two or self.match.pending is None
        return None if decided else next(iter(self.gone), None)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Whom the rules name, or who stayed when the other forfeited."""
        if self.forfeited is None:
            return tuple(self.match.game.winners)
        return tuple(seat for seat in self.desk.seats if seat not in self.gone)

    def next_start(self, present: Sequence[Seat]) -> Seat | None:
        """Who of those ``present`` starts the next match; the rules don't say after a forfeit."""
        return self.match.game.next_start(present) if self.forfeited is None else None

    @property
    def rests_on(self) -> Past:
        """How many messages of each seat the match rests on; at its end, all that count."""
        return self._playing.past

    def unsuspected(self) -> list[tuple[str, Seat]]:
        """Whose programs our own seat waits for, each with what it waits for."""
        me, now = self.desk.home, self.presence.now
        can_go_on = self.presence.of_two or bool(self.desk.sharings)
        if not can_go_on or me is None or me.seat in now.gone or self.finished:
            return []
        nobody = {me.seat, *now.gone}
        return [(op, seat) for op, seat in self._silent(me.seat) if seat not in nobody]

    def _silent(self, me: Seat) -> Iterator[tuple[str, Seat]]:
        """Who owes a message that needs no person, or a word on who is gone; of two, anything."""
        for asked, missing in self.rounds.open():
            owing = missing if self.presence.of_two else [s for s in missing if s in asked.absent]
            yield from ((asked.op, seat) for seat in owing)
        for part in self.rounds.undecided():
            yield from ((f"{part.op}/late", seat) for seat in part.silent(me))
        company = op_of(self.presence.now.number + 1)
        yield from ((company, seat) for seat in self.presence.holdouts(me))

    @property
    def suspects(self) -> list[Seat]:
        """Whom our own seat would go on without, as they said nothing since it has had enough."""
        now = self.presence.counts
        silent = [seat for seat, said in self._suspects.items() if now[seat - 1] == said]
        return [s for s in silent if not self.presence.of_two or s in self.rounds.awaited]

    def suspect(self, seat: Seat) -> None:
        """Our own seat has waited long enough for a program, and would go on without ``seat``."""
        self._suspects.pop(seat, None)
        self._suspects[seat] = self.presence.counts[seat - 1]

    def tell(self, part: Part) -> None:
        """Our own seat has waited long enough for a word about an answer, and says it itself."""
        self._telling.add(part)

    def say(self) -> Iterator[tuple[Saying, Said]]:
        """What our own seat has to say now, each only once, with the secrets behind it."""
        is_out = self.desk.mine.seat in self.gone
        due = [] if is_out else [*self._answers(), *self._votes()]
        # By an answer of ours somebody may be awaited no more.
        yield from due or [*self._company()] or self._words()

    def _company(self) -> Iterator[tuple[Saying, Said]]:
        """Our vote on who is at the table, if it is time for one; nobody is back for the end."""
        me = self.desk.mine.seat
        over = self.finished or (me in self.gone and self.match.pending is None)
        vote = None if over else self.presence.wanted(me, self.suspects)
        if vote is not None:
            yield vote, Said(b"")

    def _words(self) -> Iterator[tuple[Saying, Said]]:
        """That we heard something; any other word shows that as well."""
        word = self.presence.word(self.desk.mine.seat)
        if word is not None:
            yield word, Said(b"")
        if word is not None or self.desk.mine.seat in self.gone:
            return
        # The last word about an answer is the result.
        unheard = [part for part in self._to_tell() if part not in self._heard]
        if unheard and self.match.pending is not None:
            self._heard |= set(unheard)
            yield Saying(HEARD, unheard[0].op, b""), Said(b"")

    def _to_tell(self) -> list[Part]:
        untold = [part for part in self.rounds.untold() if part in self._telling]
        return self.rounds.unheard() + untold

    def _votes(self) -> Iterator[tuple[Saying, Said]]:
        late, self._late = self._late, {}
        for part in self.unvoted():
            if part in late:
                yield Saying(LATE, part.op, u8(part.seat)), Said(b"")

    def _answers(self) -> Iterator[tuple[Saying, Said]]:
        me = self.desk.mine
        for asked, missing in self.rounds.open():
            waits = asked.decision and asked.op not in me.choices
            over = self.match.pending is None and asked.op != END
            if me.seat in missing and asked.op not in self._said and not waits and not over:
                self._said.add(asked.op)
                said = asked.say()
                me.kept[asked.op] = said.secret
                yield Saying(asked.kind, asked.op, said.payload), said

    def hear(self, message: Message) -> None:
        """Take in a message whose causes have all been heard; ``Cheating`` names its author."""
        about_company = message.saying.kind == COMPANY or number_of(message.saying.op)
        if message.seat in self._signed_off and not about_company:
            raise Cheating(message.seat, "spoke after signing the result")
        place, known = len(self.match.events), len(self.presence.companies)
        self.rounds.hear(message)
        self.begun += [place] * (len(self.presence.companies) - known)
        if self.forfeited is not None:
            self._playing.rest_on([self.presence.now.past])
            self.finished = True

    # The match

    async def _play(self) -> None:
        await setup.set_up(self.desk, self.founding.terms.quorum)
        while (request := self.match.pending) is not None:
            await self.desk.ready(touched(request))
            answer, secret = await self._fulfil(self.op, request)
            self.match.answer(answer)
            self._book.note(self.match.events[-1], secret)
        await self._end()
        self.finished = True

    async def _fulfil(self, op: str, request: Request[Any]) -> tuple[Any, Any]:
        """The public answer, and what our own seat learned besides."""
        desk, new = self.desk, self.match.fresh()
        match request:
            case Note():
                return None, None
            case Choose() | ChooseTogether() | Speak() | Coin():
                return await choices.fulfil(desk, op, request), None
            case Look(hands):
                return None, await sights.look(desk, op, hands)
            case Reveal(cards):
                return await sights.reveal(desk, op, cards), None
            case Prove():
                return await self._prove(op, request), None
            case Play() | Lay() | Show() | Give():
                return await plays.fulfil(desk, op, request, new)
            case Purses() | Income() | Offer() | Settle() | ProveEmpty() | OpenPurses():
                return await money.fulfil(desk, op, request)
            case Arrange():
                return new, await piles.arrange(desk, op, request, new)
            case Shuffle(cards):
                # The handles are known at once; the pile is mixed behind play.
                ahead, self._ahead = self._ahead, None
                mixing = self.rounds.start(shuffles.shuffle(desk, op, cards, new, ahead))
                desk.promised |= dict.fromkeys(new, mixing)
                return new, None
            case Deck(faces):
                for card, face in zip(new, faces, strict=True):
                    desk.cards[card] = Open(face)
                return new, None
        raise NotImplementedError(f"the mental table can't fulfil {request}")

    async def _prove(self, op: str, request: Prove[Any]) -> Card[Any] | None:
        """The pile for the card is mixed while its owner thinks; in vain, if it concedes."""
        ahead = Ahead.begin(self.rounds, self.desk, op, request) if request.into else None
        shown = await claims.prove(self.desk, op, request)
        if ahead is not None and shown is None:
            ahead.drop()
        self._ahead = ahead if shown is not None else None
        return shown

    async def _end(self) -> None:
        """Everybody signs the result, and nothing after it: the record is complete."""
        result = bytes(self.match.game.winners)

        def check(seat: Seat, payload: bytes) -> None:
            if payload != result:
                raise InvalidProof("result", "another result than the rules give")
            self._signed_off.add(seat)

        absent = dict.fromkeys(self.desk.seats)
        await Round(END, "end", self.desk.seats, lambda: Said(result), check, absent=absent)


def quorum_of(terms: Terms) -> int | None:
    """How many must stay; without a clock or stand-ins nobody is gone, however long it is away.

    Of two, one is enough, for nobody has to stand in: the other forfeits.
    """
    enough = 1 if terms.players < FEWEST else terms.quorum
    return enough if terms.clock is not None else None


def touched(request: Request[Any]) -> tuple[Card[Any], ...]:
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
