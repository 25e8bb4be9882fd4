"""What the page may ask of the node while a table is open."""

import io
import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import segno

from p2p import in_thread
from table import is_opening
from ui.problem import Problem
from ui.scene.asked import NoAnswer
from ui.scene.reference import reference
from ui.scene.shape import Json
from ui.web.asking import Gone
from ui.web.door.exchange import BadRequest, Reply, Request
from ui.web.door.server import DONE, Answer, told
from ui.web.shown.believing import NoRecord, checked_bytes, explain, summary
from ui.web.shown.replaying import scenes
from ui.web.starting import BadWish, host_words, join_words, resume_words
from ui.words import LANGUAGES
from ui.words.reasons import in_language

if TYPE_CHECKING:
    from ui.web.page import Page

GONE, BAD, NONE, FAST = 409, 400, 404, 429

Words = Callable[[Json], list[str]]  # what was sent, as the words of a command


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
            ("GET", "/reference"): self.reference,
            ("GET", "/qr.svg"): self.square,
            ("GET", "/record"): self.record,
            ("GET", "/explain"): self.explain,
            ("POST", "/record"): self.look_at,
            ("POST", "/answer"): self.answer,
            ("POST", "/consent"): self.consent,
            ("POST", "/language"): self.language,
            ("POST", "/leave"): self.leave,
            ("POST", "/bot"): self.bot,
            ("POST", "/away"): self.away,
            ("POST", "/chat"): self.chat,
            ("POST", "/mute"): self.mute,
            ("POST", "/host"): partial(self.begin, host_words),
            ("POST", "/join"): partial(self.begin, join_words),
            ("POST", "/resume"): partial(self.begin, resume_words),
            ("POST", "/start"): self.start,
        }

    async def events(self, _: Request, __: bytes) -> Reply:
        return Reply(200, kind="application/x-ndjson", lines=self._page.tabs.stream())

    async def log(self, _: Request, __: bytes) -> Reply:
        chronicle = self._page.messages.told
        if chronicle is None:
            return told({"log": []})
        since = self._page.messages.since
        return told({"log": [line for line in chronicle.lines if line["event"] >= since]})

    async def reference(self, _: Request, __: bytes) -> Reply:
        game = self._page.messages.game
        if game is None:
            raise BadRequest(NONE, "nothing is played here yet")
        return told(reference(game, self._page.language))

    async def scenes(self, request: Request, _: bytes) -> Reply:
        chronicle = self._page.messages.told
        if chronicle is None:
            raise BadRequest(NONE, "no match was played here yet")
        first, last = number(request, "from", 0), number(request, "to", chronicle.place)
        messages = self._page.messages
        return told(scenes(chronicle, first, last, messages.since, messages.opened))

    async def explain(self, request: Request, _: bytes) -> Reply:
        event = number(request, "event", 0)
        report = await self._page.records.so_far()
        if report is None or event >= len(report.table.match.events):
            raise BadRequest(NONE, "that has not happened, or is not proved yet")
        pages = await in_thread(explain, report, self._page.language, event)
        return told(
            {"event": event, "messages": pages, "command": self._page.records.explain_command}
        )

    async def look_at(self, _: Request, body: bytes) -> Reply:
        """A record that somebody dropped: it is checked, and becomes a replay. What its players
        have opened of it follows in the same way.
        """
        if not self._page.is_idle:
            raise BadRequest(GONE, "a match is under way here")
        try:
            if is_opening(body):
                await self._page.records.open(body)
                return DONE
            report = await in_thread(checked_bytes, body)
        except NoRecord as bad:
            raise BadRequest(BAD, str(bad)) from bad
        self._page.records.show(report)
        return told({"report": summary(report, self._page.language)})

    async def start(self, _: Request, __: bytes) -> Reply:
        if not self._page.may_begin_again:
            raise BadRequest(GONE, "a match is under way here")
        self._page.begin_again()
        return DONE

    async def square(self, _: Request, __: bytes) -> Reply:
        invitation = self._page.followed.invitation
        if invitation is None:
            raise BadRequest(NONE, "there is no invitation here")
        drawn = io.BytesIO()
        segno.make(str(invitation), error="l").save(drawn, kind="svg", scale=4, xmldecl=False)
        return Reply(200, drawn.getvalue(), "image/svg+xml")

    async def record(self, _: Request, __: bytes) -> Reply:
        over = self._page.followed.over
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

    async def begin(self, words: Words, _: Request, body: bytes) -> Reply:
        """What the person wishes on the start page."""
        if self._page.wished is None or not self._page.is_idle:
            raise BadRequest(GONE, "that can't be begun here now")
        try:
            self._page.wished(words(sent(body)))
        except Problem as problem:
            raise BadRequest(BAD, problem.said_in(self._page.language)) from problem
        except BadWish as bad:
            raise BadRequest(BAD, in_language(self._page.language, str(bad))) from bad
        return DONE

    async def chat(self, _: Request, body: bytes) -> Reply:
        session, text = self._page.followed.session, sent(body).get("text")
        if session is None or not isinstance(text, str):
            raise BadRequest(BAD, "nobody would hear that")
        if not text.isprintable():
            raise BadRequest(BAD, "nobody could read that")
        if not session.chat.say(text):
            raise BadRequest(FAST, "up to 500 characters are heard, a line a second")
        return DONE

    async def mute(self, _: Request, body: bytes) -> Reply:
        match sent(body):
            case {"key": str(key), "yes": bool(yes)} if self._page.followed.session and is_key(key):
                chat = self._page.followed.session.chat
                (chat.mute if yes else chat.unmute)(bytes.fromhex(key))
                return DONE
        raise BadRequest(BAD, "whom, and whether?")

    async def bot(self, _: Request, __: bytes) -> Reply:
        if not self._page.bots.ask():
            raise BadRequest(GONE, "there is no free chair, or it is not our table")
        return DONE

    async def away(self, _: Request, body: bytes) -> Reply:
        """Somebody in the lobby, for good."""
        session = self._page.followed.session
        match sent(body):
            case {"key": str(key)} if is_key(key):
                if session is None or not session.send_away(bytes.fromhex(key)):
                    raise BadRequest(GONE, "it is not our table, or too late, or nobody's chair")
                return DONE
        raise BadRequest(BAD, "whom?")

    async def leave(self, _: Request, __: bytes) -> Reply:
        self._page.leave()
        return DONE


def is_key(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


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
