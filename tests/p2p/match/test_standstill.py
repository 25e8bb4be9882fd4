"""A match for which too few players are there ends without a result, and can be gone on with."""

from functools import partial
from pathlib import Path
from random import Random

import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from games.kit import Seat
from p2p.changes import Changes
from p2p.match.clocks import Clocks
from p2p.match.playing import Playing
from p2p.match.standstill import LOOK_SECONDS, MUTE_SECONDS, Standstill, Stuck, Why
from p2p.me import WAIT_SECONDS
from p2p.mesh.liveness import SIGN_SECONDS
from p2p.wire.frames import Frame, Have
from p2p.wire.link import Line, Link
from table.audit.status import Status
from table.audit.verify import verify_record
from table.caller import Caller
from table.record import Record
from tests.mental.seating import Party, terms_of
from tests.p2p.absence import FRIEND, OTHER, WATCHER, Evening
from tests.p2p.holding import holding
from tests.p2p.house import HOST, journals
from tests.p2p.tunnels import to_nobody
from tests.p2p.virtual import CALM, Network, voyage
from tests.sample import Room, by_lot, seated, terms
from ui.commands.host_join import AS_BEFORE, recalled
from ui.terms import game_of

PLAYERS = (HOST, FRIEND, OTHER)


def test_whoever_can_not_go_on_leaves_with_what_there_is_and_all_go_on_later(
    tmp_path: Path,
) -> None:
    evening = Evening(tmp_path, "kuhn", 3, seed=3)
    network = voyage(3, CALM, lambda network: evening._play(network, apart))
    for name in (*PLAYERS, WATCHER):
        (ended,) = evening.house.ended[name]
        assert ended.unfinished
        report = verify_record(Record.decode(ended.record), game_of)
        assert report.status is Status.UNFINISHED
    assert len(journals(tmp_path)) == len(PLAYERS)
    assert network.seconds > WAIT_SECONDS

    voyage(4, CALM, lambda network: go_on(evening, network))
    ends = [evening.house.ended[name][-1] for name in PLAYERS]
    reports = [verify_record(Record.decode(ended.record), game_of) for ended in ends]
    assert [report.status for report in reports] == [Status.COMPLETE] * 3
    assert len({report.winners for report in reports}) == 1
    assert journals(tmp_path) == []


def takes_in_nothing(evening: Evening, name: str) -> None:
    """The journal is closed, so a word on how far it is would name what is not written (J4)."""
    session, playing = evening.house.sessions[name], evening.house.match_of(name)
    assert session.sitting is not None
    other = evening.house.match_of(OTHER if name != OTHER else HOST).table
    question = holding(other.founding.table, 0, 0, 0)
    link = Link(Line(to_nobody()), other.founding.players[0])
    playing.hear(link, replace(question, asks=True))
    assert link._queue.statistics().current_buffer_used == 0
    greeting = session.sitting.greeting(b"somebody who is back")
    assert not any(isinstance(frame, Have) for frame in greeting)


async def apart(evening: Evening) -> None:
    await evening.house.playing(messages=30)
    evening.part([HOST], [FRIEND], [OTHER])
    for name in (*PLAYERS, WATCHER):
        await evening.ended(name)
        takes_in_nothing(evening, name)


async def go_on(evening: Evening, network: Network) -> None:
    house, house.transport = evening.house, network.transport
    async with trio.open_nursery() as nursery:
        for name in PLAYERS:
            me = house.me(name, house.sessions[name].me.identity)
            (diary,) = map(evening.diary, journals(me.folder))
            me.name = AS_BEFORE
            session = recalled(me, diary, house.decider(Random(name)))
            assert me.name == name
            house.sessions[name] = session
            nursery.start_soon(partial(house.play, session, once=True))


