"""A peer runs: until it is done, or whoever wanted it to has gone."""

import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import trio

from p2p import waiting_in_thread
from ui.commands.host_join import unfinished
from ui.live.reporter import Reporter
from ui.problem import Left


def run(
    home: Path, reporter: Reporter, command: Callable[..., Awaitable[None]], *words: object
) -> None:
    """Run until done, until the person leaves, or until the process that started us is gone."""
    began = time.time()
    if is_child():
        # A terminal sends Ctrl-C to all its processes: our person leaves, not the bots first.
        signal.signal(signal.SIGINT, signal.SIG_IGN)

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


def is_child() -> bool:
    return os.environ.get("UNDERTABLE_CHILD") == "1"


async def leave_with_parent(scope: trio.CancelScope) -> None:
    """A peer started by another program ends when that one does, however it ended."""
    if not is_child():
        return
    # In a thread, since Windows can wait for sockets only.
    await waiting_in_thread(read_to_the_end, sys.stdin.fileno())
    scope.cancel()


def read_to_the_end(source: int) -> None:
    while os.read(source, 4096):
        pass
