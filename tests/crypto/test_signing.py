"""I1: one verdict for each key and each signature, whatever a library may think of them."""

from random import Random
from typing import Any

import pytest

from crypto import edwards, signing, sodium
from crypto.errors import CryptoError, Malformed
from crypto.identity import Identity, PublicIdentity
from crypto.signing import SigningKey
from tests.crypto import edwards as reference
from tests.vectors.files import stored

FROZEN = stored("signatures.json")
KEYS, SIGNATURES = FROZEN["keys"], FROZEN["signatures"]
SPECCHECK = stored("speccheck.json")["signatures"]
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


@pytest.mark.parametrize("vector", [*SIGNATURES, *SPECCHECK], ids=named)
def test_openssl_compares_as_the_rule_does(vector: dict[str, Any]) -> None:
    """Bytes, no cofactor, S below L, k modulo L: even under keys that we never let it see."""
    assert signing.verifies(*signed(vector)) == vector["verifies"]


@pytest.mark.parametrize("vector", [*SIGNATURES, *SPECCHECK], ids=named)
@pytest.mark.parametrize("library", ["libsodium", "OpenSSL"])
def test_a_frozen_signature_is_accepted_by_both_halves_of_the_rule(
    vector: dict[str, Any], library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sodium, "is_usable", lambda: library == "libsodium")
    key, signature, message = signed(vector)
    if vector["admitted"] and vector["verifies"]:
        PublicIdentity(key).verify(signature, message)
        return
    with pytest.raises(CryptoError):
        PublicIdentity(key).verify(signature, message)


def test_the_vectors_ask_everything_that_the_self_test_asks() -> None:
    asked = {vector["signature"]: vector["verifies"] for vector in SIGNATURES}
    assert all(asked[probe.signature] == probe.holds for probe in sodium.PROBES)


def test_libsodium_is_used_as_it_is_installed_here() -> None:
    assert sodium.is_usable()


def test_the_one_r_on_which_libsodium_differs_goes_to_openssl() -> None:
    (vector,) = [v for v in SIGNATURES if v["verifies"] and "identity" in v["why"]]
    assert not sodium.verifies(*signed(vector))
    signing.verify(*signed(vector))


def with_cofactor(key: bytes, signature: bytes, message: bytes) -> bool:
    return reference.verifies_eightfold(key, signature, message)


def with_any_s(key: bytes, signature: bytes, message: bytes) -> bool:
    S = int.from_bytes(signature[32:], "little") % reference.L
    return signing.verifies(key, signature[:32] + S.to_bytes(32, "little"), message)


@pytest.mark.parametrize(
    "verify", [with_cofactor, with_any_s, lambda *_: False, lambda *_: True], ids=str
)
def test_a_library_that_compares_otherwise_is_not_used(verify: sodium.Verify) -> None:
    assert not sodium.passes(verify)


def test_the_self_test_admits_whatever_compares_as_openssl_does() -> None:
    assert sodium.passes(signing.verifies)


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


def test_of_points_of_all_orders_those_of_order_l_are_told_apart() -> None:
    """By the second implementation, which takes them times L."""
    found = set()
    for y in range(2, 100):
        if (point := reference.lift(y)) is not None:
            is_odd = reference.times(reference.L, point) == reference.NEUTRAL
            assert edwards.is_of_odd_order(point) == is_odd
            found.add(is_odd)
    assert found == {True, False}


def test_a_point_of_small_order_is_no_key() -> None:
    odd = [T for T in reference.small_order() if edwards.is_of_odd_order(T)]
    assert odd == [reference.NEUTRAL]


def test_what_a_key_is_worth_is_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    key = Identity.generate().public.key
    monkeypatch.setattr(edwards, "is_of_odd_order", None)
    PublicIdentity(key)


def test_a_signing_key_comes_back_from_its_secret() -> None:
    fresh = SigningKey.generate()
    again = SigningKey(fresh.secret())
    assert (again.public(), again.sign(b"x")) == (fresh.public(), fresh.sign(b"x"))
