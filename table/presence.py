"""Who is at the table: one company after the other, each agreed by all its members.

A match can't wait for ever for a program that is silent. So all others may go on without a seat:
each votes for a new company, naming who is not in it, and with the votes of all its members it
takes the place of the one before. Nobody is taken into account who left, from the last message
on that the members had seen; who comes back votes for a company with itself in it.

Votes and words of the seat in question may cross on the wire. Therefore

* votes agree only if their authors had seen just as many messages of each seat that leaves, and
  as many votes to come back of each that is gone already: so it is certain which of them count;
* who has voted hears no more of that, until the company is agreed or can't be any more: because
  some other member had seen more of it, and therefore never votes the same;
* until then who voted may only add to the seats that leave.

Of two companies with one number the smaller wins then, unless its members knew the larger. What
a seat said after it had left is void. It itself, and spectators, who don't vote, may have taken
that for granted: they start again from the log (``Outvoted``).

Of two, one alone says that the other is gone, and must have waited for it. There is no way back.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, pairwise

from crypto.encoding import u16
from games.kit import Seat
from table.errors import Cheating, MatchError
from table.message import Message, Saying
from table.votes import FEWEST, HEARD, Past, join, past_of, seen_less

COMPANY = "company"
MASK_SIZE = 2

Seats = frozenset[Seat]
NOBODY: Seats = frozenset()


@dataclass(frozen=True, slots=True)
class Company:
    """Everybody but those who are ``gone``, from the moment on that all votes were cast."""

    number: int
    gone: Seats
    past: Past

    def heard(self, seat: Seat) -> int:
        """How many messages of a seat that left now are part of the match."""
        return self.past[seat - 1]


@dataclass(frozen=True, slots=True)
class Vote:
    author: Seat
    number: int
    gone: Seats
    leaving: Seats  # who was in the company before
    past: Past

    def is_for_same(self, other: "Vote") -> bool:
        return (self.number, self.gone) == (other.number, other.gone)


class BrokenVote(Cheating):
    """Its author voted for a company that can't be, or did not keep to what it had voted for."""


class Outvoted(MatchError):
    """What was heard of a seat turns out to be void; ``companies`` are the true ones so far."""

    def __init__(self, companies: Sequence[Company]) -> None:
        super().__init__("the others went on without a seat, or a word, that was heard here")
        self.companies = tuple(companies)


def saying(number: int, gone: Iterable[Seat]) -> Saying:
    """A vote for the company with this number, without these seats."""
    return Saying(COMPANY, op_of(number), u16(sum(1 << (seat - 1) for seat in gone)))


def op_of(number: int) -> str:
    return f"{COMPANY}/{number}"


def number_of(op: str) -> int:
    """Of the company that an operation is about; 0, which is nobody's, if it is none."""
    digits = op.removeprefix(f"{COMPANY}/")
    number = int(digits) if digits.isdecimal() and len(digits) < 9 else 0
    return number if op == op_of(number) else 0


