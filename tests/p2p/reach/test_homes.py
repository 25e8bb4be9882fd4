"""Friends behind two routers play together; in namespaces, where nothing is outside.

A match of processes takes its time: ``pytest -m long tests/p2p/reach``.
"""

import os
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from p2p.entry.invitation import Invitation
from p2p.wire.addresses import is_by_key
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


@dataclass
class Three:
    """A host on the internet and two guests at home, who play as slowly as people."""

    host: Path
    one: Path
    two: Path
    how: tuple[str, ...]
    players: "list[subprocess.Popen[bytes]]"

    def check(self) -> None:
        check_same_record(self.host, self.one, self.two)


def three(by: str, homes: Homes, folder: Path, *terms: str, fourth: bool = False) -> Three:
    """As soon as the match has begun at the first guest; a ``fourth`` player is with the host."""
    quic = by == "QUIC"
    if quic and why_not():
        pytest.skip(why_not() or "")
    host, one, two = (folder / name for name in ("host", "one", "two"))
    how = ("--pace", "human", *(("--relay", "direct") if quic else ()))
    players = str(3 + fourth)
    table = homes.start(THIRD, host, "host", "complots", "--players", players, *terms, *how)
    shown = invitation(host, lambda found: any(is_by_key(a) is quic for a in found.addresses))
    there = tuple(address for address in shown.addresses if is_by_key(address) is quic)
    link = str(replace(shown, addresses=there))
    places = [(1, one), (2, two), *([(THIRD, folder / "fourth")] if fourth else [])]
    guests = [homes.start(n, home, "join", link, *how) for n, home in places]
    until(lambda: told(one, "begun"))
    return Three(host, one, two, how, [*guests, table])


@pytest.mark.parametrize("by", ["sockets", "QUIC"])
def test_a_player_whose_address_changes_in_mid_match_plays_on(
    by: str, homes: Homes, tmp_path: Path
) -> None:
    table = three(by, homes, tmp_path)
    homes.move(1, 77)
    before = messages(table.one)
    until(lambda: messages(table.one) > before + 2000 or told(table.one, "winners"))
    end(*table.players)
    table.check()


@pytest.mark.parametrize("by", ["sockets", "QUIC"])
def test_a_player_who_goes_from_wifi_to_a_phone_in_mid_match_plays_on(
    by: str, homes: Homes, tmp_path: Path
) -> None:
    """For some seconds there is no network at all."""
    table = three(by, homes, tmp_path)
    homes.unplug(1)
    time.sleep(5)
    homes.take_phone(1)
    end(*table.players)
    table.check()


@pytest.mark.parametrize("by", ["sockets", "QUIC"])
def test_a_player_that_is_killed_goes_on_from_another_address(
    by: str, homes: Homes, tmp_path: Path
) -> None:
    table = three(by, homes, tmp_path)
    killed, *others = table.players
    killed.kill()
    killed.wait()
    homes.move(1, 77)
    end(homes.start(1, table.one, "resume", *table.how), *others)
    table.check()


@pytest.mark.parametrize("by", ["sockets", "QUIC"])
def test_a_player_that_is_killed_for_good_is_missed_by_our_own_clocks(
    by: str, homes: Homes, tmp_path: Path
) -> None:
    """QUIC itself needs half a minute to notice; how long it took is printed."""
    table = three(by, homes, tmp_path, "--clock", "10", fourth=True)
    killed, *others = table.players
    killed.kill()
    killed.wait()
    since = time.monotonic()
    gone = until(lambda: told(table.host, "gone"))
    print(f"{by}: left out after {time.monotonic() - since:.1f} s")
    assert len(gone[0]) == 1
    end(*others)
    assert told(table.host, "missed") == [None]
