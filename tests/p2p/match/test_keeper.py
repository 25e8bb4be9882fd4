"""One match between the wire and the table, with somebody at it who signs what it likes."""

from pathlib import Path

import pytest
import trio

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.store.diary import Diary
from p2p.wire.frames import Said
from table.errors import Cheating
from table.log.causal import MAX_WAITING
from table.log.message import NOTHING_SEEN, Message, Saying, Seen, Where
from tests.mental.seating import Party, terms_of
from tests.p2p.holding import holding

ME, RIVAL = Seat(1), Seat(2)
MADE_UP = b"x" * 32


@pytest.fixture
def party() -> Party:
    return Party.of(terms_of("complots", 3))


def forged(party: Party, counts: tuple[int, int, int], payload: bytes = b"") -> bytes:
    """A message of the rival, who claims to have seen so many of each seat."""
    seen = Seen(counts, tuple(MADE_UP if count else NOTHING_SEEN for count in counts))
    saying = Saying("key", "key", payload)
    signer, where = party.identities[RIVAL - 1], Where(party.founding.table)
    return Message.sign(signer, where, RIVAL, seen, saying).encode()


def test_who_has_seen_what_we_never_said_waits_and_stops_nobody(party: Party) -> None:
    """It may be the victim of somebody who told it so; so nobody is blamed either (F1)."""
    keeper = Keeper(party.player(ME))
    made_up = forged(party, (1, 0, 0))
    assert keeper.take(made_up)
    said = trio.run(keeper.speak)
    assert [type(frame) for frame in said] == [Said]
    assert keeper.halted is None
    assert keeper.counts == (1, 0, 0)
    # Whoever lacks both is sent both, and sees that they do not fit.
    assert set(keeper.missing(holding(party.founding.table, 0, 0, 0))) == {*said, Said(made_up)}


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
    offence = forged(party, (0, 0, 0), b"no key")
    with pytest.raises(Cheating):
        keeper.take(offence)
    await diary.keep()
    diary.close()

    again = Diary(tmp_path / "journal")
    resumed = Keeper(party.player(ME), again)
    resumed.recall(again.memory)
    again.close()
    assert isinstance(resumed.halted, Cheating)
    assert resumed.halted.seat == RIVAL
    assert await resumed.speak() == []
    assert list(resumed.missing(Keeper(party.player(ME)).have())) == [*said, Said(offence)]
