"""One match between the wire and the table, with somebody at it who signs what it likes."""

from pathlib import Path

import pytest
import trio

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.store.diary import Diary
from p2p.wire.frames import Said
from table.errors import Cheating, Forked
from table.log.causal import MAX_WAITING
from table.log.message import NOTHING_SEEN, Message, Saying, Seen
from tests.mental.seating import Party, terms_of

ME, RIVAL = Seat(1), Seat(2)
MADE_UP = b"x" * 32


@pytest.fixture
def party() -> Party:
    return Party.of(terms_of("complots", 3))


def forged(party: Party, counts: tuple[int, int, int], payload: bytes = b"") -> bytes:
    """A message of the rival, who claims to have seen so many of each seat."""
    seen = Seen(counts, tuple(MADE_UP if count else NOTHING_SEEN for count in counts))
    saying = Saying("key", "key", payload)
    signer, table = party.identities[RIVAL - 1], party.founding.table
    return Message.sign(signer, table, RIVAL, seen, saying).encode()


def test_who_has_seen_what_we_are_yet_to_say_stops_the_match_but_not_us(party: Party) -> None:
    keeper = Keeper(party.player(ME))
    assert keeper.take(forged(party, (1, 0, 0)))
    said = trio.run(keeper.speak)
    assert [type(frame) for frame in said] == [Said]
    assert isinstance(keeper.halted, Forked)
    assert (keeper.halted.seat, keeper.halted.witness) == (ME, RIVAL)
    assert keeper.held(keeper.halted.seat, keeper.halted.seq) == said
    assert trio.run(keeper.speak) == []


def test_messages_far_ahead_are_dropped_when_too_many_wait(party: Party) -> None:
    keeper = Keeper(party.player(ME))
    for seq in range(1, 1 + MAX_WAITING):
        assert keeper.take(forged(party, (0, seq, 0)))
    one_more = forged(party, (0, 1 + MAX_WAITING, 0))
    assert not keeper.take(one_more)
    assert not keeper.take(one_more)
    assert keeper.halted is None


async def test_a_diary_with_an_offence_in_it_convicts_again(party: Party, tmp_path: Path) -> None:
    diary = Diary(tmp_path / "journal")
    keeper = Keeper(party.player(ME), diary)
    said = await keeper.speak()
    with pytest.raises(Cheating):
        keeper.take(forged(party, (0, 0, 0), b"no key"))
    await diary.keep()
    diary.close()

    again = Diary(tmp_path / "journal")
    resumed = Keeper(party.player(ME), again)
    resumed.recall(again.memory)
    again.close()
    assert isinstance(resumed.halted, Cheating)
    assert resumed.halted.seat == RIVAL
    assert await resumed.speak() == []
    assert list(resumed.missing(Keeper(party.player(ME)).have())) == said
