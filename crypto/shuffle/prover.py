"""Shuffling a pile and proving it, most of the work ahead of time."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from crypto.elgamal import Ciphertext
from crypto.errors import Malformed, Spent
from crypto.generators import shuffle_generators
from crypto.group import ORDER, G, O, Point, point_sum, random_scalars, secret_sum
from crypto.secret import Secret
from crypto.shuffle.argument import Conversation, Deck, Proof, check_pile, commitment, powers


class Shuffled(NamedTuple):
    """A shuffled pile, its proof, and the secret order: ``after[i]`` is ``before[order[i]]``."""

    after: list[Ciphertext]
    proof: bytes
    order: list[int]

    def __repr__(self) -> str:
        return f"Shuffled({len(self.after)} cards)"  # a secret has no place in a log


@dataclass(frozen=True, slots=True, repr=False)
class Randomness(Secret):
    """Everything a prover draws; to be used for one pile only."""

    pi: list[int]  # 1…k, as the paper counts
    rho: list[int]
    r: int
    r_d: int
    R_d: int
    d: list[int]
    r_d_: int
    d_: list[int]
    r_delta: int
    delta: list[int]  # Δ_1 = d'_1, Δ_k = 0
    r_a: int

    @classmethod
    def draw(
        cls, k: int, order: Sequence[int] | None = None, rho: Sequence[int] | None = None
    ) -> "Randomness":
        pi = [i + 1 for i in order] if order is not None else list(range(1, k + 1))
        if order is None:
            secrets.SystemRandom().shuffle(pi)
        if sorted(pi) != list(range(1, k + 1)):
            raise Malformed(f"not an order of {k} cards")
        d_ = random_scalars(k)
        r, r_d, R_d, r_d_, r_delta, r_a = random_scalars(6)
        delta = [d_[0], *random_scalars(k - 2), 0]
        masks = list(rho) if rho is not None else random_scalars(k)
        if len(masks) != k:
            raise Malformed(f"{len(masks)} masks for {k} cards")
        return cls(pi, masks, r, r_d, R_d, random_scalars(k), r_d_, d_, r_delta, delta, r_a)


class Preparation(Secret):
    """The part of a shuffle that needs the key and the size of the pile, but not its cards.

    Single use: a second proof from the same commitments would tell the permutation. So the
    randomness is gone at the first use, for every thread, and there are no copies; nor must it
    be copied with a virtual machine.
    """

    def __init__(
        self,
        K: Point,
        k: int,
        order: Sequence[int] | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        check_pile(k)
        R = randomness or Randomness.draw(k, order)
        self.K, self.k = K, k
        # A list, since its pop is atomic.
        self._unspent = [R]
        self._masks = [Ciphertext(rho * G, rho * K) for rho in R.rho]
        self._c = _commit_to_order(R.pi, R.r)
        self._c_d = commitment([-d for d in R.d], R.r_d)
        self._c_d_ = commitment(R.d_, R.r_d_)
        crossed = [-delta * d_ for delta, d_ in zip(R.delta[:-1], R.d_[1:], strict=True)]
        self._c_delta = commitment(crossed, R.r_delta)

    def shuffle(self, before: Deck, ctx: bytes) -> Shuffled:
        """Permute and re-mask ``before``, with the proof that this is all that was done."""
        if len(before) != self.k:
            raise Malformed(f"prepared for {self.k} cards, not {len(before)}")
        try:
            R = self._unspent.pop()
        except IndexError:
            raise Spent("a shuffle preparation serves once") from None
        inputs = [before[j - 1] for j in R.pi]
        after = [e + mask for e, mask in zip(inputs, self._masks, strict=True)]
        proof = self._prove(R, before, Conversation(ctx, self.K, before, after))
        return Shuffled(after, proof.encode(), [j - 1 for j in R.pi])

    def _prove(self, R: Randomness, before: Deck, said: Conversation) -> Proof:
        k = self.k
        E1, E2 = self._blinded_sum(R, before)
        t = said.t(self._c, self._c_d, E1, E2)
        ts = powers(t, k)
        t_pi = [ts[j - 1] for j in R.pi]
        f = [(t_j + d) % ORDER for t_j, d in zip(t_pi, R.d, strict=True)]
        Z = (_dot(t_pi, R.rho) + R.R_d) % ORDER

        lam, x = said.lambda_x(f, Z)
        mu = [(lam * j + t_j - x) % ORDER for j, t_j in zip(R.pi, t_pi, strict=True)]
        p = list(accumulate(mu, lambda left, right: left * right % ORDER))
        steps = range(1, k)
        a = [R.delta[i] - mu[i] * R.delta[i - 1] - p[i - 1] * R.d_[i] for i in steps]
        c_a = commitment(a, R.r_a)

        e = said.e(self._c_d_, self._c_delta, c_a)
        f_ = [e * m + d_ for m, d_ in zip(mu, R.d_, strict=True)]
        beta = [e * p[i] + R.delta[i] for i in range(1, k - 1)]
        z = e * (lam * R.r + R.r_d) + R.r_d_
        z_delta = e * R.r_a + R.r_delta
        return Proof(
            self._c, self._c_d, E1, E2, self._c_d_, self._c_delta, c_a, f, Z, f_, beta, z, z_delta
        )

    def _blinded_sum(self, R: Randomness, before: Deck) -> tuple[Point, Point]:
        """``E1 = R_d·G − Σ d_i·A_i`` and ``E2 = R_d·K − Σ d_i·B_i``.

        Written over the inputs, ``A_i = a_π(i) + ρ_i·G``, so that equal inputs, such as the
        public cards of a fresh deck, take one product together. Which inputs are equal is
        public, and they are taken in the order in which they lie, so neither the number nor
        the order of the products tells anything.
        """
        blind = R.R_d - _dot(R.d, R.rho)
        firsts, seconds = {G: blind}, {self.K: blind}
        d_of = dict(zip(R.pi, R.d, strict=True))
        for j, e in enumerate(before, start=1):
            firsts[e.a] = firsts.get(e.a, 0) - d_of[j]
            seconds[e.b] = seconds.get(e.b, 0) - d_of[j]
        return _secret_sum(firsts), _secret_sum(seconds)


def shuffle(
    before: Deck,
    K: Point,
    ctx: bytes,
    order: Sequence[int] | None = None,
    rho: Sequence[int] | None = None,
) -> Shuffled:
    """Shuffle at once, in a random order or the given one; ``rho`` are masks to be remembered."""
    k = len(before)
    check_pile(k)
    return Preparation(K, k, randomness=Randomness.draw(k, order, rho)).shuffle(before, ctx)


def _commit_to_order(pi: Sequence[int], r: int) -> Point:
    """``com(π(1)…π(k); r)`` without products: one sum for each bit, and doublings.

    Any permutation has equally many numbers with a given bit, so the work is always the same.
    """
    generators = shuffle_generators(len(pi))
    total = O
    for bit in reversed(range(len(pi).bit_length())):
        chosen = [H_i for j, H_i in zip(pi, generators, strict=True) if j >> bit & 1]
        total = point_sum([total, total, *chosen])
    return total + r * G


def _secret_sum(terms: dict[Point, int]) -> Point:
    return secret_sum((scalar, point) for point, scalar in terms.items())


def _dot(left: Sequence[int], right: Sequence[int]) -> int:
    return sum(u * v for u, v in zip(left, right, strict=True))
