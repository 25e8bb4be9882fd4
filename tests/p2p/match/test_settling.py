"""When a match is over: what was to be asked is settled before our secrets burn (O11)."""

from pathlib import Path
from random import Random

import pytest
import trio

from crypto.group import decode_scalar
from crypto.identity import Identity
from crypto.keys import KeyPair
from games.kit import Game
from p2p.match.keeper import Keeper
from p2p.match.sitting import Ended
from p2p.store.diary import Diary
from p2p.store.home import HomeProblem
from table.founding import Founding, Join
from table.fulfil.desk import Home
from table.mental import MentalTable
from table.opening.check import check_opening
from table.opening.make import make_opening
from table.participant import Player
from tests.mental.seating import terms_of
from tests.p2p.house import House, by_lot, journals
from ui.commands.host_join import recalled
from ui.open_cards import opening_name
from ui.terms import game_of


async def test_players_are_asked_while_their_journals_are_there_and_spectators_never(
    tmp_path: Path,
) -> None:
    house, asked = House(tmp_path, terms_of("kuhn", 2), seed=1), list[int]()

    async def settle(_: Ended, home: Home) -> None:
        asked.append(int(home.seat))
        await trio.sleep(0)
        assert journals(tmp_path)

    async with house.opened() as nursery:
        nursery.start_soon(lambda: house.visit("watcher", watch=True))
        house.fill(nursery)
        await house.playing()
        for session in house.sessions.values():
            session.before_burning(settle)
    house.agreed()
    assert sorted(asked) == [1, 2]
    assert journals(tmp_path) == []


async def test_who_crashes_at_the_question_can_still_open_the_match_from_its_journal(
    tmp_path: Path,
) -> None:
    """In Mascarade, where that takes the masks of what was swapped or not (O7)."""
    house, copies = House(tmp_path, terms_of("mascarade", 2), seed=1), dict[int, bytes]()

    async def settle(_: Ended, home: Home) -> None:
        (journal,) = journals(tmp_path / name[int(home.seat)])
        copies[int(home.seat)] = journal.read_bytes()  # as a crash now would leave it

    name = {1: "host", 2: "guest 1"}
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        for session in house.sessions.values():
            session.before_burning(settle)
    (report,) = house.agreed()
    for seat, copy in copies.items():
        path = tmp_path / f"left by {seat}.journal"
        path.write_bytes(copy)
        identity = house.sessions[name[seat]].me.identity
        player = resumed(path, identity)
        told = check_opening(report, make_opening(report, player.table.desk.mine, identity))
        assert told.seat == seat
        assert told.orders


async def test_who_has_opened_a_match_signs_nothing_more_there(tmp_path: Path) -> None:
    """O1: after a crash between the file and the end of the journal, that one is burned."""
    house = House(tmp_path, terms_of("kuhn", 2), seed=1)
    copies = dict[str, bytes]()

    async def settle(_: Ended, __: Home) -> None:
        (journal,) = journals(tmp_path / "host")
        copies.setdefault("host", journal.read_bytes())

    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        house.host.before_burning(settle)
    (report,) = house.agreed()
    path, me = tmp_path / "host" / "left.journal", house.host.me
    path.write_bytes(copies["host"])
    seat = report.founding.seat_of(me.identity.public)
    recalled(me, Diary(path), by_lot(Random(1)))  # nothing was opened: it goes on
    (me.folder / opening_name(report.founding, seat)).write_bytes(b"opened")
    again = tmp_path / "host" / "once more.journal"
    again.write_bytes(copies["host"])
    with pytest.raises(HomeProblem, match="you have opened your cards"):
        recalled(me, Diary(again), by_lot(Random(1)))
    assert not again.exists()


def resumed(path: Path, identity: Identity) -> Player[Game]:
    """The seat as its journal remembers it."""
    diary = Diary(path)
    diary.close()
    sat_down, founded = diary.memory.sat_down, diary.memory.founded
    assert sat_down is not None
    assert founded is not None
    founding = Founding.of([Join.decode(joined.join) for joined in founded.joins])
    seat = founding.seat_of(identity.public)
    assert seat is not None
    home = Home(seat, KeyPair.of(decode_scalar(sat_down.x)))
    player = Player(MentalTable(game_of(founding.terms), founding, home), identity)
    Keeper(player).recall(diary.memory)
    assert player.table.finished
    return player
