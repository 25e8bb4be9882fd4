"""The ``undertable`` command: one function per command, its docstring is its help.

What the person at the keyboard can mend is a ``Problem``: one line on standard error and
exit code 1. A traceback means a bug of ours. Heavy imports wait until the words are parsed,
so that ``--help`` answers at once.
"""

import argparse
import sys
from collections.abc import Callable, Sequence


class Problem(Exception):
    """Something the person can mend; its text is the one line they see."""


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


def add_command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    run: Callable[[argparse.Namespace], None],
) -> argparse.ArgumentParser:
    summary = (run.__doc__ or "").strip().splitlines()[0]
    command = commands.add_parser(run.__name__, help=summary, description=summary)
    command.set_defaults(run=run)
    return command


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="undertable",
        description="Hidden-information board games with no server and no referee.",
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_command(commands, games)
    words = add_command(commands, bench)
    words.add_argument("words", nargs=argparse.REMAINDER, help="what to measure, e.g. crypto")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    try:
        args.run(args)
    except Problem as problem:
        print(f"undertable: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
