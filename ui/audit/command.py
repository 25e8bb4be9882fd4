"""``undertable verify``: check a record or evidence, report it, or explain its messages."""

import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from table import Called, Cheating, Opening, Record, Report, Side, Status, Step, Twice, is_twice
from ui.audit.checking import as_evidence, bytes_of, check, progress, read
from ui.audit.explain import Explainer, Page
from ui.audit.report import as_data, write_report
from ui.audit.together import (
    Files,
    Pair,
    explained,
    pair_as_data,
    read_twice,
    twice_as_data,
    write_pair,
    write_twice,
)
from ui.opened.files import Refused, sorted_out
from ui.opened.files import check as check_openings
from ui.problem import RecordProblem
from ui.screen.console import as_is, columns, console, write
from ui.screen.names import distinct
from ui.screen.plain_json import plain_json
from ui.telling import Teller
from ui.words import Words

ALL, ROLL = "all", "roll"
NOT_BELIEVED = 1  # the exit code for an opening that does not hold (O8)


def verify(
    path: Path,
    explain: str | None,
    as_json: bool,
    language: str,
    others: Sequence[Path] = (),
    out: Path | None = None,
) -> int:
    """Print what the file shows, two of them together, or one with openings; the exit code for it.

    ``RecordProblem`` if one does not hold.
    """
    try:
        records, openings = sorted_out(others)
        if records:
            if len(records) > 1 or openings:
                raise RecordProblem("two-records")
            return audit_both((path, records[0]), explain, as_json, language, out)
        if out is not None:
            raise RecordProblem("out-alone")
        return audit(path, explain, as_json, language, openings)
    except RecordProblem as refused:
        if as_json:
            cause = refused.__cause__
            about = {"rule": getattr(cause, "rule", ""), "reason": str(cause or "")}
            found = {"problem": str(refused), "message": refused.number, **about}
            print_json({"holds": False, "status": None, **found})
        raise


def audit(
    path: Path, explain: str | None, as_json: bool, language: str, openings: Sequence[Path] = ()
) -> int:
    began = time.perf_counter()
    if explain not in (None, ALL) and not explain.removeprefix(ROLL).isdecimal():
        raise RecordProblem("explain-what", word=explain)
    if explain is None and is_twice(data := bytes_of(path)):
        return show_twice(read_twice(path, data), as_json, language).exit_code
    record = read(path)
    report = checked(path, record, explain, as_json, language)
    told = list(check_openings(report, openings))
    seconds = time.perf_counter() - began
    teller = teller_of(record, language)
    if explain is not None:
        show(Explainer(report, teller), explain, as_json)
    elif as_json:
        print_json(as_data(report, seconds) | openings_as_data(told))
    else:
        write_report(console(), report, teller, seconds)
        write_openings(console(), told, teller)
    is_believed = all(isinstance(one, Opening) for one in told)
    return report.status.exit_code if is_believed else NOT_BELIEVED


def openings_as_data(told: Sequence[Opening | Refused]) -> dict[str, Any]:
    """Nothing, where nobody asked."""
    found = [
        {"path": str(one.path), "problem": one.why}
        if isinstance(one, Refused)
        else {"seat": int(one.seat), **counted(one)}
        for one in told
    ]
    return {"openings": found} if found else {}


def write_openings(out: Console, told: Sequence[Opening | Refused], teller: Teller) -> None:
    for one in told:
        out.print()
        if isinstance(one, Refused):
            facts = one.facts(teller.words.language)
            write(out, teller.words.say("opening-refused", **facts), "bold red", indent=2)
        else:
            who = str(teller.names[one.seat])
            write(out, teller.words.say("opening-holds", who=who, **counted(one)), indent=2)


def counted(opening: Opening) -> dict[str, int]:
    """How much is told; the share on G is no secret."""
    shares, orders, sealed = opening.shares, opening.orders, opening.sealed
    return {"cards": len(shares) - 1, "orders": len(orders), "sealed": len(sealed)}


def audit_both(
    paths: Files, explain: str | None, as_json: bool, language: str, out: Path | None
) -> int:
    began = time.perf_counter()
    if explain not in (None, ALL):
        raise RecordProblem("explain-one")
    one, other = (side(path, as_json, language) for path in paths)
    pair = Pair.of(paths, (one, other), out)
    story = explained(pair, language) if explain else None
    if as_json:
        page = {"page": asdict(story)} if story else {}
        print_json({**pair_as_data(pair, time.perf_counter() - began), **page})
    elif story:
        write_page(console(), story, author="")
    else:
        write_pair(console(), pair, language)
    return pair.exit_code


def side(path: Path, as_json: bool, language: str) -> Side:
    record = read(path)
    return Side(record, checked(path, record, None, as_json, language))


def show_twice(twice: Twice, as_json: bool, language: str) -> Status:
    if as_json:
        print_json(twice_as_data(twice))
    else:
        write_twice(console(), twice, language)
    return Status.SIGNED_TWICE


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
    parts = ("audit", "explain", "opened")
    return Teller(record.founding.terms.game, language, names, parts=parts)


def show(explainer: Explainer, which: str, as_json: bool) -> None:
    """One message or roll on a page of its own, or all of them in a line each."""
    if which == ALL:
        show_all(explainer, as_json)
        return
    entry = chosen(explainer, which)
    page = explainer.page_of(entry)
    if as_json:
        print_json({**place_of(entry), **asdict(page)})
    else:
        author = explainer.teller.names[entry.seat] if isinstance(entry, Step) else ""
        write_page(console(), page, author)


def show_all(explainer: Explainer, as_json: bool) -> None:
    if as_json:
        found = [{**place_of(e), "line": explainer.line_of(e)} for e in explainer.entries()]
        print_json(found)
    else:
        write_lines(console(), explainer)


def chosen(explainer: Explainer, which: str) -> Step | Called:
    is_roll, number = which.startswith(ROLL), int(which.removeprefix(ROLL))
    entries = explainer.report.rolls if is_roll else explainer.steps
    if not 1 <= number <= len(entries):
        key = "no-such-roll" if is_roll else "no-such-message"
        raise RecordProblem(key, wanted=str(number), count=len(entries))
    return entries[number - 1]


def place_of(entry: Step | Called) -> dict[str, Any]:
    if isinstance(entry, Called):
        return {"roll": entry.roll.number, "after": entry.after}
    return {
        "number": entry.number,
        "seat": int(entry.seat),
        "kind": entry.kind,
        "op": entry.op,
        "event": entry.event,
    }


def write_lines(out: Console, explainer: Explainer) -> None:
    """The list, with a heading for every turn, and the rolls where they were called."""
    names, steps = explainer.teller.names, explainer.steps
    rows = [(f"{s.number:>6}", names[s.seat], s.kind, explainer.line(s)) for s in steps]
    shown = columns(rows)
    turn = None
    for entry in explainer.entries():
        if isinstance(entry, Called):
            write(out, explainer.roll_line(entry), "yellow", indent=2)
            continue
        if (now := explainer.turn(entry)) != turn:
            turn = now
            write(out, turn, "bold")
        as_is(out, shown[entry.number - 1])


def write_page(out: Console, page: Page, author: str) -> None:
    write(out, f"{page.title} · {page.place}", "bold")
    write(out, f"{author} {page.line}." if author else page.line)
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
    print(plain_json(data, indent=2))
