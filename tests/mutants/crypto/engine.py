"""Bugs in transcripts and in the sigma engine."""

from tests.mutants.mutant import Mutant

TRANSCRIPT = ("tests/crypto/test_transcript.py",)
SIGMA = ("tests/crypto/test_sigma.py",)
FIAT_SHAMIR = ("tests/attacks/test_fiat_shamir.py",)
NONCES = ("tests/attacks/test_nonces.py",)
TIMING = ("tests/attacks/test_timing.py",)

ENGINE = (
    # Transcripts
    Mutant(
        "a transcript forgets its kind",
        "crypto/transcript.py",
        'name = b"undertable/1/" + kind.encode()',
        'name = b"undertable/1/"',
        TRANSCRIPT,
    ),
    Mutant(
        "a transcript forgets its context",
        "crypto/transcript.py",
        'self.absorb("ctx", ctx)',
        'self.absorb("ctx")',
        TRANSCRIPT,
    ),
    Mutant(
        "labels are not absorbed",
        "crypto/transcript.py",
        "return u8(len(label)) + label.encode() + u32(count)",
        "return u32(count)",
        TRANSCRIPT,
    ),
    Mutant(
        "the length of a label is not absorbed",
        "crypto/transcript.py",
        "return u8(len(label)) + label.encode() + u32(count)",
        "return label.encode() + u32(count)",
        TRANSCRIPT,
    ),
    Mutant(
        "the number of items is not absorbed",
        "crypto/transcript.py",
        "return u8(len(label)) + label.encode() + u32(count)",
        "return u8(len(label)) + label.encode()",
        TRANSCRIPT,
    ),
    Mutant(
        "points are absorbed without their length",
        "crypto/transcript.py",
        "return _POINT_FRAME + item.absorbed()",
        "return item.absorbed()",
        TRANSCRIPT,
    ),
    Mutant(
        "bytes are absorbed without their length",
        "crypto/transcript.py",
        "if isinstance(item, int) else lp(item)",
        "if isinstance(item, int) else item",
        TRANSCRIPT,
    ),
    Mutant(
        "scalars are absorbed without their length",
        "crypto/transcript.py",
        "return _SCALAR_FRAME + encode_scalar(item) if",
        "return encode_scalar(item) if",
        TRANSCRIPT,
    ),
    Mutant(
        "a challenge forgets what it is called",
        "crypto/transcript.py",
        'self.absorb("chal:" + label)',
        'self.absorb("chal:")',
        TRANSCRIPT,
    ),
    Mutant(
        "a challenge leaves no trace in the next",
        "crypto/transcript.py",
        "        self._state.update(digest)\n",
        "",
        TRANSCRIPT,
    ),
    Mutant(
        "a challenge has one bit",
        "crypto/transcript.py",
        'return int.from_bytes(digest, "big") % ORDER',
        'return int.from_bytes(digest, "big") & 1',
        TRANSCRIPT,
    ),
    Mutant(
        "a challenge is taken from half the digest",
        "crypto/transcript.py",
        'return int.from_bytes(digest, "big") % ORDER',
        'return int.from_bytes(digest[:32], "big") % ORDER',
        TRANSCRIPT,
    ),
    Mutant(
        "nonces come from the statement and the witness alone",
        "crypto/transcript.py",
        "            + secrets.token_bytes(32)\n",
        "",
        TRANSCRIPT,
    ),
    Mutant(
        "nonces forget the statement",
        "crypto/transcript.py",
        "            + self._state.digest()\n",
        "",
        TRANSCRIPT,
    ),
    Mutant(
        "nonces forget the witness",
        "crypto/transcript.py",
        '            + b"".join(map(encode_scalar, witness))\n',
        "",
        TRANSCRIPT,
    ),
    Mutant(
        "all nonces of a proof are one",
        "crypto/transcript.py",
        "sha512(seed + u32(i))",
        "sha512(seed + u32(0))",
        TRANSCRIPT,
    ),
    # The sigma engine
    Mutant(
        "the challenge is not compared",
        "crypto/sigma.py",
        'if transcript.challenge("c") != c:',
        'if transcript.challenge("c") != c and not proof:',
        SIGMA,
    ),
    Mutant(
        "the statement is not absorbed",
        "crypto/sigma.py",
        """    transcript.absorb("shape", u32(len(statement)))
    for clause in statement:
        transcript.absorb""",
        """    for clause in ():
        transcript.absorb""",
        FIAT_SHAMIR,
    ),
    Mutant(
        "the number of clauses is not absorbed",
        "crypto/sigma.py",
        'transcript.absorb("shape", u32(len(statement)))',
        'transcript.absorb("shape")',
        SIGMA,
    ),
    Mutant(
        "the number of branches is not absorbed",
        "crypto/sigma.py",
        'transcript.absorb("or", u32(len(clause)))',
        'transcript.absorb("or")',
        SIGMA,
    ),
    Mutant(
        "only the first equation of a branch is absorbed",
        "crypto/sigma.py",
        """            for equation in branch.equations:
                transcript.absorb""",
        """            for equation in branch.equations[:1]:
                transcript.absorb""",
        FIAT_SHAMIR,
    ),
    Mutant(
        "the left side of an equation is not absorbed",
        "crypto/sigma.py",
        "items: list[Item] = [shape, equation.Y]",
        "items: list[Item] = [shape]",
        FIAT_SHAMIR,
    ),
    Mutant(
        "the shape of an equation is not absorbed",
        "crypto/sigma.py",
        "items: list[Item] = [shape, equation.Y]",
        "items: list[Item] = [equation.Y]",
        SIGMA,
    ),
    Mutant(
        "the bases of an equation are not absorbed",
        "crypto/sigma.py",
        "items += (bytes((i,)), P)",
        "items += (bytes((i,)),)",
        SIGMA,
    ),
    Mutant(
        "the secrets of an equation are not absorbed",
        "crypto/sigma.py",
        "items += (bytes((i,)), P)",
        "items += (P,)",
        SIGMA,
    ),
    Mutant(
        "the commitments are not absorbed",
        "crypto/transcript.py",
        'b"".join(map(_framed, items)))',
        'b"".join(map(_framed, items if label != "T" else ())))',
        FIAT_SHAMIR,
    ),
    Mutant(
        "only the first clause is checked",
        "crypto/sigma.py",
        """    for clause, branches in zip(statement, answers, strict=True):
        for branch, answer in""",
        """    for clause, branches in zip(statement[:1], answers[:1], strict=True):
        for branch, answer in""",
        SIGMA,
    ),
    Mutant(
        "only the first branch is checked",
        "crypto/sigma.py",
        "for branch, answer in zip(clause, branches, strict=True):",
        "for branch, answer in zip(clause[:1], branches[:1], strict=True):",
        FIAT_SHAMIR,
    ),
    Mutant(
        "only the first equation is checked",
        "crypto/sigma.py",
        """            for equation in branch.equations:
                terms""",
        """            for equation in branch.equations[:1]:
                terms""",
        SIGMA,
    ),
    Mutant(
        "only the last equation is checked",
        "crypto/sigma.py",
        """            for equation in branch.equations:
                terms""",
        """            for equation in branch.equations[-1:]:
                terms""",
        SIGMA,
    ),
    Mutant(
        "sub-challenges need not add up",
        "crypto/sigma.py",
        "cs.append((c - sum(cs)) % ORDER)",
        "cs.append(c if not cs else cs[-1])",
        SIGMA,
    ),
    Mutant(
        "simulated branches have the challenge zero",
        "crypto/sigma.py",
        "0 if b == known.branch else next(draw)",
        "0 if b == known.branch else 0 * next(draw)",
        ("tests/attacks/test_branches.py",),
    ),
    Mutant(
        "all branches have the same nonces",
        "crypto/sigma.py",
        """    for b, branch in enumerate(clause):
        z = [next(draw) for _ in range(branch.secrets)]""",
        """    first = next(draw)
    for b, branch in enumerate(clause):
        z = [first for _ in range(branch.secrets)]""",
        NONCES,
    ),
    Mutant(
        "nonces are not hedged by the witness",
        "crypto/sigma.py",
        "transcript.nonces([w for known in witness for w in known.scalars])",
        "transcript.nonces([])",
        NONCES,
    ),
    Mutant(
        "nonces are drawn before the statement is absorbed",
        "crypto/sigma.py",
        """    _absorb(statement, transcript)
    draw = nonces or transcript.nonces([w for known in witness for w in known.scalars])
""",
        """    hedged = transcript.nonces([w for known in witness for w in known.scalars])
    draw = nonces or iter([next(hedged) for _ in range(99)])
    _absorb(statement, transcript)
""",
        NONCES,
    ),
    Mutant(
        "provers multiply in variable time",
        "crypto/sigma.py",
        'transcript.absorb("T", *_commitments(statement, answers, secret_sum))',
        'transcript.absorb("T", *_commitments(statement, answers, public_sum))',
        TIMING,
    ),
    Mutant(
        "a statement may have no clauses",
        "crypto/sigma.py",
        "if not statement or not all(statement):",
        "if not all(statement):",
        SIGMA,
    ),
    Mutant(
        "a clause may have no branches",
        "crypto/sigma.py",
        "if not statement or not all(statement):",
        "if not statement:",
        SIGMA,
    ),
    Mutant(
        "a witness need not answer every clause",
        "crypto/sigma.py",
        "if len(witness) != len(statement):",
        "if len(witness) > len(statement):",
        SIGMA,
    ),
    Mutant(
        "a witness may count branches from the end",
        "crypto/sigma.py",
        "if not 0 <= known.branch < len(clause):",
        "if not known.branch < len(clause):",
        SIGMA,
    ),
    Mutant(
        "a witness may have scalars to spare",
        "crypto/sigma.py",
        "if len(known.scalars) != clause[known.branch].secrets:",
        "if len(known.scalars) < clause[known.branch].secrets:",
        SIGMA,
    ),
)
