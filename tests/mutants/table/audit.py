"""Bugs in what a record shows, alone or beside another one, and in evidence."""

from tests.mutants.mutant import Mutant

VERIFY = ("tests/table/audit/test_verify.py",)
COMPARE = ("tests/table/audit/test_compare.py",)
CONFRONT = (
    "tests/table/audit/test_confront.py",
    "tests/table/audit/test_compare.py",
    "tests/attacks/test_split.py",
)
BROKEN_OFF = (
    "tests/attacks/test_broken_off.py",
    "tests/table/audit/test_compare.py",
    "tests/table/audit/test_claims.py",
)
CALLS = (
    "tests/table/audit/test_claims.py",
    "tests/attacks/test_calls.py",
)

AUDIT = (
    # Verifying
    Mutant(
        "verify: a roll where nobody can call one",
        "table/audit/verify.py",
        "if table.quorum is None or not table.may_be_called:",
        "if table.quorum is None:",
        CALLS,
    ),
    Mutant(
        "verify: a roll that was not checked",
        "table/audit/verify.py",
        """            proof.check(table.quorum, self.listener.log.where.roll)
""",
        """            proof.roll.check(table.quorum)
""",
        CALLS,
    ),
    Mutant(
        "verify: shuffles are not looked at",
        "table/audit/verify.py",
        """            verify_all([claim for _, claim in mixed])
""",
        """            [claim for _, claim in mixed]
""",
        VERIFY,
    ),
    Mutant(
        "verify: claims that end no match",
        "table/audit/verify.py",
        "if found is None or found.seen != auditor.listener.log.seen:",
        "if found is not None and found.seen != auditor.listener.log.seen:",
        BROKEN_OFF,
    ),
    Mutant(
        "verify: claims that end another match",
        "table/audit/verify.py",
        "if found is None or found.seen != auditor.listener.log.seen:",
        "if found is None:",
        BROKEN_OFF,
    ),
    Mutant(
        "verify: more claims than it takes",
        "table/audit/verify.py",
        "if len(record.claims) != len(found.claims) or",
        "if",
        BROKEN_OFF,
    ),
    Mutant(
        "verify: claims where seats can be spared",
        "table/audit/verify.py",
        "len(record.claims) != len(found.claims) or auditor.listener.table.may_be_called:",
        "len(record.claims) != len(found.claims):",
        BROKEN_OFF,
    ),
    Mutant(
        "verify: evidence of what was allowed",
        "table/audit/verify.py",
        '    raise VoidEvidence(f"the message of seat {message.seat} was allowed,',
        '    return Cheating(message.seat, f"',
        VERIFY,
    ),
    # Exhibits
    Mutant(
        "exhibits: two messages of another table",
        "table/audit/exhibits.py",
        "if header.table != record.founding.table or header.seat > len(players):",
        "if header.seat > len(players):",
        VERIFY,
    ),
    Mutant(
        "exhibits: of a seat that nobody sits at",
        "table/audit/exhibits.py",
        "if header.table != record.founding.table or header.seat > len(players):",
        "if header.table != record.founding.table:",
        VERIFY,
    ),
    Mutant(
        "exhibits: two headers that were not looked at",
        "table/audit/exhibits.py",
        """        pair.verify(players[header.seat - 1])
""",
        "",
        (
            "tests/attacks/test_framing.py::test_two_messages_convict_nobody_unless_one_player_signed_both_for_one_position",
        ),
    ),
    Mutant(
        "exhibits: what was allowed",
        "table/audit/exhibits.py",
        """    if found is None:
        raise VoidEvidence("what it shows was allowed")
    return found""",
        '    return found or Cheating(Seat(1), "")',
        ("tests/attacks/test_perjury.py",),
    ),
    Mutant(
        "exhibits: a report without its roll",
        "table/audit/exhibits.py",
        """            watch.decide(proof.roll)
""",
        """            proof.roll.cut
""",
        (
            "tests/attacks/test_perjury.py",
            "tests/table/audit/test_confront.py",
        ),
    ),
    # Comparing
    Mutant(
        "compare: of two tables as of one",
        "table/audit/compare.py",
        "if one.record.founding.table != other.record.founding.table:",
        "if one is other:",
        COMPARE,
    ),
    Mutant(
        "compare: whoever played twice has signed twice",
        "table/audit/compare.py",
        "same = one.terms.occasion and one.terms.occasion == other.terms.occasion",
        "same = True",
        COMPARE,
    ),
    Mutant(
        "compare: no occasion is one occasion",
        "table/audit/compare.py",
        "same = one.terms.occasion and one.terms.occasion == other.terms.occasion",
        "same = one.terms.occasion == other.terms.occasion",
        COMPARE,
    ),
    Mutant(
        "compare: one JOIN is two",
        "table/audit/compare.py",
        "if same and pair.one.raw != pair.other.raw)",
        "if same)",
        COMPARE,
    ),
    Mutant(
        "compare: evidence in one record is forgotten",
        "table/audit/compare.py",
        "if report.convicted is not None:",
        "if report.convicted is report:",
        COMPARE,
    ),
    Mutant(
        "compare: two places are no conflict",
        "table/audit/compare.py",
        "if two_places(*records) or two_rolls",
        "if two_rolls",
        CONFRONT,
    ),
    Mutant(
        "compare: two rolls are no conflict",
        "table/audit/compare.py",
        "or two_rolls(*records) or two_results",
        "or two_results",
        CONFRONT,
    ),
    Mutant(
        "compare: two results are no conflict",
        "table/audit/compare.py",
        "return both and one.report.winners != other.report.winners",
        "return False",
        CONFRONT,
    ),
    Mutant(
        "compare: votes make two rolls",
        "table/audit/compare.py",
        "a.proof.roll.digest != b.proof.roll.digest for",
        "a.proof.encode() != b.proof.encode() for",
        CONFRONT,
    ),
    Mutant(
        "compare: a beginning is the same",
        "table/audit/compare.py",
        """    if first == second:
""",
        """    if first <= second:
""",
        COMPARE,
    ),
    Mutant(
        "compare: the first begins, whichever it is",
        "table/audit/compare.py",
        "return Relation.SECOND_BEGINS if second < first else Relation.VIEWS",
        "return Relation.VIEWS",
        COMPARE,
    ),
    Mutant(
        "compare: one cheat is enough for two results",
        "table/audit/compare.py",
        """        return shared
    twice""",
        """        return 1
    twice""",
        CONFRONT,
    ),
    Mutant(
        "compare: nobody has to be convicted",
        "table/audit/compare.py",
        "return len(self.convicted) < self.least",
        "return False",
        CONFRONT,
    ),
    Mutant(
        "compare: a message that was claimed to be missing is not shown",
        "table/audit/compare.py",
        "if by and message.id not in held:",
        "if by and message.id in held:",
        BROKEN_OFF,
    ),
    Mutant(
        "compare: evidence ends with nothing wrong",
        "table/audit/compare.py",
        "if self.convicted or Status.EVIDENCE in statuses:",
        "if Status.EVIDENCE in statuses:",
        COMPARE,
    ),
    Mutant(
        "confront: two messages for one place are not compared",
        "table/audit/confront.py",
        """                yield equivocated
""",
        """                del equivocated
                yield from ()
""",
        CONFRONT,
    ),
    Mutant(
        "confront: votes are not held against each other",
        "table/audit/confront.py",
        """        yield from self._hear(proof.statements)
""",
        "",
        CONFRONT,
    ),
    Mutant(
        "confront: claims are not held against each other",
        "table/audit/confront.py",
        """            yield from self._hear(record.claims)
""",
        "",
        CONFRONT,
    ),
    Mutant(
        "confront: what convicted in one record is not read in the other",
        "table/audit/confront.py",
        """            yield from self._loose(record)
""",
        "",
        CONFRONT,
    ),
    Mutant(
        "confront: evidence without the roll that it rests on",
        "table/audit/confront.py",
        "epochs = beginning(records, rolls[0]) if rolls else (Epoch(None),)",
        "epochs = (Epoch(None),)",
        CONFRONT,
    ),
    # Reports
    Mutant(
        "report: evidence is a result",
        "table/audit/report.py",
        """        if self.convicted is not None:
            return Status.EVIDENCE
""",
        "",
        VERIFY,
    ),
    Mutant(
        "report: what was decided and not signed by one is broken off",
        "table/audit/report.py",
        " or (self.missed is not None and self.missed.decided):",
        ":",
        BROKEN_OFF,
    ),
)
