"""Hostile peers between others: they hold back what they should carry, look farther away than they
are, or say hundreds of words a second on how far they are.

None of it convicts anybody, so all that can be promised is that it costs the others little.
"""

from pathlib import Path

import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from games.kit import Game, Seat
from p2p.match.gossip import Gossip
from p2p.match.neighbours import PASS_ON
from p2p.mesh.acquaintance import Acquaintance
from p2p.wire.frames import Have
from p2p.wire.rate_limit import FRAMES_A_SECOND
from p2p.wire.round_trip import MOST_SECONDS
from table.calls.purse import LEAST_PATIENCE
from table.mental import MentalTable
from tests.p2p.absence import Evening
from tests.p2p.holding import holding
from tests.p2p.house import HOST
from tests.p2p.match.test_gossip import Room
from tests.p2p.virtual import Weather, voyage

EVEN = Weather(delay=0.1, even=True)
SEED, PLAYERS = 3, 4
LATE = 60.0  # seconds; no line is believed to take so long


class Apart:
    """Two seats without a line to each other; of the two that could carry what they say the first
    is hostile, for both ways if it can be.
    """

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        names = {evening.seat(name): name for name in (HOST, *evening.lives)}
        self.one, self.carrier, self.other = (names[Seat(seat)] for seat in (1, 2, 3))
        self.longest = 0.0  # from one of the two to the other

    def part(self) -> None:
        sessions = self.evening.house.sessions
        ends = [sessions[name].me.identity.public.key for name in (self.one, self.other)]
        self.evening.network.apart = {frozenset(ends)}
        sessions[self.one].node.cut(ends[1])

    @property
    def tables(self) -> list[MentalTable[Game]]:
        names = (HOST, *self.evening.lives)
        return [self.evening.house.match_of(name).table for name in names]

    @property
    def gossip(self) -> Gossip:
        """That of the carrier."""
        return self.evening.house.match_of(self.carrier).neighbours.gossip

    async def measure(self) -> None:
        """How long what one says takes to the other."""
        pairs = [(self.one, self.other), (self.other, self.one)]
        said: dict[tuple[str, int], float] = {}
        while True:
            for author, reader in pairs:
                place = self.evening.seat(author) - 1
                counts = [self.evening.house.match_of(n).keeper.counts for n in (author, reader)]
                for number in range(counts[1][place], counts[0][place]):
                    since = said.setdefault((author, number), trio.current_time())
                    self.longest = max(self.longest, trio.current_time() - since)
            await trio.sleep(0.1)


def holds_back(gossip: Gossip, patch: pytest.MonkeyPatch) -> None:
    """Passes nothing on, and sends nobody what it lacks; but whoever asks is answered."""
    patch.setattr(gossip._carriage, "of", lambda *_: ())
    patch.setattr(gossip, "_help", lambda known, now: Acquaintance.help(known, now))


def echoes_late(evening: Evening, name: str) -> None:
    """All others have asked it again and again how far away it is, and it took its time."""
    key = evening.house.sessions[name].me.identity.public
    for other, session in evening.house.sessions.items():
        if other != name and key in session.node.links:
            trip, now = session.node.links[key].round_trip, trio.current_time()
            for _ in range(40):
                trip.echoed(trip.ask(now - LATE), now)
            assert trip.smoothed == pytest.approx(MOST_SECONDS, rel=0.1)


@pytest.mark.parametrize("is_late", [False, True])
def test_a_carrier_that_waits_until_it_is_asked_costs_seconds_and_nobody_its_seat(
    is_late: bool, tmp_path: Path
) -> None:
    """Others send what a seat has not shown to have, whatever the carrier's line looks like."""
    found: list[Apart] = []

    async def story(evening: Evening) -> None:
        evening.careful = True
        await evening.house.playing(messages=40)
        found.append(apart := Apart(evening))
        holds_back(apart.gossip, patch)
        if is_late:
            echoes_late(evening, apart.carrier)
        apart.part()
        with trio.move_on_after(40):
            await apart.measure()
        assert all(len(table.companies) == 1 for table in apart.tables), "nobody late, or gone"
        evening.nursery.cancel_scope.cancel()

    evening = Evening(tmp_path, "complots", PLAYERS, seed=SEED)
    with pytest.MonkeyPatch.context() as patch:
        voyage(SEED, EVEN, lambda network: evening._play(network, story))
    print(f"at most {found[0].longest:.1f} s")
    assert 2 * EVEN.delay < found[0].longest < LEAST_PATIENCE / 2


class Crowd(Room):
    """Nobody but us and the first seat has a line to the second one."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        everybody = (1 << players) - 1
        for seat in self.links:
            self.tells(seat, 0, lines=everybody if seat in (1, 2) else everybody & ~0b10)

    def tells(self, seat: Seat, count: int, lines: int) -> None:
        """How many messages of the first seat it has, as it says; signed, for we pass it on."""
        word = holding(self.party.founding.table, count, *[0] * (len(self.links) - 1))
        word = replace(word, seat=int(seat), number=self.number(), lines=lines)
        self.playing.hear(self.links[seat], word.signed_by(self.party.identities[seat - 1]))


async def test_hundreds_of_words_a_second_are_not_passed_on(autojump_clock: MockClock) -> None:
    """Each tells something else than the one before, and they would use up *our* pace elsewhere."""
    crowd, liar, cut_off = Crowd(8), Seat(2), Seat(3)
    crowd.sent_to(cut_off)
    seconds = 10
    for number in range(seconds * FRAMES_A_SECOND):
        crowd.tells(liar, number % 2, lines=0)
        await trio.sleep(1 / FRAMES_A_SECOND)
    of_liar = [word for word in crowd.sent_to(cut_off, Have) if word.seat == liar]
    at_once, a_second = PASS_ON
    assert len(of_liar) <= at_once + seconds * a_second + 1
    await trio.sleep(1)
    crowd.tells(liar, 2, lines=0)
    (word,) = crowd.sent_to(cut_off, Have)
    assert word.counts[0] == 2, "at an honest pace it is heard again"
