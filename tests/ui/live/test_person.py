"""Who sits at the keyboard: lines that come too early, too late, or not at all."""

import io
from dataclasses import dataclass, field
from typing import cast

import pytest
import trio
from rich.console import Console
from trio.testing import MockClock

from games.kit import Choose, Seat
from games.kuhn import Ask
from tests.sample import seated, terms
from tests.ui.live.test_question import Desk
from ui.desk.line_reader import Lines, Stays
from ui.desk.paper import Paper
from ui.live.chronicle import Chronicle
from ui.live.conversation import Conversation
from ui.live.person import InputEnded, Person
from ui.problem import Left
from ui.words import LANGUAGES, Words

COMMANDS = ("help", "hand", "table", "log", "more", "rules", "card", "say", "mute", "quit")
IN_THE_LOBBY = ("bot", "bots", "away", "say", "mute")


@dataclass
class Typed:
    """Lines as they are typed, or lie ready in a pipe."""

    is_terminal: bool
    ready: list[str | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.send, self._lines = trio.open_memory_channel[str | None](100)
        for line in self.ready:
            self.send.send_nowait(line)

    async def next(self) -> str | None:
        return await self._lines.receive()

    def forget(self, stays: Stays) -> None:
        """Whatever is ready is typed at the right moment."""


class Seatmate:
    """A person, and what is written for it."""

    def __init__(
        self, typed: Typed, game: str = "kuhn", language: str = "en", *, terminal: bool = False
    ) -> None:
        self.file = io.StringIO()
        out = Console(file=self.file, width=80, force_terminal=terminal or None)
        self.paper = paper = Paper(out)
        words = Words(language, "screen", "common")
        self.conversation = Conversation(paper, words)
        self.person = Person(words, paper, cast("Lines", typed), self.conversation)
        self.chronicle = Chronicle(seated(terms(game, 2))[0].table, language, paper)

    async def ask(self, *options: str) -> object:
        desk = Desk(Choose(Seat(1), options, Ask.BET, options[0]))
        return await self.person.answer(desk.question, self.chronicle)

    def text(self) -> str:
        return self.file.getvalue()


async def test_a_pipe_may_hold_the_answers_to_questions_still_to_come(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    mate = Seatmate(Typed(False, ["left", "right"]))
    nursery.start_soon(mate.person.listen)
    assert await mate.ask("left", "right") == "left"
    await trio.sleep(5)
    assert await mate.ask("left", "right") == "right"


async def test_what_is_typed_between_two_questions_answers_neither(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    typed = Typed(True, ["left"])
    mate = Seatmate(typed)
    nursery.start_soon(mate.person.listen)
    assert await mate.ask("left", "right") == "left"
    await typed.send.send("right")
    await trio.sleep(1)
    assert "not for you to decide now" in mate.text()
    with trio.move_on_after(5) as waiting:
        await mate.ask("left", "right")
    assert waiting.cancelled_caught


async def test_a_question_that_lapses_takes_no_line_with_it(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    typed = Typed(False)
    mate = Seatmate(typed)
    nursery.start_soon(mate.person.listen)
    with trio.move_on_after(60):
        await mate.ask("left", "right")
    await typed.send.send("right")
    assert await mate.ask("left", "right") == "right"


async def test_a_clock_is_told_recalled_and_told_when_it_is_up(autojump_clock: MockClock) -> None:
    mate = Seatmate(Typed(True))
    with trio.move_on_after(90):
        await mate.ask("left", "right")
    said = ["You have 90 seconds.", "10 seconds are left.", "Your time is up"]
    places = [mate.text().index(line) for line in said]
    assert places == sorted(places)


@pytest.mark.parametrize("rings", [True, False])
async def test_a_bell_rings_if_it_is_wanted(rings: bool, autojump_clock: MockClock) -> None:
    """When somebody is asked, and once more when the time is nearly up."""
    mate = Seatmate(Typed(True), terminal=True)
    mate.person.rings = rings
    with trio.move_on_after(90):
        await mate.ask("left", "right")
    assert mate.text().count("\a") == (2 if rings else 0)


async def test_the_clock_ticks_second_by_second_where_we_echo(autojump_clock: MockClock) -> None:
    mate = Seatmate(Typed(True), terminal=True)
    mate.paper.edits = True
    with trio.move_on_after(75):
        await mate.ask("left", "right")
    ticks = [mate.text().find(f"{left} left") for left in ("1:15", "1:14", "1:00", "0:59", "0:01")]
    assert ticks == sorted(ticks)
    assert -1 not in ticks


async def test_a_short_clock_is_not_recalled(autojump_clock: MockClock) -> None:
    mate = Seatmate(Typed(True))
    with trio.move_on_after(8):
        await mate.ask("left", "right")
    assert "You have 8 seconds." in mate.text()
    assert "are left" not in mate.text()


async def test_without_a_clock_nobody_speaks_of_one(nursery: trio.Nursery) -> None:
    mate = Seatmate(Typed(True, ["left"]))
    nursery.start_soon(mate.person.listen)
    await mate.ask("left", "right")
    assert "second" not in mate.text()


@pytest.mark.parametrize("is_terminal", [True, False])
async def test_an_input_that_ends_ends_the_next_question(is_terminal: bool) -> None:
    mate = Seatmate(Typed(is_terminal, ["left", None]))
    with pytest.RaisesGroup(pytest.RaisesExc(InputEnded, match="resume")):
        async with trio.open_nursery() as nursery:
            nursery.start_soon(mate.person.listen)
            assert await mate.ask("left", "right") == "left"
            await mate.ask("left", "right")


@pytest.mark.parametrize("yes", ["y", "yes", "YES"])
async def test_who_wants_to_leave_is_asked_once_more(yes: str) -> None:
    mate = Seatmate(Typed(True, ["quit", "no", "quit", "", "quit", yes]))
    with pytest.RaisesGroup(Left):
        async with trio.open_nursery() as nursery:
            nursery.start_soon(mate.person.listen)
            await mate.ask("left", "right")
    assert mate.text().count("You stay.") == 2


@pytest.mark.parametrize("line", ["quit", "/quit"])
async def test_one_may_leave_before_anything_was_asked(line: str) -> None:
    mate = Seatmate(Typed(True, ["table", line, "yes"]), terminal=True)
    with pytest.RaisesGroup(Left):
        async with trio.open_nursery() as nursery:
            nursery.start_soon(mate.person.listen)
    assert "no table to look at yet" in mate.text()


@pytest.mark.parametrize("commands", [COMMANDS, IN_THE_LOBBY])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_one_word(language: str, commands: tuple[str, ...]) -> None:
    words = Words(language, "screen", "common")
    theirs = [words.say(f"word-{command}") for command in commands]
    for command, word in zip(commands, theirs, strict=True):
        assert [c for c, w in zip(commands, theirs, strict=True) if word in (c, w)] == [command]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("rules", "The game Everybody puts a chip into the pot"),
        ("/rules", "Do you bet? Betting puts one more chip"),
        (
            "card dragon",
            "There is nothing called “dragon”: the reference of this game has no cards.",
        ),
        ("help dragon", "There is nothing called “dragon”"),
    ],
)
async def test_the_reference_is_there_at_any_question(
    line: str, told: str, nursery: trio.Nursery
) -> None:
    mate = Seatmate(Typed(True, [line, "left"]))
    nursery.start_soon(mate.person.listen)
    assert await mate.ask("left", "right") == "left"
    assert " ".join(told.split()) in " ".join(mate.text().split())


@pytest.mark.parametrize(
    ("game", "language", "line", "told"),
    [
        ("complots", "en", "help duchess", "Duchess: Takes 3 coins from the Treasury."),
        ("complots", "fr", "carte capitaine", "Capitaine : Vole 2 pièces"),
        ("mascarade", "fr", "carte eveque", "Évêque : "),
        ("kuhn", "fr", "regles", "Le jeu Chacun"),
        ("complots", "en", "rules duchess", "Duchess: Takes 3 coins from the Treasury."),
        ("complots", "en", "card", "tells what a card does. Names: Duchess, Assassin, Countess"),
        ("complots", "nl", "zeg", "“demp NAAM” verbergt wat iemand zegt."),
        ("complots", "nl", "mute", "“demp NAAM” verbergt wat iemand zegt."),
        ("shadow_blades", "nl", "kaart jaden valk", "Met de Jaden Valk mag je nog hoogstens twee"),
        ("shadow_blades", "en", "card looter", "Looter (T 1): Which pile do you loot?"),
    ],
)
async def test_a_card_is_looked_up_in_the_language_of_the_reader(
    game: str, language: str, line: str, told: str, nursery: trio.Nursery
) -> None:
    mate = Seatmate(Typed(True, [line, "left"]), game, language)
    nursery.start_soon(mate.person.listen)
    assert await mate.ask("left", "right") == "left"
    assert " ".join(told.split()) in " ".join(mate.text().split())


async def test_words_of_an_option_are_no_card_unless_there_is_one(nursery: trio.Nursery) -> None:
    mate = Seatmate(Typed(True, ["carte capitaine", "carte ada"]), "complots", "fr")
    nursery.start_soon(mate.person.listen)
    options = ("la carte d’Ada", "la carte du capitaine")
    assert await mate.ask(*options) == options[0]
    assert "Capitaine : Vole 2 pièces" in " ".join(mate.text().split())
