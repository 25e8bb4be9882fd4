"""A port is kept open at the router as long as we play, and given back."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

import trio

from p2p.errors import PeerError
from p2p.reach.router import upnp
from p2p.reach.router.asked import Nobody, NoPort, Router
from p2p.reach.router.gateway import Gateway, gateways
from p2p.reach.router.pcp import Pcp
from p2p.reach.router.upnp import Upnp
from p2p.wire.addresses import Address

LEASE_SECONDS = 1800  # after which the router forgets us, should we end without a word
GIVE_BACK_SECONDS = 3.0
AGAIN_SECONDS = 60.0  # after a port was lost, or nobody found: another network, maybe

Told = Callable[[Address | None, NoPort | None], None]


async def keep_port_open(port: int, told: Told) -> None:
    """Until cancelled. ``told`` is called with where we are dialled now, or None and why not."""
    while True:
        router, where = await find_router(port, told)
        if router is not None:
            try:
                told(where, None)
                await renew(router, port, where)
            except NoPort as problem:
                told(None, problem)
            finally:
                await give_back(router, port)
        await trio.sleep(AGAIN_SECONDS)


async def renew(router: Router, port: int, where: Address | None) -> None:
    """``NoPort`` if there is none any more, or another."""
    while True:
        await trio.sleep(LEASE_SECONDS / 2)
        if await router.open(port, LEASE_SECONDS) != where:
            raise NoPort("the router has another address now")


async def find_router(port: int, told: Told) -> tuple[Router | None, Address | None]:
    """The first that opens ``port``. One after the other: a router that understands two of these
    languages would have one mapping, and whoever asked last could not give it back alone.
    """
    why: NoPort = Nobody("no router opens ports here")
    async with aclosing(routers()) as found:
        async for router in found:
            try:
                return router, await opened(router, port)
            except NoPort as problem:
                why = why if isinstance(problem, Nobody) else problem
    told(None, why)
    return None, None


async def routers() -> AsyncGenerator[Router, None]:
    known = known_gateways()
    for gateway in known:
        yield Pcp(gateway)
    try:
        async with aclosing(upnp.find(known={gateway.router for gateway in known})) as found:
            async for service in found:
                yield Upnp(service)
    except OSError:
        return  # no network at all


def known_gateways() -> list[Gateway]:
    """A system that tells nothing we understand has none."""
    try:
        return list(gateways())
    except (OSError, ValueError):
        return []


async def opened(router: Router, port: int) -> Address:
    """If we are cancelled meanwhile, nothing stays open."""
    try:
        return await router.open(port, LEASE_SECONDS)
    except trio.Cancelled:
        await give_back(router, port)
        raise


async def give_back(router: Router, port: int) -> None:
    with trio.CancelScope(shield=True), trio.move_on_after(GIVE_BACK_SECONDS):
        try:
            await router.close(port)
        except PeerError:
            return  # it forgets us anyway
