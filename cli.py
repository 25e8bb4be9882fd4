"""The ``undertable`` command: one function per command, its docstring is its help.

What the person at the keyboard can mend is a ``Problem``: one line on standard error and
exit code 1. A traceback means a bug of ours. Heavy imports wait until the words are parsed,
so that ``--help`` answers at once.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn


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
    add_simulate(add_command(commands, simulate))
    words = add_command(commands, bench)
    words.add_argument("words", nargs=argparse.REMAINDER, help="what to measure, e.g. crypto")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    try:
        args = parser().parse_args(argv)
        args.run(args)
    except Problem as problem:
        print(f"undertable: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
