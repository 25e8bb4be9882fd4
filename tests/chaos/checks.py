"""What has to hold when a match is over, whatever went wrong in it."""

from collections.abc import Iterator
from itertools import combinations, groupby
from pathlib import Path
from typing import NamedTuple

from crypto.header import ID_SIZE
from games.kit import Seat
from table.audit.compare import Side, compare
from table.audit.report import Report
from table.audit.status import Status
from table.audit.verify import verify_record
from table.record import read_record
from tests.chaos.match import Table
from tests.chaos.peer import Life, Peer
from tests.chaos.plan import Kill, Moment, Restore, Sign
from tests.ui.program import left_behind, run
from ui.terms import game_of

FEW = 4  # papers of which all pairs are compared; of more, each with the first
SETTING_UP = 8  # messages of each seat, or fewer, before anybody can stand in for another
DONE = (0, 1)  # exit codes: played, or one line that says why not


class Paper(NamedTuple):
    """A record, or evidence, with what verifying it found."""

    peer: Peer
    path: Path
    side: Side

    @property
    def report(self) -> Report:
        return self.side.report

    @property
    def complete(self) -> bool:
        return self.report.status is Status.COMPLETE


def check(table: Table) -> Iterator[str]:
    """Everything that does not hold."""
    for name in table.late:
        yield f"{name} has not ended in bounded time"
    for peer in table.everybody:
        yield from check_lives(peer)
    for pid in left_behind(table.folder / "peer"):
        yield f"process {pid} is left behind"
    yield from check_places(table)
    papers = []
    for peer in table.everybody:
        for path in peer.papers:
            try:
                papers.append(paper_of(peer, path))
            except Exception as error:  # noqa: BLE001  whatever it is, it must not be
                yield f"{path.relative_to(table.folder)} does not verify: {error!r}"
    table.outcomes.update(paper.report.status for paper in papers)
    yield from check_papers(table, papers)
    yield from check_results(table, papers)


def paper_of(peer: Peer, path: Path) -> Paper:
    record = read_record(path.read_bytes())
    return Paper(peer, path, Side(record, verify_record(record, game_of)))


# Processes


def check_lives(peer: Peer) -> Iterator[str]:
    for life in peer.lives:
        said = life.err.read_text("utf-8", "replace")
        if "Traceback" in said + life.out.read_text("utf-8", "replace"):
            yield f"{peer.name} shows a traceback, in {life.err.name}"
        elif not life.struck and not has_ended_well(life, said):
            yield f"{peer.name} ended with {life.status}, and says {said.strip()!r}"


def has_ended_well(life: Life, said: str) -> bool:
    lines = said.splitlines()
    one_line = len(lines) == 1 and lines[0].startswith("undertable: ")
    return life.status in DONE and (one_line if life.status else not lines)


# What was signed


def trusted(table: Table) -> frozenset[str]:
    """The names of those who are one honest program each."""
    plan = table.plan
    return frozenset(f"peer{n}" for n in range(plan.players)) - {
        f"peer{n}" for n in plan.hostile | plan.doubled
    }


def check_places(table: Table) -> Iterator[str]:
    """No honest seat signs two things for one place.

    What was on disk and on no wire yet when a folder was put back is known to nobody: then
    only what others have heard counts.
    """
    names = {seat: name for name, seat in table.journals.seats.items()}
    for place in table.journals.places.twice:
        name = names.get(seat_of(place))
        unheard = isinstance(place, tuple) and place not in table.journals.heard.twice
        if name in trusted(table) and not (unheard and name in restored(table)):
            yield f"{name} signed two for {place!r}"


def restored(table: Table) -> frozenset[str]:
    faults = table.plan.faults
    return frozenset(f"peer{fault.player}" for fault in faults if isinstance(fault, Restore))


def seat_of(place: object) -> int:
    """Of a message a tuple, of a statement bytes: the table, then the seat."""
    if isinstance(place, tuple):
        return int(place[1])
    assert isinstance(place, bytes)
    return int.from_bytes(place[ID_SIZE : ID_SIZE + 2], "big")


# Papers


def check_papers(table: Table, papers: list[Paper]) -> Iterator[str]:
    for paper in papers:
        if paper.report.convicted is not None:
            yield from accused(table, paper, paper.report.convicted.seat, "evidence")
    for one, other in pairs(papers):
        for cheating in compare(one.side, other.side).convicted:
            both = f"{one.peer.name} and {other.peer.name} together"
            yield from accused(table, one, cheating.seat, both)
    for kind in some_pairs(papers):
        yield from check_command(*kind)


def pairs(papers: list[Paper]) -> list[tuple[Paper, Paper]]:
    different = list({paper.path.read_bytes(): paper for paper in papers}.values())
    if len(different) <= FEW:
        return list(combinations(different, 2))
    return [(different[0], other) for other in different[1:]]


def accused(table: Table, paper: Paper, seat: Seat, by: str) -> Iterator[str]:
    """Whoever is convicted must be the cheat; names are what the JOINs say."""
    name = paper.side.record.founding.names[seat]
    if name in trusted(table):
        yield f"{name}, an honest seat, is convicted by {by}"


def some_pairs(papers: list[Paper]) -> Iterator[tuple[Paper, Paper]]:
    """One of each kind with the first of all, for the command that people type."""
    kinds = groupby(sorted(papers, key=kind_of), kind_of)
    chosen = [next(group) for _, group in kinds]
    return ((chosen[0], other) for other in chosen)


def kind_of(paper: Paper) -> str:
    return paper.report.status


def check_command(one: Paper, other: Paper) -> Iterator[str]:
    """The command says by its exit code what we found."""
    for paper in {p.path: p for p in (one, other)}.values():
        done = run(one.peer.home, "verify", str(paper.path), "--json")
        if done.returncode != paper.report.status.exit_code:
            yield f"verify {paper.path.name} of {paper.peer.name} exits with {done.returncode}"
    expected = compare(one.side, other.side).exit_code(one.report.status, other.report.status)
    done = run(one.peer.home, "verify", str(one.path), str(other.path), "--json")
    if done.returncode != expected:
        yield f"verify of two exits with {done.returncode}, not {expected}"


# Results


def check_results(table: Table, papers: list[Paper]) -> Iterator[str]:
    complete = [paper for paper in papers if paper.complete]
    if len({paper.report.winners for paper in complete}) > 1:
        yield "two results"
    if len({played(paper.report) for paper in complete}) > 1:
        yield "complete records differ in more than the signatures under the result"
    if must_finish(table):
        have = {paper.peer.number for paper in complete}
        steady = set(range(table.plan.players)) - table.plan.struck
        for player in sorted(steady - have):
            yield f"peer{player}, to whom nothing happened, has no result"


def played(report: Report) -> tuple[bytes, ...]:
    """What was said, but for the signatures under the result."""
    said = [message for message in report.messages if message.saying.kind != "end"]
    return tuple(message.encode() for message in said)


def must_finish(table: Table) -> bool:
    """Are enough there for good, and able to stand in for the others?"""
    plan = table.plan
    if plan.hostile or table.late or len(plan.lost) > plan.spares:
        return False
    deaths = [fault for fault in table.struck if isinstance(fault, Kill) and fault.back is None]
    return not any(is_early(death.when, plan.players) for death in deaths)


def is_early(moment: Moment, players: int) -> bool:
    return moment.sign is Sign.MESSAGES and moment.count < SETTING_UP * players
