"""Somebody in the same network shows the number of another's table, and waits for its guests.

To be first is not enough, however often it is shown: every table with the number is asked, and
ours is the one that knows the code.
"""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import trio

from crypto.identity import Identity
from p2p.entry import beacon
from p2p.entry.beacon import (
    GROUP,
    MAX_ASKED,
    MAX_HELD,
    PORT,
    Beacon,
    Heard,
    encode,
    find_tables,
    shine,
)
from p2p.entry.ways import WithCode
from p2p.errors import Refused
from p2p.wire.frames import Pake, Refusal
from tests.mental.seating import terms_of
from tests.p2p.entry.test_beacon import NETWORKS
from tests.p2p.house import LOOPBACK, House
from tests.p2p.strangers import Stranger, pretended

CODE = "7-copper-lantern"
TRUE, FALSE = (("192.0.2.1", 1111),), (("192.0.2.2", 2222),)


def table_at(place: tuple[tuple[str, int], ...]) -> Beacon:
    return Beacon(7, Identity.generate().public.key, "host", "complots", 4, 1, place)


@pytest.mark.parametrize("network", NETWORKS)
async def test_a_false_beacon_fifty_times_a_second_hides_no_table(network: str) -> None:
    async def shine_fast() -> None:
        with beacon.open_socket() as udp:
            while True:
                await udp.sendto(encode(table_at(FALSE)), (GROUP, PORT))
                await trio.sleep(0.02)

    async with trio.open_nursery() as nursery:
        nursery.start_soon(shine, lambda: table_at(TRUE))
        nursery.start_soon(shine_fast)
        assert set(await find_tables(CODE)) == {TRUE, FALSE}
        nursery.cancel_scope.cancel()


def test_one_machine_with_a_thousand_tables_hides_no_other() -> None:
    heard = Heard()
    for number in range(500):
        heard.note((("192.0.2.2", 1 + number),), "192.0.2.2")
    heard.note(TRUE, "192.0.2.1")
    for number in range(500):
        heard.note((("192.0.2.2", 1000 + number),), "192.0.2.2")
    assert all(TRUE in heard.places[:2] for _ in range(30)), "whoever's turn is first"
    assert len(heard.places) == MAX_ASKED


def test_any_number_of_machines_and_tables_fills_no_memory() -> None:
    heard = Heard()
    for number in range(5 * MAX_HELD):
        heard.note((("192.0.2.2", 1 + number),), "192.0.2.2")
        heard.note(TRUE, f"machine {number}")
    assert len(heard._by_sender) <= MAX_HELD
    assert all(len(places) <= MAX_HELD for places in heard._by_sender.values())


def test_whoever_comes_after_a_flood_may_still_be_heard() -> None:
    """From one machine, where a household has one address."""
    found = 0
    for _ in range(20):
        heard = Heard()
        for number in range(MAX_HELD):
            heard.note((("192.0.2.2", 1 + number),), "192.0.2.2")
        heard.note(TRUE, "192.0.2.2")
        found += TRUE in heard._by_sender["192.0.2.2"]
    assert found > 0, "each time it stays with 32 chances of 33"


async def refuse(guest: Stranger) -> None:
    await guest.say(Refusal("all seats are taken"))


async def hang_up(guest: Stranger) -> None:
    await guest.hear(Pake)


async def say_nothing(guest: Stranger) -> None:
    await guest.is_cut_off()


async def guess(guest: Stranger) -> None:
    await guest.say(Pake(b"", bytes(32)))
    await guest.is_cut_off()


@pytest.mark.parametrize("talk", [refuse, hang_up, say_nothing, guess])
async def test_a_guest_comes_to_the_table_whose_host_knows_the_code(
    talk: Callable[[Stranger], Awaitable[None]], tmp_path: Path
) -> None:
    """Though another one answers first, and whatever that one says."""
    house = House(tmp_path, terms_of("kuhn", 2), seed=1)
    house.code = CODE
    async with house.opened() as nursery, trio.open_nursery() as liars:
        port: int = await liars.start(pretended, Identity.generate(), talk)
        me = house.me("guest")
        tables = [((LOOPBACK, port),), (house.address,)]
        session = house.session(me, WithCode(CODE, me.identity.public, tables))
        nursery.start_soon(house.play, session)
        await house.playing()
        liars.cancel_scope.cancel()
    house.agreed()


async def test_if_only_the_first_that_shows_the_number_were_asked_nobody_would_come_in(
    tmp_path: Path,
) -> None:
    house = House(tmp_path, terms_of("kuhn", 2), seed=1)
    house.code = CODE
    async with house.opened() as nursery, trio.open_nursery() as liars:
        port: int = await liars.start(pretended, Identity.generate(), refuse)
        me = house.me("guest")
        session = house.session(me, WithCode(CODE, me.identity.public, [((LOOPBACK, port),)]))
        with pytest.RaisesGroup(pytest.RaisesExc(Refused, match="all seats are taken")):
            async with session.opened():
                pass
        liars.cancel_scope.cancel()
        nursery.cancel_scope.cancel()
