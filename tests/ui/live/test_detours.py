"""Players who reach the reader only through another: told once, then marked (N3)."""

import io
import json
from typing import Any

import pytest
from rich.console import Console

from games.kit import Seat
from table.participant import Player
from tests.sample import seated, terms
from ui.desk.paper import Paper
from ui.live.chronicle import Chronicle
from ui.live.reporter import Lines
from ui.telling import Teller
from ui.telling.detours import CARE, DANGER, detours

ME, HOST, THREE, FOUR = map(Seat, (1, 2, 3, 4))
NAMES = {ME: "Ada", HOST: "Bob", THREE: "Carl", FOUR: "Dora"}


class Reader:
    """Reads a table of four whose lines change."""

    def __init__(self, player: Player[Any]) -> None:
        self.file, self.through = io.StringIO(), dict[Seat, Seat]()
        paper = Paper(Console(file=self.file, width=400))
        self.chronicle = Chronicle(player.table, "en", paper, lambda: self.through)

    def told(self, through: dict[Seat, Seat]) -> str:
        before = len(self.file.getvalue())
        self.through = through
        self.chronicle.catch_up()
        return self.file.getvalue()[before:]


def test_it_is_told_once_and_marked_as_long_as_it_lasts() -> None:
    reader = Reader(seated(terms("complots", 4))[0])
    name = reader.chronicle.teller.names
    assert f"{name[THREE]} reaches you only through {name[HOST]}" in reader.told({THREE: HOST})
    assert "only through" not in reader.told({THREE: HOST})
    assert "only through" not in reader.told({})
    assert "only through" not in reader.told({THREE: HOST})
    assert f"All the others reach you only through {name[HOST]}" in reader.told(
        {THREE: HOST, FOUR: HOST}
    )
    reader.chronicle.draw()
    assert reader.file.getvalue().count(f"through {name[HOST]}\n") == 2


@pytest.mark.parametrize(
    ("language", "one", "both", "all_others"),
    [
        ("en", "Carl reaches you only", "Carl, Dora reach you only", "All the others"),
        ("fr", "Carl ne vous atteint que", "Carl, Dora ne vous atteignent", "Tous les autres"),
        ("nl", "Carl bereikt je alleen", "Carl, Dora bereiken je alleen", "Alle anderen"),
    ],
)
def test_the_colour_of_danger_is_for_all_others_behind_one(
    language: str, one: str, both: str, all_others: str
) -> None:
    teller = Teller("complots", language, NAMES, ME)
    (line,) = detours(teller, {THREE: HOST}, {HOST})
    assert line.text.startswith(one)
    assert line.kind == CARE
    (line,) = detours(teller, {THREE: HOST, FOUR: HOST}, {HOST})
    assert line.text.startswith(all_others)
    assert line.kind == DANGER
    five = Teller("complots", language, {**NAMES, Seat(5): "Emmy"}, ME)
    (line,) = detours(five, {THREE: HOST, FOUR: HOST}, {HOST})
    assert line.text.startswith(both)
    assert line.kind == CARE


def test_a_program_is_told_by_seats(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Lines()
    lines.detours({})
    lines.detours({THREE: HOST})
    lines.detours({THREE: HOST})
    lines.detours({})
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert said == [{"heard_through": {"3": 2}}, {"heard_through": {}}]
