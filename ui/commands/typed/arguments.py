"""The words of every command, and what they may be; nothing heavy is imported to read them."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TextIO

from ui.problem import Problem
from ui.program import VERSION, typed_command

if TYPE_CHECKING:
    from ui.words import Words

LEVELS = ("random", "novice", "regular", "expert")  # of bots, the weakest first
LANGUAGES = ("en", "fr", "nl")
ALL_MESSAGES = "all"  # what --explain means without a number

Command = Callable[[argparse.Namespace], int | None]


class Parser(argparse.ArgumentParser):
    """Words it does not understand are a ``Problem`` like any other, not a page of usage.

    Descriptions, helps and headings are keys of texts in ``ui/words/help``, which are loaded for
    somebody who reads them.
    """

    def __init__(self, typed: Sequence[str], **settings: Any) -> None:
        super().__init__(**settings, add_help=False)
        self.typed = typed
        self._positionals.title = "arguments"
        add = self.add_argument
        add("-h", "--help", action="help", default=argparse.SUPPRESS, help="help")

    def format_help(self) -> str:
        from ui.commands.typed.help_page import Page

        self.formatter_class = partial(Page, self.words())
        return without_repetition(super().format_help(), self.words().say("GAME"))

    def words(self) -> "Words":
        from ui.words import Words

        return Words(readers_language(self.typed, os.environ), "help")

    def _print_message(self, message: str, file: object = None) -> None:
        """A help that can't be written is told; argparse would be silent about it."""
        wanted = file is sys.stdout
        out: TextIO = sys.stdout if wanted else sys.stderr
        out.write(message)
        out.flush()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        words = sys.argv[1:] if args is None else list(args)
        return super().parse_known_args(self.in_order(words), namespace)

    def in_order(self, words: list[str]) -> list[str]:
        """The words as argparse needs them: after ``--explain`` it would take a file for an N."""
        place = words.index("--explain") + 1 if "--explain" in words else len(words)
        if any(Path(word).is_file() for word in words[place : place + 1] if not word.isdecimal()):
            return [*words[:place], ALL_MESSAGES, *words[place:]]
        return words

    def error(self, message: str) -> NoReturn:
        from ui.commands.typed.help_page import in_words

        reason = in_words(message, self.words())
        raise Problem("bad-words", reason=reason, command=f"{self.prog} --help")


class Program(Parser):
    """The words before the command, too: what stands there is told, or put where it belongs."""

    def in_order(self, words: list[str]) -> list[str]:
        first = words[0].partition("=")[0] if words else ""
        if first == "--lang":
            count = 1 if "=" in words[0] else 2
            if len(words) <= count:
                self.error("the following arguments are required: COMMAND")
            return [*words[count : count + 1], *words[:count], *words[count + 1 :]]
        if first.startswith("-") and first not in self._option_string_actions:
            self.error(f"unrecognized arguments: {first}")
        return words


def readers_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """In which language to say that ``words`` came to nothing: perhaps they were not understood.

    A program that reads JSON knows our English.
    """
    from ui.words import preferred

    if "--json" in words:
        return "en"
    pairs = [word.partition("=")[::2] for word in words]
    given = [value for option, value in pairs if option == "--lang"]
    given += [after for word, after in pairwise(words) if word == "--lang"]
    return next((word for word in given if word in LANGUAGES), preferred(environment))


def without_repetition(page: str, game: str) -> str:
    """A game's name may have several words; nobody needs to read that."""
    return page.replace(f"{game} [{game} ...]", game).replace(f"[{game} ...]", f"[{game}]")


