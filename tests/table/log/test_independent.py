"""Our encodings are plain msgpack: another library reads the same content from the same bytes."""

from typing import Any

import msgpack
import pytest

from table.founding import Terms
from table.record import Record
from tests.sample import play, terms

SEED = 20


@pytest.fixture(scope="module")
def record() -> Record:
    print("seed", SEED)
    return play(terms("complots", 3), SEED)[0].record()


def unpacked(data: bytes) -> Any:
    return msgpack.unpackb(data, raw=False, strict_map_key=True)


def test_a_record_reads_the_same_with_an_independent_library(record: Record) -> None:
    joins, epochs, claims, offence, exhibits, form = unpacked(record.encode())
    assert form == "undertable/2/record"
    assert (claims, offence, exhibits) == ([], b"", [])
    ((proof, entries),) = epochs
    assert proof == b""
    assert joins == [join.encode() for join in record.founding.joins]
    for entry, message in zip(entries, record.messages, strict=True):
        seat, kind, _, saying, signature = entry
        assert (seat, kind) == (message.header.seat, message.header.kind)
        assert saying == message.saying.encode()
        assert signature == message.signed.signature


def test_an_independent_library_writes_the_very_bytes(record: Record) -> None:
    data = record.encode()
    assert msgpack.packb(unpacked(data), use_bin_type=True) == data


def test_a_join_reads_the_same_with_an_independent_library(record: Record) -> None:
    for join in record.founding.joins:
        asked, name, identity, X, nonce, where = unpacked(join.raw)
        game, edition, players, options, start, quorum, occasion, clock, protocol = asked
        words = tuple((option, value) for option, value in options)
        assert (clock, protocol) == (None, "undertable/2")
        assert Terms(game, edition, players, words, start, quorum, occasion) == join.body.terms
        assert (name, identity, X, nonce, where) == (
            join.body.name,
            join.body.identity,
            join.body.X,
            join.body.nonce,
            join.body.where,
        )
