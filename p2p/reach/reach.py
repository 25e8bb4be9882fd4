"""All ways to be reached that a player wants; they are gathered while it already plays."""

from dataclasses import dataclass, field
from typing import Protocol

import trio

from crypto.identity import Identity
from p2p.changes import Changes
from p2p.me import Found
from p2p.reach.own_addresses import reachable
from p2p.reach.relays import Relays
from p2p.reach.router.asked import NoPort
from p2p.reach.router.keeping import keep_port_open
from p2p.wire.addresses import Address, is_for_others
from p2p.wire.sockets import Sockets
from p2p.wire.transport import Transport

LOOK_SECONDS = 1.0
RELAY_SECONDS = 10.0  # in which one that is there has answered
MOST = 8  # that a frame can name


class Endpoint(Protocol):
    """What we need to know of QUIC, which is not there without ``undertable[internet]``."""

    problem: str | None

    @property
    def addresses(self) -> tuple[Address, ...]: ...


@dataclass
class Reach:
    """``router``: ask it for a port. ``relays``: use QUIC with these, or with None not at all.

    What screens tell of it: where the router leads to us from, or why it does not.
    """

    bind: str | None = None
    router: bool = False
    relays: Relays | None = None
    changes: Changes = field(default_factory=Changes)
    from_outside: Address | None = None
    no_router: NoPort | None = None
    quic: Endpoint | None = None
    relay_is_silent: bool = False  # it was to introduce us, and does not answer

    @property
    def may_find_relay(self) -> bool:
        """Is it too early to say that there is none for us?"""
        if self.quic is None or self.relays is None or not self.relays.are_used:
            return False
        return not (self.quic.addresses or self.quic.problem or self.relay_is_silent)

    def transport(self, identity: Identity) -> Transport:
        if self.relays is None:
            return Sockets(identity)
        # Whoever does not use it need not have it.
        from p2p.reach.both import Both
        from p2p.reach.quic import Quic

        self.quic = quic = Quic(identity, self.relays)
        return Both(Sockets(identity), quic)

    def addresses(self, port: int) -> tuple[Address, ...]:
        """Where we can be dialled as far as we know by now, those first that are best."""
        outside = (self.from_outside,) if self.from_outside else ()
        by_key = self.quic.addresses if self.quic else ()
        return (*reachable(self.bind, port), *outside, *by_key)[:MOST]

    async def look_further(self, port: int, found: Found) -> None:
        """Until cancelled: tell all addresses, whenever they have changed."""
        async with trio.open_nursery() as nursery:
            if self.router:
                nursery.start_soon(keep_port_open, port, self._told)
            nursery.start_soon(self._wait_for_relay)
            nursery.start_soon(self._watch, port, found)

    def _told(self, where: Address | None, why: NoPort | None) -> None:
        self.from_outside, self.no_router = where, why
        self.changes.tell()

    async def _wait_for_relay(self) -> None:
        await trio.sleep(RELAY_SECONDS)
        if self.may_find_relay:
            self.relay_is_silent = True
            self.changes.tell()

    async def _watch(self, port: int, found: Found) -> None:
        known: tuple[Address, ...] = ()
        while True:
            now = self.addresses(port)
            # Between two networks we are nowhere for a moment, which is no news to anybody.
            if now != known and (not known or any(map(is_for_others, now))):
                known = now
                found(now)
                self.changes.tell()
            with trio.move_on_after(LOOK_SECONDS):
                await self.changes.next()
