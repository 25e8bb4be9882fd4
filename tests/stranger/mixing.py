"""Section 7: the shuffle argument, each equation by itself; two cards by a swap, one by a mask."""

from collections.abc import Sequence

from tests.stranger import sigma, statements
from tests.stranger.group import (
    ORDER,
    G,
    O,
    Pair,
    Point,
    negative,
    point,
    scalar,
    shuffle_generator,
    total,
    u32,
)
from tests.stranger.refusal import Bad
from tests.stranger.transcript import Transcript

MOST = 128


def proof_size(cards: int) -> int:
    return {1: 64, 2: 160}.get(cards, 96 * cards + 263)


def check_mixed(
    ctx: bytes, K: Point, before: Sequence[Pair], after: Sequence[Pair], proof: bytes
) -> None:
    """``after`` is ``before`` under new masks, in whatever order."""
    if len(before) == 1:
        sigma.check("remask", ctx, statements.remask(K, before[0], after[0]), proof)
    elif len(before) == 2:
        sigma.check("swap", ctx, statements.swap(K, before, after), proof)
    else:
        check_shuffle(ctx, K, before, after, proof)


def check_shuffle(
    ctx: bytes, K: Point, before: Sequence[Pair], after: Sequence[Pair], proof: bytes
) -> None:
    k = len(before)
    if not 2 <= k <= MOST or len(after) != k or len(proof) != 96 * k + 263:
        raise Bad("shuffle: the length does not fit")
    numbers = [scalar(proof[i : i + 32]) for i in range(231, len(proof), 32)]
    c, c_d, E1, E2, c_d2, c_delta, c_a = (point(proof[i : i + 33]) for i in range(0, 231, 33))
    f, Z, f2 = numbers[:k], numbers[k], numbers[k + 1 : 2 * k + 1]
    beta, z, z_delta = numbers[2 * k + 1 : 3 * k - 1], numbers[-2], numbers[-1]

    transcript = Transcript("shuffle", ctx)
    transcript.absorb("k", u32(k))
    transcript.absorb("X", K)
    transcript.absorb("in", *[half for card in before for half in card])
    transcript.absorb("out", *[half for card in after for half in card])
    transcript.absorb("1", c, c_d, E1, E2)
    t = transcript.challenge("t")
    transcript.absorb("2", *[n.to_bytes(32, "big") for n in (*f, Z)])
    lam, x = transcript.challenge("lambda"), transcript.challenge("x")
    transcript.absorb("3", c_d2, c_delta, c_a)
    e = transcript.challenge("e")

    powers = [pow(t, i, ORDER) for i in range(1, k + 1)]
    product = e
    for i, power in enumerate(powers, start=1):
        product = product * (lam * i + power - x) % ORDER
    betas = [f2[0], *beta, product]
    H = [shuffle_generator(i) for i in range(1, k + 1)]
    sums = [
        [(1, c_d2), (e * lam, c), (e, c_d), (-z, G)]
        + [(e * (f[i] - x) - f2[i], H[i]) for i in range(k)],
        [(1, c_delta), (e, c_a), (-z_delta, G)]
        + [(betas[i] * f2[i + 1] - e * betas[i + 1], H[i]) for i in range(k - 1)],
        *[
            [(1, E), (-Z, base)]
            + [(f[i], after[i][half]) for i in range(k)]
            + [(powers[i], negative(before[i][half])) for i in range(k)]
            for half, E, base in ((0, E1, G), (1, E2, K))
        ],
    ]
    if any(total(terms) != O for terms in sums):
        raise Bad("shuffle: an equation is false")
