"""Looking back, at a record or during a match; talk, and whom one does not want to read."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.axe import findings
from tests.web.browser.conftest import Opened
from tests.web.records import scenes, show_record
from tests.web.stage import Stage
from tests.web.views import lobby, over

pytestmark = pytest.mark.browser


def place_of(page: Page) -> str:
    return page.locator("input.slider").input_value()


def test_whoever_looks_back_in_a_match_is_not_thrown_forward(stage: Stage, opened: Opened) -> None:
    every = scenes()
    now, later = every[60], every[61]
    stage.data["/scenes"] = {"scenes": every[40:81], "events": 60, "since": 0, "turns": []}
    stage.show(now)
    page = opened(stage.address)
    page.click("[data-back]")
    expect(page.locator("input.slider")).to_have_value("59")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator("input.slider")).to_have_value("58")

    # The match goes on, and even ends: who looks back stays there, and comes back when it likes.
    for message in (later, over()):
        stage.show(message)
        page.wait_for_function("seq => document.documentElement.dataset.seq == seq", arg=stage.seq)
        assert place_of(page) == "58"
    page.click("[data-now]")
    expect(page.locator("body")).to_have_attribute("data-phase", "over")
    expect(page.locator("#tray-title")).to_contain_text("Ada wins")


def test_axe_finds_nothing_in_a_record_that_was_opened(stage: Stage, opened: Opened) -> None:
    every = scenes(None)[:41]
    show_record(stage, every)
    page = opened(stage.address, reduced_motion="reduce")
    assert findings(page) == []
    page.click("[data-report] summary")
    expect(page.locator("[data-not-checked] li")).to_have_text(
        ["who is behind a key", "when it was"]
    )
    assert page.locator("#felt .is-face").count() == 0

    # Openings come, and the same moment is drawn with the faces, by whose word they are.
    for scene in every:
        for area in scene["areas"]:
            word = {"face": "duchess", "name": "Duchess", "known": "word", "by": ["Ada"]}
            scene["cards"] = {**scene["cards"], **dict.fromkeys(area.get("cards", ()), word)}
    with page.expect_request("**/record"):
        page.set_input_files("#openings", {"name": "a.opening", "mimeType": "", "buffer": b"{}"})
    show_record(stage, every, "Opened afterwards by Ada.")
    expect(page.locator("[data-opened]")).to_contain_text("Opened afterwards by Ada.")
    page.wait_for_selector("#felt .is-face")
    expect(page.locator("#felt .card-eye").first).to_have_attribute("title", "by the word of Ada")
    assert findings(page) == []


def test_scenes_of_the_match_before_are_not_shown_again(stage: Stage, opened: Opened) -> None:
    """Two matches of one game, one after the other; and what is forgotten is not asked for."""
    every = scenes()
    stage.data["/scenes"] = {"scenes": every[:41], "events": 60, "since": 0, "turns": []}
    stage.show({**over(), "events": 60, "match": "a"})
    page = opened(stage.address)
    page.click("[data-again]")
    expect(page.locator("input.slider")).to_have_value("0")
    page.click("[data-now]")
    last = [{**scene, "seats": [{**s, "name": "Zoë"} for s in scene["seats"]]} for scene in every]
    stage.data["/scenes"] = {"scenes": last[45:61], "events": 60, "since": 45, "turns": []}
    stage.show({**over(), "events": 60, "match": "b"})
    page.click("[data-again]")
    expect(page.locator("input.slider")).to_have_value("45")
    expect(page.locator("#felt")).to_contain_text("Zoë")


def test_a_record_is_looked_at_by_keys(stage: Stage, opened: Opened) -> None:
    turns = show_record(stage, scenes(None)[:41])
    page = opened(stage.address)
    expect(page.locator("input.slider")).to_have_value("0")
    page.focus("#tray")
    page.keyboard.press("ArrowRight")
    expect(page.locator("input.slider")).to_have_value("1")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("input.slider")).to_have_value(str(next(t for t in turns if t > 1)))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()


def test_somebody_is_sent_away_by_a_second_tap(stage: Stage, opened: Opened) -> None:
    stage.show(lobby())
    page = opened(stage.address)
    button = page.locator("[data-away]")
    expect(button).to_have_count(1)  # nobody sends themselves away
    button.dblclick()
    expect(button).to_have_attribute("data-confirm", "")
    assert stage.posted == []
    page.wait_for_timeout(600)  # or it would be a third click of the double one
    with page.expect_request("**/away"):
        button.click()
    expect(button).not_to_have_attribute("data-confirm", "")
    assert stage.posted == [("/away", {"key": "a"})]


def test_somebody_is_muted_and_heard_again(stage: Stage, opened: Opened) -> None:
    stage.show(lobby())
    page = opened(stage.address)
    page.fill("[data-chat-words]", "<b>hello</b>")
    page.click("[data-chat-send]")
    page.click("[data-said] [data-mute] >> nth=0")
    page.wait_for_timeout(100)
    stage.show({**lobby(), "chat": [], "muted": [{"key": "a", "name": "Ada"}]})
    page.click("[data-unmute]")
    page.wait_for_timeout(200)
    assert stage.posted == [
        ("/chat", {"text": "<b>hello</b>"}),
        ("/mute", {"key": "a", "yes": True}),
        ("/mute", {"key": "a", "yes": False}),
    ]
