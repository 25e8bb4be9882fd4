"""Claims of all others: when they end a match, and when they are only words (S5, T1)."""

from typing import Any

import pytest

from games.kit import Seat
from table.breaking_off import are_here, missed
from table.calls.claims import SeatClaim, encode_claim, place_of_claim
from table.calls.statement import Statement
from table.log.message import Seen
from table.participant import Listener
from tests.attacks.test_broken_off import stuck
from tests.mental.seating import Party, terms_of

LAST = Seat(3)


@pytest.fixture
def listener() -> Listener[Any]:
    return stuck(3)[0].listener


def claims(listener: Listener[Any], op: str, seen: Seen | None = None) -> list[SeatClaim]:
    """Of both others, against the last seat; who signed them does not matter here."""
    body = encode_claim(LAST, op, seen or listener.log.seen)
    said = [Statement(b"", place_of_claim(seat, 1), body, b"") for seat in map(Seat, (1, 2))]
    return [SeatClaim.read(statement, 3) for statement in said]


def test_the_match_ends_about_a_seat_that_owes_what_it_is_said_to_owe(
    listener: Listener[Any],
) -> None:
    (due,) = listener.table.waiting.due()
    found = missed(listener, claims(listener, due.op))
    assert found is not None
    assert (found.seat, found.decided) == (LAST, False)
    assert missed(listener, claims(listener, "key")) is None
    assert missed(listener, []) is None


def test_claims_are_here_when_all_that_they_saw_is(listener: Listener[Any]) -> None:
    (due,) = listener.table.waiting.due()
    seen = listener.log.seen
    more = Seen((seen.counts[0] + 1, *seen.counts[1:]), seen.ids)
    other = Seen(seen.counts, (b"x" * 32, *seen.ids[1:]))
    assert are_here(listener, claims(listener, due.op))
    assert not are_here(listener, claims(listener, due.op, more))
    assert not are_here(listener, claims(listener, due.op, other))


def test_where_there_is_no_clock_nobody_is_ever_too_late() -> None:
    patient = Listener(Party.of(terms_of("kuhn", 3)).spectator().table)
    said = claims(patient, "key", Seen.nothing(3))
    assert patient.table.rounds.owes(LAST, "key") is not None
    assert missed(patient, said) is None
