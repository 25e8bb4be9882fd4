"""What the person at the page is asked: one question and one consent at a time, by their ids."""

from collections.abc import Callable
from itertools import count
from typing import Any

import trio

from p2p import Changes
from ui.scene.asked import Asked, NoAnswer
from ui.scene.shape import Json

Said = Callable[[], list[str]]  # a question and what there is to know about it, in words of now


class Gone(Exception):
    """What was answered is no longer asked."""


class Asking:
    """A late click answers nothing else, and a double click nothing twice: every id is new."""

    def __init__(self, changed: Changes) -> None:
        self.question: Asked | None = None
        self.deadline: float | None = None
        self._consent: tuple[str, str, Said] | None = None  # its id, its kind and its words
        self._changed, self._numbers = changed, count(1)
        self._answer: Any = None
        self._answered = trio.Event()
        self._yes, self._agreed = False, trio.Event()
        self._left = False  # whoever sat here: agrees to nothing any more

    def number(self) -> int:
        return next(self._numbers)

    async def answer(self, question: Asked) -> Any:
        """What the person decides; whoever does not wait any longer closes the question."""
        self.question, self._answered = question, trio.Event()
        deadline = trio.current_effective_deadline()
        self.deadline = deadline if deadline < float("inf") else None
        self._changed.tell()
        try:
            await self._answered.wait()
        finally:
            self.question = None
            self._changed.tell()
        return self._answer

    def take(self, sent: Json) -> None:
        """An answer from the page: ``Gone`` if it is to nothing, ``NoAnswer`` if it is none."""
        question = self.question
        if question is None or sent.get("question") != question.id:
            raise Gone
        self._answer, self.question = question.answer(sent), None
        self._answered.set()

    @property
    def left(self) -> float | None:
        """The seconds for the question, rounded so that a message stays the same for a while."""
        if self.deadline is None:
            return None
        return round(max(0.0, self.deadline - trio.current_time()))

    @property
    def consent(self) -> Json | None:
        """The yes or no that is asked for, in the language of now."""
        if self._consent is None:
            return None
        number, kind, said = self._consent
        text, *detail = said()
        return {"id": number, "kind": kind, "text": text, "detail": detail}

    async def agrees(self, kind: str, said: Said) -> bool:
        if self._left:
            return False
        self._agreed = trio.Event()
        self._consent = f"{kind}.{self.number()}", kind, said
        self._changed.tell()
        try:
            await self._agreed.wait()
        finally:
            self._consent = None
            self._changed.tell()
        return self._yes

    def leave(self) -> None:
        """Nobody waits for an answer of somebody who goes: it is a no."""
        self._left, self._yes = True, False
        self._agreed.set()

    def come(self) -> None:
        self._left = False

    def settle(self, sent: Json) -> None:
        if self._consent is None or sent.get("consent") != self._consent[0]:
            raise Gone
        if not isinstance(sent.get("yes"), bool):
            raise NoAnswer("yes is true or false")
        self._yes, self._consent = sent["yes"], None
        self._agreed.set()
