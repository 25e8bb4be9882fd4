"""What a person is told of the ways between the players, in plain words."""

from io import StringIO
from pathlib import Path

import pytest
import trio
from rich.console import Console
from trio.testing import MockClock

from crypto.identity import Identity
from p2p import LOOPBACK, NO_RELAYS, PUBLIC_RELAYS, Reach, Relays, own_relays
from p2p.entry.door import Door
from p2p.entry.ways import Hosting
from p2p.reach.router.asked import BehindAnother, Nobody, NoPort
from p2p.session import Session
from p2p.wire.addresses import Address
from p2p.wire.frames import Guest
from p2p.wire.route import Route
from tests.mental.seating import terms_of
from tests.p2p.house import House, undecided
from ui.commands.ways.ways_told import LOOK_SECONDS, Told, look
from ui.live.screen import Screen
from ui.words import LANGUAGES, Words

AT_HOME: Address = ("192.168.1.20", 4114)
BY_RELAY: Address = ("a" * 52 + ".relay.example.org.iroh", 443)


def told_to_host(
    folder: Path, reach: Reach, *addresses: Address, language: str = "en"
) -> list[str]:
    house = House(folder, terms_of("kuhn", 2), seed=1)
    return list(told_by(house, reach, language, *addresses).of_reaching_us())


