"""Our own seat among the others: whom it must not hear, and what it should say about it."""

from collections.abc import Iterator, Mapping, Sequence

from games.kit import NOBODY, Seat, Seats
from table.absence.company import COMPANY, Vote, number_of, saying
from table.absence.lateness import HEARD
from table.absence.presence import Presence
from table.log.message import Message, Saying
from table.log.op import Op


class Member:
    """One seat, or nobody's where there is none at home, at a table with this ``presence``."""

    def __init__(self, presence: Presence, me: Seat | None) -> None:
        self.presence, self.ballots, self.me = presence, presence.ballots, me

    @property
    def standing(self) -> list[Vote]:
        return self.presence.standing(self.me) if self.me is not None else []

    # Being deaf

    def deaf_to(self) -> Seats:
        """Whom we must not hear at the moment, having voted to go on without them."""
        return NOBODY.union(*(vote.gone for vote in self.standing))

    def heeds(self, held: Sequence[Message]) -> Iterator[Message]:
        """Those that we may hear with all that they have seen, of what we could take out.

        Not the words of a seat that is gone and voted as we did: they leave our vote standing, as
        it is void, it is no offence that its author has heard more, but it would be one of ours.
        """
        ballot = [(vote, self._wishes(vote, held)) for vote in self.standing]
        # In one pass: a seat that is gone may fill all the room there is, and we hear it again and
        # again.
        killed: dict[tuple[Seat, int], frozenset[Vote]] = {}
        for message in held:
            behind = [vote for vote, wishes in ballot if self._is_behind(vote, wishes, message)]
            before = zip(self.presence.seats, message.seen.counts, strict=True)
            known = [killed.get((seat, count), frozenset()) for seat, count in before]
            own = frozenset(vote for vote in behind if self._kills(message, vote))
            dead = killed[message.seat, message.seq + 1] = own.union(*known)
            if message.seat not in self.presence.now.gone or dead.issuperset(behind):
                yield message

    def _kills(self, message: Message, vote: Vote) -> bool:
        """Does its author, which has heard more, show that as another member by it?"""
        is_member = message.seat not in {*vote.gone, vote.author}
        return is_member and not self.ballots.same(message.seat, vote)

    def _wishes(self, vote: Vote, held: Sequence[Message]) -> dict[Seat, int]:
        """By which message whoever ``vote`` is without first wants to be back."""
        wishes = [m for m in held if m.saying.kind == COMPANY and m.seat in vote.gone]
        wanted = [m for m in wishes if number_of(m.saying.op) == vote.number]
        return {message.seat: message.seq for message in reversed(wanted)}

    def _is_behind(self, vote: Vote, wishes: Mapping[Seat, int], message: Message) -> bool:
        """Will ``vote`` be behind ``message``, when all that this has seen has been taken in?"""
        seen = message.seen.counts
        wanted = any(seq < seen[seat - 1] for seat, seq in wishes.items())
        return wanted or self.ballots.is_behind(vote, seen)

    # What to say

    def vote(self, suspects: Sequence[Seat]) -> Saying | None:
        """Ours for the next company, if there should be one and it is not cast yet.

        Where too many are suspects, it is without those who were first.
        """
        presence = self.presence
        gone = self._without_who_is_back | self.deaf_to()
        for seat in self._proposed if self.me in presence.now.gone else suspects:
            gone |= {seat} if presence.is_enough(gone | {seat}) else NOBODY
        is_cast = any(vote.gone == gone for vote in self.standing)
        if is_cast or gone == presence.now.gone or not presence.is_enough(gone):
            return None
        return saying(len(presence.companies), gone)

    @property
    def _without_who_is_back(self) -> Seats:
        """The seats that are gone and don't want to be back, even without us: else one of them
        could make all others wait for our vote.
        """
        now = self.presence.now
        back = {vote.author for vote in self._votes_of_others()}
        return frozenset(seat for seat in now.gone if seat not in back and seat != self.me)

    @property
    def _proposed(self) -> list[Seat]:
        """Whom the others go on without: a seat that was away has to take their word for it."""
        votes = [vote for vote in self._votes_of_others() if self.me not in vote.gone]
        return sorted(NOBODY.union(*(vote.gone for vote in votes)))

    def _votes_of_others(self) -> list[Vote]:
        others = [seat for seat in self.presence.seats if seat != self.me]
        return [vote for seat in others for vote in self.presence.standing(seat)]

    def holdouts(self) -> list[Seat]:
        """Whose votes are missing for the company that we voted for."""
        for vote in self.standing[-1:]:
            members = [seat for seat in self.presence.seats if seat not in vote.gone]
            return [seat for seat in members if not self.ballots.same(seat, vote)]
        return []

    def word(self) -> Saying | None:
        """That we have heard somebody whom others are deaf to: they must not be."""
        for seat in self.presence.seats:
            for vote in self.presence.deafening(seat):
                if seat != self.me and self._releases(vote):
                    return Saying(HEARD, Op.of_company(vote.number), b"")
        return None

    def _releases(self, vote: Vote) -> bool:
        """Would any word of ours show that ``vote`` is dead, and has none done so?"""
        if self.me is None or self.me in vote.gone or self.ballots.same(self.me, vote):
            return False
        counts, behind = self.ballots.counts, self.ballots.is_behind
        return behind(vote, counts) and not behind(vote, self.ballots.shown_by(self.me, counts))
