"""Bugs in who said what before what: messages, their causes, and what counts."""

from tests.mutants.mutant import Mutant

RULES = ("tests/rules/test_scripts.py",)
CAUSAL = ("tests/table/log/test_causal.py",)
HEARD = (
    "tests/rules/test_scripts.py",
    "tests/attacks/test_log.py",
)
FORKS = ("tests/attacks/test_table_equivocation.py",)
FRAMING = ("tests/attacks/test_framing.py",)
NAMES = ("tests/table/log/test_op.py",)
LEFT_OUT = ("tests/attacks/test_left_out.py",)
KEEPING = (
    "tests/p2p/match/test_keeping.py",
    "tests/p2p/match/test_keeper.py",
)
CERTAIN = ("tests/attacks/test_certain.py",)

LOG = (
    # Messages
    Mutant(
        "message: a seat that nobody sits at",
        "table/log/message.py",
        "if header.seat > len(players):",
        "if header.seat > 13:",
        HEARD,
    ),
    Mutant(
        "message: a body that was not signed",
        "table/log/message.py",
        "if hash_body(content) != header.body_hash:",
        "if not content:",
        HEARD,
    ),
    Mutant(
        "message: nobody's signature",
        "table/log/message.py",
        """        signed.check(players[header.seat - 1])
""",
        "",
        HEARD,
    ),
    Mutant(
        "message: no operation",
        "table/log/message.py",
        "if not 0 < size == len(op) or",
        "if not size == len(op) or",
        HEARD,
    ),
    Mutant(
        "message: an operation that is cut short",
        "table/log/message.py",
        "if not 0 < size == len(op) or",
        "if not 0 < size or",
        RULES,
    ),
    Mutant(
        "message: an operation in any letters",
        "table/log/message.py",
        "if not 0 < size == len(op) or not op.isascii():",
        "if not 0 < size == len(op):",
        HEARD,
    ),
    Mutant(
        "message: what was seen is not in its header",
        "table/log/message.py",
        "hash_heads(where.roll, seen.ids), hash_body",
        "hash_heads(where.roll, ()), hash_body",
        HEARD,
    ),
    # The log
    Mutant(
        "log: a message of another table",
        "table/log/causal.py",
        "if letter.header.table != self.table:",
        "if not letter.header.table:",
        FRAMING,
    ),
    Mutant(
        "log: what is signed and unreadable convicts nobody",
        "table/log/causal.py",
        """            LETTER.check(Unread(Seat(letter.header.seat), error))
""",
        "",
        HEARD,
    ),
    Mutant(
        "log: the second message for a place takes the first one's",
        "table/log/causal.py",
        """            PLACE.check(Arrival(message, held=held))
            return
""",
        """            self._held[message.place] = message
            return
""",
        FORKS,
    ),
    Mutant(
        "log: a message may contradict itself",
        "table/log/causal.py",
        """        ITSELF.check(Arrival(message))
""",
        "",
        RULES,
    ),
    Mutant(
        "log: any number of messages waits",
        "table/log/causal.py",
        "if not is_next and waiting >= MAX_WAITING:",
        "if waiting < 0:",
        KEEPING,
    ),
    Mutant(
        "log: the next message finds no room behind a flood",
        "table/log/causal.py",
        "if not is_next and waiting >= MAX_WAITING:",
        "if waiting >= MAX_WAITING:",
        HEARD,
    ),
    Mutant(
        "log: a message is heard before what it had seen",
        "table/log/causal.py",
        """if message and all(map(int.__le__, message.seen.counts, lengths)):
                arrival""",
        """if message:
                arrival""",
        CAUSAL,
    ),
    Mutant(
        "log: what rests on another story is heard",
        "table/log/causal.py",
        "if arrival.is_in_reach:",
        "if arrival:",
        FORKS,
    ),
    Mutant(
        "log: it goes on while it has halted",
        "table/log/causal.py",
        "if self.halted and not even_halted:",
        "if even_halted:",
        CAUSAL,
    ),
    Mutant(
        "log: a report may name what is not here",
        "table/log/causal.py",
        "if message is None or message.id != id_ or",
        "if message is None or",
        RULES,
    ),
    Mutant(
        "log: what a report names may rest on more",
        "table/log/causal.py",
        "message.id != id_ or not self._names(message, seen):",
        "message.id != id_:",
        RULES,
    ),
    Mutant(
        "log: a report need not lead back to the cut",
        "table/log/causal.py",
        """        return (count, id_) == self.cut.pairs[seat - 1]
""",
        """        return True
""",
        CAUSAL,
    ),
    Mutant(
        "log: what is void counts as within the cut",
        "table/log/causal.py",
        "return all(len(chain) <= count for chain, count in chains)",
        "return True",
        LEFT_OUT,
    ),
    Mutant(
        "log: heads of more than we hold",
        "table/log/causal.py",
        "or not all(map(int.__le__, counts, self.seen.counts)):",
        "or not counts:",
        CERTAIN,
    ),
    Mutant(
        "log: an author is asked about its own past",
        "table/log/causal.py",
        "if seat != message.seat and (held :=",
        "if (held :=",
        CAUSAL,
    ),
    # Its rules
    Mutant(
        "log rules: a message is not behind its author's last",
        "table/log/rules.py",
        "return seen != (message.seq, message.header.prev)",
        "return False",
        RULES,
    ),
    Mutant(
        "log rules: any message before it",
        "table/log/rules.py",
        "return seen != (message.seq, message.header.prev)",
        "return seen[0] != message.seq",
        RULES,
    ),
    Mutant(
        "log rules: a count without an id",
        "table/log/rules.py",
        "(id_ == NOTHING_SEEN) != (n == 0)",
        "id_ == NOTHING_SEEN and n > 0",
        RULES,
    ),
    Mutant(
        "log rules: an id without a count",
        "table/log/rules.py",
        "(id_ == NOTHING_SEEN) != (n == 0)",
        "id_ != NOTHING_SEEN and n == 0",
        RULES,
    ),
    Mutant(
        "log rules: two messages for one place are fine",
        "table/log/rules.py",
        "case.held.signed.header != case.message.signed.header",
        "case.held.id == case.message.id",
        FORKS,
    ),
    Mutant(
        "log rules: the same message twice is two",
        "table/log/rules.py",
        "return case.held is not None and case.held.signed.header != case.message.signed.header",
        "return case.held is not None",
        RULES,
    ),
    Mutant(
        "log rules: a gap is nobody's fault",
        "table/log/rules.py",
        "return case.gap is not None",
        "return False",
        RULES,
    ),
    Mutant(
        "log rules: a message may pass over the cut",
        "table/log/rules.py",
        "return any(map(int.__lt__, case.message.seen.counts, case.cut))",
        "return False",
        RULES,
    ),
    # Names and pasts
    Mutant(
        "op: a name with zeros in front",
        "table/log/op.py",
        "return op if op == text else None",
        "return op",
        NAMES,
    ),
    Mutant(
        "op: numbers of any length",
        "table/log/op.py",
        "all(0 <= n < LIMIT for n in",
        "all(0 <= n for n in",
        NAMES,
    ),
    Mutant(
        "op: a sign for every attempt",
        "table/log/op.py",
        '"+" * self.attempt if self.attempt <= SIGNS else',
        '"+" * self.attempt if self.attempt else',
        NAMES,
    ),
    Mutant(
        "op: anything below anything",
        "table/log/op.py",
        "fits &= below in BELOW.get(above, ())",
        "fits &= bool(below)",
        NAMES,
    ),
    Mutant(
        "op: a step below any other",
        "table/log/op.py",
        "if sort_of(step) not in BELOW.get(above, ()):",
        "if not above:",
        NAMES,
    ),
    Mutant(
        "op: openings of what is no event",
        "table/log/op.py",
        "fits = isinstance(root, int) or not number",
        "fits = True",
        NAMES,
    ),
    Mutant(
        "past: it does not hold the message itself",
        "table/log/past.py",
        "message.seq + 1, *seen[seat:]",
        "message.seq, *seen[seat:]",
        RULES,
    ),
    Mutant(
        "past: of several the least",
        "table/log/past.py",
        "map(max, zip(",
        "map(min, zip(",
        CERTAIN,
    ),
)
