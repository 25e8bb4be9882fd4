"""Sections 6 and 9: what is shown about keys, cards and money."""

from collections.abc import Sequence

from tests.stranger.group import (
    G,
    H,
    O,
    Pair,
    Point,
    V,
    minus,
    negative,
    pair_minus,
    pair_plus,
    times,
    total,
)
from tests.stranger.sigma import Clause, Equation, Relation, Statement
from tests.stranger.transcript import Transcript


def log_of(X: Point) -> Statement:
    return [[Relation(1, (Equation(X, ((0, G),)),))]]


def same_log(X: Point, C: Point, S: Point) -> Statement:
    return [[Relation(1, (Equation(X, ((0, G),)), Equation(S, ((0, C),))))]]


def zero(d: Pair, K: Point) -> Relation:
    return Relation(1, (Equation(d[0], ((0, G),)), Equation(d[1], ((0, K),))))


def remask(K: Point, before: Pair, after: Pair) -> Statement:
    return [[zero(pair_minus(after, before), K)]]


def swap(K: Point, before: Sequence[Pair], after: Sequence[Pair]) -> Statement:
    (e1, e2), (E1, E2) = before, after
    rest = pair_minus(pair_plus(E1, E2), pair_plus(e1, e2))
    either = [zero(pair_minus(E1, e1), K), zero(pair_minus(E1, e2), K)]
    return [[zero(rest, K)], either]


def conversion(X: Point, K: Point, e: Pair, E: Pair) -> Statement:
    last = Equation(minus(E[1], e[1]), ((0, K), (1, negative(e[0]))))
    return [[Relation(2, (Equation(E[0], ((0, G),)), Equation(X, ((1, G),)), last))]]


def member(X: Point, e: Pair, faces: Sequence[Point]) -> Statement:
    return [[_opens_to(X, e, M) for M in faces]]


def _opens_to(X: Point, e: Pair, M: Point) -> Relation:
    return Relation(1, (Equation(X, ((0, G),)), Equation(minus(e[1], M), ((0, e[0]),))))


def denial(X: Point, e: Pair, D: Point, W: Point) -> Statement:
    first = Equation(W, ((0, minus(e[1], D)), (1, negative(e[0]))))
    second = Equation(O, ((0, X), (1, negative(G))))
    return [[Relation(2, (first, second))]]


def shares(ctx: bytes, X: Point, cards: Sequence[Point], given: Sequence[Point]) -> Statement:
    """All shares at once, weighted by what depends on each of them; of kind ``bdleq``."""
    transcript = Transcript("bdleq-w", ctx)
    transcript.absorb("X", X)
    transcript.absorb("C", *cards)
    transcript.absorb("S", *given)
    weights = [1, *(transcript.challenge("w") for _ in cards[1:])]
    C = total(zip(weights, cards, strict=True))
    S = total(zip(weights, given, strict=True))
    return same_log(X, C, S)


def bit(B: Point) -> Clause:
    return [Relation(1, (Equation(Y, ((0, H),)),)) for Y in (B, minus(B, V))]


def number(bits: Sequence[Point]) -> Point:
    return total((1 << i, B) for i, B in enumerate(bits))


def balance_is(X: Point, balance: Pair, units: int) -> Statement:
    return same_log(X, balance[0], minus(balance[1], times(units, V)))


def payment(
    payer: Point, payee: Point, balance: Pair, moved: Sequence[Point], bits: Sequence[Point]
) -> Statement:
    """``moved`` is c1, cP, cR; ``bits`` are those of the amount, then those of the remainder."""
    c1, cP, cR = moved
    half = len(bits) // 2
    amount = Relation(
        3,
        (
            Equation(c1, ((0, G),)),
            Equation(cP, ((1, V), (0, payer))),
            Equation(cR, ((1, V), (0, payee))),
            Equation(number(bits[:half]), ((1, V), (2, H))),
        ),
    )
    rest = Relation(
        3,
        (
            Equation(payer, ((0, G),)),
            Equation(minus(balance[1], cP), ((1, V), (0, minus(balance[0], c1)))),
            Equation(number(bits[half:]), ((1, V), (2, H))),
        ),
    )
    return [[amount], [rest], *map(bit, bits)]
