"""A record, or evidence, checked from the file alone, with an account of every message."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from crypto.errors import CryptoError
from crypto.header import Equivocation, Header, SignedHeader
from crypto.identity import Identity
from table.audit.exhibits import VoidEvidence
from table.audit.status import Status
from table.audit.verify import verify_record
from table.errors import Cheating, MatchError
from table.founding import Clock
from table.log.message import Saying
from table.record import Epoch, Record, Unreadable
from tests.mental.luck import luck
from tests.sample import by_lot, seated, terms
from tests.table.crooked import as_record, caught, flip
from tests.table.every_kind import KINDS, every_kind
from tests.table.every_kind_seed import match_of, seed_of_every_kind

THREE = terms("everykind", 3)


SEED = seed_of_every_kind(THREE)


@pytest.fixture(scope="module")
def match() -> Record:
    return match_of(THREE, SEED)


def test_the_account_has_every_message_in_order(match: Record) -> None:
    report = verify_record(match, every_kind)
    assert [step.number for step in report.steps] == list(range(1, len(match.messages) + 1))
    assert report.messages == match.messages
    assert {step.kind for step in report.steps} == KINDS
    assert report.complete
    # A way, two that agree or not, a proof, a swap, a card laid, one played; two offers, an empty
    # purse, a speech.
    assert report.decisions == 11


def test_every_message_belongs_to_a_round_that_asked_its_author(match: Record) -> None:
    for step in verify_record(match, every_kind).steps:
        assert step.asked is not None
        assert (step.asked.op, step.asked.kind) == (step.op, step.kind)
        assert step.seat in step.asked.speakers


def test_a_message_knows_the_request_it_helped_to_fulfil(match: Record) -> None:
    report = verify_record(match, every_kind)
    events = report.table.match.events
    for step in report.steps:
        expected = None if step.event is None else events[step.event].request
        assert step.request == expected, f"message {step.number}, seed {SEED}"


def test_the_account_holds_the_proofs_that_were_checked(match: Record) -> None:
    kinds = {"key": "pok", "beacon": "dleq", "shares": "bdleq", "lift": "conv", "show": "conv"}
    kinds |= {"pass": "conv"}
    kinds |= {
        "look": "remask",
        "choose": "",
        "commit": "",
        "open": "",
        "ack": "",
        "agree": "",
        "end": "",
    }
    for step in verify_record(match, every_kind).steps:
        if step.kind in kinds:
            assert {proof.kind for proof in step.proofs} == {kinds[step.kind]} - {""}
        mixed = step.kind in ("shuffle", "ahead") or (step.kind == "lay" and step.payload)
        assert (step.shuffle is not None) == bool(mixed)
        assert step.number <= 6 or step.kind != "key"


def test_a_lift_a_mask_and_shares_tell_their_cards(match: Record) -> None:
    report = verify_record(match, every_kind)
    sizes = {"lift": (0, 162), "look": (0, 130), "shares": (64, 33)}
    told = [step for step in report.steps if step.kind in sizes]
    assert told
    for step in told:
        rest, each = sizes[step.kind]
        assert len(step.cards) * each + rest == len(step.payload)


def caught_in_that_match(kind: str) -> Cheating:
    random = Random(SEED)
    with luck(SEED):
        return caught(seated(THREE, every_kind), random, by_lot(random), kind)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_evidence_of_any_kind_of_message_holds_and_says_which(kind: str) -> None:
    found = caught_in_that_match(kind)
    record = Record.decode(found.evidence)
    report = verify_record(record, every_kind)
    assert report.convicted is not None
    assert report.convicted.seat == found.seat
    assert report.offence is not None
    assert (report.offence.seat, report.offence.kind) == (found.seat, kind)
    assert report.offence.number == report.convicted.number == len(record.messages) + 1


@pytest.mark.parametrize("kind", ["shares", "shuffle", "ahead", "open"])
def test_a_record_that_fails_names_the_number_of_the_message(kind: str) -> None:
    found = caught_in_that_match(kind)
    record = Record.decode(as_record(found.evidence).encode())
    with pytest.raises(Cheating, match=f"seat {found.seat} cheated: {kind} in") as raised:
        verify_record(record, every_kind)
    number = raised.value.number
    assert number is not None
    assert record.messages[number - 1].encode() == offence(found.evidence)


def offence(evidence: bytes) -> bytes:
    return Record.decode(evidence).offence


def test_whoever_watches_sees_the_message_that_fails_too() -> None:
    print("seed", SEED)
    random = Random(SEED)
    found = caught(seated(THREE, every_kind), random, by_lot(random), "shares")
    seen: list[int] = []
    record = as_record(found.evidence)
    with pytest.raises(Cheating):
        verify_record(record, every_kind, lambda step: seen.append(step.number))
    last = seen[-1]
    assert seen == list(range(1, last + 1))
    assert record.messages[last - 1].encode() == offence(found.evidence)


def test_a_message_nobody_asked_for_has_no_round() -> None:
    def elsewhere(saying: Saying) -> Saying:
        return replace(saying, op="99")

    random = Random(SEED)
    found = caught(seated(THREE, every_kind), random, by_lot(random), "choose", elsewhere)
    report = verify_record(Record.decode(found.evidence), every_kind)
    assert report.offence is not None
    assert report.offence.asked is None
    assert report.offence.request is None


def test_a_complaint_convicts_the_dealer_whoever_speaks_last() -> None:
    print("seed", SEED)
    random = Random(SEED)
    friends = msgspec.structs.replace(THREE, quorum=2, clock=Clock(90, 30))
    found = caught(seated(friends, every_kind), random, by_lot(random), "key", flip(-1))
    report = verify_record(Record.decode(found.evidence), every_kind)
    assert report.convicted is not None
    assert report.offence is not None
    assert report.offence.kind == "ack"
    assert report.convicted.seat == found.seat
    assert "complaint" in report.convicted.reason
    assert any(s.payload for s in (*report.steps, report.offence) if s.kind == "ack")


def test_an_allowed_message_is_no_offence(match: Record) -> None:
    *before, last = match.messages
    with pytest.raises(VoidEvidence, match="was allowed"):
        verify_record(
            replace(match, epochs=(Epoch(None, tuple(before)),), offence=last.encode()), every_kind
        )


def test_two_messages_for_one_position_convict(match: Record) -> None:
    players = seated(THREE, every_kind)
    liar = players[0]
    one, other = (
        liar.log.sign(liar.identity, liar.seat, Saying("key", "key", payload))
        for payload in (b"one", b"other")
    )
    pair = Equivocation(one.signed, other.signed).encode()
    record = Record(liar.table.founding, exhibits=(pair,))
    report = verify_record(Record.decode(record.encode()), every_kind)
    assert report.convicted is not None
    assert report.convicted.seat == liar.seat
    assert report.status is Status.EVIDENCE
    assert report.offence is None
    with pytest.raises(VoidEvidence, match="another table"):
        verify_record(replace(match, exhibits=(pair,)), every_kind)


def test_nobody_is_convicted_who_has_no_seat(match: Record) -> None:
    stranger = Identity.generate()
    headers = [
        Header(match.founding.table, 9, 0, 0, bytes(32), bytes(32), "key", said)
        for said in (b"1" * 32, b"2" * 32)
    ]
    pair = Equivocation(*(SignedHeader.sign(header, stranger) for header in headers)).encode()
    with pytest.raises(VoidEvidence, match="another table"):
        verify_record(replace(match, exhibits=(pair,)), every_kind)


def test_a_bit_turned_anywhere_is_refused(match: Record) -> None:
    data = match.encode()
    random = Random(SEED)
    for place in random.sample(range(len(data)), 40):
        bent = bytearray(data)
        bent[place] ^= 1 << random.randrange(8)
        print("seed", SEED, "place", place)
        with pytest.raises((CryptoError, MatchError)):
            verify_record(Record.decode(bytes(bent)), every_kind)


def test_one_message_listed_twice_is_refused(match: Record) -> None:
    twice = replace(match, epochs=(Epoch(None, (*match.messages, match.messages[-1])),))
    with pytest.raises(Unreadable, match="order"):
        verify_record(Record.decode(twice.encode()), every_kind)
