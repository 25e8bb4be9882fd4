"""Bugs in one peer's side of a match: what it takes in, what it says, and what is certain."""

from tests.mutants.mutant import Mutant

CALLS = ("tests/attacks/test_calls.py",)
LEFT_OUT = ("tests/attacks/test_left_out.py",)
SPLIT = (
    "tests/attacks/test_split.py::test_a_second_roll_with_one_number_convicts_by_its_votes_alone",
    "tests/attacks/test_split.py::test_the_same_roll_by_other_votes_convicts_nobody",
    "tests/attacks/test_split.py::test_the_first_word_from_the_other_world_that_contradicts_ours_convicts",
)
CERTAIN = ("tests/attacks/test_certain.py",)
CALLER = ("tests/table/test_caller.py",)
STATEMENTS = (
    "tests/attacks/test_statements.py",
    "tests/attacks/test_calls.py",
)
PERJURY = ("tests/attacks/test_perjury.py",)
BROKEN_OFF = (
    "tests/attacks/test_broken_off.py",
    "tests/attacks/test_statements.py",
)
BREAKING_OFF = ("tests/table/test_breaking_off.py",)
PARTICIPANT = ("tests/table/test_participant.py",)
OLD = (
    "tests/attacks/test_old_folder.py::test_an_old_folder_says_nothing_at_a_place_where_others_hold_its_word",
    "tests/attacks/test_old_folder.py::test_an_old_folder_does_not_report_less_than_it_is_known_to_have_said",
)

