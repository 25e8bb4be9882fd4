"""QUIC, tried where no router can hear it; without it, that nothing of it is there."""

import shutil
import subprocess
import sys

import pytest

from crypto.identity import Identity
from p2p.entry.invitation import Invitation
from p2p.errors import PeerError
from p2p.reach.by_key import ByKey, address_by_key, parse_by_key, relay_of
from p2p.reach.relays import own_relays, place_of
from p2p.wire.sockets import Sockets
from tests.p2p.reach import quic_evening
from tests.p2p.reach.alone import ROOT, needs_quic, run_alone

KEY = bytes(range(32))


@needs_quic
def test_links_over_quic() -> None:
    """The cases are in their own file, for a process of its own."""
    cases = "tests/p2p/reach/quic_cases.py"
    told = run_alone("pytest", "-q", "-p", "no:cacheprovider", "--no-header", cases)
    assert " passed" in told


def test_without_being_asked_for_nothing_of_quic_is_loaded() -> None:
    program = (
        "import sys, cli, ui.commands.run, p2p\n"
        "from p2p import Reach\n"
        "from crypto.identity import Identity\n"
        "Reach().transport(Identity.generate())\n"
        "print(sorted({'iroh', 'asyncio', 'p2p.reach.quic'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


def test_where_the_extra_is_not_installed_all_but_quic_is_there() -> None:
    program = (
        "import sys\n"
        "sys.modules['iroh'] = None\n"  # as good as not there: whoever imports it fails
        "from p2p import Reach\n"
        "from crypto.identity import Identity\n"
        "from ui.commands.ways.own_relays import chosen_relays, is_unasked\n"
        "from pathlib import Path\n"
        "home = Path('nowhere')\n"
        "print(chosen_relays(None, home), is_unasked(home))\n"
        "print(type(Reach().transport(Identity.generate())).__name__)\n"
        "import cli\n"
        "sys.exit(cli.main(['host', 'complots', '--relay', 'public', '--play', 'bot']))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "None False\nSockets\n", done.stderr
    assert done.returncode != 0
    assert done.stderr.count("\n") == 1
    assert "--relay needs more than is installed" in done.stderr


@pytest.mark.parametrize(
    "urls", [["http://192.0.2.7:3340"], ["https://relay.example.org", "http://10.0.0.3"]]
)
def test_a_relay_is_spoken_to_as_it_was_named(urls: list[str]) -> None:
    relays = own_relays(urls)
    for url in urls:
        place = place_of(url)
        assert place is not None
        assert relays.url_of(place) == url


def test_a_relay_that_somebody_else_names_is_spoken_to_with_tls() -> None:
    """No player makes another one's program ask for pages in that one's network."""
    assert own_relays(["http://192.0.2.7:3340"]).url_of(("192.168.1.1", 80)).startswith("https://")


# Addresses by key


@pytest.mark.parametrize(
    ("where", "host"),
    [
        (ByKey(KEY, 4114, direct="192.0.2.7"), "192-0-2-7.iroh"),
        (ByKey(KEY, 4114, direct="2001:db8::1"), "2001-db8--1.iroh"),
        (ByKey(KEY, 4114, direct="::1"), "--1.iroh"),
        (ByKey(KEY, 443, relay="use1-1.relay.n0.iroh-canary.iroh.link"), None),
    ],
)
def test_an_address_by_key_says_all_it_takes_to_get_there(where: ByKey, host: str | None) -> None:
    address = address_by_key(where)
    assert parse_by_key(address) == where
    assert relay_of(address) == where.relay
    if host is not None:
        assert address[0].endswith(f".{host}")
    invitation = Invitation.to(Identity.generate().public, [address, ("192.0.2.7", 1)])
    assert Invitation.parse(str(invitation)) == invitation


@pytest.mark.parametrize(
    "host",
    [
        "x.iroh",
        ".iroh",
        "a" * 52 + ".iroh",
        "a" * 51 + "!.192-0-2-7.iroh",
        "a" * 52 + ".x.iroh",
        "é" * 52 + ".10-0-0-1.iroh",
        "ſ" * 52 + ".10-0-0-1.iroh",
        "é.iroh",
    ],
)
def test_what_is_no_address_by_key_is_refused(host: str) -> None:
    with pytest.raises(PeerError):
        parse_by_key((host, 1))


@pytest.mark.parametrize("host", ["a.b.iroh", "A.IROH", "a.iroh.", "a.IRoh.."])
async def test_no_name_server_is_asked_for_a_key(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dialled(*_: object) -> None:
        raise AssertionError("asked")

    monkeypatch.setattr("trio.open_tcp_stream", dialled)
    with pytest.raises(PeerError, match="internet"):
        await Sockets(Identity.generate()).dial((host, 1))


@pytest.mark.parametrize(
    "url",
    [
        *("http://relay.example.org", "relay.example.org", "https://", "https://x:y.z", "off"),
        *("http://192.0.2.7:0", "http://[2001:db8::1]", "http://192.0.2.7:70000", "http://"),
    ],
)
def test_what_is_no_relay_is_said_before_anything_is_done(url: str) -> None:
    with pytest.raises(PeerError, match="looks like"):
        own_relays([url])


@pytest.mark.long
@needs_quic
@pytest.mark.skipif(not shutil.which("nft"), reason="no nft here, to refuse what is not QUIC")
@pytest.mark.parametrize(
    "words", [(game,) for game in quic_evening.PLAYERS] + [("complots", "mixed")]
)
def test_a_match_of_processes_where_no_tcp_gets_through(words: tuple[str, ...]) -> None:
    told = run_alone("tests.p2p.reach.quic_evening", *words, seconds=500)
    assert "records agree" in told
