"""A table in the browser: a reporter like the terminal's, whose reports are messages to a page."""

import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import trio

from games.kit import BadSetup, Game, Seat
from p2p import Ended, Invitation, Playing, Session, in_thread
from players.view import view
from table import MentalTable, Report, Strength, Terms
from ui.live.outcome import outcome_told, verify_command
from ui.live.question import is_forced
from ui.live.reporter import Verify, has_begun
from ui.options import named
from ui.problem import Left
from ui.program import typed_command
from ui.scene.asked import Asked
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json
from ui.scene.table import title
from ui.screen.names import distinct
from ui.telling.strength import strength_told
from ui.terms import game_of
from ui.web import around
from ui.web.asking import Asking
from ui.web.believing import NoRecord, checked, checked_bytes, chronicle_of, summary
from ui.web.files import page_files
from ui.web.replaying import turns
from ui.web.server import Server
from ui.web.site import TableSite
from ui.web.tabs import Tabs
from ui.web.talking import muted, talk_facts
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
        self._report: tuple[int, Report] | None = None  # by so many messages
        self.starting: Callable[[], Json] | None = None  # for the start page, if there is one
        self.wished: Callable[[list[str]], None] | None = None  # begins with something from there
        self._scope: trio.CancelScope | None = None  # of what was begun there
        self._making_of = around.Making()
        self._said: list[Json] = []
        self._bots_asked = self._bots_coming = 0
        self._nursery: trio.Nursery | None = None
        self._checked: tuple[bytes, Report] | None = None  # the record of a match that is over
        self._replay: Report | None = None  # a record that somebody looks at

    @property
    def words(self) -> Words:
        return Words(self.language, "screen", "common")

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
            if self.over is not None:
                self.tabs.changed.tell()
                await self.leaving.wait()
            nursery.cancel_scope.cancel()

    async def _leave_when_asked(self) -> None:
        await self.leaving.wait()
        if self.over is None:
            raise Left

    @contextmanager
    def busy(self, scope: trio.CancelScope) -> Iterator[None]:
        """Something that was begun on the start page is under way, until it ends or is left."""
        self._forget()
        self._scope = scope
        try:
            yield
        finally:
            self._scope = None
            self.tabs.changed.tell()

    def _forget(self) -> None:
        self._replay = self._last = self.over = self.invitation = self.code = self.problem = None
        self._bots_asked = self._bots_coming = 0

    def leave(self) -> None:
        """From the table: to the start page if we came from there, else the program ends."""
        if self._scope is not None:
            self._scope.cancel()
        elif self.starting is not None:
            self.begin_again()
        else:
            self.leaving.set()

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
        if self._nursery is not None and ended.cheating is None:
            self._nursery.start_soon(self._check, ended)

    async def _check(self, ended: Ended) -> None:
        """The whole record once more, as anybody could; what it showed is told with the end."""
        with suppress(NoRecord):
            report = await in_thread(checked_bytes, ended.record)
            self._checked = ended.founding.table, report
            self.tabs.changed.tell()

    def _proved(self, ended: Ended) -> list[str]:
        if self._checked is not None and self._checked[0] == ended.founding.table:
            return summary(self._checked[1], self.language)
        return [self.words.say("checked", count=self._count())]

    def starting_demo(self) -> None:
        self.tabs.changed.tell()

    async def open_cards(self) -> bool:
        return False  # nobody is asked here yet

    def opened(self, path: Path) -> None:
        print(self.words.say("opened", path=str(path)), flush=True)

    def cant_open(self) -> None:
        print(self.words.say("cant-open"), flush=True)

    def left(self) -> None:
        print(self.words.say("left", command=typed_command()), flush=True)

    async def bot_wanted(self) -> None:
        await self.tabs.changed.until(lambda: self._bots_asked > 0)
        self._bots_asked -= 1

    def ask_for_bot(self) -> bool:
        """One more bot at our own table; is there a chair for it?"""
        if self.invitation is None or self._free <= self._bots_coming:
            return False
        self._bots_asked += 1
        self._bots_coming += 1
        self.tabs.changed.tell()
        return True

    @property
    def _free(self) -> int:
        lobby = self.session.lobby if self.session else None
        return 0 if lobby is None or lobby.sealed else lobby.terms.players - len(lobby.guests)

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
                self.session = None
                nursery.cancel_scope.cancel()

    async def _follow(self, session: Session) -> None:
        while True:
            free = self._free
            await session.changes.next()
            self._bots_coming = max(0, self._bots_coming - max(0, free - self._free))
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
        return {**facts, "chat": self._talk(), "muted": self._muted(), "problem": self.problem}

    def _muted(self) -> list[Json]:
        return muted(self.session) if self.session is not None else []

    def _talk(self) -> list[Json]:
        if self.session is not None:
            self._said = talk_facts(self.session)
        return self._said

    def _words_of_page(self) -> Json:
        return {"words": texts(self.language, "page"), "languages": NAMES}

    def _phase(self) -> Json:
        playing = self.playing
        if self._replay is not None:
            return self._replayed(self._replay)
        if playing is not None and self._has_begun(playing):
            return self._table(playing)
        if playing is not None:
            return self._making(playing)
        if self.starting is not None and self.is_idle:
            return self.starting()
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
        return self._last if self.over else None

    # What can be looked at again, and believed

    @property
    def is_idle(self) -> bool:
        """Is there no table that would be left alone?"""
        return self.session is None and self._scope is None

    def show(self, report: Report) -> None:
        """Look at somebody's record."""
        self._replay = report
        self.chronicles.clear()
        self.tabs.changed.tell()

    def begin_again(self) -> None:
        """Back to where one came from."""
        if self.starting is not None:
            self._forget()
        self._replay = None
        self.tabs.changed.tell()

    @property
    def told(self) -> Chronicle | None:
        """The match on the page."""
        if self._replay is not None:
            return self._of_record(self._replay)
        return self.chronicle(self.playing) if self.playing else None

    @property
    def game(self) -> Game | None:
        """What is played, or will be."""
        told = self.told
        if told is not None:
            game: Game = told.table.match.game
            return game
        lobby = self.session.lobby if self.session else None
        with suppress(BadSetup):
            return game_of(lobby.terms) if lobby else None
        return None

    def _of_record(self, report: Report) -> Chronicle:
        key = report.founding.table
        if key not in self.chronicles:
            self.chronicles[key] = chronicle_of(report, self.language)
        self.chronicles[key].catch_up()
        return self.chronicles[key]

    def _replayed(self, report: Report) -> Json:
        chronicle = self._of_record(report)
        facts = {"phase": "replay", "game": report.founding.terms.game, "good": True}
        facts |= {"title": title(chronicle.teller, report.founding.terms.game)}
        names = list(distinct(report.founding.names).values())
        told = {"names": names, "report": summary(report, self.language)}
        return {**facts, **told, "events": chronicle.place, "turns": turns(chronicle)}

    async def report(self) -> Report | None:
        """All messages so far, checked anew from the first; in a thread, as it takes a while."""
        if self._replay is not None:
            return self._replay
        playing = self.playing
        if playing is None:
            return None
        count = sum(playing.keeper.counts)
        if self._report is None or self._report[0] != count:
            record = playing.keeper.listener.record()
            self._report = count, await in_thread(checked, record)
        return self._report[1]

    @property
    def explain_command(self) -> str | None:
        return f"{verify_command(self.over[1])} --explain" if self.over else None

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
            "title": named(words, "title", lobby.terms.game),
            "terms": around.terms_facts(lobby.terms, words),
            "link": str(self.invitation) if self.invitation else None,
            "code": self.code,
            "qr": mine,
            "chairs": around.chairs(lobby, session.me.identity.public.key),
            "free": lobby.terms.players - len(lobby.guests),
            "bots": mine and self._free > self._bots_coming,
            "closed": session.closed,
        }

    def _making(self, playing: Playing) -> Json:
        founding = playing.table.founding
        game = founding.terms.game
        title = named(Words(self.language, game), "title", game)
        seats = [{"seat": s, "name": n} for s, n in distinct(founding.names).items()]
        facts = {"phase": "making", "game": game, "title": title, "seats": seats}
        return {**facts, "work": self._making_of.work(playing)}

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
        return {"waiting": told, "work": self._making_of.work(playing)}

    def _end(self, scene: Json) -> Json:
        if self.over is None:
            return {}
        ended, path = self.over
        told = outcome_told(ended, self.words, self.language, self.viewer)
        rows = around.standings(ended, scene["seats"])
        return {
            "over": {
                "winners": list(ended.winners),
                **told,
                "standings": rows,
                "proved": self._proved(ended),
                "record": ended.cheating is None,
                "path": str(path),
                "command": verify_command(path),
            }
        }

    def _count(self) -> int:
        last = self.playing
        return sum(last.keeper.counts) if last else 0

    @property
    def viewer(self) -> Seat | None:
        last = self.playing
        return last.table.me if last else None
