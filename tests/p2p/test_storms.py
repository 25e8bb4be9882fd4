"""The listening port while a match is played: whatever pours in, the table plays on."""

from pathlib import Path
from random import Random

import trio

from crypto.identity import Identity
from p2p.mesh import node
from p2p.wire import waiting
from p2p.wire.frames import MAX_FRAME, Ping
from tests.mental.seating import terms_of
from tests.p2p.house import House
from tests.p2p.strangers import stranger

TERMS = terms_of("complots", 2)


async def pour(house: House, data: bytes) -> None:
    """Connect and send bytes that are no handshake, until cut off."""
    stream = await trio.open_tcp_stream(*house.address)
    try:
        await stream.send_all(data)
        await stream.send_eof()
        while await stream.receive_some(4096):
            pass
    except trio.BrokenResourceError:
        pass
    await stream.aclose()


async def test_garbage_at_the_port_disturbs_nobody(tmp_path: Path) -> None:
    house, random = House(tmp_path, TERMS, seed=1), Random(1)
    poured = 0

    async def keep_pouring() -> None:
        nonlocal poured
        while await house.more_messages(1):
            await pour(house, random.randbytes(random.choice((1, 5, 700, 70_000))))
            poured += 1

    async with house.opened() as nursery:
        house.fill(nursery)
        nursery.start_soon(keep_pouring)
    house.agreed()
    assert poured > 5


async def test_connections_that_say_nothing_leave_the_table_alone(tmp_path: Path) -> None:
    """More of them than handshakes are let in at once; they stay until the match is over."""
    house = House(tmp_path, TERMS, seed=2)
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        silent = [await trio.open_tcp_stream(*house.address) for _ in range(2 * waiting.SILENT)]
        for stream in silent[::2]:
            await stream.send_all(b"\x16\x03")  # the first bytes of a TLS hello, and no more
        while await house.more_messages(1):
            pass
        for stream in silent:
            await trio.aclose_forcefully(stream)
    house.agreed()


async def test_frames_too_long_cut_only_the_line_they_came_on(tmp_path: Path) -> None:
    house = House(tmp_path, TERMS, seed=3)
    cut = 0

    async def oversize() -> None:
        nonlocal cut
        while await house.more_messages(3):
            async with stranger(house.address) as mallory:
                await mallory.raw((MAX_FRAME + 1).to_bytes(4, "big") + bytes(100))
                await mallory.is_cut_off()
                cut += 1

    async with house.opened() as nursery:
        house.fill(nursery)
        nursery.start_soon(oversize)
    house.agreed()
    assert cut > 2


async def test_strangers_who_only_stay_do_not_keep_guests_out(tmp_path: Path) -> None:
    """Keys cost nothing: a crowd shakes hands, never knocks, and lets nobody else in."""
    house = House(tmp_path, TERMS, seed=4)
    async with house.opened() as nursery, trio.open_nursery() as crowd:

        async def stay(task_status: trio.TaskStatus[None] = trio.TASK_STATUS_IGNORED) -> None:
            async with stranger(house.address, Identity.generate()) as idler:
                await idler.say(Ping(7))
                task_status.started()
                await idler.is_cut_off()

        for _ in range(node.MAX_LINKS):
            await crowd.start(stay)
        await house.host.changes.until(lambda: len(house.host.node.links) == node.MAX_LINKS)
        house.fill(nursery)
        await house.playing()
        crowd.cancel_scope.cancel()
    house.agreed()


async def test_connections_held_open_keep_no_guest_out(tmp_path: Path) -> None:
    """They never say who they are; whoever does comes in at once, however many there are."""
    house = House(tmp_path, TERMS, seed=5)
    async with house.opened() as nursery:
        held = [await trio.open_tcp_stream(*house.address) for _ in range(waiting.SILENT)]
        house.fill(nursery)
        await house.playing()
        for stream in held:
            await trio.aclose_forcefully(stream)
    house.agreed()
