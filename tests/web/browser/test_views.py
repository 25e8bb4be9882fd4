"""Every view of every game: no finding of axe, nothing sideways, strangers' text stays text."""

import json
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from games.kit import Seat
from tests.web.browser.conftest import Opened
from tests.web.plain import snapshots
from tests.web.stage import Stage
from tests.web.views import HOSTILE, around, lobby
from ui.scene.shape import Json

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[1] / "vendor" / "axe-core" / "axe.min.js"
WIDTHS = (320, 360, 768, 1280, 2560)
SEED = 1
MATCHES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "complots": ("complots", 4, ()),
    "mascarade": ("mascarade", 6, ()),
    "mascarade-13": ("mascarade", 13, ()),
    "intrigue": ("intrigue", 3, ("bribes=sealed", "bystanders=heard")),
    "shadow_blades": ("shadow_blades", 3, ("length=short",)),
    "kuhn": ("kuhn", 2, ()),
}
GROUPS = ["around", *MATCHES]


@cache
def moments(group: str) -> dict[str, Json]:
    """One question of each kind that came up in a match, late in it; or what is around one."""
    if group == "around":
        return dict(around())
    game, players, words = MATCHES[group]
    found = {}
    for scene in snapshots(game, players, list(words), Seat(2), SEED):
        found[scene["question"]["ask"] if scene["question"] else "idle"] = scene
    return found


def shown(page: Page, stage: Stage, scene: Json) -> None:
    """Wait until the page has drawn ``scene`` and nothing moves any more."""
    stage.show(scene)
    page.wait_for_function("seq => document.documentElement.dataset.seq == seq", arg=stage.seq)
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")


def findings(page: Page) -> list[str]:
    """By axe-core, evaluated beside the page: its policy refuses scripts of others."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {[node['target'] for node in found['nodes']]}"
        for found in result["violations"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("group", GROUPS)
def test_axe_finds_nothing(group: str, theme: str, stage: Stage, opened: Opened) -> None:
    scenes = moments(group)
    stage.show(next(iter(scenes.values())))
    page = opened(stage.address, color_scheme=theme, reduced_motion="reduce")
    for name, scene in scenes.items():
        shown(page, stage, scene)
        assert findings(page) == [], name


@pytest.mark.parametrize("tab", ["log", "chat", "rules"])
def test_axe_finds_nothing_beside_the_table(tab: str, stage: Stage, opened: Opened) -> None:
    stage.data["/reference"] = {
        "cards": [{"face": "duchess", "name": "Duchess", "text": "Takes 3 coins."}],
        "rules": [{"title": "A turn", "text": "One action."}],
    }
    stage.show({**moments("complots")["action"], "chat": lobby()["chat"]})
    page = opened(stage.address)
    page.click(f"[data-tab={tab}]")
    page.wait_for_timeout(200)
    assert findings(page) == []


@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_in_settings_and_text(width: int, stage: Stage, opened: Opened) -> None:
    stage.show(moments("intrigue")["speak"])
    page = opened(stage.address, width=width)
    page.click("[data-settings]")
    assert findings(page) == []
    page.click("[data-setting=plain-true]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".plain")
    assert findings(page) == []


@pytest.mark.parametrize("group", GROUPS)
def test_nothing_scrolls_sideways(group: str, stage: Stage, opened: Opened) -> None:
    scenes = moments(group)
    stage.show(next(iter(scenes.values())))
    page = opened(stage.address, reduced_motion="reduce")
    for name, scene in scenes.items():
        shown(page, stage, scene)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{name}: {wide - width} px too wide at {width}"


def test_buttons_are_large_enough_for_a_thumb(stage: Stage, opened: Opened) -> None:
    stage.show(moments("complots")["action"])
    page = opened(stage.address, width=360, height=740)
    small = page.evaluate(
        """() => [...document.querySelectorAll(':is(.tray, .tabs, .bar, #felt) button')]
        .map((one) => [one.className, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
        .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_strangers_text_stays_text(stage: Stage, opened: Opened) -> None:
    """In a chair, in the chat, as a name at the table, in the log and in the question."""
    stage.show(lobby())
    page = opened(stage.address)
    page.wait_for_selector("[data-said]")
    assert page.locator("[data-said] .said-text").nth(2).text_content() == HOSTILE
    scene = json.loads(json.dumps(moments("complots")["action"]))
    scene["seats"][0]["name"] = HOSTILE
    scene["log"][-1]["text"] = scene["question"]["text"] = HOSTILE
    stage.show(scene)
    page.wait_for_selector("[data-question]")
    assert page.locator("img").count() == 0
    assert page.locator("[data-line]").last.locator(".line-text").text_content() == HOSTILE
    assert page.title() != "1"
