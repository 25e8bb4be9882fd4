"""What a call costs: hops, bytes in the record, and seconds on lines of equal delay."""

import heapq
from collections.abc import Iterator
from itertools import count
from math import inf
from typing import Any

from bench.lockstep import Figures, Lockstep, seated
from games.kit import Seat
from table.caller import Caller
from table.calls.brief import shortened
from table.calls.report import Claim
from table.calls.statement import Statement
from table.participant import Player

DELAY = 0.1  # seconds on every line
PLAYERS = (4, 13)
GAME = {4: "complots", 13: "mascarade"}


def measure() -> Figures:
    return {
        str(n): {"late": called(n, silent=False), "gone": called(n, silent=True)} for n in PLAYERS
    }


def called(n: int, *, silent: bool) -> Figures:
    """A call about a seat whose person does not answer; its program reports, or is ``silent``."""
    players = seated(GAME[n], n)
    Lockstep(players, lambda _: None).run(lambda: bool(players[0].table.deciders))
    return Call(players, silent=silent).run()


class Call:
    """Everybody halts at once, and hears of everybody else after the delay."""

    def __init__(self, players: list[Player[Any]], *, silent: bool) -> None:
        self.late = players[0].table.deciders[0]
        self.op = players[0].table.op
        there = [p for p in players if not silent or p.seat != self.late]
        self.callers = {player.seat: Caller(player, player.identity) for player in there}
        self.depth = dict.fromkeys(self.callers, 0)
        self.now, self._order = 0.0, count()
        self._on_its_way: list[tuple[float, int, Seat, Statement, int]] = []

    def run(self) -> Figures:
        for seat, caller in self.callers.items():
            claims = [] if seat == self.late else [Claim(self.late, self.op)]
            self.send(seat, caller.report(claims))
        while any(not caller.listener.proofs for caller in self.callers.values()):
            self.step()
        proof = next(iter(self.callers.values())).listener.proofs[0]
        hops, size = max(self.depth.values()), len(shortened(proof, proof.roll.cut.counts))
        return {"hops": hops, "bytes": size, "seconds": round(self.now, 1)}

    def send(self, author: Seat, said: Iterator[Statement] | list[Statement]) -> None:
        for statement in said:
            for seat in self.callers:
                if seat != author:
                    arrival = self.now + DELAY, next(self._order)
                    heapq.heappush(
                        self._on_its_way, (*arrival, seat, statement, self.depth[author] + 1)
                    )

    def step(self) -> None:
        """The next thing that happens: something arrives, or somebody has waited long enough."""
        wakes = [caller.wake(self.now) for caller in self.callers.values()]
        arrives = self._on_its_way[0][0] if self._on_its_way else inf
        self.now = min(arrives, *wakes)
        if self.now == inf:
            raise RuntimeError("nobody will ever say anything again")
        while self._on_its_way and self._on_its_way[0][0] <= self.now:
            _, _, seat, statement, depth = heapq.heappop(self._on_its_way)
            self.callers[seat].hear(statement)
            self.depth[seat] = max(self.depth[seat], depth)
        for seat, caller in self.callers.items():
            self.send(seat, caller.look(self.now))
