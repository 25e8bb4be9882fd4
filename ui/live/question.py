"""One decision put to a person: what it is about, what may be answered, what a line means."""

from collections.abc import Sequence
from typing import Any

import trio

from games.kit import Decision
from players.view import View
from ui.live.chronicle import Chronicle
from ui.live.paper import Paper
from ui.picking import Menu, Unclear, menu

PAGE = 15  # options shown at once, if there are many more
LITTLE_MORE = 5  # so few are not worth a page of their own


class Question:
    """Asks until the answer is clear; what was typed in between narrows a long list."""

    def __init__(self, chronicle: Chronicle, seen: View[Any], decision: Decision[Any]) -> None:
        self._teller = chronicle.teller.knowing(seen.knowledge.faces)
        self._words = self._teller.words
        self._options, self._text = seen.options, self._teller.ask(decision)
        self._menu: Menu = menu(seen.options, self._teller.choices(decision, seen.options))
        self._rest: Sequence[int] = ()  # options that fit and were not shown yet
        self._ask = seen.ask
        self._answered = trio.Event()
        self._answer: Any = None
        self.chronicle, self.is_open = chronicle, True

    async def until_answered(self) -> Any:
        """The answer; a question that nobody waits for any more is closed."""
        try:
            await self._answered.wait()
        finally:
            self.is_open = False
        return self._answer

    def put(self, paper: Paper) -> None:
        """The question, and as many of its options as fit."""
        paper.blank()
        paper.write(self._text, "bold")
        self._list(paper, self._menu.listed)
        self.hint(paper)

    def hint(self, paper: Paper) -> None:
        """How to answer."""
        if amounts := self._menu.amounts:
            least, most = str(min(amounts)), str(max(amounts))
            words = self._words.say("hint-amount", least=least, most=most)
        else:
            words = self._words.say("hint-number")
        paper.write(words, "dim")

    def hear(self, typed: str, paper: Paper) -> None:
        """Take a line as the answer, or say why it is none."""
        try:
            place = self._menu.place(typed)
        except Unclear as unclear:
            paper.write(self._words.say("several-fit", count=len(unclear.fits)))
            self._list(paper, unclear.fits)
        except LookupError:
            paper.write(self._words.say("none-fits"))
            self.hint(paper)
        else:
            self._answer, self.is_open = self._options[place], False
            self._answered.set()

    def more(self, paper: Paper) -> None:
        if self._rest:
            self._list(paper, self._rest)
        else:
            self._list(paper, self._menu.listed)

    def help(self, paper: Paper) -> None:
        """The rules of the moment."""
        key = f"help-{self._ask}"
        if key in self._words:
            paper.write(self._words.say(key))

    def _list(self, paper: Paper, places: Sequence[int]) -> None:
        size = PAGE if len(places) > PAGE + LITTLE_MORE else len(places)
        for place in places[:size]:
            option = self._menu.labels[place]
            if self._menu.amounts:
                paper.write(self._words.say("option-word", option=option), indent=2)
            else:
                number = str(place + 1)
                paper.write(self._words.say("option-line", number=number, option=option), indent=2)
        self._rest = places[size:]
        if self._rest:
            paper.write(self._words.say("more-options", count=len(self._rest)), "dim", indent=2)
