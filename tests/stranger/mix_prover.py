"""Section 7 from the prover's side: order 0 … k−1 and masks are known."""

from collections.abc import Sequence
from secrets import randbelow

from tests.stranger import sigma, statements
from tests.stranger.group import (
    ORDER,
    G,
    Pair,
    Point,
    shuffle_generator,
    total,
    u32,
)
from tests.stranger.transcript import Transcript


def proof_of_mixing(
    ctx: bytes, K: Point, before: Sequence[Pair], after: Sequence[Pair],
    order: Sequence[int], masks: Sequence[int],
) -> bytes:  # fmt: skip
    if len(before) == 1:
        statement = statements.remask(K, before[0], after[0])
        return sigma.prove("remask", ctx, statement, [(0, masks)])
    if len(before) == 2:
        known = [(0, [sum(masks) % ORDER]), (order[0], [masks[0]])]
        return sigma.prove("swap", ctx, statements.swap(K, before, after), known)
    return shuffle_proof(ctx, K, before, after, [i + 1 for i in order], masks)


def commit(numbers: Sequence[int], r: int) -> Point:
    return total([(r, G), *((m, shuffle_generator(i)) for i, m in enumerate(numbers, start=1))])


def some(how_many: int) -> list[int]:
    return [randbelow(ORDER) for _ in range(how_many)]


def shuffle_proof(
    ctx: bytes, K: Point, before: Sequence[Pair], after: Sequence[Pair],
    pi: Sequence[int], rho: Sequence[int],
) -> bytes:  # fmt: skip
    k = len(pi)
    transcript = Transcript("shuffle", ctx)
    transcript.absorb("k", u32(k))
    transcript.absorb("X", K)
    transcript.absorb("in", *[half for card in before for half in card])
    transcript.absorb("out", *[half for card in after for half in card])

    r, r_d, R_d, *d = some(3 + k)
    c, c_d = commit(pi, r), commit([-m for m in d], r_d)
    E1 = total([(R_d, G), *((-d[i], after[i][0]) for i in range(k))])
    E2 = total([(R_d, K), *((-d[i], after[i][1]) for i in range(k))])
    transcript.absorb("1", c, c_d, E1, E2)
    t = transcript.challenge("t")

    powers = [pow(t, p, ORDER) for p in pi]
    f = [(powers[i] + d[i]) % ORDER for i in range(k)]
    Z = (sum(p * m for p, m in zip(powers, rho, strict=True)) + R_d) % ORDER
    transcript.absorb("2", *[n.to_bytes(32, "big") for n in (*f, Z)])
    lam, x = transcript.challenge("lambda"), transcript.challenge("x")

    mu = [(lam * pi[i] + powers[i] - x) % ORDER for i in range(k)]
    products = [mu[0]]
    for m in mu[1:]:
        products.append(products[-1] * m % ORDER)
    r_d2, r_delta, r_a, *d2 = some(3 + k)
    delta = [d2[0], *some(k - 2), 0]
    c_d2 = commit(d2, r_d2)
    c_delta = commit([-delta[i] * d2[i + 1] for i in range(k - 1)], r_delta)
    c_a = commit(
        [delta[i + 1] - mu[i + 1] * delta[i] - products[i] * d2[i + 1] for i in range(k - 1)], r_a
    )
    transcript.absorb("3", c_d2, c_delta, c_a)
    e = transcript.challenge("e")

    f2 = [(e * mu[i] + d2[i]) % ORDER for i in range(k)]
    beta = [(e * products[i] + delta[i]) % ORDER for i in range(1, k - 1)]
    z = (e * (lam * r + r_d) + r_d2) % ORDER
    z_delta = (e * r_a + r_delta) % ORDER
    numbers = (*f, Z, *f2, *beta, z, z_delta)
    points = b"".join((c, c_d, E1, E2, c_d2, c_delta, c_a))
    return points + b"".join(n.to_bytes(32, "big") for n in numbers)
