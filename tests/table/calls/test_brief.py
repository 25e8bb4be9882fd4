"""A roll in a record: what follows from the messages before it is not written down again (V1)."""

from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from crypto.errors import CryptoError, Malformed
from table.calls.brief import Brief, restored, shortened
from table.calls.proof import Proof
from table.calls.report import NO_ROLL
from table.errors import Unsigned
from table.record import Record

CALLED = Path(__file__).parents[2] / "matches" / "complots-gone.rec"


@dataclass
class Written:
    """The first roll of a recorded match, and what is listed before it."""

    record: Record
    proof: Proof
    data: bytes

    @classmethod
    def first(cls) -> "Written":
        record = Record.decode(CALLED.read_bytes())
        proof = record.epochs[1].proof
        assert proof is not None
        return cls(record, proof, shortened(proof, proof.roll.cut.counts))

    @property
    def chains(self) -> list[list[bytes]]:
        players, said = self.record.founding.players, self.record.epochs[0].messages
        return [[m.id for m in said if m.seat == seat] for seat in range(1, len(players) + 1)]

    def read(self, data: bytes, previous: bytes = NO_ROLL, number: int = 1) -> Proof:
        founding = self.record.founding
        pages = restored(data, number, previous, self.chains, founding.players)
        return Proof.of(pages, founding.table, founding.players)


def test_a_proof_is_restored_byte_by_byte_and_was_much_shorter() -> None:
    written = Written.first()
    assert written.read(written.data).encode() == written.proof.encode()
    assert len(written.data) < 0.6 * len(written.proof.encode())


@pytest.mark.parametrize("seat", range(4))
def test_whoever_is_said_to_have_seen_more_or_less_never_signed_that(seat: int) -> None:
    written = Written.first()
    brief = msgspec.msgpack.decode(written.data, type=Brief)
    for more in (1, -1, 10_000):
        first, *others = brief.reports
        unseen = tuple(n + more * (i == seat) for i, n in enumerate(first[2]))
        if min(unseen) < 0:
            continue
        bent = msgspec.structs.replace(brief, reports=((*first[:2], unseen, first[3]), *others))
        with pytest.raises((CryptoError, Unsigned)):
            written.read(msgspec.msgpack.encode(bent))


def test_after_another_roll_or_with_another_number_nobody_signed_it() -> None:
    written = Written.first()
    for previous, number in ((bytes([1]) * 32, 1), (NO_ROLL, 2)):
        with pytest.raises((CryptoError, Unsigned)):
            written.read(written.data, previous, number)


@pytest.mark.parametrize("unseen", [(), (0, 0, 0), (0, 0, 0, 0, 0)])
def test_reports_of_another_table_are_not_read(unseen: tuple[int, ...]) -> None:
    written = Written.first()
    brief = msgspec.msgpack.decode(written.data, type=Brief)
    reports = tuple((s, signature, unseen, claims) for s, signature, _, claims in brief.reports)
    with pytest.raises(Malformed, match="another table"):
        written.read(msgspec.msgpack.encode(msgspec.structs.replace(brief, reports=reports)))


def test_it_has_one_form() -> None:
    written = Written.first()
    with pytest.raises(Malformed):
        written.read(written.data + b"\0")
    longer = bytes([0xDC, 0, 4]) + written.data[1:]  # an array of four, in another way
    with pytest.raises(Malformed, match="one form"):
        written.read(longer)
    with pytest.raises(Malformed):
        written.read(written.proof.encode())
