"""Bugs in the shuffle argument: its equations, its challenges, its weights, its randomness."""

from tests.mutants.mutant import Mutant

SHUFFLE = ("tests/crypto/test_shuffle.py",)
REFUSALS = ("tests/crypto/test_shuffle_refusals.py",)
KNOWLEDGE = ("tests/crypto/test_shuffle_knowledge.py",)
BATCH = ("tests/crypto/test_shuffle_batch.py",)
FOLDING = ("tests/crypto/test_folding.py",)
CARDS = ("tests/attacks/test_shuffle_cards.py",)
CHALLENGES = ("tests/attacks/test_shuffle_challenges.py",)
CANCELLING = ("tests/attacks/test_shuffle_cancelling.py",)
LEAKS = ("tests/attacks/test_shuffle_leaks.py", "tests/attacks/test_shuffle_blinding.py")
MISTAKES = ("tests/crypto/test_shuffle_mistakes.py",)

ARGUMENT = "crypto/shuffle/argument.py"
PROVER = "crypto/shuffle/prover.py"
VERIFIER = "crypto/shuffle/verifier.py"

SHUFFLES = (
    # Bytes and sizes
    Mutant(
        "a pile of one card is shuffled",
        ARGUMENT,
        "if not 2 <= k <= MAX_CARDS:",
        "if not 1 <= k <= MAX_CARDS:",
        REFUSALS,
    ),
    Mutant(
        "a pile of any size is shuffled",
        ARGUMENT,
        "if not 2 <= k <= MAX_CARDS:",
        "if not 2 <= k:",
        REFUSALS,
    ),
    Mutant(
        "cards get lost in a shuffle",
        ARGUMENT,
        "if len(after) != len(before):",
        "if len(after) > len(before):",
        REFUSALS,
    ),
    Mutant(
        "cards are added in a shuffle",
        ARGUMENT,
        "if len(after) != len(before):",
        "if len(after) < len(before):",
        REFUSALS,
    ),
    Mutant(
        "the first component of a card may be the identity",
        ARGUMENT,
        "if any(E.a.is_identity or E.b.is_identity for E in after):",
        "if any(E.b.is_identity for E in after):",
        (*REFUSALS, *CARDS),
    ),
    Mutant(
        "the second component of a card may be the identity",
        ARGUMENT,
        "if any(E.a.is_identity or E.b.is_identity for E in after):",
        "if any(E.a.is_identity for E in after):",
        (*REFUSALS, *CARDS),
    ),
    # What the challenges depend on
    *(
        Mutant(name, ARGUMENT, old, new, CHALLENGES)
        for name, old, new in (
            (
                "the context is not absorbed",
                'Transcript("shuffle", ctx)',
                'Transcript("shuffle", b"")',
            ),
            (
                "the number of cards is not absorbed",
                'self._transcript.absorb("k", u32(len(before)))',
                'self._transcript.absorb("k")',
            ),
            (
                "the key is not absorbed",
                'self._transcript.absorb("X", K)',
                'self._transcript.absorb("X")',
            ),
            (
                "the first components of the inputs are not absorbed",
                "for e in before for P in (e.a, e.b)",
                "for e in before for P in (e.b,)",
            ),
            (
                "the second components of the inputs are not absorbed",
                "for e in before for P in (e.a, e.b)",
                "for e in before for P in (e.a,)",
            ),
            (
                "the first components of the outputs are not absorbed",
                "for E in after for P in (E.a, E.b)",
                "for E in after for P in (E.b,)",
            ),
            (
                "the second components of the outputs are not absorbed",
                "for E in after for P in (E.a, E.b)",
                "for E in after for P in (E.a,)",
            ),
            ("c is not absorbed", 'absorb("1", c, c_d, E1, E2)', 'absorb("1", c_d, E1, E2)'),
            ("c_d is not absorbed", 'absorb("1", c, c_d, E1, E2)', 'absorb("1", c, E1, E2)'),
            ("E1 is not absorbed", 'absorb("1", c, c_d, E1, E2)', 'absorb("1", c, c_d, E2)'),
            ("E2 is not absorbed", 'absorb("1", c, c_d, E1, E2)', 'absorb("1", c, c_d, E1)'),
            ("f is not absorbed", 'absorb("2", *f, Z)', 'absorb("2", Z)'),
            ("the last f is not absorbed", 'absorb("2", *f, Z)', 'absorb("2", *f[:-1], Z)'),
            ("Z is not absorbed", 'absorb("2", *f, Z)', 'absorb("2", *f)'),
            (
                "c'_d is not absorbed",
                'absorb("3", c_d_, c_delta, c_a)',
                'absorb("3", c_delta, c_a)',
            ),
            ("c_Δ is not absorbed", 'absorb("3", c_d_, c_delta, c_a)', 'absorb("3", c_d_, c_a)'),
            (
                "c_a is not absorbed",
                'absorb("3", c_d_, c_delta, c_a)',
                'absorb("3", c_d_, c_delta)',
            ),
            (
                "λ and x are one challenge",
                'return self._transcript.challenge("lambda"), self._transcript.challenge("x")',
                'return (self._transcript.challenge("lambda"),) * 2',
            ),
            (
                "t is known beforehand",
                'return self._transcript.challenge("t")',
                "return 2",
            ),
            (
                "e is known beforehand",
                'return self._transcript.challenge("e")',
                "return 2",
            ),
        )
    ),
    # The equations
    Mutant(
        "V1 is not checked",
        VERIFIER,
        "        points.add(system.V1)\n",
        "        points.add([(1, G)])\n",
        (*REFUSALS, *CARDS),
    ),
    Mutant(
        "V2 is not checked",
        VERIFIER,
        "        points.add(system.V2)\n",
        "",
        (*REFUSALS, *CARDS),
    ),
    Mutant(
        "V3 and V4 are not checked",
        VERIFIER,
        "        pairs.add(system.V34)\n",
        "",
        (*REFUSALS, *CARDS),
    ),
    Mutant(
        "V3 is not checked",
        VERIFIER,
        "folded = [(scalar, pair.folded) for scalar, pair in pairs.terms()]",
        "folded = [(scalar, pair.b) for scalar, pair in pairs.terms()]",
        (*REFUSALS, *CARDS),
    ),
    Mutant(
        "V4 is not checked",
        VERIFIER,
        "folded = [(scalar, pair.folded) for scalar, pair in pairs.terms()]",
        "folded = [(scalar, pair.a) for scalar, pair in pairs.terms()]",
        (*REFUSALS, *CARDS),
    ),
    Mutant(
        "the powers of t begin with t^0",
        ARGUMENT,
        "return list(accumulate(repeat(t, k), lambda power, t: power * t % ORDER))",
        "return [1, *accumulate(repeat(t, k - 1), lambda power, t: power * t % ORDER)]",
        (*SHUFFLE, *KNOWLEDGE, *CHALLENGES),
    ),
    Mutant(
        "all powers of t are t",
        ARGUMENT,
        "return list(accumulate(repeat(t, k), lambda power, t: power * t % ORDER))",
        "return [t] * k",
        CARDS,
    ),
    # Weights and folds
    Mutant(
        "all weights of a batch are one",
        VERIFIER,
        "weight = short_weight()",
        "weight = 1",
        CANCELLING,
    ),
    Mutant(
        "a weight may be zero half of the time",
        VERIFIER,
        "weight = short_weight()",
        "weight = short_weight() * (short_weight() % 2)",
        CANCELLING,
    ),
    Mutant(
        "all weights of a batch are the same, though secret",
        VERIFIER,
        """    def add(self, terms: Iterable[tuple[int, Summand]]) -> None:
        \"\"\"Add an equation's terms, under a weight of its own.\"\"\"
        weight = short_weight()
""",
        """    def add(
        self, terms: Iterable[tuple[int, Summand]], weight: int = short_weight()
    ) -> None:
""",
        CANCELLING,
    ),
    Mutant(
        "a fold keeps only the first component",
        "crypto/elgamal.py",
        "return public_sum(((1, self.a), (FOLDING_WEIGHT, self.b)))",
        "return self.a",
        (*FOLDING, *CARDS),
    ),
    Mutant(
        "a fold keeps only the second component",
        "crypto/elgamal.py",
        "return public_sum(((1, self.a), (FOLDING_WEIGHT, self.b)))",
        "return public_sum(((FOLDING_WEIGHT, self.b),))",
        (*FOLDING, *CARDS),
    ),
    Mutant(
        "the folding weight is known",
        "crypto/elgamal.py",
        "    return secrets.randbits(64) + secrets.randbits(64) * LAMBDA",
        "    return 1 + LAMBDA",
        FOLDING,
    ),
    Mutant(
        "the folding weight has 64 bits",
        "crypto/elgamal.py",
        "    return secrets.randbits(64) + secrets.randbits(64) * LAMBDA",
        "    return secrets.randbits(64)",
        FOLDING,
    ),
    # Fail closed
    Mutant(
        "the sum is not compared",
        VERIFIER,
        "if g % ORDER == 0 or total.is_identity or total != public_product(-g, G):",
        "if g % ORDER == 0 or total.is_identity:",
        REFUSALS,
    ),
    Mutant(
        "a sum that vanished passes",
        VERIFIER,
        "if g % ORDER == 0 or total.is_identity or total != public_product(-g, G):",
        "if not total.is_identity and (g % ORDER == 0 or total != public_product(-g, G)):",
        CANCELLING,
    ),
    Mutant(
        "a base that cancelled passes",
        VERIFIER,
        "if g % ORDER == 0 or total.is_identity or total != public_product(-g, G):",
        "if g % ORDER != 0 and (total.is_identity or total != public_product(-g, G)):",
        CANCELLING,
    ),
    Mutant(
        "a failed batch passes when no equation fails by itself",
        VERIFIER,
        """        _name_failure(system)
        raise
""",
        """        _name_failure(system)
""",
        CANCELLING,
    ),
    Mutant(
        "a failed batch passes when nobody can be named",
        VERIFIER,
        """                raise InvalidShuffle(index, error) from error
        raise
""",
        """                raise InvalidShuffle(index, error) from error
""",
        CANCELLING,
    ),
    Mutant(
        "a batch names the wrong culprit",
        VERIFIER,
        "for index, claim in enumerate(claims):",
        "for index, claim in enumerate(claims, start=1):",
        BATCH,
    ),
    Mutant(
        "a batch checks only its first shuffle",
        VERIFIER,
        "_check([equations(claim) for claim in claims])",
        "_check([equations(claim) for claim in claims[:1]])",
        BATCH,
    ),
    Mutant(
        "a failure is not named",
        VERIFIER,
        "        if not public_sum(terms).is_identity:\n",
        "        if not terms:\n",
        REFUSALS,
    ),
    Mutant(
        "a failure is named after the wrong equation",
        VERIFIER,
        'named = {"V1": system.V1, "V2": system.V2, "V3": firsts, "V4": seconds}',
        'named = {"V1": system.V2, "V2": system.V1, "V3": seconds, "V4": firsts}',
        REFUSALS,
    ),
    # The prover's secrets
    Mutant(
        "a preparation serves twice",
        PROVER,
        "R = self._unspent.pop()",
        "R = self._unspent[0]",
        (*SHUFFLE, *LEAKS),
    ),
    Mutant(
        "a pile of another size is shuffled as prepared",
        PROVER,
        "if len(before) != self.k:",
        "if len(before) < self.k:",
        MISTAKES,
    ),
    Mutant(
        "cards stay in their order",
        PROVER,
        "            secrets.SystemRandom().shuffle(pi)\n",
        "            pi.sort()\n",
        (*SHUFFLE, *LEAKS),
    ),
    Mutant(
        "what is not an order is taken for one",
        PROVER,
        "if sorted(pi) != list(range(1, k + 1)):",
        "if len(pi) != k:",
        SHUFFLE,
    ),
    Mutant(
        "all cards get one mask",
        PROVER,
        "list(rho) if rho is not None else random_scalars(k)",
        "list(rho) if rho is not None else random_scalars(1) * k",
        LEAKS,
    ),
    Mutant(
        "the powers of t are not blinded",
        PROVER,
        "R_d, random_scalars(k), r_d_,",
        "R_d, [0] * k, r_d_,",
        LEAKS,
    ),
    Mutant(
        "the products are not blinded",
        PROVER,
        "        d_ = random_scalars(k)\n",
        "        d_ = [0] * k\n",
        LEAKS,
    ),
    Mutant(
        "the commitment to the order is not blinded",
        PROVER,
        "return total + r * G",
        "return total",
        (*SHUFFLE, *LEAKS),
    ),
    Mutant(
        "the steps of the product are not blinded",
        PROVER,
        "delta = [d_[0], *random_scalars(k - 2), 0]",
        "delta = [d_[0], *[0] * (k - 2), 0]",
        LEAKS,
    ),
    Mutant(
        "a shuffle shows its order when printed",
        PROVER,
        'return f"Shuffled({len(self.after)} cards)"',
        'return f"Shuffled({self.order})"',
        SHUFFLE,
    ),
)
