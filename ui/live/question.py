"""One decision put to a person: what it is about, what may be answered, what a line means."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import trio

from games.kit import AnyDecision, IllegalAnswer, Speak
from players.view import View
from ui.desk.paper import Paper
from ui.desk.picking import Unclear, menu
from ui.scene.table import layout_of
from ui.screen.offered import offered
from ui.telling import Teller
from ui.words import Words

ASKED = "bold yellow"
PAGE = 15  # options shown at once, if there are many more
LITTLE_MORE = 5  # so few are not worth a page of their own


class Question(ABC):
    """Is put once, hears lines until one is an answer, and is open as long as it waits for it."""

    takes_any_words = False  # may the answer be any text, so that commands need a mark?

    def __init__(self, teller: Teller, seen: View[Any], decision: AnyDecision) -> None:
        self.is_open = True
        self._seen, self._decision = seen, decision
        self._teller = teller.knowing(seen.knowledge.faces)
        self._words = self._teller.words
        self._answered = trio.Event()
        self._answer: Any = None

    async def until_answered(self) -> Any:
        """The answer; a question that nobody waits for any more is closed."""
        try:
            await self._answered.wait()
        finally:
            self.is_open = False
        return self._answer

    def _settle(self, answer: object) -> None:
        self._answer, self.is_open = answer, False
        self._answered.set()

    def put(self, paper: Paper) -> None:
        self._ask(paper)
        self.hint(paper)

    def _ask(self, paper: Paper) -> None:
        paper.blank()
        paper.write(self._teller.question(self._seen, self._decision), ASKED)

    def help(self, paper: Paper) -> None:
        """The rules of the moment, and how to answer."""
        key = f"help-{self._decision.ask}"
        if key in self._words:
            paper.write(self._words.say(key))
        self.hint(paper)

    @abstractmethod
    def hint(self, paper: Paper) -> None:
        """How to answer."""

    @abstractmethod
    def hear(self, typed: str, paper: Paper) -> None:
        """Take a line as the answer, or say why it is none."""

    def fits(self, typed: str) -> bool:  # noqa: ARG002  nothing is known of free text
        """Are these words of an option?"""
        return False

    def more(self, paper: Paper) -> None:
        """Show options that were not shown yet, or all of them again."""
        self.hint(paper)


class Choice(Question):
    """One of many options; words that fit several narrow the list."""

    def __init__(self, teller: Teller, seen: View[Any], decision: AnyDecision) -> None:
        super().__init__(teller, seen, decision)
        self._options, labels = offered(self._teller, seen, decision)
        self._menu = menu(self._options, labels)
        self._rest: Sequence[int] = self._menu.listed  # what fits and was not shown yet
        self._meant: int | None = None  # what was chosen, if that has to be said twice

    def put(self, paper: Paper) -> None:
        self._ask(paper)
        self._list(paper, self._menu.listed)
        self.hint(paper)

    def hint(self, paper: Paper) -> None:
        if amounts := self._menu.amounts:
            least, most = str(min(amounts)), str(max(amounts))
            paper.write(self._words.say("hint-amount", least=least, most=most), "dim")
        else:
            paper.write(self._words.say("hint-number"), "dim")

    def hear(self, typed: str, paper: Paper) -> None:
        meant, self._meant = self._meant, None
        if not typed:
            self.hint(paper)
            return
        if meant is not None and is_yes(self._words, typed):
            self._settle(self._options[meant])
            return
        try:
            place = self._menu.place(typed)
        except Unclear as unclear:
            paper.write(self._words.say("several-fit", count=len(unclear.fits)))
            self._list(paper, unclear.fits)
        except LookupError:
            paper.write(self._words.say("none-fits"))
            self.hint(paper)
        else:
            self._choose(place, meant, paper)

    def fits(self, typed: str) -> bool:
        try:
            self._menu.place(typed)
        except Unclear:
            return True
        except LookupError:
            return False
        return True

    def _choose(self, place: int, meant: int | None, paper: Paper) -> None:
        """What can't be taken back has to be said twice; not by whoever wrote it down before."""
        way = layout_of(self._seen.game.key).way(self._seen, self._options[place])
        if way.confirm and place != meant and paper.out.is_terminal:
            self._meant = place
            option = self._menu.labels[place]
            paper.write(self._words.say("no-way-back", option=option), ASKED)
        else:
            self._settle(self._options[place])

    def more(self, paper: Paper) -> None:
        self._list(paper, self._rest or self._menu.listed)

    def _list(self, paper: Paper, places: Sequence[int]) -> None:
        size = PAGE if len(places) > PAGE + LITTLE_MORE else len(places)
        for place in places[:size]:
            paper.write(self._line(place), indent=2)
        self._rest = places[size:]
        if self._rest:
            paper.write(self._words.say("more-options", count=len(self._rest)), "dim", indent=2)

    def _line(self, place: int) -> str:
        option = self._menu.labels[place]
        if self._menu.amounts:
            return option  # a number before it would be taken for an amount
        return self._words.say("option-line", number=str(place + 1), option=option)


class Speech(Question):
    """Any words, or none."""

    takes_any_words = True

    def hint(self, paper: Paper) -> None:
        paper.write(self._words.say("hint-text"), "dim")

    def hear(self, typed: str, paper: Paper) -> None:
        (seat,), sight = self._decision.deciders(), self._seen.knowledge.sight
        try:
            self._settle(self._decision.choice(seat, typed, sight))
        except IllegalAnswer:
            paper.write(self._words.say("not-sayable", count=len(typed)))
            self.hint(paper)


def question(teller: Teller, seen: View[Any], decision: AnyDecision) -> Question:
    """The question that ``decision`` puts to the seat of the view."""
    kind = Speech if isinstance(decision, Speak) else Choice
    return kind(teller, seen, decision)


def is_yes(words: Words, typed: str) -> bool:
    return bool(typed) and words.say("yes").startswith(typed.casefold())


def is_forced(seen: View[Any]) -> bool:
    """Is there but one answer, so that nobody needs to be asked?"""
    return len(seen.options) == 1 and not isinstance(seen.decision, Speak)
