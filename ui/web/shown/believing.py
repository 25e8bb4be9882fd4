"""Why something can be believed: the auditor's pages for all messages behind an event."""

from dataclasses import asdict

from games.kit import BadSetup
from table import MatchError, Record, Report, read_record, verify_record
from ui.audit.command import teller_of
from ui.audit.explain import Explainer
from ui.audit.report import closing, counted, result
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json
from ui.screen.names import distinct, printable
from ui.terms import game_of


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


def chronicle_of(report: Report, language: str) -> Chronicle:
    """The match in a record, for everybody's eyes."""
    return Chronicle(report.table, None, language, distinct(report.founding.names))
