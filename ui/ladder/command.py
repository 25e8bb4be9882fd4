"""``undertable ladder``: check many records, and say what they come to."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from players.spread import over_processes
from ui.ladder.league import League, Person, by_table, league
from ui.ladder.page import page
from ui.ladder.sheet import Sheet, sheet
from ui.ladder.sitting import Claimed, File, Sitting, check_table
from ui.problem import RecordProblem, by_the_system
from ui.screen.console import as_is, columns, console, write
from ui.screen.plain_json import plain_json
from ui.words import Words

WORTH = 1 << 20  # bytes, seconds of checking: below that, processes are not worth their start
RECORDS = "*.rec*"  # what a folder is searched for


def ladder(
    paths: Sequence[Path], jobs: int | None, as_json: bool, language: str, paper: Path | None = None
) -> int:
    """Print what all files come to, and write it as a ``paper`` if one is wanted."""
    tables = by_table(named(paths))
    checked = over_processes(check_table, tables, jobs or enough(tables))
    found = league(with_progress(checked, tables, language))
    told = sheet(found, language)
    if paper is not None:
        keep(paper, page(told, language))
    if as_json:
        print(plain_json(as_data(found), indent=2))
    else:
        write_sheet(console(), told)
    return found.exit_code


def enough(tables: Iterable[Claimed]) -> int:
    """As many processes as there are cores, if there is enough to do for them."""
    files = [Path(path) for claimed in tables for path in claimed.paths]
    sizes = [path.stat().st_size for path in files if path.exists()]
    return (os.cpu_count() or 1) if sum(sizes) > WORTH else 1


def named(paths: Iterable[Path]) -> Iterator[Path]:
    """Files, and the records in folders."""
    for path in paths:
        yield from filter(Path.is_file, path.rglob(RECORDS)) if path.is_dir() else (path,)


def keep(paper: Path, text: str) -> None:
    try:
        paper.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RecordProblem("unwritten", path=paper, reason=by_the_system(error)) from error


def with_progress(
    checked: Iterable[Sitting], tables: Sequence[Claimed], language: str
) -> Iterator[Sitting]:
    """A bar for whoever watches at a terminal; else silence."""
    out, words = Console(stderr=True), Words(language, "audit")
    parts = (words.say("working"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("files", total=sum(len(claimed.paths) for claimed in tables))
        for sitting in checked:
            bar.advance(task, len(sitting.files))
            yield sitting


def write_sheet(out: Console, told: Sheet) -> None:
    write(out, told.title, "bold")
    for line in told.summary:
        write(out, line)
    for part in told.parts:
        out.print()
        write(out, part.heading, "bold")
        show: Callable[..., None] = as_is if part.columns else write
        rows = [part.columns, *part.rows] if part.columns else part.rows
        for line in columns(rows):
            show(out, line, indent=2)
    out.print()
    for line in told.notes:
        write(out, line, "dim")


# For a program


def as_data(found: League) -> dict[str, Any]:
    return {
        "kind": "ladder",
        "files": found.files,
        "tables": len(found.sittings),
        "counted": len(found.counted),
        "people": [person_as_data(person) for person in found.people],
        "matches": [match_as_data(sitting) for sitting in found.sittings],
        "refused": [refused_as_data(file) for file in found.refused],
        "signed_twice": [player.key.hex() for player in found.signed_twice],
        "joins": [file.path for file in found.loose],
        "not_seen": ["files left out", "several keys of one person"],
    }


def person_as_data(person: Person) -> dict[str, Any]:
    return {
        "key": person.key.hex(),
        "names": person.names,
        "matches": person.matches,
        "wins": person.wins,
        "rating": round(person.rating.points, 3),
        "reach": round(person.rating.reach, 3),
    }


def refused_as_data(file: File) -> dict[str, Any]:
    return {
        "file": file.path,
        "problem": file.refusal and file.refusal.said_in("en"),
        "message": file.refusal and file.refusal.message,
    }


def match_as_data(sitting: Sitting) -> dict[str, Any]:
    return {
        "table": sitting.table,
        "game": sitting.game,
        "status": sitting.status,
        "counts": sitting.counts,
        "players": [{"key": p.key.hex(), "name": p.name} for p in sitting.players],
        "winners": sitting.winners,
        "owed": [owed._asdict() for owed in sitting.owed],
        "convicted": [convicted._asdict() for convicted in sitting.convicted],
        "files": [file.path for file in sitting.files if file.status],
    }
