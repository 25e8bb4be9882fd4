"""What a shuffle proof tells: that its author knows the order and the masks, and nothing else.

Zero knowledge is shown by the simulator, who proves without knowing anything once he may
choose the challenges; knowledge by the extractor, who reads the secrets out of a prover
that answers several challenges.
"""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from crypto.elgamal import Ciphertext, encrypt
from crypto.generators import shuffle_generators
from crypto.group import ORDER, G, Point, invert, random_scalar, random_scalars
from crypto.keys import KeyPair
from crypto.shuffle.argument import Proof
from crypto.shuffle.prover import Preparation, Randomness
from crypto.shuffle.verifier import Claim, verify, verify_all
from tests.crypto.chosen import Challenges, chosen
from tests.crypto.proofs import refused
from tests.crypto.reference_shuffle import linear
from tests.crypto.shuffling import CTX, face, hidden_pile, honest


def solved(claim: Claim, free: Proof, challenges: Challenges) -> Proof:
    """``free`` with c'_d, c_Δ, E1 and E2 replaced by what the four equations make of the rest."""
    t, lam, x, e = challenges
    k = len(claim.before)
    H = shuffle_generators(k)
    powers = [pow(t, i, ORDER) for i in range(1, k + 1)]
    whole = e
    for i, t_i in enumerate(powers, start=1):
        whole = whole * (lam * i + t_i - x) % ORDER
    beta = [free.f_[0], *free.beta, whole]
    crossed = [e * beta[i + 1] - beta[i] * free.f_[i + 1] for i in range(k - 1)]
    opened = lam * free.c + free.c_d + linear([f - x for f in free.f], H)
    before, after = claim.before, claim.after
    return replace(
        free,
        c_d_=free.z * G + linear(free.f_, H) - e * opened,
        c_delta=free.z_delta * G + linear(crossed, H[:-1]) - e * free.c_a,
        E1=free.Z * G
        - linear(free.f, [E.a for E in after])
        + linear(powers, [d.a for d in before]),
        E2=free.Z * claim.K
        - linear(free.f, [E.b for E in after])
        + linear(powers, [d.b for d in before]),
    )


def simulated(
    before: list[Ciphertext], after: list[Ciphertext], K: Point
) -> tuple[Claim, Challenges]:
    """A proof by somebody who knows no order, no mask and no card."""
    challenges, k = Challenges.draw(), len(before)
    c, c_d, c_a = (random_scalar() * G for _ in range(3))
    f, f_, beta = random_scalars(k), random_scalars(k), random_scalars(k - 2)
    Z, z, z_delta = random_scalars(3)
    claim = Claim(before, after, K, b"", CTX)
    proof = solved(claim, Proof(c, c_d, G, G, G, G, c_a, f, Z, f_, beta, z, z_delta), challenges)
    return replace(claim, proof=proof.encode()), challenges


def unrelated_pile(k: int) -> list[Ciphertext]:
    K = KeyPair.generate().X
    return [encrypt(face(f"another {i}"), K, random_scalar()) for i in range(k)]


@pytest.mark.parametrize("k", [2, 3, 4, 9, 20])
def test_the_simulator_convinces_whoever_lets_him_choose_the_challenges(k: int) -> None:
    K = KeyPair.generate().X
    claim, challenges = simulated(hidden_pile(k, K), unrelated_pile(k), K)
    with chosen(challenges):
        verify(claim)
        verify_all([claim])


@pytest.mark.parametrize("k", [2, 3, 4, 9, 20])
def test_the_simulator_convinces_nobody_who_hashes(k: int) -> None:
    K = KeyPair.generate().X
    claim, _ = simulated(hidden_pile(k, K), unrelated_pile(k), K)
    with refused("V1"):
        verify(claim)


@pytest.mark.parametrize("word", ["t", "lam", "x", "e"])
def test_the_simulator_needs_every_challenge(word: str) -> None:
    K = KeyPair.generate().X
    claim, challenges = simulated(hidden_pile(3, K), unrelated_pile(3), K)
    with chosen(challenges._replace(**{word: random_scalar()})), refused("V1", "V2"):
        verify(claim)


