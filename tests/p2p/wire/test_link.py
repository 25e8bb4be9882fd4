"""Links: both ends know whom they talk to, and nobody in between can be either of them."""

from contextlib import suppress

import pytest
import trio
from trio.testing import MockClock, memory_stream_pair

from crypto.identity import Identity
from p2p.errors import NotAuthentic, PeerLost, WireError
from p2p.wire import frames, link, rate_limit, tls
from p2p.wire.frames import MAX_FRAME, Hello, Ping, Proof, Refusal
from p2p.wire.link import Line, Link, answer, dial, to_sign
from p2p.wire.rate_limit import FrameLimit
from p2p.wire.sockets import listeners_on_one_port
from tests.crypto.edwards import BASE, add, encode, small_order, times
from tests.p2p.tunnels import both_ends

ALICE, BOB, MALLORY = (Identity.generate() for _ in range(3))


async def dial_by_tls(stream: trio.abc.Stream, me: Identity) -> Link:
    return await dial(tls.dialled(stream), me)


async def answer_by_tls(stream: trio.abc.Stream, me: Identity) -> Link:
    return await answer(tls.answered(stream), me)


async def connected(dialler: Identity, listener: Identity) -> tuple[Link, Link]:
    left, right = memory_stream_pair()
    ends: dict[str, Link] = {}

    async def keep(name: str, end: trio.abc.Stream, who: Identity) -> None:
        ends[name] = await (dial_by_tls if name == "dialler" else answer_by_tls)(end, who)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(keep, "dialler", left, dialler)
        nursery.start_soon(keep, "listener", right, listener)
    return ends["dialler"], ends["listener"]


async def test_both_ends_know_each_other() -> None:
    at_alice, at_bob = await connected(ALICE, BOB)
    assert at_alice.peer == BOB.public
    assert at_bob.peer == ALICE.public


async def test_frames_posted_at_one_end_come_out_at_the_other() -> None:
    at_alice, at_bob = await connected(ALICE, BOB)
    said = [Refusal(str(number)) for number in range(20)]
    async with trio.open_nursery() as nursery:
        nursery.start_soon(at_alice.write)
        for frame in said:
            at_alice.post(frame)
        heard = [await at_bob.next() for _ in said]
        nursery.cancel_scope.cancel()
    assert heard == said


async def test_a_man_in_the_middle_is_noticed_by_both_ends() -> None:
    """He ends both tunnels himself and passes every frame on, signatures included."""
    to_alice, alice_end = memory_stream_pair()
    to_bob, bob_end = memory_stream_pair()
    failures = []

    async def victim(step: object, end: trio.abc.Stream, who: Identity) -> None:
        with pytest.raises(NotAuthentic) as caught:
            await step(end, who)  # type: ignore[operator]
        failures.append(str(caught.value))

    async def pass_on(source: Line, target: Line) -> None:
        with suppress(trio.BrokenResourceError, trio.ClosedResourceError):
            while True:
                await target.send(await source.receive())

    async def in_the_middle() -> None:
        pretended, real = tls.answered(to_alice), tls.dialled(to_bob)
        lines = Line(pretended), Line(real)
        async with trio.open_nursery() as passing:
            passing.start_soon(pretended.binding)
            passing.start_soon(real.binding)
        async with trio.open_nursery() as passing:
            passing.start_soon(pass_on, lines[0], lines[1])
            passing.start_soon(pass_on, lines[1], lines[0])

    async with trio.open_nursery() as nursery:
        nursery.start_soon(in_the_middle)
        nursery.start_soon(victim, dial_by_tls, alice_end, ALICE)
        nursery.start_soon(victim, answer_with_own_certificate, bob_end, BOB)
    assert any("not who it says" in failure for failure in failures)


async def answer_with_own_certificate(stream: trio.abc.Stream, me: Identity) -> Link:
    """Bob is another process, so his certificate is not the one Mallory shows to Alice."""
    return await answer(tls.answered(stream, tls.make_server()), me)


@pytest.mark.parametrize("role", ["dialler", "listener"])
async def test_who_steals_a_public_key_can_not_sign_for_it(role: str) -> None:
    left, right = memory_stream_pair()

    async def thief() -> None:
        dialling = role == "dialler"
        line = Line((tls.dialled if dialling else tls.answered)(left))
        binding = await line.tunnel.binding()
        mine = Hello(ALICE.public.key, bytes(32))
        await line.send(mine)
        theirs = await line.expect(Hello)
        hellos = (mine, theirs) if dialling else (theirs, mine)
        await line.send(Proof(MALLORY.sign(to_sign(role.encode(), binding, *hellos))))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(thief)
        with pytest.raises(NotAuthentic, match="not who it says"):
            await (answer_by_tls if role == "dialler" else dial_by_tls)(right, BOB)
        nursery.cancel_scope.cancel()


