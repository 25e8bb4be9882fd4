"""At the page, too, a person is asked whether the cards are opened, and no answer is a no (O11)."""

from pathlib import Path

import pytest
import trio
from trio.testing import MockClock

from tests.web.test_play_web import play_on, program
from ui.scene.shape import Json
from ui.web.page import Page


@pytest.mark.parametrize("yes", [True, False])
async def test_the_answer_counts(yes: bool) -> None:
    page, answers = Page("en", opens=False), list[bool]()

    async def ask() -> None:
        answers.append(await page.open_cards())

    async with trio.open_nursery() as nursery:
        nursery.start_soon(ask)
        await trio.testing.wait_all_tasks_blocked()
        consent = page.asking.consent
        assert consent is not None
        assert consent["kind"] == "open"
        assert "It can’t be taken back." in consent["detail"][0]
        page.speak("fr")
        assert page.message()["consent"]["text"] != consent["text"]
        page.asking.settle({"consent": consent["id"], "yes": yes})
    assert answers == [yes]


async def test_no_answer_within_a_minute_is_a_no(autojump_clock: MockClock) -> None:
    page, began = Page("en", opens=False), trio.current_time()
    assert not await page.open_cards()
    assert trio.current_time() == began + 60
    assert page.asking.consent is None


def asks_to_open(message: Json) -> bool:
    return bool(message["consent"]) and message["consent"]["kind"] == "open"


async def test_whoever_says_yes_finds_the_opening_beside_the_record(tmp_path: Path) -> None:
    words = "demo", "kuhn", "--players", "2", "--pace", "fast"
    with program(tmp_path, *words) as (client, _), trio.fail_after(60):
        async with client.tab() as tab:
            over = await play_on(client, tab)
            asked = over if asks_to_open(over) else await tab.until(asks_to_open)
            yes = {"consent": asked["consent"]["id"], "yes": True}
            assert (await client.post("/consent", yes))[0] == 204
            told = await tab.until(lambda message: bool(message["warnings"]))
        (path,) = [path for path in tmp_path.rglob("*.opening") if str(path) in str(told)]
        assert path.read_bytes()
