"""Bugs in recovery.

None is about two seats: that they can't have recovery needs no check of its own, as no quorum is
between one and two.
"""

from tests.mutants.mutant import Mutant

RECOVERY = (
    "tests/crypto/test_recovery.py",
    "tests/crypto/test_recovery_bindings.py",
    "tests/attacks/test_dealers.py",
    "tests/attacks/test_complaints.py",
    "tests/attacks/test_recovery.py",
)

RECOVERIES = (
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
        "recovery: among any number",
        "crypto/recovery.py",
        "if not 3 <= n <= MAX_SEATS",
        "if not 3 <= n",
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
)
