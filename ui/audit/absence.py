"""Messages about who is at the table, and those of who had left it."""

from games.kit import Seat
from table import Cheating, Company, Step, number_of
from ui.audit.case import Case, Explanation
from ui.telling.story import Fact, Sentence


def company(case: Case) -> Explanation:
    """A vote on who is there: some leave, some come back, or both."""
    if case.report.table.presence.of_two:
        return forfeit(case)
    number, gone = number_of(case.step.op), left_out(case, case.step)
    before = before_company(case, number).gone
    leaving, back = sorted(gone - before), sorted(before - gone)
    facts: dict[str, Fact] = {"leaving": leaving, "back": back, "number": str(number)}
    facts |= {"count": case.players - len(gone), "leavers": len(leaving), "quorum": case.quorum}
    key = "both" if leaving and back else "leaving" if leaving else "back"
    myself = "back-myself" if back == [case.who] else key
    checked = ["checked-company", *(["checked-company-leaving"] if leaving else [])]
    return Explanation(
        case.sentence(f"line-company-{myself}", **facts),
        (case.sentence(f"happened-company-{myself}", **facts),),
        (case.sentence("proves-company-leaving" if leaving else "proves-company-back", **facts),),
        tuple(case.sentence(check, **facts) for check in checked),
        (case.sentence(f"after-company-{fate(case)}", **facts, last=last_vote(case)),),
    )


def forfeit(case: Case) -> Explanation:
    """Of two, one is not there any more, says the other."""
    leaving = sorted(left_out(case, case.step))
    fate = "decided" if case.report.table.forfeited is None else "forfeit"
    return Explanation(
        case.sentence("line-company-forfeit", leaving=leaving),
        (case.sentence("happened-company-forfeit", leaving=leaving),),
        (case.sentence("proves-company-forfeit", leaving=leaving),),
        (case.sentence("checked-company-forfeit", leaving=leaving),),
        (case.sentence(f"after-company-{fate}", leaving=leaving),),
    )


def left_out(case: Case, step: Step) -> frozenset[Seat]:
    """Whom a vote is without; ``ValueError`` if that can't be read from it."""
    try:
        return case.report.table.presence.left_out(step.message)
    except Cheating as cheating:
        raise ValueError(cheating.reason) from cheating


def before_company(case: Case, number: int) -> Company:
    """The one that should be followed; for a vote that comes too early, the last there was."""
    known = case.report.table.presence.companies
    if number == 0:
        raise ValueError("a vote for no company")
    return known[min(number, len(known)) - 1]


def fate(case: Case) -> str:
    if case.step.company is not None:
        return "agreed"
    return "later" if case.report.table.presence.fate(case.step.message) else "nothing"


def last_vote(case: Case) -> str:
    """The number of the message with which the company was agreed that this vote was for."""
    return agreed_in(case, case.report.table.presence.fate(case.step.message))


def agreed_in(case: Case, company: Company | None) -> str:
    votes = [str(step.number) for step in case.report.steps if company and step.company == company]
    return votes[0] if votes else ""


def heard_more(case: Case) -> Explanation:
    """A word that frees those from their votes who must not hear somebody."""
    votes = [vote for vote in case.said(case.step.op, "company") if is_news_to(case, vote)]
    whom = sorted(frozenset[Seat]().union(*(unheard_by(case, vote, case.step) for vote in votes)))
    return Explanation(
        case.sentence("line-heard-more", whom=whom),
        (
            *(Sentence("happened-heard-vote", vote_facts(case, vote)) for vote in votes),
            case.sentence("happened-heard-more", whom=whom),
        ),
        (case.sentence("proves-heard-more", whom=whom),),
        (case.sentence("checked-heard-more", whom=whom),),
    )


def vote_facts(case: Case, vote: Step) -> dict[str, Fact]:
    return {"who": vote.seat, "number": str(vote.number), "whom": sorted(left_out(case, vote))}


def is_news_to(case: Case, vote: Step) -> bool:
    """Is this the first message of its author to show that it had heard more than a voter?"""
    mine = [step for step in case.report.steps if step.seat == case.who]
    before = [step for step in mine if step.message.seq == case.step.message.seq - 1]
    knew = any(unheard_by(case, vote, step) for step in before)
    concerns = vote.number < case.step.number and case.who not in {vote.seat, *left_out(case, vote)}
    return concerns and not knew and bool(unheard_by(case, vote, case.step))


def unheard_by(case: Case, vote: Step, shown: Step) -> frozenset[Seat]:
    """Of whom ``shown`` had seen more than a vote without them; of who was gone before, its wish
    to be back is all that matters.
    """
    seen, then = shown.message.seen.counts, vote.message.seen.counts
    gone, wishes = before_company(case, number_of(vote.op)).gone, case.said(vote.op, "company")
    more = {
        step.seat
        for step in case.report.steps
        if then[step.seat - 1] <= step.message.seq < seen[step.seat - 1]
        and (step.seat not in gone or step in wishes)
    }
    return left_out(case, vote) & more


def void(case: Case) -> Explanation:
    """What was said by somebody whom the others had left; whatever it says, nobody looks."""
    seq, absences = case.step.message.seq, case.report.table.presence.absences(case.who)
    left = [company for company, _ in absences if company.heard(case.who) <= seq][-1]
    facts: dict[str, Fact] = {"kind": case.step.kind, "op": case.step.op}
    facts |= {"count": left.heard(case.who), "agreed": agreed_in(case, left)}
    return Explanation(
        case.sentence("line-void"),
        (case.sentence("happened-void", **facts),),
        (case.sentence("proves-void"),),
        (case.sentence("checked-void", **facts),),
    )
