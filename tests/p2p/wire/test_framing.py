"""Frames survive any cutting of the stream, and nothing else passes for one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from p2p.errors import WireError
from p2p.wire import frames
from p2p.wire.frames import (
    MAX_FRAME,
    Called,
    Guest,
    Have,
    Hello,
    Knock,
    Lobby,
    Ping,
    Refusal,
    Rolled,
    Said,
    Want,
)
from p2p.wire.framing import Decoder, framed
from table.founding import Terms

GUEST = Guest(bytes(32), "Ada", (("127.0.0.1", 4114), ("::1", 4114)))
EXAMPLES = [
    Hello(bytes(32), bytes(range(32))),
    Knock(b"secret!!", "Ada", False, ()),
    Refusal("all seats are taken"),
    Lobby(Terms("complots", 1, 4), 1, (GUEST,), False),
    Have(
        bytes(32),
        1,
        (1, 2, 3),
        bytes(32),
        (1, 2, 4),
        b"calls",
        5,
        True,
        True,
        2,
        1 << 61,
        bytes(64),
    ),
    Said(b"anything"),
    Called(b"anything"),
    Rolled(b"anything"),
    Want(bytes(32), bytes(32)),
    Ping(7),
]


@given(st.lists(st.binary(max_size=50), max_size=6), st.lists(st.integers(1, 40), max_size=30))
def test_frames_come_out_whole_however_the_stream_is_cut(
    payloads: list[bytes], cuts: list[int]
) -> None:
    stream, decoder, out = b"".join(map(framed, payloads)), Decoder(), []
    for size in [*cuts, len(stream)]:
        out += decoder.feed(stream[:size])
        stream = stream[size:]
    assert out == payloads


def test_a_frame_that_is_announced_too_long_is_refused_before_it_arrives() -> None:
    with pytest.raises(WireError, match="announced"):
        Decoder().feed((MAX_FRAME + 1).to_bytes(4, "big"))


def test_we_never_send_a_frame_that_others_must_refuse() -> None:
    assert Decoder().feed(framed(bytes(MAX_FRAME))) == [bytes(MAX_FRAME)]
    with pytest.raises(WireError):
        framed(bytes(MAX_FRAME + 1))


@pytest.mark.parametrize("frame", EXAMPLES, ids=lambda frame: type(frame).__name__)
def test_a_frame_means_the_same_at_both_ends(frame: frames.Frame) -> None:
    assert frames.decode(frames.encode(frame)) == frame


@given(st.binary(max_size=200))
def test_arbitrary_bytes_are_a_frame_or_a_wire_error(data: bytes) -> None:
    try:
        frame = frames.decode(data)
    except WireError:
        return
    assert frames.encode(frame) == data


@pytest.mark.parametrize("frame", EXAMPLES, ids=lambda frame: type(frame).__name__)
@given(data=st.data())
def test_a_damaged_frame_is_refused_or_has_exactly_these_bytes(
    frame: frames.Frame, data: st.DataObject
) -> None:
    good = bytearray(frames.encode(frame))
    place = data.draw(st.integers(0, len(good) - 1))
    good[place] ^= data.draw(st.integers(1, 255))
    try:
        read = frames.decode(bytes(good))
    except WireError:
        return
    assert frames.encode(read) == bytes(good)


def test_a_second_encoding_of_the_same_content_is_refused() -> None:
    good, end = frames.encode(Called(b"call")), b"\xc4\x04call"
    assert good.endswith(end)
    with pytest.raises(WireError, match="one encoding"):
        frames.decode(good.removesuffix(end) + b"\xc5\x00" + end[1:])


def test_more_guests_than_seats_are_refused_while_decoding() -> None:
    crowd = Lobby(Terms("complots", 1, 4), 1, (GUEST,) * 14, False)
    with pytest.raises(WireError, match="length <= 13"):
        frames.decode(frames.encode(crowd))
