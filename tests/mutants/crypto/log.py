"""Bugs in who said what: identities, headers, equivocation."""

from tests.mutants.mutant import Mutant

IDENTITY = (
    "tests/crypto/test_signing.py",
    "tests/crypto/test_identity.py",
    "tests/attacks/test_identity.py",
)
VERSIONS = ("tests/laws/test_versions.py",)
HEADER = ("tests/crypto/test_header.py", "tests/attacks/test_equivocation.py")

LOG = (
    # Identities
    Mutant(
        "identity: any 32 bytes",
        "crypto/identity.py",
        "        signing.check_key(self.key)",
        "        len(self.key)",
        IDENTITY,
    ),
    Mutant(
        "identity: a key of another length",
        "crypto/signing.py",
        "    if len(key) != KEY_SIZE:",
        "    if not key:",
        IDENTITY,
    ),
    Mutant(
        "identity: a key in a second encoding",
        "crypto/edwards.py",
        "if y >= p:",
        "if y > p + 19:",
        IDENTITY,
    ),
    Mutant(
        "identity: a key that is no point",
        "crypto/edwards.py",
        '        raise Malformed("of no point")',
        "        x = 2",
        IDENTITY,
    ),
    Mutant(
        "identity: the identity is a key",
        "crypto/signing.py",
        "    if edwards.is_identity(A):",
        "    if False:",
        IDENTITY,
    ),
    Mutant(
        "identity: a key with a component of small order",
        "crypto/signing.py",
        'return None if edwards.is_of_odd_order(A) else "with a',
        'return None if edwards.decode(key) else "with a',
        IDENTITY,
    ),
    Mutant(
        "identity: a key with a component of order 2",
        "crypto/edwards.py",
        "    half = _halved(_halved(_on_montgomery_curve(x, y)))",
        "    half = _halved(_on_montgomery_curve(x, y))",
        IDENTITY,
    ),
    Mutant(
        "identity: a key with a component of order 4",
        "crypto/edwards.py",
        "    half = _halved(_halved(_on_montgomery_curve(x, y)))",
        "    half = _on_montgomery_curve(x, y) or None",
        IDENTITY,
    ),
    Mutant(
        "identity: a secret of another length",
        "crypto/signing.py",
        "if len(secret) != KEY_SIZE:",
        "if len(secret) > 999:",
        IDENTITY,
    ),
    Mutant(
        "identity: a signature of another length",
        "crypto/signing.py",
        "if len(signature) != SIGNATURE_SIZE:",
        "if len(signature) > 999:",
        IDENTITY,
    ),
    Mutant(
        "identity: any signature will do",
        "crypto/signing.py",
        '        raise InvalidProof("signature")\n',
        "        return\n",
        IDENTITY,
    ),
    Mutant(
        "libsodium: any version will do",
        "crypto/sodium.py",
        'b"left") == p.holds for p in PROBES)',
        'b"left") >= p.holds for p in PROBES)',
        IDENTITY,
    ),
    Mutant(
        "libsodium: whatever it says, a signature holds",
        "crypto/sodium.py",
        "signed, len(signed), key) == 0)",
        "signed, len(signed), key) <= 0)",
        IDENTITY,
    ),
    Mutant(
        "libsodium: it judges an R of small order, too",
        "crypto/signing.py",
        "quick = sodium.is_usable() and not signature.startswith(_IDENTITY)",
        "quick = sodium.is_usable()",
        IDENTITY,
    ),
    *(
        Mutant(
            f"a secret may be {how}",
            "crypto/secret.py",
            f'def {way}(self, _: {type_}) -> NoReturn:\n        self._refuse("{what}")',
            f"def {way[:-1]}(self, _: {type_}) -> NoReturn:\n        raise ValueError",
            ("tests/crypto/test_secret.py",),
        )
        for how, way, type_, what in (
            ("copied with all that is in it", "__deepcopy__", "object", "copied"),
            ("pickled", "__reduce_ex__", "SupportsIndex", "pickled"),
        )
    ),
    # Headers
    Mutant(
        "header: hashes of any length",
        "crypto/header.py",
        "if not are_ids((self.table, self.prev, self.heads, self.body_hash)):",
        "if not self.table:",
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
    # Decoding compares with the one encoding; so far the rules of kinds refuse all others before.
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
        "if not are_ids((roll, *heads)):",
        "if not roll:",
        HEADER,
    ),
    Mutant(
        "header: heads that name no roll",
        "crypto/header.py",
        "return digest32(roll, *heads)",
        "return digest32(*heads)",
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
            "return self.table, self.seat, self.epoch, self.seq\n",
            f"return {position}\n",
            HEADER,
        )
        for what, position in {
            "tables": "bytes(32), self.seat, self.epoch, self.seq",
            "seats": "self.table, 1, self.epoch, self.seq",
            "epochs": "self.table, self.seat, 0, self.seq",
            "turns": "self.table, self.seat, self.epoch, 0",
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
    # What files call themselves
    Mutant(
        "a file of a version yet to come is read",
        "crypto/versions.py",
        "if version is None or version == self.version:",
        "if version is None or version >= self.version:",
        VERSIONS,
    ),
    Mutant(
        "a file of an earlier version is read",
        "crypto/versions.py",
        "if version is None or version == self.version:",
        "if version is None or version <= self.version:",
        VERSIONS,
    ),
)
