"""What an onlooker could measure: size and amount of work must not tell a secret."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from btclib_secp256k1 import lib

from crypto import conversion, denial, swap
from crypto.generators import V
from crypto.membership import prove_member
from crypto.money.payment import pay
from tests.crypto.material import CTX, FACES, hand, hidden, key_pair

RNG = Random(1)
OWNER, OTHER = key_pair(RNG), key_pair(RNG)
BITS = 3


class CountingLibrary:
    """The real library, with a tally of its calls and of the points in its sums."""

    def __init__(self, lib: Any, counted: Counter[str]) -> None:
        self._lib = lib
        self._counted = counted

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*args: Any) -> int:
            self._counted[name] += 1
            if name == "secp256k1_ec_pubkey_combine":
                self._counted["summands"] += args[3]
            return int(getattr(self._lib, name)(*args))

        return call


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    counted: Counter[str] = Counter()
    monkeypatch.setattr("crypto.curve.lib", CountingLibrary(lib, counted))
    return counted


HIDDEN = hand(FACES, OWNER.X, RNG)
BALANCES = [hidden(units * V, OWNER.X, RNG) for units in range(1 << BITS)]


def swapped(exchange: int) -> bytes:
    before = HIDDEN[0], HIDDEN[1]
    after, proof = swap.shuffle(before, OWNER.X, bool(exchange), CTX)
    return after[0].encode() + after[1].encode() + proof


def member(face: int) -> bytes:
    return prove_member(OWNER, HIDDEN[face], FACES, CTX)


def denied(face: int) -> bytes:
    return denial.deny(OWNER, HIDDEN[face], FACES[4], CTX).encode()


def converted(face: int) -> bytes:
    E, proof = conversion.convert(OWNER, HIDDEN[face], OTHER.X, CTX)
    return E.encode() + proof


def paid(amount: int) -> bytes:
    return pay(OWNER, BALANCES[7], 7, OTHER.X, amount, BITS, CTX).encode()


def paid_all(owned: int) -> bytes:
    return pay(OWNER, BALANCES[owned], owned, OTHER.X, owned, BITS, CTX).encode()


SECRETS: dict[str, tuple[Callable[[int], bytes], int]] = {
    "swapped or not": (swapped, 2),
    "which face a card shows": (member, 5),
    "which face it is instead of the denied one": (denied, 4),
    "which card was passed on": (converted, 5),
    "how much was paid": (paid, 8),
    "how much there was to pay": (paid_all, 8),
}


@pytest.mark.parametrize(("prove", "cases"), SECRETS.values(), ids=SECRETS)
def test_size_and_work_are_the_same_for_every_secret(
    prove: Callable[[int], bytes], cases: int, work: Counter[str]
) -> None:
    """The cheat counts bytes and seconds, hoping to see what a proof was told to hide."""
    seen = []
    for secret in range(cases):
        prove(secret)  # what is encoded once and kept is no longer counted
        work.clear()
        seen.append((len(prove(secret)), dict(work)))

    assert seen[0][1]["secp256k1_ecdh"] > 0, "the tally works"
    assert seen == [seen[0]] * cases
