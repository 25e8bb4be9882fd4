"""Roll calls: who reported, whom they claimed to wait for, and how the match went on by that."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from games.kit import Decision, Seat
from table import Called, Claim, Company, Debt, Op, Quorum, Report, lacks, short
from ui.audit.messages.case import Explanation
from ui.telling import Teller
from ui.telling.story import Fact, Sentence


@dataclass(frozen=True)
class RollCall:
    """A roll of a match that has been checked, with the match around it."""

    called: Called
    report: Report
    teller: Teller

    @property
    def number(self) -> int:
        return self.called.roll.number

    @property
    def quorum(self) -> Quorum:
        if self.report.table.quorum is None:
            raise ValueError("a roll at a table where nobody can call one")
        return self.report.table.quorum

    @property
    def before(self) -> Company:
        """Who was at the table until then."""
        return self.report.table.companies[self.number - 1]

    @property
    def left(self) -> list[Seat]:
        return sorted(self.called.company.gone - self.before.gone)

    @property
    def still_gone(self) -> list[Seat]:
        return sorted(self.called.company.gone & self.before.gone)

    @property
    def back(self) -> list[Seat]:
        return sorted(self.before.gone - self.called.company.gone)

    @property
    def late(self) -> list[tuple[Seat, str]]:
        return sorted(self.called.company.late)

    @property
    def signers(self) -> list[Seat]:
        return [vote.seat for vote in self.called.proof.precommits]

    @property
    def attempt(self) -> int:
        """In which round of votes it was agreed on, as people count."""
        return self.called.proof.round + 1

    def debts(self, seat: Seat) -> list[Sentence]:
        """What a seat's program owed, by claims that stand."""
        owed = self.called.owed.items()
        return [
            Sentence("roll-debt", {"kind": owing.kind, "op": claim.op})
            for claim, owing in owed
            if claim.seat == seat and owing.debt is Debt.DUTY
        ]

    def has_said(self, seat: Seat, op: str) -> bool:
        before = self.report.steps[: self.called.after]
        return any((step.seat, step.op) == (seat, op) for step in before)

    def ask(self, op: str) -> str:
        """The question that somebody was late with."""
        match, place = self.report.table.match, Op.parse(op)
        if place is None or place.event is None:
            return op
        asked = [event.request for event in match.events[place.event : place.event + 1]]
        request = asked[0] if asked else match.pending
        return self.teller.ask(request) if isinstance(request, Decision) else op


# In one line, for a list


def line(call: RollCall) -> list[Sentence]:
    """Who reported, and what changed by it."""
    roll, quorum = call.called.roll, call.quorum
    facts: dict[str, Fact] = {"number": str(call.number), "after": str(call.called.after)}
    facts |= {"reporters": roll.authors, "needed": quorum.q, "players": quorum.n}
    return [Sentence("roll-line", facts), *(changes(call) or [Sentence("roll-same")])]


def changes(call: RollCall) -> list[Sentence]:
    """How the next epoch differs from the one before."""
    return [
        *(gone(call, seat) for seat in call.left),
        *several("roll-back", call.back),
        *several("roll-still-gone", call.still_gone),
        *(Sentence("roll-late", {"who": seat, "ask": call.ask(op)}) for seat, op in call.late),
    ]


def gone(call: RollCall, seat: Seat) -> Sentence:
    if debts := call.debts(seat):
        return Sentence("roll-gone-owed", {"seat": seat, "debts": debts})
    return Sentence("roll-gone", {"seat": seat})


def several(key: str, seats: list[Seat]) -> Iterator[Sentence]:
    if seats:
        yield Sentence(key, {"seats": seats, "count": len(seats)})


# On a page of its own


def explained(call: RollCall) -> Explanation:
    """Everything about one roll; its ``line`` is the first of several sentences."""
    return Explanation(
        line(call)[0],
        tuple(happened(call)),
        tuple(proves(call)),
        tuple(checked(call)),
        tuple(after(call)) or (Sentence("after-roll-same"),),
    )


