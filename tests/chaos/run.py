"""Several matches at a time, played and checked, and the figures of all of them."""

import os
import shutil
import signal
import sys
from collections import Counter
from pathlib import Path

import trio

from tests.chaos.checks import check
from tests.chaos.draw import draw
from tests.chaos.match import Table, disks
from tests.chaos.network import network
from tests.chaos.plan import Plan


class Run:
    """``folder`` keeps those that failed; ``figures`` are of all."""

    def __init__(self, seed: int, *, apart: bool, folder: Path) -> None:
        self.seed, self.apart, self.folder = seed, apart, folder
        self.failed: list[int] = []
        self.figures: Counter[str] = Counter()

    async def play(self, numbers: list[int], at_once: int) -> None:
        """All of them; a request to end leaves no process and no machine behind, either."""
        room = trio.CapacityLimiter(at_once)
        async with trio.open_nursery() as aside:
            aside.start_soon(cancelled_by, signal.SIGTERM, aside.cancel_scope)
            async with trio.open_nursery() as nursery:
                for number in numbers:
                    await room.acquire_on_behalf_of(number)
                    nursery.start_soon(self._play, number, room)
            aside.cancel_scope.cancel()

    async def _play(self, number: int, room: trio.CapacityLimiter) -> None:
        try:
            await self.play_one(draw(self.seed, number, apart=self.apart))
        finally:
            room.release_on_behalf_of(number)

    async def play_one(self, plan: Plan) -> list[str]:
        folder = self.folder / str(plan.number)
        folder.mkdir(parents=True)
        name = f"ut{os.getpid()}m{plan.number}"
        with disks(plan, folder), network(name, plan.players + 1, apart=self.apart) as machines:
            table = Table(plan, folder, machines)
            await table.play()
            found = await trio.to_thread.run_sync(lambda: list(check(table)))
            self._count(table, found)
        self._tell(table, found)
        if not found:
            shutil.rmtree(folder)
        return found

    def _count(self, table: Table, found: list[str]) -> None:
        plan = table.plan
        self.figures["matches"] += 1
        self.figures["processes"] += sum(len(peer.lives) for peer in table.everybody)
        self.figures["messages"] += table.journals.messages
        self.figures["statements in calls"] += table.journals.places.statements()
        self.figures["failed"] += bool(found)
        self.figures.update({f"papers: {status}": n for status, n in table.outcomes.items()})
        for fault in plan.faults:
            self.figures[type(fault).__name__] += 1

    def _tell(self, table: Table, found: list[str]) -> None:
        plan = table.plan
        load = os.getloadavg()[0]
        words = f"{plan.game} with {plan.players}, {plan.pace}, clock {plan.clock}"
        said = f"match {plan.number}: {words}; {table.seconds:.0f} s, load {load:.1f}"
        print(f"{said}: {'FAILED' if found else 'ok'}")
        self._tell_course(table)
        if found:
            self.failed.append(plan.number)
            for what in found:
                print(f"  ! {what}")
            print(f"  again: python -m tests.chaos --seed {plan.seed} --only {plan.number}")
            print(f"  kept: {table.folder}")
        sys.stdout.flush()

    def _tell_course(self, table: Table) -> None:
        for fault in table.plan.faults:
            print(f"  fault: {fault}")
        for line in (*table.log, *(f"{count} {what}" for what, count in table.outcomes.items())):
            print(f"  {line}")
        for peer in table.everybody:
            for said in [life.err.read_text("utf-8", "replace").strip() for life in peer.lives]:
                if said:
                    print(f"  {peer.name}: {said.splitlines()[-1]}")


async def cancelled_by(sign: int, scope: trio.CancelScope) -> None:
    with trio.open_signal_receiver(sign) as signs:
        async for _ in signs:
            scope.cancel()
