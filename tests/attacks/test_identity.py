"""Somebody who wants to sign for nobody, for some verifiers only, or twice at once."""

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from crypto.errors import Malformed
from crypto.header import SignedHeader
from crypto.identity import Identity, PublicIdentity
from tests.crypto.edwards import (
    BASE,
    NEUTRAL,
    L,
    P,
    add,
    answered,
    encode,
    encodings,
    forge,
    lift,
    secret_scalar,
    small_order,
    times,
    verifies_eightfold,
)
from tests.crypto.headers import header
from tests.crypto.proofs import refused

WEAK_KEYS = [(key, point) for point in small_order() for key in encodings(point)]
IDS = [key.hex() for key, _ in WEAK_KEYS]


def test_the_arithmetic_of_these_attacks_is_that_of_ed25519() -> None:
    assert times(L, BASE) == NEUTRAL
    assert encode(BASE) == bytes.fromhex("58" + "66" * 31)
    assert add(BASE, (P - BASE[0], BASE[1])) == NEUTRAL
    assert lift(2) is None


def test_there_are_fourteen_ways_to_write_a_key_of_small_order() -> None:
    assert len({key for key, _ in WEAK_KEYS}) == 14
    assert all(times(8, point) == NEUTRAL for _, point in WEAK_KEYS)


@pytest.mark.parametrize(("key", "point"), WEAK_KEYS, ids=IDS)
def test_a_key_that_anybody_can_sign_for_is_refused(key: bytes, point: tuple[int, int]) -> None:
    """The cheat joins with a key without a secret; everybody signs for it, and nobody is guilty."""
    message = header().encode()
    signature = forge(key, point, message)
    Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    with pytest.raises(Malformed, match=r"small order|non-canonical"):
        SignedHeader(message, signature).verify(PublicIdentity(key))


def test_a_forgery_needs_a_key_of_small_order() -> None:
    """The same forger gets nowhere with an ordinary key."""
    honest = Identity(b"A" * 32)
    with refused("signature"):
        honest.public.verify(forge(honest.public.key, NEUTRAL, b"left"), b"left")


@pytest.mark.parametrize("times_L", [1, 2, 7])
def test_a_second_signature_made_from_the_first_is_refused(times_L: int) -> None:
    """The cheat adds the order to S, to have two signatures under one message."""
    honest = Identity(b"A" * 32)
    signature = honest.sign(b"left")
    S = int.from_bytes(signature[32:], "little") + times_L * L
    with refused("signature"):
        honest.public.verify(signature[:32] + S.to_bytes(32, "little"), b"left")


@pytest.mark.parametrize("torsion", small_order()[1:], ids=lambda point: encode(point).hex()[:8])
def test_a_signature_for_some_verifiers_under_an_ordinary_key(torsion: tuple[int, int]) -> None:
    """The cheat hides the small component in R, where those who multiply by 8 overlook it."""
    honest, a = Identity(b"A" * 32), secret_scalar(b"A" * 32)
    key, message = honest.public.key, header().encode()
    signature = answered(a, key, encode(add(times(9, BASE), torsion)), 9, message)
    assert verifies_eightfold(key, signature, message)
    with refused("signature"):
        honest.public.verify(signature, message)
