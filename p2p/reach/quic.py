"""Links over QUIC: by key, around routers, through relays. Needs ``undertable[internet]``.

Inside of every connection are our own tunnel and handshake, as over a socket: whoever carries it
reads nothing, and the key that QUIC knows somebody by proves nothing to us.
"""

from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit
from weakref import WeakSet

import iroh
import trio

from crypto.encoding import digest32
from crypto.identity import Identity
from p2p.errors import PeerError
from p2p.reach.asyncio_beside import Beside, asyncio_beside
from p2p.reach.by_key import ByKey, address_by_key, parse_by_key
from p2p.reach.quic_stream import FAREWELL_SECONDS, QuicRoute, QuicStream
from p2p.reach.relays import Relays, place_of
from p2p.wire.addresses import Address
from p2p.wire.link import HANDSHAKE_SECONDS, Link
from p2p.wire.sockets import DIAL_SECONDS, Sockets
from p2p.wire.transport import Expects, Welcome
from p2p.wire.waiting import WaitingRooms

PROTOCOL = b"undertable/1"
BEGINNING = 32  # connections that may be under way to a stream at once
WINDOW = 1 << 20  # bytes that somebody may send before we read them
CLOSING_SECONDS = 1.0
BROKEN = (iroh.IrohError, trio.BrokenResourceError, trio.TooSlowError)


