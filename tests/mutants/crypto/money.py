"""Bugs in hidden money: equations left out, bits that are none, balances without a mask."""

from tests.mutants.mutant import Mutant

BITS = ("tests/crypto/money/test_bits.py",)
BALANCE = ("tests/crypto/money/test_balance.py", "tests/attacks/test_balances.py")
EQUATIONS = "tests/attacks/test_money_equations.py"
# Where other equations imply the one left out, no lie can tell; but the bytes are frozen.
VECTORS = ("tests/vectors/test_vectors.py",)
PAYMENT = ("tests/crypto/money/test_payment.py", "tests/attacks/test_payments.py", EQUATIONS)

MONEY = (
    Mutant(
        "amounts may have any number of bits",
        "crypto/money/bits.py",
        "if not 1 <= bits <= MAX_BITS:",
        "if not 1 <= bits:",
        BITS,
    ),
    Mutant(
        "amounts may have no bits",
        "crypto/money/bits.py",
        "if not 1 <= bits <= MAX_BITS:",
        "if bits > MAX_BITS:",
        BITS,
    ),
    Mutant(
        "more bits than the table allows",
        "crypto/money/bits.py",
        "if len(B) != bits:",
        "if len(B) < bits:",
        PAYMENT,
    ),
    Mutant(
        "fewer bits than the table asks for",
        "crypto/money/bits.py",
        "if len(B) != bits:",
        "if len(B) > bits:",
        PAYMENT,
    ),
    Mutant(
        "an amount that has too many bits loses them",
        "crypto/money/bits.py",
        "if not 0 <= value < 1 << bits:",
        "if not 0 <= value:",
        BITS,
    ),
    Mutant(
        "a negative amount is spelled as if it were none",
        "crypto/money/bits.py",
        "if not 0 <= value < 1 << bits:",
        "if not value < 1 << bits:",
        BITS,
    ),
    Mutant(
        "a bit may be anything",
        "crypto/money/bits.py",
        "        Linear(1, (Equation(B - V, ((0, H),)),)),\n",
        "        Linear(1, (Equation(B - B, ((0, H),)),)),\n",
        (*BITS, *PAYMENT),
    ),
    Mutant(
        "the last bit counts no more than the first",
        "crypto/money/bits.py",
        "total = point_sum((total, total, B_i))",
        "total = point_sum((total, B_i))",
        BITS,
    ),
    Mutant(
        "the bits of an amount share one blinding",
        "crypto/money/bits.py",
        "r = tuple(random_scalar() for _ in range(bits))",
        "r = (random_scalar(),) * bits",
        BITS,
    ),
    # Payments
    *(
        Mutant(f"payment: {name}", "crypto/money/payment.py", old, "", PAYMENT)
        for name, old in (
            ("the mask of the amount need not be known", "        Equation(c1, ((0, G),)),\n"),
            (
                "the payer may lose another amount",
                "        Equation(cP, ((1, V), (0, payer.X))),\n",
            ),
            (
                "the recipient may get another amount",
                "        Equation(cR, ((1, V), (0, X_R))),\n",
            ),
            (
                "the amount need not be spelled by bits",
                "        Equation(weighted(B), ((1, V), (2, H))),\n",
            ),
            (
                "the remainder may be any",
                "        Equation(payer.balance.b - cP, ((1, V), (0, payer.balance.a - c1))),\n",
            ),
            (
                "the remainder need not be spelled by bits",
                "        Equation(weighted(B_), ((1, V), (2, H))),\n",
            ),
            ("bits of the amount are not counted", "    check_count(payment.B, bits)\n"),
            ("bits of the remainder are not counted", "    check_count(payment.B_, bits)\n"),
            ("masks may be stripped", "    settled(payer, recipient, payment)\n"),
        )
    ),
    Mutant(
        "payment: nothing is said about the payer's key",
        "crypto/money/payment.py",
        "        Equation(payer.X, ((0, G),)),\n",
        "",
        VECTORS,
    ),
    Mutant(
        "payment: the remainder is of a balance before the payment",
        "crypto/money/payment.py",
        "Equation(payer.balance.b - cP, ((1, V), (0, payer.balance.a - c1)))",
        "Equation(payer.balance.b, ((1, V), (0, payer.balance.a)))",
        PAYMENT,
    ),
    Mutant(
        "payment: to oneself",
        "crypto/money/payment.py",
        "if payer.X == recipient.X:",
        "if payer is None:",
        PAYMENT,
    ),
    Mutant(
        "payment: the payer's mask may be stripped",
        "crypto/money/payment.py",
        "return sound(spent), sound(gained)",
        "return spent, sound(gained)",
        PAYMENT,
    ),
    Mutant(
        "payment: the recipient's mask may be stripped",
        "crypto/money/payment.py",
        "return sound(spent), sound(gained)",
        "return sound(spent), gained",
        PAYMENT,
    ),
    Mutant(
        "payment: the recipient gets the amount under the payer's key",
        "crypto/money/payment.py",
        "return Ciphertext(self.c1, self.cR)",
        "return Ciphertext(self.c1, self.cP)  # not the recipient's",
        PAYMENT,
    ),
    Mutant(
        "payment: the payer gains what should be lost",
        "crypto/money/payment.py",
        "spent = payer.balance - payment.to_payer",
        "spent = payer.balance + payment.to_payer",
        PAYMENT,
    ),
    # Balances
    Mutant(
        "a balance may lose its first component",
        "crypto/money/balance.py",
        "if balance.a.is_identity or balance.b.is_identity:",
        "if balance.b.is_identity:",
        (*BALANCE, *PAYMENT),
    ),
    Mutant(
        "a balance may lose its second component",
        "crypto/money/balance.py",
        "if balance.a.is_identity or balance.b.is_identity:",
        "if balance.a.is_identity:",
        (*BALANCE, *PAYMENT),
    ),
    Mutant(
        "income may strip a balance of its mask",
        "crypto/money/balance.py",
        "return sound(Ciphertext(balance.a, balance.b + public_product(units, V)))",
        "return Ciphertext(balance.a, balance.b + public_product(units, V))",
        BALANCE,
    ),
    Mutant(
        "what is no amount reads as none",
        "crypto/money/balance.py",
        "    if found is None:\n",
        "    found = found or 0\n    if found is None:\n",
        BALANCE,
    ),
    Mutant(
        "a balance opens to any amount",
        "crypto/money/balance.py",
        "verify_same_log(X, balance.a, balance.b - public_product(units, V), proof, ctx)",
        "verify_same_log(X, balance.a, balance.b, proof, ctx) if units > 999 else None",
        BALANCE,
    ),
)