@pytest.mark.parametrize("k", [2, 3, 5])
def test_simulated_proofs_are_distributed_like_honest_ones(k: int) -> None:
    """Given the challenges and the uniform words, an honest proof has nothing left to choose."""
    K, challenges = KeyPair.generate().X, Challenges.draw()
    with chosen(challenges):
        claim = honest(hidden_pile(k, K), K)
        verify(claim)
    said = Proof.decode(claim.proof, k)
    somewhere = replace(said, c_d_=G, c_delta=G, E1=G, E2=G)
    assert solved(claim, somewhere, challenges).encode() == claim.proof


class RewoundProver:
    """A prover whose mind is set back to before the challenges, as often as one likes."""

    def __init__(self, k: int) -> None:
        self.K = KeyPair.generate().X
        self.before = hidden_pile(k, self.K)
        self.randomness = Randomness.draw(k)
        self.challenges = Challenges.draw()
        self.after: list[Ciphertext] = []

    def answer(self, **challenges: int) -> Proof:
        with chosen(self.challenges._replace(**challenges)):
            ready = Preparation(self.K, len(self.before), randomness=self.randomness)
            self.after, proof, _ = ready.shuffle(self.before, CTX)
            verify(Claim(self.before, self.after, self.K, proof, CTX))
        return Proof.decode(proof, len(self.before))


@pytest.mark.parametrize("k", [2, 3, 7])
def test_two_answers_to_different_e_open_the_committed_order(k: int) -> None:
    prover = RewoundProver(k)
    t, lam, x, e = prover.challenges
    one, other = prover.answer(), prover.answer(e=e + 1)
    mu = [(v - u) % ORDER for u, v in zip(one.f_, other.f_, strict=True)]
    index = {(lam * j + pow(t, j, ORDER) - x) % ORDER: j for j in range(1, k + 1)}
    pi = [index[m] for m in mu]
    r_lambda = (other.z - one.z) % ORDER
    opened = lam * one.c + one.c_d + linear([f - x for f in one.f], shuffle_generators(k))

    assert pi == prover.randomness.pi
    assert opened == r_lambda * G + linear(mu, shuffle_generators(k))


@pytest.mark.parametrize("k", [2, 3, 7])
def test_answers_to_enough_t_give_the_order_and_every_mask(k: int) -> None:
    prover = RewoundProver(k)
    ts = random_scalars(k + 1)
    answers = [prover.answer(t=t) for t in ts]
    pi = [order_of(answers, ts, i) for i in range(k)]
    masks = coefficients(ts, [answer.Z for answer in answers])
    R_d, rho = masks[0], [masks[j] for j in pi]

    assert (pi, R_d) == (prover.randomness.pi, prover.randomness.R_d)
    assert prover.after == [
        prover.before[j - 1].remasked(prover.K, mask) for j, mask in zip(pi, rho, strict=True)
    ]


def order_of(answers: Sequence[Proof], ts: Sequence[int], i: int) -> int:
    moved = (answers[0].f[i] - answers[1].f[i]) % ORDER
    powers = range(1, len(answers[0].f) + 1)
    return next(j for j in powers if (pow(ts[0], j, ORDER) - pow(ts[1], j, ORDER)) % ORDER == moved)


def coefficients(xs: Sequence[int], ys: Sequence[int]) -> list[int]:
    """The polynomial through the points (x, y), lowest coefficient first (Newton's form)."""
    divided = list(ys)
    for width in range(1, len(xs)):
        for i in reversed(range(width, len(xs))):
            slope = invert(xs[i] - xs[i - width])
            divided[i] = (divided[i] - divided[i - 1]) * slope % ORDER
    result = [0] * len(xs)
    for x, c in zip(reversed(xs), reversed(divided), strict=True):
        shifted = [0, *result[:-1]]
        result = [(s - x * r) % ORDER for s, r in zip(shifted, result, strict=True)]
        result[0] = (result[0] + c) % ORDER
    return result


def test_the_interpolation_of_these_tests_is_right() -> None:
    polynomial = random_scalars(5)
    xs = random_scalars(5)
    ys = [sum(c * pow(x, i, ORDER) for i, c in enumerate(polynomial)) % ORDER for x in xs]
    assert coefficients(xs, ys) == polynomial
