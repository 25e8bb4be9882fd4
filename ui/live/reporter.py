"""What a command tells about a table while it runs: to a program, or to a person."""

import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Protocol

import trio

from games.kit import NOBODY, Decision, Seat
from p2p import Decide, Ended, Invitation, Playing, Session, Why, unless_weak
from table import Strength, Terms
from ui.screen.names import printable
from ui.screen.plain_json import plain_json

Verify = Callable[..., None]  # has a process apart check a record, and report with these words
OPENING_SECONDS = 60.0  # to say whether the cards are opened; no answer is a no (O11)


class Reporter(Protocol):
    @property
    def decide(self) -> Decide | None:
        """How the person who reads these reports decides; a program that reads them does not."""
        ...

    def invited(self, invitation: Invitation, code: str | None = None) -> None: ...

    def strength(self, strength: Strength) -> None:
        """What the table that is opened here, or that a bot comes to, bears (S4)."""
        ...

    def aside(self, text: str) -> None:
        """Something for the person here that is not about the match, whatever is shown just now."""
        ...

    def ways(self, now: Sequence[str]) -> None:
        """How others reach us and how we are linked: all of it, whenever some of it changes."""
        ...

    async def use_relays(self) -> bool | None:
        """May relays of others be used? None if there was no answer."""
        ...

    async def agree(self, terms: Terms) -> str | None:
        """Is whoever sits here told what the ``terms`` mean, and does it agree? Else why not."""
        ...

    def ended(self, ended: Ended, path: Path) -> None: ...

    async def open_cards(self) -> bool:
        """Does whoever sits here open all that they alone could read (O11)? No answer is a no."""
        ...

    def opened(self, path: Path) -> None:
        """That is written down now, for everybody."""
        ...

    def cant_open(self) -> None:
        """It could not be: not all that takes was kept."""
        ...

    def starting_demo(self) -> None:
        """The players of a demo are being started, which takes a moment."""
        ...

    def left(self) -> None:
        """The person left a match that can be gone on with."""
        ...

    async def bot_wanted(self) -> None:
        """Return when whoever sits here wants a bot on a free chair; most never do."""
        ...

    async def another_match(self) -> bool:
        """A match is over, and there can be another: does whoever sits here want it?"""
        ...

    def check_apart(self, record: Path, verify: Verify) -> None:
        """At the end of a demo, a process that took no part in it verifies the ``record``."""
        ...

    def running(self) -> AbstractAsyncContextManager[None]:
        """Whatever must be there as long as the command runs, before a session and after it."""
        ...

    @asynccontextmanager
    def following(self, session: Session) -> AsyncIterator[None]: ...


class Lines:
    """One JSON object a line, for a program that started us."""

    decide: Decide | None = None

    def __init__(self) -> None:
        self._detours: dict[Seat, Seat] = {}
        self._stuck: Why | None = None

    def invited(self, invitation: Invitation, code: str | None = None) -> None:
        self._say(invitation=str(invitation), code=code)

    def strength(self, strength: Strength) -> None:
        numbers = {"spares": strength.spares, "withstands": strength.withstands}
        self._say(**numbers, weak=strength.is_weak)

    def aside(self, text: str) -> None:
        on_the_side(text)

    def ways(self, now: Sequence[str]) -> None:
        self._say(ways=list(now))

    async def use_relays(self) -> bool | None:
        return None

    async def agree(self, terms: Terms) -> str | None:
        self.strength(terms.strength)
        return await unless_weak(terms)

    def ended(self, ended: Ended, path: Path) -> None:
        cheating = str(ended.cheating) if ended.cheating else None
        missed = ended.missed.seat if ended.missed else None
        how = {"missed": missed, "cheating": cheating, "unfinished": ended.unfinished}
        self._say(winners=list(ended.winners), path=str(path), **how)

    async def open_cards(self) -> bool:
        return False

    def opened(self, path: Path) -> None:
        self._say(opening=str(path))

    def cant_open(self) -> None:
        self._say(opening=None)

    def starting_demo(self) -> None:
        pass

    def left(self) -> None:
        pass

    async def bot_wanted(self) -> None:
        await trio.sleep_forever()

    async def another_match(self) -> bool:
        return True

    def check_apart(self, record: Path, verify: Verify) -> None:  # noqa: ARG002
        verify("--json")

    def running(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    @asynccontextmanager
    async def following(self, session: Session) -> AsyncIterator[None]:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._follow, session)
            yield
            nursery.cancel_scope.cancel()

    async def _follow(self, session: Session) -> None:
        here, begun, gone, left = 0, b"", NOBODY, NOBODY
        warned: object = None
        freed = session.freed
        while True:
            guests = session.lobby.guests if session.lobby else ()
            if len(guests) != here:
                here = len(guests)
                self._say(guests=[guest.name for guest in guests])
            if session.freed != freed:
                freed = session.freed
                self._say(freed=list(freed[1]))
            if session.disagreement is not warned:
                warned = session.disagreement
                self._say(warning=str(warned))
            playing = session.playing
            if playing is not None and begun != playing.table.founding.table and has_begun(playing):
                begun = playing.table.founding.table
                self._say(begun=begun.hex())
            if playing is not None and playing.table.gone != gone:
                gone = playing.table.gone
                self._say(gone=sorted(gone))
            if playing is not None and playing.farewells.left != left:
                left = playing.farewells.left
                self._say(left=sorted(left))
            if playing is not None and playing.table.me is not None:
                self.detours(playing.neighbours.heard_through())
            self._tell_standstill(playing)
            await session.changes.next()

    def detours(self, through: dict[Seat, Seat]) -> None:
        """Who reaches us only through another seat (N3), whenever that changes."""
        if through != self._detours:
            self._detours = dict(through)
            self._say(heard_through=through)

    def _tell_standstill(self, playing: Playing | None) -> None:
        """Why the match can't go on, and without whom; None when it does again."""
        stuck = playing.standstill.lasting() if playing and not playing.over else None
        if (why := stuck.why if stuck else None) is not self._stuck:
            self._stuck = why
            self._say(stuck=why, without=sorted(stuck.seats) if stuck else [])

    def _say(self, **facts: object) -> None:
        print(plain_json(facts), file=sys.stdout, flush=True)


def on_the_side(text: str) -> None:
    """A line for the person, beside what a screen or a program reads."""
    print(f"\n{printable(text)}", file=sys.stderr, flush=True)


def has_begun(playing: Playing) -> bool:
    """Are keys and deck made, so that somebody can decide something?"""
    return isinstance(playing.table.match.pending, Decision)
