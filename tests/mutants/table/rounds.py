"""Bugs in who is asked what, and what counts for a seat that is late or gone."""

from tests.mutants.mutant import Mutant

CONSENT = ("tests/attacks/test_consent.py",)
RULES = ("tests/rules/test_scripts.py",)
SCHEDULER = ("tests/table/rounds/test_scheduler.py",)
KINDS = ("tests/table/rounds/test_kinds.py",)
HOPS = ("tests/table/rounds/test_hops.py",)

ROUNDS = (
    # What may be said
    Mutant(
        "rounds: any kind of answer",
        "table/rounds/rules.py",
        "return case.entry is None or case.entry.round.kind != case.kind",
        "return case.entry is None",
        RULES,
    ),
    Mutant(
        "rounds: whoever likes may speak",
        "table/rounds/rules.py",
        "return case.entry is not None and not case.entry.may_speak(case.message)",
        "return False",
        RULES,
    ),
    Mutant(
        "rounds: before it could know that it was asked",
        "table/rounds/rules.py",
        "return case.must_consent or not case.entry.is_known_to(case.message)",
        "return case.must_consent",
        RULES,
    ),
    Mutant(
        "rounds: shares of a seat that has not consented",
        "table/rounds/rules.py",
        "return case.must_consent or not case.entry.is_known_to(case.message)",
        "return not case.entry.is_known_to(case.message)",
        RULES,
    ),
    Mutant(
        "rounds: only a coin waits for its author's consent",
        "table/rounds/kinds.py",
        'SHARES = {"shares", "beacon", "recover"}',
        'SHARES = {"beacon"}',
        CONSENT,
    ),
    Mutant(
        "set-up: cards are opened before all have consented",
        "table/fulfil/dispatch.py",
        "if not isinstance(request, BEFORE_CONSENT):",
        "if False:",
        CONSENT,
    ),
    Mutant(
        "set-up: the consent of a seat that is gone is waited for",
        "table/fulfil/setup.py",
        "said = await consents_of(desk, desk.seats, absent)",
        "said = await consents_of(desk, desk.seats, {})",
        CONSENT,
    ),
    Mutant(
        "set-up: whoever is back owes no consent",
        "table/fulfil/setup.py",
        "        rounds.start(owed(desk, waived))\n",
        "        pass\n",
        CONSENT,
    ),
    Mutant(
        "set-up: nobody complains",
        "table/fulfil/setup.py",
        "            if dealer not in me.helps:\n",
        "            if False:\n",
        ("tests/attacks/test_setup.py",),
    ),
    Mutant(
        "coins: all fall alike",
        "table/fulfil/choose.py",
        'f"coin{i}"',
        '"coin"',
        CONSENT,
    ),
    Mutant(
        "rounds: what does not convince counts",
        "table/rounds/rules.py",
        "return case.cause is not None",
        "return False",
        RULES,
    ),
    Mutant(
        "rounds: it may speak after the end",
        "table/rounds/rules.py",
        "return case.author in case.signed_off",
        "return False",
        RULES,
    ),
    Mutant(
        "rounds: another rule is named than was broken",
        "table/rounds/rules.py",
        """        rule = replace(rule, number=case.cause.rule)
""",
        """        rule = replace(rule, number=rule.number)
""",
        SCHEDULER,
    ),
    Mutant(
        "rounds: what was not due is read",
        "table/rounds/rules.py",
        """    DUE.check(case)
    case.read()
""",
        """    case.read()
    DUE.check(case)
""",
        SCHEDULER,
    ),
    Mutant(
        "rounds: one may speak twice",
        "table/rounds/open_round.py",
        "return seat in self.round.speakers and seat not in self.heard",
        "return seat in self.round.speakers",
        RULES,
    ),
    Mutant(
        "rounds: one who was not asked may speak",
        "table/rounds/open_round.py",
        "return seat in self.round.speakers and seat not in self.heard",
        "return seat not in self.heard",
        RULES,
    ),
    Mutant(
        "rounds: for a seat that is there something else counts",
        "table/rounds/open_round.py",
        "if seat in gone and seat in self.round.without:",
        "if seat in self.round.without:",
        RULES,
    ),
    Mutant(
        "rounds: whoever is waited for is done without",
        "table/rounds/open_round.py",
        "if seat in gone and seat in self.round.without:",
        "if seat in gone:",
        RULES,
    ),
    Mutant(
        "rounds: a default rests on nothing",
        "table/rounds/open_round.py",
        "self.count(seat, self.round.preset[seat], cut)",
        "self.count(seat, self.round.preset[seat])",
        SCHEDULER,
    ),
    Mutant(
        "rounds: an answer that is heard is the end of its round",
        "table/rounds/open_round.py",
        "return len(self.heard) == len(self.round.speakers)",
        "return bool(self.heard)",
        RULES,
    ),
    # Operations
    Mutant(
        "scheduler: the default counts in every operation",
        "table/rounds/scheduler.py",
        "if op == entry.round.op:",
        "if seat in entry.round.preset:",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: who was late is not told",
        "table/rounds/scheduler.py",
        "self.late[entry.round.op] = self.late.get(entry.round.op, NOBODY) | {seat}",
        "self.late.get(entry.round.op, NOBODY)",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: what rounds wait for is not looked at again",
        "table/rounds/scheduler.py",
        """            entry.go_on_without(company.gone, cut)
""",
        "",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: new rounds wait for whoever is gone",
        "table/rounds/scheduler.py",
        """        entry.go_on_without(self.gone)
""",
        "",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: a decision is a duty",
        "table/rounds/scheduler.py",
        "return Debt.DECISION if seat in entry.round.preset else Debt.DUTY",
        "return Debt.DUTY",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: a duty is a decision",
        "table/rounds/scheduler.py",
        "return Debt.DECISION if seat in entry.round.preset else Debt.DUTY",
        "return Debt.DECISION",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: what nobody wants is owed",
        "table/rounds/scheduler.py",
        "if entry is None or not entry.task.wanted or not entry.waits_for(seat):",
        "if entry is None or not entry.waits_for(seat):",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: what was said is still owed",
        "table/rounds/scheduler.py",
        "if entry is None or not entry.task.wanted or not entry.waits_for(seat):",
        "if entry is None or not entry.task.wanted:",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: who ever left is forgotten",
        "table/rounds/scheduler.py",
        "self.gone, self.have_left = company.gone, self.have_left | company.gone",
        "self.gone = company.gone",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: a last word from before a roll",
        "table/rounds/scheduler.py",
        """        self._authors.clear()
""",
        "",
        RULES,
    ),
    Mutant(
        "scheduler: an operation rests on nothing that was answered",
        "table/rounds/scheduler.py",
        """        entry.task.rest_on(entry.pasts)
""",
        "",
        RULES,
    ),
    Mutant(
        "scheduler: an operation does not rest on what it waited for",
        "table/rounds/scheduler.py",
        """            for until, task in freed:
                task.rest_on(other.past for other in until.tasks)
""",
        """            for until, task in freed:
""",
        HOPS,
    ),
    Mutant(
        "scheduler: one that is started rests on nothing",
        "table/rounds/scheduler.py",
        "self._running.past if self._running else self._nothing",
        "self._nothing",
        SCHEDULER,
    ),
    Mutant(
        "scheduler: who was gone is not told",
        "table/rounds/scheduler.py",
        """            self.absent[op] = self.absent.get(op, NOBODY) | entry.absent
""",
        """            self.absent.get(op, NOBODY)
""",
        SCHEDULER,
    ),
    # Kinds
    Mutant(
        "kinds: a default may be left out",
        "table/rounds/kinds.py",
        "return bool(preset) and not absent",
        "return not absent",
        KINDS,
    ),
    Mutant(
        "kinds: something for whoever is waited for",
        "table/rounds/kinds.py",
        "return not preset and not absent",
        "return not preset",
        KINDS,
    ),
    Mutant(
        "kinds: a value where nothing counts",
        "table/rounds/kinds.py",
        "return not preset and set(absent.values()) == {None}",
        "return not preset",
        KINDS,
    ),
    Mutant(
        "kinds: an opening reveals nothing",
        "table/rounds/kinds.py",
        '*("open", "play",',
        '*("play",',
        KINDS,
    ),
    Mutant(
        "kinds: the end rests on what is not certain",
        "table/rounds/kinds.py",
        '"purse", "end"),',
        '"purse"),',
        KINDS,
    ),
    Mutant(
        "kinds: a round of any values",
        "table/rounds/round.py",
        "if self.speakers and not kind.allows(self.preset, self.absent):",
        "if not kind:",
        KINDS,
    ),
    Mutant(
        "kinds: shares on an exposed card reveal nothing",
        "table/rounds/round.py",
        "return self.exposed or self.kind in REVEALING",
        "return self.kind in REVEALING",
        KINDS,
    ),
)
