"""All files of one table, checked, and what they say together: a table counts once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from crypto.identity import PublicIdentity
from table import Comparison, Relation, Report, Side, Status, compare, is_twice, table_of
from ui.audit.checking import bytes_of, check, read_bytes
from ui.audit.together import read_twice
from ui.problem import Because, RecordProblem


class Refusal(NamedTuple):
    """Why a file is not believed; a reader of any language may ask."""

    key: str
    facts: dict[str, Because | int | str]
    message: int | None

    def said_in(self, language: str) -> str:
        return RecordProblem(self.key, **self.facts).said_in(language)


class Claimed(NamedTuple):
    """Files that are of one table by their own word; of none, if they are no records."""

    table: bytes | None
    paths: tuple[str, ...]


class File(NamedTuple):
    """One file, and how the match ended by it; without a status it was refused."""

    path: str
    status: Status | None = None
    refusal: Refusal | None = None


class Player(NamedTuple):
    """Who sat at a table: a key, the name it went by there, and the JOIN it signed."""

    key: bytes
    name: str
    join: str

    @property
    def fingerprint(self) -> str:
        return PublicIdentity(self.key).fingerprint


class Owed(NamedTuple):
    """The next word in a match that is not over: which seat owes it, and what it is."""

    seat: int
    kind: str
    op: str


class Convicted(NamedTuple):
    seat: int
    rule: str


@dataclass(frozen=True)
class Sitting:
    """What all files of one table come to. Seats count from 1.

    ``status`` is that of the file that tells most; with a conviction the match counts for
    nothing, whoever won it (A1).
    """

    files: tuple[File, ...]
    table: str = ""
    game: str = ""
    occasion: bytes = b""
    players: tuple[Player, ...] = ()
    status: Status | None = None
    winners: tuple[int, ...] = ()
    owed: tuple[Owed, ...] = ()
    convicted: tuple[Convicted, ...] = ()

    @property
    def counts(self) -> bool:
        return self.status is Status.COMPLETE and bool(self.winners)


def check_table(claimed: Claimed) -> Sitting:
    """Check all files of one table, each content once; in a process of its own, perhaps."""
    files, sides = list[File](), dict[str, Side]()
    for path in sorted(claimed.paths):
        try:
            file, found = look_at(Path(path), claimed.table, sides)
            sides |= found
        except RecordProblem as problem:
            file = File(path, None, Refusal(problem.key, problem.facts, problem.number))
        files.append(file)
    if not sides:
        return Sitting(tuple(files), status=files[0].status)
    return told_by(tuple(files), [*sides.values()])


def look_at(
    path: Path, table: bytes | None, known: dict[str, Side]
) -> tuple[File, dict[str, Side]]:
    data = bytes_of(path)
    if table_of(data) != table:
        raise RecordProblem("changed", path=path)
    if is_twice(data):
        read_twice(path, data)
        return File(str(path), Status.SIGNED_TWICE), {}
    digest = sha256(data).hexdigest()
    side = known.get(digest) or checked(path, data)
    return File(str(path), side.report.status), {digest: side}


def checked(path: Path, data: bytes) -> Side:
    record = read_bytes(path, data)
    return Side(record, check(path, record))


def told_by(files: tuple[File, ...], sides: Sequence[Side]) -> Sitting:
    report = max((side.report for side in sides), key=how_much)
    together = [compare(*two) for two in combinations(telling(sides), 2)]
    guilty = {c.seat: c for c in convictions(sides, together)}
    founding, is_split = report.founding, any(map(contradicts, together))
    status = Status.EVIDENCE if guilty or is_split else report.status
    return Sitting(
        files,
        founding.table.hex(),
        founding.terms.game,
        founding.terms.occasion,
        tuple(
            Player(join.body.identity, join.body.name, sha256(join.raw).hexdigest())
            for join in founding.joins
        ),
        status,
        tuple(map(int, report.winners)) if status is Status.COMPLETE else (),
        tuple(next_words(report)) if status in (Status.UNFINISHED, Status.BROKEN_OFF) else (),
        tuple(guilty[seat] for seat in sorted(guilty)),
    )


def telling(sides: Sequence[Side]) -> list[Side]:
    """Without those that are only the beginning of another: together they show nothing new (A4),
    and whoever sends a hundred of them would have every two compared.
    """
    kept = list[tuple[Side, frozenset[bytes]]]()
    for side in sorted(sides, key=lambda side: how_much(side.report), reverse=True):
        said = frozenset(message.id for message in side.report.messages)
        rolls = frozenset(called.roll.digest for called in side.report.rolls)
        ends = bool(side.record.claims or side.record.offence or side.record.exhibits)
        if ends or not any(said | rolls <= more for _, more in kept):
            kept.append((side, said | rolls))
    return [side for side, _ in kept]


def how_much(report: Report) -> tuple[bool, int, int]:
    """A result tells more than none; else whoever has heard more does."""
    return report.complete, len(report.steps), len(report.rolls)


def contradicts(two: Comparison) -> bool:
    return two.relation is Relation.CONFLICT


def convictions(sides: Sequence[Side], together: Sequence[Comparison]) -> Iterator[Convicted]:
    """By one file alone, or by two of them together (A4)."""
    found = [side.report.convicted for side in sides]
    found += [cheating for two in together for cheating in two.convicted]
    for cheating in found:
        if cheating is not None:
            yield Convicted(int(cheating.seat), cheating.rule)


def next_words(report: Report) -> Iterator[Owed]:
    """By the claims that ended it, or by all that was said; each seat once."""
    if report.missed is not None:
        due = [(report.missed.seat, claim.op) for claim in report.missed.claims[:1]]
    else:
        due = [(due.seat, due.op) for due in report.table.waiting.due()]
    for seat, op in dict(reversed(due)).items():
        yield Owed(int(seat), report.table.kind_due(op) or "", op)