async def test_our_own_key_at_the_other_end_is_refused() -> None:
    left, right = memory_stream_pair()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(mirror, left)
        with pytest.raises(NotAuthentic, match="our own key"):
            await answer_by_tls(right, BOB)
        nursery.cancel_scope.cancel()


async def mirror(stream: trio.abc.Stream) -> None:
    """Says whatever it is told."""
    line = Line(tls.dialled(stream))
    await line.send(await line.receive())


async def test_a_silent_peer_does_not_hold_us_up(autojump_clock: MockClock) -> None:
    left, right = memory_stream_pair()
    start = trio.current_time()
    with pytest.raises(NotAuthentic, match="too slow"):
        await answer_by_tls(right, BOB)
    assert trio.current_time() - start == link.HANDSHAKE_SECONDS
    await left.aclose()


async def test_a_peer_that_falls_silent_is_lost(autojump_clock: MockClock) -> None:
    _, at_bob = await connected(ALICE, BOB)
    with pytest.raises(PeerLost, match="silent"):
        await at_bob.next()


async def test_a_peer_that_drips_its_frame_byte_by_byte_is_lost(autojump_clock: MockClock) -> None:
    """Every byte is a sign of life, but a frame that takes for ever holds us up for ever."""
    at_alice, at_bob = await connected(ALICE, BOB)
    start = trio.current_time()

    async def drip() -> None:
        for byte in (100).to_bytes(4, "big") + bytes(100):
            await at_alice._line.tunnel.send(bytes([byte]))
            await trio.sleep(link.SILENCE_SECONDS / 4.5)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(drip)
        with pytest.raises(PeerLost, match="silent"):
            await at_bob.next()
        nursery.cancel_scope.cancel()
    assert trio.current_time() - start == link.SILENCE_SECONDS


async def test_a_dialler_that_drips_its_hello_is_not_waited_for(autojump_clock: MockClock) -> None:
    left, right = memory_stream_pair()
    start = trio.current_time()

    async def drip() -> None:
        for byte in b"\x16\x03\x01\x02\x00" + bytes(500):
            await left.send_all(bytes([byte]))
            await trio.sleep(link.HANDSHAKE_SECONDS / 2.5)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(drip)
        with pytest.raises(NotAuthentic, match="too slow"):
            await answer_by_tls(right, BOB)
        nursery.cancel_scope.cancel()
    assert trio.current_time() - start == link.HANDSHAKE_SECONDS


async def test_a_quiet_line_is_kept_alive(autojump_clock: MockClock) -> None:
    at_alice, at_bob = await connected(ALICE, BOB)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(at_alice.write)
        with trio.move_on_after(5 * link.SILENCE_SECONDS) as waited:
            pytest.fail(f"nobody said {await at_bob.next()}")
        assert waited.cancelled_caught
        nursery.cancel_scope.cancel()


async def test_an_oversized_frame_ends_the_line() -> None:
    at_alice, at_bob = await connected(ALICE, BOB)
    await at_alice._line.tunnel.send((MAX_FRAME + 1).to_bytes(4, "big"))
    with pytest.raises(WireError, match="announced"):
        await at_bob.next()


async def test_garbage_ends_the_line() -> None:
    at_alice, at_bob = await connected(ALICE, BOB)
    await at_alice._line.tunnel.send((5).to_bytes(4, "big") + b"\xff\xff\xff\xff\xff")
    with pytest.raises(WireError, match="not a frame"):
        await at_bob.next()


async def test_a_peer_that_does_not_read_loses_the_line_and_not_our_memory() -> None:
    at_alice, _ = await connected(ALICE, BOB)
    for _ in range(link.QUEUE + 1):
        at_alice.post(Ping(7))
    async with trio.open_nursery() as nursery:
        with pytest.raises(PeerLost):
            await at_alice.write()
        nursery.cancel_scope.cancel()


async def test_a_peer_that_pings_and_never_reads_is_lost(autojump_clock: MockClock) -> None:
    """What we write stays in its buffers, and then in ours; its signs of life cost it nothing."""
    at_alice, at_bob = await connected(ALICE, BOB)
    start = trio.current_time()

    async def stuck(_: bytes) -> None:
        await trio.sleep_forever()

    at_alice._line.tunnel.send = stuck  # type: ignore[assignment, method-assign]
    at_alice.post(Ping(1))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(at_bob.write)
        with pytest.raises(PeerLost, match="read nothing"):
            await at_alice.write()
        nursery.cancel_scope.cancel()
    assert trio.current_time() - start == link.SILENCE_SECONDS


