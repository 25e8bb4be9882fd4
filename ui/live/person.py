"""Whoever sits at the keyboard: is asked, may look around at any time, and may leave."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import trio

from p2p import Changes, PeerError
from ui.desk.line_reader import Lines
from ui.desk.paper import Paper
from ui.live.chronicle import Chronicle
from ui.live.conversation import Conversation
from ui.live.lobby import LobbyControls
from ui.live.question import Question
from ui.problem import Left
from ui.program import typed_command
from ui.telling.reference import Entry, looked_up, reference
from ui.words import Words, easily_typed

HURRY_SECONDS = 10

Command = Callable[[], None]


class InputEnded(PeerError):
    """There is nobody at the keyboard any more."""


@dataclass
class Consent:
    """A yes or a no that somebody waits for."""

    is_open: bool = True
    yes: bool = False
    given: trio.Event = field(default_factory=trio.Event)

    def settle(self, *, yes: bool) -> None:
        self.yes, self.is_open = yes, False
        self.given.set()


class Person:
    """Answers one question at a time; a line that answers none may still be a command."""

    def __init__(
        self, words: Words, paper: Paper, lines: Lines, conversation: Conversation
    ) -> None:
        self._words, self._paper, self._lines = words, paper, lines
        self._conversation = conversation
        self.lobby: LobbyControls | None = None  # of a host
        self.rings = False  # does a bell call whoever is asked?
        self.chronicle: Chronicle | None = None  # of the match that is told
        self._question: Question | None = None  # the last one
        self._consent = Consent(is_open=False)
        self._asked = Changes()
        self._leaving = False
        self._commands: dict[str, Command] = {
            "help": self._help,
            "hand": self._hand,
            "table": self._table,
            "log": self._log,
            "more": self._more,
            "rules": self._rules,
            "card": self._cards,
            "say": self._conversation.explain,
            "mute": self._conversation.explain,
            "quit": self._leave,
        }

    async def answer(self, question: Question, chronicle: Chronicle) -> object:
        """What the person decides, before the caller's deadline if there is one."""
        deadline = trio.current_effective_deadline()
        self._question, self.chronicle = question, chronicle
        self._lines.forget(self._is_talk)
        question.put(self._paper)
        if self.rings:
            self._paper.ring()
        if deadline < math.inf:
            seconds = round(deadline - trio.current_time())
            self._paper.write(self._words.say("your-time", seconds=seconds), "dim")
        self._paper.prompt()
        self._asked.tell()
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._mind_the_clock, deadline)
            answer = await question.until_answered()
            nursery.cancel_scope.cancel()
        return answer

    async def agrees(self, text: str) -> bool:
        """Does the person say yes? The end of the input is a no, any other word is asked again."""
        self._consent = Consent()
        self._lines.forget(self._is_talk)
        self._paper.write(text, "bold yellow")
        self._paper.prompt()
        self._asked.tell()
        try:
            await self._consent.given.wait()
        finally:
            self._consent.is_open = False  # whoever asked may have waited long enough
            self._paper.asked_no_more()
        return self._consent.yes

    async def _mind_the_clock(self, deadline: float) -> None:
        """The time that is left, a reminder that it is nearly up, and a word when it is."""
        try:
            async with trio.open_nursery() as nursery:
                nursery.start_soon(self._hurry, deadline)
                while deadline < math.inf:
                    left = deadline - trio.current_time()
                    self._paper.tick(self._words.say("clock", time=clock_face(left)))
                    await trio.sleep(left % 1 or 1)
                await trio.sleep_forever()
        finally:
            self._paper.asked_no_more()
            if trio.current_time() >= deadline:
                self._paper.write(self._words.say("time-up"), "bold")

    async def _hurry(self, deadline: float) -> None:
        if deadline < math.inf and deadline - trio.current_time() > 2 * HURRY_SECONDS:
            await trio.sleep_until(deadline - HURRY_SECONDS)
            self._paper.aside(self._words.say("hurry", seconds=HURRY_SECONDS), style="bold")
            if self.rings:
                self._paper.ring()

    async def listen(self) -> None:
        """Hear every line, until cancelled.

        From a terminal a line counts when it is typed; a pipe may hold the answers to questions
        that are still to come.
        """
        if not self._is_there:
            await self._until_asked()
        while (line := await self._lines.next()) is not None:
            if not self._lines.is_terminal:
                await self._until_asked()
            self._paper.entered(line, stays=self._talk(line.strip()) is None)
            self._hear(line.strip())
            if self._is_asked:
                self._paper.prompt()
        await self._until_asked()
        if self._consent.is_open:
            self._consent.settle(yes=False)
            await self._until_asked()
        raise InputEnded(self._words.say("input-ended", command=typed_command()))

    @property
    def _is_there(self) -> bool:
        """May somebody read and type already? To read where nobody does could stop the program."""
        return self._lines.is_terminal and self._paper.out.is_terminal

    @property
    def _is_asked(self) -> bool:
        return self._consent.is_open or self._open_question is not None

    @property
    def _open_question(self) -> Question | None:
        question = self._question
        return question if question is not None and question.is_open else None

    async def _until_asked(self) -> None:
        await self._asked.until(lambda: self._is_asked)

    def _hear(self, line: str) -> None:
        if talk := self._talk(line):
            talk()
        elif self._leaving:
            self._leave_or_stay(line)
        elif self._consent.is_open:
            self._agree_or_not(line)
        elif command := self._command(line):
            command()
        elif question := self._open_question:
            question.hear(line, self._paper)
        elif line and not (self.lobby is not None and self.lobby.hear(line)):
            self._explain()

    def _explain(self) -> None:
        """Nobody asked: what may be typed all the same."""
        if self.chronicle is not None:
            self._paper.write(self._words.say("not-asked"), "dim")
            return
        if self.lobby is not None and self.lobby.is_open:
            self.lobby.explain()
        self._conversation.explain()

    def _talk(self, line: str) -> Callable[[], None] | None:
        """``say TEXT`` or ``mute NAME``; where any words may be the answer, with a slash."""
        if self._needs_slash and not line.startswith("/"):
            return None
        word, _, rest = line.removeprefix("/").partition(" ")
        if not rest.strip():
            return None
        if word.casefold() in self._words_for("say"):
            return lambda: self._conversation.say(rest.strip())
        if word.casefold() in self._words_for("mute"):
            return lambda: self._conversation.mute(rest.strip())
        return None

    def _is_talk(self, text: str) -> bool:
        """Is a line half typed said to everybody, and answers no question that comes now?"""
        return bool(text) and self._talk(f"{text} …") is not None

    @property
    def _needs_slash(self) -> bool:
        question = self._open_question
        return question is not None and question.takes_any_words

    def _command(self, line: str) -> Command | None:
        """A command by its word in the person's language, or in English.

        Where any words may be the answer, only a slash before it makes a command.
        """
        word, marked = line.removeprefix("/").casefold(), line.startswith("/")
        if word == "?":
            return self._help
        if self._needs_slash and not marked:
            return None
        if command := self._about(word):
            return command
        for name, command in self._commands.items():
            if word in self._words_for(name):
                return command
        return None

    def _about(self, line: str) -> Command | None:
        """``card looter``, ``help looter`` or ``rules looter``: what a card does."""
        word, _, name = line.partition(" ")
        if not name or all(word not in self._words_for(w) for w in ("card", "help", "rules")):
            return None
        question = self._open_question
        if question is not None and question.fits(line) and not self._found(name):
            return None  # ``card ada`` may be an option
        return lambda: self._look_up(name)

    def _found(self, wanted: str) -> list[Entry]:
        game = self.chronicle.table.match.game.key if self.chronicle else ""
        return looked_up(reference(game, self._words.language).cards, wanted)

    def _words_for(self, name: str) -> tuple[str, ...]:
        word = self._words.say(f"word-{name}")
        return name, word, easily_typed(word)

    def _agree_or_not(self, line: str) -> None:
        if self._means("yes", line) or self._means("no", line):
            self._consent.settle(yes=self._means("yes", line))
        else:
            self._paper.write(self._words.say("yes-or-no"), "dim")

    def _means(self, word: str, line: str) -> bool:
        return bool(line) and self._words.say(word).startswith(line.casefold())

    # What may be typed at any time

    def _help(self) -> None:
        if question := self._open_question:
            question.help(self._paper)
        words = {name: self._words.say(f"word-{name}") for name in self._commands}
        self._paper.write(self._words.say("commands", **words), "dim")
        self._conversation.explain()

    def _hand(self) -> None:
        self._look(Chronicle.show_hand)

    def _table(self) -> None:
        self._look(Chronicle.draw)

    def _log(self) -> None:
        self._look(Chronicle.show_log)

    def _look(self, at: Callable[[Chronicle], None]) -> None:
        if self.chronicle is not None:
            at(self.chronicle)
        else:
            self._paper.write(self._words.say("no-table-yet"), "dim")

    def _more(self) -> None:
        if question := self._open_question:
            question.more(self._paper)

    def _rules(self) -> None:
        self._look(lambda chronicle: self._tell_rules(chronicle.table.match.game.key))

    def _tell_rules(self, game: str) -> None:
        for entry in reference(game, self._words.language).rules:
            self._paper.write(entry.name, "bold")
            self._paper.write(entry.text, indent=2)
        card = self._words.say("word-card")
        self._paper.write(self._words.say("reference-more", card=card), "dim")

    def _cards(self) -> None:
        self._look(lambda chronicle: self._tell_names(chronicle.table.match.game.key))

    def _tell_names(self, game: str) -> None:
        card, cards = self._words.say("word-card"), reference(game, self._words.language).cards
        self._paper.write(self._words.say("reference-names", card=card, names=listed(cards)))

    def _look_up(self, wanted: str) -> None:
        self._look(lambda chronicle: self._tell_card(chronicle.table.match.game.key, wanted))

    def _tell_card(self, game: str, wanted: str) -> None:
        cards = reference(game, self._words.language).cards
        found = looked_up(cards, wanted)
        for entry in found:
            self._tell(entry)
        if not found:
            told = self._words.say("reference-none", wanted=wanted, names=listed(cards))
            self._paper.write(told)

    def _tell(self, entry: Entry) -> None:
        self._paper.write(self._words.say("reference-line", name=entry.name, text=entry.text))

    def _leave(self) -> None:
        self._leaving = True
        self._paper.write(self._words.say("leave", command=typed_command()), "bold")

    def _leave_or_stay(self, line: str) -> None:
        self._leaving = False
        if self._means("yes", line):
            raise Left
        self._paper.write(self._words.say("stay"))


def listed(cards: Iterable[Entry]) -> str:
    return ", ".join(entry.name for entry in cards)


def clock_face(seconds: float) -> str:
    """Minutes and seconds, as a clock that runs down shows them."""
    minutes, rest = divmod(max(0, math.ceil(seconds)), 60)
    return f"{minutes}:{rest:02}"
