"""Bugs in what is signed in a call: statements, reports, rolls, votes and their proofs."""

from tests.mutants.mutant import Mutant

PROOF = (
    "tests/table/calls/test_proof.py",
    "tests/rules/test_scripts.py",
)
STATEMENT = ("tests/table/calls/test_statement.py",)
REPORT = (
    "tests/table/calls/test_report.py",
    "tests/rules/test_scripts.py",
)
ROLL = (
    "tests/table/calls/test_roll.py",
    "tests/rules/test_scripts.py",
)
BRIEF = ("tests/table/calls/test_brief.py",)
VOTES = ("tests/table/calls/test_votes.py",)

CALLS = (
    # Statements
    Mutant(
        "statement: of another table",
        "table/calls/statement.py",
        "if statement.table != table or not",
        "if not",
        STATEMENT,
    ),
    Mutant(
        "statement: nobody's signature",
        "table/calls/statement.py",
        """            players[statement.seat - 1].verify(statement.signature, statement.head)
""",
        "",
        STATEMENT,
    ),
    Mutant(
        "statement: its body is not signed",
        "table/calls/statement.py",
        "return TAG + table + place.encode() + hash_body(body)",
        'return TAG + table + place.encode() + hash_body(b"")',
        STATEMENT,
    ),
    Mutant(
        "statement: its place is not signed",
        "table/calls/statement.py",
        "return TAG + table + place.encode() + hash_body(body)",
        "return TAG + table + hash_body(body)",
        STATEMENT,
    ),
    Mutant(
        "statement: its table is not signed",
        "table/calls/statement.py",
        "return TAG + table + place.encode() + hash_body(body)",
        "return TAG + place.encode() + hash_body(body)",
        STATEMENT,
    ),
    Mutant(
        "statement: a seat that nobody sits at",
        "table/calls/statement.py",
        "not 1 <= statement.seat <= len(players):",
        "not 1 <= statement.seat:",
        STATEMENT,
    ),
    # Reports
    Mutant(
        "report: claims in any order",
        "table/calls/report.py",
        "return in_order and others and numbered",
        "return others and numbered",
        REPORT,
    ),
    Mutant(
        "report: claims against itself",
        "table/calls/report.py",
        "1 <= seat <= n and seat != self.seat",
        "1 <= seat <= n",
        REPORT,
    ),
    Mutant(
        "report: claims against nobody",
        "table/calls/report.py",
        "1 <= seat <= n and seat != self.seat",
        "seat != self.seat",
        REPORT,
    ),
    Mutant(
        "report: a number without an id",
        "table/calls/report.py",
        "return in_order and others and numbered",
        "return in_order and others",
        REPORT,
    ),
    Mutant(
        "report: more behind it",
        "table/calls/report.py",
        "if body != encode(report.roll, seen, claims) or not",
        "if not",
        REPORT,
    ),
    Mutant(
        "report: of any length",
        "table/calls/report.py",
        "if not size < len(body) <= size + MAX_CLAIMED:",
        "if not size < len(body):",
        REPORT,
    ),
    Mutant(
        "report: ours may be too long",
        "table/calls/report.py",
        """        if room < 0:
""",
        """        if room < -9999:
""",
        REPORT,
    ),
    Mutant(
        "report: in any round",
        "table/calls/report.py",
        "if statement.place.step is not Step.HALT or statement.place.round:",
        "if statement.place.step is not Step.HALT:",
        REPORT,
    ),
    # Rolls
    Mutant(
        "roll: the weight of a claim is two",
        "table/calls/roll.py",
        "return max(2, self.shared)",
        "return 2",
        ROLL,
    ),
    Mutant(
        "roll: one claim is enough among friends",
        "table/calls/roll.py",
        "return max(2, self.shared)",
        "return self.shared",
        ROLL,
    ),
    Mutant(
        "roll: the cut is where the slowest is",
        "table/calls/roll.py",
        "most = [max(column, key=lambda pair: pair[0])",
        "most = [min(column, key=lambda pair: pair[0])",
        ROLL,
    ),
    Mutant(
        "roll: of fewer seats than a quorum",
        "table/calls/roll.py",
        "if len(authors) < table.q or list",
        "if list",
        ROLL,
    ),
    Mutant(
        "roll: one seat twice",
        "table/calls/roll.py",
        "or list(authors) != sorted(set(authors)):",
        "or list(authors) != sorted(authors):",
        ROLL,
    ),
    Mutant(
        "roll: a report for another roll",
        "table/calls/roll.py",
        "if any(report.number != self.number for report in self.reports):",
        "if not self.reports:",
        ROLL,
    ),
    Mutant(
        "roll: reports that follow different rolls",
        "table/calls/roll.py",
        "if len({report.roll for report in self.reports}) > 1:",
        "if not self.reports:",
        ROLL,
    ),
    Mutant(
        "roll: two messages for one place",
        "table/calls/roll.py",
        "if any(len({count for count, _ in column}) < len(column) for column in places):",
        "if not places:",
        ROLL,
    ),
    Mutant(
        "roll: whoever does not report stays",
        "table/calls/roll.py",
        "gone = missing | frozenset(",
        "gone = frozenset(",
        ROLL,
    ),
    Mutant(
        "roll: whoever is accused is gone, however few are left",
        "table/calls/roll.py",
        "frozenset(authors[: len(self.authors) - table.q])",
        "frozenset(authors)",
        ROLL,
    ),
    Mutant(
        "roll: of many the least accused leave",
        "table/calls/roll.py",
        "accused.sort(key=lambda seat: (-duties[seat], -seat))",
        "accused.sort(key=lambda seat: (duties[seat], seat))",
        ROLL,
    ),
    Mutant(
        "roll: claims about what nobody owes",
        "table/calls/roll.py",
        "if owes(seat, op) is debt}",
        "if seat}",
        ROLL,
    ),
    Mutant(
        "roll: a duty makes late",
        "table/calls/roll.py",
        "if owes(*claim) is Debt.DECISION)",
        "if owes(*claim))",
        ROLL,
    ),
    Mutant(
        "roll: several claims in a report count each",
        "table/calls/roll.py",
        "yield from {seat for seat, op in report.claims if owes(seat, op) is debt}",
        "yield from (seat for seat, op in report.claims if owes(seat, op) is debt)",
        ROLL,
    ),
    Mutant(
        "roll: whoever is gone is late, too",
        "table/calls/roll.py",
        "frozenset(key for key in late if key[0] not in gone)",
        "frozenset(late)",
        ROLL,
    ),
    Mutant(
        "roll: its digest forgets its number",
        "table/calls/roll.py",
        "return digest32(u32(number), *reports)",
        "return digest32(*reports)",
        ROLL,
    ),
    # Votes
    Mutant(
        "votes: a proposal names a report twice",
        "table/calls/votes.py",
        "or len(set(ids)) < len(ids) or",
        "or",
        VOTES,
    ),
    Mutant(
        "votes: a proposal with more behind it",
        "table/calls/votes.py",
        "if body != proposal.encode() or len(set",
        "if len(set",
        VOTES,
    ),
    Mutant(
        "votes: a proposal of nothing",
        "table/calls/votes.py",
        "len(body) < 5 or not 0 < body[4] <= MAX_SEATS:",
        "len(body) < 5:",
        VOTES,
    ),
    Mutant(
        "votes: they rest on rounds to come",
        "table/calls/votes.py",
        "if not vr < place.round < MAX_ROUNDS:",
        "if not vr < MAX_ROUNDS:",
        VOTES,
    ),
    Mutant(
        "votes: of rounds without end",
        "table/calls/votes.py",
        "if not vr < place.round < MAX_ROUNDS:",
        "if not vr < place.round:",
        VOTES,
    ),
    Mutant(
        "votes: nil that rests on a round",
        "table/calls/votes.py",
        " or (digest is None and ballot != NIL):",
        ":",
        VOTES,
    ),
    Mutant(
        "votes: with more behind it",
        "table/calls/votes.py",
        "if body != encode_ballot(step, ballot) or (",
        "if (",
        VOTES,
    ),
    # Proofs of rolls
    Mutant(
        "roll proof: a roll that is none",
        "table/calls/proof.py",
        """        self.roll.check(table)
""",
        "",
        PROOF,
    ),
    Mutant(
        "roll proof: it follows another roll",
        "table/calls/proof.py",
        "if self.roll.reports[0].roll != previous:",
        "if not self.roll.reports[0].roll:",
        PROOF,
    ),
    Mutant(
        "roll proof: fewer precommits",
        "table/calls/proof.py",
        "if len(votes) != q or any(",
        "if any(",
        PROOF,
    ),
    Mutant(
        "roll proof: one seat votes twice",
        "table/calls/proof.py",
        "any(one >= other for",
        "any(one > other for",
        PROOF,
    ),
    Mutant(
        "roll proof: votes of another step or call",
        "table/calls/proof.py",
        "if (at.number, at.step) != (self.roll.number, step):",
        "if not at.step:",
        PROOF,
    ),
    Mutant(
        "roll proof: votes for another roll",
        "table/calls/proof.py",
        "if ballot.digest != self.roll.digest:",
        "if not ballot.digest:",
        PROOF,
    ),
    Mutant(
        "roll proof: votes of several rounds",
        "table/calls/proof.py",
        "if len({(vote.place.round, vote.body) for vote in votes}) > 1:",
        "if len({vote.body for vote in votes}) > 1:",
        PROOF,
    ),
    Mutant(
        "roll proof: prevotes that lead nowhere",
        "table/calls/proof.py",
        "if [self.round, *map(vr_of, self.links)] != [*rounds, NO_ROUND]:",
        "if not rounds:",
        PROOF,
    ),
    Mutant(
        "roll proof: no prevotes are looked at",
        "table/calls/proof.py",
        """            self._check_votes(table.q, votes, Step.PREVOTE)
""",
        """            vr_of(votes)
""",
        PROOF,
    ),
    Mutant(
        "roll proof: a second form",
        "table/calls/proof.py",
        "if proof.encode() != data:",
        "if not data:",
        PROOF,
    ),
    Mutant(
        "roll proof: of any length",
        "table/calls/proof.py",
        "if len(data) > MAX_PROOF:",
        "if not data:",
        PROOF,
    ),
    Mutant(
        "roll proof in a record: a second form",
        "table/calls/brief.py",
        "if msgspec.msgpack.encode(brief) != data:",
        "if not data:",
        BRIEF,
    ),
    Mutant(
        "roll proof in a record: seen less than nothing",
        "table/calls/brief.py",
        "if min(counts) < 0:",
        "if not counts:",
        BRIEF,
    ),
    Mutant(
        "roll proof in a record: of another table",
        "table/calls/brief.py",
        "if any(len(unseen) != len(players) for _, _, unseen, _ in brief.reports):",
        "if not brief.reports:",
        BRIEF,
    ),
)
