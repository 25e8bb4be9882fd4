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
HEADERS = st.builds(
    Header, IDS, st.integers(1, 13), st.integers(0, 2**32 - 1), IDS, IDS, KINDS, IDS
)


@settings(deadline=None)
@given(HEADERS)
def test_a_header_survives_the_wire(some: Header) -> None:
    data = some.encode()
    assert len(data) == HEADER_SIZE == 166
    assert Header.decode(data) == some
    assert some.id == sha512(data).digest()[:32]
    assert some.position == (some.table, some.seat, some.seq)


@settings(deadline=None)
@given(HEADERS, HEADERS)
def test_different_headers_have_different_bytes(one: Header, other: Header) -> None:
    assume(one != other)
    assert one.encode() != other.encode()
    assert one.id != other.id


@settings(deadline=None, max_examples=300)
@given(at=st.integers(0, 165), byte=st.integers(0, 255))
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
        Header.decode(data[:118] + padded + data[134:])


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


@pytest.mark.parametrize("seq", [-1, 2**32])
def test_a_sequence_number_has_four_bytes(seq: int) -> None:
    with pytest.raises(Malformed, match="4 bytes"):
        header(seq=seq).encode()


@pytest.mark.parametrize("field", ["table", "prev", "heads", "body_hash"])
@pytest.mark.parametrize("size", [0, 31, 33])
def test_an_id_has_32_bytes(field: str, size: int) -> None:
    with pytest.raises(Malformed, match="32 bytes"):
        header(**{field: bytes(size)}).encode()


@pytest.mark.parametrize("size", [0, 165, 167, 332])
def test_a_header_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(Malformed, match="166 bytes"):
        Header.decode((header().encode() * 2)[:size])


def test_a_header_of_another_protocol_is_refused() -> None:
    with pytest.raises(Malformed, match="begins with its name"):
        Header.decode(header().encode().replace(b"undertable/1", b"undertable/2"))


def test_a_signed_header_survives_the_wire() -> None:
    sent = signed().encode()
    assert len(sent) == 230
    assert SignedHeader.decode(sent).verify(ALICE.public) == header()
    for size in (0, 229, 231):
        with pytest.raises(Malformed, match="230 bytes"):
            SignedHeader.decode((sent * 2)[:size])


def test_a_signed_header_is_its_authors_alone() -> None:
    with refused("signature"):
        signed().verify(BOB.public)
    for at in range(230):
        altered = bytearray(signed().encode())
        altered[at] ^= 1
        with refused("signature"):
            SignedHeader.decode(bytes(altered)).verify(ALICE.public)


def test_a_signature_does_not_make_a_header() -> None:
    for junk in (b"", b"x" * 166, b"undertable/1/msg" + bytes(150)):
        with pytest.raises(Malformed):
            SignedHeader(junk, ALICE.sign(junk)).verify(ALICE.public)


def test_evidence_survives_the_wire() -> None:
    evidence = Equivocation(signed(), signed(body_hash=hash_body(b"right")))
    assert len(evidence.encode()) == 460
    assert Equivocation.decode(evidence.encode()) == evidence
    for size in (0, 230, 459, 461):
        with pytest.raises(Malformed, match="460 bytes"):
            Equivocation.decode((evidence.encode() * 2)[:size])


def test_a_body_has_at_most_64_kilobytes() -> None:
    assert hash_body(bytes(MAX_BODY)) == sha512(bytes(65536)).digest()[:32]
    with pytest.raises(Malformed, match="65536 bytes"):
        hash_body(bytes(MAX_BODY + 1))


def test_heads_are_hashed_in_seat_order() -> None:
    one, other = b"1" * 32, b"2" * 32
    assert hash_heads([one, other]) == sha512(one + other).digest()[:32]
    assert hash_heads([one, other]) != hash_heads([other, one])
    with pytest.raises(Malformed, match="a head has 32 bytes"):
        hash_heads([one, other[:31]])


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
