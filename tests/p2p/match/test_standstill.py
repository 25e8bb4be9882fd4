"""A match for which too few players are there ends without a result, and can be gone on with."""

from functools import partial
from pathlib import Path
from random import Random

import trio
from trio.testing import MockClock

from games.kit import Seat
from p2p.changes import Changes
from p2p.match.standstill import LOOK_SECONDS, Standstill
from p2p.me import WAIT_SECONDS
from p2p.mesh.liveness import Liveness
from table.audit.status import Status
from table.audit.verify import verify_record
from table.record import Record
from tests.mental.seating import Party, terms_of
from tests.p2p.absence import FRIEND, OTHER, WATCHER, Evening
from tests.p2p.house import HOST, journals
from tests.p2p.virtual import CALM, Network, voyage
from ui.commands.host_join import recalled
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


async def apart(evening: Evening) -> None:
    await evening.house.playing(messages=30)
    evening.part([HOST], [FRIEND], [OTHER])


async def go_on(evening: Evening, network: Network) -> None:
    house, house.transport = evening.house, network.transport
    async with trio.open_nursery() as nursery:
        for name in PLAYERS:
            me = house.me(name, house.sessions[name].me.identity)
            (diary,) = map(evening.diary, journals(me.folder))
            session = recalled(me, diary, house.decider(Random(name)))
            house.sessions[name] = session
            nursery.start_soon(partial(house.play, session, once=True))


async def test_a_program_that_slept_has_waited_for_nobody(autojump_clock: MockClock) -> None:
    """And one to which enough come back waits no more."""
    table = Party.of(terms_of("kuhn", 2)).player(Seat(1)).table
    liveness = Liveness(table.me)
    standstill = Standstill(table, liveness, Changes(), WAIT_SECONDS)
    standstill.look()
    autojump_clock.jump(2 * WAIT_SECONDS)
    standstill.look()
    assert not standstill.is_over
    liveness.heard(table.seats[1])
    standstill.look()
    assert standstill.seconds is None
    async with trio.open_nursery() as nursery:
        nursery.start_soon(standstill.run)
        await trio.sleep(WAIT_SECONDS + 4 * LOOK_SECONDS)
        assert standstill.is_over
        nursery.cancel_scope.cancel()