LISTENING = (
    # Listening
    Mutant(
        "listener: it goes on after an offence",
        "table/participant.py",
        "while self.halted is None and self.forgotten is None:",
        "while self.forgotten is None:",
        PARTICIPANT,
    ),
    Mutant(
        "listener: what halted it is forgotten by the next offence",
        "table/participant.py",
        """            error.evidence = Record.of(founding, before, proofs, offence).encode()
        self.halted = self.halted or error""",
        """            error.evidence = Record.of(founding, before, proofs, offence).encode()
        self.halted = error""",
        PARTICIPANT,
    ),
    Mutant(
        "listener: it signs for what it found wrong",
        "table/participant.py",
        """            self.log.check_history(message)
            verdict""",
        """            self.log.check_history(message)
            self.log.accept(message)
            verdict""",
        PARTICIPANT,
    ),
    Mutant(
        "listener: history is not looked at",
        "table/participant.py",
        """            self.log.check_history(message)
""",
        "",
        ("tests/attacks/test_log.py",),
    ),
    Mutant(
        "listener: messages are not held against reports",
        "table/participant.py",
        """        self.accuse(self.watch.take(testimony(message)))
""",
        "",
        PERJURY,
    ),
    Mutant(
        "listener: a proof is not held against what was signed here",
        "table/participant.py",
        """            self.accuse(self.watch.hear(statement))
""",
        """            self.watch.hear(statement)
""",
        SPLIT,
    ),
    Mutant(
        "listener: a roll is not held against reports",
        "table/participant.py",
        """        self.accuse(self.watch.decide(roll))
""",
        """        self.watch.decide(roll)
""",
        PARTICIPANT,
    ),
    Mutant(
        "listener: what is void is not heard anew",
        "table/participant.py",
        "if proof is not None and not self.log.is_within(proof.roll.cut):",
        "if proof is None and self.log.epoch < 0:",
        LEFT_OUT,
    ),
    Mutant(
        "listener: an epoch begins before all within its cut is here",
        "table/participant.py",
        "if self.log.seen != roll.cut:",
        "if not roll.cut:",
        LEFT_OUT,
    ),
    Mutant(
        "listener: its report is forgotten as an epoch begins",
        "table/participant.py",
        """        self.log.halted = self.has_reported(roll.number + 1)
""",
        "",
        STATEMENTS,
    ),
    Mutant(
        "listener: a report of another epoch is here",
        "table/participant.py",
        "follows = report.number == self.log.epoch + 1 and report.roll == self.log.where.roll",
        "follows = True",
        PARTICIPANT,
    ),
    Mutant(
        "listener: the same number of other messages makes certain",
        "table/participant.py",
        """        if ours == heads:
""",
        """        if ours:
""",
        PARTICIPANT,
    ),
    Mutant(
        "listener: words of other epochs make certain",
        "table/certainty.py",
        "if epoch == self._epoch:",
        "if epoch >= 0:",
        CERTAIN,
    ),
    Mutant(
        "listener: a result is read on while halted, signed by too few",
        "table/participant.py",
        "len(ends | self.table.signers) >= quorum.q",
        "len(ends | self.table.signers) >= 1",
        PARTICIPANT,
    ),
    Mutant(
        "listener: after its halt a result is not read",
        "table/participant.py",
        "self.log.next(even_halted=self.log.halted and self._is_decided)",
        "self.log.next()",
        PARTICIPANT,
    ),
    # Speaking
    Mutant(
        "player: it speaks after its report",
        "table/participant.py",
        "waits = self.log.halted or self.knows(self.log.epoch + 1)",
        "waits = self.knows(self.log.epoch + 1)",
        PARTICIPANT,
    ),
    Mutant(
        "player: it speaks when others have gone on",
        "table/participant.py",
        "waits = self.log.halted or self.knows(self.log.epoch + 1)",
        "waits = self.log.halted",
        PARTICIPANT,
    ),
    Mutant(
        "player: it says what it said in another life",
        "table/participant.py",
        "not waits and not self.log.has_more_of(self.seat)",
        "not waits",
        OLD,
    ),
    Mutant(
        "player: it speaks after an offence",
        "table/participant.py",
        "return self.halted is None and not waits and",
        "return not waits and",
        PARTICIPANT,
    ),
    Mutant(
        "outbox: it opens what is not certain",
        "table/outbox.py",
        "waits |= asked.reveals and not is_certain(self._rounds.rests_on(asked.op))",
        "waits |= False",
        CERTAIN,
    ),
    Mutant(
        "outbox: whoever is gone speaks",
        "table/outbox.py",
        "if me.seat in self._rounds.gone:",
        "if not me.seat:",
        PARTICIPANT,
    ),
    Mutant(
        "certainty: one seat fewer is enough",
        "table/certainty.py",
        "return 1 + len(others) >= self._enough",
        "return 2 + len(others) >= self._enough",
        CERTAIN,
    ),
    Mutant(
        "certainty: our own word counts twice",
        "table/certainty.py",
        "if seat != me and holds(taken, past)]",
        "if holds(taken, past)]",
        CERTAIN,
    ),
    Mutant(
        "certainty: a cut makes nothing certain",
        "table/certainty.py",
        "if self._enough is None or holds(self._cut, past):",
        "if self._enough is None:",
        CERTAIN,
    ),
    Mutant(
        "certainty: whoever had more once has it again",
        "table/certainty.py",
        """        self._taken: dict[Seat, Past] = {}
""",
        """        self._taken: dict[Seat, Past] = getattr(self, "_taken", {})
""",
        CERTAIN,
    ),
    Mutant(
        "certainty: an older word takes the newer one's place",
        "table/certainty.py",
        "join([past, self._taken.get(seat, past)])",
        "past",
        CERTAIN,
    ),
    Mutant(
        "certainty: less than all is enough",
        "table/certainty.py",
        "return all(map(int.__ge__, taken, past))",
        "return any(map(int.__ge__, taken, past))",
        CERTAIN,
    ),
    # Calling
    Mutant(
        "caller: statements of any length",
        "table/caller.py",
        "if len(statement.body) > MAX_STATEMENT:",
        "if len(statement.body) < 0:",
        CALLER,
    ),
    Mutant(
        "caller: any number of claims",
        "table/caller.py",
        "return place.number == 0 and place.round <= MAX_CLAIMS",
        "return place.number == 0",
        CALLER,
    ),
    Mutant(
        "caller: claims about a roll",
        "table/caller.py",
        "return place.number == 0 and place.round <= MAX_CLAIMS",
        "return place.round <= MAX_CLAIMS",
        CALLER,
    ),
    Mutant(
        "caller: statements where nobody calls",
        "table/caller.py",
        "if self.listener.table.quorum is None or place.number < self.number:",
        "if place.number < self.number:",
        STATEMENTS,
    ),
    Mutant(
        "caller: statements about what is decided",
        "table/caller.py",
        "if self.listener.table.quorum is None or place.number < self.number:",
        "if self.listener.table.quorum is None:",
        CALLER,
    ),
    Mutant(
        "caller: any number of rounds ahead",
        "table/caller.py",
        "return place.round <= begun + MAX_ROUNDS_AHEAD",
        "return True",
        CALLER,
    ),
    Mutant(
        "caller: any number of statements about rolls to come",
        "table/caller.py",
        "return len(early) < MAX_EARLY",
        "return True",
        CALLS,
    ),
    Mutant(
        "caller: one seat uses up everybody's room",
        "table/caller.py",
        "if p.number > self.number and p.seat == place.seat]",
        "if p.number > self.number]",
        CALLER,
    ),
    Mutant(
        "caller: what was said is not held against its author",
        "table/caller.py",
        """        self.listener.accuse(self.listener.watch.hear(statement))
""",
        "",
        PERJURY,
    ),
    Mutant(
        "caller: we go on taking in after our report",
        "table/caller.py",
        """        self.listener.log.halted = self._has_reported(self.number)
""",
        "",
        CALLER,
    ),
    Mutant(
        "caller: a proof that was not checked",
        "table/caller.py",
        """        proof.check(quorum, log.where.roll)
""",
        "",
        CALLS,
    ),
    Mutant(
        "caller: a roll of the past is not confronted",
        "table/caller.py",
        "if 0 < number < self.number:",
        "if number < 0:",
        SPLIT,
    ),
    Mutant(
        "caller: a roll of the past that was not checked",
        "table/caller.py",
        """        proof.check(quorum, rolls[number - 1])
""",
        "",
        CALLER,
    ),
    Mutant(
        "caller: it reports less than it is known to have said",
        "table/caller.py",
        "if self.seat is not None and self.listener.log.has_more_of(self.seat):",
        "if self.seat is None:",
        OLD,
    ),
    Mutant(
        "caller: it reports where nobody calls",
        "table/caller.py",
        "if table.quorum is None or not table.may_be_called:",
        "if table.quorum is None:",
        CALLS,
    ),
    Mutant(
        "caller: it claims without a clock",
        "table/caller.py",
        "return has_clock and not table.may_be_called and",
        "return not table.may_be_called and",
        CALLER,
    ),
    Mutant(
        "caller: it claims where the roll can be called",
        "table/caller.py",
        "return has_clock and not table.may_be_called and",
        "return has_clock and",
        CALLER,
    ),
    Mutant(
        "caller: it claims the same again",
        "table/caller.py",
        "if (before.against if before else None) == against:",
        "if against == 0:",
        CALLER,
    ),
    Mutant(
        "caller: it has no claim left to withdraw the last",
        "table/caller.py",
        "if number + (against is not None) > MAX_CLAIMS:",
        "if number > MAX_CLAIMS:",
        CALLER,
    ),
    Mutant(
        "caller: what does not hold is judged each time",
        "table/caller.py",
        "if claims in refuted[-1:] or len",
        "if len",
        BROKEN_OFF,
    ),
    Mutant(
        "caller: what does not hold is judged without end",
        "table/caller.py",
        " or len(refuted) == MAX_REFUTED:",
        ":",
        STATEMENTS,
    ),
    # Breaking off
    Mutant(
        "breaking off: without a clock",
        "table/breaking_off.py",
        "if claims and has_clock else None",
        "if claims else None",
        BREAKING_OFF,
    ),
    Mutant(
        "breaking off: about a seat that owes nothing",
        "table/breaking_off.py",
        "if not all(table.rounds.owes(whom, claim.op) for claim in claims):",
        "if not claims:",
        BREAKING_OFF,
    ),
    Mutant(
        "breaking off: by claims that are not here",
        "table/breaking_off.py",
        "return all(listener.log.holds(claim.seen) for claim in claims)",
        "return True",
        BREAKING_OFF,
    ),
    Mutant(
        "breaking off: a result that one did not sign is none",
        "table/breaking_off.py",
        "decided = table.match.pending is None and table.signers >= others",
        "decided = False",
        BROKEN_OFF,
    ),
)
