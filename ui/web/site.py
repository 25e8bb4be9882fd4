"""What the page may ask of the node while a table is open."""

import io
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

import segno

from ui.scene.asked import NoAnswer
from ui.scene.shape import Json
from ui.web.asking import Gone
from ui.web.exchange import BadRequest, Reply, Request
from ui.web.replaying import scenes
from ui.web.server import DONE, Answer, told
from ui.words import LANGUAGES

if TYPE_CHECKING:
    from ui.web.page import Page

GONE, BAD, NONE = 409, 400, 404


class TableSite:
    """Answers for one ``page``; every request here has shown the token."""

    def __init__(self, page: "Page") -> None:
        self._page = page

    @property
    def answers(self) -> Mapping[tuple[str, str], Answer]:
        return {
            ("GET", "/events"): self.events,
            ("GET", "/log"): self.log,
            ("GET", "/scenes"): self.scenes,
            ("GET", "/qr.svg"): self.square,
            ("GET", "/record"): self.record,
            ("POST", "/answer"): self.answer,
            ("POST", "/consent"): self.consent,
            ("POST", "/language"): self.language,
            ("POST", "/leave"): self.leave,
        }

    async def events(self, _: Request, __: bytes) -> Reply:
        return Reply(200, kind="application/x-ndjson", lines=self._page.tabs.stream())

    async def log(self, _: Request, __: bytes) -> Reply:
        playing = self._page.playing
        if playing is None:
            return told({"log": []})
        chronicle = self._page.chronicle(playing)
        since = chronicle.view().since
        return told({"log": [line for line in chronicle.lines if line["event"] >= since]})

    async def scenes(self, request: Request, _: bytes) -> Reply:
        playing = self._page.playing
        if playing is None:
            raise BadRequest(NONE, "no match was played here yet")
        chronicle = self._page.chronicle(playing)
        first, last = number(request, "from", 0), number(request, "to", chronicle.place)
        return told(scenes(chronicle, first, last))

    async def square(self, _: Request, __: bytes) -> Reply:
        invitation = self._page.invitation
        if invitation is None:
            raise BadRequest(NONE, "there is no invitation here")
        drawn = io.BytesIO()
        segno.make(str(invitation), error="l").save(drawn, kind="svg", scale=4, xmldecl=False)
        return Reply(200, drawn.getvalue(), "image/svg+xml")

    async def record(self, _: Request, __: bytes) -> Reply:
        over = self._page.over
        if over is None:
            raise BadRequest(NONE, "no match has ended here yet")
        name = ("Content-Disposition", f'attachment; filename="{over[1].name}"')
        return Reply(200, over[1].read_bytes(), "application/octet-stream", headers=[name])

    async def answer(self, _: Request, body: bytes) -> Reply:
        try:
            self._page.asking.take(sent(body))
        except Gone as gone:
            raise BadRequest(GONE, "that is no longer asked") from gone
        except NoAnswer as none:
            raise BadRequest(BAD, str(none)) from none
        return DONE

    async def consent(self, _: Request, body: bytes) -> Reply:
        try:
            self._page.asking.settle(sent(body))
        except Gone as gone:
            raise BadRequest(GONE, "that is no longer asked") from gone
        except NoAnswer as none:
            raise BadRequest(BAD, str(none)) from none
        return DONE

    async def language(self, _: Request, body: bytes) -> Reply:
        language = sent(body).get("language")
        if language not in LANGUAGES:
            raise BadRequest(BAD, "no such language")
        self._page.speak(language)
        return DONE

    async def leave(self, _: Request, __: bytes) -> Reply:
        self._page.leaving.set()
        return DONE


def sent(body: bytes) -> Json:
    """The object that a page sent; ``BadRequest`` if it is none."""
    try:
        facts = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise BadRequest(BAD, "that is no JSON") from error
    if not isinstance(facts, dict):
        raise BadRequest(BAD, "an object is expected")
    return facts


def number(request: Request, name: str, default: int) -> int:
    word = request.query.get(name, str(default))
    if not (word.isascii() and word.isdecimal() and len(word) < 8):
        raise BadRequest(BAD, f"{name} is a number")
    return int(word)
