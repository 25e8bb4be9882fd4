"""Bugs in commitments, seals and dice, in recovery, and in who said what."""

from tests.mutants.mutant import Mutant

COMMITMENT = ("tests/crypto/test_commitment.py", "tests/attacks/test_choices.py")
SEAL = ("tests/crypto/test_seal.py", "tests/attacks/test_choices.py")
BEACON = ("tests/crypto/test_beacon.py", "tests/attacks/test_beacon.py")
RECOVERY = (
    "tests/crypto/test_recovery.py",
    "tests/attacks/test_dealers.py",
    "tests/attacks/test_complaints.py",
    "tests/attacks/test_recovery.py",
)
IDENTITY = ("tests/crypto/test_identity.py", "tests/attacks/test_identity.py")
HEADER = ("tests/crypto/test_header.py", "tests/attacks/test_equivocation.py")

PROMISES = (
    # Commitments
    *(
        Mutant(
            f"commitment: the {part} is not committed to",
            "crypto/commitment.py",
            "parts = (table, step.encode(), u16(seat), opening.r, opening.value)",
            f"parts = ({parts})",
            COMMITMENT,
        )
        for part, parts in {
            "table": "step.encode(), u16(seat), opening.r, opening.value",
            "step": "table, u16(seat), opening.r, opening.value",
            "seat": "table, step.encode(), opening.r, opening.value",
            "blinding": "table, step.encode(), u16(seat), opening.value",
            "value": "table, step.encode(), u16(seat), opening.r",
        }.items()
    ),
    Mutant(
        "commitment: where one part ends is not committed to",
        "crypto/commitment.py",
        'digest32(b"undertable/1/commit", *map(lp, parts))',
        'digest32(b"undertable/1/commit", *parts)',
        COMMITMENT,
    ),
    Mutant(
        "commitment: a blinding may be short",
        "crypto/commitment.py",
        "if len(opening.r) != BLINDING_SIZE:",
        "if len(opening.r) > BLINDING_SIZE:",
        COMMITMENT,
    ),
    Mutant(
        "commitment: an opening may be cut short",
        "crypto/commitment.py",
        "if len(data) < BLINDING_SIZE:",
        "if not data:",
        COMMITMENT,
    ),
    Mutant(
        "commitment: it opens to anything",
        "crypto/commitment.py",
        "if not hmac.compare_digest(commitment, commit(opening, table, step, seat)):",
        "if not commit(opening, table, step, seat):",
        COMMITMENT,
    ),
    Mutant(
        "commitment: every blinding is the same",
        "crypto/commitment.py",
        "return cls(secrets.token_bytes(BLINDING_SIZE), value)",
        "return cls(bytes(BLINDING_SIZE), value)",
        COMMITMENT,
    ),
    # Seals
    Mutant(
        "seal: nobody need know the mask",
        "crypto/seal.py",
        "Linear(1, (Equation(e.a, ((0, G),)), Equation(e.b - M, ((0, X),))))",
        "Linear(1, (Equation(e.b - M, ((0, X),)),))",
        SEAL,
    ),
    Mutant(
        "seal: it may hold anything",
        "crypto/seal.py",
        "Linear(1, (Equation(e.a, ((0, G),)), Equation(e.b - M, ((0, X),))))",
        "Linear(1, (Equation(e.a, ((0, G),)),))",
        SEAL,
    ),
    Mutant(
        "seal: it may have no mask",
        "crypto/seal.py",
        "if e.a.is_identity or e.b.is_identity:",
        "if e.b.is_identity:",
        SEAL,
    ),
    Mutant(
        "seal: its second component may vanish",
        "crypto/seal.py",
        "if e.a.is_identity or e.b.is_identity:",
        "if e.a.is_identity:",
        SEAL,
    ),
    Mutant(
        "seal: among no choices or too many",
        "crypto/seal.py",
        "if not 1 <= len(choices) <= MAX_BRANCHES:",
        "if len(choices) > 999_999:",
        SEAL,
    ),
    Mutant(
        "seal: a choice from the end",
        "crypto/seal.py",
        "if not 0 <= choice < len(choices):",
        "if not choice < len(choices):",
        SEAL,
    ),
    Mutant(
        "seal: any mask opens it",
        "crypto/seal.py",
        "if r * G != e.a:",
        "if r * G == e.a.__class__:",
        SEAL,
    ),
    Mutant(
        "seal: what is no choice is the first",
        "crypto/seal.py",
        """    if M not in choices:
        raise InvalidProof("choice", "the seal holds none of the choices")
    return list(choices).index(M)""",
        """    return list(choices).index(M) if M in choices else 0""",
        SEAL,
    ),
    # Dice
    Mutant(
        "beacon: the same at every table",
        "crypto/beacon.py",
        'hash_to_group(b"beacon", table, step.encode())',
        'hash_to_group(b"beacon", step.encode())',
        BEACON,
    ),
    Mutant(
        "beacon: the same at every step",
        "crypto/beacon.py",
        'hash_to_group(b"beacon", table, step.encode())',
        'hash_to_group(b"beacon", table)',
        BEACON,
    ),
    Mutant(
        "beacon: any share will do",
        "crypto/beacon.py",
        "    verify_same_log(X, target(table, step), S, proof, ctx)\n",
        "    verify_same_log(X, target(table, step), S, proof, ctx) if not proof else None\n",
        BEACON,
    ),
    Mutant(
        "beacon: the outcome forgets the table",
        "crypto/beacon.py",
        "+ lp(table) + lp(step.encode()) + total",
        "+ lp(step.encode()) + total",
        BEACON,
    ),
    Mutant(
        "beacon: the outcome forgets the step",
        "crypto/beacon.py",
        "+ lp(table) + lp(step.encode()) + total",
        "+ lp(table) + total",
        BEACON,
    ),
    Mutant(
        "beacon: the outcome forgets the shares",
        "crypto/beacon.py",
        "+ lp(table) + lp(step.encode()) + total",
        "+ lp(table) + lp(step.encode()) + total[:0]",
        BEACON,
    ),
    Mutant(
        "beacon: small numbers are likelier",
        "crypto/beacon.py",
        "        if v < even:\n",
        "        if v >= 0:\n",
        BEACON,
    ),
    Mutant(
        "beacon: every draw is the same",
        "crypto/beacon.py",
        "sha512(beacon + label.encode() + u32(i))",
        "sha512(beacon + u32(i))",
        BEACON,
    ),
    Mutant(
        "beacon: among no outcomes or too many",
        "crypto/beacon.py",
        "if not 1 <= n <= 1 << 32:",
        "if not n:",
        BEACON,
    ),
    # Recovery
    Mutant(
        "recovery: two halves of a table may both decide",
        "crypto/recovery.py",
        "not n < 2 * q < 2 * n:",
        "not n <= 2 * q < 2 * n:",
        RECOVERY,
    ),
    Mutant(
        "recovery: a quorum of all others and the absent one",
        "crypto/recovery.py",
        "not n < 2 * q < 2 * n:",
        "not n < 2 * q <= 2 * n:",
        RECOVERY,
    ),
    Mutant(
        "recovery: among two",
        "crypto/recovery.py",
        "if not 3 <= n <= MAX_SEATS",
        "if not 2 <= n <= MAX_SEATS",
        RECOVERY,
    ),
    Mutant(
        "recovery: among any number",
        "crypto/recovery.py",
        "if not 3 <= n <= MAX_SEATS",
        "if not 3 <= n",
        RECOVERY,
    ),
    Mutant(
        "recovery: the usual quorum is one less",
        "crypto/recovery.py",
        "n - (1 if n <= 5 else 2 if n <= 9 else 3)",
        "n - (1 if n <= 4 else 2 if n <= 8 else 3)",
        RECOVERY,
    ),
    Mutant(
        "recovery: two may stand in for each other",
        "crypto/recovery.py",
        "return None if n == 2 else n -",
        "return n -",
        RECOVERY,
    ),
    Mutant(
        "recovery: a seat that is not there",
        "crypto/recovery.py",
        "if not 1 <= seat <= n:",
        "if not 0 <= seat <= n:",
        RECOVERY,
    ),
    Mutant(
        "recovery: a polynomial of another degree",
        "crypto/recovery.py",
        "if len(sharing.A) != q - 1 or sorted(sharing.y) != others(dealer, n):",
        "if sorted(sharing.y) != others(dealer, n):",
        RECOVERY,
    ),
    Mutant(
        "recovery: not everybody is dealt a share",
        "crypto/recovery.py",
        "if len(sharing.A) != q - 1 or sorted(sharing.y) != others(dealer, n):",
        "if len(sharing.A) != q - 1:",
        RECOVERY,
    ),
    Mutant(
        "recovery: another dealer's R may be copied",
        "crypto/recovery.py",
        '    verify_key(sharing.R, sharing.pok, cx + b"R")\n',
        "",
        RECOVERY,
    ),
    Mutant(
        "recovery: a share may be zero",
        "crypto/recovery.py",
        "if sharing.share_key(X, j).is_identity:",
        "if sharing.share_key(X, j) is None:",
        RECOVERY,
    ),
    Mutant(
        "recovery: the zero share of the last seat is not noticed",
        "crypto/recovery.py",
        """    for j in others(dealer, n):
        if sharing""",
        """    for j in others(dealer, n)[:-1]:
        if sharing""",
        RECOVERY,
    ),
    Mutant(
        "recovery: a wrong share is received",
        "crypto/recovery.py",
        "if sharing.share_key(X, me) != share.X:",
        "if sharing.share_key(X, me) == share.x:",
        RECOVERY,
    ),
    Mutant(
        "recovery: a share for a seat that was dealt none",
        "crypto/recovery.py",
        """    if me not in sharing.y:
        raise Malformed(f"seat {dealer} dealt nothing to seat {me}")
""",
        "",
        RECOVERY,
    ),
    Mutant(
        "recovery: a complaint for a seat that was dealt none",
        "crypto/recovery.py",
        """    if j not in sharing.y:
        raise Malformed(f"seat {dealer} dealt nothing to seat {j}")
""",
        "",
        RECOVERY,
    ),
    Mutant(
        "recovery: a complaint is believed without proof",
        "crypto/recovery.py",
        "    verify_same_log(X_j, sharing.R, complaint.K, complaint.proof, ctx)\n",
        "",
        RECOVERY,
    ),
    Mutant(
        "recovery: every complaint convicts the dealer",
        "crypto/recovery.py",
        "return Fault.COMPLAINER if share * G == sharing.share_key(X, j) else Fault.DEALER",
        "return Fault.DEALER",
        RECOVERY,
    ),
    Mutant(
        "recovery: every complaint convicts the complainer",
        "crypto/recovery.py",
        "return Fault.COMPLAINER if share * G == sharing.share_key(X, j) else Fault.DEALER",
        "return Fault.COMPLAINER",
        RECOVERY,
    ),
    Mutant(
        "recovery: fewer helpers than the quorum",
        "crypto/recovery.py",
        "if len(helped) != q or len(counts)",
        "if len(helped) > q or len(counts)",
        RECOVERY,
    ),
    Mutant(
        "recovery: more helpers than the quorum",
        "crypto/recovery.py",
        "if len(helped) != q or len(counts)",
        "if len(helped) < q or len(counts)",
        RECOVERY,
    ),
    Mutant(
        "recovery: seat 0 helps",
        "crypto/recovery.py",
        "or min(helped) < 1:",
        "or min(helped) < 0:",
        RECOVERY,
    ),
    Mutant(
        "recovery: helpers give unequal numbers of shares",
        "crypto/recovery.py",
        "or len(counts) != 1 or",
        "or",
        RECOVERY,
    ),
    *(
        Mutant(
            f"recovery: a pad forgets {what}",
            "crypto/recovery.py",
            'seed = b"undertable/1/vss" + lp(cx) + u8(dealer) + u8(j) + K.encode()',
            f'seed = b"undertable/1/vss" + {rest}',
            RECOVERY,
        )
        for what, rest in {
            "its table": "u8(dealer) + u8(j) + K.encode()",
            "its dealer": "lp(cx) + u8(j) + K.encode()",
            "its receiver": "lp(cx) + u8(dealer) + K.encode()",
            "its key": "lp(cx) + u8(dealer) + u8(j)",
        }.items()
    ),
    *(
        Mutant(
            f"recovery: a complaint forgets {what}",
            "crypto/recovery.py",
            'return cx + b"complaint" + u8(dealer) + u8(j)',
            f"return {rest}",
            RECOVERY,
        )
        for what, rest in {
            "that it is one": "cx + u8(dealer) + u8(j)",
            "its dealer": 'cx + b"complaint" + u8(j)',
            "its author": 'cx + b"complaint" + u8(dealer)',
        }.items()
    ),
    Mutant(
        "recovery: a dealer need not know every seat's key",
        "crypto/recovery.py",
        "if sorted(keys) != list(range(1, n + 1)) or keys.get(dealer) != key.X:",
        "if keys.get(dealer) != key.X:",
        RECOVERY,
    ),
    Mutant(
        "recovery: a dealer may share another key than its own",
        "crypto/recovery.py",
        "if sorted(keys) != list(range(1, n + 1)) or keys.get(dealer) != key.X:",
        "if sorted(keys) != list(range(1, n + 1)):",
        RECOVERY,
    ),
    Mutant(
        "recovery: the key is dealt as everybody's share",
        "crypto/recovery.py",
        "f = [key.x, *(random_scalar() for _ in range(q - 1))]",
        "f = [key.x, *(ORDER for _ in range(q - 1))]",
        RECOVERY,
    ),
    # Identities
    Mutant(
        "identity: a key of another length",
        "crypto/identity.py",
        "        if len(self.key) != KEY_SIZE:",
        "        if not self.key:",
        IDENTITY,
    ),
    Mutant(
        "identity: a key in a second encoding",
        "crypto/identity.py",
        "if y >= _FIELD:",
        "if y > _FIELD + 19:",
        IDENTITY,
    ),
    Mutant(
        "identity: a key of small order",
        "crypto/identity.py",
        "if y in _SMALL_ORDER:",
        "if y < 0:",
        IDENTITY,
    ),
    *(
        Mutant(
            f"identity: a key of small order, {which}",
            "crypto/identity.py",
            "_SMALL_ORDER = {0, 1, _FIELD - 1, _Y_OF_ORDER_8, _FIELD - _Y_OF_ORDER_8}",
            f"_SMALL_ORDER = {{{rest}}}",
            IDENTITY,
        )
        for which, rest in {
            "namely 4": "1, _FIELD - 1, _Y_OF_ORDER_8, _FIELD - _Y_OF_ORDER_8",
            "namely 1": "0, _FIELD - 1, _Y_OF_ORDER_8, _FIELD - _Y_OF_ORDER_8",
            "namely 2": "0, 1, _Y_OF_ORDER_8, _FIELD - _Y_OF_ORDER_8",
            "namely 8": "0, 1, _FIELD - 1, _FIELD - _Y_OF_ORDER_8",
            "namely 8 on the other side": "0, 1, _FIELD - 1, _Y_OF_ORDER_8",
        }.items()
    ),
    Mutant(
        "identity: a signature of another length",
        "crypto/identity.py",
        "if len(signature) != SIGNATURE_SIZE:",
        "if len(signature) > 999:",
        IDENTITY,
    ),
    Mutant(
        "identity: any signature will do",
        "crypto/identity.py",
        '            raise InvalidProof("signature") from None\n',
        "            return\n",
        IDENTITY,
    ),
    # Headers
    Mutant(
        "header: hashes of any length",
        "crypto/header.py",
        "if any(len(part) != ID_SIZE for part in hashes):",
        "if not all(hashes):",
        HEADER,
    ),
    Mutant(
        "header: seat 0",
        "crypto/header.py",
        "if not 1 <= self.seat <= MAX_SEATS:",
        "if not 0 <= self.seat <= MAX_SEATS:",
        HEADER,
    ),
    Mutant(
        "header: seat 14",
        "crypto/header.py",
        "if not 1 <= self.seat <= MAX_SEATS:",
        "if not 1 <= self.seat <= MAX_SEATS + 1:",
        HEADER,
    ),
    *(
        Mutant(
            f"header: {what} is not signed",
            "crypto/header.py",
            "(MAGIC, self.table, place, self.prev, self.heads, _kind(self.kind), self.body_hash)",
            f"({parts})",
            HEADER,
        )
        for what, parts in {
            "the table": "MAGIC, bytes(32), place, self.prev, self.heads, _kind(self.kind),"
            " self.body_hash",
            "the place": "MAGIC, self.table, bytes(6), self.prev, self.heads, _kind(self.kind),"
            " self.body_hash",
            "the message before": "MAGIC, self.table, place, bytes(32), self.heads,"
            " _kind(self.kind), self.body_hash",
            "what was seen": "MAGIC, self.table, place, self.prev, bytes(32), _kind(self.kind),"
            " self.body_hash",
            "the kind": "MAGIC, self.table, place, self.prev, self.heads, bytes(16),"
            " self.body_hash",
            "the body": "MAGIC, self.table, place, self.prev, self.heads, _kind(self.kind),"
            " bytes(32)",
        }.items()
    ),
    Mutant(
        "header: any beginning",
        "crypto/header.py",
        "if len(data) != HEADER_SIZE or not data.startswith(MAGIC):",
        "if len(data) != HEADER_SIZE:",
        HEADER,
    ),
    Mutant(
        "header: a second encoding",
        "crypto/header.py",
        "        if header.encode() != data:\n",
        "        if len(header.encode()) != len(data):\n",
        HEADER,
    ),
    Mutant(
        "header: any kind",
        "crypto/header.py",
        "if not 1 <= len(name) <= KIND_SIZE or not name.isalnum():",
        "if not 1 <= len(name) <= KIND_SIZE:",
        HEADER,
    ),
    Mutant(
        "header: a body of any size",
        "crypto/header.py",
        "if len(body) > MAX_BODY:",
        "if len(body) < 0:",
        HEADER,
    ),
    Mutant(
        "header: heads of any length",
        "crypto/header.py",
        "if any(len(head) != ID_SIZE for head in heads):",
        "if len(heads) < 0:",
        HEADER,
    ),
    Mutant(
        "header: a JOIN looks like any hash",
        "crypto/header.py",
        'return b"undertable/1/join" + hash_body(body)',
        "return hash_body(body)",
        HEADER,
    ),
    Mutant(
        "header: a table's name forgets where one JOIN ends",
        "crypto/header.py",
        "return digest32(*map(lp, joins))",
        "return digest32(*joins)",
        HEADER,
    ),
    Mutant(
        "header: a signature is not verified",
        "crypto/header.py",
        "        author.verify(self.signature, self.header)\n",
        "",
        HEADER,
    ),
    Mutant(
        "header: a signed header with more behind it",
        "crypto/header.py",
        "if len(data) != SIGNED_SIZE:",
        "if len(data) < SIGNED_SIZE:",
        HEADER,
    ),
    # Equivocation
    *(
        Mutant(
            f"equivocation: two messages for two {what}",
            "crypto/header.py",
            "return self.table, self.seat, self.seq\n",
            f"return {position}\n",
            HEADER,
        )
        for what, position in {
            "tables": "bytes(32), self.seat, self.seq",
            "seats": "self.table, 1, self.seq",
            "turns": "self.table, self.seat, 0",
        }.items()
    ),
    Mutant(
        "equivocation: positions are not compared",
        "crypto/header.py",
        "if one.position != other.position:",
        "if one.position is other.position:",
        HEADER,
    ),
    Mutant(
        "equivocation: one message shown twice convicts",
        "crypto/header.py",
        "if self.one.header == self.other.header:",
        "if self.one is None:",
        HEADER,
    ),
    Mutant(
        "equivocation: the second signature is not verified",
        "crypto/header.py",
        "one, other = self.one.verify(author), self.other.verify(author)",
        "one, other = self.one.verify(author), Header.decode(self.other.header)",
        HEADER,
    ),
    Mutant(
        "equivocation: the first signature is not verified",
        "crypto/header.py",
        "one, other = self.one.verify(author), self.other.verify(author)",
        "one, other = Header.decode(self.one.header), self.other.verify(author)",
        HEADER,
    ),
    Mutant(
        "equivocation: evidence with more behind it",
        "crypto/header.py",
        "if len(data) != EQUIVOCATION_SIZE:",
        "if len(data) < EQUIVOCATION_SIZE:",
        HEADER,
    ),
)