class OneName(argparse.Action):
    """Several words that are one name, as in ``Shadow Blades``."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,  # noqa: ARG002
        namespace: argparse.Namespace,
        values: str | Sequence[object] | None,
        option_string: str | None = None,  # noqa: ARG002
    ) -> None:
        setattr(namespace, self.dest, " ".join(map(str, values or ())))


def parser(commands: Iterable[Command], typed: Sequence[str] = ()) -> Parser:
    """All ``commands``, each called as its function; what was ``typed`` may say the language."""
    top = Program(typed, prog=typed_command(), description="program")
    version = f"undertable {VERSION}"
    top.add_argument("--version", action="version", version=version, help="version")
    below = top.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=Parser
    )
    for run in commands:
        told = f"command-{run.__name__}"
        command = below.add_parser(run.__name__, typed=typed, help=told, description=told)
        command.set_defaults(run=run)
        ARGUMENTS[run.__name__](command)
    return top


# What the words of one command are


def games(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", nargs="*", action=OneName, help="which-game")
    add_language(command)


def demo(command: Parser) -> None:
    add_game_options(command)
    add_clock_options(command, decision=0)
    add_quorum_option(command)
    add_seat_options(command, play="bot")
    add_wait_option(command)
    add_report_options(command)
    command.add_argument("--record", metavar="FILE", help="record")


def host(command: Parser) -> None:
    add_game_options(command)
    add_clock_options(command, decision=180)
    add_quorum_option(command)
    command.add_argument("--bots", type=whole, default=0, metavar="N", help="bots")
    command.add_argument("--matches", type=at_least_one, metavar="N", help="matches")
    add_seat_options(command)
    add_network_options(command)
    add_report_options(command)


def join(command: Parser) -> None:
    come(command, "invitation-join")


def watch(command: Parser) -> None:
    come(command, "invitation-watch")


def come(command: Parser, told: str) -> None:
    command.add_argument("invitation", metavar="INVITATION", nargs="?", help=told)
    command.add_argument("--at", metavar="HOST:PORT", help="at")
    add_seat_options(command)
    add_network_options(command)
    add_report_options(command)


def resume(command: Parser) -> None:
    command.add_argument("match", metavar="MATCH", nargs="?", help="which-match")
    add_seat_options(command)
    add_network_options(command)
    add_report_options(command)


def own_id(command: Parser) -> None:
    add_language(command)


def simulate(command: Parser) -> None:
    add = command.add_argument
    add_game_options(command)
    add("-n", dest="matches", type=at_least_one, default=100, metavar="N", help="how-many")
    add("--bots", default="regular", metavar="LEVEL,...", help="who-plays")
    add("--seed", type=int, default=0, metavar="S", help="seed")
    add("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="J", help="jobs")
    add("--cluster", metavar="ADDRESS", help="cluster")
    add("--json", action="store_true", help="json-figures")
    add_language(command)


def bench(command: Parser) -> None:
    add = command.add_argument
    add("words", metavar="WORDS", nargs=argparse.REMAINDER, help="measured")


def verify(command: Parser) -> None:
    add = command.add_argument
    add("file", metavar="FILE", help="file-verify")
    add("others", nargs="*", default=[], metavar="OTHER", help="others")
    add("--out", metavar="FOLDER", help="out")
    add("--explain", nargs="?", const=ALL_MESSAGES, metavar="N", help="explain")
    add("--json", action="store_true", help="json-same")
    add_language(command)


def ladder(command: Parser) -> None:
    add = command.add_argument
    add("files", nargs="+", metavar="FILE", help="files")
    add("--page", metavar="FILE", help="page")
    add("--jobs", type=at_least_one, metavar="J", help="jobs-ladder")
    add("--json", action="store_true", help="json-same")
    add_language(command)


def replay(command: Parser) -> None:
    add = command.add_argument
    add("file", metavar="FILE", help="file-replay")
    add("openings", nargs="*", default=[], metavar="OPENING", help="openings")
    add("--from", dest="first", type=whole, default=0, metavar="N", help="first")
    add("--speed", type=seconds, metavar="S", help="speed")
    add_language(command)


ARGUMENTS: dict[str, Callable[[Parser], None]] = {
    "games": games,
    "demo": demo,
    "host": host,
    "join": join,
    "watch": watch,
    "resume": resume,
    "id": own_id,
    "simulate": simulate,
    "bench": bench,
    "verify": verify,
    "ladder": ladder,
    "replay": replay,
}

# What several commands have in common


def add_game_options(command: Parser) -> None:
    add = command.add_argument
    add("game", metavar="GAME", nargs="+", action=OneName, help="game")
    add("--players", type=at_least_one, metavar="N", help="players")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="option")
    add("--variant", metavar="NAME", help="variant")


def add_clock_options(command: Parser, decision: int) -> None:
    add, unit = command.add_argument, "SECONDS"
    add("--clock", type=time_to_think, metavar=unit, default=decision, help="clock")
    add("--reaction", type=time_to_think, metavar=unit, help="reaction")
    add("--negotiation", type=time_to_think, metavar=unit, help="negotiation")


def add_quorum_option(command: Parser) -> None:
    command.add_argument("--quorum", type=how_many, metavar="N", help="quorum")


def add_seat_options(command: Parser, play: str = "terminal") -> None:
    add = command.add_argument
    add("--play", choices=("terminal", "web", "bot"), default=play, help="play")
    add("--bell", action="store_true", help="bell")
    add("--no-open", action="store_true", help="no-open")
    add("--level", choices=LEVELS, default="regular", help="level")
    add("--pace", choices=("fast", "human"), help="pace")
    add("--seed", type=int, metavar="S", help="seed-bots")
    add("--trusting", action="store_true", help="trusting")
    add("--open", choices=("yes", "no", "ask"), dest="opens", help="opens")
    add("--name", metavar="NAME", help="name")


def add_network_options(command: Parser) -> None:
    add = command.add_argument
    add("--bind", metavar="ADDRESS", help="bind")
    add("--port", type=port_number, default=0, metavar="PORT", help="port")
    add("--no-router", action="store_true", help="no-router")
    add("--relay", metavar="WHICH", help="relay")
    add_wait_option(command)


def add_wait_option(command: Parser) -> None:
    command.add_argument("--wait", type=minutes, default=10, metavar="MINUTES", help="wait")


def add_report_options(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="json")
    add_language(command)


def add_language(command: Parser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="language")


# What a word may be


def time_to_think(word: str) -> int:
    """Seconds; 0 for as many as anybody likes."""
    number = int(word) if word.isascii() and word.isdecimal() else 0
    if word != "off" and not 1 <= number <= 86_400:
        raise argparse.ArgumentTypeError(f"{word!r} is neither off nor 1 to 86400 seconds")
    return number


def how_many(word: str) -> int:
    """Players; 0 for off."""
    return 0 if word == "off" else at_least_one(word)


def whole(word: str) -> int:
    """A number from 0 on."""
    return 0 if word == "0" else at_least_one(word)


def at_least_one(word: str) -> int:
    if not (word.isascii() and word.isdecimal()) or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 on")
    return int(word)


def port_number(word: str) -> int:
    if not (word.isascii() and word.isdecimal()) or int(word) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number up to 65535, not {word!r}")
    return int(word)


def minutes(word: str) -> int:
    if not (word.isascii() and word.isdecimal()) or not 1 <= int(word) <= 1440:
        raise argparse.ArgumentTypeError(f"{word!r} is not 1 to 1440 minutes")
    return int(word)


def seconds(word: str) -> float:
    """A pause that can be waited for."""
    with suppress(ValueError):
        if 0 <= (pause := float(word)) <= 60:
            return pause
    raise argparse.ArgumentTypeError(f"{word!r} is not 0 to 60 seconds")
