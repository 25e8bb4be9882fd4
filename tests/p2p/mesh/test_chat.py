"""People talk at a table, before a match and during it; over real sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import trio

from p2p.mesh.chat import Chatter
from p2p.session import Session
from p2p.wire.frames import MAX_CHAT
from tests.mental.seating import terms_of
from tests.p2p.house import HOST, House, undecided

GUEST, WATCHER = "guest 1", "watcher"


@asynccontextmanager
async def at_table(folder: Path, players: int = 2) -> AsyncIterator[House]:
    """A host, and somebody who watches; seats are still free. It all ends with the block."""
    house = House(folder, terms_of("kuhn", players), seed=1)
    house.decider = undecided
    async with house.opened() as nursery:
        nursery.start_soon(lambda: house.visit(WATCHER, watch=True))
        await house.host.changes.until(lambda: WATCHER in house.sessions)
        await let_in(house.sessions[WATCHER])
        yield house
        nursery.cancel_scope.cancel()


async def let_in(session: Session) -> None:
    await session.changes.until(lambda: session.lobby is not None)


async def heard(session: Session, count: int) -> list[tuple[str, str]]:
    """Who said what, as soon as there is so much of it."""
    await session.changes.until(lambda: len(session.chat.lines()) >= count)
    return said(session.chat)


def said(chat: Chatter) -> list[tuple[str, str]]:
    return [(line.name, line.text) for line in chat.lines()]


async def test_all_hear_what_anybody_says_whether_they_play_or_watch(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        watcher = house.sessions[WATCHER]
        assert house.host.chat.say("  Anybody there? ")
        assert await heard(watcher, 1) == [(HOST, "Anybody there?")]
        assert watcher.chat.say("Only watching.")
        assert await heard(house.host, 2) == [(HOST, "Anybody there?"), (WATCHER, "Only watching.")]
        ours, theirs = house.host.chat.lines()
        assert (ours.is_guest, ours.is_ours) == (True, True)
        assert (theirs.is_guest, theirs.is_ours) == (False, False)


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
        assert not chat.say("  ")
        assert not chat.say("x" * (MAX_CHAT + 1))
        assert [chat.say(f"line {i}") for i in range(4)] == [True, True, True, False]
        assert len(chat.lines()) == 3


async def test_whom_our_person_has_muted_is_read_by_others_and_can_be_read_again(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as house:
        watcher = house.sessions[WATCHER]
        watcher.chat.say("Blah.")
        await heard(house.host, 1)
        house.host.chat.mute(watcher.me.identity.public.key)
        house.host.chat.mute(house.host.me.identity.public.key)
        house.host.chat.say("Peace at last.")
        assert said(house.host.chat) == [(HOST, "Peace at last.")]
        house.host.chat.unmute(watcher.me.identity.public.key)
        assert await heard(house.host, 2) == [(WATCHER, "Blah."), (HOST, "Peace at last.")]
