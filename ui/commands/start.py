"""``undertable`` alone: a page on which a person hosts, joins, goes on or looks at a record."""

import getpass
from collections.abc import Callable
from typing import Any

import trio

from p2p import Beacon, heard_tables, home_folder
from ui.commands.host_join import unfinished
from ui.commands.run import Errand, coming, hosting, resuming
from ui.commands.typed.arguments import Parser
from ui.problem import Left, Problem, plain_problems
from ui.web.page import Page
from ui.web.starting import start_facts

LOOK_SECONDS = 5.0


class Start:
    """One evening at one page: table after table, as the person there wishes."""

    def __init__(self, page: Page, parser: Parser) -> None:
        self._page, self._parser = page, parser
        self._tables: list[Beacon] = []
        page.starting, page.wished = self._facts, self._wished
        self._errand: Errand | None = None
        self._asked = trio.Event()

    def _facts(self) -> dict[str, Any]:
        found = unfinished(home_folder())
        return start_facts(self._page.language, getpass.getuser(), self._tables, found)

    def _wished(self, words: list[str]) -> None:
        """Begin with it; ``Problem`` if it can't be done."""
        with plain_problems():
            args = self._parser.parse_args(words)
            self._errand = self._errand_of(args)
        self._asked.set()

    def _errand_of(self, args: Any) -> Errand:
        page = self._page
        kinds: dict[str, Callable[[], Errand]] = {
            "host": lambda: hosting(args, page),
            "join": lambda: coming(args, page.decide, page),
            "watch": lambda: coming(args, None, page),
            "resume": lambda: resuming(args, page)[0],
        }
        return kinds[args.run.__name__]()

    async def run(self) -> None:
        async with self._page.running(), trio.open_nursery() as nursery:
            nursery.start_soon(self._look_around)
            while True:
                await self._asked.wait()
                errand, self._asked = self._errand, trio.Event()
                if errand is not None:
                    await self._play(errand)

    async def _play(self, errand: Errand) -> None:
        """What goes wrong is told on the page, which stays."""
        with trio.CancelScope() as scope, self._page.busy(scope):
            try:
                with plain_problems():
                    await errand.command(*errand.words)
            except Problem as problem:
                self._page.problem = problem.said_in(self._page.language)

    async def _look_around(self) -> None:
        """Which tables nearby have a free seat, as long as somebody looks for one."""
        while True:
            if self._page.is_idle:
                self._tables = [table for table in await heard_tables() if not table.is_full]
                self._page.tabs.changed.tell()
            await trio.sleep(LOOK_SECONDS)


def start(language: str, parser: Parser, *, opens: bool) -> None:
    try:
        trio.run(Start(Page(language, opens=opens), parser).run)
    except* Left:
        pass
