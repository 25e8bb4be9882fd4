"""The shuffle verifier a second time, equation by equation, and the weak ones to attack.

No weights, no folds, nothing merged: slow, and easy to compare with the paper. A weak
verifier does not hear some part of the conversation, or ignores some equation; an attack
that fools it shows what that part is for.
"""

from collections.abc import Callable, Collection, Iterable
from math import prod

from crypto.elgamal import Ciphertext
from crypto.encoding import u32
from crypto.generators import shuffle_generators
from crypto.group import ORDER, G, O, Point
from crypto.shuffle.argument import Proof
from crypto.shuffle.verifier import Claim
from crypto.transcript import Item, Transcript

Challenge = Callable[[int], int]


class Hearing:
    """The challenges of a verifier who may be deaf to a part of what is said.

    ``deaf_to`` names parts of the statement ("X", "in", "out") or "E", the prover's
    blinding of the decks. ``squeezed`` is what a weak verifier makes of its challenge t.
    """

    def __init__(
        self, claim: Claim, deaf_to: Collection[str] = (), squeezed: Challenge | None = None
    ) -> None:
        self._deaf_to, self._squeezed = deaf_to, squeezed or (lambda t: t)
        self._transcript = Transcript("shuffle", claim.ctx)
        self._hear("k", u32(len(claim.before)))
        self._hear("X", claim.K)
        self._hear("in", *(P for e in claim.before for P in (e.a, e.b)))
        self._hear("out", *(P for e in claim.after for P in (e.a, e.b)))

    def _hear(self, label: str, *items: Item) -> None:
        if label not in self._deaf_to:
            self._transcript.absorb(label, *items)

    def t(self, c: Point, c_d: Point, E1: Point, E2: Point) -> int:
        self._hear("1", *((c, c_d) if "E" in self._deaf_to else (c, c_d, E1, E2)))
        return self._squeezed(self._transcript.challenge("t"))

    def lambda_x(self, f: Iterable[int], Z: int) -> tuple[int, int]:
        self._hear("2", *f, Z)
        return self._transcript.challenge("lambda"), self._transcript.challenge("x")

    def e(self, c_d_: Point, c_delta: Point, c_a: Point) -> int:
        self._hear("3", c_d_, c_delta, c_a)
        return self._transcript.challenge("e")


def linear(scalars: Iterable[int], points: Iterable[Point]) -> Point:
    total = O
    for scalar, point in zip(scalars, points, strict=True):
        total = total + scalar * point
    return total


def left_over(
    claim: Claim, deaf_to: Collection[str] = (), squeezed: Challenge | None = None
) -> dict[str, Point]:
    """What remains of each equation, left side minus right side: ``O`` where it holds."""
    k = len(claim.before)
    P, said = Proof.decode(claim.proof, k), Hearing(claim, deaf_to, squeezed)
    t = said.t(P.c, P.c_d, P.E1, P.E2)
    lam, x = said.lambda_x(P.f, P.Z)
    e = said.e(P.c_d_, P.c_delta, P.c_a)
    H = shuffle_generators(k)
    powers = [pow(t, i, ORDER) for i in range(1, k + 1)]
    whole = e * prod(lam * i + t_i - x for i, t_i in enumerate(powers, start=1)) % ORDER
    beta = [P.f_[0], *P.beta, whole]
    crossed = [e * beta[i + 1] - beta[i] * P.f_[i + 1] for i in range(k - 1)]

    def decks(component: Callable[[Ciphertext], Point]) -> Point:
        outputs = linear(P.f, map(component, claim.after))
        return outputs - linear(powers, map(component, claim.before))

    opened = lam * P.c + P.c_d + linear([f - x for f in P.f], H)
    return {
        "V1": P.c_d_ + e * opened - P.z * G - linear(P.f_, H),
        "V2": P.c_delta + e * P.c_a - P.z_delta * G - linear(crossed, H[:-1]),
        "V3": decks(lambda card: card.a) + P.E1 - P.Z * G,
        "V4": decks(lambda card: card.b) + P.E2 - P.Z * claim.K,
    }


def false_equations(
    claim: Claim, deaf_to: Collection[str] = (), squeezed: Challenge | None = None
) -> set[str]:
    rest = left_over(claim, deaf_to, squeezed)
    return {name for name, point in rest.items() if not point.is_identity}
