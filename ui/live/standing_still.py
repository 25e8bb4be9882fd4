"""A match that can't go on: who is waited for, why, and what can be done (K7)."""

import math

import trio

from p2p import Playing, Session, Stuck, Why
from ui.desk.paper import Paper
from ui.program import typed_command
from ui.screen.names import distinct
from ui.words import Words

LOOK_SECONDS = 1.0


async def tell_standstill(session: Session, paper: Paper, words: Words) -> None:
    """Say it once when a match can't go on, and once when it does, until cancelled."""
    told: Why | None = None
    while True:
        playing = session.playing
        stuck = playing.standstill.lasting() if playing and not playing.over else None
        why = stuck.why if stuck is not None else None
        if playing is not None and why is not told:
            say(playing, stuck, paper, words)
        told = why
        with trio.move_on_after(LOOK_SECONDS):
            await session.changes.next()


def say(playing: Playing, stuck: Stuck | None, paper: Paper, words: Words) -> None:
    if stuck is not None:
        paper.write(explained(playing, stuck, words), "bold yellow")
    elif not playing.over:
        paper.write(words.say("stuck-no-more"), "bold")


def explained(playing: Playing, stuck: Stuck, words: Words) -> str:
    """Why it does not go on, and what anybody can do about it."""
    key = "watched" if is_cut_off(playing, stuck) else stuck.why
    quorum = playing.table.quorum
    spare = quorum.spare if quorum else 0
    why = words.say(f"stuck-{key}", who=listed(playing, stuck, words), spare=spare)
    help_ = "stuck-help-watched" if playing.table.me is None else "stuck-help"
    return f"{why} {words.say(help_, command=typed_command(), minutes=minutes(stuck))}"


def waited(playing: Playing, stuck: Stuck, words: Words) -> str:
    """The same in a line that is looked at while time goes by."""
    key = "waiting-watched" if is_cut_off(playing, stuck) else f"waiting-{stuck.why}"
    return words.say(key, who=listed(playing, stuck, words), minutes=minutes(stuck))


def is_cut_off(playing: Playing, stuck: Stuck) -> bool:
    """Whoever watches hears everybody through the host."""
    return playing.table.me is None and stuck.why is Why.ALONE


def minutes(stuck: Stuck) -> int:
    return max(1, math.ceil(stuck.left / 60))


def listed(playing: Playing, stuck: Stuck, words: Words) -> str:
    """The names, of which one may be enough, or all are needed."""
    names = distinct(playing.table.founding.names)
    *most, last = [names[seat] for seat in sorted(stuck.seats - {playing.table.me})]
    key = "either" if stuck.why is Why.ANY else "list"
    return words.say(key, most=", ".join(most), last=last) if most else last
