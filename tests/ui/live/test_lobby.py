"""What a host may type while the table fills."""

import io
from pathlib import Path

import pytest
import trio
from rich.console import Console

from p2p.entry.door import SENT_AWAY
from tests.p2p.house import House
from tests.sample import terms
from ui.desk.paper import Paper
from ui.live.lobby import LobbyControls
from ui.words import LANGUAGES, Words

GUEST = "guest 1"


class Host:
    """A host at a terminal, and what it reads."""

    def __init__(self, house: House, language: str = "en") -> None:
        self.file = io.StringIO()
        self.words = Words(language, "screen", "common")
        self.controls = LobbyControls(Paper(Console(file=self.file, width=200)), self.words)
        self.controls.follow(house.host)
        self.house = house

    def text(self) -> str:
        return self.file.getvalue()

    async def guests(self, count: int) -> None:
        host = self.house.host
        await host.changes.until(lambda: bool(host.lobby and len(host.lobby.guests) == count))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_somebody_is_sent_away_and_may_not_come_again(language: str, tmp_path: Path) -> None:
    house = House(tmp_path, terms("kuhn", 3), seed=1)
    async with house.opened() as nursery:
        host = Host(house, language)
        nursery.start_soon(house.visit, GUEST)
        await host.guests(2)
        away = host.words.say("word-away")
        assert host.controls.hear(f"{away} nobody")
        assert "nobody" in host.text()
        assert host.controls.hear(f"{away} {GUEST.upper()}")
        guest = house.sessions[GUEST]
        await guest.changes.until(lambda: guest.closed is not None)
        assert guest.closed == SENT_AWAY
        await host.guests(1)
        assert house.host.door is not None
        assert not house.host.send_away(house.host.me.identity.public.key), "the host itself"
        nursery.cancel_scope.cancel()


async def test_bots_are_called_for_free_chairs_and_no_more(tmp_path: Path) -> None:
    house = House(tmp_path, terms("kuhn", 3), seed=1)
    async with house.opened() as nursery:
        host, called = Host(house), 0
        await host.guests(1)
        assert host.controls.hear("bot")
        assert host.controls.hear("bots")
        assert host.controls.hear("bot")
        assert "One bot is coming.\nOne bot is coming.\nNo bot is needed.\n" in host.text()
        with trio.move_on_after(0.1):
            while True:
                await host.controls.bots.next()
                called += 1
        assert called == 2
        nursery.cancel_scope.cancel()


async def test_what_is_no_word_of_the_lobby_is_left_to_others(tmp_path: Path) -> None:
    house = House(tmp_path, terms("kuhn", 3), seed=1)
    async with house.opened() as nursery:
        host = Host(house)
        await host.guests(1)
        for line in ("say bot", "away", "bot please", "", "1"):
            assert not host.controls.hear(line)
        nursery.cancel_scope.cancel()
