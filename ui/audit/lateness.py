"""Messages about time: votes that somebody is late, and words that an answer was heard."""

from dataclasses import replace

from table import number_of
from ui.audit import absence
from ui.audit.case import Case, Explanation


def late(case: Case) -> Explanation:
    whom = case.seat(case.payload[0])
    found = case.report.late(case.step.op, whom)
    left = sorted(found.left) if found else []
    fate = ("late-left" if left else "late") if found else "in-time"
    return Explanation(
        case.sentence("line-late", whom=whom),
        (case.sentence("happened-late", whom=whom, ask=case.ask),),
        (case.sentence("proves-late", whom=whom),),
        (case.sentence("checked-late", whom=whom),),
        (case.sentence(f"after-{fate}", whom=whom, left=left),),
    )


def heard(case: Case) -> Explanation:
    if number_of(case.step.op):
        return absence.heard_more(case)
    return Explanation(
        case.sentence("line-heard"),
        (case.sentence("happened-heard", ask=case.ask),),
        (case.sentence("proves-heard"),),
        (case.sentence("checked-heard"),),
    )


def void(case: Case, found: Explanation) -> Explanation:
    """The explanation of an answer that did not count."""
    return replace(found, after=(*found.after, case.sentence("after-void")))
