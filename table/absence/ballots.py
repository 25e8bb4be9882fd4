"""The votes for companies: which of them agree, and which can still come to something."""

from collections.abc import Iterator

from games.kit import Seat
from table.absence.company import Company, Vote, number_of
from table.absence.fate import Freed
from table.log.message import Message
from table.log.past import Past, join


class Ballots:
    """All votes cast, and what each message of each seat had seen."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.nothing: Past = (0,) * len(seats)
        self.votes: dict[Seat, list[Vote]] = {seat: [] for seat in seats}
        # Those for what could still come about, by what their author knew when it last spoke.
        self.alive: dict[Seat, list[Vote]] = {seat: [] for seat in seats}
        # Even a message that is void shows what its author can't vote for any more.
        self.shown: dict[Seat, list[Past]] = {seat: [] for seat in seats}

    def cast(self, vote: Vote) -> None:
        self.votes[vote.author].append(vote)
        self.alive[vote.author].append(vote)

    def seen(self, number: int, seen: Past) -> list[Vote]:
        """The votes for one company that are in ``seen``."""
        votes = [vote for votes in self.votes.values() for vote in votes if vote.number == number]
        return [vote for vote in votes if seen[vote.author - 1] >= vote.past[vote.author - 1]]

    def take_note(self, message: Message) -> None:
        self.shown[message.seat].append(message.seen.counts)

    @property
    def counts(self) -> Past:
        """How many messages of each seat have been taken in."""
        return tuple(len(self.shown[seat]) for seat in self.seats)

    def agreed(self, vote: Vote) -> Company | None:
        """What ``vote`` is for, if all members have voted the same."""
        votes = [self.same(seat, vote) for seat in self.seats if seat not in vote.gone]
        agreed = [found.past for found in votes if found is not None]
        if len(agreed) < len(votes):
            return None
        return Company(vote.number, vote.gone, join(agreed))

    def same(self, author: Seat, vote: Vote) -> Vote | None:
        return next((other for other in self.votes[author] if self._agree(other, vote)), None)

    def _agree(self, one: Vote, other: Vote) -> bool:
        if not one.is_for_same(other):
            return False
        return not self.is_behind(one, other.past) and not self.is_behind(other, one.past)

    def is_behind(self, vote: Vote, seen: Past) -> bool:
        """Does ``seen`` hold more of those whom ``vote`` goes on without?"""
        return any(self.ahead_of(vote, seen))

    def ahead_of(self, vote: Vote, seen: Past) -> Iterator[Seat]:
        """Those whom ``vote`` goes on without, and of whom ``seen`` holds more."""
        heard = self._heard_of
        return (s for s in vote.gone if heard(s, vote, seen) > heard(s, vote, vote.past))

    def _heard_of(self, seat: Seat, vote: Vote, seen: Past) -> int:
        """Its messages, if it leaves; if it had left before, only whether it wants to be back."""
        count = seen[seat - 1]
        if seat in vote.leaving:
            return count
        votes = [own for own in self.votes[seat] if own.number == vote.number]
        return sum(own.past[seat - 1] <= count for own in votes)

    def standing(self, author: Seat, number: int, seen: Past) -> list[Vote]:
        """The votes of ``author`` for what can still come about, by all ``seen``; each of them
        is without all whom those before are without.
        """
        votes = [vote for vote in self.alive[author] if vote.number == number]
        return [vote for vote in votes if not self._is_dead(vote, seen)]

    def _is_dead(self, vote: Vote, seen: Past) -> bool:
        """Will some member never cast this vote, having already seen more of a seat that leaves?"""
        members = [s for s in self.seats if s not in vote.gone and s != vote.author]
        return any(
            self.is_behind(vote, self.shown_by(member, seen)) and not self.same(member, vote)
            for member in members
        )

    def freed_by(self, message: Message) -> Freed:
        """The votes that are behind what its author shows by ``message``, and by none before it."""
        author, seen, number = message.seat, message.seen.counts, number_of(message.saying.op)
        said, behind = self.shown_by(author, seen), self.is_behind
        votes = [vote for vote in self.seen(number, seen) if author not in vote.gone]
        shown = [vote for vote in votes if behind(vote, seen) and not behind(vote, said)]
        # A vote like its own was dead before; a word about such votes alone helps nobody.
        dead = [vote for vote in shown if not self.same(author, vote)] or shown
        whom = frozenset(seat for vote in dead for seat in self.ahead_of(vote, seen))
        return Freed(tuple(dead), whom)

    def shown_by(self, seat: Seat, seen: Past) -> Past:
        """What ``seat`` had seen by its last message within ``seen``."""
        count = seen[seat - 1]
        return self.shown[seat][count - 1] if count else self.nothing
