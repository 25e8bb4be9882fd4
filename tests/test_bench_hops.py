"""How long a match takes to begin, in delays of the network: counted, not timed."""

import pytest

from bench import hops
from bench.hops import measure


@pytest.mark.parametrize(("players", "mixers"), [(4, 3), (8, 6)])
def test_a_shuffled_game_begins_with_keys_a_hop_for_each_who_mixes_and_two_more(
    players: int, mixers: int
) -> None:
    """From the seal it takes three more: who sits where is told, signed and told again."""
    (found,) = measure((("complots", players),)).values()

    assert found["mixers"] == mixers
    assert found["in_memory"] == 1 + mixers + 2
    assert found["from_the_seal"] == 3 + 1 + mixers + 2


@pytest.mark.parametrize("game", ["mascarade", "intrigue"])
def test_a_game_without_a_shuffle_begins_with_keys_and_coins(game: str) -> None:
    (found,) = measure(((game, 4),)).values()

    assert (found["in_memory"], found["from_the_seal"]) == (2, 5)


def test_it_is_shown_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    hops.show(measure((("intrigue", 3),)))
    assert "intrigue" in capsys.readouterr().out
