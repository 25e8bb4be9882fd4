"""Claims that a seat is gone: their one form, which of them counts, and when they are all (S5)."""

from dataclasses import replace

import pytest

from crypto.errors import Malformed
from games.kit import Seat
from table.calls.claims import Claims, SeatClaim, encode_claim, place_of_claim, union
from table.calls.statement import Place, Statement, Step
from table.log.message import Seen
from tests.table.calls.small import LAST, ONE, THREE, TWO, unsigned

SEEN = Seen((1, 2, 0, 0), (b"1" * 32, b"2" * 32, bytes(32), bytes(32)))
LATER = Seen((3, 1, 0, 0), (b"3" * 32, b"4" * 32, bytes(32), bytes(32)))


def claim(
    author: Seat, against: Seat | None, op: str = "7", number: int = 1, seen: Seen = SEEN
) -> Statement:
    body = encode_claim(against, op if against else "", seen)
    return unsigned(place_of_claim(author, number), body)


def heard(*statements: Statement) -> Claims:
    claims = Claims(map(Seat, range(1, 5)))
    for statement in statements:
        claims.hear(statement)
    return claims


def test_a_claim_is_read_as_it_was_written() -> None:
    said = claim(ONE, LAST)
    assert SeatClaim.read(said, 4) == SeatClaim(said, LAST, "7", SEEN)


@pytest.mark.parametrize(
    "bad",
    [
        claim(ONE, ONE),  # against its own author
        unsigned(place_of_claim(ONE, 1), encode_claim(LAST, "", SEEN)),  # without a cause
        unsigned(place_of_claim(ONE, 1), encode_claim(None, "7", SEEN)),  # against nobody
        replace(claim(ONE, LAST), body=claim(ONE, LAST).body + b"\0"),
        replace(claim(ONE, LAST), body=claim(ONE, LAST).body[:-1]),
        replace(claim(ONE, LAST), place=Place(ONE, 1, Step.CLAIM, 1)),  # it belongs to no call
        replace(claim(ONE, LAST), place=Place(ONE, 0, Step.CLAIM, 0)),  # they count from 1
        claim(ONE, Seat(5)),
    ],
)
def test_there_is_one_form(bad: Statement) -> None:
    with pytest.raises(Malformed):
        SeatClaim.read(bad, 4)


def test_of_each_seat_the_newest_counts_in_whatever_order_they_come() -> None:
    old, new = claim(ONE, LAST), claim(ONE, None, number=2)
    for order in ((old, new), (new, old)):
        newest = heard(*order).of(ONE)
        assert newest is not None
        assert newest.against is None


def test_only_the_claims_of_all_others_against_one_seat_are_all() -> None:
    two = [claim(ONE, LAST), claim(TWO, LAST)]
    assert heard(*two).by_all() == []
    assert heard(*two, claim(THREE, ONE)).by_all() == []
    (three,) = heard(*two, claim(THREE, LAST)).by_all()
    assert [c.author for c in three] == [ONE, TWO, THREE]


def test_together_they_have_seen_what_any_of_them_has() -> None:
    claims = [SeatClaim.read(claim(ONE, LAST), 4), SeatClaim.read(claim(TWO, LAST, seen=LATER), 4)]
    assert union(claims).pairs[:2] == ((3, b"3" * 32), (2, b"2" * 32))
