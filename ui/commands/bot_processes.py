"""Bots in processes of their own, who fill the seats that nobody else takes."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count as numbers
from pathlib import Path

import trio

from p2p import Diary, PeerError
from ui.commands.handed_over import HANDED_OVER
from ui.commands.processes import Peer, started

NAMES = (
    *("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace"),
    *("Henri", "Ida", "Jules", "Kurt", "Lotte", "Marie"),
)
FOLDER = "bots"


@dataclass(frozen=True)
class BotProcesses:
    """The bots of one player: each has a home of its own below that player's ``home``."""

    home: Path
    count: int
    level: str
    pace: str
    seed: int
    bind: str | None = None
    wait: int = 10  # minutes, at a match that can't go on

    @asynccontextmanager
    async def joining(self, invitation: str) -> AsyncIterator[None]:
        """They come to the table, play as long as the block lasts, and leave with it."""
        commands = {number: ["join", HANDED_OVER] for number in range(1, 1 + self.count)}
        async with self._started(commands, invitation):
            yield

    async def on_demand(self, invitation: str, wanted: Callable[[], Awaitable[None]]) -> None:
        """One more whenever one is ``wanted``, until cancelled; they leave then."""
        async with trio.open_nursery() as nursery:
            for number in numbers(1 + self.count):
                await wanted()
                nursery.start_soon(self._comes, number, invitation)

    async def _comes(self, number: int, invitation: str) -> None:
        try:
            async with self._started({number: ["join", HANDED_OVER]}, invitation):
                await trio.sleep_forever()
        except* PeerError:
            pass  # somebody else has taken the chair meanwhile

    @asynccontextmanager
    async def coming_back(self, occasion: bytes) -> AsyncIterator[None]:
        """Those who sat at the match of this ``occasion`` go on, each from its own journal."""
        folders = sorted((self.home / FOLDER).glob("*"))
        found = {int(folder.name): journal_of(folder, occasion) for folder in folders}
        commands = {number: ["resume", path.stem] for number, path in found.items() if path}
        async with self._started(commands):
            yield

    @asynccontextmanager
    async def _started(self, commands: dict[int, list[str]], said: str = "") -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            peers = [
                await stack.enter_async_context(self._process(number, words, said))
                for number, words in commands.items()
            ]
            async with seen_off(peers):
                yield

    @asynccontextmanager
    async def _process(self, number: int, words: list[str], said: str) -> AsyncIterator[Peer]:
        home = self.home / FOLDER / str(number)
        home.mkdir(parents=True, exist_ok=True)
        # Whoever opened the table chose its terms for its own bots, too.
        bot = ["--play", "bot", "--level", self.level, "--pace", self.pace, "--json", "--trusting"]
        name = ["--name", NAMES[(number - 1) % len(NAMES)], "--seed", str(self.seed * 100 + number)]
        bind = ["--bind", self.bind] if self.bind else []
        wait = ["--wait", str(self.wait)]
        here = {"UNDERTABLE_HOME": str(home)}
        async with started([*words, *bot, *name, *bind, *wait], here, said) as peer:
            yield peer


def journal_of(home: Path, occasion: bytes) -> Path | None:
    for path in home.glob("matches/*.journal"):
        diary = Diary(path)
        diary.close()
        sat_down = diary.memory.sat_down
        if sat_down is not None and sat_down.lobby.terms.occasion == occasion:
            return path
    return None


@asynccontextmanager
async def seen_off(peers: Sequence[Peer]) -> AsyncIterator[None]:
    """Wait for all ``peers`` to leave by themselves after the block.

    A match whose player has died would stand still, and we with it: that ends the block.
    """
    async with trio.open_nursery() as nursery:
        for peer in peers:
            nursery.start_soon(peer.see_off)
        yield
