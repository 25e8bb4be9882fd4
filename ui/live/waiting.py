"""Whom everybody waits for, said once it takes long enough to wonder."""

import math
from typing import NamedTuple

import trio

from games.kit import Seat
from p2p import Playing, Session
from ui.live.paper import Paper
from ui.screen.names import distinct
from ui.words import Words

SOON_SECONDS = 0.4
TICK_SECONDS = 1.0
LATE_SECONDS = 6.0  # where a line can't be taken back, it must be worth one
QUIET_SECONDS = 60.0  # and nobody wants to read there how every second goes by


class Awaited(NamedTuple):
    """A player everybody waits for, and whether our own line to them is up."""

    seat: Seat
    name: str
    linked: bool = True  # a spectator is linked to the host alone, and can't tell

    def told(self, session: Session, words: Words) -> str:
        """The name, with what there is to say about the line to them and about their time."""
        notes = [] if self.linked else [words.say("no-line")]
        playing = session.playing
        if playing is not None and not is_outside(session):  # else we want nothing but a vote
            notes += self._time(playing, words)
        if not notes:
            return self.name
        return words.say("waiting-note", who=self.name, notes=", ".join(notes))

    def _time(self, playing: Playing, words: Words) -> list[str]:
        """The time that is left, or else how many find that it is up."""
        table, left, forfeits = playing.table, playing.clocks.left(), playing.clocks.forfeits()
        if doubters := table.waiting.doubters(self.seat):
            votes, others = len(doubters), len(table.seats) - len(table.gone) - 1
            return [words.say("waiting-doubted", votes=votes, others=others)]
        part = table.waiting.part(table.op, self.seat)
        if part is not None and part.votes:
            votes, others = len(part.votes), len(part.others)
            return [words.say("waiting-voted", votes=votes, others=others)]
        if self.seat in forfeits:
            return [words.say("waiting-forfeit", seconds=math.ceil(forfeits[self.seat]))]
        if self.seat in left:
            return [words.say("waiting-clock", seconds=math.ceil(left[self.seat]))]
        return []


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
    ticking, said = TICK_SECONDS if paper.is_live else QUIET_SECONDS, ""
    while awaited(session) == those:
        names = [one.told(session, words) for one in those]
        key = "waiting-outside" if is_outside(session) else "waiting"
        now = words.say(key, who=", ".join(names))
        if now != said:
            paper.wait(now)
        said = now
        with trio.move_on_after(ticking):
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


def is_outside(session: Session) -> bool:
    """Does the table go on without our own seat?"""
    playing = session.playing
    return playing is not None and playing.table.me in playing.table.gone


def missing(playing: Playing) -> list[Seat]:
    """Who has to decide, or else whose messages are on their way; never ourselves.

    A seat that is gone is not waited for, but perhaps the votes that it is late; and if we
    are gone ourselves, everybody who has not let us in again.
    """
    table, me = playing.table, playing.table.me
    if me in table.gone:
        return table.waiting.holdouts()
    seats = set(table.deciders) or {seat for _, late in table.waiting.rounds() for seat in late}
    unanswered = [part for part in table.waiting.overdue() if part.seat in table.gone]
    voters = {seat for p in unanswered for seat in p.others if seat not in {*p.votes, *p.left}}
    return sorted((seats - table.gone | voters) - {me})
