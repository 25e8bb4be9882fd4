"""The words of the commands: read before anything heavy is loaded."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cli
from games.catalogue import agreed, find
from games.kit import BadSetup
from ui.commands.typed.arguments import ARGUMENTS
from ui.problem import Problem

ROOT = Path(__file__).parents[3]
HEAVY = {"trio", "rich", "cryptography", "btclib_secp256k1", "msgspec", "segno"}
SCREEN = {"rich", "fluent", "segno"}


def loaded(code: str) -> set[str]:
    """The packages that are there after ``code`` has run in a process of its own."""
    code += "; import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return set(done.stdout.split())


def test_help_needs_nothing_heavy() -> None:
    assert not HEAVY & loaded("import cli; cli.parser().format_help()")


def test_words_that_are_understood_need_no_help() -> None:
    assert not (HEAVY | SCREEN) & loaded("import cli; cli.parser().parse_args(['id'])")


def test_a_bot_loads_no_screen() -> None:
    assert not SCREEN & loaded("import ui.commands.run")


def test_every_command_has_its_words() -> None:
    assert list(ARGUMENTS) == [command.__name__ for command in cli.COMMANDS]


@pytest.mark.parametrize("command", ARGUMENTS)
def test_every_command_says_what_it_does(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.parser().parse_args([command, "--help"])
    assert ended.value.code == 0
    assert len(capsys.readouterr().out.splitlines()) > 3


@pytest.mark.parametrize("command", ["host kuhn", "join -", "watch -", "resume", "demo kuhn"])
def test_how_long_a_match_that_stands_still_is_waited_for_is_said_in_minutes(command: str) -> None:
    words = cli.parser()
    assert words.parse_args(command.split()).wait == 10
    assert words.parse_args([*command.split(), "--wait", "1440"]).wait == 1440
    for wrong in ("0", "1441", "-1", "off", "ten"):
        with pytest.raises(Problem):
            words.parse_args([*command.split(), f"--wait={wrong}"])


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert capsys.readouterr().out == f"undertable {project['version']}\n"


def test_help_shows_the_command_as_it_was_typed() -> None:
    command = [sys.executable, "cli.py", "host", "--help"]
    shown = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    usage = " ".join(shown.split())
    assert "cli.py host [-h]" in usage
    assert "cli.py games" in usage
    assert "[GAME ...]" not in usage


@pytest.mark.parametrize(
    "name", ["Shadow Blades", "shadow-blades", "SHADOW_BLADES", "shadowblades"]
)
def test_a_game_is_found_however_its_name_is_typed(name: str) -> None:
    for words in ([name], name.split()):
        args = cli.parser().parse_args(["host", *words, "--players", "2"])
        assert find(args.game).key == "shadow_blades"


def test_a_signed_game_has_one_name() -> None:
    with pytest.raises(BadSetup, match="no game 'Kuhn'"):
        agreed("Kuhn", 1, 2, (), None)


@pytest.mark.parametrize("words", ["--lang fr games", "--lang=fr games", "games --lang fr"])
def test_a_language_may_come_before_the_command(words: str) -> None:
    args = cli.parser().parse_args(words.split())
    assert (args.run, args.lang) == (cli.games, "fr")


@pytest.mark.parametrize(
    "words", ["--nosuch", "--nosuch games", "--lang", "--lang fr", "--lang de games"]
)
def test_words_before_the_command_that_mean_nothing_are_told(words: str) -> None:
    with pytest.raises(Problem, match=r"--nosuch|--lang|COMMAND"):
        cli.parser().parse_args(words.split())


@pytest.mark.parametrize(
    ("words", "explain"),
    [("--explain {}", "all"), ("{} --explain", "all"), ("--explain 42 {}", "42"), ("{}", None)],
)
def test_a_file_after_explain_is_the_file(words: str, explain: str | None, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.touch()
    args = cli.parser().parse_args(["verify", *words.format(path).split()])
    assert (args.file, args.explain) == (str(path), explain)


@pytest.mark.parametrize("word", ["x", "-1", "61", "nan", "inf"])
def test_a_pause_that_nobody_waits_for_is_one_clear_line(word: str) -> None:
    with pytest.raises(Problem, match="is not 0 to 60 seconds"):
        cli.parser().parse_args(["replay", "match.record", f"--speed={word}"])
    assert cli.parser().parse_args(["replay", "match.record", "--speed", "0.5"]).speed == 0.5
