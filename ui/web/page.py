"""A table in the browser: a reporter like the terminal's, whose reports are messages to a page."""

import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import trio

from p2p import Ended, Invitation, Session, in_thread
from players.view import view
from table import MentalTable, Strength, Terms
from ui.live.bots_wanted import BotsWanted
from ui.live.question import is_forced
from ui.live.reporter import OPENING_SECONDS, Verify
from ui.problem import Left
from ui.program import typed_command
from ui.scene.asked import Asked
from ui.scene.shape import Json
from ui.screen.names import printable
from ui.telling.strength import strength_told
from ui.web.asking import Asking
from ui.web.door.files import page_files
from ui.web.door.server import Server
from ui.web.door.tabs import Tabs
from ui.web.shown.followed import Followed
from ui.web.shown.messages import Messages
from ui.web.shown.records import Records
from ui.web.shown.talking import Talk
from ui.web.shown.warnings import Warnings
from ui.web.site import TableSite
from ui.words import Words, said_in, texts

TICK_SECONDS = 1.0
NAMES = {"en": "English", "fr": "Français", "nl": "Nederlands"}
LOBBY: Json = {"phase": "lobby", "title": None, "chairs": [], "free": None, "closed": None}


class Page:
    """Follows a session for the page, and asks the person there whose seat this is."""

    def __init__(self, language: str, *, opens: bool = True) -> None:
        self._opens = opens
        self.problem: str | None = None
        self.starting: Callable[[], Json] | None = None  # for the start page, if there is one
        self.wished: Callable[[list[str]], None] | None = None  # begins with something from there
        self._scope: trio.CancelScope | None = None  # of what was begun there
        self._goes_back = False  # when that has ended
        self.leaving = trio.Event()
        self.tabs = Tabs(self.message, self._words_of_page)
        self.followed, changed = Followed(), self.tabs.changed
        self.asking, self.talk = Asking(changed), Talk(self.followed)
        self.records = Records(self.followed, changed)
        self.bots, self.warnings = (
            BotsWanted(lambda: self.followed.free, changed),
            Warnings(self.followed),
        )
        parts = self.followed, self.asking, self.records, self.bots
        self.messages = Messages(language, *parts)
        self._nursery: trio.Nursery | None = None

    @property
    def language(self) -> str:
        return self.messages.language

    # The door to the browser

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Serve the page while a command runs; and then, until the person has seen how it ended."""
        async with trio.open_nursery() as nursery:
            self._nursery = nursery
            server = Server(TableSite(self), page_files())
            guard = await nursery.start(server.run)
            print(guard.address, flush=True)
            if self._opens:
                await in_thread(webbrowser.open, guard.address)
            nursery.start_soon(self._leave_when_asked)
            yield
            if self.followed.over is not None:
                self.tabs.changed.tell()
                await self.leaving.wait()
            nursery.cancel_scope.cancel()

    async def _leave_when_asked(self) -> None:
        await self.leaving.wait()
        if self.followed.over is None:
            raise Left

    @contextmanager
    def busy(self, scope: trio.CancelScope) -> Iterator[None]:
        """Something that was begun on the start page is under way, until it ends or is left."""
        self._forget()
        self.asking.come()
        self._scope = scope
        try:
            yield
        finally:
            self._scope = None
            if self._goes_back:
                self._forget()
            self.tabs.changed.tell()

    @property
    def is_idle(self) -> bool:
        """Is there no table that would be left alone?"""
        return self.followed.session is None and self._scope is None

    def leave(self) -> None:
        """From the table: to the start page if we came from there, else the program ends."""
        self.asking.leave()
        if self._scope is not None:
            self._scope.cancel()
        elif self.starting is not None:
            self.begin_again()
        else:
            self.leaving.set()

    @property
    def may_begin_again(self) -> bool:
        return self.is_idle or self.followed.over is not None

    def begin_again(self) -> None:
        """Back to where one came from, as soon as the others have all they need from us."""
        self._goes_back = not self.is_idle
        self.asking.leave()
        if self.starting is not None and self.is_idle:
            self._forget()
        self.records.show(None)

    def _forget(self) -> None:
        self._goes_back, self.problem = False, None
        self.followed.forget()
        self.bots.forget()
        self.records.show(None)

    # What a command reports

    def invited(self, invitation: Invitation, code: str | None = None) -> None:
        self.followed.invitation, self.followed.code = invitation, code
        self.tabs.changed.tell()

    def strength(self, strength: Strength) -> None:
        """The lobby tells it."""

    def aside(self, text: str) -> None:
        self.warnings.aside(text)
        self.tabs.changed.tell()

    def ways(self, now: Sequence[str]) -> None:
        self.followed.ways = tuple(now)
        self.tabs.changed.tell()

    async def use_relays(self) -> bool | None:
        return await self.asking.agrees("relays", self._relays)

    def _relays(self) -> list[str]:
        words = Words(self.language, "network")
        return [words.say("use-relays"), words.say("relays-what")]

    async def agree(self, terms: Terms) -> str | None:
        if not terms.strength.is_weak:
            return None
        agreed = await self.asking.agrees("weak", lambda: self._weakness(terms.strength))
        return None if agreed else self.messages.words.say("not-signed")

    def _weakness(self, strength: Strength) -> list[str]:
        words, usual = self.messages.words, strength.usual
        told = [self._question("weak"), *strength_told(words, strength)]
        if usual is not None:
            told.append(words.say("strength-weak", players=strength.players, usual=usual))
        return told

    def ended(self, ended: Ended, path: Path) -> None:
        self.followed.over = ended, path
        self.tabs.changed.tell()
        if self._nursery is not None and ended.cheating is None:
            self._nursery.start_soon(self.records.check, ended)

    def starting_demo(self) -> None:
        self.tabs.changed.tell()

    async def open_cards(self) -> bool:
        with trio.move_on_after(OPENING_SECONDS):
            return await self.asking.agrees("open", self._opening)
        return False

    def _opening(self) -> list[str]:
        return [self._question("open"), self.messages.words.say("open-cards-what")]

    def _question(self, kind: str) -> str:
        """As buttons answer it; at a terminal one has to type."""
        return Words(self.language, "page").say(f"agree-{kind}")

    def opened(self, path: Path) -> None:
        self.aside(self.messages.words.remark("opened", path=str(path)))

    def cant_open(self) -> None:
        self.aside(self.messages.words.remark("cant-open"))

    def left(self) -> None:
        print(self.messages.words.say("left", command=typed_command()), flush=True)

    async def bot_wanted(self) -> None:
        await self.bots.next()

    async def another_match(self) -> bool:
        self.followed.asks_for_another = True
        try:
            return await self.asking.agrees("another", lambda: [self._question("another")])
        finally:
            self.followed.asks_for_another = False

    def check_apart(self, record: Path, verify: Verify) -> None:  # noqa: ARG002
        verify("--lang", self.language)

    @asynccontextmanager
    async def following(self, session: Session) -> AsyncIterator[None]:
        self.followed.session = session
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._follow, session)
            nursery.start_soon(self._tick)
            try:
                yield
            finally:
                self.followed.session = None
                nursery.cancel_scope.cancel()

    async def _follow(self, session: Session) -> None:
        while True:
            await session.changes.next()
            self.bots.look()
            self.followed.look()
            self.warnings.look()
            self.tabs.changed.tell()

    async def _tick(self) -> None:
        """Time goes by, and those who wait want to see how much of it."""
        while True:
            await trio.sleep(TICK_SECONDS)
            self.tabs.changed.tell()

    # What a person decides

    async def decide(self, table: MentalTable[Any]) -> object:
        seen = view(table, table.me)
        if seen.decision is None:
            raise ValueError("nothing is to be decided")
        if is_forced(seen):
            return seen.options[0]
        number = f"{table.founding.table.hex()[:8]}.{len(seen.events)}.{self.asking.number()}"
        return await self.asking.answer(Asked(number, seen, seen.decision))

    def speak(self, language: str) -> None:
        self.messages.speak(language)
        self.tabs.changed.tell()

    # What the page is told

    def message(self) -> Json:
        facts: Json = {**self._phase(), "language": self.language, "consent": self.asking.consent}
        facts |= {"chat": self.talk.lines(), "muted": self.talk.muted(), "problem": self.problem}
        facts["starts"] = self.starting is not None
        facts["ways"] = [printable(said_in(self.language, way)) for way in self.followed.ways]
        return {**facts, "warnings": self.warnings.told(self.language)}

    def _phase(self) -> Json:
        if (now := self.messages.now()) is not None:
            return now
        return self.starting() if self.starting is not None and self.is_idle else LOBBY

    def _words_of_page(self) -> Json:
        return {"words": texts(self.language, "page"), "languages": NAMES}
