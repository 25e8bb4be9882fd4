"""People talk at a table, before a match and during it; over real sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import trio

from p2p.entry.chat import OWN_AT_ONCE, TooFast, Unsayable
from p2p.session import Session
from p2p.wire.frames import MAX_TALK
from tests.mental.seating import terms_of
from tests.p2p.house import HOST, House, undecided

GUEST, WATCHER = "guest 1", "watcher"


@asynccontextmanager
async def at_table(folder: Path) -> AsyncIterator[House]:
    """A host, and somebody who watches; a seat is still free. It all ends with the block."""
    house = House(folder, terms_of("kuhn", 2), seed=1)
    house.decider = undecided
    async with house.opened() as nursery:
        nursery.start_soon(lambda: house.visit(WATCHER, watch=True))
        await house.host.changes.until(lambda: WATCHER in house.sessions)
        watcher = house.sessions[WATCHER]
        await watcher.changes.until(lambda: watcher.lobby is not None)
        yield house
        nursery.cancel_scope.cancel()


async def heard(session: Session, count: int) -> list[tuple[str, str]]:
    """Who said what, as soon as there is so much of it."""
    await session.changes.until(lambda: len(session.chat.lines) >= count)
    return [(line.name, line.text) for line in session.chat.lines]


async def test_all_hear_what_anybody_says_whether_they_play_or_watch(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        watcher = house.sessions[WATCHER]
        house.host.chat.say("Anybody there?")
        assert await heard(watcher, 1) == [(HOST, "Anybody there?")]
        watcher.chat.say("Only watching.")
        assert await heard(house.host, 2) == [(HOST, "Anybody there?"), (WATCHER, "Only watching.")]


async def test_the_talk_goes_on_in_the_match_and_whoever_comes_later_hears_the_end_of_it(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as house, trio.open_nursery() as nursery:
        house.host.chat.say("One seat is free.")
        nursery.start_soon(house.visit, GUEST)
        await house.playing(messages=3)
        guest = house.sessions[GUEST]
        assert await heard(guest, 1) == [(HOST, "One seat is free.")]
        guest.chat.say("Now none is.")
        assert (await heard(house.sessions[WATCHER], 2))[-1] == (GUEST, "Now none is.")
        nursery.cancel_scope.cancel()


async def test_nothing_too_much_and_too_soon_are_not_said(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        chat = house.host.chat
        for wrong in ("  ", "x" * (MAX_TALK + 1)):
            with pytest.raises(Unsayable):
                chat.say(wrong)
        for number in range(OWN_AT_ONCE):
            chat.say(f"line {number}")
        with pytest.raises(TooFast):
            chat.say("one more")
        assert len(chat.lines) == OWN_AT_ONCE
