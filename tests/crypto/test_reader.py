"""Proofs are taken apart only when their whole length is right."""

import pytest

from crypto.elgamal import Ciphertext
from crypto.group import G, encode_scalar
from crypto.reader import Reader
from tests.crypto.encodings import NOT_SCALARS, bad_points
from tests.crypto.material import CAPTAIN, DUKE
from tests.crypto.proofs import refused


def test_a_reader_gives_back_what_was_written_in_order() -> None:
    data = DUKE.encode() + encode_scalar(5) + G.encode() + CAPTAIN.encode() + b"rest"
    reader = Reader(data, len(data))

    assert reader.point() == DUKE
    assert reader.scalar() == 5
    assert reader.ciphertexts(1) == [Ciphertext(G, CAPTAIN)]
    assert reader.rest() == b"rest"
    assert reader.rest() == b""


@pytest.mark.parametrize("size", [0, 32, 34, 65])
def test_another_length_is_refused_before_anything_is_read(size: int) -> None:
    with refused("length"):
        Reader(DUKE.encode(), size)


@pytest.mark.parametrize("data", bad_points(DUKE.encode()).values(), ids=bad_points(DUKE.encode()))
def test_a_bad_point_is_an_invalid_proof(data: bytes) -> None:
    with refused("encoding"):
        Reader(data, 33).point()


@pytest.mark.parametrize("data", NOT_SCALARS)
def test_a_bad_scalar_is_an_invalid_proof(data: bytes) -> None:
    with refused("encoding"):
        Reader(data, 32).scalar()


def test_reading_beyond_the_end_is_refused() -> None:
    reader = Reader(DUKE.encode(), 33)
    reader.point()

    with refused("encoding"):
        reader.point()
    with refused("encoding"):
        reader.scalar()
