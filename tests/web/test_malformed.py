"""Requests that are none: each ends itself alone, and the next honest one is served."""

import pytest
import trio
import trio.testing

from tests.web.nodes import door
from ui.web.door.server import STRANGERS

HOST = b"Host: 127.0.0.1:PORT\r\n"
TOKEN = b"Authorization: Bearer TOKEN\r\n"
GET = b"GET /events HTTP/1.1\r\n"
POST = b"POST /answer HTTP/1.1\r\n" + HOST + TOKEN
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"

LINES = [
    *(b"", b"\r\n", b"\r\n\r\n", b"\n", b"\0", b"\xff" * 100, b"GET", b"GET /", b"GET / HTTP/1.1"),
    *(b"GET / HTTP/1.1\r\n", b"GET  / HTTP/1.1\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"),
    *(b"GET / HTTP/1.1 x\r\n\r\n", b"GET /\x00 HTTP/1.1\r\n\r\n", b"G\xc3\xa9T / HTTP/1.1\r\n\r\n"),
    *(b"GET / HTTP/2.0\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / ICE/1.0\r\n\r\n"),
    *(b"GET /\xff HTTP/1.1\r\n\r\n", b"get / http/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00"),
    *(b"GET http://evil.example/ HTTP/1.1\r\n" + HOST + b"\r\n", b"GET * HTTP/1.1\r\n\r\n"),
    *(b"CONNECT evil.example:443 HTTP/1.1\r\n" + HOST + b"\r\n", b"A" * 20_000),
    *(b"GET " + b"/" * 20_000 + b" HTTP/1.1\r\n\r\n", b"SSH-2.0-OpenSSH_9\r\n"),
]
HEADERS = [
    *(b"Host\r\n", b": x\r\n", b" Host: x\r\n", b"Host : 127.0.0.1:PORT\r\n", b"H\xf6st: x\r\n"),
    *(HOST + b"X: \x00\r\n", HOST + b"X: a\x0bb\r\n", HOST + b"X: \r\n folded\r\n", HOST + HOST),
    *(HOST + b"X: \xff\xfe\r\n", HOST + b"X\x00: a\r\n", HOST + b"X: " + b"a" * 17_000 + b"\r\n"),
    *(HOST + b"Authorization: Bearer \xff\xfe\r\n", HOST + b"Authorization: \r\n"),
    *(HOST + b"Origin: \xff\r\n", HOST + b"Sec-Fetch-Site: \xff\r\n", b"Host: \xff\r\n"),
    *(HOST + b"A: b\r\n" * 4000, HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"),
    *(
        HOST + b"Upgrade: h2c\r\nHTTP2-Settings: AAA\r\nConnection: Upgrade\r\n",
        HOST + b"\xff: x\r\n",
    ),
    *(
        HOST + TOKEN + TOKEN,
        HOST + b"Cookie: token=TOKEN\r\n",
        HOST + b"X: a\nY: b\n",
        HOST + b"\r",
    ),
]
LENGTHS = [
    *(
        b"-1",
        b"+1",
        b"1e3",
        b"0x10",
        b"99999999999999999999",
        b"1, 2",
        b"\xff",
        b"a",
        b"",
        b" ",
        b"1 1",
    ),
    *(b"16385", b"4294967296", b"00000000000000000000001", b"\xd9\xa1", b"1\x00"),
]
CHUNKS = [
    *(b"x\r\n", b"-1\r\n", b"FFFFFFFFFFFFFFFFF\r\n", b"5\r\nab", b"1\r\nab\r\n0\r\n\r\n", b"0\r\n"),
    *(
        b"0\r\nX: \xff\r\n\r\n",
        b"1;" + b"a" * 20_000 + b"\r\n",
        b"\r\n\r\n",
        b"1\r\na\r\n" * 17_000,
    ),
    *(b"5\r\nabcde\r\n0\r\nA: b\r\n\r\n", b"0x1\r\na\r\n0\r\n\r\n", b"1 \r\na\r\n0\r\n\r\n"),
]
BODIES = [
    *(b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff", b"NaN", b"{}{}", b"[" * 10_000),
    *(b'{"a":' * 3_000, b"\x00", b'{"question": 1e999}', b'{"\\ud800": 1}'),
]
EARLY = [GET[:n] for n in (1, 10, 20)] + [GET + HOST, POST + b"Content-Length: 10\r\n\r\nabc"]
PIPELINED = [
    (GET + HOST + b"\r\n") * 3,
    POST + b"Content-Length: 2\r\n\r\n{}" + GET + HOST + TOKEN + b"\r\n",
    POST
    + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    POST + b"Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
    POST + b"Expect: \xff\r\nContent-Length: 2\r\n\r\n{}",
]
ALL = [
    *LINES,
    *[b"GET / HTTP/1.1\r\n" + head + b"\r\n" for head in HEADERS],
    *[POST + b"Content-Length: " + length + b"\r\n\r\n{}" for length in LENGTHS],
    *[CHUNKED + chunk for chunk in CHUNKS],
    *[POST + b"Content-Length: %d\r\n\r\n" % len(body) + body for body in BODIES],
    *EARLY,
    *PIPELINED,
]


def test_there_are_many_of_them() -> None:
    assert len(set(ALL)) >= 100


@pytest.mark.parametrize("number", range(len(ALL)))
async def test_a_request_that_is_none_ends_alone(number: int) -> None:
    """It is closed from their side as soon as it is sent, as an early close, or answered."""
    async with door() as (_, client):
        data = ALL[number].replace(b"PORT", b"%d" % client.port)
        data = data.replace(b"TOKEN", client.token.encode())
        with trio.fail_after(20):
            answer = await sent_and_ended(client.port, data)
            assert not answer or answer.startswith(b"HTTP/1.1 ")
            assert not answer.startswith(b"HTTP/1.1 5")
            assert (await client.post("/answer", {"still": "here"}))[0] == 200


async def sent_and_ended(port: int, data: bytes) -> bytes:
    answer = b""
    async with await trio.open_tcp_stream("127.0.0.1", port) as stream:
        try:
            await stream.send_all(data)
            await stream.send_eof()
            async for chunk in stream:
                answer += chunk
        except (trio.BrokenResourceError, OSError):
            pass  # cut off: an answer as well
    return answer


async def test_six_hundred_who_say_nothing_keep_nobody_out() -> None:
    """The oldest strangers give way to new ones, and an honest request is answered meanwhile."""
    async with door() as (server, client):
        streams = []
        for number in range(600):
            stream = await trio.open_tcp_stream("127.0.0.1", client.port)
            streams.append(stream)
            await stream.send_all(GET[: number % len(GET)])
            if number % 100 == 99:
                assert (await client.post("/answer", {}))[0] == 200
        await trio.testing.wait_all_tasks_blocked(0.05)
        assert len(server._strangers) <= STRANGERS
        for stream in streams:
            await stream.aclose()


async def test_a_request_that_dawdles_is_cut_off(autojump_clock: trio.testing.MockClock) -> None:
    """On a virtual clock, over memory: time passes as soon as everybody waits."""
    from tests.web.nodes import FILES, Echo
    from ui.web.door.server import Server

    server = Server(Echo(), FILES)
    here, there = trio.testing.memory_stream_pair()
    async with trio.open_nursery() as nursery:
        nursery.start_soon(server.welcome, there)
        await here.send_all(b"GET / HTTP/1.1\r\n")
        answer = b""
        async for chunk in here:
            answer += chunk
    assert answer.startswith(b"HTTP/1.1 408 ")
