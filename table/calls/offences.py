"""What nobody honest signs in a call, or beside it (E9); its author's own words convict (A1)."""

from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from games.kit import Seat
from table.calls.report import Report
from table.calls.statement import Statement
from table.calls.votes import NIL, read_ballot
from table.errors import Cheating
from table.log.message import Seen
from table.rules import Rule, Rules


class Said(NamedTuple):
    """What E9 must know of a message in somebody's chain."""

    seat: Seat
    epoch: int
    seq: int
    id: bytes
    seen: Seen
    is_end: bool = False
    source: object = None  # the message itself, to be shown


class Perjured(Cheating):
    """Two things that one seat signed, and that no honest seat signs both; here they are.

    With a cut there is one thing: the report is less than the roll that it follows.
    """

    exhibits: tuple[object, ...] = ()


def perjured(rule: Rule[Any], case: Any) -> Perjured:
    cheating = Perjured(case.author, rule.told(case), rule.number)
    cheating.exhibits = case.exhibits
    return cheating


class Known(NamedTuple):
    """What a seat had taken in for sure, as it follows a roll with this digest."""

    seen: Seen
    source: bytes


A = TypeVar("A", Statement, Report, Said)
B = TypeVar("B", Statement, Said, Said | Known)


@dataclass(frozen=True, slots=True)
class Case(Generic[A, B]):
    """Two things that don't go together, of which the first was signed by whom they convict."""

    one: A
    other: B

    @property
    def author(self) -> Seat:
        return self.one.seat

    @property
    def exhibits(self) -> tuple[object, ...]:
        return shown(self.one), shown(self.other)


def shown(what: Statement | Report | Said | Known) -> object:
    """As others get to see it."""
    match what:
        case Report():
            return what.statement
        case Said() | Known():
            return what.source
        case Statement():
            return what


# The cases, and what is wrong in each


class Pair(Case[Statement, Statement]):
    """Two statements of one seat for one place."""

    @property
    def step(self) -> str:
        return self.one.place.step.name.lower()


def are_two(case: Pair) -> bool:
    one, other = case.one, case.other
    return (one.table, one.place) == (other.table, other.place) and one.body != other.body


class Turned(Case[Statement, Statement]):
    """A precommit, and a prevote of the same seat in the same call."""


def forgets_its_lock(case: Turned) -> bool:
    """Did it prevote a roll on older grounds than its own precommit of a roll before?"""
    one, other = case.one, case.other
    if (one.seat, one.place.number) != (other.seat, other.place.number):
        return False
    ballot, before = read_ballot(other), one.place.round
    is_later = before < other.place.round and read_ballot(one) != NIL
    return is_later and ballot != NIL and ballot.vr < before


class Spoke(Case[Report, Said]):
    """A report, and a message of its author."""


def spoke_after_its_halt(case: Spoke) -> bool:
    report, message = case.one, case.other
    is_own = report.seat == message.seat and report.number == message.epoch + 1
    return is_own and message.seq >= report.seen.counts[report.seat - 1]


class Least(Case[Report, Said | Known]):
    """A report, and what its author had taken in for sure: by a roll, or by its own words."""


def reports_less(case: Least) -> bool:
    """Where the report names more than that, the ids can't be compared."""
    pairs = zip(case.one.seen.pairs, case.other.seen.pairs, strict=True)
    return any(named[0] < known[0] or lies_about(named, known) for named, known in pairs)


def lies_about(named: tuple[int, bytes], known: tuple[int, bytes]) -> bool:
    return named[0] == known[0] and named[1] != known[1]


class Ended(Case[Said, Said]):
    """Two messages of one seat, of which the first says that the match is over for it."""


def spoke_after_its_end(case: Ended) -> bool:
    end, message = case.one, case.other
    is_own = (end.seat, end.epoch) == (message.seat, message.epoch)
    return is_own and end.is_end and message.seq > end.seq


TWICE = Rule("E9", are_two, "signed two different statements for one {case.step}", perjured)
LOCK = Rule("E9", forgets_its_lock, "voted against its own precommit", perjured)
SILENCE = Rule("E9", spoke_after_its_halt, "spoke on in an epoch that it had halted in", perjured)
LESS = Rule("E9", reports_less, "reported less, or other messages, than it had taken in", perjured)
LAST_WORD = Rule("D6", spoke_after_its_end, "spoke after signing the result", perjured)
OATHS: Rules[Any] = Rules(TWICE, LOCK, SILENCE, LESS, LAST_WORD)
