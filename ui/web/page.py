"""A table in the browser: a reporter like the terminal's, whose reports are messages to a page."""

import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import trio

from games.kit import Seat
from p2p import Ended, Invitation, Playing, Session, in_thread
from players.view import view
from table import MentalTable, Strength, Terms
from ui.live.outcome import outcome_told
from ui.live.question import is_forced
from ui.live.reporter import Verify, has_begun
from ui.problem import Left
from ui.program import typed_command
from ui.scene.asked import Asked
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json
from ui.screen.names import distinct
from ui.telling.strength import strength_told
from ui.web import around
from ui.web.asking import Asking
from ui.web.files import page_files
from ui.web.server import Server
from ui.web.site import TableSite
from ui.web.tabs import Tabs
from ui.words import Words, texts

TICK_SECONDS = 1.0
NAMES = {"en": "English", "fr": "Français", "nl": "Nederlands"}


class Page:
    """Follows a session for the page, and asks the person there whose seat this is."""

    def __init__(self, language: str, *, opens: bool = True) -> None:
        self.language, self._opens = language, opens
        self.session: Session | None = None
        self.invitation: Invitation | None = None
        self.code: str | None = None
        self.over: tuple[Ended, Path] | None = None
        self.chronicles: dict[bytes, Chronicle] = {}
        self.problem: str | None = None
        self.leaving = trio.Event()
        self.tabs = Tabs(self.message, self._words_of_page)
        self.asking = Asking(self.tabs.changed)
        self._begun: set[bytes] = set()  # matches that have come to a decision
        self._last: Playing | None = None

    @property
    def words(self) -> Words:
        return Words(self.language, "screen", "common")

    # The door to the browser

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Serve the page while a command runs; and then, until the person has seen how it ended."""
        async with trio.open_nursery() as nursery:
            server = Server(TableSite(self), page_files())
            guard = await nursery.start(server.run)
            print(guard.address, flush=True)
            if self._opens:
                await in_thread(webbrowser.open, guard.address)
            nursery.start_soon(self._leave_when_asked)
            try:
                yield
            finally:
                self.session = None
            if self.over is not None:
                self.tabs.changed.tell()
                await self.leaving.wait()
            nursery.cancel_scope.cancel()

    async def _leave_when_asked(self) -> None:
        await self.leaving.wait()
        if self.over is None:
            raise Left

    # What a command reports

    def invited(self, invitation: Invitation, code: str | None = None) -> None:
        self.invitation, self.code = invitation, code
        self.tabs.changed.tell()

    def strength(self, strength: Strength) -> None:
        """The lobby tells it."""

    async def agree(self, terms: Terms) -> str | None:
        strength, usual = terms.strength, terms.strength.usual
        if not strength.is_weak:
            return None
        detail = strength_told(self.words, strength)
        if usual is not None:
            weak = self.words.say("strength-weak", players=strength.players, usual=usual)
            detail.append(weak)
        if await self.asking.agrees("weak", self.words.say("sit-down"), detail):
            return None
        return self.words.say("not-signed")

    def ended(self, ended: Ended, path: Path) -> None:
        self.over = ended, path
        self.tabs.changed.tell()

    def starting_demo(self) -> None:
        self.tabs.changed.tell()

    def left(self) -> None:
        print(self.words.say("left", command=typed_command()), flush=True)

    async def another_match(self) -> bool:
        return await self.asking.agrees("another", self.words.say("another-match"), [])

    def check_apart(self, record: Path, verify: Verify) -> None:  # noqa: ARG002
        verify("--lang", self.language)

    @asynccontextmanager
    async def following(self, session: Session) -> AsyncIterator[None]:
        self.session = session
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._follow, session)
            nursery.start_soon(self._tick)
            try:
                yield
            finally:
                nursery.cancel_scope.cancel()

    async def _follow(self, session: Session) -> None:
        while True:
            await session.changes.next()
            if session.playing is not None and not session.playing.over:
                self.over = None  # another match has begun
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
        """From now on in this language: everything is told anew."""
        self.language = language
        self.chronicles.clear()
        self.tabs.changed.tell()

    # What the page is told

    def message(self) -> Json:
        facts = {**self._phase(), "language": self.language, "consent": self.asking.consent}
        return {**facts, "chat": [], "problem": self.problem}

    def _words_of_page(self) -> Json:
        return {"words": texts(self.language, "page"), "languages": NAMES}

    def _phase(self) -> Json:
        playing = self.playing
        if playing is not None and self._has_begun(playing):
            return self._table(playing)
        if playing is not None:
            return self._making(playing)
        return self._lobby()

    def _has_begun(self, playing: Playing) -> bool:
        """Once it has, it has: cards are on their way again and again."""
        if self.over or has_begun(playing):
            self._begun.add(playing.table.founding.table)
        return playing.table.founding.table in self._begun

    @property
    def playing(self) -> Playing | None:
        """The match under way, or the last one, also when its session has ended."""
        if self.session is not None and self.session.playing is not None:
            self._last = self.session.playing
            lobby = self.session.lobby
            is_next = lobby is not None and self.over is not None and not lobby.sealed
            return None if is_next and self.asking.consent is None else self._last
        return self._last

    def _lobby(self) -> Json:
        session = self.session
        lobby = session.lobby if session else None
        if session is None or lobby is None:
            return {"phase": "lobby", "title": None, "chairs": [], "free": None, "closed": None}
        words = Words(self.language, lobby.terms.game, "screen", "common")
        mine = self.invitation is not None
        return {
            "phase": "lobby",
            "game": lobby.terms.game,
            "title": around.named(words, "title", lobby.terms.game),
            "terms": around.terms_facts(lobby.terms, words),
            "link": str(self.invitation) if self.invitation else None,
            "code": self.code,
            "qr": mine,
            "chairs": around.chairs(lobby, session.me.identity.public.key),
            "free": lobby.terms.players - len(lobby.guests),
            "bots": False,
            "closed": session.closed,
        }

    def _making(self, playing: Playing) -> Json:
        founding = playing.table.founding
        game = founding.terms.game
        title = around.named(Words(self.language, game), "title", game)
        seats = [{"seat": s, "name": n} for s, n in distinct(founding.names).items()]
        facts = {"phase": "making", "game": game, "title": title, "seats": seats}
        return {**facts, "work": around.work(playing)}

    def chronicle(self, playing: Playing) -> Chronicle:
        table = playing.table
        key = table.founding.table
        if key not in self.chronicles:
            names = distinct(table.founding.names)
            self.chronicles[key] = Chronicle(table, table.me, self.language, names)
        self.chronicles[key].catch_up()
        return self.chronicles[key]

    def _table(self, playing: Playing) -> Json:
        table, chronicle = playing.table, self.chronicle(playing)
        scene = chronicle.scene(view(table, table.me))
        if self.session is not None:
            around.presence(self.session, playing, scene["seats"])
        facts = {"phase": "over" if self.over else "table", **scene}
        return {**facts, **self._asked(chronicle), **self._going_on(playing), **self._end(scene)}

    def _asked(self, chronicle: Chronicle) -> Json:
        asked = self.asking.question
        if asked is None or self.over:
            return {"question": None}
        context, left = chronicle.context(), self.asking.left
        return {"question": asked.scene(chronicle.teller, context, left)}

    def _going_on(self, playing: Playing) -> Json:
        session = self.session
        if session is None or self.over or session.playing is None:
            return {"waiting": {"text": None, "state": "waiting", "seats": []}, "work": None}
        told = around.waiting(session, playing, self.words)
        return {"waiting": told, "work": around.work(playing)}

    def _end(self, scene: Json) -> Json:
        if self.over is None:
            return {}
        ended, path = self.over
        told = outcome_told(ended, self.words, self.language, self.viewer)
        rows = around.standings(ended, scene["seats"])
        command = f"{typed_command()} verify {path}"
        checked = self.words.say("checked", count=self._count())
        return {
            "over": {
                "winners": list(ended.winners),
                **told,
                "standings": rows,
                "proved": [checked],
                "record": ended.cheating is None,
                "path": str(path),
                "command": command,
            }
        }

    def _count(self) -> int:
        last = self.playing
        return sum(last.keeper.counts) if last else 0

    @property
    def viewer(self) -> Seat | None:
        last = self.playing
        return last.table.me if last else None
