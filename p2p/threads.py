"""Work that takes long, or blocks: done beside the tasks, which go on meanwhile."""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import trio

T = TypeVar("T")
Words = TypeVarTuple("Words")

run_beside = trio.to_thread.run_sync  # on a clock that jumps nothing can be beside it: at once


async def in_thread(work: Callable[[*Words], T], *words: *Words) -> T:
    """``work(*words)`` in a thread. Who is cancelled waits for it: half a write would be worse."""
    return await run_beside(work, *words)


async def waiting_in_thread(work: Callable[[*Words], T], *words: *Words) -> T:
    """The same for work that only waits: who is cancelled leaves it there, to end with us."""
    return await run_beside(work, *words, abandon_on_cancel=True)
