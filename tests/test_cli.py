"""The commands, as a person types them."""

import json
import socket
from pathlib import Path

import pytest

import cli
from games.catalogue import GAMES


def test_games_lists_every_game_with_its_players_and_options(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["games"]) == 0
    said = capsys.readouterr().out
    for name, game in GAMES.items():
        (heading,) = [line for line in said.splitlines() if line.startswith(f"{name} ")]
        assert heading.endswith(f", {game.counts[0]} to {game.counts[-1]} players")
        for option, values in game.option_type.choices().items():
            assert f"\n    {option} " in said
            assert all(f"\n        {value}" in said for value in values)


@pytest.mark.parametrize("typed", [["shadow_blades"], ["Shadow", "Blades"]])
def test_games_explains_one_that_is_named_and_marks_its_defaults(
    typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    said = said_by(capsys, "games", "--lang", "en", *typed)
    assert said.count(" players\n") == 1
    lines = [" ".join(line.split()) for line in said.splitlines()]
    at = lines.index("skills skills")
    assert lines[at + 2 : at + 5] == [
        "compulsory must be used (default)",
        "optional may be declined",
        "The rulebook leaves this open; the default is our ruling.",
    ]
    assert said.count("(default)") == len(GAMES["shadow_blades"].option_type.choices()) + 1


def test_games_says_which_there_are_if_there_is_none_of_that_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["games", "chess"]) == 1
    assert "no game 'chess'; there are: complots" in capsys.readouterr().err


def said_by(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(list(words)) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def test_simulate_prints_rates_with_their_intervals_and_how_long_matches_were(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = "complots -n 20 --bots regular,novice --players 3 --seed 5 --jobs 1"
    out = said_by(capsys, "simulate", *words.split())
    assert "20 matches of complots, 3 players, seed 5" in out
    assert "95 % interval" in out
    assert out.count("novice") == 2
    assert "Decisions in a match" in out


def test_simulate_gives_the_same_figures_to_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate complots -n 12 --bots novice --variant inquisitor --option race=clockwise"
    first, second = (
        json.loads(said_by(capsys, *words.split(), "--json", "--jobs", jobs)) for jobs in "12"
    )
    assert first == second
    assert first["matches"] == 12
    assert first["options"] == ["race=clockwise", "variant=inquisitor"]
    assert sum(score["wins"] for score in first["scores"]) + first["undecided"] == 12
    assert sum(bar["matches"] for bar in first["decisions"]["bars"]) == 12


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("simulate chess", "no game 'chess'; there are: complots"),
        ("simulate", "GAME"),
        ("simulate complots -n 0", "'0' is not a number from 1 on"),
        ("simulate complots -n many", "'many' is not a number from 1 on"),
        ("simulate complots --jobs -1", "'-1' is not a number from 1 on"),
        ("simulate complots --seed x", "--seed"),
        ("simulate complots --bots guru", "no bot 'guru' for complots"),
        ("simulate complots --bots novice,", "no bot ''"),
        ("simulate complots --players 9", "2 to 8 players"),
        ("simulate complots --variant duke", "it is one of ambassador, inquisitor"),
        ("simulate complots --option race", "name=value"),
        ("simulate complots --variant inquisitor --option variant=ambassador", "given twice"),
        ("simulate complots --fast", "--fast"),
        ("demo complots --level guru", "'guru'"),
        ("dance", "'dance'"),
        ("", "COMMAND"),
    ],
)
def test_words_that_mean_nothing_get_one_line_and_exit_code_1(
    words: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words.split()) == 1
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("undertable: ")
    assert problem in line


def test_a_port_that_is_taken_is_a_problem_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert cli.main(["host", "complots", "--bind", "127.0.0.1", "--port", str(port)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"undertable: can't listen on 127.0.0.1, port {port}: ")
