"""Messages said in the place of a seat that is gone, or by one that is back and was waited for."""

from games.kit import NOBODY, AnyCard, Seat
from table import Op, Turn
from ui.audit.messages.case import Case, Explanation
from ui.telling.story import Fact, Sentence


def passed_on(case: Case, event: int | None) -> list[Seat]:
    """Whose turns in the shuffle of an event were taken by others."""
    numbers = range(1, case.mixers + 1) if event is not None else ()
    turns = [Op(event or 0) / Turn(number) for number in numbers]
    return sorted(NOBODY.union(*map(case.report.absent_in, turns)))


def stood_in(case: Case) -> tuple[Sentence, ...]:
    """That the others stood in for a seat that did not speak here, if there is one."""
    gone = sorted(case.report.absent_in(case.op))
    return (case.sentence("after-stood-in", gone=gone, count=len(gone)),) if gone else ()


def is_stand_in(case: Case) -> bool:
    """Does somebody mask cards in the place of another?"""
    return case.op.absent is not None and case.op.step != "own"


def absent_of(case: Case) -> Seat:
    """Whose place it is; the operation says so."""
    if case.op.absent is None:
        raise LookupError(f"nobody is absent in {case.op}")
    return case.op.absent


def recover(case: Case) -> Explanation:
    absent, cards = absent_of(case), cards_of_absent(case)
    facts: dict[str, Fact] = {"absent": absent, "cards": cards, "count": len(cards)}
    facts |= {"quorum": case.quorum}
    kind = "" if cards else "-draw"
    return Explanation(
        case.sentence(f"line-recover{kind}", **facts),
        (case.sentence(f"happened-recover{kind}", **facts),),
        (case.sentence("proves-recover", **facts),),
        (case.sentence("checked-recover", **facts),),
    )


def cards_of_absent(case: Case) -> tuple[AnyCard, ...]:
    """The cards that wait for the absent; none if it is a draw."""
    op, absent = case.op.owed_in, absent_of(case)
    rounds = [step.asked for step in case.report.steps if step.op == op and step.asked]
    return tuple(rounds[0].about.get(absent, ())) if rounds else ()


def own(case: Case) -> Explanation:
    """A seat that was gone, and is back, gives itself what too few were there to recover."""
    cards = cards_of_absent(case)
    facts: dict[str, Fact] = {"cards": cards, "count": len(cards), "quorum": case.quorum}
    kind = "" if cards else "-draw"
    return Explanation(
        case.sentence(f"line-own{kind}", **facts),
        (case.sentence(f"happened-own{kind}", **facts),),
        (case.sentence("proves-own"),),
        (case.sentence("checked-own"),),
    )


def locked(case: Case) -> Explanation:
    """The cards of owners who are gone come under the key of the table without them."""
    owners = sorted(case.report.absent_in(case.op.parent))
    cards = case.step.cards
    facts: dict[str, Fact] = {"cards": cards, "count": len(cards), "owners": owners}
    return Explanation(
        case.sentence("line-lock", **facts),
        (case.sentence("happened-lock", **facts),),
        (case.sentence("proves-lock", **facts),),
        (case.sentence("checked-shares", count=len(cards)),),
        stood_in(case),
    )


def masked(case: Case) -> Explanation:
    """Cards for a seat that is gone are masked by all the others, one after the other."""
    facts: dict[str, Fact] = {"cards": case.step.cards, "absent": absent_of(case)}
    facts |= {"quorum": case.quorum}
    return Explanation(
        case.sentence("line-mask", **facts),
        (case.sentence("happened-mask", **facts),),
        (case.sentence("proves-mask", **facts),),
        (case.sentence("checked-look"),),
    )
