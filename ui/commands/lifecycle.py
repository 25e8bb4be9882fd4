"""A peer runs: until it is done, or whoever wanted it to has gone."""

import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import trio

from ui.commands.host_join import unfinished
from ui.live.reporter import Reporter
from ui.problem import Left


def run(
    home: Path, reporter: Reporter, command: Callable[..., Awaitable[None]], *words: object
) -> None:
    """Run until done, until the person leaves, or until the process that started us is gone."""
    began = time.time()

    async def main() -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(leave_with_parent, nursery.cancel_scope)
            async with reporter.running():
                await command(*words)
            nursery.cancel_scope.cancel()

    try:
        trio.run(main)
    except* Left:
        say_how_to_go_on(home, began, reporter)
    except* KeyboardInterrupt:
        say_how_to_go_on(home, began, reporter)
        raise


def say_how_to_go_on(home: Path, began: float, reporter: Reporter) -> None:
    """Only if there is something to go on with, and not some match of last week."""
    if any(path.stat().st_mtime >= began for path in unfinished(home)):
        reporter.left()


async def leave_with_parent(scope: trio.CancelScope) -> None:
    """A peer started by another program ends when that one does, however it ended."""
    if os.environ.get("UNDERTABLE_CHILD") != "1":
        return
    while True:
        await trio.lowlevel.wait_readable(sys.stdin.fileno())
        if not os.read(sys.stdin.fileno(), 4096):
            scope.cancel()
            return
