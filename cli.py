"""The ``undertable`` command: one function per command, whose help is in ``ui/words/help``.

What the person at the keyboard can mend is a ``Problem``: one line on standard error and
exit code 1. A traceback means a bug of ours. A command that returns a number has found
something that its caller wants to know by the exit code. Heavy imports wait until the words
are parsed, so that ``--help`` answers at once.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ui.commands.typed import arguments
from ui.problem import Problem, is_for_the_person, plain_problems, problem_of
from ui.program import collect_seldom


def games(args: argparse.Namespace) -> None:
    from games.catalogue import GAMES, find
    from ui.commands.list_games import show_games

    show_games([find(args.game)] if args.game else GAMES.values(), language(args))


def demo(args: argparse.Namespace) -> None:
    from ui.commands.run import run_demo

    run_demo(args, main)


def host(args: argparse.Namespace) -> None:
    from ui.commands.run import run_host

    run_host(args)


def join(args: argparse.Namespace) -> None:
    from ui.commands.run import run_join

    run_join(args)


def watch(args: argparse.Namespace) -> None:
    from ui.commands.run import run_watch

    run_watch(args)


def resume(args: argparse.Namespace) -> None:
    from ui.commands.run import run_resume

    run_resume(args)


def id(args: argparse.Namespace) -> None:  # noqa: A001, ARG001  the command's name
    from p2p import KEY_FILE, home_folder, load_identity

    home = home_folder()
    print(f"{load_identity(home).public.fingerprint}  {home / KEY_FILE}")


def simulate(args: argparse.Namespace) -> None:
    from rich.console import Console

    from players.cluster import simulate_on
    from players.results import add_up
    from players.simulate import plan, simulate
    from ui.screen.plain_json import plain_json
    from ui.screen.simulated import show, spoken, with_progress

    options = args.option + ([f"variant={args.variant}"] if args.variant else [])
    todo = plan(args.game, args.bots.split(","), args.players, options, args.seed)
    jobs = min(args.jobs, args.matches)
    if args.cluster:
        chunks = simulate_on(args.cluster, todo, args.matches, jobs)
    else:
        chunks = simulate(todo, args.matches, jobs)
    words = spoken(language(args))
    results = add_up(todo, with_progress(chunks, args.matches, Console(stderr=True), words))
    if args.json:
        print(plain_json(results.as_json(), indent=2))
    else:
        show(results, Console(), words)


def bench(args: argparse.Namespace) -> None:
    from bench.__main__ import main as run

    run(args.words)


def verify(args: argparse.Namespace) -> int:
    from ui.audit.command import verify as run
    from ui.problem import said_to

    out, others = Path(args.out) if args.out else None, [Path(word) for word in args.others]
    with said_to(language(args)):
        return run(Path(args.file), args.explain, args.json, language(args), others, out)


def replay(args: argparse.Namespace) -> None:
    from ui.audit.replay import replay as run
    from ui.problem import said_to

    with said_to(language(args)):
        openings = [Path(word) for word in args.openings]
        run(Path(args.file), args.first, args.speed, language(args), openings)


def ladder(args: argparse.Namespace) -> int:
    from ui.ladder.command import ladder as run
    from ui.problem import said_to

    paper = Path(args.page) if args.page else None
    with said_to(language(args)):
        return run([*map(Path, args.files)], args.jobs, args.json, language(args), paper)


NO_OPEN = "--no-open"
COMMANDS = (games, demo, host, join, watch, resume, id, simulate, bench, verify, ladder, replay)


def language(args: argparse.Namespace) -> str:
    from ui.words import preferred

    return args.lang or preferred(os.environ)


def parser(typed: Sequence[str] = ()) -> arguments.Parser:
    return arguments.parser(COMMANDS, typed)


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    collect_seldom()
    try:
        check_output()
        if is_alone(words):
            return alone(opens=NO_OPEN not in words)
        args = parser(words).parse_args(argv)
        with plain_problems():
            code = args.run(args) or 0
        sys.stdout.flush()
    except Problem as problem:
        return complain(problem, words)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        write_no_more()  # whoever read us, such as ``head``, has seen enough
        return 1
    except OSError as error:
        if not is_for_the_person(error):
            raise
        return complain(problem_of(error), words)
    except BaseExceptionGroup as group:
        return quiet_end(group)
    return int(code)


def is_alone(argv: Sequence[str]) -> bool:
    """Without a command there is the start page, where there is a browser for it."""
    if list(argv) == [NO_OPEN]:
        return True
    if argv:
        return False
    from ui.program import has_browser

    return has_browser()


def alone(*, opens: bool) -> int:
    """The start page, until its person has had enough."""
    from ui.commands.start import start
    from ui.words import preferred

    start(preferred(os.environ), parser(), opens=opens)
    return 0


def complain(problem: Problem, words: Sequence[str]) -> int:
    from ui.screen.names import printable

    said = problem.said_in(arguments.readers_language(words, os.environ))
    print(f"undertable: {printable(said)}", file=sys.stderr)
    try:
        sys.stdout.flush()
    except OSError:
        write_no_more()
    return 1


def write_no_more() -> None:
    """Python would complain at its exit of what it could not write."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def check_output() -> None:
    """Without standard output a file of ours could get its number, and be written over."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  as long as we run
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        raise Problem("no-output")
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # an old console shows a question mark, not a traceback


def quiet_end(group: BaseExceptionGroup[BaseException]) -> int:
    """A key or a closed pipe ended several tasks at once: that is no failure of ours."""
    quiet, loud = group.split((KeyboardInterrupt, SystemExit, BrokenPipeError))
    if loud is not None or quiet is None:
        raise group
    return 130 if quiet.subgroup(KeyboardInterrupt) else 1


if __name__ == "__main__":
    sys.exit(main())