async def test_a_stranger_that_floods_us_is_read_slowly(autojump_clock: MockClock) -> None:
    at_alice, at_bob = await connected(ALICE, BOB)
    start, many = trio.current_time(), 3 * rate_limit.STRANGERS_AT_ONCE
    async with trio.open_nursery() as nursery:
        nursery.start_soon(at_alice.write)
        for number in range(many):
            at_alice.post(Refusal(str(number)))
        for _ in range(many):
            await at_bob.next()
        nursery.cancel_scope.cancel()
    least = (many - rate_limit.STRANGERS_AT_ONCE) / rate_limit.STRANGERS_A_SECOND
    assert trio.current_time() - start > 0.9 * least


async def heard_together(*said: tuple[Identity, int]) -> list[bytes]:
    """Whose frames are heard in which order, if all have come at the same moment."""
    heard: list[bytes] = []
    async with trio.open_nursery() as reading:
        ends = []
        for who, _ in said:
            here, there = both_ends()
            ends.append(Line(there))
            line = Link(Line(here), who.public)
            line.limited_by(FrameLimit)  # of a seat: all of this is within its pace
            reading.start_soon(line.read, lambda link, _: heard.append(link.peer.key))
        await trio.testing.wait_all_tasks_blocked()
        async with trio.open_nursery() as speaking:
            for end, (_, many) in zip(ends, said, strict=True):
                speaking.start_soon(end.send, *[frames.Said(bytes(link.TURN // 4))] * many)
        await trio.testing.wait_all_tasks_blocked()
        reading.cancel_scope.cancel()
    return heard


async def test_lines_are_read_in_turn_so_a_flood_delays_nobody_else() -> None:
    """K10: whoever says a word is heard after one piece of it, whichever line is read first."""
    for _ in range(20):
        heard = await heard_together((MALLORY, 40), (BOB, 1))
        assert len(heard) == 41
        assert heard.index(BOB.public.key) <= 4


async def test_another_frame_than_was_expected_is_none() -> None:
    left, right = memory_stream_pair()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(Line(tls.dialled(left)).send, Refusal("hello?"))
        with pytest.raises(WireError, match="Hello was expected, not Refusal"):
            await Line(tls.answered(right)).expect(Hello)
        nursery.cancel_scope.cancel()


async def test_no_two_handshakes_are_alike() -> None:
    """Else whoever heard one could hold it again, in a tunnel with the same binding."""
    nonces = set()
    for _ in range(2):
        left, right = memory_stream_pair()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(dial_by_tls, left, ALICE)
            line = Line(tls.answered(right))
            await line.tunnel.binding()
            nonces.add((await line.expect(Hello)).nonce)
            nursery.cancel_scope.cancel()
    assert len(nonces) == 2


MIXED = encode(add(times(7, BASE), small_order()[1]))


@pytest.mark.parametrize("key", [(1).to_bytes(32, "little"), MIXED], ids=["small", "mixed"])
async def test_a_hello_of_small_order_is_refused(key: bytes) -> None:
    left, right = memory_stream_pair()

    async def nobody() -> None:
        line = Line(tls.dialled(left))
        await line.send(Hello(key, bytes(32)), Proof(bytes(64)))

    async with trio.open_nursery() as nursery:
        nursery.start_soon(nobody)
        with pytest.raises(NotAuthentic, match="small order"):
            await answer_by_tls(right, BOB)
        nursery.cancel_scope.cancel()


def test_what_is_signed_names_role_tunnel_and_both_ends() -> None:
    one, other = Hello(ALICE.public.key, bytes(32)), Hello(BOB.public.key, bytes(32))
    nonce = Hello(ALICE.public.key, b"\1" * 32)
    signed = {
        to_sign(b"dialler", b"certificate", one, other),
        to_sign(b"listener", b"certificate", one, other),
        to_sign(b"dialler", b"another", one, other),
        to_sign(b"dialler", b"certificate", other, one),
        to_sign(b"dialler", b"certificate", nonce, other),
        to_sign(b"dialler", b"certificate", one, nonce),
    }
    assert len(signed) == 6
    assert frames.encode(one) != frames.encode(nonce)


async def test_a_machine_listens_on_one_port_whatever_the_family() -> None:
    listeners = await listeners_on_one_port(None, 0)
    ports = {listener.socket.getsockname()[1] for listener in listeners}
    families = {listener.socket.family for listener in listeners}
    for listener in listeners:
        await listener.aclose()
    assert len(ports) == 1
    usual = await trio.open_tcp_listeners(0)
    assert families == {listener.socket.family for listener in usual}
    for listener in usual:
        await listener.aclose()
