"""At the page, too, a person is asked whether the cards are opened, and no answer is a no (O11)."""

import pytest
import trio
from trio.testing import MockClock

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
        page.asking.settle({"consent": consent["id"], "yes": yes})
    assert answers == [yes]


async def test_no_answer_within_a_minute_is_a_no(autojump_clock: MockClock) -> None:
    page, began = Page("en", opens=False), trio.current_time()
    assert not await page.open_cards()
    assert trio.current_time() == began + 60
    assert page.asking.consent is None
