"""A committed amount lies in range."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed, Unprovable
from crypto.group import ORDER
from crypto.money import range_proof
from crypto.money.range_proof import Range, commit
from tests.crypto.material import CTX
from tests.crypto.proofs import refused

amounts = st.integers(1, 5).flatmap(
    lambda bits: st.tuples(st.integers(0, 2**bits - 1), st.just(bits))
)


@settings(max_examples=15)
@given(amounts, st.integers(0, ORDER - 1))
def test_a_range_is_proved_in_129_bytes_a_bit_and_64(amount: tuple[int, int], r: int) -> None:
    value, bits = amount
    proof = range_proof.prove(value, r, bits, CTX)

    assert len(proof.encode()) == 129 * bits + 64
    assert Range.decode(proof.encode(), bits) == proof
    range_proof.verify(commit(value, r), proof, bits, CTX)


@pytest.mark.parametrize("value", [-1, 8, 9])
def test_an_amount_out_of_range_can_not_be_proved(value: int) -> None:
    with pytest.raises(Unprovable):
        range_proof.prove(value, 5, 3, CTX)


def test_a_proof_for_more_bits_does_not_serve_for_fewer_nor_the_other_way_round() -> None:
    """A wider range would let a small range overflow."""
    proof = range_proof.prove(1, 5, 3, CTX)
    for bits in (2, 4):
        with refused("length"):
            range_proof.verify(commit(1, 5), proof, bits, CTX)
        with refused("length"):
            Range.decode(proof.encode(), bits)


@pytest.mark.parametrize("bits", [0, -1, 17])
def test_a_senseless_number_of_bits_is_refused_everywhere(bits: int) -> None:
    proof = range_proof.prove(1, 5, 3, CTX)
    with pytest.raises(Malformed):
        range_proof.prove(1, 5, bits, CTX)
    with pytest.raises(Malformed):
        range_proof.verify(commit(1, 5), proof, bits, CTX)
    with pytest.raises(Malformed):
        Range.decode(proof.encode(), bits)
