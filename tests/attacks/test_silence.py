"""A cheat that is never silent when it is asked, but when others need its word to go on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from games.kit import Seat
from table.absence.lateness import HEARD, LATE
from table.founding import Clock
from table.log.message import Saying
from table.mental import MentalTable
from table.rounds.round import Utterance
from tests.mental.impatient import clocked
from tests.p2p.house import House
from tests.p2p.virtual import Network, Weather, voyage

CHEAT = Seat(1)
MINUTES = 600  # in seconds, of a clock that jumps


def says_never_that_it_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = MentalTable.say

    def say(table: MentalTable[Any]) -> Iterator[tuple[Saying, Utterance]]:
        for saying, said in honest(table):
            if saying.kind != HEARD or table.desk.mine.seat != CHEAT:
                yield saying, said

    monkeypatch.setattr(MentalTable, "say", say)


def test_who_never_says_that_it_heard_makes_nobody_late_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All decide at once. The others' words are due from the cheat, who is never late itself."""
    says_never_that_it_heard(monkeypatch)
    terms = replace(clocked("complots", 3), clock=Clock(decision=8, reaction=3))
    house = House(tmp_path, terms, seed=5)
    house.patience = MINUTES

    async def play(network: Network) -> None:
        house.transport = network.transport
        async with house.opened() as nursery:
            house.fill(nursery)

    voyage(3, Weather(), play)
    (report,) = house.agreed()
    assert all(message.saying.kind != LATE for message in report.messages)
    assert all(m.seat != CHEAT for m in report.messages if m.saying.kind == HEARD)
