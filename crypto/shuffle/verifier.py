"""Checking shuffles, one or a whole joint shuffle at once.

All equations of all proofs go into one sum with random weights. A fold (see ``Ciphertext``)
makes one equation of points out of V3 and V4, and equal points are multiplied once: the
deck between two shuffles, the generators, the copies in a fresh deck.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from crypto.elgamal import Ciphertext, short_weight
from crypto.errors import InvalidProof
from crypto.generators import shuffle_generators
from crypto.group import ORDER, G, Point, public_product, public_sum
from crypto.shuffle.argument import Conversation, Deck, Proof, powers

Terms = list[tuple[int, Point]]
PairTerms = list[tuple[int, Ciphertext]]


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody says that ``after`` is ``before``, permuted and re-masked under ``K``."""

    before: Deck
    after: Deck
    K: Point
    proof: bytes
    ctx: bytes


class InvalidShuffle(InvalidProof):
    """One of several shuffles does not convince; ``index`` says which."""

    def __init__(self, index: int, cause: InvalidProof) -> None:
        super().__init__(cause.check, f"shuffle {index}")
        self.index = index


@dataclass(frozen=True, slots=True)
class Equations:
    """What must vanish: two sums of points, and one sum of pairs (V3 and V4)."""

    V1: Terms
    V2: Terms
    V34: PairTerms


def equations(claim: Claim) -> Equations:
    k = len(claim.before)
    said = Conversation(claim.ctx, claim.K, claim.before, claim.after)
    P = Proof.decode(claim.proof, k)
    t = said.t(P.c, P.c_d, P.E1, P.E2)
    lam, x = said.lambda_x(P.f, P.Z)
    e = said.e(P.c_d_, P.c_delta, P.c_a)
    ts = powers(t, k)
    return Equations(_committed(P, lam, x, e), _product(P, ts, lam, x, e), _decks(claim, P, ts))


def _committed(P: Proof, lam: int, x: int, e: int) -> Terms:
    """V1: ``c'_d + e·(λ·c + c_d + Σ(f_i−x)·H_i) = z·G + Σ f'_i·H_i``."""
    generators = shuffle_generators(len(P.f))
    numbers = [e * (f - x) - f_ for f, f_ in zip(P.f, P.f_, strict=True)]
    points = [(1, P.c_d_), (e * lam, P.c), (e, P.c_d), (-P.z, G)]
    return [*points, *zip(numbers, generators, strict=True)]


def _product(P: Proof, ts: Sequence[int], lam: int, x: int, e: int) -> Terms:
    """V2: ``c_Δ + e·c_a = z_Δ·G + Σ_{i<k} (e·β_{i+1} − β_i·f'_{i+1})·H_i``."""
    k = len(P.f)
    whole = e
    for i, t_i in enumerate(ts, start=1):
        whole = whole * (lam * i + t_i - x) % ORDER
    beta = [P.f_[0], *P.beta, whole]
    numbers = [beta[i] * P.f_[i + 1] - e * beta[i + 1] for i in range(k - 1)]
    points = [(1, P.c_delta), (e, P.c_a), (-P.z_delta, G)]
    return [*points, *zip(numbers, shuffle_generators(k - 1), strict=True)]


def _decks(claim: Claim, P: Proof, ts: Sequence[int]) -> PairTerms:
    """V3, V4: ``Σ f_i·(A_i, B_i) − Σ t_i·(a_i, b_i) + (E1, E2) = Z·(G, K)``."""
    outputs = list(zip(P.f, claim.after, strict=True))
    inputs = [(-t_i, e) for t_i, e in zip(ts, claim.before, strict=True)]
    return [*outputs, *inputs, (1, Ciphertext(P.E1, P.E2)), (-P.Z, Ciphertext(G, claim.K))]


def verify(claim: Claim) -> None:
    """Return if the proof convinces; raise ``InvalidProof`` naming the equation that fails."""
    system = equations(claim)
    try:
        _check([system])
    except InvalidProof:
        _name_failure(system)
        raise


def verify_all(claims: Sequence[Claim]) -> None:
    """Verify many shuffles in one sum; if that fails, one by one, to name the culprit."""
    if not claims:
        return  # a pile that everybody passed on
    try:
        _check([equations(claim) for claim in claims])
    except InvalidProof:
        for index, claim in enumerate(claims):
            try:
                verify(claim)
            except InvalidProof as error:
                raise InvalidShuffle(index, error) from error
        raise


def _check(systems: Sequence[Equations]) -> None:
    """One sum over everything, with fresh weights of 128 bits that the provers can't know."""
    points: Sum[Point] = Sum()
    pairs: Sum[Ciphertext] = Sum()
    for system in systems:
        points.add(system.V1)
        points.add(system.V2)
        pairs.add(system.V34)
    g = points.take(G)
    folded = [(scalar, pair.folded) for scalar, pair in pairs.terms()]
    total = public_sum([*points.terms(), *folded])
    # Fail closed: a sum that vanished, or a base that cancelled, is not what honest provers
    # send, and must never be mistaken for "everything cancels, so everything holds".
    if g % ORDER == 0 or total.is_identity or total != public_product(-g, G):
        raise InvalidProof("batch", "the weighted sum of all equations does not vanish")


Summand = TypeVar("Summand", Point, Ciphertext)


class Sum(Generic[Summand]):
    """A sum in which equal summands are collected, to be multiplied once."""

    def __init__(self) -> None:
        self._scalars: dict[bytes, int] = {}
        self._summands: dict[bytes, Summand] = {}

    def add(self, terms: Iterable[tuple[int, Summand]]) -> None:
        """Add an equation's terms, under a weight of its own."""
        weight = short_weight()
        scalars, summands = self._scalars, self._summands
        for scalar, summand in terms:
            key = summand.absorbed()
            scalars[key] = scalars.get(key, 0) + weight * scalar
            summands[key] = summand

    def take(self, summand: Summand) -> int:
        """The scalar collected for ``summand``, which leaves the sum."""
        return self._scalars.pop(summand.absorbed())

    def terms(self) -> Iterator[tuple[int, Summand]]:
        return ((scalar, self._summands[key]) for key, scalar in self._scalars.items())


def _name_failure(system: Equations) -> None:
    """Recheck the equations singly, without weights or folds, and raise for the first false."""
    firsts = [(scalar, pair.a) for scalar, pair in system.V34]
    seconds = [(scalar, pair.b) for scalar, pair in system.V34]
    named = {"V1": system.V1, "V2": system.V2, "V3": firsts, "V4": seconds}
    for name, terms in named.items():
        if not public_sum(terms).is_identity:
            raise InvalidProof(name, "the equation does not hold")
