"""Two records side by side (A4): how they belong together, and whom they convict."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from games.kit import Seat
from table.audit.confront import confronted
from table.audit.report import Report
from table.audit.status import RIGHT_BUT_NO_RESULT, Status
from table.errors import Cheating
from table.founding import Founding
from table.joins import Twice
from table.record import Record


class Relation(StrEnum):
    """How two records belong together, whomever they convict."""

    SAME = "same"
    FIRST_BEGINS = "first begins"  # all that is in the first is in the second
    SECOND_BEGINS = "second begins"
    VIEWS = "two views"  # each holds something that the other does not, and they agree
    CONFLICT = "conflict"  # two messages for one place, two rolls with one number, two results
    MATCHES = "two matches"
    SIGNED_TWICE = "signed twice"  # two tables of one occasion (J1)


class Side(NamedTuple):
    """A record in which everything holds, and what it shows."""

    record: Record
    report: Report


class Shown(NamedTuple):
    """A message that by claims in one record never came (S5), and that the other one holds."""

    seat: Seat
    op: str
    kind: str
    claimants: tuple[Seat, ...]
    first: bool  # is it the first record that holds it?


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two records show together. Each conviction has its ``evidence``, one for each seat."""

    relation: Relation
    convicted: tuple[Cheating, ...] = ()
    least: int = 0  # how many such records must convict (A2, A3)
    two_results: bool = False
    shown: tuple[Shown, ...] = ()
    joined_twice: tuple[Twice, ...] = ()

    @property
    def is_impossible(self) -> bool:
        """Do they convict fewer than they must? Then something is wrong with the program."""
        return len(self.convicted) < self.least

    def exit_code(self, *statuses: Status) -> int:
        """For whoever compared records that are each of such a status."""
        if self.convicted or Status.EVIDENCE in statuses:
            return Status.EVIDENCE.exit_code
        if self.is_impossible:
            return 1
        least = RIGHT_BUT_NO_RESULT if self.relation is Relation.SIGNED_TWICE else 0
        return max(least, *(status.exit_code for status in statuses))


def compare(one: Side, other: Side) -> Comparison:
    """Both have been verified alone; what each of them claims to be is believed here."""
    if one.record.founding.table != other.record.founding.table:
        return of_two_tables(one.record.founding, other.record.founding)
    return Comparison(
        relation(one, other),
        tuple(convicted(one, other)),
        least(one, other),
        two_results(one, other),
        (*missing(one, other, first=False), *missing(other, one, first=True)),
    )


def of_two_tables(one: Founding, other: Founding) -> Comparison:
    """For one occasion nobody signs two JOINs; whose key did is named, and not convicted (J1)."""
    known = {join.body.identity: join for join in one.joins}
    pairs = [Twice(known[j.body.identity], j) for j in other.joins if j.body.identity in known]
    same = one.terms.occasion and one.terms.occasion == other.terms.occasion
    twice = tuple(pair for pair in pairs if same and pair.one.raw != pair.other.raw)
    return Comparison(Relation.SIGNED_TWICE if twice else Relation.MATCHES, joined_twice=twice)


def convicted(one: Side, other: Side) -> Iterator[Cheating]:
    """Every seat that is, by seat: of what one record alone shows, or the two together."""
    found: dict[Seat, Cheating] = {}
    for record, report in (one, other):
        if report.convicted is not None:
            report.convicted.evidence = record.encode()
            found.setdefault(report.convicted.seat, report.convicted)
    for cheating in confronted([one.record, other.record]):
        found.setdefault(cheating.seat, cheating)
    yield from (found[seat] for seat in sorted(found))


# How they belong together


def relation(one: Side, other: Side) -> Relation:
    """By what they hold: proofs of one roll may differ in who voted."""
    records = one.record, other.record
    if two_places(*records) or two_rolls(*records) or two_results(one, other):
        return Relation.CONFLICT
    first, second = map(contents, records)
    if first == second:
        return Relation.SAME
    if first < second:
        return Relation.FIRST_BEGINS
    return Relation.SECOND_BEGINS if second < first else Relation.VIEWS


def contents(record: Record) -> set[bytes]:
    """The ids of all messages and rolls."""
    rolls = {epoch.proof.roll.digest for epoch in record.epochs if epoch.proof}
    return rolls | {message.id for message in record.messages}


def two_places(one: Record, other: Record) -> bool:
    """Is there a place for which each has another message?"""
    held = {message.place: message.id for message in one.messages}
    return any(held.get(message.place, message.id) != message.id for message in other.messages)


def two_rolls(one: Record, other: Record) -> bool:
    """Is there a number for which each has another roll?"""
    pairs = zip(one.epochs[1:], other.epochs[1:], strict=False)
    return any(a.proof.roll.digest != b.proof.roll.digest for a, b in pairs if a.proof and b.proof)


def two_results(one: Side, other: Side) -> bool:
    both = one.report.complete and other.report.complete
    return both and one.report.winners != other.report.winners


def least(one: Side, other: Side) -> int:
    """How many seats are convicted at least by what the two records hold, if all is right.

    Two rolls, or two results, take all seats that two quorums share (A2); where everybody has to
    sign a result, whoever signed both. Any other conflict takes one (A3).
    """
    results, shared = two_results(one, other), one.report.founding.terms.strength.shared
    if shared is not None and (results or two_rolls(one.record, other.record)):
        return shared
    twice = {*one.report.signers} & {*other.report.signers} if results else set[Seat]()
    return max(len(twice), int(relation(one, other) is Relation.CONFLICT))


def missing(claiming: Side, other: Side, *, first: bool) -> Iterator[Shown]:
    """What the claims in one record say never came, and the other record holds."""
    missed, held = claiming.report.missed, {message.id for message in claiming.record.messages}
    claims = missed.claims if missed else ()
    for message in other.record.messages:
        op = message.saying.op
        by = tuple(
            claim.author for claim in claims if (claim.against, claim.op) == (message.seat, op)
        )
        if by and message.id not in held:
            yield Shown(message.seat, op, message.saying.kind, by, first)
