"""Messages about time: votes that somebody is late, and words that an answer was heard."""

from dataclasses import replace

from table import number_of
from ui.audit import absence
from ui.audit.case import Case, Explanation


def late(case: Case) -> Explanation:
    whom = case.seat(case.payload[0])
    part = case.report.table.rounds.part(case.step.op, whom)
    left = sorted(part.left) if part else []
    fate = ("late-left" if left else "late") if part and part.is_late else "in-time"
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


def came_too_late(case: Case) -> bool:
    """Was this an answer that all others had voted late, before they saw it?"""
    part = case.report.table.rounds.part(case.step.op, case.who)
    answer = part.answer if part and part.is_late else None
    return answer is not None and answer.id == case.step.message.id


def void(case: Case, found: Explanation) -> Explanation:
    """The explanation of an answer that did not count."""
    return replace(found, after=(*found.after, case.sentence("after-void")))