def test_more_mute_players_than_can_be_spared_do_not_hold_the_others_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their lines are up and they tell how far they are, but they say nothing, not in a call
    either: there are signs of life of all, and yet no match.
    """
    why = list[Stuck | None]()

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
        for name in (FRIEND, OTHER):
            fall_silent(evening.house.match_of(name), monkeypatch)
        standstill = evening.house.match_of(HOST).standstill
        standstill.wait = 3 * MUTE_SECONDS
        await trio.sleep(2 * MUTE_SECONDS)
        why.append(standstill.now)
        await evening.ended(HOST)
        evening.lost = (FRIEND, OTHER, WATCHER)

    evening = Evening(tmp_path, "kuhn", 3, seed=5)
    voyage(5, CALM, lambda network: evening._play(network, story))
    (stuck,) = why
    assert stuck is not None
    assert stuck.why is Why.MUTE
    assert evening.named(stuck.seats) == {FRIEND, OTHER}
    is_unfinished(evening, HOST)


def fall_silent(playing: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> list[Frame]:
        await trio.lowlevel.checkpoint()
        return []

    monkeypatch.setattr(playing.keeper, "speak", nothing)
    monkeypatch.setattr(playing.keeper, "call", nothing)


def is_unfinished(evening: Evening, name: str) -> None:
    (ended,) = evening.house.ended[name]
    assert ended.unfinished
    assert verify_record(Record.decode(ended.record), game_of).status is Status.UNFINISHED


def test_who_resumes_where_everybody_has_left_is_told_and_not_kept(tmp_path: Path) -> None:
    """The journal stays, should the others come back another day."""
    why = list[Stuck | None]()

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
        evening.nursery.cancel_scope.cancel()

    async def alone(network: Network) -> None:
        evening.house.transport = network.transport
        async with trio.open_nursery() as nursery:
            nursery.start_soon(evening.resume, FRIEND)
            await trio.sleep(60)
            why.append(evening.house.match_of(FRIEND).standstill.now)

    evening = Evening(tmp_path, "kuhn", 3, seed=6)
    voyage(6, CALM, lambda network: evening._play(network, story))
    network = voyage(7, CALM, alone)
    (stuck,) = why
    assert stuck is not None
    assert stuck.why is Why.ALONE
    is_unfinished(evening, FRIEND)
    assert len(journals(tmp_path / FRIEND)) == 1
    assert network.seconds < WAIT_SECONDS + 60


def test_who_watches_through_a_host_that_died_is_not_kept_for_ever(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
        await evening.house.playing(WATCHER, messages=30)
        evening.part([HOST], [WATCHER])
        await evening.ended(WATCHER)
        evening.lost = (HOST, FRIEND, OTHER)

    evening = Evening(tmp_path, "kuhn", 3, seed=8)
    voyage(8, CALM, lambda network: evening._play(network, story))
    is_unfinished(evening, WATCHER)


async def test_people_may_think_as_long_as_they_like_where_there_is_no_clock(
    autojump_clock: MockClock,
) -> None:
    """But a program whose message is due has nothing to think about."""
    room = Room(seated(terms("complots", 3, start=2)), Random(1), by_lot(Random(1)))
    room.silent = {Seat(2)}
    room.play()
    thinks = standstill_of(room)
    assert await after_an_hour(thinks) is None

    setting_up = Room(seated(terms("complots", 3)), Random(1), by_lot(Random(1)))
    list(setting_up.players[0].speak())
    owed = await after_an_hour(standstill_of(setting_up))
    assert owed is not None
    assert owed.why is Why.MUTE
    assert owed.seats == {2, 3}


def standstill_of(room: Room) -> Standstill:
    """As the first seat sees it, which is linked to all."""
    player = room.players[0]
    clocks, changes = Clocks(player.table, Changes(), Caller(player, player.identity)), Changes()
    return Standstill(clocks, changes, WAIT_SECONDS)


async def after_an_hour(standstill: Standstill) -> Stuck | None:
    for _ in range(0, 3600, int(LOOK_SECONDS)):
        for seat in standstill._table.seats:
            standstill._clocks.liveness.heard(seat)
        standstill.look()
        await trio.sleep(LOOK_SECONDS)
    return standstill.now


async def test_a_program_that_slept_has_waited_for_nobody(autojump_clock: MockClock) -> None:
    """And one to which enough come back waits no more."""
    player = Party.of(terms_of("kuhn", 2)).player(Seat(1))
    clocks = Clocks(player.table, Changes(), Caller(player))
    standstill = Standstill(clocks, Changes(), WAIT_SECONDS)
    standstill.look()
    autojump_clock.jump(2 * WAIT_SECONDS)
    standstill.look()
    assert not standstill.is_over
    clocks.liveness.heard(Seat(2))
    assert standstill.now is None
    async with trio.open_nursery() as nursery:
        nursery.start_soon(standstill.run)
        await trio.sleep(WAIT_SECONDS + 2 * SIGN_SECONDS)
        assert standstill.is_over
        nursery.cancel_scope.cancel()


async def test_what_is_said_by_few_at_a_time_is_a_match_that_goes_on(
    autojump_clock: MockClock,
) -> None:
    """Lines are up in turns, never all at once; yet now and then a message comes through."""
    room = Room(seated(terms("complots", 3)), Random(1), by_lot(Random(1)))
    listener, standstill = room.players[0], standstill_of(room)
    for other in room.players[1:]:
        await sleeping(standstill, WAIT_SECONDS - 3 * LOOK_SECONDS)
        assert (stuck := looked(standstill)) is not None
        assert not standstill.is_over
        for data in other.speak():
            listener.receive(data)
        assert (moved := looked(standstill)) is not None
        assert moved.seconds < stuck.seconds
    await sleeping(standstill, WAIT_SECONDS)
    assert standstill.is_over


def looked(standstill: Standstill) -> Stuck | None:
    standstill.look()
    return standstill.now


async def sleeping(standstill: Standstill, seconds: float) -> None:
    for _ in range(0, int(seconds + LOOK_SECONDS), int(LOOK_SECONDS)):
        standstill.look()
        await trio.sleep(LOOK_SECONDS)
