"""Friends behind two routers play together; in namespaces, where nothing is outside.

A match of processes takes its time: ``pytest -m long tests/p2p/reach``.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from p2p.entry.invitation import Invitation
from p2p.wire.addresses import is_by_key
from table.record import read_record
from tests.p2p.reach.alone import why_not
from tests.p2p.reach.homes import THIRD, WHY_NOT, Homes, are_possible, two_homes
from tests.p2p.reach.processes import (
    check_same_record,
    end,
    invitation,
    messages,
    nobody_left,
    told,
    until,
)

pytestmark = pytest.mark.long


@pytest.fixture
def homes() -> Iterator[Homes]:
    if not possible():
        pytest.skip(WHY_NOT)
    with two_homes(f"uth{os.getpid()}") as made, nobody_left():
        yield made


@cache
def possible() -> bool:
    return are_possible()


def test_two_homes_without_a_way_between_them_play_through_a_third(
    homes: Homes, tmp_path: Path
) -> None:
    host, one, two = (tmp_path / name for name in ("host", "one", "two"))
    table = homes.start(THIRD, host, "host", "complots", "--players", "3")
    link = str(invitation(host))
    guests = homes.start(1, one, "join", link), homes.start(2, two, "join", link)
    end(*guests, table)
    check_same_record(host, one, two)


def test_a_host_at_home_is_reached_by_a_port_of_its_router_which_is_given_back(
    homes: Homes, tmp_path: Path
) -> None:
    host, guest = tmp_path / "host", tmp_path / "guest"
    with homes.upnp(1):
        table = homes.start(1, host, "host", "complots", "--players", "2", asks_router=True)
        outside = homes.outside(1)
        shown = invitation(host, lambda found: outside in dict(found.addresses))
        from_outside = tuple(address for address in shown.addresses if address[0] == outside)
        assert "dnat to 192.168.1.2" in homes.opened_at(1)
        link = str(Invitation(from_outside, shown.pin, shown.secret))
        end(homes.start(2, guest, "join", link), table)
        assert "dnat" not in homes.opened_at(1)
    check_same_record(host, guest)


@pytest.mark.parametrize("by", ["sockets", "QUIC"])
def test_a_player_whose_address_changes_in_mid_match_plays_on(
    by: str, homes: Homes, tmp_path: Path
) -> None:
    if by == "QUIC" and why_not():
        pytest.skip(why_not() or "")
    host, one, two = (tmp_path / name for name in ("host", "one", "two"))
    how = ("--pace", "human", *(("--relay", "direct") if by == "QUIC" else ()))
    table = homes.start(THIRD, host, "host", "complots", "--players", "3", *how)
    shown = invitation(host, lambda found: any(map(is_by_key, found.addresses)) or by != "QUIC")
    there = [place for place in shown.addresses if is_by_key(place) is (by == "QUIC")]
    link = str(replace(shown, addresses=tuple(there)))
    guests = [
        homes.start(number, home, "join", link, *how) for number, home in ((1, one), (2, two))
    ]
    until(lambda: told(one, "begun"))
    homes.move(1, 77)
    before = messages(one)
    until(lambda: messages(one) > before + 2000 or told(one, "winners"))
    end(*guests, table)
    check_same_record(host, one, two)


def test_a_player_that_is_killed_goes_on_from_another_address(homes: Homes, tmp_path: Path) -> None:
    host, one, two = (tmp_path / name for name in ("host", "one", "two"))
    slowly = ("--pace", "human")
    table = homes.start(THIRD, host, "host", "complots", "--players", "3", *slowly)
    link = str(invitation(host))
    killed, other = (
        homes.start(number, home, "join", link, *slowly) for number, home in ((1, one), (2, two))
    )
    until(lambda: told(one, "begun"))
    killed.kill()
    killed.wait()
    homes.move(1, 77)
    end(homes.start(1, one, "resume", *slowly), table, other)
    check_same_record(host, one, two)
    assert read_record(next(one.glob("matches/*.record")).read_bytes()).messages
