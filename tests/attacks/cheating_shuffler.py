"""A shuffler who runs the argument on whatever it likes, with every secret a cheat can have.

Where the honest prover has a permutation, this one has any numbers it wants to commit to,
any weights it wants to answer with, and any deck it wants to put on the table.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from crypto.elgamal import Ciphertext
from crypto.group import ORDER, G, Point, random_scalars
from crypto.shuffle.argument import Proof, commitment
from crypto.shuffle.prover import Randomness
from crypto.shuffle.verifier import Claim
from tests.crypto.reference_shuffle import Challenge, Hearing, linear
from tests.crypto.shuffling import CTX

Weights = Callable[[list[int]], list[int]]


def of_order(pi: Sequence[int]) -> Weights:
    """The honest weights: t_π(1) … t_π(k) out of t_1 … t_k."""
    return lambda powers: [powers[j - 1] for j in pi]


@dataclass(frozen=True)
class Cheat:
    """What a cheat puts on the table, and what it will pretend."""

    before: list[Ciphertext]
    after: list[Ciphertext]
    K: Point
    rho: list[int]
    committed: list[int]
    weights: Weights
    # A true permutation for the product argument, whatever was committed to.
    multiplied: list[int] | None = None
    # The logarithms of the generators, for the day somebody knows them.
    logs: Sequence[int] = ()

    @classmethod
    def honest(cls, before: list[Ciphertext], K: Point, pi: list[int]) -> "Cheat":
        """One that has not yet decided how to cheat."""
        rho = random_scalars(len(pi))
        after = [before[j - 1].remasked(K, r) for j, r in zip(pi, rho, strict=True)]
        return cls(before, after, K, rho, pi, of_order(pi))

    def showing(self, place: int, card: Ciphertext) -> "Cheat":
        after = [card if i == place else e for i, e in enumerate(self.after)]
        return replace(self, after=after)

    def claim(self, proof: Proof) -> Claim:
        return Claim(self.before, self.after, self.K, proof.encode(), CTX)

    def prove(self, deaf_to: Collection[str] = (), squeezed: Challenge | None = None) -> Claim:
        """The honest prover's steps over dishonest numbers, for a verifier that may be deaf."""
        R, k = Randomness.draw(len(self.before)), len(self.before)
        said = Hearing(Claim(self.before, self.after, self.K, b"", CTX), deaf_to, squeezed)
        c, c_d = commitment(self.committed, R.r), commitment([-d for d in R.d], R.r_d)
        E1 = R.R_d * G - linear(R.d, [E.a for E in self.after])
        E2 = R.R_d * self.K - linear(R.d, [E.b for E in self.after])
        t = said.t(c, c_d, E1, E2)
        powers = [pow(t, i, ORDER) for i in range(1, k + 1)]
        s = self.weights(powers)
        f = [(s_i + d) % ORDER for s_i, d in zip(s, R.d, strict=True)]
        Z = sum(s_i * r for s_i, r in zip(s, self.rho, strict=True)) + R.R_d
        if "E" in deaf_to:
            E1, E2 = self._fitting(f, Z, powers)
        lam, x = said.lambda_x(f, Z)

        mu = [(lam * m + s_i - x) % ORDER for m, s_i in self._pairs(s, powers)]
        p = list(accumulate(mu, lambda left, right: left * right % ORDER))
        d_, delta = R.d_, R.delta
        steps = range(1, k)
        c_d_ = commitment(d_, R.r_d_)
        c_delta = commitment([-delta[i - 1] * d_[i] for i in steps], R.r_delta)
        c_a = commitment([delta[i] - mu[i] * delta[i - 1] - p[i - 1] * d_[i] for i in steps], R.r_a)
        e = said.e(c_d_, c_delta, c_a)
        f_ = [e * m + d for m, d in zip(mu, d_, strict=True)]
        beta = [e * p[i] + delta[i] for i in range(1, k - 1)]
        z, z_delta = e * (lam * R.r + R.r_d) + R.r_d_, e * R.r_a + R.r_delta
        opened = [lam * m + s_i - x for m, s_i in zip(self.committed, s, strict=True)]
        for log, u, m in zip(self.logs, opened, mu, strict=False):
            z += e * (u - m) * log
        return self.claim(Proof(c, c_d, E1, E2, c_d_, c_delta, c_a, f, Z, f_, beta, z, z_delta))

    def _pairs(self, s: list[int], powers: list[int]) -> list[tuple[int, int]]:
        if self.multiplied is not None:
            return [(j, powers[j - 1]) for j in self.multiplied]
        return list(zip(self.committed, s, strict=True))

    def _fitting(self, f: list[int], Z: int, powers: list[int]) -> tuple[Point, Point]:
        """E1 and E2 computed from the challenge, instead of before it."""

        def missing(base: Point, after: list[Point], before: list[Point]) -> Point:
            return Z * base - linear(f, after) + linear(powers, before)

        firsts = missing(G, [E.a for E in self.after], [e.a for e in self.before])
        return firsts, missing(self.K, [E.b for E in self.after], [e.b for e in self.before])
