"""The commands, as a person types them."""

import pytest

import cli
from games.catalogue import GAMES


def test_games_lists_every_game_with_its_players_and_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["games"]) == 0
    said = capsys.readouterr().out
    for name, game in GAMES.items():
        assert f"{name}  {game.counts[0]}-{game.counts[-1]} players" in said
        for option, values in game.option_type.choices().items():
            assert f"  {option}={'|'.join(values)}\n" in said
