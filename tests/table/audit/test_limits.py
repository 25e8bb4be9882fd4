"""W3: a verifier says what a record can't tell, and no more than that."""

from functools import cache

import pytest

from crypto.header import Equivocation
from games.kit import Seat
from table.audit.limits import Lack, Limit, lacks, limits, sharings
from table.audit.report import Report
from table.audit.verify import verify_record
from table.log.message import Saying
from table.record import Epoch, Record
from tests.matches import FOLDER
from tests.sample import seated, terms
from ui.terms import game_of

ALWAYS = [Limit.PEOPLE, Limit.TALK, Limit.TIME, Limit.LINES, Limit.STORIES]


@cache
def golden(name: str) -> Record:
    return Record.decode((FOLDER / f"{name}.rec").read_bytes())


def checked(record: Record) -> Report:
    return verify_record(record, game_of)


def begun(name: str, messages: int) -> Report:
    record = golden(name)
    return checked(Record(record.founding, (Epoch(None, record.messages[:messages]),)))


def test_of_a_plain_match_the_usual_is_not_known() -> None:
    report = checked(golden("kuhn"))
    assert [*limits(report)] == ALWAYS
    assert sharings(report) is None


def test_with_recovery_pieces_of_keys_are_their_receivers_word() -> None:
    report = checked(golden("mascarade"))
    assert [*limits(report)] == [*ALWAYS, Limit.SHARINGS, Limit.CERTAINTY]
    assert sharings(report) == (report.seats, report.seats)


def test_after_roll_calls_what_is_void_and_who_was_silent_is_not_known() -> None:
    found = [*limits(checked(golden("complots-gone")))]
    assert found == [*ALWAYS, Limit.SHARINGS, Limit.CERTAINTY, Limit.VOID, Limit.SILENCE]


def test_a_match_that_goes_on_may_have_gone_on() -> None:
    assert [*limits(begun("kuhn", 9))] == [*ALWAYS, Limit.WHAT_FOLLOWED]


@pytest.mark.parametrize(("messages", "accepted"), [(4, ()), (6, (1, 3))])
def test_a_piece_is_accepted_by_whoever_said_so(messages: int, accepted: tuple[int, ...]) -> None:
    found = sharings(begun("mascarade", messages))
    assert found is not None
    assert found.dealt == (1, 2, 3, 4)
    assert found.accepted == accepted


def test_of_two_headers_nobody_knows_what_the_messages_say() -> None:
    liar, *_ = seated(terms("kuhn", 2))
    one, other = (
        liar.log.sign(liar.identity, liar.seat, Saying("key", "key", payload)).signed
        for payload in (b"one", b"other")
    )
    pair = Equivocation(one, other).encode()
    report = checked(Record(liar.table.founding, exhibits=(pair,)))
    assert [*limits(report)] == [*ALWAYS, Limit.WHAT_WAS_SAID]


def test_a_roll_tells_how_far_everybody_had_heard() -> None:
    first, *_ = checked(golden("complots-gone")).rolls
    assert [*lacks(first)] == [
        Lack(Seat(1), Seat(2), 3, (Seat(2),)),
        Lack(Seat(3), Seat(2), 3, (Seat(2),)),
        Lack(Seat(4), Seat(2), 3, (Seat(2),)),
        Lack(Seat(1), Seat(3), 2, (Seat(2),)),
        Lack(Seat(4), Seat(3), 2, (Seat(2),)),
    ]
