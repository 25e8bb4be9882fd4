"""What no record tells, and a verifier says it can't (W3): nobody shall take it for checked."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from games.kit import Seat
from table.audit.report import Called, Report
from table.audit.status import Status
from table.errors import Equivocated
from table.log.op import ACK, KEY


class Limit(StrEnum):
    """Something that a reader could take for checked, and nobody can check by the file alone."""

    PEOPLE = "people"  # who is behind a key, and whether two keys are one person
    TALK = "talk"  # what players told each other elsewhere
    TIME = "time"  # when anything was said, and how long anybody waited
    LINES = "lines"  # who carried messages: whether somebody was heard only through somebody
    STORIES = "stories"  # whether there is another record of the table that says otherwise
    SHARINGS = "sharings"  # whether each piece of a shared key is right
    CERTAINTY = "certainty"  # whether anybody opened something too early (R5)
    VOID = "void"  # what was said beyond the cuts
    SILENCE = "silence"  # whether those who are called gone or late really were
    WHAT_FOLLOWED = "what followed"  # of a match that is not over by this file
    WHAT_WAS_SAID = "what was said"  # of an equivocation, which two headers prove


def limits(report: Report) -> Iterator[Limit]:
    """Those of one record; the first five are those of every one."""
    yield from (Limit.PEOPLE, Limit.TALK, Limit.TIME, Limit.LINES, Limit.STORIES)
    if report.founding.terms.quorum is not None:
        yield from (Limit.SHARINGS, Limit.CERTAINTY)
    if report.rolls:
        yield Limit.VOID
    if report.missed is not None or any(c.company.gone or c.company.late for c in report.rolls):
        yield Limit.SILENCE
    if report.status is Status.UNFINISHED:
        yield Limit.WHAT_FOLLOWED
    if isinstance(report.convicted, Equivocated):
        yield Limit.WHAT_WAS_SAID


class Sharings(NamedTuple):
    """Whose keys were shared with the others, and who accepted all pieces: without a complaint,
    which would have convicted somebody (D7).
    """

    dealt: tuple[Seat, ...]
    accepted: tuple[Seat, ...]


def sharings(report: Report) -> Sharings | None:
    """None where nobody can stand in for anybody."""
    if report.founding.terms.quorum is None:
        return None
    dealt, accepted = ({s.seat for s in report.steps if s.op == op} for op in (KEY, ACK))
    return Sharings(tuple(sorted(dealt)), tuple(sorted(accepted)))


class Lack(NamedTuple):
    """Of a roll: so many ``messages`` of a seat counted that ``seat`` had not heard; who had,
    their author aside where others had, too.
    """

    seat: Seat
    of: Seat
    messages: int
    held_by: tuple[Seat, ...]


def lacks(called: Called) -> Iterator[Lack]:
    """How far its reporters had heard everybody, as they signed it themselves."""
    reports = called.roll.reports
    for author, most in enumerate(called.roll.cut.counts):
        had = [r.seat for r in reports if r.seen.counts[author] == most]
        held_by = tuple(seat for seat in had if seat != author + 1 or len(had) == 1)
        for report in reports:
            if missing := most - report.seen.counts[author]:
                yield Lack(report.seat, Seat(author + 1), missing, held_by)
