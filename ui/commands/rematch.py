"""One match after the other at the same table, as long as people like."""

from itertools import count

import trio

from p2p import Session
from ui.live.reporter import Reporter

FAREWELL_SECONDS = 0.5


async def play_on(session: Session, reporter: Reporter, matches: int | None) -> None:
    """The host's matches: so many, or without a number until the person has had enough."""
    for number in count(1):
        ended = await session.play()
        if ended is None or ended.unfinished or ended.cheating is not None or number == matches:
            break
        if matches is None and not await reporter.another_match():
            break
        session.next_match()
    session.close()
    await trio.sleep(FAREWELL_SECONDS)


async def play_along(session: Session, reporter: Reporter) -> None:
    """A guest's matches, until the table is closed or the guest has had enough."""
    while (ended := await session.play()) is not None and not ended.unfinished:
        if not await session.another():
            return
        if not session.watches and not await wants_more(session, reporter):
            return
        session.stay()


async def wants_more(session: Session, reporter: Reporter) -> bool:
    """Ask; when the table is closed meanwhile, there is nothing more to ask for."""
    wanted = False

    async def ask() -> None:
        nonlocal wanted
        wanted = await reporter.another_match()
        nursery.cancel_scope.cancel()

    async with trio.open_nursery() as nursery:
        nursery.start_soon(ask)
        await session.changes.until(lambda: session.closed is not None)
        nursery.cancel_scope.cancel()
    return wanted
