"""Tap the table, tap a sentence, press a key: every kind of question is answered in all ways."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.conftest import Opened
from tests.web.browser.test_answering import answers, moment, wait_for_answer
from tests.web.stage import Stage
from ui.scene.shape import Json

pytestmark = pytest.mark.browser

MOMENTS = {
    "complots-action": ("complots", "action", []),
    "complots-doubt": ("complots", "doubt", []),
    "complots-counter": ("complots", "counter", []),
    "complots-lose": ("complots", "lose", []),
    "mascarade-action": ("mascarade", "action", []),
    "mascarade-swap": ("mascarade", "swap", []),
    "mascarade-contest": ("mascarade", "contest", []),
    "intrigue-present": ("intrigue", "present", []),
    "intrigue-speak": ("intrigue", "speak", []),
    "intrigue-place": ("intrigue", "place", []),
    "shadow_blades-recruit": ("shadow_blades", "recruit", ["length=short"]),
    "shadow_blades-action": ("shadow_blades", "action", ["length=short"]),
    "shadow_blades-part": ("shadow_blades", "part", ["length=short"]),
    "shadow_blades-discard": ("shadow_blades", "discard", ["length=short"]),
    "kuhn-bet": ("kuhn", "", []),
}


def scene_of(name: str) -> Json:
    game, ask, words = MOMENTS[name]
    players = 2 if game == "kuhn" else 3 if game in ("intrigue", "shadow_blades") else 4
    return moment(game, players, lambda q: ask in ("", q["ask"]), words)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_option_is_reached_by_taps_on_the_table_alone(
    name: str, stage: Stage, opened: Opened
) -> None:
    """Its things are tapped, and it stands in the menu beside them; the tray is not touched."""
    scene = scene_of(name)
    stage.show(scene)
    page = opened(stage.address, reduced_motion="reduce")
    for option in scene["question"]["options"]:
        page.keyboard.press("Escape")
        for target in option["targets"]:
            page.locator(f"#felt [data-target='{target}']").first.click()
        expect(page.locator(f"[data-menu] [data-does='{option['n']}']")).to_be_visible()
    assert answers(stage) == []
    press(page, scene["question"]["options"][-1]["n"])
    assert wait_for_answer(page, stage)["option"] == scene["question"]["options"][-1]["n"]


def press(page: Page, number: int) -> None:
    """Once, or twice where it costs something."""
    button = page.locator(f"[data-menu] [data-does='{number}']")
    button.click()
    page.wait_for_timeout(600)  # a double click is no second thought
    if button.count():
        button.click()


def test_two_taps_on_one_thing_are_an_answer_and_a_double_click_is_none(
    stage: Stage, opened: Opened
) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "lose")
    card = scene["question"]["options"][0]["targets"][0]
    stage.show(scene)
    page = opened(stage.address)
    page.dblclick(f"#felt [data-target='{card}']")
    assert answers(stage) == []
    page.wait_for_timeout(600)
    page.click(f"#felt [data-target='{card}']")
    assert wait_for_answer(page, stage)["option"] == scene["question"]["options"][0]["n"]


def test_of_two_cards_of_one_face_either_may_be_tapped(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "lose" and bool(q["alike"]))
    (twin, named), *_ = scene["question"]["alike"].items()
    option = next(o for o in scene["question"]["options"] if named in o["targets"])
    stage.show(scene)
    page = opened(stage.address)
    page.click(f"#felt [data-target='{twin}']")
    press(page, option["n"])
    assert wait_for_answer(page, stage)["option"] == option["n"]


def amount() -> Json:
    return moment("intrigue", 3, lambda q: q["kind"] == "amount", ["bribes=sealed"])


def test_a_sum_grows_by_taps_on_ones_own_plate(stage: Stage, opened: Opened) -> None:
    scene = amount()
    least = scene["question"]["amount"]["least"]
    stage.show(scene)
    page = opened(stage.address)
    expect(page.locator("input[data-amount]")).to_have_value(str(least))
    for _ in range(3):
        page.click("#felt [data-target='seat/2']")
    page.click("[data-menu] [data-does=send]")
    assert wait_for_answer(page, stage)["amount"] == least + 3


def test_a_sum_grows_and_is_sent_by_keys(stage: Stage, opened: Opened) -> None:
    scene = amount()
    stage.show(scene)
    page = opened(stage.address)
    page.wait_for_selector("input[data-amount]")
    for key in ("+", "+", "-", "Enter"):
        page.keyboard.press(key)
    assert wait_for_answer(page, stage)["amount"] == scene["question"]["amount"]["least"] + 1


def test_words_are_reached_by_a_tap_and_by_a_key(stage: Stage, opened: Opened) -> None:
    scene = amount()
    question = {**scene["question"], "kind": "words", "options": [], "words": {"most": 280}}
    stage.show({**scene, "question": question})
    page = opened(stage.address)
    page.click("#felt [data-target='seat/2']")
    page.keyboard.type("Ten")
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    page.keyboard.type(" for you")
    page.keyboard.press("Enter")
    assert wait_for_answer(page, stage)["words"] == "Ten for you"


def drawn() -> Json:
    return moment("complots", 4, lambda q: q["kind"] == "cards")


def test_drawn_cards_lie_face_up_for_whoever_drew_them(stage: Stage, opened: Opened) -> None:
    scene = drawn()
    cards = scene["question"]["cards"]
    stage.show(scene)
    page = opened(stage.address)
    for card in cards["from"]:
        assert scene["cards"][str(card)]["name"] == page.text_content(
            f"#felt [data-handle='{card}'] .card-name"
        )
    chosen = cards["from"][-cards["count"] :]
    for card in chosen:
        page.click(f"#felt [data-target='card/{card}']")
    page.click("[data-menu] [data-does=send]")
    assert wait_for_answer(page, stage)["cards"] == chosen


def test_cards_are_chosen_and_sent_by_keys(stage: Stage, opened: Opened) -> None:
    scene = drawn()
    cards = scene["question"]["cards"]
    stage.show(scene)
    page = opened(stage.address)
    page.wait_for_selector("[data-card]")
    for place in range(cards["count"]):
        page.keyboard.press(str(place + 1))
    page.keyboard.press("Enter")
    assert wait_for_answer(page, stage)["cards"] == cards["from"][: cards["count"]]


def test_time_and_those_who_still_think_are_told(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "doubt")
    thinking = [s["name"] for s in scene["seats"] if s["deciding"] and s["seat"] != 2]
    assert thinking
    stage.show({**scene, "question": {**scene["question"], "left": 9}})
    page = opened(stage.address)
    expect(page.locator(".clock [role=timer]")).to_contain_text("0:0")
    for name in thinking:
        expect(page.locator(".together")).to_contain_text(name)
    expect(page.locator("#assertive")).to_have_text("Ten seconds left.")
    expect(page.locator(".ask-context").first).not_to_be_empty()
