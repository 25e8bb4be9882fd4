"""Bugs in the group, in encodings, in transcripts and in the sigma engine."""

from tests.mutants.mutant import Mutant

GROUP = ("tests/crypto/test_group.py",)
ENCODING = ("tests/crypto/test_encoding.py",)
GENERATORS = ("tests/crypto/test_generators.py",)
READER = ("tests/crypto/test_reader.py",)
TRANSCRIPT = ("tests/crypto/test_transcript.py",)
SIGMA = ("tests/crypto/test_sigma.py",)
FIAT_SHAMIR = ("tests/attacks/test_fiat_shamir.py",)
NONCES = ("tests/attacks/test_nonces.py",)
TIMING = ("tests/attacks/test_timing.py",)

FOUNDATIONS = (
    # The group
    Mutant(
        "a point may have more bytes behind it",
        "crypto/group.py",
        "if len(data) != POINT_SIZE:",
        "if len(data) < POINT_SIZE:",
        GROUP,
    ),
    Mutant(
        "a point need not be on the curve",
        "crypto/group.py",
        "if lib.secp256k1_ec_pubkey_parse(ctx, key, data, POINT_SIZE) != 1:",
        "if lib.secp256k1_ec_pubkey_parse(ctx, key, data, POINT_SIZE) > 1:",
        GROUP,
    ),
    Mutant(
        "the library parses by the length it is given",
        "crypto/group.py",
        """        if len(data) != POINT_SIZE:
            raise Malformed(f"a point has {POINT_SIZE} bytes, not {len(data)}")
        key = _new(_KEY)
        if lib.secp256k1_ec_pubkey_parse(ctx, key, data, POINT_SIZE) != 1:""",
        """        key = _new(_KEY)
        if lib.secp256k1_ec_pubkey_parse(ctx, key, data, len(data)) != 1:""",
        GROUP,
    ),
    Mutant(
        "the identity goes over the wire as zeros",
        "crypto/group.py",
        """        if self._key is None:
            raise Malformed("the identity has no encoding")
        return self.absorbed()""",
        """        return self.absorbed()""",
        GROUP,
    ),
    Mutant(
        "the identity stands in transcripts otherwise",
        "crypto/group.py",
        "IDENTITY_IN_TRANSCRIPT: ClassVar[bytes] = bytes(POINT_SIZE)",
        'IDENTITY_IN_TRANSCRIPT: ClassVar[bytes] = b"\\1" * POINT_SIZE',
        GROUP,
    ),
    Mutant(
        "a sum that vanishes is an object left by a failed call",
        "crypto/group.py",
        """    if lib.secp256k1_ec_pubkey_combine(ctx, total, keys, len(keys)) != 1:
        return O
    return Point(total)""",
        """    lib.secp256k1_ec_pubkey_combine(ctx, total, keys, len(keys))
    return Point(total)""",
        GROUP,
    ),
    Mutant(
        "a sum forgets its last point",
        "crypto/group.py",
        "keys = [point._key for point in finite]",
        "keys = [point._key for point in finite[:-1]]",
        GROUP,
    ),
    Mutant(
        "secrets multiply in variable time",
        "crypto/group.py",
        "return _base_product(scalar) if self is G else _secret_product(scalar, self._key)",
        "return public_product(scalar, self)",
        TIMING,
    ),
    Mutant(
        "secret sums multiply in variable time",
        "crypto/group.py",
        "return point_sum([scalar * point for scalar, point in terms])",
        "return public_sum(terms)",
        TIMING,
    ),
    Mutant(
        "a call of the library that failed goes unnoticed",
        "crypto/group.py",
        "    if returned != 1:",
        "    if returned > 1:",
        ("tests/attacks/test_shuffle_cancelling.py",),
    ),
    Mutant(
        "a random scalar may be zero",
        "crypto/group.py",
        "return [word if 0 < word < ORDER else",
        "return [word if word < ORDER else",
        GROUP,
    ),
    Mutant(
        "a random scalar may be too large, and is reduced",
        "crypto/group.py",
        "return [word if 0 < word < ORDER else",
        "return [word % ORDER if word % ORDER else",
        GROUP,
    ),
    Mutant(
        "a scalar may have more bytes in front",
        "crypto/group.py",
        "    if len(data) != SCALAR_SIZE:",
        "    if len(data) < SCALAR_SIZE:",
        GROUP,
    ),
    Mutant(
        "the order counts as a scalar",
        "crypto/group.py",
        "if scalar >= ORDER:",
        "if scalar > ORDER:",
        GROUP,
    ),
    Mutant(
        "scalars above the order are reduced",
        "crypto/group.py",
        """    if scalar >= ORDER:
        raise Malformed("a scalar is smaller than the order of the group")
    return scalar""",
        """    return scalar % ORDER""",
        GROUP,
    ),
    Mutant(
        "hashing to the group forgets where one part ends",
        "crypto/group.py",
        'sha512(b"undertable/1/h2g" + b"".join(map(lp, parts)))',
        'sha512(b"undertable/1/h2g" + b"".join(parts))',
        GROUP,
    ),
    Mutant(
        "hashing to the group forgets what it hashes for",
        "crypto/group.py",
        'sha512(b"undertable/1/h2g" + b"".join(map(lp, parts)))',
        'sha512(b"".join(map(lp, parts)))',
        GROUP,
    ),
    # Generators
    Mutant(
        "all generators of the shuffle are one",
        "crypto/generators.py",
        'hash_to_group(b"shuffle-gen", u16(i))',
        'hash_to_group(b"shuffle-gen", u16(1))',
        GENERATORS,
    ),
    Mutant(
        "money and its blinding have one base",
        "crypto/generators.py",
        'V = hash_to_group(b"money-V")',
        "V = H",
        GENERATORS,
    ),
    Mutant(
        "there is a generator for card 129",
        "crypto/generators.py",
        "if not 1 <= i <= MAX_CARDS:",
        "if not 1 <= i <= MAX_CARDS + 1:",
        GENERATORS,
    ),
    Mutant(
        "a face is the same at every table",
        "crypto/generators.py",
        'hash_to_group(b"card", table, game.encode(), label.encode())',
        'hash_to_group(b"card", game.encode(), label.encode())',
        GENERATORS,
    ),
    Mutant(
        "a face is the same in every game",
        "crypto/generators.py",
        'hash_to_group(b"card", table, game.encode(), label.encode())',
        'hash_to_group(b"card", table, label.encode())',
        GENERATORS,
    ),
    # Contexts
    Mutant(
        "a length is not written",
        "crypto/encoding.py",
        "return u32(len(part)) + part",
        "return part",
        ENCODING,
    ),
    Mutant(
        "a number that does not fit is cut",
        "crypto/encoding.py",
        'return number.to_bytes(size, "big")',
        'return (number % 256**size).to_bytes(size, "big")',
        ENCODING,
    ),
    Mutant(
        "a table id may have any length",
        "crypto/encoding.py",
        "if len(table) != 32:",
        "if len(table) > 999:",
        ENCODING,
    ),
    *(
        Mutant(
            f"a context does not name its {part}",
            "crypto/encoding.py",
            "parts = (table, op.encode(), u16(author), label.encode())",
            f"parts = ({parts})",
            ENCODING,
        )
        for part, parts in {
            "table": "op.encode(), u16(author), label.encode()",
            "operation": "table, u16(author), label.encode()",
            "author": "table, op.encode(), label.encode()",
            "place": "table, op.encode(), u16(author)",
        }.items()
    ),
    # Bytes of proofs
    Mutant(
        "a proof may be longer",
        "crypto/reader.py",
        "if len(proof) != size:",
        "if len(proof) < size:",
        READER,
    ),
    Mutant(
        "a proof may be shorter",
        "crypto/reader.py",
        "if len(proof) != size:",
        "if len(proof) > size:",
        READER,
    ),
    Mutant(
        "a bad point is not the proof's fault",
        "crypto/reader.py",
        """            return Point.decode(self.take(POINT_SIZE))
        except Malformed as error:""",
        """            return Point.decode(self.take(POINT_SIZE))
        except KeyError as error:""",
        READER,
    ),
    Mutant(
        "a bad scalar is not the proof's fault",
        "crypto/reader.py",
        """            return decode_scalar(self.take(SCALAR_SIZE))
        except Malformed as error:""",
        """            return decode_scalar(self.take(SCALAR_SIZE))
        except KeyError as error:""",
        READER,
    ),
    # Transcripts
    Mutant(
        "a transcript forgets its kind",
        "crypto/transcript.py",
        'self.absorb("proto", b"undertable/1/" + kind.encode())',
        'self.absorb("proto", b"undertable/1/")',
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
        "items += (u8(i), P)",
        "items += (u8(i),)",
        SIGMA,
    ),
    Mutant(
        "the secrets of an equation are not absorbed",
        "crypto/sigma.py",
        "items += (u8(i), P)",
        "items += (P,)",
        SIGMA,
    ),
    Mutant(
        "the commitments are not absorbed",
        "crypto/transcript.py",
        "        framed = [_framed(item) for item in items]\n",
        '        framed = [_framed(item) for item in items if label != "T"]\n',
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
