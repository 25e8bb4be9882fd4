"""Two verifiers, one verdict: the same status, exit code, message named and seat convicted."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.known_keys import demo, match
from tests.known_keys import verify as theirs
from tests.stranger import cases
from tests.stranger.cases import SITTINGS, Sitting, written
from tests.stranger.forge import Story
from tests.stranger.mutants import CHANGES, mutants
from tests.stranger.verify import verify

GOLDEN = sorted((Path(__file__).parent.parent / "matches").glob("*.rec"))
Named = Iterator[tuple[str, bytes]]


def agree(record: bytes, what: str) -> int:
    """The exit code that both give."""
    mine, other = verify(record), theirs(record)
    told = (mine.code, mine.status, mine.message, mine.convicted)
    assert told == tuple(other), f"{what}: the stranger says {mine}"
    return mine.code


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record(path: Path) -> None:
    assert agree(path.read_bytes(), path.name) == 0


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_golden_record_changed_by_somebody_without_keys(cut: int) -> None:
    record = bytearray(GOLDEN[0].read_bytes())
    record[len(record) * cut // 61] ^= 1
    assert agree(bytes(record), f"a bit at {cut}/61") == 1


@pytest.mark.parametrize("sitting", [("complots", 3), ("mascarade", 4)], ids=str)
def test_a_match_by_the_programs_own_players(sitting: tuple[Any, ...]) -> None:
    game, players, *options = sitting
    assert agree(match(game, players, 3, *options).record, game) == 0


def test_a_match_of_real_processes() -> None:
    assert agree(demo("kuhn", 2, 7), "demo") == 0


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("sitting", SITTINGS[:2] + SITTINGS[6:8], ids=str)
def test_a_match_by_the_stranger(sitting: Sitting, seed: int) -> None:
    assert agree(written(sitting, seed, most=60).story.record(), f"seed {seed}") in (0, 3)


@pytest.mark.parametrize(
    "made",
    [cases.evidence, cases.claims, cases.calls, cases.complaints],
    ids=lambda f: f.__name__,
)
def test_odd_records(made: Callable[[], Named]) -> None:
    codes = {agree(record, name) for name, record in made()}
    assert len(codes) > 1, "some of them hold, or convict, and some are wrong"


def test_a_record_has_one_ending_and_nothing_needless() -> None:
    """W1 and W2, by both."""
    codes = {name: agree(record, name) for name, record in cases.endings()}
    assert {name: code for name, code in codes.items() if code != 1} == {
        "as the match ended": 0,
        "the same as evidence": 4,
        "claims by seat": 3,
    }


def test_a_consent_that_was_withheld_is_owed_before_any_help() -> None:
    """D4 and G12, by both."""
    codes = {name: agree(record, name) for name, record in cases.withheld_consents()}
    expected = {"help without a consent": 4, "help after it": 1, "a consent that came late": 3}
    assert codes == {f"{n}, {what}": code for n in (4, 5, 6, 7) for what, code in expected.items()}


def test_lookers_who_leave_one_after_the_other() -> None:
    assert {agree(record, name) for name, record in cases.leaving_in_turn()} == {3}


def test_a_sample_of_mutants() -> None:
    seed = 7
    story = written(Sitting("kuhn", 4, 3), seed, most=50).story
    codes = {
        agree(record, f"{name}, seed {seed}")
        for name, record in mutants(story, Random(seed), len(CHANGES))
    }
    assert codes == {1, 3}


# Minutes rather than seconds


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("complots", 4), ("mascarade", 5), ("intrigue", 3)])
def test_many_matches_of_real_processes(game: str, players: int) -> None:
    assert agree(demo(game, players, 3), "demo") == 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_many_matches_by_the_stranger(sitting: Sitting, seed: int) -> None:
    assert agree(written(sitting, seed).story.record(), f"seed {seed}") in (0, 3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_thousands_of_mutants(sitting: Sitting, seed: int) -> None:
    story = written(sitting, seed).story
    for name, record in mutants(story, Random(seed), 4 * len(CHANGES)):
        agree(record, f"{name}, seed {seed}")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize(
    "sitting",
    [
        ("complots", 4, "variant=inquisitor"),
        ("kuhn", 3, "length=long"),
        ("mascarade", 8),
        ("mascarade", 13),
        ("intrigue", 3, "bribes=sealed", "mustoffer=yes"),
        ("intrigue", 4, "bystanders=heard"),
        ("shadow_blades", 4, "alliance=yes", "plots=yes"),
        ("shadow_blades", 3, "opening=draft", "skills=optional"),
    ],
    ids=str,
)
def test_matches_of_the_program_and_their_mutants(sitting: tuple[Any, ...], seed: int) -> None:
    game, players, *options = sitting
    known = match(game, players, seed, *options)
    assert agree(known.record, f"seed {seed}") == 0
    story = Story.of(known.record, known.identities)
    for name, record in mutants(story, Random(seed), len(CHANGES)):
        agree(record, f"{name}, seed {seed}")