class Presence:
    """The companies so far and the votes for the next one, by the messages taken in alone.

    Only tables with a ``quorum`` can go on without anybody. ``foreseen`` are companies that are
    known to come: what was said by who had left is void before the votes have been heard again.
    """

    def __init__(
        self, seats: int, quorum: int | None = None, foreseen: Sequence[Company] = ()
    ) -> None:
        self.seats = tuple(Seat(number) for number in range(1, seats + 1))
        self.quorum = quorum
        self.companies = [Company(0, NOBODY, (0,) * seats)]
        self.disputed = False  # of two, has each said that the other is gone?
        self.foreseen = tuple(foreseen)
        self._votes: dict[Seat, list[Vote]] = {seat: [] for seat in self.seats}
        # Those for what could still come about, by what their author knew when it last spoke.
        self._alive: dict[Seat, list[Vote]] = {seat: [] for seat in self.seats}
        # What each message of each seat had seen; also one that is void shows what its author
        # can't vote for any more.
        self._shown: dict[Seat, list[Past]] = {seat: [] for seat in self.seats}

    # Who is there

    @property
    def now(self) -> Company:
        return self.companies[-1]

    @property
    def of_two(self) -> bool:
        """Does one alone decide, since nobody else is there?"""
        return len(self.seats) < FEWEST

    def at(self, past: Past) -> Company:
        """The company of whoever knows ``past``."""
        known = [c for c in self.companies if all(map(int.__le__, c.past, past))]
        return known[-1]

    def without(self, seat: Seat, past: Past) -> Company | None:
        """The company in which ``seat`` was first missed by who knew ``past``, if it ever was."""
        begun = self.at(past).number
        return next((c for c in self.companies[begun:] if seat in c.gone), None)

    def departures(self, seat: Seat) -> int:
        """How often ``seat`` has left."""
        pairs = pairwise(self.companies)
        return sum(seat in company.gone - before.gone for before, company in pairs)

    def is_void(self, message: Message) -> bool:
        """Had its author left, and does it say anything else than that it comes back?"""
        absences = self.absences(message.seat) if len(self._known) > 1 else ()
        for left, back in absences:
            is_back = back is not None and not seen_less(message, back.past)
            if message.seq >= left.heard(message.seat) and not is_back:
                return not self._comes_back(message)
        return False

    @property
    def is_recalling(self) -> bool:
        """Are there companies still to come of which it is known that they will?"""
        return len(self.companies) < len(self.foreseen)

    @property
    def _known(self) -> Sequence[Company]:
        return (*self.companies, *self.foreseen[len(self.companies) :])

    def absences(self, seat: Seat) -> Iterator[tuple[Company, Company | None]]:
        """The companies in which ``seat`` left, each with the one in which it was back."""
        left: Company | None = None
        for before, company in pairwise(self._known):
            if seat in company.gone - before.gone:
                left = company
            if left and seat in before.gone - company.gone:
                yield left, company
                left = None
        if left:
            yield left, None

    def _comes_back(self, message: Message) -> bool:
        number = number_of(message.saying.op) if message.saying.kind == COMPANY else 0
        if self.of_two or not 0 < number <= len(self._known):
            return False
        before = self._known[number - 1]
        return message.seat in before.gone and not seen_less(message, before.past)

    # What was said

    def pass_over(self, message: Message) -> None:
        """Take note of a message that is void."""
        self.disputed |= self._is_a_rival(message)
        self._shown[message.seat].append(message.seen.counts)

    def _is_a_rival(self, message: Message) -> bool:
        """Of two, does who is gone say so of the other, without having known it?"""
        missed = [company for company in self._known if message.seat in company.gone]
        crossed = any(seen_less(message, company.past) for company in missed)
        return self.of_two and message.saying.kind == COMPANY and crossed

    def hear(self, message: Message, awaited: Container[Seat] | None = None) -> Company | None:
        """Take note of a message; the new company, if it was the last vote for one.

        ``awaited`` are those without whom the table does not go on, if that is known.
        """
        self._check_deaf(message)
        company, saying = None, message.saying
        if saying.kind == COMPANY:
            company = self._vote(message, awaited)
        elif saying.kind == HEARD and number_of(saying.op):
            self._check_word(message)
        self._shown[message.seat].append(message.seen.counts)
        return company

    def _vote(self, message: Message, awaited: Container[Seat] | None) -> Company | None:
        vote = self._read(message)
        standing = self._standing(vote.author, vote.number, message.seen.counts)
        if not all(other.gone < vote.gone for other in standing):
            raise BrokenVote(vote.author, "took back its vote for a company that could still come")
        self._votes[vote.author].append(vote)
        self._alive[vote.author].append(vote)
        company = self._agreed(vote)
        if company is None or not self._is_next(company):
            return None
        if self.of_two and awaited is not None and not all(s in awaited for s in vote.gone):
            raise BrokenVote(vote.author, "declared a seat gone that had nothing to say")
        self.companies.append(company)
        return company

    def _read(self, message: Message) -> Vote:
        author, number = message.seat, number_of(message.saying.op)
        known = 0 < number <= len(self.companies)
        if not known or seen_less(message, self.companies[number - 1].past):
            raise BrokenVote(author, f"voted for company {number} before it knew the one before")
        if number < len(self.companies) and not seen_less(message, self.companies[number].past):
            raise BrokenVote(author, f"voted for company {number} after it knew it")
        before, gone = self.companies[number - 1], self.left_out(message)
        is_final = self.of_two and bool(before.gone)
        if author in gone or gone == before.gone or not self._is_enough(gone) or is_final:
            raise BrokenVote(author, f"voted for a company {number} that can't be")
        return Vote(author, number, gone, gone - before.gone, past_of(message))

    def left_out(self, message: Message) -> Seats:
        """Whom a vote names as not being in its company."""
        payload = message.saying.payload
        mask = int.from_bytes(payload, "big")
        if len(payload) != MASK_SIZE or mask >> len(self.seats):
            raise BrokenVote(message.seat, "voted for a company without seats that aren't there")
        return frozenset(seat for seat in self.seats if mask >> (seat - 1) & 1)

    def _is_enough(self, gone: Seats) -> bool:
        return self.quorum is not None and len(self.seats) - len(gone) >= self.quorum

    def _agreed(self, vote: Vote) -> Company | None:
        """What ``vote`` is for, if all members have voted the same."""
        votes = [self._same(seat, vote) for seat in self.seats if seat not in vote.gone]
        agreed = [found.past for found in votes if found is not None]
        if len(agreed) < len(votes):
            return None
        return Company(vote.number, vote.gone, join(agreed))

    def _same(self, author: Seat, vote: Vote) -> Vote | None:
        return next((other for other in self._votes[author] if self._agree(other, vote)), None)

    def _agree(self, one: Vote, other: Vote) -> bool:
        if not one.is_for_same(other):
            return False
        return not self._is_behind(one, other.past) and not self._is_behind(other, one.past)

    def _is_behind(self, vote: Vote, seen: Past) -> bool:
        """Does ``seen`` hold more of those whom ``vote`` goes on without?"""
        heard = self._heard_of
        return any(heard(s, vote, seen) > heard(s, vote, vote.past) for s in vote.gone)

    def _heard_of(self, seat: Seat, vote: Vote, seen: Past) -> int:
        """Its messages, if it leaves; if it had left before, only whether it wants to be back."""
        count = seen[seat - 1]
        if seat in vote.leaving:
            return count
        votes = [own for own in self._votes[seat] if own.number == vote.number]
        return sum(own.past[seat - 1] <= count for own in votes)

    def _is_next(self, company: Company) -> bool:
        """Does an agreed company take the place of the last one? ``Outvoted``, if of more."""
        number, known = company.number, self._known
        if number < len(self.companies):
            true = the_true(self.companies[number], company)
            if true != self.companies[number]:
                raise Outvoted([*self.companies[:number], true])
            return False
        leaving = company.gone - self.now.gone
        heard_more = any(len(self._shown[seat]) > company.heard(seat) for seat in leaving)
        if heard_more and company not in known:
            raise Outvoted([*self.companies, company])
        return True

    def fate(self, message: Message) -> Company | None:
        """The company that a vote helped to bring about; None if it came to nothing so far."""
        past = past_of(message)
        vote = next((vote for vote in self._votes[message.seat] if vote.past == past), None)
        agreed = self._agreed(vote) if vote else None
        return agreed if agreed in self.companies else None

    # Being deaf to who leaves

    def _standing(self, author: Seat, number: int, seen: Past) -> list[Vote]:
        """The votes of ``author`` for what can still come about, by all ``seen``; each of them
        is without all whom those before are without.
        """
        votes = [vote for vote in self._alive[author] if vote.number == number]
        return [vote for vote in votes if not self._is_dead(vote, seen)]

    def _is_dead(self, vote: Vote, seen: Past) -> bool:
        """Does some member never vote the same, having seen more of who leaves before?"""
        members = [s for s in self.seats if s not in vote.gone and s != vote.author]
        return any(
            self._is_behind(vote, self._shown_by(member, seen)) and not self._same(member, vote)
            for member in members
        )

    def _shown_by(self, seat: Seat, seen: Past) -> Past:
        """What ``seat`` had seen by its last message within ``seen``."""
        count = seen[seat - 1]
        return self._shown[seat][count - 1] if count else self.companies[0].past

    def _check_deaf(self, message: Message) -> None:
        author, seen = message.seat, message.seen.counts
        if not self._alive[author]:
            return
        self._alive[author] = self._standing(author, self.at(seen).number + 1, seen)
        if any(self._is_behind(vote, seen) for vote in self._alive[author]):
            raise BrokenVote(author, "heard a seat that it was about to go on without")

    def deaf_to(self, me: Seat | None) -> Seats:
        """Whom our own seat must not hear at the moment, having voted to go on without them."""
        if me is None:
            return NOBODY
        votes = self._standing(me, len(self.companies), self.counts)
        return NOBODY.union(*(vote.gone for vote in votes))

    @property
    def counts(self) -> Past:
        """How many messages of each seat have been taken in."""
        return tuple(len(self._shown[seat]) for seat in self.seats)

    # What our own seat should say

    def wanted(self, me: Seat, suspects: Sequence[Seat]) -> Saying | None:
        """Our vote for the next company, if there should be one and it is not cast yet.

        Where too many are suspects, it is without those who were first.
        """
        number, now = len(self.companies), self.now
        mine, others = self.deaf_to(me), self._others(me)
        proposed = NOBODY.union(*(vote.gone for vote in others))
        returning = {vote.author for vote in others} & now.gone
        if me in now.gone:
            suspects = sorted(proposed)  # who was away itself has to take their word for it
        gone = (now.gone - returning - {me}) | mine
        for seat in suspects:
            gone |= {seat} if self._is_enough(gone | {seat}) else NOBODY
        if not self._is_enough(gone) or gone == now.gone or self._has_cast(me, gone):
            return None
        return saying(number, gone)

    def _has_cast(self, me: Seat, gone: Seats) -> bool:
        votes = self._standing(me, len(self.companies), self.counts)
        return any(vote.gone == gone for vote in votes)

    def holdouts(self, me: Seat) -> list[Seat]:
        """Whose votes are missing for the company that our own seat has voted for."""
        votes = self._standing(me, len(self.companies), self.counts)[-1:]
        return [
            seat
            for vote in votes
            for seat in self.seats
            if seat not in vote.gone and not self._same(seat, vote)
        ]

    def doubters(self, seat: Seat) -> list[Seat]:
        """Who has voted to go on without ``seat``, as far as that can still come about."""
        number, counts = len(self.companies), self.counts
        standing = {voter: self._standing(voter, number, counts) for voter in self.seats}
        return [v for v, votes in standing.items() if any(seat in vote.leaving for vote in votes)]

    def _others(self, me: Seat) -> list[Vote]:
        """The votes of others that stand, for companies of which ``me`` would be a member."""
        number = len(self.companies)
        votes = [self._standing(seat, number, self.counts) for seat in self.seats if seat != me]
        return [vote for standing in votes for vote in standing if me not in vote.gone]

    def word(self, me: Seat) -> Saying | None:
        """That our own seat has heard somebody whom others are deaf to: they must not be."""
        said = self._shown_by(me, self.counts)
        for vote in chain.from_iterable(map(self._deafening, self.seats)):
            unshown = self._is_behind(vote, self.counts) and not self._is_behind(vote, said)
            if unshown and me not in {*vote.gone, vote.author} and not self._same(me, vote):
                return Saying(HEARD, op_of(vote.number), b"")
        return None

    def _deafening(self, seat: Seat) -> list[Vote]:
        """The votes that make ``seat`` deaf, as far as is known here."""
        number = self.at(self._shown_by(seat, self.counts)).number + 1
        return self._standing(seat, number, self.counts)

    def _check_word(self, message: Message) -> None:
        """Only who shows by this very message that it heard somebody has to say so."""
        author, seen, number = message.seat, message.seen.counts, number_of(message.saying.op)
        said = self._shown_by(author, seen)
        votes = [vote for votes in self._votes.values() for vote in votes if vote.number == number]
        known = [v for v in votes if seen[v.author - 1] >= v.past[v.author - 1]]
        shown = any(self._is_behind(v, seen) and not self._is_behind(v, said) for v in known)
        if message.saying.payload or not shown:
            raise BrokenVote(author, f"nobody waited for its word in {message.saying.op!r}")


def the_true(one: Company, other: Company) -> Company:
    """Which of two companies with one number counts: the one with more members, unless some
    member's vote for it came after the others had gone on without that one.
    """
    large, small = (one, other) if len(one.gone) < len(other.gone) else (other, one)
    return large if all(map(int.__le__, large.past, small.past)) else small


def foresee(messages: Sequence[Message], seats: int, quorum: int | None) -> tuple[Company, ...]:
    """The companies of a match of which all messages are known."""
    known: tuple[Company, ...] = ()
    while any(message.saying.kind == COMPANY for message in messages):
        presence = Presence(seats, quorum, known)
        try:
            for message in messages:
                take_note(presence, message)
        except Outvoted as outvoted:
            known = outvoted.companies
        else:
            return tuple(presence.companies)
    return ()


def take_note(presence: Presence, message: Message) -> None:
    """Like ``hear``, but whoever breaks a rule is only passed over."""
    if not presence.is_void(message):
        with suppress(Cheating):
            presence.hear(message)
            return
    presence.pass_over(message)
