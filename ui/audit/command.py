"""``undertable verify``: check a record or evidence, report it, or explain its messages."""

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from table import Cheating, Record, Report, Step
from ui.audit.checking import as_evidence, check, progress, read
from ui.audit.explain import Explainer, Page
from ui.audit.report import as_data, write_report
from ui.problem import RecordProblem
from ui.screen.console import as_is, columns, console, write
from ui.screen.names import distinct
from ui.telling import Teller
from ui.words import Words

ALL = "all"


def verify(path: Path, explain: str | None, as_json: bool, language: str) -> None:
    """Print what the file shows; ``RecordProblem`` if it does not hold."""
    try:
        audit(path, explain, as_json, language)
    except RecordProblem as refused:
        if as_json:
            rule = getattr(refused.__cause__, "rule", "")
            found = {"problem": str(refused), "message": refused.number, "rule": rule}
            print_json({"holds": False, **found})
        raise


def audit(path: Path, explain: str | None, as_json: bool, language: str) -> None:
    began = time.perf_counter()
    if explain not in (None, ALL) and not explain.isdecimal():
        raise RecordProblem(f"--explain takes the number of a message, or {ALL}; not {explain!r}")
    record = read(path)
    report = checked(path, record, explain, as_json, language)
    seconds = time.perf_counter() - began
    teller = teller_of(record, language)
    if explain is not None:
        show(Explainer(report, teller), explain, as_json)
    elif as_json:
        print_json(as_data(report, seconds))
    else:
        write_report(console(), report, teller, seconds)


def checked(
    path: Path, record: Record, explain: str | None, as_json: bool, language: str
) -> Report:
    """The report; where a message fails, it is explained first if that was asked for."""
    words = Words(language, "audit")
    try:
        with progress(console(), words, len(record.messages)) as watch:
            return check(path, record, watch)
    except RecordProblem as refused:
        if explain and refused.number and isinstance(refused.__cause__, Cheating) and not as_json:
            failed = check(path, as_evidence(record, refused.number))
            show(Explainer(failed, teller_of(record, language)), explain, as_json=False)
        raise


def teller_of(record: Record, language: str) -> Teller:
    names = distinct(record.founding.names)
    parts = ("audit", "explain")
    return Teller(record.founding.terms.game, language, names, parts=parts)


def show(explainer: Explainer, which: str, as_json: bool) -> None:
    """One message on a page of its own, or all of them in a line each."""
    if which == ALL:
        if as_json:
            print_json([{**place_of(s), "line": explainer.line(s)} for s in explainer.steps])
        else:
            write_lines(console(), explainer)
        return
    step = chosen(explainer, int(which))
    if as_json:
        print_json({**place_of(step), **asdict(explainer.page(step))})
    else:
        write_page(console(), explainer.page(step), explainer.teller.names[step.seat])


def chosen(explainer: Explainer, number: int) -> Step:
    steps = explainer.steps
    if not 1 <= number <= len(steps):
        there = f"there are {len(steps)}" if steps else "there is none"
        raise RecordProblem(f"there is no message {number} in this record: {there}")
    return steps[number - 1]


def place_of(step: Step) -> dict[str, Any]:
    return {
        "number": step.number,
        "seat": int(step.seat),
        "kind": step.kind,
        "op": step.op,
        "event": step.event,
        "void": step.void,
    }


def write_lines(out: Console, explainer: Explainer) -> None:
    """The list, with a heading for every turn."""
    names, steps = explainer.teller.names, explainer.steps
    rows = [(f"{s.number:>6}", names[s.seat], s.kind, explainer.line(s)) for s in steps]
    turn = None
    for step, row in zip(steps, columns(rows), strict=True):
        if (now := explainer.turn(step)) != turn:
            turn = now
            write(out, turn, "bold")
        as_is(out, row)


def write_page(out: Console, page: Page, author: str) -> None:
    write(out, f"{page.title} · {page.place}", "bold")
    write(out, f"{author} {page.line}.")
    for paragraph in page.paragraphs:
        out.print()
        write(out, paragraph.heading, "bold")
        for line in paragraph.lines:
            if line.formula:
                as_is(out, line.text, indent=8)
            else:
                write(out, line.text, indent=2)
    out.print()
    write(out, page.signed, "dim")


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))
