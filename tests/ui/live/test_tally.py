"""Who has won how often over an evening: by keys, and only where somebody has won."""

from dataclasses import replace

import pytest

from games.kit import Seat
from p2p.match.sitting import Ended
from table.breaking_off import Missed
from table.founding import Founding
from table.log.message import Seen
from tests.sample import seated, terms
from ui.live.outcome import Tally
from ui.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def founding() -> Founding:
    return seated(terms("complots", 3))[0].table.founding


def test_wins_are_added_up_with_those_who_have_most_first(founding: Founding) -> None:
    tally = Tally()
    for winners in ((2,), (2, 3), (3,), (2,)):
        tally.count(Ended(founding, b"", winners))
    wins = "Bob has won 3, Carol has won 2, Alice has won none"
    assert tally.told(Words("en", "screen")) == f"At this table, after 4 matches: {wins}."


def test_people_are_known_by_their_keys_and_not_by_their_seats(founding: Founding) -> None:
    """In the next match they may sit elsewhere."""
    moved = replace(founding, joins=founding.joins[1:] + founding.joins[:1])
    tally = Tally()
    tally.count(Ended(founding, b"", (2,)))
    tally.count(Ended(moved, b"", (1,)))
    assert "Bob has won 2" in tally.told(Words("en", "screen"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_nobody_won_does_not_count(founding: Founding, language: str) -> None:
    tally = Tally()
    tally.count(Ended(founding, b"", (1,)))
    before = tally.told(Words(language, "screen"))
    tally.count(Ended(founding, b"", (), unfinished=True))
    broken_off = Missed(Seat(1), (), Seen((), ()), decided=False)
    tally.count(Ended(founding, b"", (), missed=broken_off))
    assert tally.matches == 1
    assert tally.told(Words(language, "screen")) == before
