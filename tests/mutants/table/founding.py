"""Bugs in how a table is founded, and in the file that its match ends in."""

from tests.mutants.mutant import Mutant

QUORUM = ("tests/table/test_quorum.py",)
JOINS = (
    "tests/table/test_founding.py",
    "tests/rules/test_scripts.py",
)
SITTING_DOWN = ("tests/table/test_founding.py",)
RECORDS = ("tests/table/test_record.py",)

FOUNDING = (
    # Quorums
    Mutant(
        "quorum: the usual one is one less",
        "table/quorum.py",
        "return n - (n - 1) // 3 if",
        "return n - n // 3 if",
        QUORUM,
    ),
    Mutant(
        "quorum: three may stand in for each other without being asked",
        "table/quorum.py",
        "FOUR = 4",
        "FOUR = 3",
        QUORUM,
    ),
    Mutant(
        "quorum: two groups share one seat",
        "table/quorum.py",
        "case.shared < 2 and",
        "case.shared < 1 and",
        QUORUM,
    ),
    Mutant(
        "quorum: recovery without a clock",
        "table/quorum.py",
        "return case.quorum is not None and not case.clock",
        "return False",
        QUORUM,
    ),
    Mutant(
        "quorum: a table that spares nobody",
        "table/quorum.py",
        "case.spares < 1",
        "case.spares < 0",
        QUORUM,
    ),
    Mutant(
        "quorum: weak terms need no consent",
        "table/quorum.py",
        "(usual is None or self.quorum < usual)",
        "usual is None",
        QUORUM,
    ),
    # JOINs
    Mutant(
        "founding: different terms",
        "table/founding.py",
        "if any(join.body.terms != terms for join in joins):",
        "if not joins:",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: more players than seats",
        "table/founding.py",
        "if terms.players != len(joins):",
        "if terms.players > len(joins):",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: one player in two seats",
        "table/founding.py",
        "if len({join.body.identity for join in joins}) != len(joins):",
        "if not joins:",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: a table that one cheat could split",
        "table/founding.py",
        """        check_strength(terms.strength)
""",
        "",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: keys that cancel out",
        "table/founding.py",
        """        joint_key([join.X for join in joins])
""",
        "",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: a JOIN that nobody signed",
        "table/founding.py",
        """        PublicIdentity(body.identity).verify(signature, join_bytes(raw))
""",
        "",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: a JOIN of any length",
        "table/founding.py",
        "if not SIGNATURE_SIZE < len(data) <= MAX_JOIN:",
        "if not SIGNATURE_SIZE < len(data):",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: a second encoding",
        "table/founding.py",
        "if msgspec.msgpack.encode(content) != data:",
        "if not data:",
        SITTING_DOWN,
    ),
    Mutant(
        "founding: every match has one occasion",
        "table/founding.py",
        "return secrets.token_bytes(16)",
        "return bytes(16)",
        SITTING_DOWN,
    ),
    Mutant(
        "joins: the second one is as good",
        "table/joins.py",
        "return case.held is not None and case.held.raw != case.join.raw",
        "return False",
        JOINS,
    ),
    Mutant(
        "joins: the same one again",
        "table/joins.py",
        "return case.held is not None and case.held.raw != case.join.raw",
        "return case.held is not None",
        JOINS,
    ),
    Mutant(
        "joins: other terms are fine",
        "table/joins.py",
        "return case.join.body.terms != case.terms",
        "return False",
        JOINS,
    ),
    Mutant(
        "joins: two of two players",
        "table/joins.py",
        "if one.identity != other.identity:",
        "if not one.identity:",
        JOINS,
    ),
    Mutant(
        "joins: two for two matches",
        "table/joins.py",
        "if one.terms.occasion != other.terms.occasion:",
        "if one.terms.occasion is None:",
        JOINS,
    ),
    Mutant(
        "joins: one of them twice",
        "table/joins.py",
        "if pair.one.raw == pair.other.raw:",
        "if not pair.one.raw:",
        JOINS,
    ),
    # Records
    Mutant(
        "record: a message that nobody signed",
        "table/record.py",
        """            message.signed.check(players[entry.seat - 1])
""",
        "",
        RECORDS,
    ),
    Mutant(
        "record: in any order",
        "table/record.py",
        """        check_order(founding, record.messages)
""",
        "",
        RECORDS,
    ),
    Mutant(
        "record: of any length",
        "table/record.py",
        "if len(data) > MAX_RECORD:",
        "if not data:",
        RECORDS,
    ),
    Mutant(
        "record: a roll before the first epoch",
        "table/record.py",
        """        if data:
            raise Malformed("a roll before the first epoch")
""",
        "",
        RECORDS,
    ),
    Mutant(
        "record: messages of another table",
        "table/record.py",
        "if entry.seat > len(players) or len(entry.unseen) != len(players):",
        "if entry.seat > len(players):",
        RECORDS,
    ),
    Mutant(
        "record: a seat that nobody sits at",
        "table/record.py",
        "if entry.seat > len(players) or len(entry.unseen) != len(players):",
        "if len(entry.unseen) != len(players):",
        RECORDS,
    ),
    Mutant(
        "record: epochs follow no roll",
        "table/record.py",
        """        roll = proof.roll.digest if proof else roll
""",
        "",
        ("tests/attacks/test_left_out.py",),
    ),
    Mutant(
        "record: claims that nobody signed",
        "table/record.py",
        "Statement.decode(claim, table, players) for claim in pages.claims",
        "Statement._read(claim) for claim in pages.claims",
        RECORDS,
    ),
    Mutant(
        "record: one of version 1 is unreadable",
        "table/record.py",
        "if (refusal := named.refusal(data)) is not None:",
        "if (refusal := None) is not None:",
        RECORDS,
    ),
)
