"""Ed25519 identities: what they sign verifies, and nothing else does."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed
from crypto.identity import Identity, PublicIdentity
from tests.crypto.proofs import refused

ALICE, BOB = Identity(b"A" * 32), Identity(b"B" * 32)


@settings(deadline=None, max_examples=50)
@given(data=st.binary(max_size=300))
def test_what_a_player_signs_verifies(data: bytes) -> None:
    ALICE.public.verify(ALICE.sign(data), data)


def test_a_signature_is_over_exactly_these_bytes_by_exactly_this_player() -> None:
    signature = ALICE.sign(b"left")
    for data in (b"", b"lef", b"left\0", b"Left"):
        with refused("signature"):
            ALICE.public.verify(signature, data)
    with refused("signature"):
        BOB.public.verify(signature, b"left")


def test_any_altered_bit_of_a_signature_is_refused() -> None:
    signature = ALICE.sign(b"left")
    for bit in range(512):
        altered = (int.from_bytes(signature, "big") ^ 1 << bit).to_bytes(64, "big")
        with refused("signature"):
            ALICE.public.verify(altered, b"left")


@pytest.mark.parametrize("size", [0, 32, 63, 65, 128])
def test_a_signature_of_another_length_is_refused(size: int) -> None:
    with refused("length"):
        ALICE.public.verify((ALICE.sign(b"left") * 2)[:size], b"left")


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_key_of_another_length_is_refused(size: int) -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        PublicIdentity(b"\x07" * size)
    with pytest.raises(Malformed, match="32 bytes"):
        Identity(b"\x07" * size)


@pytest.mark.parametrize("above", range(19))
@pytest.mark.parametrize("sign", [0, 1])
def test_a_key_in_a_non_canonical_encoding_is_refused(above: int, sign: int) -> None:
    number = 2**255 - 19 + above | sign << 255
    with pytest.raises(Malformed, match="non-canonical"):
        PublicIdentity(number.to_bytes(32, "little"))


@pytest.mark.parametrize("y", [2, 7, 2**255 - 19 - 2])
def test_a_key_that_is_no_point_is_refused(y: int) -> None:
    with pytest.raises(Malformed, match="no point"):
        PublicIdentity(y.to_bytes(32, "little"))


def test_an_identity_comes_back_from_its_secret() -> None:
    fresh = Identity.generate()
    again = Identity(fresh.secret_bytes())
    assert again.public == fresh.public != Identity.generate().public
    fresh.public.verify(again.sign(b"x"), b"x")


def test_a_private_key_does_not_show_in_a_printout() -> None:
    for text in (repr(ALICE), str(ALICE), repr(vars(ALICE))):
        assert "A" * 32 not in text
        assert (b"A" * 32).hex() not in text
