"""Bugs in what convicts somebody in a call, and in claims that a seat is gone."""

from tests.mutants.mutant import Mutant

PERJURY = (
    "tests/table/calls/test_offences.py",
    "tests/rules/test_scripts.py",
)
WATCH = (
    "tests/table/calls/test_offences.py",
    "tests/table/calls/test_watch.py",
    "tests/attacks/test_perjury.py",
)
CLAIMS = ("tests/table/calls/test_claims.py",)

OFFENCES = (
    # Offences
    Mutant(
        "offence: two statements at two tables",
        "table/calls/offences.py",
        "(one.table, one.place) == (other.table, other.place)",
        "one.place == other.place",
        WATCH,
    ),
    Mutant(
        "offence: two statements for two places",
        "table/calls/offences.py",
        "(one.table, one.place) == (other.table, other.place) and",
        "one.table == other.table and",
        WATCH,
    ),
    Mutant(
        "offence: the same statement twice",
        "table/calls/offences.py",
        " and one.body != other.body",
        "",
        WATCH,
    ),
    Mutant(
        "offence: the lock of another call",
        "table/calls/offences.py",
        "if (one.seat, one.place.number) != (other.seat, other.place.number):",
        "if one.seat != other.seat:",
        PERJURY,
    ),
    Mutant(
        "offence: the lock of another seat",
        "table/calls/offences.py",
        "if (one.seat, one.place.number) != (other.seat, other.place.number):",
        "if one.place.number != other.place.number:",
        PERJURY,
    ),
    Mutant(
        "offence: a vote before the precommit",
        "table/calls/offences.py",
        "is_later = before < other.place.round and",
        "is_later =",
        PERJURY,
    ),
    Mutant(
        "offence: a precommit of nil binds",
        "table/calls/offences.py",
        "before < other.place.round and read_ballot(one) != NIL",
        "before < other.place.round",
        PERJURY,
    ),
    Mutant(
        "offence: a vote for nil breaks the lock",
        "table/calls/offences.py",
        "return is_later and ballot != NIL and ballot.vr < before",
        "return is_later and ballot.vr < before",
        PERJURY,
    ),
    Mutant(
        "offence: no lock is ever broken",
        "table/calls/offences.py",
        "return is_later and ballot != NIL and ballot.vr < before",
        "return False",
        PERJURY,
    ),
    Mutant(
        "offence: it may speak on after its report",
        "table/calls/offences.py",
        "return is_own and message.seq >= report.seen.counts[report.seat - 1]",
        "return False",
        PERJURY,
    ),
    Mutant(
        "offence: to have spoken before a report",
        "table/calls/offences.py",
        "return is_own and message.seq >= report.seen.counts[report.seat - 1]",
        "return is_own",
        PERJURY,
    ),
    Mutant(
        "offence: to speak in the epoch after a report",
        "table/calls/offences.py",
        "report.number == message.epoch + 1",
        "report.number <= message.epoch + 1",
        PERJURY,
    ),
    Mutant(
        "offence: a report may hold less",
        "table/calls/offences.py",
        "return any(named[0] < known[0] or lies_about(named, known) for named, known in pairs)",
        "return any(lies_about(named, known) for named, known in pairs)",
        PERJURY,
    ),
    Mutant(
        "offence: a report may name other messages",
        "table/calls/offences.py",
        "named[0] < known[0] or lies_about(named, known) for",
        "named[0] < known[0] for",
        PERJURY,
    ),
    Mutant(
        "offence: to have seen more than was known",
        "table/calls/offences.py",
        "return named[0] == known[0] and named[1] != known[1]",
        "return named[1] != known[1]",
        PERJURY,
    ),
    Mutant(
        "offence: it may speak after signing the result",
        "table/calls/offences.py",
        "return is_own and end.is_end and message.seq > end.seq",
        "return False",
        PERJURY,
    ),
    Mutant(
        "offence: two words of which none is the last",
        "table/calls/offences.py",
        "return is_own and end.is_end and message.seq > end.seq",
        "return is_own and message.seq > end.seq",
        PERJURY,
    ),
    Mutant(
        "offence: the last word of an earlier epoch",
        "table/calls/offences.py",
        "is_own = (end.seat, end.epoch) == (message.seat, message.epoch)",
        "is_own = end.seat == message.seat",
        PERJURY,
    ),
    # Watching
    Mutant(
        "watch: the second statement takes the first one's place",
        "table/calls/watch.py",
        "if (held := self._statements.get(statement.place)) is not None:",
        "if (held := self._statements.get(statement.place)) is statement:",
        WATCH,
    ),
    Mutant(
        "watch: reports are not held against messages to come",
        "table/calls/watch.py",
        """            yield SILENCE, Spoke(report, message)
            yield LESS, Least(report, message)
        for report in""",
        """            yield LESS, Least(report, message)
        for report in""",
        WATCH,
    ),
    Mutant(
        "watch: what a report names is not held against it",
        "table/calls/watch.py",
        """                yield LESS, Least(report, named)
""",
        """                yield SILENCE, Spoke(report, named)
""",
        WATCH,
    ),
    Mutant(
        "watch: what was named before it came is forgotten",
        "table/calls/watch.py",
        "for report in self._named.get(message.id, ()):",
        "for report in ():",
        WATCH,
    ),
    Mutant(
        "watch: rolls are not held against reports before them",
        "table/calls/watch.py",
        "return offences((LESS, Least(r, known)) for r in self._following[roll.digest])",
        "return []",
        WATCH,
    ),
    Mutant(
        "watch: reports after a roll may pass over it",
        "table/calls/watch.py",
        "if (known := self._cuts.get(report.roll)) is not None:",
        "if (known := self._cuts.get(report.id)) is not None:",
        WATCH,
    ),
    Mutant(
        "watch: a precommit after the vote it breaks",
        "table/calls/watch.py",
        "yield from ((LOCK, Turned(statement, prevote)) for prevote in after)",
        "yield from ()",
        WATCH,
    ),
    Mutant(
        "watch: a vote after the precommit that it breaks",
        "table/calls/watch.py",
        "yield from ((LOCK, Turned(precommit, statement)) for precommit in before)",
        "yield from ()",
        WATCH,
    ),
    Mutant(
        "watch: a last word that came first",
        "table/calls/watch.py",
        """            yield LAST_WORD, Ended(other, message)
""",
        "",
        WATCH,
    ),
    Mutant(
        "watch: a last word that came last",
        "table/calls/watch.py",
        """            yield LAST_WORD, Ended(message, other)
""",
        "",
        WATCH,
    ),
    # Claims
    Mutant(
        "claim: against its own author",
        "table/calls/claims.py",
        "if claim.against == claim.author or bool",
        "if bool",
        CLAIMS,
    ),
    Mutant(
        "claim: without a cause",
        "table/calls/claims.py",
        " or bool(claim.op) != bool(whom):",
        ":",
        CLAIMS,
    ),
    Mutant(
        "claim: more behind it",
        "table/calls/claims.py",
        "len(seen) != Seen.size(n) or",
        "len(seen) < Seen.size(n) or",
        CLAIMS,
    ),
    Mutant(
        "claim: about a roll",
        "table/calls/claims.py",
        "if place.step is not Step.CLAIM or place.number or not",
        "if place.step is not Step.CLAIM or not",
        CLAIMS,
    ),
    Mutant(
        "claim: the first of a seat counts",
        "table/calls/claims.py",
        "if known is None or known.number < claim.number:",
        "if known is None:",
        CLAIMS,
    ),
    Mutant(
        "claim: an older one counts again",
        "table/calls/claims.py",
        "if known is None or known.number < claim.number:",
        "if claim.number:",
        CLAIMS,
    ),
    Mutant(
        "claim: one of the others is enough",
        "table/calls/claims.py",
        "if len(claims) == len(self._seats) - 1]",
        "if claims]",
        CLAIMS,
    ),
    Mutant(
        "claim: against whomever",
        "table/calls/claims.py",
        "if claim and claim.against == whom]",
        "if claim]",
        CLAIMS,
    ),
)