class Quic:
    """One endpoint, from ``serve`` on. Its key is made from ours and can't be told from any."""

    def __init__(self, identity: Identity, relays: Relays) -> None:
        self._sockets = Sockets(identity)  # for what is said inside
        # Relays know people by this key: the same one after a restart, but not our own.
        self._key = digest32(identity.sign(b"undertable/2/quic"))
        self._relays = relays
        self._rooms = WaitingRooms(BEGINNING)
        self._is_open = trio.Event()
        self._open: Opened | None = None
        self.problem: str | None = None  # why there is none

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Where others reach us by it, as far as that is known by now."""
        return self._open.addresses(self._relays) if self._open else ()

    # Dialling

    async def dial(self, address: Address) -> Link:
        where = parse_by_key(address)
        try:
            with trio.fail_after(DIAL_SECONDS):
                stream, connection = await self._connect(where)
            link = await self._sockets.introduce(stream)
        except (PeerError, *BROKEN) as error:
            raise PeerError(f"{place_text(where)}: {plainly(error)}") from error
        link.route = QuicRoute(address, None, connection)
        return link

    async def _connect(self, where: ByKey) -> tuple[QuicStream, iroh.Connection]:
        if where.relay and not self._relays.are_used:
            raise PeerError("you have not agreed to use a relay (--relay)")
        await self._is_open.wait()
        opened = self._open
        if opened is None:
            raise PeerError("QUIC is closed")
        direct = [where.direct_text] if where.direct_text else []
        relay = self._relays.url_of((where.relay, where.port)) if where.relay else None
        there = iroh.EndpointAddr(iroh.EndpointId.from_bytes(where.key), relay, direct)

        async def connect() -> tuple[iroh.Connection, iroh.BiStream]:
            connection = await opened.endpoint.connect(there, PROTOCOL)
            limit(connection)
            return connection, await connection.open_bi()

        connection, stream = await opened.beside.run(connect())
        opened.refuse(connection, connection.accept_uni)
        return opened.stream(connection, stream), connection

    # Listening

    async def serve(
        self,
        bind: str | None,
        port: int,
        expects: Expects,
        welcome: Welcome,
        task_status: trio.TaskStatus[int] = trio.TASK_STATUS_IGNORED,
    ) -> None:
        async with asyncio_beside() as beside:
            try:
                endpoint = await beside.run(bound(self._key, self._relays, bind, port))
            except BROKEN as error:
                raise PeerError(f"no QUIC here: {plainly(error)}") from error
            self._open = Opened(beside, endpoint, bind)
            self._is_open.set()
            try:
                async with trio.open_nursery() as nursery:
                    task_status.started(self._open.port)
                    while (incoming := await beside.run(endpoint.accept_next())) is not None:
                        nursery.start_soon(self._answer, incoming, expects, welcome)
            finally:
                closing, self._open = self._open, None
                await close(closing)

    async def _answer(self, incoming: iroh.Incoming, expects: Expects, welcome: Welcome) -> None:
        link = None
        with suppress(PeerError, *BROKEN):
            link = await self._shake_hands(incoming, expects)
        if link is not None:
            await welcome(link)

    async def _shake_hands(self, incoming: iroh.Incoming, expects: Expects) -> Link | None:
        """Who is there? Whoever does not go on gives way, as at a socket."""
        opened, stream = self._open, None
        if opened is None:
            return None
        with self._rooms.visited(), trio.fail_after(HANDSHAKE_SECONDS):
            connection = await opened.beside.run(connected(incoming))
            stream = await opened.first_stream(connection)
        if stream is None:
            return None
        link = await self._sockets.shake_hands(stream, expects)
        if link is not None:
            link.route = QuicRoute(None, None, connection)
        return link


@dataclass
class Opened:
    beside: Beside
    endpoint: iroh.Endpoint
    bind: str | None
    _id: bytes = field(init=False)
    _streams: WeakSet[QuicStream] = field(default_factory=WeakSet)
    _refusals: set["Future[None]"] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._id = self.endpoint.id().to_bytes()

    @property
    def port(self) -> int:
        return urlsplit(f"//{self.endpoint.bound_sockets()[0]}").port or 0

    async def first_stream(self, connection: iroh.Connection) -> QuicStream:
        """Whoever opens none is not kept."""
        self.refuse(connection, connection.accept_uni)
        try:
            found = await self.beside.run(connection.accept_bi())
        except BaseException:
            connection.close(0, b"")
            raise
        return self.stream(connection, found)

    def stream(self, connection: iroh.Connection, stream: iroh.BiStream) -> QuicStream:
        self.refuse(connection, connection.accept_bi)
        made = QuicStream(self.beside, connection, stream)
        self._streams.add(made)
        return made

    def refuse(self, connection: iroh.Connection, another: Callable[[], Awaitable[object]]) -> None:
        """Cut off whoever opens another stream: what comes there would be kept, and never read.

        That only one is allowed is said too late for those who begin with a hundred.
        """

        async def cut_off() -> None:
            with suppress(iroh.IrohError):
                await another()
                connection.close(0, b"")

        refusal = self.beside.start(cut_off())
        self._refusals.add(refusal)
        refusal.add_done_callback(self._refusals.discard)

    async def all_gone(self) -> None:
        """Until whoever we were linked to has heard our last words."""
        for stream in list(self._streams):
            await stream.gone()

    def addresses(self, relays: Relays) -> tuple[Address, ...]:
        known = self.endpoint.addr()
        if relays.are_used:
            return tuple(map(address_by_key, self._by_relay(known.relay_url())))
        places = [urlsplit(f"//{text}") for text in known.direct_addresses()]
        return tuple(
            address_by_key(ByKey(self._id, place.port, direct=place.hostname))
            for place in places
            if place.port and place.hostname and self.bind in (None, place.hostname)
        )

    def _by_relay(self, url: str | None) -> Sequence[ByKey]:
        place = place_of(url or "")
        return [ByKey(self._id, place[1], relay=place[0])] if place else []


async def bound(key: bytes, relays: Relays, host: str | None, port: int) -> iroh.Endpoint:
    """No discovery: addresses say all that it takes to get there. If somebody else has the
    ``port``, any will do.
    """
    try:
        return await bound_at(key, relays, place_to_bind(host, port))
    except iroh.IrohError:
        if not port:
            raise
        return await bound(key, relays, host, 0)


def place_to_bind(host: str | None, port: int) -> str:
    everywhere = "0.0.0.0"  # noqa: S104
    return f"[{host}]:{port}" if host and ":" in host else f"{host or everywhere}:{port}"


async def bound_at(key: bytes, relays: Relays, where: str) -> iroh.Endpoint:
    mode = iroh.RelayMode
    if relays.urls:
        relay_mode = mode.custom_from_urls([*relays.urls])
    else:
        relay_mode = mode.default_mode() if relays.are_used else mode.disabled()
    options = iroh.EndpointOptions(
        preset=iroh.preset_minimal(),
        bind_addr=where,
        secret_key=key,
        alpns=[PROTOCOL],
        relay_mode=relay_mode,
    )
    return await iroh.Endpoint.bind(options)


async def close(closing: Opened) -> None:
    """An endpoint that is closed forgets what it has not sent yet, like a connection."""
    with trio.CancelScope(shield=True):
        with trio.move_on_after(FAREWELL_SECONDS):
            await closing.all_gone()
        with trio.move_on_after(CLOSING_SECONDS), suppress(*BROKEN):
            await closing.beside.run(closing.endpoint.close())


async def connected(incoming: iroh.Incoming) -> iroh.Connection:
    connection = await (await incoming.accept()).connect()
    limit(connection)
    return connection


def limit(connection: iroh.Connection) -> None:
    """One stream is all we ever use."""
    connection.set_max_concurrent_uni_streams(0)
    connection.set_max_concurrent_bi_streams(1)
    connection.set_receive_window(WINDOW)


def place_text(where: ByKey) -> str:
    return f"relay {where.relay}" if where.relay else f"{where.direct} port {where.port} by QUIC"


def plainly(error: Exception) -> str:
    if isinstance(error, iroh.IrohError):
        return f"QUIC failed ({str(error.message()).splitlines()[0]})"
    return str(error) or "no answer"
