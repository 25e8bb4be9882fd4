"""The ``undertable`` command: one function per command, its docstring is its help.

What the person at the keyboard can mend is a ``Problem``: one line on standard error and
exit code 1. A traceback means a bug of ours. Heavy imports wait until the words are parsed,
so that ``--help`` answers at once.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path


class Problem(Exception):
    """Something the person can mend; its text is the one line they see."""


def bench(args: argparse.Namespace) -> None:
    """Measure this machine: python -m bench, with the same words."""
    from bench.__main__ import main as run

    run(args.words)


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
    args = parser().parse_args(argv)
    try:
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
    return 0


if __name__ == "__main__":
    sys.exit(main())
