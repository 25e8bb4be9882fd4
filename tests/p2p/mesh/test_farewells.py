"""Who is taken to have left, and for how long (K8)."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from msgspec.structs import replace

from crypto.identity import Identity
from games.kit import Seat, Seats
from p2p.changes import Changes
from p2p.errors import WireError
from p2p.mesh.farewells import MAX_GOODBYES, Farewells, Now, Seated
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node
from p2p.wire.frames import LIFE_BITS, Goodbye, Have
from p2p.wire.link import Line, Link
from tests.p2p.tunnels import to_nobody

ME, FRIEND, OTHER = map(Seat, (1, 2, 3))
TABLE = bytes(32)
SAID = 7  # messages of each seat so far


@dataclass
class Parting:
    """We sit with two others, and have a line to each."""

    who: list[Identity] = field(default_factory=lambda: [Identity.generate() for _ in range(3)])
    epoch: int = 0
    counts: list[int] = field(default_factory=lambda: [SAID] * 3)
    gone: Seats = frozenset()
    life: int = 0

    def __post_init__(self) -> None:
        nothing: Any = None
        self.node = Node(self.who[0], *[nothing] * 4)
        self.links = {
            Seat(i): Link(Line(to_nobody()), who.public)
            for i, who in enumerate(self.who, start=1)
            if i != ME
        }
        self.node.links = {link.peer: link for link in self.links.values()}
        self.node.members = set(self.node.links)
        self.liveness = Liveness(ME)
        seated = Seated(TABLE, [who.public for who in self.who], ME)
        self.farewells = Farewells(seated, self.now, self.node, self.liveness, Changes())

    def now(self) -> Now:
        return Now(self.epoch, self.counts, self.gone, self.life)

    def goodbye(self, seat: Seat = FRIEND, life: int = 0, said: int = SAID) -> Goodbye:
        word = Goodbye(TABLE, int(seat), life, self.epoch, said)
        return word.signed_by(self.who[seat - 1])

    def hear(self, word: Goodbye, source: Seat = FRIEND) -> None:
        self.farewells.hear(self.links[source], word)

    def posted(self, seat: Seat) -> list[Any]:
        queue, found = self.links[seat]._queue, []
        while queue.statistics().current_buffer_used:
            found.append(queue.receive_nowait())
        return found


async def test_a_goodbye_is_believed_and_passed_on_once() -> None:
    parting = Parting()
    parting.liveness.heard(FRIEND)
    word = parting.goodbye()
    for source in (FRIEND, OTHER, FRIEND):
        parting.hear(word, source)
    assert parting.farewells.believed() == {FRIEND}
    assert FRIEND not in parting.liveness.alive()
    assert (parting.posted(OTHER), parting.posted(FRIEND)) == ([word], [])


async def test_nobody_signs_it_for_another_nor_at_another_table() -> None:
    parting = Parting()
    for seat in (0, 4):
        with pytest.raises(WireError, match="nobody"):
            parting.hear(replace(parting.goodbye(), seat=seat))
    with pytest.raises(WireError, match="never said"):
        parting.hear(parting.goodbye().signed_by(parting.who[2]))
    parting.hear(replace(parting.goodbye(), table=b"t" * 32).signed_by(parting.who[1]))
    parting.hear(parting.goodbye(ME))
    assert parting.farewells.left == frozenset()


async def test_who_has_spoken_since_has_not_left() -> None:
    parting = Parting()
    parting.hear(parting.goodbye(said=SAID - 1))
    assert parting.farewells.left == frozenset()


@pytest.mark.parametrize("gone", [False, True])
async def test_who_plays_on_is_believed_again_only_if_the_others_had_gone_on(gone: bool) -> None:
    parting = Parting()
    parting.hear(parting.goodbye())
    parting.gone = frozenset({FRIEND}) if gone else frozenset()
    parting.counts[FRIEND - 1] += 1
    parting.farewells.look()
    assert parting.farewells.left == frozenset()
    parting.hear(parting.goodbye(life=1, said=SAID + 1))
    assert parting.farewells.left == {FRIEND}
    assert parting.farewells.believed() == ({FRIEND} if gone else frozenset())


async def test_words_of_a_later_epoch_take_nothing_back_by_their_count() -> None:
    """Counts begin anew at a cut; only those of its own epoch tell."""
    parting = Parting()
    word = parting.goodbye()
    parting.epoch, parting.counts[FRIEND - 1] = 1, SAID + 3
    parting.hear(word)
    parting.farewells.look()
    assert parting.farewells.left == {FRIEND}


async def test_who_is_back_on_its_line_or_in_a_later_life_is_not_away() -> None:
    for life, is_back in ((0, False), (1, True)):
        parting = Parting()
        parting.hear(parting.goodbye())
        have = Have(TABLE, 0, (0, 0, 0), b"", (0, 0, 0), seat=FRIEND, number=life << LIFE_BITS)
        parting.farewells.heard_of(FRIEND, have)
        assert parting.farewells.left == (frozenset() if is_back else {FRIEND})
        parting.farewells.heard_from(FRIEND)
        assert parting.farewells.left == frozenset()
        parting.hear(parting.goodbye())
        assert parting.farewells.left == frozenset(), "that was an earlier life's"


async def test_goodbyes_are_not_passed_on_without_end() -> None:
    parting = Parting()
    for life in range(MAX_GOODBYES + 5):
        parting.hear(parting.goodbye(life=life))
    assert len(parting.posted(OTHER)) == MAX_GOODBYES


async def test_our_own_goes_to_all_and_nothing_may_follow_it() -> None:
    parting = Parting(life=3)
    parting.farewells.say()
    assert parting.farewells.is_said
    assert parting.posted(FRIEND) == parting.posted(OTHER) == [parting.goodbye(ME, life=3)]
