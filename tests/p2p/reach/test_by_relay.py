"""Friends behind two routers who meet at a relay; in namespaces, where nothing is outside.

No port is led in, and there is no third player whom both reach: ``pytest -m long tests/p2p/reach``.
"""

import os
import re
import shutil
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from p2p.entry.invitation import Invitation
from p2p.reach.by_key import relay_of
from tests.p2p.reach.alone import needs_quic, run_alone, why_not
from tests.p2p.reach.homes import WHY_NOT, Homes, RelayProcess, are_possible, two_homes
from tests.p2p.reach.processes import (
    check_same_record,
    end,
    invitation,
    messages,
    nobody_left,
    running,
    told,
    until,
)

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


def friends(homes: Homes, relay: RelayProcess, folder: Path, *how: str) -> tuple[Path, Path]:
    """Two players, of whom neither can dial the other; the match has begun at both."""
    host, guest = folder / "host", folder / "guest"
    words = ("--relay", relay.url, *how)
    homes.start(1, host, "host", "complots", "--players", "2", *words)
    homes.start(2, guest, "join", by_relay(invitation(host, leads_by_relay)), *words)
    until(lambda: told(host, "begun") and told(guest, "begun"))
    return host, guest


def play_on(host: Path, guest: Path) -> None:
    end(*running)
    check_same_record(host, guest)


def is_idle(relay: RelayProcess) -> bool:
    """While a match goes on: then it goes another way."""
    before = relay.carried()
    time.sleep(2)
    return relay.carried() < before + 4


@needs_quic
@pytest.mark.skipif(not shutil.which("nft"), reason="no nft here, to refuse what is not relayed")
def test_links_through_a_relay() -> None:
    """The cases are in their own file, for a process of its own."""
    cases = "tests/p2p/reach/relay_cases.py"
    said = run_alone("pytest", "-q", "-p", "no:cacheprovider", "--no-header", cases, seconds=400)
    assert " passed" in said


def test_two_homes_without_any_other_way_play_through_a_relay(homes: Homes, tmp_path: Path) -> None:
    with homes.relay() as relay:
        host, guest = friends(homes, relay, tmp_path)
        before = relay.carried()
        play_on(host, guest)
        assert relay.carried() > before + 20


@pytest.mark.parametrize("cheat", ["drops", "replays"])
def test_a_relay_that_cheats_two_homes_costs_them_time_alone(
    cheat: str, homes: Homes, tmp_path: Path
) -> None:
    with homes.relay(cheat) as relay:
        play_on(*friends(homes, relay, tmp_path))


def test_two_routers_let_a_hole_be_made_and_the_relay_is_needed_no_more(
    homes: Homes, tmp_path: Path
) -> None:
    for number in (1, 2):
        homes.tell_outside(number)
    with homes.relay() as relay:
        host, guest = friends(homes, relay, tmp_path, "--pace", "human")
    before = messages(guest)
    until(lambda: messages(guest) > before + 2000 or told(guest, "winners"))
    play_on(host, guest)


def test_a_hole_that_closes_in_mid_match_leaves_the_relay(homes: Homes, tmp_path: Path) -> None:
    for number in (1, 2):
        homes.tell_outside(number)
    with homes.relay() as relay:
        host, guest = friends(homes, relay, tmp_path, "--pace", "human")
        until(lambda: is_idle(relay))
        before = relay.carried()
        homes.close_holes(1)
        play_on(host, guest)
        assert relay.carried() > before + 20


def test_a_player_whose_address_changes_in_mid_match_is_found_again_at_the_relay(
    homes: Homes, tmp_path: Path
) -> None:
    with homes.relay() as relay:
        host, guest = friends(homes, relay, tmp_path, "--pace", "human")
        homes.move(1, 77)
        play_on(host, guest)


LONG_LINK = r"(undertable:[a-z2-7]{120,})\s"  # one that names a key
WAYS = {
    ("en", False): "Through the relay 5.0.0.3: guest.",
    ("fr", False): "Par le relais 5.0.0.3 : guest.",
    ("nl", False): "Via de relay 5.0.0.3: guest.",
    ("en", True): "Linked directly: guest.",
}


@pytest.mark.parametrize(("lang", "direct"), WAYS)
def test_the_screen_says_which_way_was_taken(
    lang: str, direct: bool, homes: Homes, tmp_path: Path
) -> None:
    for number in (1, 2) if direct else ():
        homes.tell_outside(number)
    with homes.relay() as relay:
        how = ("--relay", relay.url)
        words = ("host", "complots", "--players", "2", "--name", "host", "--lang", lang, *how)
        person = homes.at_terminal(1, tmp_path / "host", *words)
        try:
            person.expect(LONG_LINK)
            assert isinstance(person.match, re.Match)
            shown = Invitation.parse(person.match[1])
            homes.start(2, tmp_path / "guest", "join", by_relay(shown), "--name", "guest", *how)
            person.expect(re.escape(WAYS[lang, direct]))
        finally:
            person.close(force=True)
