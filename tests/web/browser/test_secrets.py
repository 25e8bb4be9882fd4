"""Two matches that differ only in what somebody chose in secret look the same to all others."""

import pytest

from games.catalogue import set_up
from games.kit import Arrange, Seat
from players.bots import nearest_maker
from players.view import view
from table.plain import PlainTable
from tests.web.browser.conftest import Opened
from tests.web.plain import OpenTable, names, snapshot
from tests.web.stage import Stage
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json

pytestmark = pytest.mark.browser

PLAYERS, SEED = 4, 3
# All that is drawn; the marks that lit-html leaves for itself differ from page to page.
DRAWN = "document.getElementById('app').outerHTML.replace(/lit\\$\\d+\\$|<!--.*?-->/g, '')"


def around_a_swap(choice: int, eyes: Seat | None) -> tuple[Json, Json]:
    """What ``eyes`` see before and after the first cloth, under which ``choice`` was made."""
    table = PlainTable(set_up("mascarade", PLAYERS, []), SEED)
    bots = {s: nearest_maker("mascarade", "novice")(s) for s in table.game.seats}
    chronicle = Chronicle(OpenTable(table), eyes, "en", names(PLAYERS))
    while not isinstance(table.match.pending, Arrange) or not table.deciders:
        seat = table.deciders[0]
        table.decide(seat, bots[seat](view(table, seat)))
    before, seat = snapshot(chronicle, table), table.deciders[0]
    assert eyes != seat
    table.decide(seat, table.options(seat)[choice])
    return before, snapshot(chronicle, table)


@pytest.mark.parametrize("eyes", [None, Seat(4)])
def test_nobody_sees_what_was_done_under_the_cloth(
    eyes: Seat | None, stage: Stage, opened: Opened
) -> None:
    seen = []
    for choice in (0, 1):
        before, after = around_a_swap(choice, eyes)
        stage.show(before)
        page = opened(stage.address)
        page.wait_for_selector("#felt")
        stage.show(after)
        page.wait_for_function("seq => document.documentElement.dataset.seq == seq", arg=stage.seq)
        page.wait_for_selector(".flying", state="detached")
        seen.append(page.evaluate(DRAWN))
    assert seen[0] == seen[1]
