"""Messages that are said in the place of who is gone, or by who is back and was waited for."""

from games.kit import AnyCard, Seat
from table import Step
from ui.audit.case import Case, Explanation
from ui.telling.story import Fact, Sentence

FOR = "/for"  # the operations in which others do what a seat can't: 31/for2, 31/open/for2+
OWN = "/own"
LOCK = "/lock"


def skipped(case: Case, *events: int | None) -> list[Seat]:
    """Whose turns in the shuffles of some events were passed over."""
    turns = [(f"{event}/{seat}", seat) for event in events for seat in case.teller.names]
    return [seat for op, seat in turns if seat in case.absent_in(op)]


def stood_in(case: Case) -> tuple[Sentence, ...]:
    """That the others stood in for who did not speak here, if somebody did not."""
    gone = sorted(case.absent_in(case.step.op))
    return (case.sentence("after-stood-in", gone=gone, count=len(gone)),) if gone else ()


def is_stand_in(step: Step) -> bool:
    """Does somebody mask cards in the place of another?"""
    return FOR in step.op and not step.op.endswith(OWN)


def absent_of(case: Case) -> Seat:
    """Whose place it is; the operation says so."""
    number = case.step.op.rpartition(FOR)[2].partition("/")[0].rstrip("+")
    return case.seat(int(number))


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
    op, absent = case.step.op.rpartition(FOR)[0], absent_of(case)
    rounds = [step.asked for step in case.report.steps if step.op == op and step.asked]
    return tuple(rounds[0].about.get(absent, ())) if rounds else ()


def own(case: Case) -> Explanation:
    """Who was gone, and is back, gives itself what too few were there to recover."""
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
    owners = sorted(case.absent_in(case.step.op.removesuffix(LOCK)))
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
    """Cards for who is gone are masked by all the others, one after the other."""
    facts: dict[str, Fact] = {"cards": case.step.cards, "absent": absent_of(case)}
    facts |= {"quorum": case.quorum}
    return Explanation(
        case.sentence("line-mask", **facts),
        (case.sentence("happened-mask", **facts),),
        (case.sentence("proves-mask", **facts),),
        (case.sentence("checked-look"),),
    )
