"""Every view of every game: no finding of axe, nothing sideways, strangers' text stays text."""

import json
from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from games.catalogue import set_up
from games.kit import Seat
from tests.web.browser.axe import findings
from tests.web.browser.conftest import Opened
from tests.web.plain import snapshots
from tests.web.stage import Stage
from tests.web.views import EXPLAINED, HOSTILE, WARNINGS, around, broken, lobby, over, start, ways
from ui.scene.reference import reference
from ui.scene.shape import Json

pytestmark = pytest.mark.browser

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
MIXING = {"what": "shuffle", "cards": 15, "done": [1], "now": [2], "seats": [1, 2]}


@cache
def moments(group: str) -> dict[str, Json]:
    """One question of each kind that came up in a match, late in it; or what is around one."""
    if group == "around":
        return dict(around())
    game, players, words = MATCHES[group]
    found = {}
    for scene in snapshots(game, players, list(words), Seat(2), SEED):
        found[scene["question"]["ask"] if scene["question"] else "idle"] = scene
    *_, watched = snapshots(game, players, list(words), None, SEED)
    return {**found, "watched": watched, "shuffled": {**found["idle"], "work": MIXING}}


def shown(page: Page, stage: Stage, scene: Json) -> None:
    """Wait until the page has drawn ``scene`` and nothing moves any more."""
    stage.show(scene)
    page.wait_for_function("seq => document.documentElement.dataset.seq == seq", arg=stage.seq)
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running')"
    )


@pytest.mark.parametrize("group", GROUPS)
def test_axe_finds_nothing(group: str, stage: Stage, opened: Opened) -> None:
    scenes = moments(group)
    stage.show(next(iter(scenes.values())))
    page = opened(stage.address, reduced_motion="reduce")
    for name, scene in scenes.items():
        shown(page, stage, scene)
        assert findings(page) == [], name


@pytest.mark.parametrize("group", MATCHES)
def test_axe_finds_nothing_in_a_table_of_words(group: str, stage: Stage, opened: Opened) -> None:
    stage.show(moments(group)["idle"])
    page = opened(stage.address, reduced_motion="reduce")
    page.evaluate("localStorage.setItem('plain', 'on')")
    page.reload()
    page.wait_for_selector(".plain")
    assert findings(page) == []


def test_axe_finds_nothing_in_what_opens_over_the_table(stage: Stage, opened: Opened) -> None:
    scene = moments("complots")["action"]
    stage.data["/explain"] = EXPLAINED
    stage.data["/reference"] = reference(set_up("complots", 4, []), "en")
    stage.show({**scene, "warnings": WARNINGS, "ways": ways("en")})
    page = opened(stage.address, reduced_motion="reduce")
    page.click("#felt [data-target=treasury]")
    page.wait_for_selector("[data-menu]")
    assert findings(page) == []
    page.keyboard.press("?")
    page.wait_for_selector(".dialog-keys")
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.click("[data-ways]")
    page.wait_for_selector(".dialog-ways [data-way]")
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.click("#felt .about >> nth=0")
    page.wait_for_selector(".dialog-card p")
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.click("[data-why] >> nth=-1")
    page.click("[data-equations] summary")
    assert findings(page) == []


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


def test_a_desktop_shows_the_whole_board_at_once(stage: Stage, opened: Opened) -> None:
    """Shadow Blades with as many agents as a short match had; nothing is to be scrolled for."""
    scenes = snapshots("shadow_blades", 3, ["length=short"], Seat(2), SEED)
    stage.show(max(scenes, key=lambda scene: len(scene["pieces"])))
    page = opened(stage.address, width=1280, height=800)
    hidden = "(one) => one.scrollHeight - one.clientHeight"
    assert page.locator(".others").evaluate(hidden) <= 0
    assert page.locator("#felt").evaluate(hidden) <= 0


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


