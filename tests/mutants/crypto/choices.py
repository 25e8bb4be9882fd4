"""Bugs in commitments and dice."""

from tests.mutants.mutant import Mutant

COMMITMENT = ("tests/crypto/test_commitment.py", "tests/attacks/test_choices.py")
BEACON = ("tests/crypto/test_beacon.py", "tests/attacks/test_beacon.py")

CHOICES = (
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
        "beacon: the outcome forgets all shares but the first",
        "crypto/beacon.py",
        "total = point_sum(shares).encode()",
        "total = next(iter(shares)).encode()",
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
)
