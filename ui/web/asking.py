"""What the person at the page is asked: one question and one consent at a time, by their ids."""

from itertools import count
from typing import Any

import trio

from p2p import Changes
from ui.scene.asked import Asked, NoAnswer
from ui.scene.shape import Json


class Gone(Exception):
    """What was answered is no longer asked."""


class Asking:
    """A late click answers nothing else, and a double click nothing twice: every id is new."""

    def __init__(self, changed: Changes) -> None:
        self.question: Asked | None = None
        self.deadline: float | None = None
        self.consent: Json | None = None
        self._changed, self._numbers = changed, count(1)
        self._answer: Any = None
        self._answered = trio.Event()
        self._yes, self._agreed = False, trio.Event()

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

    async def agrees(self, kind: str, text: str, detail: list[str]) -> bool:
        number = f"{kind}.{self.number()}"
        self._agreed = trio.Event()
        self.consent = {"id": number, "kind": kind, "text": text, "detail": detail}
        self._changed.tell()
        try:
            await self._agreed.wait()
        finally:
            self.consent = None
            self._changed.tell()
        return self._yes

    def settle(self, sent: Json) -> None:
        if self.consent is None or sent.get("consent") != self.consent["id"]:
            raise Gone
        if not isinstance(sent.get("yes"), bool):
            raise NoAnswer("yes is true or false")
        self._yes, self.consent = sent["yes"], None
        self._agreed.set()
