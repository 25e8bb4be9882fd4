"""Between the wire and the table: what is kept, what is passed on, what is told again."""

from pathlib import Path
from typing import Any

import pytest

from games.kit import Seat
from p2p.errors import WireError
from p2p.match.keeper import Keeper
from p2p.store.diary import Diary, Heard, Memory
from p2p.wire.frames import Said
from table.errors import Cheating
from table.log.causal import MAX_WAITING
from table.log.message import Message, Saying, Seen, Where
from table.participant import Player
from tests.mental.cheating import flipped, signed
from tests.mental.seating import Party, terms_of
from tests.p2p.holding import holding

ONE, TWO = Seat(1), Seat(2)


@pytest.fixture(scope="module")
def party() -> Party:
    return Party.of(terms_of("kuhn", 2))


def first_words(player: Player[Any]) -> Message:
    return next(player.due())[0]


def test_a_message_is_new_once(party: Party) -> None:
    keeper, data = Keeper(party.spectator()), first_words(party.player(ONE)).encode()
    assert [keeper.take(data) is not None for _ in range(3)] == [True, False, False]
    assert keeper.counts == (1, 0)


def test_bytes_that_nobody_signed_cut_the_line(party: Party) -> None:
    keeper, data = Keeper(party.spectator()), first_words(party.player(ONE)).encode()
    for at in (0, 40, 200, len(data) - 1):
        with pytest.raises(WireError):
            keeper.take(flipped(data, at))
    assert keeper.take(data)


def test_a_peer_is_sent_what_it_lacks_and_nothing_of_another_table(party: Party) -> None:
    keeper, message = Keeper(party.spectator()), first_words(party.player(ONE))
    keeper.take(message.encode())
    table = party.founding.table
    assert list(keeper.missing(holding(table, 0, 0))) == [Said(message.encode())]
    assert list(keeper.missing(holding(table, 1, 0))) == []
    assert list(keeper.missing(holding(table, 0, 0, 0))) == []
    assert list(keeper.missing(holding(bytes(32), 0, 0))) == []


async def test_our_own_words_leave_only_when_they_are_on_disk(party: Party, tmp_path: Path) -> None:
    diary = Watched(tmp_path / "a.journal")
    keeper = Keeper(party.player(ONE), diary)
    diary.keeper = keeper
    said = await keeper.speak()
    assert said
    assert diary.offered == [[]]
    assert list(keeper.missing(holding(party.founding.table, 0, 0))) == said
    diary.close()


class Watched(Diary):
    """Asks, in the middle of a write, for everything the keeper would give to a peer."""

    keeper: Keeper

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.offered: list[list[object]] = []

    async def keep(self, *entries: Any) -> None:
        table = self.keeper.listener.log.table
        self.offered.append(list(self.keeper.missing(holding(table, 0, 0))))
        await super().keep(*entries)


def from_the_future(party: Party, seq: int) -> bytes:
    """What seat 2 signs long before its turn; its own earlier words are nowhere."""
    seen = Seen((0, seq), (bytes(32), b"\1" * 32))
    identity = party.identities[TWO - 1]
    saying = Saying("share", "1", b"")
    return Message.sign(identity, Where(party.founding.table), TWO, seen, saying).encode()


def test_a_flood_of_words_for_later_is_dropped_and_nobody_blamed(party: Party) -> None:
    """Whoever passes them on may be honest, so its line is not cut."""
    keeper = Keeper(party.spectator())
    for seq in range(1, MAX_WAITING + 1):
        assert keeper.take(from_the_future(party, seq))
    for seq in range(MAX_WAITING + 1, MAX_WAITING + 10):
        assert not keeper.take(from_the_future(party, seq))
    assert keeper.take(first_words(party.player(ONE)).encode())


def test_a_cheat_remembered_from_before_a_crash_is_convicted_again(party: Party) -> None:
    player = party.player(TWO)
    offence = signed(player, first_words(party.player(TWO)), payload=b"no key share")
    keeper = Keeper(party.player(ONE))
    memory = Memory()
    memory.recall(Heard(offence))
    keeper.recall(memory)
    assert isinstance(keeper.halted, Cheating)
    assert keeper.halted.seat == TWO
