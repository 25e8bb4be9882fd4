"""Proofs about what happens to hidden cards: masks, swaps, shares, conversions."""

from collections.abc import Sequence
from random import Random

from crypto import conversion, remask, shares, swap
from crypto.conversion import same_card_under
from crypto.elgamal import Ciphertext, encrypt
from crypto.group import Point
from crypto.reader import Reader
from crypto.remask import same_card
from crypto.shares import Shares, all_taken_by_one_key
from crypto.sigma import Known
from crypto.swap import Two, swapped_or_not
from tests.crypto.material import ASSASSIN, CAPTAIN, CTX, DUKE, hand, hidden, key_pair, scalar
from tests.crypto.proofs import Make, Specimen, by_sigma


def new_mask(rng: Random) -> Specimen:
    K, rho = key_pair(rng).X, scalar(rng)
    before = hidden(DUKE, K, rng)
    after = before.remasked(K, rho)

    def verify(data: bytes, ctx: bytes, before: Ciphertext = before, K: Point = K) -> None:
        reader = Reader(data, 130)
        [after] = reader.ciphertexts(1)
        remask.verify(before, after, K, reader.rest(), ctx)

    return by_sigma(
        "remask",
        [after.a, after.b],
        same_card(before, after, K),
        [Known((rho,))],
        verify,
        {
            "another card": lambda data, ctx: verify(data, ctx, before=hidden(CAPTAIN, K, rng)),
            "another mask": lambda data, ctx: verify(data, ctx, before=hidden(DUKE, K, rng)),
            "another key": lambda data, ctx: verify(data, ctx, K=key_pair(rng).X),
            "back again": lambda data, ctx: remask.verify(after, before, K, data[66:], ctx),
        },
    )


def two_cards(rng: Random, exchange: bool) -> Specimen:
    K, rho = key_pair(rng).X, (scalar(rng), scalar(rng))
    before = hidden(DUKE, K, rng), hidden(CAPTAIN, K, rng)
    first, second = before[::-1] if exchange else before
    after = first.remasked(K, rho[0]), second.remasked(K, rho[1])

    def verify(data: bytes, ctx: bytes, before: Two = before, K: Point = K) -> None:
        reader = Reader(data, 292)
        first, second = reader.ciphertexts(2)
        swap.verify(before, (first, second), K, reader.rest(), ctx)

    third = hidden(ASSASSIN, K, rng)
    return by_sigma(
        "swap",
        [after[0].a, after[0].b, after[1].a, after[1].b],
        swapped_or_not(before, after, K),
        [Known((sum(rho),)), Known((rho[0],), branch=int(exchange))],
        verify,
        {
            "a third card first": lambda data, ctx: verify(data, ctx, before=(third, before[1])),
            "a third card second": lambda data, ctx: verify(data, ctx, before=(before[0], third)),
            "inputs exchanged": lambda data, ctx: verify(data, ctx, before=(before[1], before[0])),
            "another key": lambda data, ctx: verify(data, ctx, K=key_pair(rng).X),
        },
    )


def given_shares(rng: Random) -> Specimen:
    key, K = key_pair(rng), key_pair(rng).X
    masks = [e.a for e in hand((DUKE, CAPTAIN, DUKE), K, rng)]
    points = [key.x * a for a in masks]

    def verify(data: bytes, ctx: bytes, masks: Sequence[Point] = masks, X: Point = key.X) -> None:
        shares.verify(X, masks, Shares.decode(data, 3), ctx)

    return by_sigma(
        "bdleq",
        points,
        all_taken_by_one_key(key.X, masks, points, CTX),
        [Known((key.x,))],
        verify,
        {
            "another key": lambda data, ctx: verify(data, ctx, X=key_pair(rng).X),
            "cards in another order": lambda data, ctx: verify(data, ctx, masks=masks[::-1]),
            "another last card": lambda data, ctx: verify(data, ctx, masks=[*masks[:2], K]),
        },
    )


def converted(rng: Random) -> Specimen:
    owner, K = key_pair(rng), key_pair(rng).X
    e, mask = hidden(DUKE, owner.X, rng), scalar(rng)
    E = encrypt(DUKE, K, mask)

    def verify(
        data: bytes, ctx: bytes, X: Point = owner.X, e: Ciphertext = e, K: Point = K
    ) -> None:
        reader = Reader(data, 162)
        [E] = reader.ciphertexts(1)
        conversion.verify(X, e, K, E, reader.rest(), ctx)

    return by_sigma(
        "conv",
        [E.a, E.b],
        same_card_under(owner.X, e, K, E),
        [Known((mask, owner.x))],
        verify,
        {
            "another owner": lambda data, ctx: verify(data, ctx, X=key_pair(rng).X),
            "another card": lambda data, ctx: verify(data, ctx, e=hidden(CAPTAIN, owner.X, rng)),
            "another mask": lambda data, ctx: verify(data, ctx, e=hidden(DUKE, owner.X, rng)),
            "another receiver": lambda data, ctx: verify(data, ctx, K=key_pair(rng).X),
            "keys exchanged": lambda data, ctx: verify(data, ctx, X=K, K=owner.X),
        },
    )


SPECIMENS: dict[str, Make] = {
    "a new mask": new_mask,
    "two cards swapped": lambda rng: two_cards(rng, exchange=True),
    "two cards not swapped": lambda rng: two_cards(rng, exchange=False),
    "shares of three cards": given_shares,
    "a conversion": converted,
}
