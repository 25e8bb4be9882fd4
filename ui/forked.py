"""Peers that are forked, not started: whoever forks them has imported already what they need.

To import all that takes half a second of a core, and a demo has a peer for each seat. They
are forked before there is a key, a thread or a running trio, and wait for their words. Only where
a process can be waited for as a file, which is Linux: elsewhere peers are started as ever.
"""

import json
import os
import random
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NoReturn

import trio

from crypto import elgamal
from ui.program import first_line

Main = Callable[[Sequence[str]], int]
"""The whole program: from the words of a command to its exit code."""

MAX_WORDS = 1 << 16
INTERRUPTED = 130
NOT_HERE = "peers are forked on Linux alone"


class Forked:
    """A process like those that trio starts; it does nothing before it is told its words."""

    stdin: trio.abc.SendStream
    stdout: trio.abc.ReceiveStream
    stderr: trio.abc.ReceiveStream
    returncode: int | None
    _pid: int
    _exit: int

    def __init__(self, pid: int, stdin: int, stdout: int, stderr: int) -> None:
        if sys.platform != "linux":
            raise OSError(NOT_HERE)
        self.stdin, self.stdout, self.stderr = map(trio.lowlevel.FdStream, (stdin, stdout, stderr))
        self.returncode = None
        self._pid, self._exit = pid, os.pidfd_open(pid)

    async def tell_words(self, words: Sequence[str], environment: Mapping[str, str]) -> None:
        line = json.dumps([list(words), dict(environment)])
        await self.stdin.send_all(f"{line}\n".encode())

    async def wait(self) -> int:
        if self.returncode is None:
            await trio.lowlevel.wait_readable(self._exit)
        if self.returncode is None:  # nobody else has waited meanwhile
            self.returncode = os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])
            os.close(self._exit)
        return self.returncode

    def terminate(self) -> None:
        self._signal("SIGTERM")

    def kill(self) -> None:
        self._signal("SIGKILL")

    def _signal(self, name: str) -> None:
        if sys.platform == "linux":
            signal.pidfd_send_signal(self._exit, signal.Signals[name])


def fork_ahead(count: int, main: Main) -> list[Forked]:
    """So many peers that wait; none where they can't be forked, or not safely any more."""
    can = hasattr(os, "pidfd_open") and threading.active_count() == 1
    return [fork(main) for _ in range(count)] if can else []


def fork(main: Main) -> Forked:
    if sys.platform != "linux":
        raise OSError(NOT_HERE)
    (stdin, told), (heard, stdout), (errors, stderr) = os.pipe(), os.pipe(), os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid == 0:
        live((stdin, stdout, stderr), main)
    for end in (stdin, stdout, stderr):
        os.close(end)
    return Forked(pid, told, heard, errors)


# On the other side


def live(ends: Iterable[int], main: Main) -> NoReturn:
    """As if just started: nothing of whoever forked us runs here, not even what it does last."""
    code = 1
    try:
        become_a_process_of_its_own(ends)
        code = obey(main)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    except BaseException:  # noqa: BLE001  as Python itself ends a program
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def become_a_process_of_its_own(ends: Iterable[int]) -> None:
    if sys.platform != "linux":
        raise OSError(NOT_HERE)
    for number, end in enumerate(ends):
        os.dup2(end, number)
    # The pipes of the other peers among them: theirs must end with whoever forked us.
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  as long as we run
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    # What was drawn at import, and is for one process alone.
    random.seed()
    elgamal.FOLDING_WEIGHT = elgamal.short_weight()


def obey(main: Main) -> int:
    """Wait for words; without any, whoever forked us is gone, or had no use for us."""
    line = first_line(sys.stdin.fileno(), MAX_WORDS)
    if not line:
        return 0
    words, environment = json.loads(line)
    os.environ.update(environment)
    sys.argv[1:] = words
    return main(words)
