"""Attacks on the one secret every proof hides: its nonce."""

import secrets
from random import Random

import pytest

from crypto import conversion, remask, sigma
from crypto.elgamal import Ciphertext
from crypto.group import ORDER, G, invert
from crypto.keys import KeyPair, knows_log, prove_same_log, same_log
from crypto.reader import Reader
from crypto.sigma import Known
from crypto.transcript import Transcript
from tests.attacks.forge import parsed
from tests.crypto.material import CAPTAIN, CTX, DUKE, FOREIGN_CONTEXTS, hidden, key_pair, scalar


def challenge_and_response(proof: bytes) -> tuple[int, int]:
    c, z = Reader(proof, 64).scalars(2)
    return c, z


def from_two_proofs(first: bytes, second: bytes) -> int:
    """The secret behind two Schnorr proofs, if they share a nonce."""
    (c, z), (c_, z_) = challenge_and_response(first), challenge_and_response(second)
    return (z - z_) * invert(c - c_) % ORDER


def test_a_published_nonce_tells_the_key() -> None:
    """The cheat only reads: some proofs carry their nonce along. Ours have no room for it."""
    rng = Random(1)
    key, nonce = key_pair(rng), scalar(rng)
    proof = sigma.prove(
        knows_log(key.X), [Known((key.x,))], Transcript("pok", CTX), nonces=iter([nonce])
    )
    c, z = challenge_and_response(proof)

    assert (z - nonce) * invert(c) % ORDER == key.x
    assert len(proof) == 64, "a challenge and a response, and nothing else"


def test_a_repeated_nonce_tells_the_key() -> None:
    """The cheat waits for two proofs with one nonce, as a copied machine would make them."""
    rng = Random(2)
    key, nonce = key_pair(rng), scalar(rng)
    proofs = [
        sigma.prove(
            same_log(key.X, C, key.x * C),
            [Known((key.x,))],
            Transcript("dleq", CTX),
            nonces=iter([nonce]),
        )
        for C in (DUKE, CAPTAIN)
    ]

    assert from_two_proofs(*proofs) == key.x


def test_a_frozen_generator_does_not_repeat_nonces(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheat restores a snapshot and asks the same machine for shares on other cards."""
    key = key_pair(Random(3))
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    proofs = [prove_same_log(key, C, key.x * C, CTX) for C in (DUKE, CAPTAIN)]
    elsewhere = [prove_same_log(key, DUKE, key.x * DUKE, ctx) for ctx in FOREIGN_CONTEXTS.values()]

    for other in (proofs[1], *elsewhere):
        assert from_two_proofs(proofs[0], other) != key.x
    # Asked the very same thing, it repeats itself word for word, which tells nothing new.
    assert prove_same_log(key, DUKE, key.x * DUKE, CTX) == proofs[0]


def test_a_frozen_generator_does_not_repeat_nonces_for_another_witness(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cheat knows one of two masks and asks for proofs under a frozen generator."""
    rng = Random(4)
    X, masks = key_pair(rng).X, (scalar(rng), scalar(rng))
    before = hidden(DUKE, X, rng)
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    pairs = [
        challenge_and_response(remask.prove(before, before.remasked(X, rho), X, rho, CTX))
        for rho in masks
    ]
    (c, z), (c_, z_) = pairs
    nonce = z - c * masks[0]

    assert (z_ - nonce) * invert(c_) % ORDER != masks[1]


def test_no_two_nonces_of_one_proof_are_equal() -> None:
    """The cheat looks for one nonce under two secrets of one proof, hoping for a relation."""
    rng = Random(5)
    owner, K, mask = key_pair(rng), key_pair(rng).X, scalar(rng)
    e = hidden(DUKE, owner.X, rng)
    E = Ciphertext(mask * G, DUKE + mask * K)
    statement = conversion.same_card_under(owner.X, e, K, E)
    c, [[answer]] = parsed(statement, conversion.prove(owner, e, K, E, mask, CTX))
    nonces = [(z - c * w) % ORDER for z, w in zip(answer.z, (mask, owner.x), strict=True)]

    assert nonces[0] != nonces[1]
    assert 0 not in nonces


def test_the_nonce_is_not_a_function_of_public_things_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cheat runs our nonce derivation himself, with the same frozen generator."""
    key = key_pair(Random(6))
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    c, z = challenge_and_response(prove_same_log(key, DUKE, key.x * DUKE, CTX))
    nonce = (z - c * key.x) % ORDER
    guess = KeyPair.of(1)
    c_, z_ = challenge_and_response(prove_same_log(KeyPair(1, key.X), DUKE, key.x * DUKE, CTX))

    assert guess.x != key.x
    assert (z_ - c_ * guess.x) % ORDER != nonce
