"""Whoever waits for something is woken when it is so, and not before."""

from collections.abc import Callable

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

from p2p.changes import Changes


class Waiters:
    """Some who wait for numbers of their own to be in ``here``."""

    def __init__(self) -> None:
        self.changes, self.here, self.done = Changes(), set[int](), list[int]()

    async def wait(self, number: int) -> None:
        await self.changes.until(lambda: number in self.here)
        self.done.append(number)

    def add(self, number: int) -> None:
        self.here.add(number)
        self.changes.tell()


async def test_all_whose_time_has_come_go_on_and_nobody_else() -> None:
    waiters = Waiters()
    async with trio.open_nursery() as nursery:
        for number in (1, 2, 2, 3):
            nursery.start_soon(waiters.wait, number)
        await wait_all_tasks_blocked()
        waiters.add(2)
        await wait_all_tasks_blocked()
        assert waiters.done == [2, 2]
        waiters.add(1)
        waiters.add(3)
    assert sorted(waiters.done) == [1, 2, 2, 3]


async def test_what_changes_after_it_was_told_still_counts() -> None:
    waiters = Waiters()
    async with trio.open_nursery() as nursery:
        for number in (1, 2):
            nursery.start_soon(waiters.wait, number)
        await wait_all_tasks_blocked()
        waiters.changes.tell()
        waiters.here |= {1, 2}  # as in whoever hears a frame, says so, and goes on with it


async def test_of_many_who_wait_one_task_runs_for_a_change_that_is_nobodys() -> None:
    waiters, steps = Waiters(), Steps()
    async with trio.open_nursery() as nursery:
        for number in range(9):
            nursery.start_soon(waiters.wait, number)
        await wait_all_tasks_blocked()
        with steps.counted(Waiters.wait):
            waiters.changes.tell()
            waiters.changes.tell()
            await wait_all_tasks_blocked()
        assert steps.count == 1
        nursery.cancel_scope.cancel()


async def test_a_change_is_not_lost_with_whoever_was_to_look() -> None:
    waiters = Waiters()
    async with trio.open_nursery() as nursery:
        with trio.CancelScope() as impatient:
            async with trio.open_nursery() as first:
                first.start_soon(waiters.wait, 1)
                await wait_all_tasks_blocked()
                nursery.start_soon(waiters.wait, 2)
                await wait_all_tasks_blocked()
                waiters.add(2)
                impatient.cancel()
    assert waiters.done == [2]


async def test_who_asks_a_wrong_question_gets_the_error_itself() -> None:
    waiters = Waiters()

    async def asks(ready: Callable[[], bool]) -> None:
        with pytest.raises(ZeroDivisionError):
            await waiters.changes.until(ready)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(waiters.wait, 1)
        await wait_all_tasks_blocked()
        nursery.start_soon(asks, lambda: bool(2 in waiters.here and 1 // 0))
        await wait_all_tasks_blocked()
        waiters.add(2)
        await wait_all_tasks_blocked()
        waiters.add(1)


async def test_what_is_so_already_is_not_waited_for() -> None:
    with trio.fail_after(0):
        await Changes().until(lambda: True)


class Steps(trio.abc.Instrument):
    """How often tasks of one kind were run."""

    def __init__(self) -> None:
        self.count, self._name = 0, ""

    def counted(self, work: Callable[..., object]) -> "Steps":
        self._name = f"{work.__module__}.{work.__qualname__}"
        return self

    def __enter__(self) -> None:
        trio.lowlevel.add_instrument(self)

    def __exit__(self, *_: object) -> None:
        trio.lowlevel.remove_instrument(self)

    def before_task_step(self, task: trio.lowlevel.Task) -> None:
        self.count += task.name == self._name
