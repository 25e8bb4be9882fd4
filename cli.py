"""The ``undertable`` command: one function per command, its docstring is its help.

What the person at the keyboard can mend is a ``Problem``: one line on standard error and
exit code 1. A traceback means a bug of ours. Heavy imports wait until the words are parsed,
so that ``--help`` answers at once.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

LEVELS = ("random", "novice", "regular", "expert")  # of bots, the weakest first


class Problem(Exception):
    """Something the person can mend; its text is the one line they see."""


class Parser(argparse.ArgumentParser):
    """Words it does not understand are a ``Problem`` like any other, not a page of usage."""

    def error(self, message: str) -> NoReturn:
        raise Problem(f"{message} (see {self.prog} --help)")


def at_least_one(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 on")
    return int(word)


def bench(args: argparse.Namespace) -> None:
    """Measure this machine: python -m bench, with the same words."""
    from bench.__main__ import main as run

    run(args.words)


def games(args: argparse.Namespace) -> None:  # noqa: ARG001
    """List the games: how many can play, and which options there are, the default first."""
    from games.catalogue import GAMES

    for name, game in GAMES.items():
        print(f"{name}  {game.counts[0]}-{game.counts[-1]} players")
        for option, values in game.option_type.choices().items():
            print(f"  {option}={'|'.join(values)}")
        print("  start=coin|1|2|...")


def host(args: argparse.Namespace) -> None:
    """Open a table: prints an invitation, waits until the seats are taken, and plays."""
    from ui.run import run_host

    with plain_problems():
        run_host(args)


def join(args: argparse.Namespace) -> None:
    """Take a seat at a table you were invited to."""
    from ui.run import run_join

    with plain_problems():
        run_join(args)


def watch(args: argparse.Namespace) -> None:
    """Follow a match without a seat, and verify everything as it happens."""
    from ui.run import run_watch

    with plain_problems():
        run_watch(args)


def id(args: argparse.Namespace) -> None:  # noqa: A001, ARG001  the command's name
    """Show who you are to others: the fingerprint of your key, and where the key is kept."""
    from p2p.home import KEY_FILE, home_folder, load_identity

    with plain_problems():
        home = home_folder()
        identity = load_identity(home)
        print(f"{identity.public.fingerprint}  {home / KEY_FILE}")


def resume(args: argparse.Namespace) -> None:
    """Go on with a match after a crash or a closed lid."""
    from ui.run import run_resume

    with plain_problems():
        run_resume(args)


def demo(args: argparse.Namespace) -> None:
    """See a whole match on this machine: a process for each player, real sockets and proofs."""
    from ui.run import run_demo

    with plain_problems():
        run_demo(args)


@contextmanager
def plain_problems() -> Iterator[None]:
    """What a person can mend, in one line instead of a traceback."""
    from games.kit import BadSetup
    from p2p.errors import PeerError
    from p2p.journal import JournalError

    try:
        yield
    except* (BadSetup, PeerError, JournalError) as group:
        raise Problem(str(first_of(group))) from group


def first_of(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def add_seat_options(command: argparse.ArgumentParser, play: str = "terminal") -> None:
    add = command.add_argument
    add("--play", choices=("terminal", "bot"), default=play, help="who decides for you")
    add("--level", choices=LEVELS, default="regular", help="how good your bot is, at most")
    add("--pace", choices=("fast", "human"), default="fast", help="how fast a bot answers")
    add("--seed", type=int, help="for bots' choices; never for keys or cards")
    add("--name", help="what the others call you")


def add_network_options(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("--bind", metavar="ADDRESS", help="listen on this address only")
    add("--port", type=port_number, default=0, help="listen on this port")
    add("--json", action="store_true", help="report in lines of JSON, for a program to read")
    add_language(command)


def port_number(text: str) -> int:
    port = int(text)
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"a port is a number up to 65535, not {text}")
    return port


def add_game_options(command: argparse.ArgumentParser) -> None:
    add = command.add_argument
    add("game", help="what to play; see: undertable games")
    add("--players", type=int, help="how many seats")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule of the game")
    add("--variant", help="short for --option variant=…")


def add_clock_options(command: argparse.ArgumentParser, decision: int) -> None:
    add, time, unit = command.add_argument, time_to_think, "SECONDS"
    mine = f"for a decision, or off; default: {decision or 'off'}"
    add("--clock", type=time, metavar=unit, default=decision, help=mine)
    ours = "where several decide at once; default: 60, or as --clock if that is less"
    add("--reaction", type=time, metavar=unit, help=ours)


def time_to_think(word: str) -> int:
    """Seconds; 0 for as many as anybody likes."""
    if word != "off" and not (word.isdecimal() and 1 <= int(word) <= 86_400):
        raise argparse.ArgumentTypeError(f"{word!r} is neither off nor 1 to 86400 seconds")
    return 0 if word == "off" else int(word)


def verify(args: argparse.Namespace) -> None:
    """Check a recorded match, or evidence against a player: every signature, proof and rule."""
    from ui.audit.checking import Refused
    from ui.audit.command import verify as run

    try:
        run(Path(args.file), args.explain, args.json, language(args))
    except Refused as refused:
        raise Problem(str(refused)) from refused


def replay(args: argparse.Namespace) -> None:
    """Look at a finished match, turn by turn: what everybody saw."""
    from ui.audit.checking import Refused
    from ui.replay import replay as run

    try:
        run(Path(args.file), args.first, args.speed, language(args))
    except Refused as refused:
        raise Problem(str(refused)) from refused


def language(args: argparse.Namespace) -> str:
    from ui.words import preferred

    return args.lang or preferred(os.environ)


def seconds(word: str) -> float:
    """A pause that can be waited for."""
    pause = float(word)
    if not 0 <= pause <= 60:
        raise ValueError(word)
    return pause


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=("en", "fr", "nl"), help="default: your environment's")


def simulate(args: argparse.Namespace) -> None:
    """Let bots play each other on a plain table: who wins how often, and how long it takes."""
    import json

    from rich.console import Console

    from games.kit import BadSetup
    from players.results import add_up
    from players.show import show, with_progress
    from players.simulate import plan, simulate

    options = args.option + ([f"variant={args.variant}"] if args.variant else [])
    try:
        todo = plan(args.game, args.bots.split(","), args.players, options, args.seed)
    except BadSetup as problem:
        raise Problem(str(problem)) from problem
    chunks = simulate(todo, args.matches, min(args.jobs, args.matches))
    results = add_up(todo, with_progress(chunks, args.matches, Console(stderr=True)))
    if args.json:
        print(json.dumps(results.as_json(), indent=2))
    else:
        show(results, Console())


def add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="which game; see undertable games")
    command.add_argument(
        "-n", dest="matches", type=at_least_one, default=100, metavar="N", help="so many matches"
    )
    command.add_argument(
        "--bots",
        default="regular",
        metavar="LEVEL,...",
        help="who plays, such as expert,regular; the last one takes all seats that are left",
    )
    command.add_argument("--players", type=at_least_one, metavar="N", help="how many seats")
    command.add_argument("--variant", metavar="NAME", help="short for --option variant=NAME")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of the game"
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="decides everything")
    command.add_argument(
        "--jobs", type=at_least_one, default=os.cpu_count() or 1, metavar="J", help="processes"
    )
    command.add_argument("--json", action="store_true", help="the figures, for a program to read")


def add_command(
    commands: "argparse._SubParsersAction[Parser]",
    run: Callable[[argparse.Namespace], None],
) -> Parser:
    summary = (run.__doc__ or "").strip().splitlines()[0]
    command = commands.add_parser(run.__name__, help=summary, description=summary)
    command.set_defaults(run=run)
    return command


def parser() -> Parser:
    top = Parser(
        prog="undertable",
        description="Hidden-information board games with no server and no referee.",
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_command(commands, games)
    for run, play, clock in ((demo, "bot", 0), (host, "terminal", 180)):
        command = add_command(commands, run)
        add_game_options(command)
        add_clock_options(command, clock)
        add_seat_options(command, play)
        add_network_options(command)
        if run is demo:
            command.add_argument("--record", metavar="FILE", help="where the record shall go")
    for run in (join, watch):
        command = add_command(commands, run)
        command.add_argument("invitation", help="the link, or the short code, you were given")
        command.add_argument("--at", metavar="HOST:PORT", help="where the table of the code is")
        add_network_options(command)
        add_seat_options(command)
    add_command(commands, id)
    command = add_command(commands, resume)
    command.add_argument("match", nargs="?", help="which one; without it, the newest")
    add_network_options(command)
    add_seat_options(command)
    add_simulate(add_command(commands, simulate))
    words = add_command(commands, bench)
    words.add_argument("words", nargs=argparse.REMAINDER, help="what to measure, e.g. crypto")
    check = add_command(commands, verify)
    check.add_argument("file", metavar="FILE", help="a record of a match, or evidence")
    check.add_argument(
        "--explain",
        nargs="?",
        const="all",
        metavar="N",
        help="what message N was, what it proved and how; without N, all messages in a line each",
    )
    check.add_argument("--json", action="store_true", help="the same, for a program to read")
    add_language(check)
    look = add_command(commands, replay)
    look.add_argument("file", metavar="FILE", help="a record of a match")
    look.add_argument(
        "--from", dest="first", type=int, default=0, metavar="N", help="begin with turn N"
    )
    look.add_argument(
        "--speed", type=seconds, metavar="S", help="a turn every S seconds, without asking"
    )
    add_language(look)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    try:
        args = parser().parse_args(argv)
        args.run(args)
        sys.stdout.flush()
    except Problem as problem:
        print(f"undertable: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read us, such as ``head``, has seen enough. Python would complain at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except BaseExceptionGroup as group:
        return quiet_end(group)
    return 0


def quiet_end(group: BaseExceptionGroup[BaseException]) -> int:
    """A key or a closed pipe ended several tasks at once: that is no failure of ours."""
    quiet, loud = group.split((KeyboardInterrupt, SystemExit, BrokenPipeError))
    if loud is not None or quiet is None:
        raise group
    return 130 if quiet.subgroup(KeyboardInterrupt) else 1


if __name__ == "__main__":
    sys.exit(main())
