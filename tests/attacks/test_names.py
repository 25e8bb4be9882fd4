"""A player whose name commands the terminal of whoever looks at the match."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from table.founding import Founding, Join
from tests.mental.hub import Hub
from tests.mental.seating import Party, terms_of
from tests.ui.files import run
from ui.live.reporter import Lines

NAMES = ("\x9b2J\x9b31mowned\x7f", "\u202egnip\x1b[2J")  # C1 and C0 controls; text turned around
VIEWS = (
    *(("verify", "--json", *more) for more in ((), ("--explain",), ("--explain", "1"))),
    *(("verify",), ("verify", "--explain"), ("replay", "--speed", "0")),
)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that two players with such names have played to its end."""
    party = Party.of(terms_of("kuhn", 2))
    seats = zip(party.identities, NAMES, party.keys, strict=True)
    joins = [Join.sign(who, name, party.founding.terms, key.X) for who, name, key in seats]
    hub = Hub(replace(party, founding=Founding.of(joins)).players(), 1)
    hub.run()
    path = tmp_path_factory.mktemp("names") / "evil.record"
    path.write_bytes(hub.players[0].record().encode())
    return path


@pytest.mark.parametrize("words", VIEWS, ids=" ".join)
def test_no_name_commands_the_terminal(
    words: tuple[str, ...], record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, *options = words
    outcome = run(capsys, command, record, *options)
    shown = outcome.out + outcome.err
    assert outcome.code == 0
    assert shown.strip()
    assert not {char for char in shown if is_obeyed(char)}
    if "--json" in words:
        assert shown.isascii()
        json.loads(outcome.out)


def is_obeyed(char: str) -> bool:
    """Would a terminal do something for it? Isolates keep names apart, and are ours."""
    return not char.isprintable() and char not in "\n\u2068\u2069"


def test_the_lines_for_a_program_tell_names_without_obeying_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Lines()._say(guests=NAMES)
    line = capsys.readouterr().out
    assert line.strip().isascii()
    assert not {char for char in line if is_obeyed(char)}
    assert json.loads(line) == {"guests": list(NAMES)}
