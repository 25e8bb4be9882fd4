"""A card changes keys."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import conversion
from crypto.elgamal import decrypt
from tests.crypto.material import CTX, FACES, hidden, key_pair


@settings(max_examples=20)
@given(st.sampled_from(range(len(FACES))), st.integers(0, 2**32))
def test_the_receiver_reads_the_card_and_the_proof_takes_96_bytes(face: int, seed: int) -> None:
    rng = Random(seed)
    owner, receiver = key_pair(rng), key_pair(rng)
    e = hidden(FACES[face], owner.X, rng)
    E, proof = conversion.convert(owner, e, receiver.X, CTX)

    conversion.verify(owner.X, e, receiver.X, E, proof, CTX)
    assert decrypt(E, receiver.x) == FACES[face]
    assert len(E.encode() + proof) == 162
    assert decrypt(E, owner.x) not in FACES


def test_two_conversions_of_one_card_have_no_point_in_common() -> None:
    rng = Random(1)
    owner, K = key_pair(rng), key_pair(rng).X
    e = hidden(FACES[0], owner.X, rng)
    first, second = (conversion.convert(owner, e, K, CTX)[0] for _ in range(2))

    assert len({e.a, e.b, first.a, first.b, second.a, second.b}) == 6


def test_an_owner_may_convert_to_the_same_key() -> None:
    rng = Random(2)
    owner = key_pair(rng)
    e = hidden(FACES[0], owner.X, rng)
    E, proof = conversion.convert(owner, e, owner.X, CTX)

    conversion.verify(owner.X, e, owner.X, E, proof, CTX)
