"""Beacons: heard where multicast works, and worth nothing but a place to knock at."""

import socket

import pytest
import trio
from msgspec import structs

from crypto.identity import Identity
from p2p.entry import beacon
from p2p.entry.beacon import GROUP, Beacon, decode, encode, find_tables, heard_tables, shine
from p2p.entry.door import Door
from p2p.errors import PeerError
from p2p.wire.addresses import is_for_others
from p2p.wire.frames import Guest
from table.founding import Terms
from ui.commands import list_tables
from ui.commands.host_join import beacon_of
from ui.commands.list_tables import row
from ui.words import Words

HOST = Identity.generate().public.key
TABLE = Beacon(1234, HOST, "Ada", "complots", 4, 1, (("192.0.2.7", 4114),))


def has_multicast() -> bool:
    """Does this machine hear itself? In some containers it does not."""
    member = socket.inet_aton(GROUP) + socket.inet_aton("0.0.0.0")  # noqa: S104
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.settimeout(1)
        probe.bind(("", 0))
        try:
            probe.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
            probe.sendto(b"hello", (GROUP, probe.getsockname()[1]))
            return probe.recv(9) == b"hello"
        except OSError:
            return False


# Where this machine has no multicast, no network is tried, and the list of tests says so.
NETWORKS = ["multicast"] if has_multicast() else []


@pytest.mark.parametrize("network", NETWORKS)
async def test_an_open_table_is_listed_and_found_by_its_number(network: str) -> None:
    async with trio.open_nursery() as nursery:
        nursery.start_soon(shine, lambda: TABLE)
        assert TABLE in await heard_tables()
        assert await find_tables("1234-copper-lantern") == [TABLE.addresses]
        nursery.cancel_scope.cancel()


@pytest.mark.parametrize("network", NETWORKS)
async def test_a_number_that_nobody_shows_is_not_found(
    network: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beacon, "FIND_SECONDS", 0.1)
    with pytest.raises(PeerError, match="no table with that number"):
        await find_tables("9999-copper-lantern")


def test_a_beacon_that_is_too_long_or_of_another_program_is_none() -> None:
    assert decode(encode(TABLE)) == TABLE
    assert decode(encode(TABLE) + bytes(beacon.MAX_BEACON)) is None
    assert decode(b"another/1/beacon" + encode(TABLE)) is None
    assert decode(b"undertable/9/beacon" + encode(TABLE).removeprefix(beacon.MAGIC)) is None
    everywhere = structs.replace(TABLE, addresses=tuple(("x" * 255, 1 + i) for i in range(8)))
    assert len(encode(everywhere)) > beacon.MAX_BEACON
    assert decode(encode(everywhere)) is None


def test_a_beacon_is_written_in_one_way() -> None:
    plain = encode(TABLE).removeprefix(beacon.MAGIC)
    assert plain[0] == 0x97, "a list of seven"
    assert decode(beacon.MAGIC + b"\xdc\x00\x07" + plain[1:]) is None


def test_what_a_beacon_says_does_not_command_the_terminal() -> None:
    nasty = Beacon(7, HOST, "Ada\x1b[2J", "co\rmplots", 4, 9, (("\x1b]0;x\x07", 1), ("::1", 2)))
    cells = row(nasty, Words("en", "screen", "common"))
    assert all(char.isprintable() for cell in cells for char in cell.replace("\u2068", ""))


@pytest.mark.parametrize(
    ("host", "others"),
    [
        ("127.0.0.1", False),
        ("::1", False),
        ("192.0.2.1", True),
        ("fe80::1%eth0", True),
        ("ada", True),
    ],
)
def test_a_table_that_listens_here_only_is_not_announced(host: str, others: bool) -> None:
    assert is_for_others((host, 4114)) is others


def test_a_table_that_is_played_at_is_still_announced_and_full() -> None:
    """So that ``watch`` finds it, and nobody is sent there to join."""
    guests = [Guest(HOST, name, (("192.0.2.7", 4114),)) for name in ("Ada", "Bob")]
    terms = Terms("kuhn", 1, 2)
    door = Door(b"secret", guests[0], terms)
    alone = beacon_of(door.lobby(), "7-copper-lantern")
    assert alone is not None
    assert (alone.number, alone.seated, alone.is_full) == (7, 1, False)
    door.guests.append(guests[1])
    full = beacon_of(door.lobby(), "7-copper-lantern")
    assert full is not None
    assert full.is_full
    words = Words("en", "screen", "common")
    assert "2 players, under way" in row(full, words)
    assert "Kuhn's poker" in row(full, words)


@pytest.mark.parametrize(
    ("command", "listed", "not_listed"),
    [("join", "Ada", "Bob"), ("watch", "Bob", "nobody")],
)
async def test_only_who_watches_is_shown_what_has_begun(
    command: str,
    listed: str,
    not_listed: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def heard() -> list[Beacon]:
        return [TABLE, structs.replace(TABLE, number=7, name="Bob", seated=4)]

    monkeypatch.setattr(list_tables, "heard_tables", heard)
    await list_tables.show_tables("en", command)
    said = capsys.readouterr().out
    assert listed in said
    assert not_listed not in said
    assert f"{command} NUMBER-WORD-WORD" in said
