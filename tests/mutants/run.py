"""Breaking copies of the tree and running the tests that should notice."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, contextmanager
from enum import Enum
from queue import SimpleQueue
from typing import NamedTuple, TypeVar

from tests.mutants.mutant import Mutant
from tests.mutants.workshop import Run, Workshop, workshop

TIMEOUT = 300
PATIENCE = 1800  # for tests of which none should fail: long ones, on whatever machine
PASSED, FAILED = 0, 1  # as pytest has it; anything else is trouble of another kind

Asked = TypeVar("Asked")
Found = TypeVar("Found")


class Verdict(Enum):
    CAUGHT = "caught"
    SURVIVED = "SURVIVED"
    # A mutant that can't even be imported, or never ends, tells nothing about the tests.
    BROKEN = "BROKEN"


class Outcome(NamedTuple):
    mutant: Mutant
    verdict: Verdict
    detail: str


class Planted(NamedTuple):
    """A mutant, and the test that caught it in another tree: that one is tried first."""

    mutant: Mutant
    first: str | None = None


class Workers:
    """Several workshops, each with one thing to do at a time."""

    _pool: ThreadPoolExecutor
    _free: "SimpleQueue[Workshop]"

    def __init__(self, pool: ThreadPoolExecutor, workshops: Sequence[Workshop]) -> None:
        self._pool, self._free = pool, SimpleQueue()
        for one in workshops:
            self._free.put(one)

    def seconds(self, tests: Sequence[str]) -> Iterator[tuple[str, float]]:
        """How long each takes as long as nothing is broken; a failure then would mean nothing."""
        return self._each(passed, tests)

    def outcomes(self, planted: Sequence[Planted]) -> Iterator[Outcome]:
        """What becomes of each, in the order in which it is known."""
        return self._each(outcome, planted)

    def _each(
        self, work: Callable[[Workshop, Asked], Found], asked: Sequence[Asked]
    ) -> Iterator[Found]:
        def in_a_free_one(item: Asked) -> Found:
            one = self._free.get()
            try:
                return work(one, item)
            finally:
                self._free.put(one)

        for done in as_completed([self._pool.submit(in_a_free_one, item) for item in asked]):
            yield done.result()


@contextmanager
def workers(at_once: int) -> Iterator[Workers]:
    with ExitStack() as stack:
        workshops = [stack.enter_context(workshop()) for _ in range(at_once)]
        pool = ThreadPoolExecutor(at_once)
        # Whoever loses patience does not wait for all that is still to come.
        stack.callback(pool.shutdown, cancel_futures=True)
        yield Workers(pool, workshops)


def passed(where: Workshop, test: str) -> tuple[str, float]:
    run = where.run([test], PATIENCE)
    if run.code != PASSED:
        raise SystemExit(f"the tests fail without any mutant:\n{run.said[-4000:]}")
    return test, run.seconds


def outcome(where: Workshop, planted: Planted) -> Outcome:
    mutant, first = planted
    with where.broken_by(mutant):
        found = verdict(where.run([first], TIMEOUT)) if first else None
        if found is None or found[0] is not Verdict.CAUGHT:
            found = verdict(where.run(mutant.tests, TIMEOUT))
    return Outcome(mutant, *found)


def verdict(run: Run) -> tuple[Verdict, str]:
    failure = first_failure(run.said)
    if run.code == PASSED:
        return Verdict.SURVIVED, ""
    if run.code == FAILED and failure:
        return Verdict.CAUGHT, failure
    why = f"no end after {TIMEOUT} s" if run.code is None else run.said[-2000:]
    return Verdict.BROKEN, why


def first_failure(output: str) -> str:
    failed = [line for line in output.splitlines() if line.startswith("FAILED ")]
    return failed[0].removeprefix("FAILED ").split(" - ")[0] if failed else ""
