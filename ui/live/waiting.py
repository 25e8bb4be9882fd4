"""Whom everybody waits for, said once it takes long enough to wonder."""

import math

import trio

from games.kit import Seat
from p2p.playing import Playing
from p2p.session import Session
from ui.live.paper import Paper
from ui.names import distinct
from ui.words import Words

SOON_SECONDS = 0.4
TICK_SECONDS = 1.0
LATE_SECONDS = 6.0  # where a line can't be taken back, it must be worth one


async def name_awaited(session: Session, paper: Paper, words: Words) -> None:
    """Keep a line on ``paper`` about who is awaited, until cancelled."""
    patience = SOON_SECONDS if paper.is_live else LATE_SECONDS
    while True:
        names = awaited(session)
        with trio.move_on_after(patience if names else math.inf) as waiting:
            await no_longer(session, names)
        if waiting.cancelled_caught:
            await tell(session, paper, words, names)
            paper.lift()


async def tell(session: Session, paper: Paper, words: Words, names: tuple[str, ...]) -> None:
    """Say whom we wait for until we don't; on a screen, with the time going by."""
    ticking = TICK_SECONDS if paper.is_live else math.inf
    while awaited(session) == names:
        paper.wait(words.say("waiting", who=", ".join(timed(session, words, names))))
        with trio.move_on_after(ticking):
            await no_longer(session, names)


def timed(session: Session, words: Words, names: tuple[str, ...]) -> list[str]:
    """Names with the time they have left, or else with how many find them late."""
    playing = session.sitting.playing if session.sitting else None
    if playing is None:
        return list(names)
    left, told = playing.clocks.left(), []
    for who, seat in zip(names, missing(playing), strict=False):
        part = playing.table.rounds.part(playing.table.op, seat)
        if part is not None and part.votes:
            votes, others = len(part.votes), len(part.others)
            told.append(words.say("waiting-voted", who=who, votes=votes, others=others))
        elif seat in left:
            told.append(words.say("waiting-clock", who=who, seconds=math.ceil(left[seat])))
        else:
            told.append(who)
    return told


async def no_longer(session: Session, names: tuple[str, ...]) -> None:
    await session.changes.until(lambda: awaited(session) != names)


def awaited(session: Session) -> tuple[str, ...]:
    """The names of those without whom it does not go on; nobody while our own seat is asked."""
    playing = session.sitting.playing if session.sitting else None
    if playing is None or playing.over or playing.table.asked is not None:
        return ()
    names = distinct(playing.table.founding.names)
    return tuple(names[seat] for seat in missing(playing))


def missing(playing: Playing) -> list[Seat]:
    """Who has to decide, or else whose messages are on their way; never ourselves."""
    table, home = playing.table, playing.table.desk.home
    seats = set(table.deciders) or {seat for _, late in table.rounds.open() for seat in late}
    return sorted(seats - ({home.seat} if home else set()))
