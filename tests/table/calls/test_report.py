"""A report has one form, and room for so many claims."""

import pytest

from crypto.errors import Malformed
from games.kit import Seat
from table.calls.report import MAX_CLAIMED, NO_ROLL, Claim, Report, encode, place_of, with_room
from table.calls.statement import Place, Step
from table.log.message import Seen
from tests.table.calls.small import halted, unsigned

BODY = halted(1).statement.body


def test_a_report_with_something_behind_it_is_none() -> None:
    with pytest.raises(Malformed, match="one form"):
        Report.read(unsigned(place_of(Seat(1), 1), BODY + b"\0"), 4)


def test_a_report_belongs_to_no_round() -> None:
    """Else a seat could sign one for each, and no two of them would be for one place."""
    with pytest.raises(Malformed, match="not a report"):
        Report.read(unsigned(Place(Seat(1), 1, Step.HALT, 1), BODY), 4)


def test_a_report_has_room_for_so_many_claims_and_ours_keeps_to_it() -> None:
    claims = [Claim(Seat(2), f"{number:0100}") for number in range(60)]
    kept = with_room(claims)
    body = encode(NO_ROLL, Seen.nothing(4), kept)
    assert 0 < len(kept) < len(claims)
    assert Report.read(unsigned(place_of(Seat(1), 1), body), 4).claims == tuple(kept)
    longer = encode(NO_ROLL, Seen.nothing(4), claims[: len(kept) + 1])
    assert len(longer) - len(BODY) > MAX_CLAIMED - 1
    with pytest.raises(Malformed, match="too long"):
        Report.read(unsigned(place_of(Seat(1), 1), longer), 4)
