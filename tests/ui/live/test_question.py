"""Questions with many answers, amounts, or any words at all: livable for those who type them."""

import io
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

import pytest
from rich.console import Console

from games.complots import Ask as Complots_
from games.complots import Complots, Move
from games.kit import Choose, Game, Request, Seat, Speak
from players.view import View, view
from table.plain import PlainTable
from ui.desk.paper import Paper
from ui.live.question import Question, is_forced, question
from ui.telling import Teller
from ui.words import Words

ADA = Seat(1)
COLOURS = ("red", "green", "blue", "black", "white")
THINGS = tuple(f"{colour} {thing}" for colour in COLOURS for thing in ("cup", "hat", "key", "map"))
MANY = (*THINGS, *(f"old {thing}" for thing in THINGS))


class Ask(StrEnum):
    ANYTHING = "anything"


@dataclass
class Asking(Game):
    """Puts one question to the first seat."""

    request: Request[Any] = field(init=False)
    key: ClassVar[str] = "asking"
    counts: ClassVar[range] = range(2, 3)

    async def play(self) -> None:
        await self.request


class Desk:
    """One question on a paper, and what was typed at it."""

    def __init__(self, request: Request[Any]) -> None:
        game = Asking(2)
        game.request = request
        self.seen: View[Any] = view(PlainTable(game, 1), ADA)
        assert self.seen.decision is not None
        self.file = io.StringIO()
        self.paper = Paper(Console(file=self.file, width=80))
        teller = Teller("asking", "en", {ADA: "Ada", Seat(2): "Bob"}, ADA, parts=("screen",))
        self.question: Question = question(teller, self.seen, self.seen.decision)

    def shown(self, do: Callable[[], None]) -> list[str]:
        """The lines that it writes."""
        before = len(self.file.getvalue())
        do()
        return self.file.getvalue()[before:].splitlines()

    def put(self) -> list[str]:
        return self.shown(lambda: self.question.put(self.paper))

    def type(self, line: str) -> list[str]:
        return self.shown(lambda: self.question.hear(line, self.paper))

    def more(self) -> list[str]:
        return self.shown(lambda: self.question.more(self.paper))

    async def answer(self) -> object:
        assert not self.question.is_open
        return await self.question.until_answered()


def choose(*options: object) -> Choose[object]:
    return Choose(ADA, options, Ask.ANYTHING, options[0])


async def test_a_few_options_are_all_there_with_their_numbers() -> None:
    desk = Desk(choose(*THINGS))
    assert [line for line in desk.put() if "20. white map" in line]
    desk.type("20")
    assert await desk.answer() == "white map"


async def test_many_options_come_in_pages_and_keep_their_numbers() -> None:
    desk = Desk(choose(*MANY))
    first = desk.put()
    assert f"15. {MANY[14]}" in "".join(first)
    assert "16." not in "".join(first)
    assert any("and 25 more" in line for line in first)
    second = desk.more()
    assert second[0].strip() == f"16. {MANY[15]}"
    third = desk.more()
    assert third[-1].strip() == f"40. {MANY[39]}"
    assert desk.more()[0].strip() == f"1. {MANY[0]}"
    desk.type("40")
    assert await desk.answer() == MANY[39]


async def test_words_narrow_a_long_list_until_one_is_left() -> None:
    desk = Desk(choose(*MANY))
    desk.put()
    narrowed = desk.type("hat")
    assert len(narrowed) == 11
    assert all("hat" in line for line in narrowed[1:])
    assert desk.question.is_open
    desk.type("old hat bl")
    assert desk.question.is_open
    desk.type("old hat blu")
    assert await desk.answer() == "old blue hat"


async def test_an_amount_is_typed_as_it_is() -> None:
    desk = Desk(choose(*range(81), None))
    shown = desk.put()
    assert any("from 0 to 80" in line for line in shown)
    assert len(shown) <= 4
    assert any("none of them" in line for line in desk.type("81"))
    desk.type("37")
    assert await desk.answer() == 37


async def test_what_is_no_amount_is_chosen_by_its_word() -> None:
    desk = Desk(choose(*range(81), None))
    assert any("none" in line for line in desk.put())
    desk.type("none")
    assert await desk.answer() is None


@pytest.mark.parametrize("text", ["I will give you 20. Promised!", "", "1", "hand"])
async def test_any_words_may_be_said(text: str) -> None:
    desk = Desk(Speak(ADA, Ask.ANYTHING))
    desk.put()
    desk.type(text)
    assert await desk.answer() == text


@pytest.mark.parametrize("text", ["x" * 281, "a\u202eb", "a\x1b[2J"])
async def test_what_may_not_be_said_is_refused_in_a_line(text: str) -> None:
    desk = Desk(Speak(ADA, Ask.ANYTHING))
    desk.put()
    refusal = desk.type(text)
    assert "can’t be said" in refusal[0]
    assert desk.question.is_open
    assert "\x1b" not in "".join(refusal)


def test_nobody_is_asked_where_there_is_no_choice_but_everybody_who_may_speak() -> None:
    assert is_forced(Desk(choose("only")).seen)
    assert not is_forced(Desk(choose("one", "two")).seen)
    assert not is_forced(Desk(Speak(ADA, Ask.ANYTHING)).seen)


# What can't be taken back


class Losing:
    """Somebody who has to turn up one of two cards, at a terminal or with a pipe."""

    def __init__(self, *, terminal: bool, language: str = "en") -> None:
        table: PlainTable[Any] = PlainTable(Complots(3), 2)
        while getattr(table.match.pending, "ask", None) is not Complots_.LOSE:
            (seat, *_) = table.deciders
            bold = [
                o for o in table.options(seat) if getattr(o, "move", None) is Move.ASSASSINATION
            ]
            mild = [o for o in table.options(seat) if getattr(o, "move", None) is Move.INCOME]
            table.decide(seat, (bold or mild)[0])
        (self.seat,) = table.deciders
        self.seen = view(table, self.seat)
        assert self.seen.decision is not None
        names = {Seat(1): "Ada", Seat(2): "Bob", Seat(3): "Carl"}
        teller = Teller("complots", language, names, self.seat, parts=("screen",))
        self.question = question(teller, self.seen, self.seen.decision)
        self.file = io.StringIO()
        self.paper = Paper(Console(file=self.file, width=80, force_terminal=terminal or None))

    def type(self, line: str) -> bool:
        """Is that the answer?"""
        self.question.hear(line, self.paper)
        return not self.question.is_open


@pytest.mark.parametrize(("language", "yes"), [("en", "yes"), ("fr", "oui"), ("nl", "j")])
def test_what_cant_be_taken_back_is_asked_twice_at_a_terminal(language: str, yes: str) -> None:
    losing = Losing(terminal=True, language=language)
    assert not losing.type("1")
    assert Words(language, "screen").say("no-way-back", option="X")[:12] in losing.file.getvalue()
    assert losing.type(yes)


def test_the_same_once_more_is_a_yes_and_anything_else_is_a_new_choice() -> None:
    losing = Losing(terminal=True)
    assert not losing.type("1")
    assert not losing.type("2")
    assert not losing.type("nonsense")
    assert not losing.type("yes"), "that was taken back"
    assert not losing.type("2")
    assert losing.type("2")


def test_a_pipe_says_it_once() -> None:
    assert Losing(terminal=False).type("1")
