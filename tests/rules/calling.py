"""One seat's part in a call, told in lines with the second at which each happens (E3, E5, E6, E7).

    call 4 3 as 1                  at a table of four, of which three may go on, the part of seat 1
    call 4 3 as 1 without 4        a seat is gone
    pause 4                        for so long that it is not over in a script
    broke 2                        its purse is empty
    0s reports 2 3       -> -      their reports come, and are here
    0s away 2            -> -      this one is not, until "here 2"
    0s halt              -> report we have waited long enough ourselves
    4s                   -> -      time passes
    4s r0 propose 2 : 1 2 3        in round 0 seat 2 proposes the roll of these reports
    4s r1 prevote 2 3 : 1 2 3 vr0  two seats vote, for what was proposed with prevotes of round 0
    4s r0 precommit 2 : nil        a vote for nothing
    proof 1 2 3 : r0 precommit 1 2 3, r0 prevote 1 2 3

What our own seat signs then stands behind the arrow.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from crypto.errors import InvalidProof, Malformed
from games.kit import Seat
from table.calls.proof import Proof
from table.calls.report import NO_ROLL, Report
from table.calls.roll import Quorum, Roll
from table.calls.statement import Statement, Step
from table.calls.votes import NO_ROUND, Proposal, read_ballot
from table.log.message import Seen
from tests.table.calls.small import Circle, call_of, halted, precommit, prevote, propose, take

MOMENT = re.compile(r"(\d+)s ?(.*)")
VOTE = re.compile(r"r(\d+) (\w+) ([\d ]+) : ([\d ]+|nil)(?: ?vr(\d+))?")
LONG = 10**6
VERBS = ("call", "pause", "broke", "proof")


class Calling:
    """The part of one seat in the call for roll 1."""

    def __init__(self) -> None:
        self.do("call 4 3 as 1")

    def do(self, line: str) -> str:
        verb, *words = line.split()
        match verb:
            case "call":
                self.begin(*(int(word) for word in words if word.isdecimal()))
            case "pause":
                self.circle.paused[Seat(int(words[0]))] = LONG
            case "broke":
                self.circle.broke[Seat(int(words[0]))] = LONG
            case "proof":
                return self.proved(line.removeprefix("proof "))
            case _:
                return self.at(line)
        return ""

    def begin(self, n: int, q: int, me: int, *gone: int) -> None:
        self.table, self.circle = Quorum(n, q), Circle()
        members = frozenset(map(Seat, range(1, n + 1))) - frozenset(map(Seat, gone))
        self.call = call_of(me, self.circle, members, self.table)

    # What happens, and what our seat says

    def at(self, line: str) -> str:
        found = MOMENT.fullmatch(line)
        assert found, f"nothing that happens in a call: {line}"
        now, event = float(found[1]), found[2]
        verb, *words = event.split() or [""]
        if verb in ("reports", "away", "here"):
            self.come(verb, [Seat(int(word)) for word in words])
        elif verb and verb != "halt":
            self.hear(voted(event, self.table.n))
        return "; ".join(self.said(now, halts=verb == "halt")) or "-"

    def hear(self, statements: Iterable[Statement]) -> None:
        for statement in statements:
            with suppress(Malformed):  # which counts for nothing
                self.call.hear(statement)

    def come(self, verb: str, seats: Sequence[Seat]) -> None:
        for seat in seats:
            self.circle.away.discard(seat)
            if verb == "away":
                self.circle.away.add(seat)
            if verb != "here":
                self.call.hear(halted(seat, n=self.table.n).statement)

    def said(self, now: float, *, halts: bool) -> Iterator[str]:
        if (reason := self.call.reason(now)) is not None or halts:
            take(self.call, self.call.report(Seen.nothing(self.table.n), ()))
            yield "report" + (f" ({reason.name.lower()})" if reason else "")
        while words := self.call.look(now):
            yield from map(self.told, take(self.call, words))
        if self.call.decided is not None:
            yield f"decided {seats_of(self.call.decided.roll.reports)}"

    def told(self, said: Statement) -> str:
        step, round_ = said.place.step, said.place.round
        if step is Step.PROPOSE:
            proposal = Proposal.read(said)
            return f"r{round_} propose {self.named(proposal.digest)}{after(proposal.vr)}"
        ballot = read_ballot(said)
        return f"r{round_} {step.name.lower()} {self.named(ballot.digest)}{after(ballot.vr)}"

    def named(self, digest: bytes | None) -> str:
        """Whose reports are in a roll."""
        if digest is None:
            return "nil"
        by_id = {report.id: report for report in self.call.reports.values()}
        return seats_of([by_id[id_] for id_ in self.call.agreement.tally.rolls[digest]])

    # What proves a roll

    def proved(self, line: str) -> str:
        seats, _, votes = line.partition(" : ")
        roll = Roll(1, reports_of(seats, self.table.n))
        said = [[*voted(f"{vote} : {seats}", self.table.n)] for vote in votes.split(", ")]
        precommits, *links = map(tuple, said)
        try:
            Proof(roll, precommits, tuple(links)).check(self.table, NO_ROLL)
        except InvalidProof:
            return "none"
        return "ok"


def voted(line: str, n: int) -> Iterator[Statement]:
    """The votes that a line tells; before the colon may stand "vr", too."""
    before, _, behind = line.partition(" : ")
    swapped = re.fullmatch(r"(.*?) vr(\d+) ?(.*)", before)
    line = f"{swapped[1]} {swapped[3]} : {behind} vr{swapped[2]}" if swapped else line
    found = VOTE.fullmatch(line)
    assert found, f"no vote: {line}"
    round_, step, voters, roll, vr = found.groups()
    reports = None if roll == "nil" else reports_of(roll, n)
    for voter in map(int, voters.split()):
        yield one_vote(step, voter, int(round_), reports, int(vr) if vr else NO_ROUND)


def one_vote(
    step: str, voter: int, round_: int, reports: tuple[Report, ...] | None, vr: int
) -> Statement:
    if step == "propose":
        assert reports is not None, "nobody proposes nothing"
        return propose(voter, round_, reports, vr)
    if step == "precommit":
        return precommit(voter, round_, reports)
    return prevote(voter, round_, reports, vr)


def reports_of(seats: str, n: int) -> tuple[Report, ...]:
    return tuple(halted(int(seat), n=n) for seat in seats.split())


def seats_of(reports: Sequence[Report]) -> str:
    return " ".join(str(report.seat) for report in reports)


def after(vr: int) -> str:
    return "" if vr == NO_ROUND else f" vr{vr}"
