"""Messages of the beginning and of the end: keys, consent, and the signed result."""

from dataclasses import replace

from games.kit import Seat
from table import short
from ui.audit.messages.case import Case, Explanation
from ui.telling.story import Fact, Sentence

POINT = 33


def key(case: Case) -> Explanation:
    others = case.players - 1
    plain = Explanation(
        case.sentence("line-key"),
        (case.sentence("happened-key", key=short(case.payload[:POINT])),),
        (case.sentence("proves-key", players=case.players),),
        (case.sentence("checked-key"),),
    )
    if case.quorum is None:
        return plain
    return replace(
        plain,
        happened=(*plain.happened, case.sentence("happened-key-shared", others=others)),
        proves=(*plain.proves, case.sentence("proves-key-shared", quorum=case.quorum)),
        checked=(
            *plain.checked,
            case.sentence("checked-key-shared", others=others, commitments=case.quorum),
        ),
    )


def ack(case: Case) -> Explanation:
    if case.payload:
        return complaint(case, case.seat(case.payload[0]))
    shared = "-shared" if case.quorum is not None else ""
    return Explanation(
        case.sentence("line-ack"),
        (case.sentence(f"happened-ack{shared}", others=case.players - 1),),
        (case.sentence("proves-ack"),),
        (case.sentence("checked-ack"),),
    )


def agree(case: Case) -> Explanation:
    """The word before a look: of all, or of the only one who looks."""
    alone = "-alone" if case.step.asked and len(case.step.asked.speakers) == 1 else ""
    facts: dict[str, Fact] = {"cards": case.step.cards, "count": len(case.step.cards)}
    return Explanation(
        case.sentence(f"line-agree{alone}", **facts),
        (case.sentence(f"happened-agree{alone}", **facts),),
        (case.sentence(f"proves-agree{alone}"),),
        (case.sentence("checked-agree"),),
    )


def complaint(case: Case, dealer: Seat) -> Explanation:
    return Explanation(
        case.sentence("line-ack-complaint", dealer=dealer),
        (case.sentence("happened-ack-complaint", dealer=dealer),),
        (case.sentence("proves-ack-complaint"),),
        (case.sentence("checked-ack-complaint", dealer=dealer),),
    )


def end(case: Case) -> Explanation:
    winners = [case.seat(number) for number in case.payload]
    return Explanation(
        case.sentence("line-end"),
        (case.sentence("happened-end", winners=winners),),
        (case.sentence("proves-end"),),
        (case.sentence("checked-end", count=len(case.payload)),),
        unsigned(case),
    )


def unsigned(case: Case) -> tuple[Sentence, ...]:
    """That a result stands without the signatures of seats that were gone."""
    report = case.report
    gone, signed = sorted(report.table.gone - set(report.signers)), len(report.signers)
    if not gone or not report.complete:
        return ()
    return (case.sentence("after-end-without", gone=gone, count=len(gone), signed=signed),)


def unasked(case: Case) -> Explanation:
    facts = {"kind": case.step.kind, "op": case.step.op}
    return Explanation(case.sentence("line-unasked"), (case.sentence("happened-unasked", **facts),))


def unreadable(case: Case) -> Explanation:
    facts = {"kind": case.step.kind, "op": case.step.op}
    return Explanation(
        case.sentence("line-unreadable"), (case.sentence("happened-unreadable", **facts),)
    )
