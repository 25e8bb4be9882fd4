"""Whom everybody waits for, said once it takes long enough to wonder (K6)."""

import math
from typing import NamedTuple

import trio

from games.kit import Seat
from p2p import Playing, Session
from table import Call
from ui.desk.paper import Paper
from ui.live.standing_still import waited
from ui.screen.names import distinct
from ui.words import Words

SOON_SECONDS = 0.4
TICK_SECONDS = 1.0
LATE_SECONDS = 6.0  # where a line can't be taken back, it must be worth one
QUIET_SECONDS = 60.0  # and nobody wants to read there how every second goes by
CALL_SECONDS = 2.0  # a call that takes no longer is none of a person's business
SLOW_SECONDS = 3.0  # a program may take so long for a message
SILENT_SECONDS = 10.0  # without a sign of life, of more than the table can spare


class Awaited(NamedTuple):
    """A player everybody waits for, and whether our own line to them is up."""

    seat: Seat
    name: str
    linked: bool = True  # a spectator is linked to the host alone, and can't tell

    def told(self, playing: Playing, words: Words) -> str:
        """The name, with what there is to say about the line to them and about their time."""
        notes = [] if self.linked else [words.say("no-line")]
        notes += self._time(playing, words)
        if not notes:
            return self.name
        return words.say("waiting-note", who=self.name, notes=", ".join(notes))

    def _time(self, playing: Playing, words: Words) -> list[str]:
        """The time that is left for a decision, or how long a program has taken already."""
        left, taken = playing.clocks.left(), playing.clocks.waited_for().get(self.seat, 0.0)
        ends = playing.clocks.forfeits()
        if self.seat in ends:
            seconds = max(0, math.ceil(ends[self.seat]))
            return [words.say("waiting-breaks-off", seconds=seconds)]
        if self.seat in left:
            return [words.say("waiting-left", seconds=math.ceil(left[self.seat]))]
        if taken >= SLOW_SECONDS:
            return [words.say("waiting-since", seconds=math.floor(taken))]
        return []


class State(NamedTuple):
    """What the line is about, by the key of its words; a change of it is news."""

    key: str
    seats: tuple[Seat, ...] = ()


async def name_awaited(session: Session, paper: Paper, words: Words) -> None:
    """Keep a line on ``paper`` about who is awaited, until cancelled."""
    patience = SOON_SECONDS if paper.is_live else LATE_SECONDS
    while True:
        those = awaited(session)
        with trio.move_on_after(patience if those else math.inf) as waiting:
            await no_longer(session, those)
        if waiting.cancelled_caught:
            await tell(session, paper, words, those)
            paper.lift()


async def tell(session: Session, paper: Paper, words: Words, those: tuple[Awaited, ...]) -> None:
    """Say whom we wait for until we don't; on a screen, with the time going by."""
    told: tuple[State, str] | None = None
    due = -math.inf  # when the line may be said again, though it is about the same
    while (playing := session.playing) is not None and awaited(session) == those:
        state = state_of(playing)
        now = state, line(playing, words, state, those)
        if told is None or state != told[0] or (now != told and trio.current_time() >= due):
            paper.wait(now[1])
            told, due = now, trio.current_time() + (0 if paper.is_live else QUIET_SECONDS)
        with trio.move_on_after(TICK_SECONDS):
            await no_longer(session, those)


async def no_longer(session: Session, those: tuple[Awaited, ...]) -> None:
    await session.changes.until(lambda: awaited(session) != those)


def awaited(session: Session) -> tuple[Awaited, ...]:
    """Those without whom it does not go on; nobody while our own seat is asked."""
    playing = session.playing
    if playing is None or playing.over or playing.table.asked is not None:
        return ()
    founding, links = playing.table.founding, {peer.key for peer in session.node.links}
    names, watching = distinct(founding.names), playing.table.me is None
    return tuple(
        Awaited(seat, names[seat], watching or founding.joins[seat - 1].body.identity in links)
        for seat in missing(playing)
    )


def missing(playing: Playing) -> list[Seat]:
    """Who has to decide, or else whose messages are on their way; never ourselves.

    A seat that is gone is not waited for, unless nothing counts in its place.
    """
    table = playing.table
    seats = set(table.deciders) or {seat for _, late in table.waiting.rounds() for seat in late}
    return sorted(seats - {table.me})


# What keeps us waiting


def state_of(playing: Playing) -> State:
    """Is it somebody who thinks, or a call, or are too few there even for that?"""
    table, call = playing.table, call_under_way(playing)
    # Nobody has given a sign of life when a match begins; in a call all of them have been missed.
    if (stuck := playing.standstill.lasting(0 if call else SILENT_SECONDS)) is not None:
        return State("stuck", tuple(sorted(stuck.seats)))
    if table.me in table.gone:
        return State("waiting-outside")
    if call is None:
        return State("waiting")
    unheard = tuple(sorted(call.members - call.since.keys() - {table.me}))
    return State("calling-missing" if unheard else "calling", unheard)


def call_under_way(playing: Playing) -> Call | None:
    """The call for the next roll, if a member has reported for it a while ago."""
    call = playing.keeper.caller.call
    begun = [when for seat, when in call.since.items() if seat in call.members] if call else []
    takes_long = bool(begun) and trio.current_time() - min(begun) >= CALL_SECONDS
    return call if takes_long else None


def line(playing: Playing, words: Words, state: State, those: tuple[Awaited, ...]) -> str:
    names = distinct(playing.table.founding.names)
    match state.key:
        case "waiting":
            return words.say("waiting", who=", ".join(one.told(playing, words) for one in those))
        case "stuck" if (stuck := playing.standstill.lasting(0)) is not None:
            return waited(playing, stuck, words)
    who = ", ".join(names[seat] for seat in state.seats)
    return words.say(state.key, who=who, count=len(state.seats))
