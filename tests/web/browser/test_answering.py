"""Every way to answer, on prepared questions: what is sent is what was meant, once."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from games.kit import Seat
from tests.web.browser.conftest import Opened
from tests.web.plain import snapshots
from tests.web.stage import Stage
from ui.scene.shape import Json

pytestmark = pytest.mark.browser

Fits = Callable[[Json], bool]


def moment(game: str, players: int, fits: Fits, words: list[str] | None = None) -> Json:
    """The first question of a match that ``fits``, with its table around it."""

    def found() -> Iterator[Json]:
        for seed in range(1, 40):
            for scene in snapshots(game, players, words or [], Seat(2), seed):
                if scene["question"] and fits(scene["question"]):
                    yield scene

    return next(found())


def costly(question: Json) -> bool:
    return any(option.get("confirm") and option["targets"] for option in question["options"])


def answers(stage: Stage) -> list[Json]:
    return [body for path, body in stage.posted if path == "/answer"]


def wait_for_answer(page: Page, stage: Stage) -> Json:
    for _ in range(100):
        if sent := answers(stage):
            return sent[-1]
        page.wait_for_timeout(50)
    raise AssertionError("nothing was sent")


def test_a_sentence_is_an_answer(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "doubt")
    stage.show(scene)
    page = opened(stage.address)
    page.click("button[data-option='0']")
    assert wait_for_answer(page, stage) == {"question": scene["question"]["id"], "option": 0}


def test_a_key_is_an_answer(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "doubt")
    stage.show(scene)
    page = opened(stage.address)
    page.keyboard.press("2")
    assert wait_for_answer(page, stage)["option"] == scene["question"]["options"][1]["n"]


def test_what_costs_a_card_or_money_takes_a_second_tap(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, costly)
    option = next(o for o in scene["question"]["options"] if o.get("confirm") and o["targets"])
    stage.show(scene)
    page = opened(stage.address)
    button = page.locator(f"button[data-option='{option['n']}']")
    button.click()
    expect(button).to_have_attribute("data-confirm", "")
    assert answers(stage) == []
    page.keyboard.press("Escape")
    expect(button).not_to_have_attribute("data-confirm", "")
    button.click()
    button.click()
    assert wait_for_answer(page, stage)["option"] == option["n"]


def test_a_double_click_is_no_second_thought(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, costly)
    option = next(o for o in scene["question"]["options"] if o.get("confirm"))
    stage.show(scene)
    page = opened(stage.address)
    button = page.locator(f"button[data-option='{option['n']}']")
    button.dblclick()
    expect(button).to_have_attribute("data-confirm", "")
    assert answers(stage) == []


def test_the_table_is_tapped_and_then_the_sentence_left(stage: Stage, opened: Opened) -> None:
    scene = moment("mascarade", 6, lambda q: q["ask"] == "action")
    option = next(o for o in scene["question"]["options"] if o["verb"] == "swap")
    others = [t for t in option["targets"] if page_has_one(scene, t)]
    stage.show(scene)
    page = opened(stage.address)
    for target in others:
        page.click(f"#felt [data-target='{target}']")
    left = page.locator("[data-question] button[data-option]")
    expect(page.locator(f"button[data-option='{option['n']}']")).to_be_visible()
    assert left.count() < len(scene["question"]["options"])
    page.click(f"button[data-option='{option['n']}']")
    assert wait_for_answer(page, stage)["option"] == option["n"]


def page_has_one(scene: Json, target: str) -> bool:
    """Taps on the other player's card alone: the own one is in every option."""
    own = next(a for a in scene["areas"] if a["id"] == f"hand/{scene['me']}")["cards"]
    return target not in {f"card/{card}" for card in own}


def test_an_amount_is_typed_or_built_from_chips(stage: Stage, opened: Opened) -> None:
    scene = moment("intrigue", 3, lambda q: q["kind"] == "amount", ["bribes=sealed"])
    least, most = scene["question"]["amount"]["least"], scene["question"]["amount"]["most"]
    stage.show(scene)
    page = opened(stage.address)
    page.fill("input[data-amount]", str(most + 1))
    expect(page.locator("button[data-send]")).to_be_disabled()
    page.fill("input[data-amount]", str(least + 1))
    page.click("button[data-send]")
    assert wait_for_answer(page, stage)["amount"] == least + 1


def test_words_go_as_they_were_written(stage: Stage, opened: Opened) -> None:
    scene = moment("intrigue", 3, lambda q: q["kind"] == "one", ["bribes=sealed"])
    words = {**scene["question"], "kind": "words", "options": [], "words": {"most": 280}}
    stage.show({**scene, "question": words})
    page = opened(stage.address)
    page.fill("[data-words]", "<b>Ten</b> for you, \u202eno?")
    page.click("button[data-send]")
    assert wait_for_answer(page, stage)["words"] == "<b>Ten</b> for you, \u202eno?"


def test_cards_are_chosen_until_there_are_enough(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "action")
    hand = next(a for a in scene["areas"] if a["id"] == "hand/2")["cards"]
    cards = {"from": [*hand, 91, 92], "count": 2, "ordered": False}
    stage.show({**scene, "question": {**scene["question"], "kind": "cards", "cards": cards}})
    page = opened(stage.address)
    page.click(f"button[data-card='{hand[0]}']")
    expect(page.locator("button[data-send]")).to_be_disabled()
    page.click("button[data-card='92']")
    page.click("button[data-send]")
    assert wait_for_answer(page, stage)["cards"] == [hand[0], 92]


def test_a_click_that_comes_late_answers_nothing_else(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "doubt")
    stage.show(scene)
    page = opened(stage.address)
    box = page.locator("button[data-option='0']").bounding_box()
    assert box
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down()
    stage.show({**scene, "question": {**scene["question"], "id": "another"}})
    page.wait_for_selector("[data-question=another]")
    page.mouse.up()
    page.click("button[data-option='1']")
    assert wait_for_answer(page, stage) == {"question": "another", "option": 1}
    assert len(answers(stage)) == 1


def test_an_answer_that_is_refused_is_told(stage: Stage, opened: Opened) -> None:
    stage.show(moment("complots", 4, lambda q: q["ask"] == "doubt"))
    stage.refusals = [(409, "gone")]
    page = opened(stage.address, expects="status of 409")
    page.click("button[data-option='0']")
    expect(page.locator(".tray .notice")).to_contain_text("Too late")


def test_a_long_list_is_narrowed_by_letters(stage: Stage, opened: Opened) -> None:
    scene = moment("mascarade", 13, lambda q: len(q["options"]) > 12)
    stage.show(scene)
    page = opened(stage.address)
    page.keyboard.press("/")
    page.keyboard.type("carl")
    fits = [o for o in scene["question"]["options"] if "carl" in o["text"].lower()]
    expect(page.locator("[data-question] button[data-option]")).to_have_count(len(fits))


def test_the_focus_stays_and_follows_the_question(stage: Stage, opened: Opened) -> None:
    scene = moment("complots", 4, lambda q: q["ask"] == "doubt")
    stage.show(scene)
    page = opened(stage.address)
    page.focus("button[data-option='1']")
    stage.show({**scene, "lines": scene["lines"] + 1})
    page.wait_for_timeout(150)
    assert page.evaluate("document.activeElement.dataset.option") == "1"
    stage.show({**scene, "question": {**scene["question"], "id": "next"}})
    page.wait_for_selector("[data-question=next]")
    assert page.evaluate("document.activeElement.closest('[data-question]').dataset.question") == (
        "next"
    )
