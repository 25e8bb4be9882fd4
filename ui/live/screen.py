"""A live table in the terminal, for a player or a spectator; in a pipe the same, line by line."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, TextIO, cast

import segno
import trio
from rich.console import Console
from rich.text import Text

from games.kit import Seat
from p2p import Changes, Ended, Invitation, Playing, Session
from table import Disagreement, MentalTable, Strength, Terms
from ui.desk.keyboard import typed_at
from ui.desk.paper import Paper
from ui.live.alarms import Alarms
from ui.live.chronicle import Chronicle
from ui.live.conversation import Conversation
from ui.live.lobby import LobbyControls
from ui.live.outcome import Tally, cheated, missed, result, unfinished, verify_command
from ui.live.person import Person
from ui.live.presence import Presence
from ui.live.question import is_forced, question
from ui.live.reporter import OPENING_SECONDS, Verify, has_begun
from ui.live.standing_still import tell_standstill
from ui.live.terms_told import terms_told
from ui.live.waiting import name_awaited
from ui.program import typed_command
from ui.screen.console import bar, console
from ui.screen.names import printable
from ui.telling.strength import strength_told
from ui.words import Words

SETTING_UP = 5  # rounds in which everybody speaks before the first turn, more or less


class Screen:
    """Tells what happens as it happens, and asks the person whose seat this is."""

    def __init__(self, language: str, out: Console | None = None, *, rings: bool = False) -> None:
        self.paper = Paper(out or console())
        self._language = language
        self._in_demo = False  # where the record is then comes after its verification
        self._words = Words(language, "screen", "common")
        self._conversation = Conversation(self.paper, self._words)
        self._lines = typed_at(self.paper)
        self._person = Person(self._words, self.paper, self._lines, self._conversation)
        self._lobby_controls = LobbyControls(self.paper, self._words)
        self._person.rings, self._person.lobby = rings, self._lobby_controls
        self._lobby: tuple[str, ...] = ()
        self._lobby_match = 0
        self._freed: tuple[int, tuple[str, ...]] = (0, ())
        self._chronicles: dict[bytes, Chronicle] = {}
        self._disagreement: Disagreement | None = None
        self._alarms = Alarms(self.paper, self._words)
        self._presence = Presence(self.paper, self._words)
        self._tally = Tally()
        self._ways: tuple[str, ...] = ()
        self._begun = Changes()  # a match can be told now

    # What a command reports

    def invited(self, invitation: Invitation, code: str | None = None) -> None:
        self._write("invitation", "bold")
        self.paper.out.print(str(invitation), soft_wrap=True)
        if code:
            self._write("invitation-code", code=code)
        if self.paper.is_live:
            square = segno.make(str(invitation), error="l")
            square.terminal(out=cast("TextIO", self.paper.out.file), compact=True)

    def strength(self, strength: Strength) -> None:
        for sentence in strength_told(self._words, strength):
            self.paper.write(sentence, "bold red" if strength.is_weak else "")

    def aside(self, text: str) -> None:
        """It stays on the screen, whatever else is shown or typed there just now."""
        self.paper.aside(printable(text), style="bold yellow")

    def ways(self, now: Sequence[str]) -> None:
        """Each once, until it is true again."""
        for sentence in now:
            if sentence not in self._ways:
                self.aside(sentence)
        self._ways = tuple(now)

    async def use_relays(self) -> bool | None:
        """Nothing else runs yet that would have to wait for the keyboard."""
        words = Words(self._language, "network")
        for key in ("relays-what", "use-relays", "yes-or-no"):
            self.paper.write(words.say(key))
        try:
            return input("> ").strip().lower() in ("y", "yes", "o", "oui", "j", "ja")
        except EOFError:
            return None

    async def agree(self, terms: Terms) -> str | None:
        """What is played here and how, in plain words. With less than the usual strength, the
        person has to say yes to just that (S4).
        """
        strength, usual = terms.strength, terms.strength.usual
        for sentence in terms_told(terms, self._language):
            self.paper.write(sentence)
        self.strength(strength)
        if not strength.is_weak:
            return None
        if usual is not None:
            self._write("strength-weak", players=strength.players, usual=usual)
        if await self._person.agrees(self._words.say("sit-down")):
            return None
        return self._words.say("not-signed")

    def ended(self, ended: Ended, path: Path) -> None:
        chronicle, viewer = self._chronicle(ended), self._viewer(ended)
        if chronicle is not None:
            chronicle.catch_up()  # how it came to that is told first
        self.paper.blank()
        if caught := cheated(ended, self._words):
            self.paper.write(caught, "bold red")
            self._whole("evidence", command=verify_command(path))
            return
        if over := unfinished(ended, self._words, viewer):
            self.paper.row(Text(over, "bold" if viewer is None else ""))
        if won := result(ended, self._language, viewer):
            self.paper.write(won, "bold green")
        if without := missed(ended, self._words, viewer):
            self.paper.write(without, "bold")
        self._tally.count(ended)
        if self._tally.matches > 1:
            self.paper.write(self._tally.told(self._words))
        if not self._in_demo:
            self._kept(path)

    def _chronicle(self, ended: Ended) -> Chronicle | None:
        """What was told of the match, if anything was."""
        return self._chronicles.get(ended.founding.table)

    def _viewer(self, ended: Ended) -> Seat | None:
        """The seat of whoever reads this, if they have one and were told of the match."""
        chronicle = self._chronicle(ended)
        return chronicle.seat if chronicle else None

    def _kept(self, path: Path) -> None:
        self.paper.blank()
        self._whole("record", path=str(path))
        self._whole("verify-yourself", command=verify_command(path))

    async def open_cards(self) -> bool:
        """Without an answer the cards stay closed: somebody may have gone to bed."""
        self.paper.blank()
        self._write("open-cards-what")
        with trio.move_on_after(OPENING_SECONDS):
            return await self._person.agrees(self._words.say("open-cards"))
        self._write("open-cards-late", "dim")
        return False

    def opened(self, path: Path) -> None:
        self._whole("opened", path=str(path))

    def cant_open(self) -> None:
        self._write("cant-open")

    def starting_demo(self) -> None:
        self._in_demo = True
        self.paper.wait(self._words.say("starting"))

    def left(self) -> None:
        self.paper.blank()
        self._whole("left", command=typed_command())

    def check_apart(self, record: Path, verify: Verify) -> None:
        self.paper.blank()
        self._write("verified-by", "bold")
        verify("--lang", self._language)
        self._kept(record)

    async def bot_wanted(self) -> None:
        await self._lobby_controls.bots.next()

    async def another_match(self) -> bool:
        self.paper.blank()
        return await self._person.agrees(self._words.say("another-match"))

    def running(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    @asynccontextmanager
    async def following(self, session: Session) -> AsyncIterator[None]:
        self.paper.lift()
        self._lobby_controls.follow(session)
        async with self._typing(), trio.open_nursery() as nursery:
            nursery.start_soon(self._follow, session)
            nursery.start_soon(name_awaited, session, self.paper, self._words)
            nursery.start_soon(tell_standstill, session, self.paper, self._words)
            nursery.start_soon(self._conversation.follow, session)
            nursery.start_soon(self._person.listen)
            try:
                yield
            finally:
                nursery.cancel_scope.cancel()

    @asynccontextmanager
    async def _typing(self) -> AsyncIterator[None]:
        with self._lines.open():
            try:
                yield
            finally:
                self.paper.close()

    # What is told while it happens

    async def _follow(self, session: Session) -> None:
        while True:
            self._tell_lobby(session)
            self._tell_freed(session)
            self._tell_disagreement(session)
            playing = session.playing
            if playing is not None:
                if playing.table.founding.table not in self._chronicles:
                    await self._set_up(session, playing)
                self._chronicles[playing.table.founding.table].catch_up()
                self._alarms.look(playing)
                self._presence.look(playing)
            await session.changes.next()

    def _tell_lobby(self, session: Session) -> None:
        lobby = session.lobby
        names = tuple(printable(guest.name) for guest in lobby.guests) if lobby else ()
        if lobby is not None and names != self._lobby:
            self._tell_who_left(lobby.match, names)
            self._write("lobby", names=", ".join(names), free=lobby.terms.players - len(names))
            self._lobby_controls.look()
            self._lobby_controls.explain_once()

    def _tell_who_left(self, match: int, names: tuple[str, ...]) -> None:
        """In one lobby; for the next match all take their seats anew."""
        before = self._lobby if match == self._lobby_match else ()
        self._lobby, self._lobby_match = names, match
        for name in before:
            if name not in names:
                self._write("left-table", "yellow", who=name)

    def _tell_freed(self, session: Session) -> None:
        """Who has a seat no more, as they did not sign for it (J6)."""
        if session.freed == self._freed:
            return
        self._freed = session.freed
        for name in self._freed[1]:
            self._write("seat-freed", "bold", who=printable(name))

    def _tell_disagreement(self, session: Session) -> None:
        """JOINs that don't go together, found when the match had begun: said once, and no more."""
        found = session.disagreement
        if found is not None and found is not self._disagreement:
            self._disagreement = found
            who = printable(found.join.body.name)
            self._write(f"warning-{found.rule}", "bold", who=who)

    async def _set_up(self, session: Session, playing: Playing) -> None:
        """A bar while keys are shown and the deck is made; in a pipe, just one line."""
        title = self._words.say("setting-up-table")
        total = SETTING_UP * len(playing.table.seats)
        while not playing.over and not has_begun(playing):
            done = min(sum(playing.keeper.counts) / total, 1)
            self.paper.making(f"{title} {bar(self.paper.out, done)}")
            await session.changes.next()
        self.paper.making("")
        checked = self._words.say("checked", count=sum(playing.keeper.counts))
        self._write("set-up", "dim", checked=checked)
        key = playing.table.founding.table
        through = playing.neighbours.heard_through
        self._chronicles[key] = Chronicle(playing.table, self._language, self.paper, through)
        self._person.chronicle = self._chronicles[key]
        self._begun.tell()

    # What a person decides

    async def decide(self, table: MentalTable[Any]) -> object:
        """Ask the person, when all that led to the question has been told."""
        key = table.founding.table
        await self._begun.until(lambda: key in self._chronicles)
        chronicle = self._chronicles[key]
        chronicle.catch_up()
        seen = chronicle.view()
        if seen.decision is None:
            raise ValueError("nothing is to be decided")
        if is_forced(seen):
            return seen.options[0]
        chronicle.remind()
        asked = question(chronicle.teller, seen, seen.decision)
        return await self._person.answer(asked, chronicle)

    def _whole(self, key: str, **facts: str | int) -> None:
        """A line with something to copy, which a break of ours would spoil."""
        self.paper.row(Text(self._words.say(key, **facts)))

    def _write(self, key: str, style: str = "", **facts: str | int) -> None:
        self.paper.write(self._words.say(key, **facts), style)