@pytest.mark.parametrize("scene", [start(), lobby(), over()], ids=lambda scene: scene["phase"])
def test_what_one_has_to_know_is_told_in_every_phase(
    scene: Json, stage: Stage, opened: Opened
) -> None:
    stage.show({**scene, "warnings": WARNINGS, "problem": "There is no such table."})
    page = opened(stage.address)
    told = page.locator("[data-warning]")
    assert [one.strip() for one in page.locator("[data-warning] p").all_text_contents()] == [
        "There is no such table.",
        *[warning["text"] for warning in WARNINGS],
    ]
    page.click("[data-put-away] >> nth=1")
    expect(told).to_have_count(len(WARNINGS))
    stage.show({**scene, "warnings": WARNINGS})
    expect(told).to_have_count(len(WARNINGS) - 1)  # what was put away stays away


def test_the_pile_visits_every_seat_that_mixes_and_nobody_is_kept_from_answering(
    stage: Stage, opened: Opened
) -> None:
    scene = moments("complots")["action"]
    stage.show(scene)
    page = opened(stage.address)
    for now, done in ([1], []), ([3], [1]), ([4], [1, 3]):
        work = {**MIXING, "now": now, "done": done}
        stage.show({**scene, "work": work})
        page.wait_for_selector(f"[data-shuffle='{now[0]}']")
        expect(page.locator("[data-work=done]")).to_have_count(len(done))
        expect(page.locator(f"[data-seat='{now[0]}'] [data-work=now]")).to_be_visible()
        assert page.locator(".travelling .ring-seal").count() == len(done)
        assert lies_in(page, ".travelling", f"[data-seat='{now[0]}']")
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    assert [path for path, _ in stage.posted] == ["/answer"]


def lies_in(page: Page, one: str, other: str) -> bool:
    """Has it arrived at that place?"""
    page.wait_for_timeout(400)
    inside, place = page.locator(one).bounding_box(), page.locator(other).bounding_box()
    assert inside is not None
    assert place is not None
    across, down = inside["x"] - place["x"], inside["y"] - place["y"]
    return 0 < across < place["width"] and 0 < down < place["height"]


def test_the_newest_line_stays_in_sight_however_fast_lines_come(
    stage: Stage, opened: Opened
) -> None:
    scenes = list(snapshots("complots", 4, [], Seat(2), SEED))
    stage.show(scenes[5])
    page = opened(stage.address, reduced_motion="reduce")
    for scene in scenes[6:60]:
        stage.show(scene)
        page.wait_for_timeout(8)  # now and then two in a frame
    shown(page, stage, scenes[60])
    page.wait_for_timeout(100)
    below = "(one) => one.scrollHeight - one.scrollTop - one.clientHeight"
    assert page.locator("#log").evaluate(below) < 40
    page.set_viewport_size({"width": 1280, "height": 500})
    page.wait_for_timeout(200)
    assert page.locator("#log").evaluate(below) < 40

    # Whoever has scrolled up reads on in peace.
    page.locator("#log").evaluate("(one) => (one.scrollTop = 0)")
    page.wait_for_timeout(100)
    shown(page, stage, scenes[61])
    assert page.locator("#log").evaluate("(one) => one.scrollTop") == 0


def is_new_cloth(before: Json, after: Json) -> bool:
    last = after["moves"][-1:]
    return last != before["moves"][-1:] and any(move["kind"] == "cloth" for move in last)


def test_without_motion_the_moved_cards_are_marked_instead(stage: Stage, opened: Opened) -> None:
    scenes = list(snapshots("mascarade", 4, [], Seat(2), SEED))
    before, after = next(pair for pair in pairwise(scenes) if is_new_cloth(*pair))
    stage.show(before)
    page = opened(stage.address, reduced_motion="reduce")
    shown(page, stage, after)
    assert page.locator(".flying").count() == 0
    expect(page.locator(".is-news")).not_to_have_count(0)


def test_a_match_that_was_broken_off_is_over_as_well(stage: Stage, opened: Opened) -> None:
    stage.show(broken())
    page = opened(stage.address)
    expect(page.locator("body")).to_have_attribute("data-phase", "over")
    expect(page.locator("#tray")).to_contain_text("Broken off: Carl was gone.")
