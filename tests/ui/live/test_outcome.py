"""How a match ended, as a screen tells it."""

from types import SimpleNamespace
from typing import cast

import pytest

from crypto.errors import InvalidProof
from games.kit import Seat
from p2p.match.sitting import Ended
from table.errors import Cheating
from tests.rules.rows import ROWS
from tests.sample import seated, terms
from ui.live.outcome import cheated
from ui.words import LANGUAGES, Words

FOUNDING = seated(terms("complots", 3))[0].table.founding
OWN_WORDS = "the check's own words"


def told(cheating: Cheating, language: str) -> str:
    ended = cast("Ended", SimpleNamespace(founding=FOUNDING, cheating=cheating))
    return str(cheated(ended, Words(language, "screen", "common")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", sorted(ROWS.keys() - {"J1", "J2", "S2"}))
def test_a_conviction_is_told_whole_in_the_reader_s_language(rule: str, language: str) -> None:
    said = told(Cheating(Seat(2), OWN_WORDS, rule), language)
    assert said.startswith("Bob ")
    assert f" {rule})" in said
    assert said.endswith(".")
    assert OWN_WORDS not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proof_that_fails_is_told_by_its_check(language: str) -> None:
    cheating = Cheating(Seat(2), OWN_WORDS, "D5")
    cheating.__cause__ = InvalidProof("V3", OWN_WORDS)
    assert " V3 " in told(cheating, language)
