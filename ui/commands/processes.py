"""Peers in processes of their own, which never outlive the one that started them."""

import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import trio

from p2p import PeerError
from ui.forked import Forked
from ui.program import CLI

PATIENCE_SECONDS = 3


class Peer:
    """A process that reports in lines of JSON; see ``ui.live.reporter.Lines``."""

    def __init__(self, process: trio.Process | Forked) -> None:
        self.process = process
        self._lines = _lines(process)
        self.errors = b""
        self._silent = trio.Event()

    async def tell(self, said: str) -> None:
        if said and self.process.stdin is not None:
            with suppress(trio.BrokenResourceError):  # it has ended, and ``see_off`` says why
                await self.process.stdin.send_all(f"{said}\n".encode())

    async def expect(self, key: str) -> Any:
        """What the peer reports under ``key`` next; ``PeerError`` if it ends before."""
        async for line in self._lines:
            facts = json.loads(line)
            if key in facts:
                return facts[key]
        await self.process.wait()
        raise await self._ended_early()

    async def see_off(self) -> None:
        """Wait until the peer leaves; ``PeerError`` if something threw it out."""
        if await self.process.wait() != 0:
            raise await self._ended_early()

    async def _ended_early(self) -> PeerError:
        await self._silent.wait()  # what it said last may still be on its way
        return PeerError(f"a peer ended early: {self.last_words()}")

    def last_words(self) -> str:
        lines = [line.strip(" |+-") for line in self.errors.decode(errors="replace").splitlines()]
        said = [line for line in lines if line]  # a traceback of several errors ends in a frame
        return said[-1] if said else f"exit code {self.process.returncode}"

    async def listen_to_errors(self) -> None:
        if self.process.stderr is not None:
            async for data in self.process.stderr:
                self.errors = (self.errors + bytes(data))[-65536:]
        self._silent.set()


async def _lines(process: trio.Process | Forked) -> AsyncIterator[bytes]:
    buffer = b""
    if process.stdout is None:
        return
    async for data in process.stdout:
        buffer += data
        *lines, buffer = buffer.split(b"\n")
        for line in lines:
            yield line


@asynccontextmanager
async def started(
    words: Sequence[str],
    environment: Mapping[str, str],
    said: str = "",
    ahead: list[Forked] | None = None,
) -> AsyncIterator[Peer]:
    """Run ``undertable`` with these words; at the end of the block it is gone.

    What is ``said`` it reads from its standard input: everybody here can see its words. Of the
    processes that were forked ``ahead`` one is taken, if there are any.
    """
    child = {"UNDERTABLE_CHILD": "1", **environment}
    process = ahead.pop() if ahead else await _process(words, child)
    peer = Peer(process)
    try:
        if isinstance(process, Forked):
            await process.tell_words(words, child)
        async with trio.open_nursery() as nursery:
            nursery.start_soon(peer.listen_to_errors)
            await peer.tell(said)
            yield peer
            nursery.cancel_scope.cancel()
    finally:
        with trio.CancelScope(shield=True):
            await _end(process)


async def _process(words: Sequence[str], environment: Mapping[str, str]) -> trio.Process:
    return await trio.lowlevel.open_process(
        [sys.executable, str(CLI), *words],
        stdin=subprocess.PIPE,  # its end tells the peer that we are gone, however we went
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )


async def dismiss(ahead: list[Forked]) -> None:
    """Those that were forked for nothing."""
    while ahead:
        await _end(ahead.pop())


async def _end(process: trio.Process | Forked) -> None:
    if process.returncode is None:
        process.terminate()
        with trio.move_on_after(PATIENCE_SECONDS):
            await process.wait()
    if process.returncode is None:
        process.kill()
        await process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            await pipe.aclose()
