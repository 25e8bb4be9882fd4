"""Who is at the table, by all that was said: votes are judged, and companies agreed."""

from collections.abc import Container, Sequence
from contextlib import suppress

from games.kit import Seat, Seats
from table.absence.ballots import Ballots
from table.absence.company import (
    COMPANY,
    MASK_SIZE,
    BrokenVote,
    Company,
    Outvoted,
    Vote,
    number_of,
    the_true,
)
from table.absence.fate import Freed, Voted
from table.absence.lateness import HEARD
from table.absence.roster import Attendance
from table.errors import Cheating
from table.log.message import Message
from table.log.past import past_of, seen_less


class Presence(Attendance):
    """The companies so far and the votes for the next one, by the messages taken in alone.

    Only tables with a ``quorum`` can go on without anybody. What a seat said that had left in a
    company that is foreseen is void before the votes for it have been heard again.
    """

    def __init__(
        self, seats: int, quorum: int | None = None, foreseen: Sequence[Company] = ()
    ) -> None:
        super().__init__(seats, foreseen)
        self.quorum = quorum
        self.ballots = Ballots(self.seats)
        self.disputed = False  # of two, has each said that the other is gone?

    def pass_over(self, message: Message) -> None:
        """Take note of a message that is void."""
        self.disputed |= self._is_a_rival(message)
        self.ballots.take_note(message)

    def _is_a_rival(self, message: Message) -> bool:
        """Of two, does the seat that is gone say so of the other, without having known it?"""
        missed = [company for company in self.known if message.seat in company.gone]
        crossed = any(seen_less(message, company.past) for company in missed)
        return self.of_two and message.saying.kind == COMPANY and crossed

    def hear(
        self, message: Message, awaited: Container[Seat] | None = None
    ) -> Voted | Freed | None:
        """Take note of a message; what became of it, if it is about who is at the table.

        ``awaited`` are those without whom the table does not go on, if that is known.
        """
        self._check_deaf(message)
        fate: Voted | Freed | None = None
        if message.saying.kind == COMPANY:
            fate = self._vote(message, awaited)
        elif message.saying.kind == HEARD and number_of(message.saying.op):
            fate = self._check_word(message)
        self.ballots.take_note(message)
        return fate

    def _vote(self, message: Message, awaited: Container[Seat] | None) -> Voted:
        vote = self._read(message)
        standing = self.ballots.standing(vote.author, vote.number, message.seen.counts)
        if not all(other.gone < vote.gone for other in standing):
            raise BrokenVote(vote.author, "took back its vote for a company that could still come")
        self.ballots.cast(vote)
        company = self.ballots.agreed(vote)
        if company is None or not self._is_next(company):
            return self._voted(vote)
        if self.of_two and awaited is not None and not all(s in awaited for s in vote.gone):
            raise BrokenVote(vote.author, "declared a seat gone that had nothing to say")
        self.companies.append(company)
        return self._voted(vote, company)

    def _voted(self, vote: Vote, agreed: Company | None = None) -> Voted:
        return Voted(vote, self._before(vote.number).gone - vote.gone, agreed)

    def _before(self, number: int) -> Company:
        """The one that a company should follow; for one that comes too early, the last there is."""
        return self.companies[min(number, len(self.companies)) - 1]

    def claim(self, message: Message) -> Voted | Freed | None:
        """What a message that is refused says about who is at the table, if it does."""
        if message.saying.kind == HEARD and number_of(message.saying.op):
            return self.ballots.freed_by(message)
        return self.motion(message)

    def motion(self, message: Message) -> Voted | None:
        """What a vote says, even one that is refused; None if that can't be read from it."""
        author, number = message.seat, number_of(message.saying.op)
        if message.saying.kind == COMPANY and number:
            with suppress(BrokenVote):
                gone, before = self.left_out(message), self._before(number).gone
                return self._voted(Vote(author, number, gone, gone - before, past_of(message)))
        return None

    def _read(self, message: Message) -> Vote:
        author, number = message.seat, number_of(message.saying.op)
        known = 0 < number <= len(self.companies)
        if not known or seen_less(message, self.companies[number - 1].past):
            raise BrokenVote(author, f"voted for company {number} before it knew the one before")
        if number < len(self.companies) and not seen_less(message, self.companies[number].past):
            raise BrokenVote(author, f"voted for company {number} after it knew it")
        before, gone = self.companies[number - 1], self.left_out(message)
        is_final = self.of_two and bool(before.gone)
        if author in gone or gone == before.gone or not self.is_enough(gone) or is_final:
            raise BrokenVote(author, f"voted for a company {number} that can't be")
        return Vote(author, number, gone, gone - before.gone, past_of(message))

    def left_out(self, message: Message) -> Seats:
        """Whom a vote names as not being in its company."""
        payload = message.saying.payload
        mask = int.from_bytes(payload, "big")
        if len(payload) != MASK_SIZE or mask >> len(self.seats):
            raise BrokenVote(message.seat, "voted for a company without seats that aren't there")
        return frozenset(seat for seat in self.seats if mask >> (seat - 1) & 1)

    def is_enough(self, gone: Seats) -> bool:
        return self.quorum is not None and len(self.seats) - len(gone) >= self.quorum

    def _is_next(self, company: Company) -> bool:
        """Does an agreed company take the place of the last one? ``Outvoted``, if of more."""
        number, known = company.number, self.known
        if number < len(known) and company != known[number]:
            if the_true(known[number], company) == company:
                raise Outvoted([*known[:number], company])
            return False
        leaving = company.gone - self.now.gone
        heard_more = any(len(self.ballots.shown[seat]) > company.heard(seat) for seat in leaving)
        if heard_more and company not in known:
            raise Outvoted([*self.companies, company])
        return True

    # What stands

    def standing(self, seat: Seat) -> list[Vote]:
        """Its votes for the next company, as far as they can still come to something."""
        return self.ballots.standing(seat, len(self.companies), self.ballots.counts)

    def deafening(self, seat: Seat) -> list[Vote]:
        """The votes that make ``seat`` deaf, who may not know the last company yet."""
        counts = self.ballots.counts
        number = self.at(self.ballots.shown_by(seat, counts)).number + 1
        return self.ballots.standing(seat, number, counts)

    def doubters(self, seat: Seat) -> list[Seat]:
        """Who has voted to go on without ``seat``, as far as that can still come about."""
        votes = {voter: self.standing(voter) for voter in self.seats}
        return [v for v, votes in votes.items() if any(seat in vote.leaving for vote in votes)]

    def fate(self, message: Message) -> Company | None:
        """The company that a vote helped to bring about; None if it came to nothing so far."""
        past = past_of(message)
        vote = next((vote for vote in self.ballots.votes[message.seat] if vote.past == past), None)
        agreed = self.ballots.agreed(vote) if vote else None
        return agreed if agreed in self.companies else None

    def _check_deaf(self, message: Message) -> None:
        author, seen = message.seat, message.seen.counts
        if not self.ballots.alive[author]:
            return
        self.ballots.alive[author] = self.ballots.standing(author, self.at(seen).number + 1, seen)
        if any(self.ballots.is_behind(vote, seen) for vote in self.ballots.alive[author]):
            raise BrokenVote(author, "heard a seat that it was about to go on without")

    def _check_word(self, message: Message) -> Freed:
        """Only a seat that shows just now that it heard somebody has to say so; not of itself,
        or it could go on for ever, and so could the votes to go on without it.
        """
        freed = self.ballots.freed_by(message)
        if message.saying.payload or not freed.votes:
            raise BrokenVote(message.seat, f"nobody waited for its word in {message.saying.op!r}")
        return freed


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
