"""Nothing of ours leaves before it is on disk, whoever asks for it, and however."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.store.diary import Diary
from p2p.wire.frames import Called, Frame, Said
from tests.mental.seating import Party, terms_of
from tests.mental.worlds import World, kingdom
from tests.p2p.holding import holding
from tests.table.audit.test_compare import nobody_decides

ONE = Seat(1)


def given_out(keeper: Keeper) -> Iterator[Frame]:
    """All ways in which others get at what we hold."""
    log = keeper.listener.log
    yield from keeper.missing(holding(log.table, *(0 for _ in log.players)))
    yield from keeper.newest()
    for message in log.waiting() + log.ordered():
        yield from keeper.held(message.place)
        if (said := keeper.said(message.id)) is not None:
            yield said


def ours(keeper: Keeper) -> set[bytes]:
    """What of it our own seat has signed."""
    log, found = keeper.listener.log, set()
    for frame in given_out(keeper):
        match frame:
            case Said(data) if log.read(data).seat == ONE:
                found.add(data)
            case Called(data) if keeper.caller.read(data).seat == ONE:
                found.add(data)
    return found


class Watched(Diary):
    """Looks, in the middle of a write, at what the keeper would give out."""

    keeper: Keeper

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.known: set[bytes] = set()
        self.writes = 0

    async def keep(self, *entries: Any) -> None:
        assert ours(self.keeper) == self.known
        assert not self.keeper.all_written
        self.writes += 1
        await super().keep(*entries)


async def test_our_messages_leave_when_they_are_on_disk(tmp_path: Path) -> None:
    party = Party.of(terms_of("kuhn", 2))
    diary = Watched(tmp_path / "a.journal")
    diary.keeper = keeper = Keeper(party.player(ONE), diary)
    said = await keeper.speak()
    assert (diary.writes, len(said)) == (1, 1)
    assert ours(keeper) == {frame.message for frame in said if isinstance(frame, Said)}
    diary.close()


async def test_our_statements_leave_when_they_are_on_disk(tmp_path: Path) -> None:
    players = kingdom(4).players()
    World(players, nobody_decides, calls=False).run()
    diary = Watched(tmp_path / "a.journal")
    diary.keeper = keeper = Keeper(players[0], diary)
    for player in players:
        for message in player.log.chains[player.seat]:
            keeper._raw[message.id] = message.encode()
    diary.known = ours(keeper)
    (report,) = await keeper.call(0.0, [])
    assert isinstance(report, Called)
    assert diary.writes == 1
    assert ours(keeper) == diary.known | {report.statement}
    diary.close()


def test_the_same_bytes_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a mesh everything comes from everybody, and a signature takes time."""
    party = Party.of(terms_of("kuhn", 2))
    keeper, (data,) = Keeper(party.spectator()), party.player(ONE).speak()
    assert keeper.take(data) is not None
    monkeypatch.delattr(type(keeper.listener), "read")
    assert keeper.take(data) is None
