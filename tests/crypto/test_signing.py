"""I1: one verdict for each key and each signature, whatever a library may think of them."""

from random import Random
from typing import Any

import pytest

from crypto import edwards, signing
from crypto.errors import CryptoError, Malformed
from crypto.identity import Identity, PublicIdentity
from crypto.signing import SigningKey
from tests.crypto import edwards as reference
from tests.crypto.proofs import refused
from tests.vectors.files import stored

FROZEN = stored("signatures.json")
KEYS, SIGNATURES = FROZEN["keys"], FROZEN["signatures"]
SEED = Random().getrandbits(32)


def named(vector: dict[str, Any]) -> str:
    return f"{vector['why']} ({vector['key'][:8]})"


def signed(vector: dict[str, Any]) -> tuple[bytes, bytes, bytes]:
    key, signature, message = (
        bytes.fromhex(vector[part]) for part in ("key", "signature", "message")
    )
    return key, signature, message


@pytest.mark.parametrize("vector", KEYS, ids=named)
def test_a_frozen_key_is_admitted_or_not(vector: dict[str, Any]) -> None:
    key = bytes.fromhex(vector["key"])
    if vector["admitted"]:
        assert PublicIdentity(key).key == key
        return
    with pytest.raises(Malformed, match=r"non-canonical|no point|small order"):
        PublicIdentity(key)


@pytest.mark.parametrize("vector", SIGNATURES, ids=named)
def test_the_library_compares_as_the_rule_does(vector: dict[str, Any]) -> None:
    """Bytes, no cofactor, S below L, k modulo L: even under keys that we never let it see."""
    if vector["verifies"]:
        signing.verify(*signed(vector))
        return
    with refused("signature"):
        signing.verify(*signed(vector))


@pytest.mark.parametrize("vector", SIGNATURES, ids=named)
def test_a_frozen_signature_is_accepted_by_both_halves_of_the_rule(vector: dict[str, Any]) -> None:
    key, signature, message = signed(vector)
    if vector["admitted"] and vector["verifies"]:
        PublicIdentity(key).verify(signature, message)
        return
    with pytest.raises(CryptoError):
        PublicIdentity(key).verify(signature, message)


def test_the_vectors_tell_all_verdicts_apart() -> None:
    verdicts = {(v["admitted"], v["verifies"], v["verifies eightfold"]) for v in SIGNATURES}
    assert verdicts >= {(True, True, True), (True, False, True), (True, False, False)}
    assert verdicts >= {(False, True, True), (False, False, True)}
    assert {vector["admitted"] for vector in KEYS} == {True, False}


def test_a_key_is_found_out_whatever_small_component_it_has() -> None:
    print("seed", SEED)
    A = reference.times(Random(SEED).randrange(1, reference.L), reference.BASE)
    for T in reference.small_order():
        key = reference.encode(reference.add(A, T))
        assert (signing.fault_of(key) is None) == (T == reference.NEUTRAL)


def test_the_product_by_the_order_is_that_of_the_second_implementation() -> None:
    """Of points of all orders: those of order L all give the identity, and would hide mistakes."""
    for y in (3, 4, 5, 6, 9):
        point = reference.lift(y)
        assert point is not None
        X, Y, Z, T = edwards.times_L(edwards.decode(reference.encode(point)))
        assert reference.affine((X, Y, Z)) == reference.times(reference.L, point)
        assert (X * Y - T * Z) % reference.P == 0


def test_what_a_key_is_worth_is_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    key = Identity.generate().public.key
    monkeypatch.setattr(edwards, "times_L", None)
    PublicIdentity(key)


def test_a_signing_key_comes_back_from_its_secret() -> None:
    fresh = SigningKey.generate()
    again = SigningKey(fresh.secret())
    assert (again.public(), again.sign(b"x")) == (fresh.public(), fresh.sign(b"x"))
