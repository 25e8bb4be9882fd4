"""Why something can be believed: the auditor's pages for all messages behind an event."""

from collections.abc import Iterable
from dataclasses import asdict

from games.kit import BadSetup
from table import (
    BadOpening,
    MatchError,
    Opening,
    Record,
    Report,
    check_opening,
    read_record,
    verify_record,
)
from ui.audit import unseen
from ui.audit.command import teller_of
from ui.audit.explain import Explainer
from ui.audit.report import closing, counted, result
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json
from ui.screen.names import distinct, printable
from ui.terms import game_of
from ui.web.shown.opened import Opened


class NoRecord(Exception):
    """What was sent is no record of a match, or one that does not hold; the text says why."""


def checked(record: Record) -> Report:
    """All that was said so far, checked once more from the beginning."""
    return verify_record(record, game_of)


def checked_bytes(data: bytes) -> Report:
    """Somebody's record, or ``NoRecord``."""
    try:
        return checked(read_record(data))
    except (MatchError, BadSetup) as error:
        raise NoRecord(printable(str(error))) from error


def explain(report: Report, language: str, event: int) -> list[Json]:
    """A page for every message of ``event``, in the order they count."""
    teller = teller_of(report_record(report), language)
    explainer = Explainer(report, teller)
    steps = [step for step in explainer.steps if step.event == event]
    return [
        {"number": step.number, "author": teller.names[step.seat], **asdict(explainer.page(step))}
        for step in steps
    ]


def summary(report: Report, language: str) -> list[str]:
    """What was proved, in numbers, and what came of it."""
    teller = teller_of(report_record(report), language)
    return [*counted(report, teller), teller.say(result(report)), closing(report, teller)]


def report_record(report: Report) -> Record:
    return Record(report.founding, ())


def not_checked(report: Report, language: str) -> Json:
    """What nobody should read out of a record (W3)."""
    title, *lines = unseen.told(report, teller_of(report_record(report), language))
    return {"title": title, "lines": [line.removeprefix(unseen.BULLET) for line in lines]}


def checked_opening(report: Report, data: bytes) -> Opening:
    """What one of the players has opened of the match, or ``NoRecord``."""
    try:
        return check_opening(report, data)
    except BadOpening as error:
        raise NoRecord(printable(str(error))) from error


def opened_of(report: Report, openings: Iterable[Opening], language: str) -> Opened:
    return Opened(report, openings, teller_of(report_record(report), language))


def chronicle_of(report: Report, opened: Opened | None, language: str) -> Chronicle:
    """The match in a record, for everybody's eyes and with what was opened."""
    beside = opened.lines if opened else None
    return Chronicle(report.table, None, language, distinct(report.founding.names), beside)
