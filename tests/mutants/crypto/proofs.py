"""Bugs in what is proved about keys and cards: equations left out, checks forgotten."""

from tests.mutants.mutant import Mutant

KNOWN_KEYS = "tests/attacks/test_known_keys.py"
KEYS = ("tests/crypto/test_keys.py", "tests/attacks/test_keys.py", KNOWN_KEYS)
SHARES = ("tests/crypto/test_shares.py", "tests/attacks/test_shares.py")
ELGAMAL = ("tests/crypto/test_elgamal.py",)
REMASK = ("tests/crypto/test_remask.py", "tests/attacks/test_masks.py", KNOWN_KEYS)
SWAP = ("tests/crypto/test_swap.py", "tests/attacks/test_swap.py")
CONVERSION = ("tests/crypto/test_conversion.py", "tests/attacks/test_conversion.py")
MEMBERSHIP = ("tests/crypto/test_membership.py", "tests/attacks/test_claims.py")
DENIAL = ("tests/crypto/test_denial.py", "tests/attacks/test_claims.py")

PROOFS = (
    # Keys
    Mutant(
        "two seats may show one key",
        "crypto/keys.py",
        "if len(set(keys)) != len(keys):",
        "if not keys:",
        KEYS,
    ),
    Mutant(
        "the keys of a table may cancel",
        "crypto/keys.py",
        "if X.is_identity:",
        "if not keys:",
        KEYS,
    ),
    Mutant(
        "equal logarithms: nothing ties the answer to the key",
        "crypto/keys.py",
        "Linear(1, (Equation(X, ((0, G),)), Equation(S, ((0, C),))))",
        "Linear(1, (Equation(S, ((0, C),)),))",
        KEYS,
    ),
    Mutant(
        "equal logarithms: nothing ties the answer to the share",
        "crypto/keys.py",
        "Linear(1, (Equation(X, ((0, G),)), Equation(S, ((0, C),))))",
        "Linear(1, (Equation(X, ((0, G),)),))",
        KEYS,
    ),
    Mutant(
        "a key shows its secret when printed",
        "crypto/keys.py",
        'return f"KeyPair(X={self.X!r})"',
        'return f"KeyPair(x={self.x}, X={self.X!r})"',
        KEYS,
    ),
    # Shares
    Mutant(
        "shares: fewer than cards are taken",
        "crypto/shares.py",
        "if len(shares) != len(masks):",
        "if len(shares) > len(masks):",
        SHARES,
    ),
    Mutant(
        "shares: more than cards are taken",
        "crypto/shares.py",
        "if len(shares) != len(masks):",
        "if len(shares) < len(masks):",
        SHARES,
    ),
    Mutant(
        "shares: on no card at all",
        "crypto/shares.py",
        "if not 1 <= len(masks) <= MAX_CARDS:",
        "if len(masks) > MAX_CARDS:",
        SHARES,
    ),
    Mutant(
        "shares: on any number of cards",
        "crypto/shares.py",
        "if not 1 <= len(masks) <= MAX_CARDS:",
        "if not masks:",
        SHARES,
    ),
    Mutant(
        "shares: the weights forget the key",
        "crypto/shares.py",
        '    transcript.absorb("X", X)\n',
        "",
        SHARES,
    ),
    Mutant(
        "shares: the weights forget the cards",
        "crypto/shares.py",
        '    transcript.absorb("C", *masks)\n',
        "",
        SHARES,
    ),
    Mutant(
        "shares: the weights forget the shares",
        "crypto/shares.py",
        '    transcript.absorb("S", *shares)\n',
        "",
        SHARES,
    ),
    Mutant(
        "shares: the weights forget the last share",
        "crypto/shares.py",
        'transcript.absorb("S", *shares)',
        'transcript.absorb("S", *shares[:-1])',
        SHARES,
    ),
    Mutant(
        "shares: the weights forget where they are used",
        "crypto/shares.py",
        'transcript = Transcript("bdleq-w", ctx)',
        'transcript = Transcript("bdleq-w", b"")',
        SHARES,
    ),
    Mutant(
        "shares: all weights are one",
        "crypto/shares.py",
        'return [1] + [transcript.challenge("w") for _ in masks[1:]]',
        "return [1] * len(masks)",
        SHARES,
    ),
    Mutant(
        "shares: all weights but the first are the same",
        "crypto/shares.py",
        'return [1] + [transcript.challenge("w") for _ in masks[1:]]',
        'return [1] + [transcript.challenge("w")] * (len(masks) - 1)',
        SHARES,
    ),
    Mutant(
        "shares: the last card has no weight",
        "crypto/shares.py",
        'return [1] + [transcript.challenge("w") for _ in masks[1:]]',
        'return ([1] + [transcript.challenge("w") for _ in masks[1:]])[:-1] + [len(masks) < 2]',
        SHARES,
    ),
    # Ciphertexts
    Mutant(
        "a ciphertext may have more bytes behind it",
        "crypto/elgamal.py",
        """        if len(data) != CIPHERTEXT_SIZE:
            raise Malformed(f"a ciphertext has {CIPHERTEXT_SIZE} bytes, not {len(data)}")
        return cls(Point.decode(data[:POINT_SIZE]), Point.decode(data[POINT_SIZE:]))""",
        "        return cls(Point.decode(data[:POINT_SIZE]), Point.decode(data[POINT_SIZE:66]))",
        ELGAMAL,
    ),
    Mutant(
        "a new mask only for the first component",
        "crypto/elgamal.py",
        "return Ciphertext(self.a + rho * G, self.b + rho * K)",
        "return Ciphertext(self.a + rho * G, self.b)",
        ELGAMAL,
    ),
    Mutant(
        "a public card has the mask zero",
        "crypto/elgamal.py",
        "return Ciphertext(G, M + X)",
        "return Ciphertext(G - G, M)",
        ELGAMAL,
    ),
    # New masks, on which swaps rest too
    Mutant(
        "remask: nothing is proved of the first component",
        "crypto/remask.py",
        "Linear(1, (Equation(d.a, ((0, G),)), Equation(d.b, ((0, K),))))",
        "Linear(1, (Equation(d.b, ((0, K),)),))",
        REMASK,
    ),
    Mutant(
        "remask: nothing is proved of the second component",
        "crypto/remask.py",
        "Linear(1, (Equation(d.a, ((0, G),)), Equation(d.b, ((0, K),))))",
        "Linear(1, (Equation(d.a, ((0, G),)),))",
        REMASK,
    ),
    Mutant(
        "remask: each component has a mask of its own",
        "crypto/remask.py",
        "Linear(1, (Equation(d.a, ((0, G),)), Equation(d.b, ((0, K),))))",
        "Linear(1, (Equation(d.a + d.b, ((0, G + K),)),))",
        REMASK,
    ),
    # Swaps
    Mutant(
        "swap: the second card out may be another",
        "crypto/swap.py",
        """        (hides_nothing(sums, K),),
        (""",
        """        (hides_nothing(Ciphertext(sums.a, sums.a), hides_nothing.__globals__["G"]),),
        (""",
        SWAP,
    ),
    Mutant(
        "swap: the first card out may be another",
        "crypto/swap.py",
        "(hides_nothing(after[0] + first, K), hides_nothing(after[0] + second, K)),",
        """tuple(
            hides_nothing(Ciphertext(d, d), hides_nothing.__globals__["G"])
            for d in (after[0].a + first.a, after[0].a + second.a)
        ),""",
        SWAP,
    ),
    Mutant(
        "swap: both cards get one mask",
        "crypto/swap.py",
        "rho = rho or (random_scalar(), random_scalar())",
        "rho = (random_scalar(),) * 2",
        SWAP,
    ),
    # Conversions
    Mutant(
        "conversion: nobody need know the new mask",
        "crypto/conversion.py",
        "        Equation(E.a, ((0, G),)),\n",
        "",
        CONVERSION,
    ),
    Mutant(
        "conversion: nobody need own the card",
        "crypto/conversion.py",
        "        Equation(X, ((1, G),)),\n",
        "",
        CONVERSION,
    ),
    Mutant(
        "conversion: the card may be another",
        "crypto/conversion.py",
        "        Equation(E.b - e.b, ((0, K), (1, -e.a))),\n",
        "",
        CONVERSION,
    ),
    # Membership
    Mutant(
        "membership: nobody need own the card",
        "crypto/membership.py",
        "Linear(1, (Equation(X, ((0, G),)), Equation(e.b - M, ((0, e.a),))))",
        "Linear(1, (Equation(e.b - M, ((0, e.a),)),))",
        MEMBERSHIP,
    ),
    Mutant(
        "membership: the card may have any face",
        "crypto/membership.py",
        "Linear(1, (Equation(X, ((0, G),)), Equation(e.b - M, ((0, e.a),))))",
        "Linear(1, (Equation(X, ((0, G),)),))",
        MEMBERSHIP,
    ),
    Mutant(
        "membership: among no faces or too many",
        "crypto/membership.py",
        "if not 1 <= len(faces) <= MAX_FACES:",
        "if len(faces) > 999_999:",
        MEMBERSHIP,
    ),
    Mutant(
        "membership: a claim that is not so is proved of the first face",
        "crypto/membership.py",
        """    if not true:
        raise Unprovable("the card shows none of the faces")
    known = Known((owner.x,), branch=true[0])""",
        """    known = Known((owner.x,), branch=true[0] if true else 0)""",
        MEMBERSHIP,
    ),
    # Denial
    Mutant(
        "denial: nothing ties W to the card",
        "crypto/denial.py",
        "        Equation(W, ((0, e.b - D), (1, -e.a))),\n",
        "",
        DENIAL,
    ),
    Mutant(
        "denial: the key may be any",
        "crypto/denial.py",
        "        Equation(O, ((0, X), (1, -G))),\n",
        "",
        DENIAL,
    ),
    Mutant(
        "denial: W may be the identity",
        "crypto/denial.py",
        "if denial.W.is_identity:",
        "if denial.W is None:",
        DENIAL,
    ),
    Mutant(
        "denial: a card denies itself",
        "crypto/denial.py",
        "    if W.is_identity:\n",
        "    if W is None:\n",
        DENIAL,
    ),
    Mutant(
        "denial: W is not blinded",
        "crypto/denial.py",
        "r = random_scalar()",
        "r = 1",
        DENIAL,
    ),
)
