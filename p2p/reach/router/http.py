"""The little HTTP that a router in our own network understands, with limits."""

from typing import NamedTuple
from urllib.parse import urlsplit

import h11
import trio

from p2p.reach.router.asked import Nobody, NoPort

MAX_ANSWER = 1 << 17
CHUNK = 1 << 14
SECONDS = 4.0


class Answer(NamedTuple):
    status: int
    body: bytes


async def ask(url: str, body: bytes = b"", action: str = "") -> Answer:
    """GET, or POST where there is an ``action`` of SOAP; ``NoPort`` if nothing sensible comes."""
    place = urlsplit(url)
    try:
        with trio.fail_after(SECONDS):
            stream = await trio.open_tcp_stream(place.hostname or "", place.port or 80)
            async with stream:
                return await exchange(stream, request(url, body, action), body)
    # ValueError: it names places that can't be asked for.
    except (OSError, ValueError, h11.ProtocolError, trio.BrokenResourceError) as error:
        raise Nobody("the router does not answer sensibly") from error
    except trio.TooSlowError:
        raise Nobody("the router takes too long") from None


def request(url: str, body: bytes, action: str) -> h11.Request:
    place = urlsplit(url)
    target = (place.path or "/") + (f"?{place.query}" if place.query else "")
    headers = [("Host", place.netloc), ("Connection", "close"), ("Content-Length", str(len(body)))]
    if action:
        headers += [("Content-Type", 'text/xml; charset="utf-8"'), ("SOAPAction", f'"{action}"')]
    return h11.Request(method="POST" if action else "GET", target=target, headers=headers)


async def exchange(stream: trio.SocketStream, asked: h11.Request, body: bytes) -> Answer:
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=1 << 14)
    events = (asked, *([h11.Data(body)] if body else []), h11.EndOfMessage())
    await stream.send_all(b"".join(http.send(event) or b"" for event in events))
    status, parts, size = 0, list[bytes](), 0
    while not isinstance(event := http.next_event(), h11.EndOfMessage):
        if event is h11.NEED_DATA:
            http.receive_data(await stream.receive_some(CHUNK))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
            size += len(event.data)
        if size > MAX_ANSWER:
            raise NoPort("the router says too much")
    return Answer(status, b"".join(parts))
