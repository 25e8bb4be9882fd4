"""Two matches that differ only in what somebody chose in secret look the same to all others.

Compared is every drawing on the way, with whatever flies over the table, not only the last one.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from games.catalogue import set_up
from games.kit import AnyRequest, Arrange, Offer, Seat
from players.bots import nearest_maker
from players.view import view
from table.plain import PlainTable
from tests.web.browser.conftest import Opened
from tests.web.plain import OpenTable, names, snapshot
from tests.web.stage import Stage
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json

pytestmark = pytest.mark.browser

SEED = 3
# All that is drawn; the marks that lit-html leaves for itself differ from page to page.
DRAWN = "document.body.outerHTML.replace(/lit\\$\\d+\\$|<!--.*?-->/g, '')"


def is_cloth(request: AnyRequest | None) -> bool:
    return isinstance(request, Arrange)


def is_sealed(request: AnyRequest | None) -> bool:
    return isinstance(request, Offer)


# Whoever thinks blinks for as long as that takes.
STILL = """() => document.getAnimations().every((one) => one.playState !== 'running'
  || one.effect.getTiming().iterations === Infinity)"""
CASES = {
    "mascarade": (4, [], is_cloth),
    "intrigue": (4, ["bribes=sealed"], is_sealed),
}


def around_a_secret(game: str, choice: int, eyes: Seat | None) -> Iterator[Json]:
    """What ``eyes`` see before and after the first secret choice of others, made by ``choice``."""
    players, words, is_secret = CASES[game]
    table: PlainTable[Any] = PlainTable(set_up(game, players, words), SEED)
    bots = {s: nearest_maker(game, "novice")(s) for s in table.game.seats}
    chronicle = Chronicle(OpenTable(table), eyes, "en", names(players))
    while not (table.deciders and is_secret(table.match.pending) and is_foreign(table, eyes)):
        seat = table.deciders[0]
        table.decide(seat, bots[seat](view(table, seat)))
    yield snapshot(chronicle, table)
    seat = table.deciders[0]
    table.decide(seat, table.options(seat)[choice])
    yield snapshot(chronicle, table)


def is_foreign(table: PlainTable[Any], eyes: Seat | None) -> bool:
    """Is ``eyes`` neither the one who chooses nor one who will know?"""
    pending = table.match.pending
    return eyes not in (*table.deciders, getattr(pending, "payee", 0))


@pytest.mark.parametrize("eyes", [None, Seat(4)])
@pytest.mark.parametrize("game", CASES)
def test_nobody_sees_what_was_chosen_in_secret(
    game: str, eyes: Seat | None, stage: Stage, opened: Opened
) -> None:
    seen = [
        drawings(stage, opened, game, choice, eyes)
        for choice in (1, 2 if game == "intrigue" else 0)
    ]
    assert "flying" in seen[0][1]
    assert seen[0] == seen[1]


def drawings(stage: Stage, opened: Opened, game: str, choice: int, eyes: Seat | None) -> list[str]:
    """Before it, while it is shown moving, and when all lies still again."""
    before, after = around_a_secret(game, choice, eyes)
    stage.show(before)
    page = opened(stage.address)
    page.wait_for_selector("#felt")
    page.wait_for_function(STILL)
    first = page.evaluate(DRAWN)
    page.evaluate(f"window.drawn = () => {DRAWN}")
    page.evaluate(WATCH, stage.seq + 1)
    stage.show(after)
    page.wait_for_function("() => window.during")
    page.wait_for_selector(".flying", state="detached")
    return [first, moving(page), page.evaluate(DRAWN)]


# The drawing in which the new message was taken in, when something has set out to fly.
WATCH = """seq => new MutationObserver((_, watcher) => {
  if (document.documentElement.dataset.seq != seq || !document.querySelector(".flying")) return;
  watcher.disconnect();
  window.during = window.drawn();
}).observe(document, { subtree: true, childList: true, attributes: true })"""


def moving(page: Page) -> str:
    return str(page.evaluate("window.during"))
