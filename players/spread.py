"""Work spread over processes of this machine; what comes back comes in order."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

MOST_JOBS = 61  # Windows can't wait for more processes

T = TypeVar("T")
R = TypeVar("R")


def over_processes(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """``work`` done on every item, in their order; by this very process if there is one job."""
    jobs = min(jobs, len(items), MOST_JOBS)
    if jobs <= 1:
        yield from map(work, items)
        return
    # Spawned, not forked: a progress bar has a thread, and forks of threads may hang.
    with ProcessPoolExecutor(jobs, get_context("spawn"), die_quietly_when_interrupted) as pool:
        try:
            # Not ``pool.map``: interrupted, it cancels what the pool's own thread is about to
            # call broken, and that thread then complains on the screen.
            futures = [pool.submit(work, item) for item in items]
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def die_quietly_when_interrupted() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
