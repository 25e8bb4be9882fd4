"""A new mask for a card."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import remask
from crypto.elgamal import Ciphertext, encrypt
from crypto.group import ORDER, G
from tests.crypto.material import CAPTAIN, CTX, DUKE, hidden, key_pair, scalar
from tests.crypto.proofs import refused

secrets = st.integers(1, ORDER - 1)


@settings(max_examples=20)
@given(secrets, secrets, secrets)
def test_a_new_mask_is_proved_in_64_bytes(x: int, r: int, rho: int) -> None:
    before = encrypt(DUKE, x * G, r)
    after = before.remasked(x * G, rho)
    proof = remask.prove(before, after, x * G, rho, CTX)

    assert len(proof) == 64
    remask.verify(before, after, x * G, proof, CTX)


def test_another_card_under_the_new_mask_is_refused() -> None:
    rng = Random(1)
    X, rho = key_pair(rng).X, scalar(rng)
    before = encrypt(DUKE, X, 5)
    after = encrypt(CAPTAIN, X, 5 + rho)

    with refused("challenge"):
        remask.verify(before, after, X, remask.prove(before, after, X, rho, CTX), CTX)


def test_a_mask_in_one_component_only_is_refused() -> None:
    rng = Random(2)
    X, rho = key_pair(rng).X, scalar(rng)
    before = hidden(DUKE, X, rng)
    whole = before.remasked(X, rho)
    for after in (Ciphertext(whole.a, before.b), Ciphertext(before.a, whole.b)):
        with refused("challenge"):
            remask.verify(before, after, X, remask.prove(before, after, X, rho, CTX), CTX)


def test_a_mask_of_another_key_is_refused() -> None:
    rng = Random(3)
    X, other, rho = key_pair(rng).X, key_pair(rng).X, scalar(rng)
    before = hidden(DUKE, X, rng)
    after = before.remasked(other, rho)
    for K in (X, other):
        proof = remask.prove(before, after, K, rho, CTX)
        with refused("challenge"):
            remask.verify(before, after, X, proof, CTX)
