"""The rooms in which connections wait: who gives way to whom, and when there is room again."""

import pytest
import trio
from trio.testing import memory_stream_pair, wait_all_tasks_blocked

from p2p.errors import WireError
from p2p.wire.waiting import TLS_HANDSHAKE, Opened, WaitingRooms


class Visits:
    """Some who come one after the other, and stay until they give way."""

    def __init__(self, *places: int) -> None:
        self.rooms = WaitingRooms(*places)
        self.here: list[str] = []

    async def come(self, name: str, steps: int = 0) -> None:
        with self.rooms.visited() as visitor:
            for _ in range(steps):
                visitor.step()
            self.here.append(name)
            try:
                await trio.sleep_forever()
            finally:
                self.here.remove(name)

    async def all_come(self, nursery: trio.Nursery, *names: str, steps: int = 0) -> None:
        for name in names:
            nursery.start_soon(self.come, name, steps)
            await wait_all_tasks_blocked()


async def test_in_a_crowd_the_oldest_gives_way() -> None:
    visits = Visits(2, 2)
    async with trio.open_nursery() as nursery:
        await visits.all_come(nursery, "one", "two", "three")
        assert visits.here == ["two", "three"]
        nursery.cancel_scope.cancel()


async def test_whoever_has_gone_on_is_in_nobody_s_way() -> None:
    visits = Visits(2, 2)
    async with trio.open_nursery() as nursery:
        await visits.all_come(nursery, "inside", steps=1)
        await visits.all_come(nursery, "one", "two")
        assert visits.here == ["inside", "one", "two"]
        await visits.all_come(nursery, "three")
        assert visits.here == ["inside", "two", "three"]
        nursery.cancel_scope.cancel()


async def test_whoever_has_left_leaves_its_place() -> None:
    visits = Visits(1)
    with visits.rooms.visited():
        pass
    async with trio.open_nursery() as nursery:
        await visits.all_come(nursery, "one")
        assert visits.here == ["one"]
        with visits.rooms.visited():
            await wait_all_tasks_blocked()
            assert visits.here == []
        await visits.all_come(nursery, "two")
        assert visits.here == ["two"]
        nursery.cancel_scope.cancel()


@pytest.mark.parametrize("first", [b"GET / HTTP/1.1", b"\x80"])
async def test_whoever_does_not_speak_tls_is_told_by_its_first_byte(first: bytes) -> None:
    ours, theirs = memory_stream_pair()
    await theirs.send_all(first)
    with pytest.raises(WireError, match="does not speak TLS"):
        await Opened(ours).first_words()


async def test_the_first_byte_is_not_lost() -> None:
    ours, theirs = memory_stream_pair()
    await theirs.send_all(TLS_HANDSHAKE + b"\x03\x01")
    opened = Opened(ours)
    await opened.first_words()
    assert await opened.receive_some() == TLS_HANDSHAKE
    assert await opened.receive_some() == b"\x03\x01"
