"""A table without a referee: one match as a peer follows it, by public messages alone.

The same class serves players, spectators and auditors. Only a player has a ``home`` with
secrets; what everybody checks is the same for all.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from crypto.errors import InvalidProof
from crypto.keys import joint_key
from crypto.shuffle.verifier import verify
from games.kit import NOBODY, ChooseTogether, Decision, Game, IllegalAnswer, Match, Seat, Seats
from table.absence.company import Company
from table.absence.conduct import Member
from table.absence.fate import Voted
from table.absence.lateness import FEWEST
from table.absence.presence import Presence
from table.founding import Founding, Terms
from table.fulfil import setup
from table.fulfil.cards import Cards
from table.fulfil.desk import CheckShuffle, Desk, Home
from table.fulfil.dispatch import Dispatcher
from table.knowledge.cards import Knowledge
from table.log.message import Message, Saying
from table.log.op import END, Op
from table.log.past import Past
from table.outbox import Outbox
from table.rounds import rules
from table.rounds.inbox import Inbox
from table.rounds.round import Round, Utterance
from table.rounds.rules import LastWord
from table.rounds.scheduler import Scheduler
from table.rounds.verdict import Late, Verdict
from table.waiting import Waiting

G = TypeVar("G", bound=Game, covariant=True)


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
        self.rounds = Scheduler(self.presence, votes=terms.clock is not None)
        self.inbox = Inbox(self.rounds, me, lambda: self.forfeited is None)
        self.desk.have_left = self.rounds.have_left
        self.finished = False  # everybody who is there has confirmed the end, or is alone
        self.begun = [0]  # the event that was under way as each company took its place
        self._book = Knowledge(me)
        self._dispatcher = Dispatcher(self.desk, self.rounds)
        self.member = Member(self.presence, me)
        self.outbox = Outbox(self.rounds, self.inbox, self.desk, self.member)
        self.waiting = Waiting(
            self.rounds, self.inbox, self.member, self.outbox, lambda: self.finished
        )
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
    def seats(self) -> tuple[Seat, ...]:
        return self.desk.seats

    @property
    def me(self) -> Seat | None:
        """Our own seat; None for spectators and auditors."""
        return self.desk.home.seat if self.desk.home else None

    @property
    def op(self) -> Op:
        """The operation that fulfils the pending request."""
        return Op(len(self.match.events))

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """The seats that still have to choose: none while cards are on their way or the game is
        over, and none that is gone and would not be heard.
        """
        for asked, missing in self.rounds.open():
            if asked.decision and asked.op == self.op:
                return tuple(seat for seat in missing if seat not in self.gone)
        return ()

    def late_in(self, place: int) -> tuple[Seat, ...]:
        """The seats for which the default counted in an event, since all others voted them late."""
        return tuple(seat for seat in self.desk.seats if self.late(Op(place), seat))

    def late(self, op: str, seat: Seat) -> Late | None:
        """By whose votes the default counted for ``seat`` in an operation, if it did."""
        return self.inbox.late(op, seat)

    def absent_in_event(self, place: int) -> Seats:
        """The seats that said nothing in an event, or never opened what they had, being gone."""
        return self.absent_in(Op(place)) | self.absent_in(Op(place) / "open")

    def absent_in(self, op: Op) -> Seats:
        """The seats that were gone in an operation which went on without them."""
        return self.rounds.absent.get(op, NOBODY)

    def knowledge(self, seat: Seat | None) -> Knowledge:
        """Our own book; nobody else's is here."""
        if seat != self._book.seat:
            raise ValueError(f"what seat {seat} knows is not known here")
        return self._book

    # What a player does

    @property
    def asked(self) -> Op | None:
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

    def work_ahead(self) -> bool:
        """Do a piece of work that a turn of ours will need, on any thread; was there any?"""
        return self.desk.prepare()

    @property
    def has_work_ahead(self) -> bool:
        return bool(self.desk.turns_ahead)

    def remember(self, op: str, secret: bytes) -> None:
        """What our own seat kept to itself when it said something before a crash."""
        if self.desk.home is not None:
            self.desk.home.kept[op] = secret

    # Who is there

    @property
    def companies(self) -> Sequence[Company]:
        """Who was there, from the beginning on; the last company is the one that plays now."""
        return self.presence.companies

    @property
    def gone(self) -> Seats:
        """The seats that the match goes on without."""
        return self.presence.now.gone

    @property
    def of_two(self) -> bool:
        """Two players, of whom nobody is gone: whoever is silent for too long forfeits."""
        return self.presence.of_two

    @property
    def disputed(self) -> bool:
        """Of two, has each said that the other is gone?"""
        return self.presence.disputed

    @property
    def forfeited(self) -> Seat | None:
        """Who was gone before the rules had decided, at a table of two."""
        decided = not self.presence.of_two or self.match.pending is None
        return None if decided else next(iter(self.gone), None)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Whom the rules name, or the seat that stayed when the other forfeited."""
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

    # What our own seat says

    def say(self) -> Iterator[tuple[Saying, Utterance]]:
        """What our own seat has to say now, each only once, with the secrets behind it."""
        return self.outbox.say(over=self.match.pending is None, finished=self.finished)

    def hear(self, message: Message) -> Verdict:
        """Take in a message whose causes have all been heard; ``Cheating`` names its author."""
        rules.END.check(LastWord(message, self._signed_off))
        place = len(self.match.events)
        verdict = self.inbox.hear(message)
        if isinstance(verdict.fate, Voted) and verdict.fate.agreed is not None:
            self.begun.append(place)
        if self.forfeited is not None:
            self._playing.rest_on([self.presence.now.past])
            self.finished = True
        return verdict

    def unheard(self, message: Message) -> Verdict:
        """All that can be said of a message which was not even heard."""
        return Verdict(message, None, self.presence.motion(message))

    # The match

    async def _play(self) -> None:
        await setup.set_up(self.desk, self.founding.terms.quorum)
        while (request := self.match.pending) is not None:
            answer, learned = await self._dispatcher.fulfil(self.op, request, self.match.fresh())
            self.match.answer(answer)
            self._book.note(self.match.events[-1], learned)
        await self._end()
        self.finished = True

    async def _end(self) -> None:
        """Everybody signs the result, and nothing after it: the record is complete."""
        result = bytes(self.match.game.winners)

        def check(seat: Seat, payload: bytes) -> None:
            if payload != result:
                raise InvalidProof("result", "another result than the rules give")
            self._signed_off.add(seat)

        absent = dict.fromkeys(self.desk.seats)  # G10
        await Round(END, "end", self.desk.seats, lambda: Utterance(result), check, absent=absent)


def quorum_of(terms: Terms) -> int | None:
    """How many must stay; without a clock or stand-ins nobody is gone, however long it is away.

    Of two, one is enough, for nobody has to stand in: the other forfeits.
    """
    enough = 1 if terms.players < FEWEST else terms.quorum
    return enough if terms.clock is not None else None
