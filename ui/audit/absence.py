"""Messages about who is at the table, and those of somebody who had left it."""

from games.kit import NOBODY
from table import Company, Freed, Vote, Voted
from ui.audit.case import Case, Explanation
from ui.telling.story import Fact, Sentence


def company(case: Case) -> Explanation:
    """A vote on who is there: some leave, some come back, or both."""
    voted = case.step.verdict.fate
    if not isinstance(voted, Voted):
        raise ValueError("a vote that can't be read")
    if case.report.table.of_two:
        return forfeit(case, voted.vote)
    vote, leaving, back = voted.vote, sorted(voted.vote.leaving), sorted(voted.back)
    facts: dict[str, Fact] = {"leaving": leaving, "back": back, "number": str(vote.number)}
    facts |= {"count": case.players - len(vote.gone), "leavers": len(leaving)}
    facts |= {"quorum": case.quorum}
    key = "both" if leaving and back else "leaving" if leaving else "back"
    myself = "back-myself" if back == [case.who] else key
    checked = ["checked-company", *(["checked-company-leaving"] if leaving else [])]
    return Explanation(
        case.sentence(f"line-company-{myself}", **facts),
        (case.sentence(f"happened-company-{myself}", **facts),),
        (case.sentence("proves-company-leaving" if leaving else "proves-company-back", **facts),),
        tuple(case.sentence(check, **facts) for check in checked),
        (outcome(case, facts),),
    )


def outcome(case: Case, facts: dict[str, Fact]) -> Sentence:
    """What came of a vote."""
    last = case.report.outcome(case.step)
    if last is None:
        return case.sentence("after-company-nothing", **facts)
    key = "agreed" if last is case.step else "later"
    return case.sentence(f"after-company-{key}", **facts, last=str(last.number))


def forfeit(case: Case, vote: Vote) -> Explanation:
    """Of two, one is not there any more, says the other."""
    leaving = sorted(vote.gone)
    fate = "decided" if case.report.table.forfeited is None else "forfeit"
    return Explanation(
        case.sentence("line-company-forfeit", leaving=leaving),
        (case.sentence("happened-company-forfeit", leaving=leaving),),
        (case.sentence("proves-company-forfeit", leaving=leaving),),
        (case.sentence("checked-company-forfeit", leaving=leaving),),
        (case.sentence(f"after-company-{fate}", leaving=leaving),),
    )


def heard_more(case: Case) -> Explanation:
    """A word that frees seats from votes by which they must not hear somebody."""
    fate = case.step.verdict.fate
    freed = fate if isinstance(fate, Freed) else Freed((), NOBODY)  # refused before it was heard
    whom = sorted(freed.whom)
    return Explanation(
        case.sentence("line-heard-more", whom=whom),
        (
            *(Sentence("happened-heard-vote", vote_facts(case, vote)) for vote in freed.votes),
            case.sentence("happened-heard-more", whom=whom),
        ),
        (case.sentence("proves-heard-more", whom=whom),),
        (case.sentence("checked-heard-more", whom=whom),),
    )


def vote_facts(case: Case, vote: Vote) -> dict[str, Fact]:
    number = case.report.step_of(vote).number
    return {"who": vote.author, "number": str(number), "whom": sorted(vote.gone)}


def void(case: Case, left: Company) -> Explanation:
    """What was said by somebody whom the others had left; whatever it says, nobody looks."""
    last = case.report.agreed_in(left)
    facts: dict[str, Fact] = {"kind": case.step.kind, "op": case.step.op}
    facts |= {"count": left.heard(case.who), "agreed": str(last.number) if last else ""}
    return Explanation(
        case.sentence("line-void"),
        (case.sentence("happened-void", **facts),),
        (case.sentence("proves-void"),),
        (case.sentence("checked-void", **facts),),
    )
