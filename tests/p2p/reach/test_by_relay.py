"""Friends behind two routers who meet at a relay; in namespaces, where nothing is outside.

No port is led in, and there is no third player whom both reach: ``pytest -m long tests/p2p/reach``.
"""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from p2p.entry.invitation import Invitation
from p2p.reach.by_key import relay_of
from tests.p2p.reach.alone import why_not
from tests.p2p.reach.homes import WHY_NOT, Homes, are_possible, two_homes
from tests.p2p.reach.processes import check_same_record, end, invitation, nobody_left

pytestmark = pytest.mark.long


@pytest.fixture
def homes() -> Iterator[Homes]:
    if why_not() or not are_possible():
        pytest.skip(why_not() or WHY_NOT)
    with two_homes(f"utr{os.getpid()}") as made, nobody_left():
        yield made


def by_relay(shown: Invitation) -> str:
    """The same invitation, with nothing in it but the way by the relay."""
    return str(replace(shown, addresses=tuple(filter(relay_of, shown.addresses))))


def leads_by_relay(shown: Invitation) -> bool:
    return any(map(relay_of, shown.addresses))


def test_two_homes_without_any_other_way_play_through_a_relay(homes: Homes, tmp_path: Path) -> None:
    host, guest = tmp_path / "host", tmp_path / "guest"
    with homes.relay() as relay:
        how = ("--relay", relay.url)
        table = homes.start(1, host, "host", "complots", "--players", "2", *how)
        link = by_relay(invitation(host, leads_by_relay))
        before = relay.carried()
        end(homes.start(2, guest, "join", link, *how), table)
        assert relay.carried() > before + 100
    check_same_record(host, guest)
