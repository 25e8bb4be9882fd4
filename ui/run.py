"""From the words of a command to a running peer."""

import argparse
import getpass
import os
import secrets
import sys
import time
from collections.abc import Awaitable, Callable

import trio

from games.catalogue import find, set_up
from p2p.home import HomeProblem, home_folder, matches_folder
from p2p.invitation import Invitation
from ui.deciders import Decide, bot
from ui.demo import Plan, demo
from ui.reporters import Lines, Reporter
from ui.tables import Place, host, join, resume, terms_for, unfinished


def run_host(args: argparse.Namespace) -> None:
    words = options(args)
    game = set_up(args.game, args.players or find(args.game).counts[0], words)
    chosen = dict(word.split("=", 1) for word in words)
    terms = terms_for(game, chosen, recovery=True)
    run(host, place(args), terms, decider(args), reporter(args))


def run_join(args: argparse.Namespace) -> None:
    run(join, place(args), Invitation.parse(args.invitation), decider(args), reporter(args))


def run_watch(args: argparse.Namespace) -> None:
    run(join, place(args), Invitation.parse(args.invitation), None, reporter(args))


def run_resume(args: argparse.Namespace) -> None:
    where = place(args)
    found = unfinished(matches_folder(where.home))
    wanted = [path for path in found if args.match in (None, path.name, path.stem, str(path))]
    if not wanted:
        names = ", ".join(path.stem for path in found) or "none"
        raise HomeProblem(f"no such match to go on with; unfinished here: {names}")
    run(resume, where, wanted[0], decider(args), reporter(args))


def run_demo(args: argparse.Namespace) -> None:
    game = set_up(args.game, args.players or 4, options(args))
    folder = home_folder() / "demo" / time.strftime("%Y%m%d-%H%M%S")
    seed = args.seed or secrets.randbelow(1 << 32)
    plan = Plan(game.key, game.players, tuple(options(args)), args.level, args.pace, seed, folder)
    run(demo, plan, reporter(args))


def run(command: Callable[..., Awaitable[None]], *words: object) -> None:
    """Run until done, or until the process that started us is gone."""

    async def main() -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(leave_with_parent, nursery.cancel_scope)
            await command(*words)
            nursery.cancel_scope.cancel()

    trio.run(main)


async def leave_with_parent(scope: trio.CancelScope) -> None:
    """A peer started by another program ends when that one does, however it ended."""
    if os.environ.get("UNDERTABLE_CHILD") != "1":
        return
    while True:
        await trio.lowlevel.wait_readable(sys.stdin.fileno())
        if not os.read(sys.stdin.fileno(), 4096):
            scope.cancel()
            return


def place(args: argparse.Namespace) -> Place:
    return Place(args.name or getpass.getuser(), args.bind, args.port)


def options(args: argparse.Namespace) -> list[str]:
    variant = [f"variant={args.variant}"] if args.variant else []
    return [*args.option, *variant]


def decider(args: argparse.Namespace) -> Decide:
    return bot(args.level, args.seed, args.pace)


def reporter(args: argparse.Namespace) -> Reporter:  # noqa: ARG001  until there is a terminal
    return Lines()
