"""Whom everybody waits for, said once it takes long enough to wonder."""

import math
from typing import NamedTuple

import trio

from games.kit import Seat
from p2p.playing import Playing
from p2p.session import Session
from ui.live.paper import Paper
from ui.names import distinct
from ui.words import Words

SOON_SECONDS = 0.4
LATE_SECONDS = 6.0  # where a line can't be taken back, it must be worth one


class Awaited(NamedTuple):
    """A player everybody waits for, and whether our own line to them is up."""

    name: str
    linked: bool = True  # who only watches is linked to the host alone, and can't tell


async def name_awaited(session: Session, paper: Paper, words: Words) -> None:
    """Keep a line on ``paper`` about who is awaited, until cancelled."""
    patience = SOON_SECONDS if paper.is_live else LATE_SECONDS
    while True:
        those = awaited(session)
        with trio.move_on_after(patience if those else math.inf) as waiting:
            await no_longer(session, those)
        if waiting.cancelled_caught:
            names = [
                one.name if one.linked else words.say("no-line", who=one.name) for one in those
            ]
            paper.wait(words.say("waiting", who=", ".join(names)))
            await no_longer(session, those)
            paper.lift()


def listed(those: tuple[Awaited, ...], words: Words) -> str:
    return ", ".join(
        one.name if one.linked else words.say("no-line", who=one.name) for one in those
    )


async def no_longer(session: Session, those: tuple[Awaited, ...]) -> None:
    await session.changes.until(lambda: awaited(session) != those)


def awaited(session: Session) -> tuple[Awaited, ...]:
    """Those without whom it does not go on; nobody while our own seat is asked."""
    playing = session.sitting.playing if session.sitting else None
    if playing is None or playing.over or playing.table.asked is not None:
        return ()
    founding, links = playing.table.founding, {peer.key for peer in session.node.links}
    names, watching = distinct(founding.names), playing.table.desk.home is None
    return tuple(
        Awaited(names[seat], watching or founding.joins[seat - 1].body.identity in links)
        for seat in missing(playing)
    )


def missing(playing: Playing) -> list[Seat]:
    """Who has to decide, or else whose messages are on their way; never ourselves."""
    table, home = playing.table, playing.table.desk.home
    seats = set(table.deciders) or {seat for _, late in table.rounds.open() for seat in late}
    return sorted(seats - ({home.seat} if home else set()))
