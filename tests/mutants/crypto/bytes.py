"""Bugs in the group, its generators, contexts, and in how proofs are read."""

from tests.mutants.mutant import Mutant

GROUP = ("tests/crypto/test_group.py",)
ENCODING = ("tests/crypto/test_encoding.py",)
GENERATORS = ("tests/crypto/test_generators.py",)
READER = ("tests/crypto/test_reader.py",)
TIMING = ("tests/attacks/test_timing.py",)

BYTES = (
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
        "crypto/curve.py",
        "return key if lib.secp256k1_ec_pubkey_parse(ctx, key, data, POINT_SIZE) == 1 else None",
        "return key if lib.secp256k1_ec_pubkey_parse(ctx, key, data, POINT_SIZE) < 2 else None",
        GROUP,
    ),
    Mutant(
        "a point may have fewer bytes",
        "crypto/group.py",
        "if len(data) != POINT_SIZE:",
        "if len(data) > POINT_SIZE:",
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
        "crypto/curve.py",
        "return key if lib.secp256k1_ec_pubkey_combine(ctx, key, keys, len(keys)) == 1 else None",
        "return key if lib.secp256k1_ec_pubkey_combine(ctx, key, keys, len(keys)) < 2 else None",
        GROUP,
    ),
    Mutant(
        "a sum forgets its last point",
        "crypto/group.py",
        "curve.total([point._key for point in finite])",
        "curve.total([point._key for point in finite[:-1]])",
        GROUP,
    ),
    Mutant(
        "secrets multiply in variable time",
        "crypto/group.py",
        "curve.create(scalar) if self is G else curve.secret_product(scalar, self._key)",
        "curve.create(scalar) if self is G else curve.public_product(scalar, self._key)",
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
        "crypto/curve.py",
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
        "    if len(data) != SCALAR_SIZE * count:",
        "    if len(data) < SCALAR_SIZE * count:",
        GROUP,
    ),
    Mutant(
        "the order counts as a scalar",
        "crypto/group.py",
        "if max(scalars, default=0) >= ORDER:",
        "if max(scalars, default=0) > ORDER:",
        GROUP,
    ),
    Mutant(
        "scalars above the order are reduced",
        "crypto/group.py",
        """    if max(scalars, default=0) >= ORDER:
        raise Malformed("a scalar is smaller than the order of the group")
    return scalars""",
        """    return [scalar % ORDER for scalar in scalars]""",
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
        'return len(part).to_bytes(4, "big") + part',
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
        """            return decode_scalars(self.take(SCALAR_SIZE * count), count)
        except Malformed as error:""",
        """            return decode_scalars(self.take(SCALAR_SIZE * count), count)
        except KeyError as error:""",
        READER,
    ),
)
