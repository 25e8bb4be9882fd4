"""Everything that seats have signed about a call, and beside it, held against each other (E9).

signed r0 prevote 2 : 1 2 3    -> ok   or any other vote, as in ``calling``
signed report 2 <0100> for 1   -> ok   of seat 2, which has taken in a message of its own
signed message 2 <0000> in 0   -> E9   its next message in epoch 0; or its "end"
cut <1100>                     -> ok   of roll 1, which whoever reports for 2 has taken in
"""

import re
from typing import Any

from games.kit import Seat
from table.calls.offences import Said
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.calls.roll import Roll
from table.calls.watch import Watch
from table.log.message import NOTHING_SEEN, Seen
from tests.rules.calling import voted
from tests.table.calls.small import unsigned

VERBS = ("signed", "cut", "watch")
LINE = re.compile(r"(report|message|end) (\d) <(\d+)>(?: (?:for|in) (\d))?")


class Watching:
    """Whoever forgets nothing that was signed, at a table of four."""

    def __init__(self) -> None:
        self.watch, self.roll = Watch(4), NO_ROLL

    def do(self, verb: str, line: str) -> str:
        if verb == "watch":
            self.watch, self.roll = Watch(4), NO_ROLL
            return ""
        found = self.decided(line) if verb == "cut" else self.signed(line)
        return " ".join(sorted({f"{f.rule} of seat {f.seat}" for f in found})) or "ok"

    def decided(self, line: str) -> list[Any]:
        roll = Roll(1, (self.report(Seat(1), line.strip("<>"), 1),))
        self.roll = roll.digest
        return self.watch.decide(roll)

    def signed(self, line: str) -> list[Any]:
        if line.startswith("r") and line[1].isdecimal():
            return [found for vote in voted(line, 4) for found in self.watch.hear(vote)]
        told = LINE.fullmatch(line)
        assert told, f"nothing that can be signed: {line}"
        what, seat, counts, number = told[1], Seat(int(told[2])), told[3], int(told[4] or 0)
        if what == "report":
            return self.watch.hear(self.report(seat, counts, number).statement)
        names, seq = seen(counts), int(counts[seat - 1])
        said = Said(seat, number, seq, label(seat, seq), names, is_end=what == "end")
        return self.watch.take(said)

    def report(self, seat: Seat, counts: str, number: int) -> Report:
        roll = self.roll if number > 1 else NO_ROLL
        body = encode(roll, seen(counts), ())
        return Report.read(unsigned(place_of(seat, number), body), 4)


def seen(counts: str) -> Seen:
    numbers = tuple(map(int, counts))
    named = [label(seat, n - 1) if n else NOTHING_SEEN for seat, n in enumerate(numbers, 1)]
    return Seen(numbers, tuple(named))


def label(seat: int, seq: int) -> bytes:
    return f"{seat}.{seq}".encode().ljust(32, b".")
