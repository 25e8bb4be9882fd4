"""Bugs in how a roll is agreed on: who votes for what, when, and how long that takes."""

from tests.mutants.mutant import Mutant

AGREEING = (
    "tests/table/calls/test_agreement.py",
    "tests/rules/test_scripts.py",
)
CALL = (
    "tests/table/calls/test_call.py",
    "tests/table/calls/test_agreement.py",
)
PURSE = ("tests/table/calls/test_purse.py",)

AGREEMENT = (
    # Agreement
    Mutant(
        "agreement: our lock is forgotten",
        "table/calls/agreement.py",
        "self.locked = max(self.locked, place.round)",
        "self.locked = NO_ROUND",
        AGREEING,
    ),
    Mutant(
        "agreement: we vote against our lock",
        "table/calls/agreement.py",
        "if proposal.vr < self.locked:",
        "if proposal.vr < NO_ROUND:",
        AGREEING,
    ),
    Mutant(
        "agreement: nil locks, too",
        "table/calls/agreement.py",
        "if place.step is Step.PRECOMMIT and body != NO_DIGEST:",
        "if place.step is Step.PRECOMMIT:",
        AGREEING,
    ),
    Mutant(
        "agreement: our round is forgotten in a crash",
        "table/calls/agreement.py",
        "self.round, self._until = place.round, {}",
        "self._until = {}",
        AGREEING,
    ),
    Mutant(
        "agreement: a round is never given up",
        "table/calls/agreement.py",
        "if self._is_over(Step.PRECOMMIT, now) and self.round + 1 < MAX_ROUNDS:",
        "if self.round + 1 < 0:",
        AGREEING,
    ),
    Mutant(
        "agreement: rounds without end",
        "table/calls/agreement.py",
        "if self._is_over(Step.PRECOMMIT, now) and self.round + 1 < MAX_ROUNDS:",
        "if self._is_over(Step.PRECOMMIT, now):",
        AGREEING,
    ),
    Mutant(
        "agreement: nobody follows into a later round",
        "table/calls/agreement.py",
        "if newest > self.round:",
        "if newest < 0:",
        AGREEING,
    ),
    Mutant(
        "agreement: timeouts run before enough have voted",
        "table/calls/agreement.py",
        "if self.tally.has_quorum(step, self.round):",
        "if step:",
        AGREEING,
    ),
    Mutant(
        "agreement: a new roll before one with prevotes",
        "table/calls/agreement.py",
        "if favoured is None else self.tally.rolls[favoured]",
        "",
        AGREEING,
    ),
    Mutant(
        "agreement: a roll that nobody looked at",
        "table/calls/agreement.py",
        """            return self.judge.is_fit(proposal.reports, self.round, now)
""",
        """            return True
""",
        AGREEING,
    ),
    Mutant(
        "agreement: prevotes that are not there are believed",
        "table/calls/agreement.py",
        "if self.tally.favoured(proposal.vr) != proposal.digest:",
        "if not proposal.digest:",
        AGREEING,
    ),
    Mutant(
        "agreement: what rests on prevotes need not be here",
        "table/calls/agreement.py",
        """        return self.judge.is_whole(proposal.reports)
""",
        """        return True
""",
        AGREEING,
    ),
    Mutant(
        "agreement: whoever sees no proposal never votes",
        "table/calls/agreement.py",
        "return NIL if answer is False or self._is_over(Step.PROPOSE, now) else None",
        "return NIL if answer is False else None",
        AGREEING,
    ),
    Mutant(
        "agreement: a precommit without the list",
        "table/calls/agreement.py",
        "(winner == NIL or winner.digest in self.tally.rolls):",
        "winner:",
        AGREEING,
    ),
    Mutant(
        "agreement: a split vote is waited for without end",
        "table/calls/agreement.py",
        "return NIL if self._is_over(Step.PREVOTE, now) else None",
        "return None",
        AGREEING,
    ),
    Mutant(
        "agreement: rounds get no longer",
        "table/calls/agreement.py",
        "seconds = 8 + 6 * round_ if step is Step.PROPOSE else 4 + 4 * round_",
        "seconds = 8 if step is Step.PROPOSE else 4",
        AGREEING,
    ),
    # The votes that were heard
    Mutant(
        "tally: a proposal out of turn",
        "table/calls/tally.py",
        "if proposal.place.seat != self.proposer(proposal.place.round):",
        "if not proposal.place.seat:",
        AGREEING,
    ),
    Mutant(
        "tally: one seat proposes in every round",
        "table/calls/tally.py",
        "(self.number + round_) % len(self.members)",
        "self.number % len(self.members)",
        AGREEING,
    ),
    Mutant(
        "tally: the second vote of a seat counts",
        "table/calls/tally.py",
        """        if place in self.statements:
            return False
""",
        "",
        AGREEING,
    ),
    Mutant(
        "tally: votes on another roll",
        "table/calls/tally.py",
        "if place.number != self.number or place.step in NO_VOTES or",
        "if place.step in NO_VOTES or",
        AGREEING,
    ),
    Mutant(
        "tally: votes of rounds without end",
        "table/calls/tally.py",
        " or place.round >= MAX_ROUNDS:",
        ":",
        AGREEING,
    ),
    Mutant(
        "tally: one vote fewer is enough",
        "table/calls/tally.py",
        "return len(self.votes(step, round_)) >= self.table.q",
        "return len(self.votes(step, round_)) >= self.table.q - 1",
        AGREEING,
    ),
    Mutant(
        "tally: votes for different rolls count together",
        "table/calls/tally.py",
        "for ballot, count in counts.items() if count >= self.table.q), None)",
        "for ballot, count in counts.items() if count), None)",
        AGREEING,
    ),
    Mutant(
        "tally: the oldest valid roll",
        "table/calls/tally.py",
        "return max((r for r in rounds if self.favoured(r) in self.rolls), default=NO_ROUND)",
        "return min((r for r in rounds if self.favoured(r) in self.rolls), default=NO_ROUND)",
        AGREEING,
    ),
    Mutant(
        "tally: one seat draws all into its round",
        "table/calls/tally.py",
        "return reached[self.table.spare] if len(reached) > self.table.spare else 0",
        "return max(reached, default=0)",
        AGREEING,
    ),
    Mutant(
        "tally: more votes in a proof than it takes",
        "table/calls/tally.py",
        "if votes[seat] == ballot)[: self.table.q]",
        "if votes[seat] == ballot)",
        AGREEING,
    ),
    # A call
    Mutant(
        "call: the second report of a seat counts",
        "table/calls/call.py",
        "if report.seat not in self.reports:",
        "if report.seat:",
        CALL,
    ),
    Mutant(
        "call: a proof of another roll",
        "table/calls/call.py",
        "if proof.roll.number != self.number:",
        "if proof.roll.number < 0:",
        CALL,
    ),
    Mutant(
        "call: a proof that was not checked",
        "table/calls/call.py",
        """        proof.check(self.table, self.previous)
""",
        "",
        CALL,
    ),
    Mutant(
        "call: we report twice",
        "table/calls/call.py",
        "if self.seat is None or self.has_reported:",
        "if self.seat is None:",
        CALL,
    ),
    Mutant(
        "call: reports that are not here yet count",
        "table/calls/call.py",
        "if seat not in self.since and self._is_here(report):",
        "if seat not in self.since:",
        CALL,
    ),
    Mutant(
        "call: reports that follow another roll",
        "table/calls/call.py",
        "return report.roll == self.previous and self.around.is_here(report)",
        "return self.around.is_here(report)",
        CALL,
    ),
    Mutant(
        "call: one report more than may be silent is waited for",
        "table/calls/call.py",
        """if len(self.since) > self.table.spare:
            return Reason.ENOUGH""",
        """if len(self.since) > self.table.spare + 1:
            return Reason.ENOUGH""",
        CALL,
    ),
    Mutant(
        "call: we join a call at once",
        "table/calls/call.py",
        "AFTER_A_MEMBER = 5.0",
        "AFTER_A_MEMBER = 0.0",
        CALL,
    ),
    Mutant(
        "call: whoever is broke calls as fast",
        "table/calls/call.py",
        "return AFTER_THE_BROKE if self.around.is_broke(seat, now) else AFTER_A_MEMBER",
        "return AFTER_A_MEMBER",
        CALL,
    ),
    Mutant(
        "call: a return in its pause is heard",
        "table/calls/call.py",
        "return inf if self.around.in_pause(seat, now) else AFTER_A_RETURN",
        "return AFTER_A_RETURN",
        CALL,
    ),
    Mutant(
        "call: we come back within our pause",
        "table/calls/call.py",
        "return None if self.around.in_pause(self.seat, now) else Reason.OWN_RETURN",
        "return Reason.OWN_RETURN",
        CALL,
    ),
    Mutant(
        "call: clocks go on after our report",
        "table/calls/call.py",
        "return self.has_reported or (seat in self.since",
        "return (seat in self.since",
        CALL,
    ),
    Mutant(
        "call: the clock of the broke stands still",
        "table/calls/call.py",
        "(seat in self.since and not self.around.is_broke(seat, now))",
        "(seat in self.since)",
        CALL,
    ),
    Mutant(
        "call: members vote without a report",
        "table/calls/call.py",
        "may_vote = self.seat not in self.members or self.has_reported",
        "may_vote = True",
        CALL,
    ),
    Mutant(
        "call: whoever is gone has no vote",
        "table/calls/call.py",
        "may_vote = self.seat not in self.members or self.has_reported",
        "may_vote = self.has_reported",
        CALL,
    ),
    Mutant(
        "call: nobody votes because others do",
        "table/calls/call.py",
        "(len(self.since) >= self.table.q or self._is_called):",
        "len(self.since) >= self.table.q:",
        CALL,
    ),
    Mutant(
        "call: members are left out at once",
        "table/calls/call.py",
        "(now < ready + ALL_MEMBERS and not self.members <= self.since.keys()):",
        "ready < 0:",
        CALL,
    ),
    Mutant(
        "call: a roll without somebody whose report is here",
        "table/calls/call.py",
        "if any(self._is_missed(seat, round_, now) for seat in self.since.keys() - seats):",
        "if not seats:",
        CALL,
    ),
    Mutant(
        "call: whoever pauses is missed",
        "table/calls/call.py",
        "lacking(round_) and not self.around.in_pause(seat, now)",
        "lacking(round_)",
        CALL,
    ),
    Mutant(
        "call: a roll without a member needs no time",
        "table/calls/call.py",
        "return True if ripe or self.members <= seats else None",
        "return True",
        CALL,
    ),
    Mutant(
        "call: a roll that is none is whole",
        "table/calls/call.py",
        """        except InvalidProof:
            return False
""",
        """        except InvalidProof:
            return True
""",
        CALL,
    ),
    Mutant(
        "call: whoever pauses is proposed",
        "table/calls/call.py",
        "seats = awake + paused[: max(0, self.table.q - len(awake))]",
        "seats = awake + paused",
        CALL,
    ),
    # Purses and pauses
    Mutant(
        "purse: it is full at once",
        "table/calls/purse.py",
        "REFILL = 2.0 / 60.0",
        "REFILL = 2.0",
        PURSE,
    ),
    Mutant(
        "purse: it overflows",
        "table/calls/purse.py",
        "return min(FULL, self._left + REFILL * (now - self._at))",
        "return self._left + REFILL * (now - self._at)",
        PURSE,
    ),
    Mutant(
        "purse: no patience is left",
        "table/calls/purse.py",
        "return max(self.left(now), LEAST_PATIENCE)",
        "return self.left(now)",
        PURSE,
    ),
    Mutant(
        "purse: every second costs",
        "table/calls/purse.py",
        "self._take(max(0.0, owed - FREE), now)",
        "self._take(owed, now)",
        PURSE,
    ),
    Mutant(
        "purse: calls cost nothing",
        "table/calls/purse.py",
        """        self._take(CALL, now)
""",
        "",
        PURSE,
    ),
    Mutant(
        "purse: it falls below nothing",
        "table/calls/purse.py",
        "max(0.0, self.left(now) - seconds), now",
        "self.left(now) - seconds, now",
        PURSE,
    ),
    Mutant(
        "purse: whoever comes back has a full one",
        "table/calls/purse.py",
        "self._left, self._at = BACK, now",
        "self._left, self._at = FULL, now",
        PURSE,
    ),
    Mutant(
        "pause: it begins anew with every roll",
        "table/calls/pause.py",
        "for seat in gone - self.gone:",
        "for seat in gone:",
        PURSE,
    ),
    Mutant(
        "pause: it is as long every time",
        "table/calls/pause.py",
        "SHORTEST * 2.0 ** (times - 2)",
        "SHORTEST",
        PURSE,
    ),
    Mutant(
        "pause: the first time, too",
        "table/calls/pause.py",
        "if times > 1 else 0.0",
        "if times else 0.0",
        PURSE,
    ),
    Mutant(
        "pause: though it is needed",
        "table/calls/pause.py",
        "return seat in self.gone and not needed and",
        "return seat in self.gone and",
        PURSE,
    ),
    Mutant(
        "pause: without end",
        "table/calls/pause.py",
        "2.0 ** (times - 2), LONGEST)",
        "2.0 ** (times - 2), 9e9)",
        PURSE,
    ),
)
