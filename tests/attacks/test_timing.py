"""Which products an onlooker may time: only those by numbers that everybody knows."""

from collections.abc import Callable, Collection
from random import Random
from typing import Any

import pytest
from btclib_secp256k1 import lib

from crypto import beacon, conversion, denial, keys, membership, recovery, remask, shares, swap
from crypto.generators import H, V
from crypto.group import G, Point, secret_sum
from crypto.money import balance, payment
from crypto.shuffle.prover import shuffle
from tests.crypto.material import CTX, DUKE, FACES, TABLE, hand, hidden, key_pair, scalar

RNG = Random(1)
OWNER, OTHER = key_pair(RNG), key_pair(RNG)
HAND = hand(FACES, OWNER.X, RNG)
PURSE = hidden(5 * V, OWNER.X, RNG)
KEYS = {seat: key.X for seat, key in enumerate((OWNER, OTHER, key_pair(RNG)), start=1)}


class TimedLibrary:
    """The real library, with a list of the scalars whose products take variable time."""

    def __init__(self, lib: Any, timed: list[int]) -> None:
        self._lib = lib
        self._timed = timed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._lib, name)

    def secp256k1_ec_pubkey_tweak_mul(self, ctx: Any, key: Any, scalar: bytes) -> int:
        self._timed.append(int.from_bytes(scalar, "big"))
        return int(self._lib.secp256k1_ec_pubkey_tweak_mul(ctx, key, scalar))


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    scalars: list[int] = []
    monkeypatch.setattr("crypto.curve.lib", TimedLibrary(lib, scalars))
    return scalars


def test_the_short_way_to_write_a_product_is_the_safe_one(timed: list[int]) -> None:
    for point in (G, H, DUKE, -G, Point.decode(G.encode())):
        for number in (1, 2, scalar(RNG)):
            secret_sum([(number, point), (number, H)])
            number * point

    assert timed == []


def given(masks: list[Point]) -> Collection[int]:
    made = shares.give(OWNER, masks, CTX)
    return shares.weights(OWNER.X, masks, made.points, CTX)


def nothing(work: Callable[[], object]) -> Callable[[], Collection[int]]:
    """``work`` that has no public number to multiply by."""

    def worked() -> Collection[int]:
        work()
        return ()

    return worked


def opened() -> Collection[int]:
    balance.prove_balance(OWNER, PURSE, 5, CTX)
    return [5]


PROVERS: dict[str, Callable[[], Collection[int]]] = {
    "a key": nothing(lambda: keys.prove_key(OWNER, CTX)),
    "equal logarithms": nothing(lambda: keys.prove_same_log(OWNER, H, OWNER.x * H, CTX)),
    "a share": lambda: given([HAND[0].a]),
    "five shares": lambda: given([e.a for e in HAND]),
    "a new mask": nothing(
        lambda: remask.prove(HAND[0], HAND[0].remasked(OWNER.X, 7), OWNER.X, 7, CTX)
    ),
    "a swap": nothing(lambda: swap.shuffle((HAND[0], HAND[1]), OWNER.X, True, CTX)),
    "a conversion": nothing(lambda: conversion.convert(OWNER, HAND[0], OTHER.X, CTX)),
    "a face": nothing(lambda: membership.prove_member(OWNER, HAND[0], FACES, CTX)),
    "a denial": nothing(lambda: denial.deny(OWNER, HAND[0], FACES[1], CTX)),
    "dice": nothing(lambda: beacon.give(OWNER, TABLE, "roll", CTX)),
    "a payment": nothing(lambda: payment.pay(OWNER, PURSE, 5, OTHER.X, 2, 3, CTX)),
    "a purse opened": opened,
    "a purse read": nothing(lambda: balance.read(OWNER, PURSE, 3)),
    "a key shared": nothing(lambda: recovery.deal(1, OWNER, KEYS, 2, CTX)),
    "a pile shuffled": nothing(lambda: shuffle(HAND, OTHER.X, CTX)),
}


@pytest.mark.parametrize("prove", PROVERS.values(), ids=PROVERS)
def test_a_prover_multiplies_in_variable_time_by_public_numbers_only(
    prove: Callable[[], Collection[int]], timed: list[int]
) -> None:
    public = prove()

    assert set(timed) <= set(public)
