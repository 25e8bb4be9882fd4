"""Amounts as committed bits."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import sigma
from crypto.errors import Malformed, Unprovable
from crypto.generators import H, V
from crypto.group import G, O
from crypto.money.bits import MAX_BITS, Bits, check_bits, check_count, is_bit, weighted
from crypto.sigma import Known
from crypto.transcript import Transcript
from tests.crypto.material import CTX
from tests.crypto.proofs import refused

amounts = st.integers(1, 6).flatmap(
    lambda bits: st.tuples(st.integers(0, 2**bits - 1), st.just(bits))
)


@settings(max_examples=30)
@given(amounts)
def test_bits_spell_the_amount_they_were_made_of(amount: tuple[int, int]) -> None:
    value, bits = amount
    spelled = Bits.of(value, bits)

    assert len(spelled.B) == bits
    assert weighted(spelled.B) == value * V + spelled.q * H
    assert spelled.under(G, O) == [value * V + G, value * V]
    for i, (B_i, r_i) in enumerate(zip(spelled.B, spelled.r, strict=True)):
        assert B_i == (value >> i & 1) * V + r_i * H


@settings(max_examples=20)
@given(amounts)
def test_every_bit_can_be_proved(amount: tuple[int, int]) -> None:
    spelled = Bits.of(*amount)
    statement = tuple(map(is_bit, spelled.B))
    proof = sigma.prove(statement, spelled.known(), Transcript("test", CTX))

    sigma.verify(statement, proof, Transcript("test", CTX))


@pytest.mark.parametrize("value", [-2, -1, 2, 16])
def test_what_is_no_bit_can_not_be_proved_one(value: int) -> None:
    statement = (is_bit(value * V + 5 * H),)
    for branch in (0, 1):
        proof = sigma.prove(statement, [Known((5,), branch)], Transcript("test", CTX))
        with refused("challenge"):
            sigma.verify(statement, proof, Transcript("test", CTX))


def test_commitments_to_equal_bits_never_look_alike() -> None:
    zeros, ones = Bits.of(0, 16).B, Bits.of(2**16 - 1, 16).B

    assert len({*zeros, *ones, *(B - V for B in ones)}) == 48


@pytest.mark.parametrize(("value", "bits"), [(-1, 4), (16, 4), (2, 1), (1 << 16, 16)])
def test_an_amount_out_of_range_has_no_bits(value: int, bits: int) -> None:
    with pytest.raises(Unprovable):
        Bits.of(value, bits)


@pytest.mark.parametrize("bits", [0, -1, MAX_BITS + 1])
def test_amounts_have_one_to_sixteen_bits(bits: int) -> None:
    with pytest.raises(Malformed):
        check_bits(bits)


def test_the_number_of_commitments_is_the_number_of_bits() -> None:
    check_count([G, G], 2)
    for count in (0, 1, 3):
        with refused("length"):
            check_count([G] * count, 2)


def test_no_commitments_spell_nothing() -> None:
    assert weighted([]) == O


def test_bits_do_not_show_themselves() -> None:
    assert "value" not in repr(Bits.of(5, 4))
