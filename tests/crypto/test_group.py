"""The group: its laws, its identity, its encodings, and the library underneath."""

import secrets
from random import Random

import pytest
from btclib_secp256k1 import ffi, lib
from btclib_secp256k1.context import check, ctx
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed
from crypto.group import (
    ORDER,
    G,
    O,
    Point,
    decode_scalar,
    encode_scalar,
    hash_to_group,
    invert,
    point_sum,
    public_product,
    public_sum,
    random_scalar,
    random_scalars,
    secret_sum,
)
from tests.crypto import reference
from tests.crypto.encodings import NOT_SCALARS, bad_points, points_of_wrong_size
from tests.crypto.material import DUKE

scalars = st.one_of(
    st.integers(0, ORDER - 1),
    st.sampled_from([0, 1, 2, ORDER - 1, ORDER - 2, (ORDER + 1) // 2, 1 << 128, 1 << 255]),
)
points = st.one_of(
    st.just(O), st.just(G), scalars.map(lambda k: k * G), st.binary(max_size=4).map(hash_to_group)
)


@given(points, points, points)
def test_addition_is_that_of_a_group(A: Point, B: Point, C: Point) -> None:
    assert A + B == B + A
    assert (A + B) + C == A + (B + C) == point_sum([A, B, C])
    assert A + O == O + A == A
    assert A - A == O
    assert A - B == A + -B
    assert A.__neg__().__neg__() == A
    check()


@given(scalars, scalars, points)
def test_products_distribute(j: int, k: int, A: Point) -> None:
    assert (j + k) * A == j * A + k * A
    assert (j * k) * A == j * (k * A)
    assert -k * A == -(k * A)
    check()


@given(scalars, points)
def test_the_public_product_is_the_secret_one(k: int, A: Point) -> None:
    assert public_product(k, A) == k * A
    assert public_product(-k, A) == -(k * A)
    assert public_product(k + ORDER, A) == k * A
    check()


@given(st.lists(st.tuples(scalars, points), max_size=5))
def test_sums_of_products_agree(terms: list[tuple[int, Point]]) -> None:
    expected = O
    for k, A in terms:
        expected += k * A

    assert secret_sum(terms) == public_sum(terms) == expected
    check()


@settings(max_examples=10)
@given(scalars, scalars)
def test_the_school_formulas_give_the_same_points(j: int, k: int) -> None:
    A, A_ = j * DUKE, reference.multiply(j, reference.decode(DUKE.encode()))
    B, B_ = k * G, reference.multiply(k, reference.G)

    assert A.absorbed() == reference.encode(A_)
    assert B.absorbed() == reference.encode(B_)
    assert (A + B).absorbed() == reference.encode(reference.add(A_, B_))
    assert (A - B).absorbed() == reference.encode(reference.add(A_, reference.negate(B_)))


def test_multiples_of_the_order_give_the_identity() -> None:
    for k in (0, ORDER, -ORDER, 2 * ORDER):
        assert (k * G).is_identity
        assert (k * DUKE).is_identity
        assert public_product(k, DUKE).is_identity
    assert ((ORDER - 1) * DUKE + DUKE).is_identity


def test_the_identity_stays_what_it_is() -> None:
    for P in (O, -O, 5 * O, O + O, O - O, public_product(5, O), point_sum([]), point_sum([O, O])):
        assert P.is_identity
        assert P == O
        assert hash(P) == hash(O)
    assert not G.is_identity
    assert G != O


def test_the_identity_has_no_encoding_but_stands_in_transcripts_as_zeros() -> None:
    for P in (O, G - G, 0 * DUKE):
        with pytest.raises(Malformed):
            P.encode()
        assert P.absorbed() == bytes(33)
    with pytest.raises(Malformed):
        Point.decode(O.absorbed())


def test_terms_may_cancel_in_the_middle_of_a_sum() -> None:
    assert point_sum([DUKE, -DUKE, G]) == G
    assert point_sum([DUKE, G, -DUKE, -G]).is_identity
    assert public_sum([(3, DUKE), (-3, DUKE), (0, G)]).is_identity
    assert point_sum([DUKE] * 7) == 7 * DUKE


@given(points)
def test_a_point_survives_the_wire(A: Point) -> None:
    if not A.is_identity:
        assert Point.decode(A.encode()) == A
        assert Point.decode(A.encode()).encode() == A.encode()
        assert len(A.encode()) == 33


BAD_POINTS = {**bad_points(DUKE.encode()), **points_of_wrong_size(DUKE.encode())}


@pytest.mark.parametrize("data", BAD_POINTS.values(), ids=BAD_POINTS)
def test_what_is_no_encoding_of_a_point_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        Point.decode(data)


def test_a_point_is_not_read_beyond_its_last_byte() -> None:
    """The library reads 33 bytes whatever it is given, and in memory a zero follows the last."""
    encoding = next(e for k in range(1, 10_000) if (e := (k * G).encode())[-1] == 0)
    with pytest.raises(Malformed, match="33 bytes, not 32"):
        Point.decode(encoding[:-1])


def test_reducing_the_first_coordinate_would_give_a_second_encoding() -> None:
    assert reference.square_root(1 + 7) is not None, "then p + 1 would be taken for 1"


@given(st.binary(max_size=70))
def test_noise_decodes_to_what_encodes_to_it_or_not_at_all(data: bytes) -> None:
    try:
        decoded = Point.decode(data)
    except Malformed:
        return
    assert decoded.encode() == data


@given(st.integers(2, 3), st.integers(0, 2**256 - 1))
def test_a_decoded_point_is_on_the_curve(prefix: int, x: int) -> None:
    data = bytes([prefix]) + x.to_bytes(32, "big")
    on_curve = x < reference.P and reference.square_root(x**3 + 7) is not None
    if on_curve:
        assert Point.decode(data).encode() == data
    else:
        with pytest.raises(Malformed):
            Point.decode(data)


def test_a_point_and_its_negative_differ_in_their_first_byte_only() -> None:
    assert (-DUKE).encode() == bytes([5 - DUKE.encode()[0]]) + DUKE.encode()[1:]


@given(st.integers(0, ORDER - 1))
def test_a_scalar_survives_the_wire(k: int) -> None:
    assert decode_scalar(encode_scalar(k)) == k
    assert encode_scalar(k + ORDER) == encode_scalar(k - ORDER) == encode_scalar(k)


def test_the_largest_scalar_is_one_below_the_order() -> None:
    assert decode_scalar((ORDER - 1).to_bytes(32, "big")) == ORDER - 1
    for data in NOT_SCALARS:
        with pytest.raises(Malformed):
            decode_scalar(data)


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_scalar_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(Malformed):
        decode_scalar(bytes(size))


@given(st.integers(1, ORDER - 1))
def test_an_inverse_inverts(k: int) -> None:
    assert k * invert(k) % ORDER == 1


def test_random_scalars_are_never_zero_nor_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """A source that begins with the words a scalar can't be is read on until it can."""
    words = [bytes(32), *NOT_SCALARS, b"\0" * 31 + b"\5"]
    source = iter(words)
    monkeypatch.setattr(secrets, "token_bytes", lambda _size: next(source))

    assert random_scalar() == 5


def test_random_scalars_differ() -> None:
    drawn = random_scalars(100)

    assert len(set(drawn)) == 100
    assert all(0 < k < ORDER for k in drawn)
    assert random_scalars(0) == []


@settings(max_examples=20)
@given(st.lists(st.binary(max_size=6), max_size=3))
def test_hashing_to_the_group_follows_the_description(parts: list[bytes]) -> None:
    assert hash_to_group(*parts).encode() == reference.encode(reference.hash_to_group(*parts))


@given(st.lists(st.binary(max_size=3), max_size=3), st.lists(st.binary(max_size=3), max_size=3))
def test_other_parts_hash_to_another_point(left: list[bytes], right: list[bytes]) -> None:
    assert (left == right) == (hash_to_group(*left) == hash_to_group(*right))


def test_equal_points_are_one_key_of_a_dictionary() -> None:
    rng = Random(1)
    for _ in range(20):
        k = rng.randrange(1, ORDER)
        assert {k * G: k}[Point.decode((k * G).encode())] == k


def test_the_library_takes_an_object_left_by_a_failed_call_and_only_notes_it() -> None:
    """Why the identity has no library object here, and why these tests read the notes."""
    total, nothing = ffi.new("secp256k1_pubkey *"), ffi.new("secp256k1_pubkey *")

    assert lib.secp256k1_ec_pubkey_combine(ctx, total, [nothing], 1) == 1
    with pytest.raises(Exception, match="libsecp256k1"):
        check()
