"""At the page, too, relays of others are used only by whoever agreed; and ways are told there."""

from functools import partial
from pathlib import Path

import pytest
import trio

from p2p import PUBLIC_RELAYS, Changes
from tests.mental.seating import terms_of
from ui.commands.bot_processes import BotProcesses
from ui.commands.host_join import Place, host
from ui.commands.ways import own_relays
from ui.commands.ways.own_relays import FILE, chosen_relays
from ui.web.page import Page
from ui.words import LANGUAGES, Words


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_relays, "is_installed", lambda: True)


async def until(changed: Changes, ready: object) -> None:
    assert callable(ready)
    with trio.fail_after(20):
        await changed.until(ready)


async def test_nothing_is_opened_before_the_person_has_answered(tmp_path: Path) -> None:
    page = Page("en", opens=False)
    place = Place("Ada", "127.0.0.1", home=tmp_path, asks_relays=True)
    bots = BotProcesses(tmp_path, 0, "random", "fast", 1, "127.0.0.1", 1)
    async with trio.open_nursery() as nursery:
        words = place, terms_of("kuhn", 2), page.decide, page, bots, 1
        nursery.start_soon(partial(host, *words))
        await until(page.tabs.changed, lambda: page.asking.consent is not None)
        asked = page.message()
        assert (asked["phase"], asked["consent"]["kind"]) == ("lobby", "relays")
        assert page.followed.session is None
        assert not (tmp_path / FILE).exists()
        page.asking.settle({"consent": asked["consent"]["id"], "yes": False})
        await until(page.tabs.changed, lambda: page.followed.invitation is not None)
        assert (tmp_path / FILE).read_text("utf-8") == "off\n"
        assert place.reach.relays is None
        nursery.cancel_scope.cancel()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_asked_in_plain_words_and_kept(language: str, tmp_path: Path) -> None:
    page, place = Page(language, opens=False), Place("Ada", home=tmp_path, asks_relays=True)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(place.agree_on_relays, page)
        await until(page.tabs.changed, lambda: page.asking.consent is not None)
        consent = page.asking.consent
        assert consent is not None
        words = Words(language, "network")
        assert consent["text"] == words.say("use-relays")
        assert consent["detail"] == [words.say("relays-what")]
        page.asking.settle({"consent": consent["id"], "yes": True})
    assert place.reach.relays == chosen_relays(None, tmp_path) == PUBLIC_RELAYS


def test_ways_are_told_in_the_language_of_now_and_strangers_names_are_harmless() -> None:
    page, words = Page("en", opens=False), Words("en", "network")
    name = "Eve\u202e\x1b[2J"
    page.ways([words.remark("table-by-relay", relay="relay.example.org")])
    page.ways([*page.followed.ways, words.remark("lines-others", names=name)])
    page.speak("fr")
    table, others = page.message()["ways"]
    assert table == Words("fr", "network").say("table-by-relay", relay="relay.example.org")
    assert others.startswith("Par d’autres joueurs")
    assert others.isprintable()
    page.followed.forget()
    assert page.message()["ways"] == []
