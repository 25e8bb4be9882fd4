"""How long a match takes to begin, in delays of the network: counted, not timed."""

import pytest

from bench import hops
from bench.hops import measure


def test_a_shuffled_game_begins_n_and_two_hops_after_the_keys_and_three_more_after_the_seal() -> (
    None
):
    (found,) = measure((("complots", 4),)).values()

    assert (found["in_memory"], found["from_the_seal"]) == (4 + 2, 4 + 5)


@pytest.mark.parametrize("game", ["mascarade", "intrigue"])
def test_a_game_without_a_shuffle_begins_with_keys_and_coins(game: str) -> None:
    (found,) = measure(((game, 4),)).values()

    assert (found["in_memory"], found["from_the_seal"]) == (2, 5)


def test_it_is_shown_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    hops.show(measure((("intrigue", 3),)))
    assert "intrigue" in capsys.readouterr().out
