"""Whether an answer came in time, decided by the log alone.

Clocks are everybody's own, so being late is a vote: with the votes of all other seats the rules'
default is taken. An answer and the votes against it may cross on the wire; which of the two
counts must be the same at every peer, and nobody may act on one before it is certain.

A vote is valid only if its author had not seen the answer, and what a message had seen is signed.
So each other seat either votes, or is heard with a message that has seen the answer before it
voted: it never does both. If all vote, the answer is void; if one has heard it, the answer
counts. Therefore

* who has not voted and sees the answer goes on at once: it will never vote;
* who has voted, who gave the answer, and who has no seat wait for a word of somebody who heard
  it in time; whoever has nothing else to say says just that (``heard``).

Nobody ever has to take anything back, and only the answer itself can be void: its author was
not certain of it either, so it rested nothing on it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from games.kit import Seat
from table.log.message import Message
from table.log.op import Op
from table.log.past import Past, join

LATE, HEARD = "late", "heard"
FEWEST = 3  # seats: of two, one alone would decide that the other is late


@dataclass(slots=True, eq=False)
class Part:
    """What one ``seat`` is to say in the round for ``op``, and what the ``others`` say to it."""

    op: Op
    seat: Seat
    others: tuple[Seat, ...]
    answer: Message | None = None
    value: Any = None  # of the answer, as the operation can use it
    by_ear: bool = False  # did it count here because our own seat heard it, and had not voted?
    votes: dict[Seat, Past] = field(default_factory=dict)
    hearers: dict[Seat, int] = field(default_factory=dict)  # by which message of theirs first
    left: dict[Seat, Past] = field(default_factory=dict)  # others who are gone, without a word

    @property
    def is_late(self) -> bool:
        return bool(self.votes) and len(self.votes) + len(self.left) == len(self.others)

    @property
    def is_orphaned(self) -> bool:
        """Has everybody left who could have voted, without a word? Then nobody ever does."""
        return len(self.left) == len(self.others)

    @property
    def everybody_spoke(self) -> bool:
        return len(self.votes) + len(self.hearers) + len(self.left) == len(self.others)

    def go_on_without(self, gone: Iterable[Seat], past: Past) -> None:
        """Nobody waits for the vote of ``gone`` seats, by all that ``past`` holds."""
        silent = set(self.others) - {*self.votes, *self.hearers, *self.left}
        self.left |= dict.fromkeys(silent & set(gone), past)

    def silent(self, me: Seat) -> list[Seat]:
        """Without whose word it does not go on, if it does not: ``me`` has said what it can."""
        if self.answer is None and me not in self.votes:
            return []
        spoke = {*self.votes, *self.hearers, *self.left}
        late = [self.seat] if self.answer is None else []
        return [*late, *(other for other in self.others if other not in spoke)]

    @property
    def grounds(self) -> list[Past]:
        """What it rests on that the seat is late."""
        return [*self.votes.values(), *self.left.values()]

    def was_heard_by(self, message: Message) -> bool:
        """Had the author of ``message`` seen the answer?"""
        return self.answer is not None and message.seen.counts[self.seat - 1] > self.answer.seq

    def notice(self, message: Message) -> None:
        """Whatever ``message`` says, its author may show by it that it heard the answer."""
        author = message.seat
        counts = author in self.others and author not in {*self.votes, *self.left}
        if counts and self.was_heard_by(message):
            self.hearers.setdefault(author, message.seq)

    def counts_at(self, me: Seat | None) -> bool:
        """Is it certain at the home of ``me`` that the answer will never be void?"""
        certain = bool(self.hearers) or self.is_orphaned or self.is_never_voted_by(me)
        return self.answer is not None and certain

    def is_never_voted_by(self, me: Seat | None) -> bool:
        """Will ``me``, who has heard the answer, count as somebody who heard it in time?"""
        return me in self.others and me not in {*self.votes, *self.left}

    def is_proved_by(self, past: Past) -> bool:
        """Does ``past`` hold a word of somebody who heard the answer in time, or their leave?"""
        heard = any(past[seat - 1] > seq for seat, seq in self.hearers.items())
        return heard or (self.is_orphaned and join([past, *self.left.values()]) == past)

    def is_certain_to(self, author: Seat, seen: Past) -> bool:
        """Could ``author``, having seen the answer and so much else, act on it?"""
        return self.is_never_voted_by(author) or self.is_proved_by(seen)

    def first_to_tell(self, asked: Iterable[Seat]) -> Seat | None:
        """Whose part it is to say that it heard: somebody who is not asked too, if there is one."""
        speakers = set(asked)
        willing = [seat for seat in self.others if seat not in {*self.votes, *self.left}]
        return min(willing, key=lambda seat: (seat in speakers, seat), default=None)

    def may_tell(self, me: Seat) -> bool:
        """Has ``me`` heard the answer in time, without having shown it yet?"""
        heard = self.answer is not None and me in self.others
        return heard and me not in {*self.votes, *self.hearers, *self.left}

    def needs_to_hear_of(self, me: Seat, asked: Iterable[Seat]) -> bool:
        """Should ``me``, who heard the answer, say so? One word is enough, unless some voted."""
        if not self.may_tell(me):
            return False
        return bool(self.votes) or (not self.hearers and me == self.first_to_tell(asked))
