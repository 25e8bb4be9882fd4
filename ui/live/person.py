"""Whoever sits at the keyboard: is asked, may look around at any time, and may leave."""

from collections.abc import Callable

from p2p.changes import Changes
from p2p.errors import PeerError
from ui.lines import LineReader
from ui.live.paper import Paper
from ui.live.question import Question
from ui.processes import typed_command
from ui.words import Words

Command = Callable[[Question], None]


class InputEnded(PeerError):
    """There is nobody at the keyboard any more."""


class Left(Exception):
    """The person has left the table, and knows how to come back."""


class Person:
    """Answers one question at a time; a line that answers none may still be a command."""

    def __init__(self, words: Words, paper: Paper, lines: LineReader) -> None:
        self._words, self._paper, self._lines = words, paper, lines
        self._question: Question | None = None  # the last one
        self._asked = Changes()
        self._leaving = False
        self._commands: dict[str, Command] = {
            "help": self._help,
            "hand": self._hand,
            "table": self._table,
            "log": self._log,
            "more": self._more,
            "quit": self._leave,
        }

    async def answer(self, question: Question) -> object:
        """What the person decides."""
        self._question = question
        question.put(self._paper)
        self._paper.prompt()
        self._asked.tell()
        return await question.until_answered()

    async def listen(self) -> None:
        """Hear every line from the first question on, until cancelled.

        From a terminal a line counts when it is typed; a pipe may hold the answers to questions
        that are still to come.
        """
        await self._until_asked()
        while (line := await self._lines.next()) is not None:
            if not self._lines.is_terminal:
                await self._until_asked()
            self._paper.entered()
            self._hear(line.strip())
            if self._is_asked:
                self._paper.prompt()
        await self._until_asked()
        raise InputEnded(self._words.say("input-ended", command=typed_command()))

    @property
    def _is_asked(self) -> bool:
        return self._question is not None and self._question.is_open

    async def _until_asked(self) -> None:
        await self._asked.until(lambda: self._is_asked)

    def _hear(self, line: str) -> None:
        question = self._question
        if question is None:
            return
        if self._leaving:
            self._leave_or_stay(line)
        elif command := self._command(line):
            command(question)
        elif question.is_open:
            question.hear(line, self._paper)
        elif line:
            self._paper.write(self._words.say("not-asked"), "dim")

    def _command(self, line: str) -> Command | None:
        """A command by its word in the person's language, or in English."""
        word = line.removeprefix("/").casefold()
        if word == "?":
            return self._help
        for name, command in self._commands.items():
            if word in (name, self._words.say(f"word-{name}")):
                return command
        return None

    # What may be typed at any time

    def _help(self, question: Question) -> None:
        if question.is_open:
            question.help(self._paper)
            question.hint(self._paper)
        words = {name: self._words.say(f"word-{name}") for name in self._commands}
        self._paper.write(self._words.say("commands", **words), "dim")

    def _hand(self, question: Question) -> None:
        question.chronicle.show_hand()

    def _table(self, question: Question) -> None:
        question.chronicle.draw()

    def _log(self, question: Question) -> None:
        question.chronicle.show_log()

    def _more(self, question: Question) -> None:
        if question.is_open:
            question.more(self._paper)

    def _leave(self, question: Question) -> None:  # noqa: ARG002
        self._leaving = True
        self._paper.write(self._words.say("leave", command=typed_command()), "bold")

    def _leave_or_stay(self, line: str) -> None:
        self._leaving = False
        if line and self._words.say("yes").startswith(line.casefold()):
            raise Left
        self._paper.write(self._words.say("stay"))