def happened(call: RollCall) -> Iterator[Sentence]:
    roll, seats = call.called.roll, set(call.report.seats)
    yield Sentence("happened-roll", {"after": str(call.called.after)})
    for report in roll.reports:
        facts: dict[str, Fact] = {"who": report.seat, "seen": sum(report.seen.counts)}
        claims = [call.teller.say(claimed(call, claim)) for claim in report.claims]
        key = "happened-roll-claims" if claims else "happened-roll-report"
        yield Sentence(key, {**facts, "claims": "; ".join(claims)})
    yield from several("happened-roll-missing", sorted(seats - set(roll.authors)))
    for seat, of, count, held_by in lacks(call.called):
        lacking: dict[str, Fact] = {"who": seat, "of": of, "count": count}
        yield Sentence("happened-roll-lacks", {**lacking, "by": held_by, "holders": len(held_by)})


def claimed(call: RollCall, claim: Claim) -> Sentence:
    owed = call.called.owed.get(claim)
    if owed is None:
        key = "answered" if call.has_said(*claim) else "undue"
        return Sentence(f"roll-claim-{key}", {"seat": claim.seat, "op": claim.op})
    if owed.debt is Debt.DECISION:
        return Sentence("roll-claim-decision", {"seat": claim.seat, "ask": call.ask(claim.op)})
    return Sentence("roll-claim", {"seat": claim.seat, "kind": owed.kind, "op": claim.op})


def proves(call: RollCall) -> Iterator[Sentence]:
    yield Sentence("proves-roll", {"number": str(call.number), "shared": call.quorum.shared})
    yield Sentence("proves-roll-said")


def checked(call: RollCall) -> Iterator[Sentence]:
    quorum, after = call.quorum, str(call.called.after)
    counts: dict[str, Fact] = {"count": len(call.called.roll.reports), "quorum": quorum.q}
    yield Sentence("checked-roll", {**counts, "after": after})
    yield Sentence("checked-roll-votes", {"signers": call.signers, "attempt": call.attempt})
    yield Sentence("checked-roll-claims", {"weight": quorum.weight, "quorum": quorum.q})


def after(call: RollCall) -> Iterator[Sentence]:
    yield from (after_gone(call, seat) for seat in call.left)
    yield from several("after-roll-back", call.back)
    yield from several("after-roll-still-gone", call.still_gone)
    for seat, op in call.late:
        by = call.called.claimed_by(seat, Debt.DECISION, op)
        yield Sentence("after-roll-late", {"who": seat, "ask": call.ask(op), "by": by})
    yield from remained(call)


def after_gone(call: RollCall, seat: Seat) -> Sentence:
    if seat not in call.called.roll.authors:
        return Sentence("after-roll-gone", {"seat": seat})
    by = call.called.claimed_by(seat, Debt.DUTY)
    return Sentence("after-roll-gone-owed", {"seat": seat, "by": by, "debts": call.debts(seat)})


def remained(call: RollCall) -> Iterator[Sentence]:
    """Those about whom claims stand, but too few, or of whom not one more can be spared."""
    done = {*call.called.company.gone, *(seat for seat, _ in call.late)}
    claimed = sorted({claim.seat for claim in call.called.owed} - done)
    yield from several("after-roll-stays", claimed)


def signed(call: RollCall) -> Sentence:
    proof = call.called.proof
    facts: dict[str, Fact] = {"signers": call.signers, "attempt": call.attempt}
    facts |= {"size": len(proof.encode()), "digest": short(proof.roll.digest)}
    return Sentence("signed-roll", facts)


# For a program


def as_data(called: Called) -> dict[str, Any]:
    roll, company = called.roll, called.company
    claims = [(report.seat, claim) for report in roll.reports for claim in report.claims]
    return {
        "number": roll.number,
        "after": called.after,
        "reports": [int(seat) for seat in roll.authors],
        "claims": [
            {"by": int(by), "seat": int(c.seat), "op": c.op, "stands": c in called.owed}
            for by, c in claims
        ],
        "lacked": [
            {"seat": int(seat), "of": int(of), "messages": count, "held_by": [*map(int, held_by)]}
            for seat, of, count, held_by in lacks(called)
        ],
        "gone": sorted(map(int, company.gone)),
        "late": [{"seat": int(seat), "op": op} for seat, op in sorted(company.late)],
        "round": called.proof.round,
        "signed": [int(vote.seat) for vote in called.proof.precommits],
    }
