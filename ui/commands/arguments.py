"""The words of every command, and what they may be; nothing heavy is imported to read them."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn, TextIO

from ui.problem import Problem
from ui.program import VERSION, typed_command

LEVELS = ("random", "novice", "regular", "expert")  # of bots, the weakest first
LANGUAGES = ("en", "fr", "nl")
ALL_MESSAGES = "all"  # what --explain means without a number

Command = Callable[[argparse.Namespace], int | None]


class Parser(argparse.ArgumentParser):
    """Words it does not understand are a ``Problem`` like any other, not a page of usage."""

    def format_help(self) -> str:
        return without_repetition(super().format_help())

    def format_usage(self) -> str:
        return without_repetition(super().format_usage())

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
        raise Problem(f"{message} (see {self.prog} --help)")


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


def without_repetition(text: str) -> str:
    """A game's name may have several words; nobody needs to read that."""
    return text.replace("GAME [GAME ...]", "GAME").replace("[GAME ...]", "[GAME]")


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


def parser(commands: Iterable[Command]) -> Parser:
    """All ``commands``; each is called as its function, whose docstring is its help."""
    top = Program(
        prog=typed_command(),
        description="Hidden-information board games with no server and no referee.",
    )
    top.add_argument("--version", action="version", version=f"undertable {VERSION}")
    below = top.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=Parser
    )
    for run in commands:
        summary = (run.__doc__ or "").strip().splitlines()[0]
        command = below.add_parser(run.__name__, help=summary, description=summary)
        command.set_defaults(run=run)
        ARGUMENTS[run.__name__](command)
    return top


# What the words of one command are


def games(command: Parser) -> None:
    which = "which one; without it, all of them"
    command.add_argument("game", metavar="GAME", nargs="*", action=OneName, help=which)
    add_language(command)


def demo(command: Parser) -> None:
    add_game_options(command)
    add_clock_options(command, decision=0)
    add_quorum_option(command)
    add_seat_options(command, play="bot")
    add_wait_option(command)
    add_report_options(command)
    command.add_argument("--record", metavar="FILE", help="where the record shall go")


def host(command: Parser) -> None:
    add_game_options(command)
    add_clock_options(command, decision=180)
    add_quorum_option(command)
    add = command.add_argument
    add("--bots", type=whole, default=0, metavar="N", help="let N bots take seats")
    add("--matches", type=at_least_one, metavar="N", help="play N; default: ask after each")
    add_seat_options(command)
    add_network_options(command)
    add_report_options(command)


def join(command: Parser) -> None:
    come(command, "which tables are open nearby")


def watch(command: Parser) -> None:
    come(command, "what is played nearby")


def come(command: Parser, otherwise: str) -> None:
    given = "the link, or the short code, you were given; - to read it from standard input"
    what = f"{given}; without it: {otherwise}"
    command.add_argument("invitation", nargs="?", help=what)
    command.add_argument("--at", metavar="HOST:PORT", help="where the table of the code is")
    add_seat_options(command)
    add_network_options(command)
    add_report_options(command)


def resume(command: Parser) -> None:
    command.add_argument("match", nargs="?", help="which one; without it, the newest")
    add_seat_options(command)
    add_network_options(command)
    add_report_options(command)


def nothing(command: Parser) -> None:
    """A command of one word."""