def told_by(house: House, reach: Reach, language: str, *addresses: Address) -> Told:
    me = house.me("host", Identity.generate())
    door = Door(b"let me in", Guest(me.identity.public.key, me.name, ()), house.terms)
    session = house.session(me, Hosting(me.identity.public, door))
    session.node.addresses = addresses
    return Told(session, reach, Words(language, "network"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", [Nobody(), BehindAnother(), NoPort()])
async def test_a_host_is_told_which_port_to_open_if_no_way_was_found(
    why: NoPort, language: str, tmp_path: Path
) -> None:
    (said,) = told_to_host(tmp_path, Reach(no_router=why), AT_HOME, language=language)
    for fact in ("4114", "192.168.1.20"):
        assert fact in said
    assert "rout" in said.lower()


async def test_who_can_be_reached_anyway_is_told_nothing(tmp_path: Path) -> None:
    reach = Reach(no_router=Nobody())
    assert told_to_host(tmp_path, reach, ("2a02:1234::5", 4114), AT_HOME) == []
    assert told_to_host(tmp_path, Reach(), AT_HOME) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_port_at_the_router_and_a_relay_are_named(language: str, tmp_path: Path) -> None:
    reach = Reach(from_outside=("5.0.0.1", 4115))
    port, relay = told_to_host(tmp_path, reach, AT_HOME, BY_RELAY, language=language)
    assert "4115" in port
    assert "relay.example.org" in relay


class Endpoint:
    """QUIC that found no relay yet."""

    problem: str | None = None
    addresses: tuple[Address, ...] = ()


async def test_while_a_relay_may_answer_nobody_is_told_to_open_a_port(tmp_path: Path) -> None:
    reach = Reach(no_router=Nobody(), relays=PUBLIC_RELAYS, quic=Endpoint())
    assert told_to_host(tmp_path, reach, AT_HOME) == []
    assert len(told_to_host(tmp_path, reach, AT_HOME, BY_RELAY)) == 1
    reach.relay_is_silent = True
    port, silent = told_to_host(tmp_path, reach, AT_HOME)
    assert "4114" in port
    assert "No relay answers" in silent


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_relay_that_does_not_answer_is_named(language: str, tmp_path: Path) -> None:
    relays = own_relays(["https://relay.example.org"])
    reach = Reach(relays=relays, quic=Endpoint(), relay_is_silent=True)
    (said,) = told_to_host(tmp_path, reach, AT_HOME, language=language)
    assert "relay.example.org" in said


@pytest.mark.parametrize("relays", [None, NO_RELAYS])
async def test_who_uses_no_relay_misses_none(relays: Relays | None, tmp_path: Path) -> None:
    reach = Reach(no_router=Nobody(), relays=relays, quic=Endpoint())
    assert not reach.may_find_relay
    (port,) = told_to_host(tmp_path, reach, AT_HOME)
    assert "4114" in port


async def test_a_relay_has_some_time_to_answer(autojump_clock: MockClock) -> None:
    reach = Reach(bind=LOOPBACK, relays=PUBLIC_RELAYS, quic=Endpoint())
    async with trio.open_nursery() as nursery:
        nursery.start_soon(reach.look_further, 4114, lambda _: None)
        await trio.sleep(5)
        assert reach.may_find_relay
        await trio.sleep(10)
        assert reach.relay_is_silent
        nursery.cancel_scope.cancel()


async def test_nothing_is_told_that_was_and_a_line_away_for_a_moment_is_no_news(
    tmp_path: Path, autojump_clock: MockClock
) -> None:
    house = House(tmp_path, terms_of("kuhn", 2), seed=1)
    reach, heard, lines = Reach(from_outside=("5.0.0.1", 4115)), list[list[str]](), ["direct"]
    told = told_by(house, reach, "en", AT_HOME)
    told.of_lines = lambda: iter(lines)  # type: ignore[method-assign]
    async with trio.open_nursery() as nursery:
        nursery.start_soon(look, reach, told, lambda now: heard.append(list(now)))
        await trio.sleep(62)  # between two looks
        (at_first, linked) = heard
        assert linked == [*at_first, "direct"]
        lines[:] = ["away"]
        await trio.sleep(LOOK_SECONDS - 1)  # looked at once
        lines[:] = ["direct"]
        await trio.sleep(60)
        reach.changes.tell()
        await trio.sleep(60)
        assert len(heard) == 2
        reach.from_outside = None
        reach.changes.tell()
        await trio.sleep(60)
        assert heard[2:] == [["direct"]]
        nursery.cancel_scope.cancel()


async def test_a_terminal_says_each_once_until_it_is_true_again() -> None:
    file = StringIO()
    screen = Screen("en", Console(file=file))
    for now in (["a."], ["a.", "b."], ["b."], ["a.", "b."]):
        screen.ways(now)
    assert file.getvalue().split() == ["a.", "b.", "a."]


class ByRelay(Route):
    @property
    def relay(self) -> str | None:
        return "relay.example.org"


def lines(session: Session) -> list[str]:
    return list(Told(session, Reach(), Words("en", "network")).of_lines())


def playing_with(session: Session) -> dict[str, tuple[bool, str | None]]:
    assert session.playing is not None
    names = session.playing.table.founding.names
    return {names[seat]: (how.is_ours, how.relay) for seat, how in session.linked.items()}


async def test_in_a_match_it_is_told_how_each_is_linked(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("kuhn", 4), seed=1)
    house.decider = undecided
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.host.changes.until(lambda: "guest 3" in house.sessions)
        guest = house.sessions["guest 1"]
        await guest.changes.until(lambda: house.host.me.identity.public in guest.node.links)
        assert lines(guest) == [f"The table answered at 127.0.0.1:{house.host.me.port}."]
        await house.playing("guest 1", messages=4)
        await guest.changes.until(lambda: len(guest.node.links) == 3)
        (direct,) = lines(guest)
        assert direct.startswith("Linked directly: ")
        guest.node.links[house.sessions["guest 2"].me.identity.public].route = ByRelay()
        del guest.node.links[house.sessions["guest 3"].me.identity.public]
        assert playing_with(guest) == {
            "host": (True, None),
            "guest 2": (True, "relay.example.org"),
            "guest 3": (False, None),
        }
        assert lines(guest) == [
            "Linked directly: host.",
            "Through other players: guest 3.",
            "Through the relay relay.example.org: guest 2.",
        ]
        nursery.cancel_scope.cancel()
