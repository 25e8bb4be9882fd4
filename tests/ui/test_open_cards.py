"""Whether the cards are opened after a match: by what was said before, or by asking (O11)."""

from pathlib import Path

import pytest

from p2p.match.sitting import Ended
from p2p.me import Me
from table.errors import Cheating
from table.fulfil.desk import Home
from table.opening.check import check_opening
from tests.table.opening.opened import match_of
from ui.live.reporter import Lines
from ui.open_cards import Wish, record_name, settling


class Person(Lines):
    """Answers the question, if it is asked."""

    def __init__(self, *, yes: bool = False) -> None:
        super().__init__()
        self.yes, self.was_asked, self.could = yes, False, True

    async def open_cards(self) -> bool:
        self.was_asked = True
        return self.yes

    def cant_open(self) -> None:
        self.could = False


async def settled(folder: Path, wish: Wish, person: Person, *, forgets: bool = False) -> list[Path]:
    match = match_of("mascarade")
    player = match.players[0]
    me = Me(player.identity, "Ada", folder)
    report, home = match.report, player.table.desk.mine
    ended = Ended(report.founding, match.record, tuple(map(int, report.winners)))
    if forgets:
        home = Home(home.seat, home.key)
    await settling(me, wish, person)(ended, home)
    return [*folder.iterdir()]


@pytest.mark.parametrize(
    ("wish", "yes", "asked", "opens"),
    [
        (Wish.NO, True, False, False),
        (Wish.YES, False, False, True),
        (Wish.ASK, True, True, True),
        (Wish.ASK, False, True, False),
    ],
)
async def test_what_was_said_counts_and_else_the_answer(
    wish: Wish, yes: bool, asked: bool, opens: bool, tmp_path: Path
) -> None:
    person, match = Person(yes=yes), match_of("mascarade")
    files = await settled(tmp_path, wish, person)
    assert person.was_asked is asked
    table = match.report.founding.table.hex()[:12]
    assert [path.name for path in files] == [f"mascarade-{table}.seat1.opening"] * opens
    for path in files:
        assert check_opening(match.report, path.read_bytes()).seat == 1


async def test_who_could_not_open_it_is_told_and_not_asked(tmp_path: Path) -> None:
    person = Person(yes=True)
    assert await settled(tmp_path, Wish.ASK, person, forgets=True) == []
    assert (person.was_asked, person.could) == (False, False)


async def test_after_a_conviction_there_is_nothing_to_open(tmp_path: Path) -> None:
    match, person = match_of("mascarade"), Person(yes=True)
    player = match.players[0]
    caught = Cheating(match.players[1].seat, "for this test")
    ended = Ended(match.report.founding, match.record, (), caught)
    me = Me(player.identity, "Ada", tmp_path)
    await settling(me, Wish.YES, person)(ended, player.table.desk.mine)
    assert [*tmp_path.iterdir()] == []
    assert record_name(ended.founding).startswith("mascarade-")
