"""A peer is somewhere else in mid-match, and says so (N5)."""

from pathlib import Path

import trio

from p2p.entry.ways import Invited
from p2p.me import Found
from p2p.session import Session
from p2p.wire.addresses import Address
from tests.mental.seating import terms_of
from tests.p2p.house import House, undecided

BEFORE, AFTER = "127.0.0.1", "127.0.0.2"  # both lead to every program that listens everywhere
MOVER = "mover"


class Mover:
    """A guest that is at one address, and later at another one of the same machine."""

    def __init__(self, house: House) -> None:
        self.moves = trio.Event()
        me = house.me(MOVER)
        me.bind, me.look_further = None, self.move
        self.session = house.session(me, Invited(house.invitation))

    async def move(self, port: int, found: Found) -> None:
        await self.moves.wait()
        found(((AFTER, port),))


def known(session: Session, other: Session) -> tuple[Address, ...]:
    """Where ``session`` would dial the ``other``."""
    assert session.sitting is not None
    return session.sitting.addresses.get(other.me.identity.public.key, ())


async def arrived(session: Session, other: Session, addresses: tuple[Address, ...]) -> None:
    """Wait until ``session`` has heard so."""
    await session.changes.until(lambda: known(session, other) == addresses)


async def test_who_moves_is_found_again_and_the_match_goes_on(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("kuhn", 3), seed=1)
    async with house.opened() as nursery:
        mover = Mover(house)
        nursery.start_soon(house.play, mover.session)
        nursery.start_soon(house.visit, "guest 1")
        await house.playing(messages=6)
        port = mover.session.me.port
        mover.moves.set()
        await arrived(house.host, mover.session, ((AFTER, port), (BEFORE, port)))
        await arrived(house.sessions["guest 1"], mover.session, ((AFTER, port), (BEFORE, port)))
    house.agreed()


async def test_links_from_an_address_that_is_gone_are_not_waited_for(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("kuhn", 3), seed=2)
    house.decider = undecided
    async with house.opened() as nursery:
        mover = Mover(house)
        nursery.start_soon(house.play, mover.session)
        nursery.start_soon(house.visit, "guest 1")
        await house.playing(MOVER, messages=6)
        node = mover.session.node
        await mover.session.changes.until(lambda: len(node.links) == 2)
        before = set(node.links.values())
        mover.moves.set()
        await mover.session.changes.until(lambda: not before & set(node.links.values()))
        await mover.session.changes.until(lambda: len(node.links) == 2)
        nursery.cancel_scope.cancel()


async def test_whoever_comes_later_is_told_where_everybody_has_gone(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("kuhn", 3), seed=3)
    house.decider = undecided
    async with house.opened() as nursery:
        mover = Mover(house)
        nursery.start_soon(house.play, mover.session)
        nursery.start_soon(house.visit, "guest 1")
        await house.playing(messages=6)
        mover.moves.set()
        await house.host.changes.until(lambda: known(house.host, mover.session)[0][0] == AFTER)
        nursery.start_soon(lambda: house.visit("watcher", watch=True))
        await house.host.changes.until(lambda: "watcher" in house.sessions)
        watcher = house.sessions["watcher"]
        await watcher.changes.until(
            lambda: (
                watcher.sitting is not None
                and known(watcher, mover.session)[:1] == ((AFTER, mover.session.me.port),)
            )
        )
        nursery.cancel_scope.cancel()
