"""One peer's connections: listening, dialling, one link for each other peer, and a flood.

What is said on a link is the business of the session above; a failing connection never
touches another one.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from random import Random

import trio

from crypto.identity import Identity, PublicIdentity
from p2p.changes import Changes
from p2p.errors import NotAuthentic, PeerError
from p2p.wire.addresses import Address
from p2p.wire.frames import AnyFrame, Frame
from p2p.wire.link import Link
from p2p.wire.rate_limit import FrameLimit, Shares
from p2p.wire.transport import Transport

MAX_LINKS = 64
FIRST_PAUSE, LONGEST_PAUSE, GROWTH = 0.5, 30.0, 1.5
REACH_SECONDS = 4
AT_ONCE_SECONDS = 3
FRESH_SECONDS = 12  # twice as long as peers keep quiet while a match is played (E3), and some more
STAGGER_SECONDS = 0.25  # as RFC 8305 has it: an address that answers soon wins


class Node:
    """Links to other peers, as many as there are peers."""

    def __init__(
        self,
        identity: Identity,
        transport: Transport,
        on_frame: Callable[[Link, AnyFrame], None],
        on_up: Callable[[Link], None],
        on_down: Callable[[Link], None],
        expects: Callable[[bytes], bool] = lambda _: True,
    ) -> None:
        self.identity = identity
        self.links: dict[PublicIdentity, Link] = {}
        self._dialled: set[PublicIdentity] = set()  # those whose link we made ourselves
        self.members: set[PublicIdentity] = set()  # whom the session has let in
        self.seats: set[bytes] = set()  # the keys of those who have played or play here
        self.addresses: tuple[Address, ...] = ()  # where others can dial us
        self._frames = Shares(self.seats, FrameLimit, FrameLimit)
        self._transport = transport
        self._on_frame, self._on_up, self._on_down = on_frame, on_up, on_down
        self._expects = expects
        self._changes, self._hurry = Changes(), Changes()
        self._jitter = Random()

    def flood(self, frame: Frame, source: Link | None = None) -> None:
        """Pass something on to every member but the one it came from; strangers hear nothing."""
        for peer, link in list(self.links.items()):
            if link is not source and peer in self.members:
                link.post(frame)

    def hang_up_at(self, hosts: Collection[str]) -> None:
        """End the links from addresses that we don't have any more: nothing comes over them."""
        for link in self.links.values():
            if link.route.here in hosts:
                link.close()

    def cut(self, key: bytes) -> None:
        """End the link to the peer with this key, if there is one."""
        for peer, link in self.links.items():
            if peer.key == key:
                link.close()

    async def listen(
        self,
        host: str | None,
        port: int,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        """Accept connections; reports the port once it is open."""
        await self._transport.serve(host, port, self._expects, self._welcome, task_status)

    async def _welcome(self, link: Link) -> None:
        await self._keep(link, dialled=False)

    async def reach(self, addresses: Sequence[Address], expected: PublicIdentity | None) -> Link:
        """Dial the addresses, each a moment after the one before; the first that answers wins.

        No link is kept yet. An address that swallows what is sent to it holds up nobody.
        """
        found: list[Link] = []
        problems: list[PeerError] = []

        async def attempt(number: int, address: Address) -> None:
            await trio.sleep(number * STAGGER_SECONDS)
            try:
                found.append(await self._dial(address, expected))
            except PeerError as error:
                problems.append(error)
            else:
                nursery.cancel_scope.cancel()

        try:
            async with trio.open_nursery() as nursery:
                for number, address in enumerate(addresses):
                    nursery.start_soon(attempt, number, address)
        except BaseException:
            for unwanted in found:
                await unwanted.aclose()
            raise
        for late in found[1:]:
            await late.aclose()
        if not found:
            raise all_of(problems)
        return found[0]

    async def _dial(self, address: Address, expected: PublicIdentity | None) -> Link:
        link = await self._transport.dial(address)
        if expected is None or link.peer == expected:
            return link
        await link.aclose()
        host, port = address
        raise NotAuthentic(f"{host} port {port}: somebody else answered")

    async def reach_soon(self, addresses: Sequence[Address]) -> Link:
        """Like ``reach``, for a host that may just be starting, or starting again."""
        deadline = trio.current_time() + REACH_SECONDS
        while True:
            try:
                return await self.reach(addresses, None)
            except PeerError:
                if trio.current_time() > deadline:
                    raise
            await trio.sleep(FIRST_PAUSE)

    async def stay_linked(
        self, addresses: Sequence[Address], peer: PublicIdentity, link: Link | None = None
    ) -> None:
        """Keep a link to ``peer``, dialling again after a growing pause, until cancelled.

        The first may be one that ``reach`` brought. Were it kept by another task, we might not
        see it yet, and dial a second one that takes its place with all that is on its way.
        """
        pause = FIRST_PAUSE
        while True:
            if peer in self.links:
                await self._changes.until(lambda: peer not in self.links)
                pause = FIRST_PAUSE
            else:
                with suppress(PeerError):
                    found, link = link or await self.reach(addresses, peer), None
                    pause = FIRST_PAUSE
                    await self._keep(found, dialled=True)
            with trio.move_on_after(pause * (0.5 + self._jitter.random())):
                await self._hurry.next()
            pause = min(pause * GROWTH, LONGEST_PAUSE)

    def dial_now(self) -> None:
        """Whoever we are not linked to is dialled at once, whatever pause there would be."""
        self._hurry.tell()

    async def keep(self, link: Link) -> None:
        """Use a link that ``reach`` brought, until it ends."""
        await self._keep(link, dialled=True)

    async def _keep(self, link: Link, *, dialled: bool) -> None:
        if not self._prefer(link, dialled):
            await link.aclose()
            return
        self.links[link.peer] = link
        (self._dialled.add if dialled else self._dialled.discard)(link.peer)
        link.limited_by(lambda: self._limit_of(link.peer))
        self._on_up(link)
        try:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(link.write)
                await link.read(self._on_frame)
        except* (PeerError, trio.BrokenResourceError):
            pass
        finally:
            if self.links.get(link.peer) is link:
                self._drop(link)

    def _limit_of(self, peer: PublicIdentity) -> FrameLimit | None:
        return self._frames.of(peer.key) if peer in self.members else None

    def _prefer(self, link: Link, dialled: bool) -> bool:
        """Of two links made at once, both ends keep the one that the lower key dialled.

        An older link gives way, unless its other end has just spoken: that is a program which
        still holds it, and whoever comes again with its key is another one, of a copied folder.
        Both would sign for one place.
        """
        old = self.links.get(link.peer)
        if old is None:
            return len(self.links) < MAX_LINKS or self._make_room()
        crossed = dialled != (link.peer in self._dialled)
        if crossed and link.since - old.since < AT_ONCE_SECONDS:
            wanted = dialled == (self.identity.public.key < link.peer.key)
        else:
            wanted = trio.current_time() - old.heard >= FRESH_SECONDS
        if wanted:
            old.close()
        return wanted

    def _make_room(self) -> bool:
        """Whoever was not let in yet gives way: keys cost nothing, so a crowd of them may idle."""
        idle = next((link for link in self.links.values() if link.peer not in self.members), None)
        if idle is None:
            return False
        idle.close()
        self._drop(idle)
        return True

    def _drop(self, link: Link) -> None:
        del self.links[link.peer]
        self._on_down(link)
        self._changes.tell()


def all_of(problems: Sequence[PeerError]) -> PeerError:
    """One problem that says them all, each address once."""
    if len(problems) == 1:
        return problems[0]
    return PeerError("; ".join(dict.fromkeys(map(str, problems))) or "there is no address to dial")
