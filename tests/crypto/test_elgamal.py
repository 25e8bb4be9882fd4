"""Hidden cards."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypto.elgamal import Ciphertext, decrypt, encrypt, public_card
from crypto.errors import Malformed
from crypto.group import ORDER, G, O, Point
from tests.crypto.encodings import bad_points, points_of_wrong_size
from tests.crypto.material import CAPTAIN, DUKE, FACES, hidden, key_pair

secrets = st.integers(1, ORDER - 1)


@given(secrets, secrets, st.sampled_from(FACES))
def test_the_key_reads_what_was_hidden(x: int, r: int, M: Point) -> None:
    assert decrypt(encrypt(M, x * G, r), x) == M


@given(secrets, secrets, secrets, st.sampled_from(FACES))
def test_a_new_mask_changes_everything_but_the_card(x: int, r: int, rho: int, M: Point) -> None:
    before = encrypt(M, x * G, r)
    after = before.remasked(x * G, rho)

    assert after == encrypt(M, x * G, r + rho)
    assert decrypt(after, x) == M
    assert after.a != before.a
    assert after.b != before.b


@given(secrets, secrets)
def test_another_key_reads_no_face(x: int, r: int) -> None:
    assert decrypt(encrypt(DUKE, x * G, r), x + 1) not in FACES


def test_sums_and_differences_are_taken_in_both_components() -> None:
    X = key_pair(Random(1)).X
    e, f = encrypt(DUKE, X, 5), encrypt(CAPTAIN, X, 7)

    assert e + f == encrypt(DUKE + CAPTAIN, X, 12)
    assert e - f == encrypt(DUKE - CAPTAIN, X, -2)
    assert (e - e) == Ciphertext(O, O)


def test_a_public_card_has_mask_one() -> None:
    key = key_pair(Random(2))

    assert public_card(DUKE, key.X) == encrypt(DUKE, key.X, 1)


def test_a_card_survives_the_wire_in_66_bytes() -> None:
    e = hidden(DUKE, G, Random(3))

    assert len(e.encode()) == 66
    assert Ciphertext.decode(e.encode()) == e
    assert e.absorbed() == e.encode()


def test_a_card_without_mask_can_not_be_written() -> None:
    for e in (encrypt(DUKE, G, 0), Ciphertext(G, O)):
        with pytest.raises(Malformed):
            e.encode()
    assert encrypt(DUKE, G, 0).absorbed() == bytes(33) + DUKE.encode()


BAD = {**bad_points(DUKE.encode()), **points_of_wrong_size(DUKE.encode())}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_a_bad_point_in_either_place_is_refused(bad: bytes) -> None:
    for data in (bad + G.encode(), G.encode() + bad):
        with pytest.raises(Malformed):
            Ciphertext.decode(data)


def test_a_fold_keeps_sums_and_tells_pairs_apart() -> None:
    X = key_pair(Random(4)).X
    e, f = encrypt(DUKE, X, 5), encrypt(CAPTAIN, X, 7)

    assert (e + f).folded == e.folded + f.folded
    assert e.folded is e.folded, "made once"
    # Errors that cancel between the components by any weight but the secret one.
    for weight in (1, -1, 2):
        assert Ciphertext(e.a + weight * G, e.b - G).folded != e.folded


def test_a_fold_is_not_part_of_what_a_card_is() -> None:
    e, again = encrypt(DUKE, G, 5), encrypt(DUKE, G, 5)
    _ = e.folded

    assert e == again
    assert hash(e) == hash(again)
    assert "folded" not in repr(e)
