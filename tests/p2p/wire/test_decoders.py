"""Everything that reads bytes from outside: a typed error, or exactly what was written there."""

import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from crypto.errors import CryptoError
from crypto.identity import Identity
from p2p.entry import beacon as discovery
from p2p.entry.beacon import Beacon
from p2p.entry.code import code_number, is_code, new_code, tidy
from p2p.entry.invitation import BadInvitation, Invitation
from p2p.errors import WireError
from p2p.store import diary
from p2p.store.diary import (
    Entered,
    Entrance,
    Entry,
    Founded,
    Heard,
    SatDown,
    Spoke,
    Stated,
    Woke,
)
from p2p.store.journal import LINK_SIZE, JournalError, chained, framed, read_entries
from p2p.wire import frames
from p2p.wire.frames import (
    MAX_FRAME,
    Called,
    Frame,
    Guest,
    Have,
    Hello,
    Knock,
    Lobby,
    Pake,
    Proof,
    Rolled,
    Said,
    Want,
    Where,
)
from p2p.wire.framing import LENGTH_SIZE, Decoder
from table.errors import MatchError
from table.founding import Join, Terms
from table.record import Record, read_record
from tests.mental.seating import terms_of
from tests.p2p.joins import passed_on
from tests.sample import play

HOST = Identity.generate().public
GUEST = Guest(HOST.key, "Ada", (("127.0.0.1", 4114), ("::1", 4114)))
LOBBY = Lobby(Terms("complots", 1, 4), 1, (GUEST,), False)
HAVE = Have(bytes(32), 1, (1, 2), bytes(32), (2, 2), bytes(32), 3, True, False, 2, 7, bytes(64))


@cache
def match() -> Record:
    return play(terms_of("kuhn", 2), 1)[0].record()


@cache
def join() -> bytes:
    return match().founding.joins[0].encode()


@dataclass(frozen=True)
class Reader:
    """A decoder with its encoder, what it may raise, and something that it reads."""

    decode: Callable[[bytes], Any]
    encode: Callable[[Any], bytes]
    refusals: type[Exception] | tuple[type[Exception], ...]
    examples: Callable[[], list[bytes]]

    def check(self, data: bytes) -> None:
        try:
            content = self.decode(data)
        except self.refusals:
            return
        assert self.encode(content) == data


def beacon(data: bytes) -> Beacon:
    found = discovery.decode(data)
    if found is None:
        raise WireError("no beacon")
    return found


def as_text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def frame_examples() -> list[bytes]:
    said: list[Frame] = [
        *(Hello(HOST.key, bytes(32)), Proof(bytes(64)), Knock(b"secret!!", "Ada", False, ())),
        *(LOBBY, passed_on(1, join()), HAVE, Said(b"anything"), Pake(b"x" * 33)),
        *(Called(b"anything"), Rolled(b"anything"), Want(bytes(32), bytes(32))),
        Where(bytes(32), 2, 1, GUEST.addresses, bytes(64)),
    ]
    return [frames.encode(frame) for frame in said]


def entry_examples() -> list[bytes]:
    entries: list[Entry] = [
        SatDown(LOBBY, Entrance(4114, b"secret!!"), bytes(32), passed_on(1, join())),
        Founded((passed_on(1, join()), passed_on(1, join()))),
        Heard(b"anything"),
        Spoke(b"anything", "31/open", b"secret"),
        *(Stated(b"anything"), Entered(b"anything"), Woke()),
    ]
    return [msgspec.msgpack.encode(entry) for entry in entries]


READERS = {
    "frame": Reader(frames.decode, frames.encode, WireError, frame_examples),
    "entry": Reader(diary.decode, msgspec.msgpack.encode, JournalError, entry_examples),
    "beacon": Reader(
        beacon,
        discovery.encode,
        WireError,
        lambda: [discovery.encode(Beacon(7, HOST.key, "Ada", "complots", 4, 1, GUEST.addresses))],
    ),
    "join": Reader(Join.decode, Join.encode, CryptoError, lambda: [join()]),
    "record": Reader(read_record, Record.encode, MatchError, lambda: [match().encode()]),
    "invitation": Reader(
        lambda data: Invitation.parse(as_text(data)),
        lambda invitation: str(invitation).encode(),
        BadInvitation,
        lambda: [str(Invitation.to(HOST, GUEST.addresses)).encode()],
    ),
}
each_reader = pytest.mark.parametrize("reader", READERS.values(), ids=READERS)


@each_reader
def test_what_was_written_is_read_again(reader: Reader) -> None:
    for good in reader.examples():
        assert reader.encode(reader.decode(good)) == good


@each_reader
@given(data=st.binary(max_size=300))
def test_any_bytes_are_read_exactly_or_refused_by_name(reader: Reader, data: bytes) -> None:
    if reader is not READERS["invitation"] or data.strip() == data:
        reader.check(data)


@each_reader
@given(data=st.data())
def test_damage_is_read_exactly_or_refused_by_name(reader: Reader, data: st.DataObject) -> None:
    """Something good with some bytes changed, taken out, put in, or repeated."""
    good = data.draw(st.sampled_from(reader.examples()))
    start, stop = sorted(data.draw(st.tuples(*[st.integers(0, len(good))] * 2)))
    middle = data.draw(st.one_of(st.binary(max_size=6), st.just(good[start:stop] * 2)))
    damaged = good[:start] + middle + good[stop:]
    if reader is not READERS["invitation"] or damaged.strip() == damaged:
        reader.check(damaged)


HUGE = [b"\xdd\xff\xff\xff\xff", b"\xc6\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff", b"\x91" * 5000]


@each_reader
@pytest.mark.parametrize("announced", HUGE, ids=["array", "bytes", "text", "nesting"])
def test_a_length_that_is_only_announced_costs_no_memory(reader: Reader, announced: bytes) -> None:
    for good in reader.examples():
        tracemalloc.start()
        for place in range(min(len(good), 120)):
            reader.check(good[:place] + announced + good[place:])
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert most < 4 * MAX_FRAME + 20 * len(good)


@given(st.lists(st.binary(max_size=80), max_size=4), st.binary(max_size=40))
def test_a_journal_gives_back_what_was_written_and_cuts_what_was_not(
    payloads: list[bytes], tail: bytes
) -> None:
    data, link = b"", bytes(LINK_SIZE)
    for payload in payloads:
        link = chained(link, payload)
        data += framed(payload) + link
    try:
        entries, end = read_entries(data + tail)
    except JournalError:
        return
    assert entries[: len(payloads)] == payloads
    assert end >= len(data)


@given(st.lists(st.binary(max_size=2000), max_size=20))
def test_a_stream_of_anything_fills_no_memory(chunks: list[bytes]) -> None:
    decoder = Decoder()
    for chunk in chunks:
        try:
            decoder.feed(chunk)
        except WireError:
            return
        assert len(decoder._buffer) <= LENGTH_SIZE + MAX_FRAME + len(chunk)


@given(st.text(max_size=60))
@example("9" * 5000 + "-a-b")
@example("٣-copper-lantern")
@example(" 7  Copper-LANTERN ")
def test_any_text_is_a_code_with_a_number_or_none(text: str) -> None:
    if is_code(text):
        assert 0 <= code_number(text) <= 9999
        assert tidy(tidy(text)) == tidy(text)
        assert is_code(tidy(text))


def test_our_own_codes_are_codes() -> None:
    assert all(is_code(new_code()) for _ in range(100))
