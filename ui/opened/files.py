"""Openings in files: which belong to a record, and which are not believed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from glob import escape
from pathlib import Path

from table import MAX_OPENING, BadOpening, Opening, Report, check_opening, is_opening
from ui.problem import RecordProblem, by_the_system
from ui.screen.names import printable
from ui.words.reasons import in_language


@dataclass(frozen=True)
class Refused:
    """A file of which nothing is shown, and why (O8)."""

    path: Path
    why: str

    def facts(self, language: str) -> dict[str, str]:
        """What a reader of ``language`` is told."""
        why = in_language(language, printable(self.why))
        return {"path": printable(str(self.path)), "why": why}


def read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_OPENING + 1)
    except OSError as error:
        raise RecordProblem("unread", path=path, reason=by_the_system(error)) from error


def sorted_out(paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Those that are openings by what they call themselves, and all others before them."""
    openings, others = list[Path](), list[Path]()
    for path in paths:
        (openings if is_opening(read(path)) else others).append(path)
    return others, openings


def beside(record: Path) -> list[Path]:
    """The openings that lie where the record does, under its name, by seat (O11)."""
    found = record.parent.glob(f"{escape(record.stem)}.seat*.opening")
    return sorted(found, key=lambda path: (len(path.name), path.name))


def check(report: Report, paths: Sequence[Path]) -> Iterator[Opening | Refused]:
    """Each file held against the record; that of a seat counts once."""
    seen = set[int]()
    for path in dict.fromkeys(path.resolve() for path in paths):
        try:
            opening = check_opening(report, read(path))
        except BadOpening as error:
            yield Refused(path, str(error))
            continue
        if opening.seat not in seen:
            seen.add(opening.seat)
            yield opening
