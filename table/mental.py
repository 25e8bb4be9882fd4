"""A table without a referee: one match as a peer follows it, by public messages alone.

The same class serves players, spectators and auditors. Only a player has a ``home`` with
secrets; what everybody checks is the same for all.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from crypto.errors import InvalidProof
from crypto.keys import joint_key
from crypto.shuffle.verifier import verify
from games.kit import NOBODY, ChooseTogether, Decision, Game, IllegalAnswer, Match, Seat, Seats
from table.calls.roll import Company, Quorum, Roll
from table.founding import Founding
from table.fulfil import setup
from table.fulfil.cards import Cards
from table.fulfil.desk import CheckShuffle, Desk, Home
from table.fulfil.dispatch import Dispatcher
from table.knowledge.cards import Knowledge
from table.log.message import Message, Saying
from table.log.op import END, Op
from table.log.past import Past, join, past_of
from table.outbox import IsCertain, Outbox
from table.rounds import rules
from table.rounds.inbox import Inbox
from table.rounds.round import Round, Utterance
from table.rounds.rules import LastWord
from table.rounds.scheduler import Scheduler
from table.rounds.verdict import Verdict
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
    ) -> None:
        if home and founding.keys[home.seat] != home.key.X:
            raise InvalidProof("key", f"seat {home.seat} was founded with another key than ours")
        self.founding = founding
        self.match = Match(game)
        self._begin(home, check_shuffle)

    def _begin(self, home: Home | None, check_shuffle: CheckShuffle) -> None:
        founding, keys = self.founding, self.founding.keys
        X, me = joint_key(list(keys.values())), home.seat if home else None
        cards = Cards(founding.table, self.match.game.key, keys, X)
        self.desk = Desk(founding.table, keys, X, cards, home, check_shuffle)
        self.rounds = Scheduler(len(keys))
        self.inbox = Inbox(self.rounds)
        self.desk.have_left = lambda: self.rounds.have_left
        self.desk.last_word = self.rounds.last_word
        self.companies = [Company(0)]  # who was there in each epoch; the last one plays now
        self.begun = [0]  # the event that was under way as each epoch began
        self.signers: set[Seat] = set()  # of the result
        self._signed: list[Past] = []  # the messages by which they did
        self._signed_off: set[Seat] = set()  # and of it in this epoch: they have no more to say
        self._book = Knowledge(me)
        self._dispatcher = Dispatcher(self.desk, self.rounds)
        self.outbox = Outbox(self.rounds, self.desk)
        self.waiting = Waiting(self.rounds, self.quorum)
        self._playing = self.rounds.start(self._play())

    def restart(self) -> None:
        """Begin again, to hear all once more: some of it was void."""
        desk, home = self.desk, self.desk.home
        if home is not None:
            home.choices.clear()  # made in a match that never was
        self.match = Match(self.match.game.fresh())
        self._begin(home, desk.check_shuffle)

    # What a view needs

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.desk.seats

    @property
    def mixers(self) -> int:
        """How many seats mix a pile before it is used."""
        return self.desk.mixers

    @property
    def me(self) -> Seat | None:
        """Our own seat; None for spectators and auditors."""
        return self.desk.home.seat if self.desk.home else None

    @property
    def home(self) -> Home | None:
        """The secrets of our own seat."""
        return self.desk.home

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

    def late_in(self, place: int) -> Seats:
        """The seats for which the default counted in an event, as they were late by a roll."""
        return self.rounds.late.get(Op(place), NOBODY)

    def was_late(self, seat: Seat, op: str) -> bool:
        """Did the default count for a seat in an operation?"""
        return seat in self.rounds.late.get(op, NOBODY)

    def kind_due(self, op: str) -> str | None:
        """The kind of message that an operation waits for, if it waits for any."""
        entry = self.rounds.find(op)
        return entry.round.kind if entry else None

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

    def forget(self, op: str) -> None:
        """Our own seat said something in another life, of which this one has no secret (J3)."""
        if self.desk.home is not None:
            self.desk.home.kept.pop(op, None)

    # Who is there

    @cached_property
    def quorum(self) -> Quorum | None:
        """How many may go on without the others; None if nobody does (S2)."""
        terms = self.founding.terms
        recovers = terms.quorum is not None and terms.clock is not None
        return Quorum(terms.players, terms.quorum) if recovers and terms.quorum else None

    @property
    def may_be_called(self) -> bool:
        """Can the roll be called? Not before all keys are there, and shared."""
        return self.quorum is not None and bool(self.desk.sharings)

    @property
    def gone(self) -> Seats:
        """The seats that the match goes on without."""
        return self.companies[-1].gone

    def enter(self, roll: Roll) -> Company:
        """Go on by a roll, when all within its cut has been heard (E8)."""
        if self.quorum is None:
            raise ValueError("nobody calls the roll at a table without recovery")
        company = roll.company(self.quorum, self.rounds.owes)
        self.companies.append(company)
        self.begun.append(len(self.match.events))
        self._signed_off.clear()
        self.rounds.enter(company, roll.cut.counts)
        return company

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Whom the rules name."""
        return tuple(self.match.game.winners)

    @property
    def finished(self) -> bool:
        """Have enough seats signed the result (E10)?"""
        return len(self.signers) >= (self.quorum.q if self.quorum else len(self.seats))

    def next_start(self, present: Sequence[Seat]) -> Seat | None:
        """Who of those ``present`` starts the next match."""
        return self.match.game.next_start(present)

    @property
    def rests_on(self) -> Past:
        """How many messages of each seat the match rests on; at its end, with all signatures."""
        return join([self._playing.past, *self._signed])

    # What our own seat says

    def say(self, is_certain: IsCertain = lambda _: True) -> Iterator[tuple[Saying, Utterance]]:
        """What our own seat has to say now, each only once, with the secrets behind it."""
        return self.outbox.say(is_certain, over=self.match.pending is None)

    def hear(self, message: Message) -> Verdict:
        """Take in a message whose causes have all been heard; ``Cheating`` names its author."""
        rules.END.check(LastWord(message, self._signed_off))
        verdict = self.inbox.hear(message)
        if message.saying.op == END:
            self._signed.append(past_of(message))
        return verdict

    # The match

    async def _play(self) -> None:
        await setup.set_up(self.desk, self.rounds, self.founding.terms.quorum)
        while (request := self.match.pending) is not None:
            answer, learned = await self._dispatcher.fulfil(self.op, request, self.match.fresh())
            self.match.answer(answer)
            self._book.note(self.match.events[-1], learned)
        await self._end()

    async def _end(self) -> None:
        """Everybody signs the result, and nothing after it in that epoch.

        Whoever is gone is waited for here, as it may be back: the match is complete without it as
        soon as enough have signed (E10).
        """
        await self.desk.consents
        result = bytes(self.match.game.winners)

        def check(seat: Seat, payload: bytes) -> None:
            if payload != result:
                raise InvalidProof("result", "another result than the rules give")
            self.signers.add(seat)
            self._signed_off.add(seat)

        await Round(END, "end", self.desk.seats, lambda: Utterance(result), check)  # G11
