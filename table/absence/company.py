"""Companies: who is at the table, one after the other, each agreed by all its members.

A match can't wait for ever for a program that is silent. So all others may go on without a seat:
each votes for a new company, naming who is not in it, and with the votes of all its members it
takes the place of the one before. Of a seat that left, nothing counts after the last message the
members had seen. To come back, it votes for a company that includes itself.

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

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from crypto.encoding import u16
from games.kit import Seat, Seats
from table.errors import Cheating, MatchError
from table.log.message import Saying
from table.log.op import Op
from table.log.past import Past

COMPANY = "company"
MASK_SIZE = 2


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

    @property
    def seq(self) -> int:
        """The place of the vote in what its author says."""
        return self.past[self.author - 1] - 1

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
    return Saying(COMPANY, Op.of_company(number), u16(sum(1 << (seat - 1) for seat in gone)))


def number_of(text: str) -> int:
    """Of the company that an operation is about; 0, which is nobody's, if it is none."""
    # Most operations are about none, and a flood of their names must not be read letter by letter.
    op = Op.parse(text) if text.startswith(COMPANY) else None
    return op.company if op is not None else 0


def the_true(one: Company, other: Company) -> Company:
    """Which of two companies with one number counts: the one with more members, unless some
    member's vote for it came after the others had gone on without that one.
    """
    large, small = (one, other) if len(one.gone) < len(other.gone) else (other, one)
    return large if all(map(int.__le__, large.past, small.past)) else small
