"""Two machines with IPv6 and no IPv4 between them, or with both; in namespaces.

A match of processes takes its time: ``pytest -m long tests/p2p/reach``.
"""

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from ipaddress import ip_address
from pathlib import Path

import pytest

from p2p.entry.invitation import Invitation
from p2p.reach.by_key import parse_by_key
from p2p.wire.addresses import Address, is_by_key
from tests.chaos.network import can_be_apart, ip, tell
from tests.p2p.reach.alone import why_not
from tests.p2p.reach.processes import check_same_record, end, invitation, nobody_left, started

pytestmark = pytest.mark.long

Wanted = Callable[[Address], bool]
WHY_NOT = "no namespaces with filters here: that needs root, ip and nft"
SWALLOWING = """\
add table inet home
add chain inet home incoming { type filter hook input priority 0; }
add rule inet home incoming meta nfproto ipv6 meta l4proto { tcp, udp } drop
"""


COUNTING = """\
add table inet counting
add chain inet counting incoming { type filter hook input priority -10; }
add rule inet counting incoming iifname "line" meta nfproto ipv6 meta l4proto tcp counter
add rule inet counting incoming iifname "line" meta nfproto ipv4 meta l4proto tcp counter
"""


class Lan:
    """Machines 1 and 2 at one wire, each with an address of IPv6 of the whole world."""

    def __init__(self, name: str, *, both: bool) -> None:
        self.name, self.both = name, both

    def machine(self, number: int) -> str:
        return f"{self.name}m{number}"

    def words(self, number: int) -> list[str]:
        return ["ip", "netns", "exec", self.machine(number)]

    def six(self, number: int) -> str:
        return f"2a02:1234::{number}"

    def four(self, number: int) -> str:
        return f"192.168.7.{number}"

    def make(self) -> None:
        ip(f"netns add {self.machine(1)}\nnetns add {self.machine(2)}")
        ip(f"link add line type veth peer name line netns {self.machine(2)}", self.machine(1))
        for number in (1, 2):
            script = f"link set lo up\naddr add {self.six(number)}/64 dev line nodad"
            four = f"\naddr add {self.four(number)}/24 dev line" if self.both else ""
            ip(f"{script}{four}\nlink set line up", self.machine(number))
        tell([*self.words(1), "nft", "-f", "-"], COUNTING)

    def came_in(self) -> tuple[int, int]:
        """At the host by TCP, packets of IPv6 and of IPv4."""
        command = [*self.words(1), "nft", "list", "table", "inet", "counting"]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        six, four = (int(number) for number in re.findall(r"counter packets (\d+)", done.stdout))
        return six, four

    def swallow_six(self, number: int) -> None:
        """What comes there by IPv6 vanishes, as behind many a router."""
        tell([*self.words(number), "nft", "-f", "-"], SWALLOWING)

    def take_down(self) -> None:
        for number in (1, 2):
            command = ["ip", "netns", "del", self.machine(number)]
            subprocess.run(command, check=False, capture_output=True)

    def play(self, host: Path, guest: Path, *how: str, is_wanted: Wanted = bool) -> Invitation:
        """A match of two; the invitation by which the guest came."""
        words = ("host", "complots", "--players", "2", *how)
        table = started(self.words(1), host, *words)
        shown = invitation(host, lambda found: any(map(is_wanted, found.addresses)))
        shown = replace(shown, addresses=tuple(filter(is_wanted, shown.addresses)))
        end(started(self.words(2), guest, "join", str(shown), *how), table)
        check_same_record(host, guest)
        return shown


@pytest.fixture
def lan(request: pytest.FixtureRequest) -> Iterator[Lan]:
    if not possible():
        pytest.skip(WHY_NOT)
    made = Lan(f"utv{os.getpid()}", both=getattr(request, "param", False))
    try:
        made.make()
        with nobody_left():
            yield made
    finally:
        made.take_down()


@cache
def possible() -> bool:
    return can_be_apart()


def is_six(address: Address) -> bool:
    host = parse_by_key(address).direct if is_by_key(address) else address[0]
    return host is not None and ip_address(host).version == 6


def test_a_match_whose_only_way_is_ipv6(lan: Lan, tmp_path: Path) -> None:
    shown = lan.play(tmp_path / "host", tmp_path / "guest")
    assert [host for host, _ in shown.addresses] == [lan.six(1)]


def test_a_match_whose_only_way_is_quic_over_ipv6(lan: Lan, tmp_path: Path) -> None:
    if why_not():
        pytest.skip(why_not() or "")
    how = ("--relay", "direct")
    shown = lan.play(tmp_path / "host", tmp_path / "guest", *how, is_wanted=is_by_key)
    assert all(map(is_six, shown.addresses))


@pytest.mark.parametrize("lan", [True], indirect=True)
def test_where_there_are_both_ipv6_is_named_first_and_taken(lan: Lan, tmp_path: Path) -> None:
    shown = lan.play(tmp_path / "host", tmp_path / "guest")
    assert [host for host, _ in shown.addresses] == [lan.six(1), lan.four(1)]
    six, four = lan.came_in()
    assert six > 20
    assert four == 0


@pytest.mark.parametrize("lan", [True], indirect=True)
def test_where_ipv6_swallows_all_ipv4_wins_the_race(lan: Lan, tmp_path: Path) -> None:
    for number in (1, 2):
        lan.swallow_six(number)
    lan.play(tmp_path / "host", tmp_path / "guest")
    _, four = lan.came_in()
    assert four > 20
