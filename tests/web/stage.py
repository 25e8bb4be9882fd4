"""A stage for the page without a match: its files, the node's own headers, and prepared messages.

Only the browser is real here. What the page is told comes from ``tests.web.plain``, which makes it
as the node does; what it sends back is kept for the test to look at.
"""

import json
import re
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

from ui.scene.shape import Json
from ui.web.door.files import page_files
from ui.web.door.guard import HEADERS
from ui.words import FOLDER as WORDS

PAGE = Path(__file__).parents[2] / "ui" / "web" / "page"
LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands"}
TOKEN = "stage"


def words(language: str) -> dict[str, str]:
    """The page's own words, with ``{name}`` where it fills something in."""
    text = (WORDS / f"page.{language}.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE)
    return {key: re.sub(r"\{ \$(\w+) \}", r"{\1}", value) for key, value in lines}


class Stage:
    """Sends each message that is put to ``show`` to every tab, and keeps what the tabs post."""

    def __init__(self, data: Mapping[str, Any] | None = None) -> None:
        # What a GET finds, by path. Whoever taps a card wants to read about it.
        self.data: dict[str, Any] = {"/reference": {"rules": [], "cards": []}, **(data or {})}
        self.posted: list[tuple[str, Json]] = []
        self.refusals: list[tuple[int, str]] = []  # for the next posts
        self._last: Json = {}
        self._tabs: list[Queue[Json | None]] = []
        self.seq = 0
        self.files = page_files(PAGE)
        self.address = ""

    def show(self, message: Json, language: str = "en") -> None:
        self.seq += 1
        told = {"language": language, **message, "seq": self.seq}
        self._last = told | {"words": words(told["language"]), "languages": LANGUAGES}
        for tab in self._tabs:
            tab.put(self._last)

    def open_tab(self) -> Queue[Json | None]:
        tab: Queue[Json | None] = Queue()
        if self._last:
            tab.put(self._last)
        self._tabs.append(tab)
        return tab

    def cut(self) -> None:
        """End every stream, as a node that stops would."""
        for tab in self._tabs:
            tab.put(None)
        self._tabs.clear()


class Handler(BaseHTTPRequestHandler):
    stage: Stage

    def log_message(self, *_: object) -> None:
        """Nothing: a test that fails shows what it saw in the browser."""

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        if path == "/events":
            self._stream()
        elif file := self.stage.files.get(path):
            self._reply(200, file.data, file.kind)
        elif path in self.stage.data:
            self._reply(200, json.dumps(self.stage.data[path]).encode(), "application/json")
        else:
            self._reply(404, b'{"problem":"not on this stage"}', "application/json")

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.stage.posted.append((self.path, json.loads(body or b"{}")))
        if self.stage.refusals:
            status, text = self.stage.refusals.pop(0)
            self._reply(status, json.dumps({"problem": text}).encode(), "application/json")
        else:
            self._reply(204, b"", "")

    def _stream(self) -> None:
        tab = self.stage.open_tab()
        self._head(200, "application/json")
        while (message := tab.get()) is not None:
            try:
                self.wfile.write(json.dumps(message).encode() + b"\n")
                self.wfile.flush()
            except OSError:
                return

    def _head(self, status: int, kind: str, size: int | None = None) -> None:
        self.send_response(status)
        given: Sequence[tuple[str, str]] = HEADERS
        for name, value in given:
            self.send_header(name, value)
        if kind:
            self.send_header("Content-Type", kind)
        if size is not None and status != 204:
            self.send_header("Content-Length", str(size))
        self.end_headers()

    def _reply(self, status: int, body: bytes, kind: str) -> None:
        self._head(status, kind, len(body))
        self.wfile.write(body)


@contextmanager
def staged(data: Mapping[str, Any] | None = None) -> Iterator[Stage]:
    stage = Stage(data)
    handler = type("StageHandler", (Handler,), {"stage": stage})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    stage.address = f"http://127.0.0.1:{server.server_address[1]}/#{TOKEN}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield stage
    finally:
        stage.cut()
        server.shutdown()
        server.server_close()
        thread.join()
