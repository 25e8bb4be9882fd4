"""What a reader is told about plays from a hidden hand."""

from collections.abc import Callable
from functools import cache

import pytest

from table.audit.report import Report
from table.audit.step import Step
from table.audit.verify import verify_record
from tests.sample import play
from tests.table.every_kind import every_kind
from tests.ui.audit.test_explain import explainer, text
from tests.ui.files import SEED, THREE

pytestmark = pytest.mark.usefixtures("every_kind_known")


@cache
def verified(seed: int) -> Report:
    return verify_record(play(THREE, seed, every_kind)[0].record(), every_kind)


def page(kind: str, wanted: Callable[[Step], object]) -> str:
    """The page of the first such message, as soon as chance brings one up."""
    for seed in range(SEED, SEED + 60):
        print("seed", seed)
        report = verified(seed)
        for step in report.steps:
            if step.kind == kind and wanted(step):
                return text(explainer(report).page(step))
    pytest.fail(f"no such {kind} in 60 matches")


def test_a_card_laid_is_one_of_the_faces_and_the_page_does_not_say_which() -> None:
    told = page("lay", lambda step: step.payload)
    assert "laid the first of them face down: one of sun and rain." in told
    assert "Nobody has learned which" in told
    assert "(“member”, 128 bytes)" in told
    assert "(“shuffle”, " in told
    assert "either X2 = x·G" in told


def test_nothing_laid_proves_nothing() -> None:
    told = page("lay", lambda step: not step.payload)
    assert "laid nothing." in told
    assert "Nothing about the cards." in told


def test_a_card_played_is_opened_and_allowed() -> None:
    told = page("play", lambda step: step.payload[0])
    assert "For that they turned up card" in told
    assert "What else Bob has in hand stays hidden." in told
    assert "there are 2 possible answers, and this is one of them." in told
    assert "Turned up: " in told
    assert "(“bdleq”, 64 bytes)" in told


def test_a_play_without_cards_is_an_open_answer() -> None:
    told = page("play", lambda step: not step.payload[0])
    assert "No card is shown for that." in told
    assert "It is the only answer that needs no card." in told


def test_a_gift_goes_from_one_key_to_another() -> None:
    told = page("pass", lambda step: step.payload)
    assert "from under Bob’s key to under Alice’s key" in told
    assert "E.b − e.b = σ·X1 − x·e.a" in told
