"""Headers, heads, JOIN and table ids: one encoding each, and limits before work."""

from hashlib import sha512

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed
from crypto.header import (
    HEADER_SIZE,
    MAX_BODY,
    Equivocation,
    Header,
    SignedHeader,
    hash_body,
    hash_heads,
    join_bytes,
    table_id,
)
from tests.crypto.headers import ALICE, BOB, header, signed
from tests.crypto.proofs import refused

IDS = st.binary(min_size=32, max_size=32)
KINDS = st.text(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", min_size=1, max_size=16
)
NUMBERS = st.integers(0, 2**32 - 1)
HEADERS = st.builds(Header, IDS, st.integers(1, 13), NUMBERS, NUMBERS, IDS, IDS, KINDS, IDS)


@settings(deadline=None)
@given(HEADERS)
def test_a_header_survives_the_wire(some: Header) -> None:
    data = some.encode()
    assert len(data) == HEADER_SIZE == 170
    assert Header.decode(data) == some
    assert some.id == sha512(data).digest()[:32]
    assert some.position == (some.table, some.seat, some.epoch, some.seq)


@settings(deadline=None)
@given(HEADERS, HEADERS)
def test_different_headers_have_different_bytes(one: Header, other: Header) -> None:
    assume(one != other)
    assert one.encode() != other.encode()
    assert one.id != other.id


@settings(deadline=None, max_examples=300)
@given(at=st.integers(0, 169), byte=st.integers(0, 255))
def test_an_altered_header_is_another_one_or_none(at: int, byte: int) -> None:
    data = bytearray(header().encode())
    assume(data[at] != byte)
    data[at] = byte
    try:
        read = Header.decode(bytes(data))
    except Malformed:
        return
    assert read != header()
    assert read.encode() == bytes(data)


@pytest.mark.parametrize(
    "kind", ["", "a" * 17, "pl ay", "play\0", "\0play", "é", "日", "play!", "_", "play\n", "١"]
)
def test_a_kind_is_letters_and_digits(kind: str) -> None:
    with pytest.raises(Malformed, match="kind"):
        header(kind=kind).encode()


@pytest.mark.parametrize(
    "padded",
    [
        bytes(16),
        b"\0play" + bytes(11),
        b"pl\0ay" + bytes(11),
        b"play" + bytes(11) + b"x",
        b"play" + b" " * 12,
        b"play\xff" + bytes(11),
        b"pl\xc3\xa9" + bytes(12),
    ],
)
def test_a_kind_is_padded_with_zeros_and_in_no_other_way(padded: bytes) -> None:
    data = header().encode()
    with pytest.raises(Malformed):
        Header.decode(data[:122] + padded + data[138:])


def test_a_kind_may_fill_its_place() -> None:
    assert Header.decode(header(kind="a" * 16).encode()).kind == "a" * 16


@pytest.mark.parametrize("seat", [0, 14, 65535, -1, 65536])
def test_a_seat_is_one_to_thirteen(seat: int) -> None:
    with pytest.raises(Malformed, match="seats"):
        header(seat=seat).encode()
    if 0 <= seat < 2**16:
        data = header().encode()
        with pytest.raises(Malformed, match="seats"):
            Header.decode(data[:48] + seat.to_bytes(2, "big") + data[50:])


@pytest.mark.parametrize("field", ["epoch", "seq"])
@pytest.mark.parametrize("number", [-1, 2**32])
def test_an_epoch_and_a_sequence_number_have_four_bytes(field: str, number: int) -> None:
    with pytest.raises(Malformed, match="4 bytes"):
        header(**{field: number}).encode()


@pytest.mark.parametrize("field", ["table", "prev", "heads", "body_hash"])
@pytest.mark.parametrize("size", [0, 31, 33])
def test_an_id_has_32_bytes(field: str, size: int) -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        header(**{field: bytes(size)}).encode()


@pytest.mark.parametrize("size", [0, 166, 169, 171, 340])
def test_a_header_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(Malformed, match="170 bytes"):
        Header.decode((header().encode() * 2)[:size])


def test_a_header_of_another_protocol_is_refused() -> None:
    with pytest.raises(Malformed, match="begins with its name"):
        Header.decode(header().encode().replace(b"undertable/2", b"undertable/1"))


def test_a_signed_header_survives_the_wire() -> None:
    sent = signed().encode()
    assert len(sent) == 234
    assert SignedHeader.decode(sent).verify(ALICE.public) == header()
    for size in (0, 230, 233, 235):
        with pytest.raises(Malformed, match="234 bytes"):
            SignedHeader.decode((sent * 2)[:size])


def test_a_signed_header_is_its_authors_alone() -> None:
    with refused("signature"):
        signed().verify(BOB.public)
    for at in range(234):
        altered = bytearray(signed().encode())
        altered[at] ^= 1
        with refused("signature"):
            SignedHeader.decode(bytes(altered)).verify(ALICE.public)


def test_a_signature_does_not_make_a_header() -> None:
    for junk in (b"", b"x" * 170, b"undertable/2/msg" + bytes(154)):
        with pytest.raises(Malformed):
            SignedHeader(junk, ALICE.sign(junk)).verify(ALICE.public)


def test_evidence_survives_the_wire() -> None:
    evidence = Equivocation(signed(), signed(body_hash=hash_body(b"right")))
    assert len(evidence.encode()) == 468
    assert Equivocation.decode(evidence.encode()) == evidence
    for size in (0, 234, 467, 469):
        with pytest.raises(Malformed, match="468 bytes"):
            Equivocation.decode((evidence.encode() * 2)[:size])


def test_a_body_has_at_most_64_kilobytes() -> None:
    assert hash_body(bytes(MAX_BODY)) == sha512(bytes(65536)).digest()[:32]
    with pytest.raises(Malformed, match="65536 bytes"):
        hash_body(bytes(MAX_BODY + 1))


def test_heads_are_the_roll_and_then_all_ids_in_seat_order() -> None:
    roll, one, other = b"0" * 32, b"1" * 32, b"2" * 32
    assert hash_heads(roll, [one, other]) == sha512(roll + one + other).digest()[:32]
    assert hash_heads(roll, [one, other]) != hash_heads(roll, [other, one])
    assert hash_heads(roll, [one, other]) != hash_heads(one, [roll, other])
    for wrong in ((roll[:31], [one]), (roll, [one, other[:31]])):
        with pytest.raises(Malformed, match="a head has 32 bytes"):
            hash_heads(*wrong)


def test_a_table_is_named_by_every_join_in_seat_order() -> None:
    joins = [b"alice", b"bob", b""]
    names = {
        table_id(variant)
        for variant in (
            joins,
            joins[::-1],
            joins[:2],
            [b"aliceb", b"ob", b""],
            [b"alicebob", b"", b""],
            [b"", *joins],
            [b"Alice", b"bob", b""],
        )
    }
    assert len(names) == 7
    assert all(len(name) == 32 for name in names)


def test_a_join_is_signed_under_a_name_of_its_own() -> None:
    assert join_bytes(b"x") == b"undertable/1/join" + sha512(b"x").digest()[:32]
    with pytest.raises(Malformed, match="65536 bytes"):
        join_bytes(bytes(MAX_BODY + 1))