def simulate(command: Parser) -> None:
    add = command.add_argument
    add_game_options(command)
    add("-n", dest="matches", type=at_least_one, default=100, metavar="N", help="so many matches")
    add(
        "--bots",
        default="regular",
        metavar="LEVEL,...",
        help="who plays, such as expert,regular; the last one takes all seats that are left",
    )
    add("--seed", type=int, default=0, metavar="S", help="decides everything")
    add("--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="J", help="processes")
    where = "spread the matches over the Dask cluster there, or one of J workers here: local"
    add("--cluster", metavar="ADDRESS", help=where)
    add("--json", action="store_true", help="the figures, for a program to read")


def bench(command: Parser) -> None:
    command.add_argument("words", nargs=argparse.REMAINDER, help="what to measure, e.g. crypto")


def verify(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help="a record of a match, or evidence")
    other = "another one: do they agree, and if not, who is convicted by both together?"
    more = "or openings of that match, by which players tell afterwards what they held"
    command.add_argument("others", nargs="*", metavar="OTHER", help=f"{other} {more}")
    kept = "where to write evidence against whomever two records convict"
    command.add_argument("--out", metavar="FOLDER", help=kept)
    command.add_argument(
        "--explain",
        nargs="?",
        const=ALL_MESSAGES,
        metavar="N",
        help="what message N was, what it proved and how (roll2: the second roll call); without "
        "N, all of them in a line each",
    )
    command.add_argument("--json", action="store_true", help="the same, for a program to read")
    add_language(command)


def ladder(command: Parser) -> None:
    add = command.add_argument
    add("files", nargs="+", metavar="FILE", help="records, evidence, or folders of records")
    add("--page", metavar="FILE", help="write a page to print there, in HTML")
    add("--jobs", type=at_least_one, metavar="J", help="processes; default: as many as help")
    add("--json", action="store_true", help="the same, for a program to read")
    add_language(command)


def replay(command: Parser) -> None:
    add = command.add_argument
    add("file", metavar="FILE", help="a record of a match")
    told = "files by which players have opened it; those beside the record are found"
    add("openings", nargs="*", metavar="OPENING", help=told)
    add("--from", dest="first", type=whole, default=0, metavar="N", help="begin with turn N")
    add("--speed", type=seconds, metavar="S", help="a turn every S seconds, without asking")
    add_language(command)


ARGUMENTS: dict[str, Callable[[Parser], None]] = {
    "games": games,
    "demo": demo,
    "host": host,
    "join": join,
    "watch": watch,
    "resume": resume,
    "id": nothing,
    "simulate": simulate,
    "bench": bench,
    "verify": verify,
    "ladder": ladder,
    "replay": replay,
}

# What several commands have in common


def add_game_options(command: Parser) -> None:
    add = command.add_argument
    what = f"what to play; see: {typed_command()} games"
    add("game", metavar="GAME", nargs="+", action=OneName, help=what)
    add("--players", type=at_least_one, metavar="N", help="how many seats")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the game")
    add("--variant", metavar="NAME", help="short for --option variant=NAME")


def add_clock_options(command: Parser, decision: int) -> None:
    add, unit, usual = command.add_argument, "SECONDS", decision or "off"
    mine = f"the time for a decision, or off; default: {usual}"
    add("--clock", type=time_to_think, metavar=unit, default=decision, help=mine)
    ours = "the time where several decide at once; default: 60, or as --clock if that is less"
    add("--reaction", type=time_to_think, metavar=unit, help=ours)
    whole = "the time for all that one negotiation takes, or off; default: 600"
    add("--negotiation", type=time_to_think, metavar=unit, help=whole)


def add_quorum_option(command: Parser) -> None:
    what = "how many have to stay for the match to go on without the others, or off"
    usual = "default: all but a third at four seats and more, if there is a clock; else off"
    command.add_argument("--quorum", type=how_many, metavar="N", help=f"{what}; {usual}")


def add_seat_options(command: Parser, play: str = "terminal") -> None:
    add = command.add_argument
    where = "who decides for you: you yourself in the terminal or in a browser, or a bot"
    add("--play", choices=("terminal", "web", "bot"), default=play, help=where)
    add("--bell", action="store_true", help="in the terminal: a bell when you are asked")
    add("--no-open", action="store_true", help="with --play web: only print the page's address")
    add("--level", choices=LEVELS, default="regular", help="how good a bot is, at most")
    pace = "how fast a bot answers; default: human if you play with bots, else fast"
    add("--pace", choices=("fast", "human"), help=pace)
    add("--seed", type=int, metavar="S", help="for bots' choices; never for keys or cards")
    trusting = "let a bot sit down even where fewer cheats than usual are withstood"
    add("--trusting", action="store_true", help=trusting)
    cards = "afterwards show all what you alone could read; default: you are asked, a bot does not"
    add("--open", choices=("yes", "no", "ask"), dest="opens", help=cards)
    add("--name", help="what the others call you")


def add_network_options(command: Parser) -> None:
    add = command.add_argument
    add("--bind", metavar="ADDRESS", help="listen on this address only")
    add("--port", type=port_number, default=0, help="listen on this port")
    router = "don't ask the router to let friends in from outside"
    add("--no-router", action="store_true", help=router)
    relay = (
        "who may introduce friends behind routers: https://YOUR.RELAY, public (anybody's), direct"
    )
    add("--relay", metavar="WHICH", help=f"{relay} (nobody) or off; needs undertable[internet]")
    add_wait_option(command)


def add_wait_option(command: Parser) -> None:
    what = "how long to stay at a match that can't go on; it can be resumed later; default: 10"
    command.add_argument("--wait", type=minutes, default=10, metavar="MINUTES", help=what)


def add_report_options(command: Parser) -> None:
    command.add_argument(
        "--json", action="store_true", help="report in lines of JSON, for a program to read"
    )
    add_language(command)


def add_language(command: Parser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="default: your environment's")


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
