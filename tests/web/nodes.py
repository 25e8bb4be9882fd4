"""A node's door for tests, without a table behind it."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import trio

from tests.web.client import Client
from ui.scene.shape import Json
from ui.web.door.exchange import Reply, Request
from ui.web.door.files import File
from ui.web.door.server import DONE, Answer, Server, told
from ui.web.door.tabs import Tabs
from ui.web.site import sent

FILES = {"/": File(b"<!doctype html>", "text/html; charset=utf-8")}


class Echo:
    """Says back what was sent; streams a number that a test changes."""

    def __init__(self) -> None:
        self.facts: Json = {"phase": "table", "number": 0}
        self.tabs = Tabs(lambda: self.facts, lambda: {"words": {}})

    @property
    def answers(self) -> Mapping[tuple[str, str], Answer]:
        return {
            ("GET", "/events"): self.events,
            ("POST", "/answer"): self.answer,
            ("POST", "/record"): self.record,
        }

    async def events(self, _: Request, __: bytes) -> Reply:
        return Reply(lines=self.tabs.stream())

    async def answer(self, _: Request, body: bytes) -> Reply:
        return told(sent(body))

    async def record(self, _: Request, body: bytes) -> Reply:
        return told(len(body)) if body else DONE


@asynccontextmanager
async def door(site: Echo | None = None) -> AsyncIterator[tuple[Server, Client]]:
    server = Server(site or Echo(), FILES)
    async with trio.open_nursery() as nursery:
        guard = await nursery.start(server.run)
        yield server, Client(guard.address)
        nursery.cancel_scope.cancel()
