"""Who gets in, who does not, and what those can do who should not be here."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import trio

from crypto.group import Point
from crypto.header import join_bytes
from crypto.identity import Identity
from p2p.entry.code import Guessing
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Invited, WithCode, why_nobody_answered
from p2p.errors import NotAuthentic, PeerError, Refused
from p2p.match.evening import diary_name
from p2p.session import Session
from p2p.wire.frames import Closed, Guest, Joined, Lobby, Pake, Refusal, Said
from table.founding import Clock, Join, JoinBody, Terms
from tests.mental.seating import terms_of
from tests.p2p.holding import holding
from tests.p2p.house import LOOPBACK, House, journals
from tests.p2p.joins import NOT_DIALLED, passed_on
from tests.p2p.strangers import Stranger, knock, pretended, stranger

KUHN = terms_of("kuhn", 2)
NOBODY = Guest(bytes(32), "nobody", ())


async def refused(who: Stranger) -> str:
    refusal = await who.hear(Refusal)
    assert isinstance(refusal, Refusal)
    await who.is_cut_off()
    return refusal.reason


async def test_without_the_secret_of_the_invitation_nobody_gets_in(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=1)
    async with house.opened() as nursery:
        for secret in (b"", b"let me i", b"let me in!", bytes(9)):
            async with stranger(house.address) as mallory:
                await mallory.say(knock(secret))
                assert "not for this table" in await refused(mallory)
        assert house.host.lobby is not None
        assert len(house.host.lobby.guests) == 1
        house.fill(nursery)
    house.agreed()


async def test_at_a_full_table_one_may_watch_but_not_sit(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=2)
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        async with stranger(house.address) as late:
            await late.say(knock())
            assert "all seats are taken" in await refused(late)
        nursery.start_soon(lambda: house.visit("watcher", watch=True))
    house.agreed()


async def test_a_guest_that_is_refused_is_told_why(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=3)
    async with house.opened() as nursery:
        here = house.invitation
        wrong = Invitation(here.addresses, here.pin, bytes(len(here.secret)))
        session = house.session(house.me("late"), Invited(wrong))
        async with session.opened():
            assert await session.play() is None
        assert session.closed == "the invitation is not for this table"
        del house.sessions["late"], house.ended["late"]
        house.fill(nursery)
    house.agreed()


async def test_an_invitation_is_for_one_host_only(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=4)
    async with house.opened() as nursery:
        other = Invitation.to(Identity.generate().public, (house.address,))
        session = house.session(house.me("lost"), Invited(other))
        with pytest.RaisesGroup(pytest.RaisesExc(NotAuthentic, match="somebody else")):
            async with session.opened():
                pass
        del house.sessions["lost"], house.ended["lost"]
        house.fill(nursery)
    house.agreed()


STRANGE_FRAMES = [
    Lobby(KUHN, 1, (NOBODY,), False),
    Closed(),
    Said(b"hello"),
    holding(bytes(32), 1, 2),
    passed_on(1, b"join"),
    Guest(bytes(32), "me", ()),
]


@pytest.mark.parametrize("frame", STRANGE_FRAMES, ids=lambda frame: type(frame).__name__)
async def test_who_speaks_before_it_was_let_in_is_cut_off(frame: object, tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=5)
    async with house.opened() as nursery:
        async with stranger(house.address) as mallory:
            await mallory.say(frame)  # type: ignore[arg-type]
            await mallory.is_cut_off()
        house.fill(nursery)
    house.agreed()


@pytest.mark.parametrize("frame", [Lobby(KUHN, 9, (NOBODY, NOBODY), True), Closed()])
async def test_only_the_host_says_who_sits_at_the_table(
    frame: Lobby | Closed, tmp_path: Path
) -> None:
    """A player with a seat tries it on the host and on another player."""
    house = House(tmp_path, terms_of("kuhn", 3), seed=6)
    async with house.opened() as nursery:
        me = Identity.generate()
        async with stranger(house.address, me) as mallory:
            await mallory.say(knock())
            nursery.start_soon(house.visit, "guest 1")
            await house.host.changes.until(lambda: bool(house.host.door and house.host.door.full))
            await mallory.say(frame)
            await mallory.is_cut_off()
        guest = house.sessions["guest 1"]
        await guest.changes.until(lambda: guest.lobby is not None and guest.lobby.sealed)
        sealed = guest.lobby
        async with stranger((LOOPBACK, guest.me.port), me) as mallory:
            await mallory.say(knock(), frame)
            await mallory.is_cut_off()
        assert guest.closed is None
        assert guest.lobby == sealed
        nursery.cancel_scope.cancel()


async def test_nobody_takes_the_seat_of_somebody_else(tmp_path: Path) -> None:
    """A place belongs to a key; the name is only a name."""
    house = House(tmp_path, terms_of("kuhn", 3), seed=7)
    async with house.opened() as nursery:
        nursery.start_soon(house.visit, "guest 1")
        door = house.host.door
        assert door is not None
        await house.host.changes.until(lambda: len(door.guests) == 2)
        async with stranger(house.address) as mallory:
            await mallory.say(knock(name="guest 1"))
            await house.host.changes.until(lambda: len(door.guests) == 3)
            assert [guest.name for guest in door.guests] == ["host", "guest 1", "guest 1 2"]
            assert len({guest.identity for guest in door.guests}) == 3
        nursery.cancel_scope.cancel()


async def test_who_leaves_before_the_seats_are_final_makes_room(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=8)
    async with house.opened() as nursery:
        three = house.host.door
        assert three is not None
        three.terms = terms_of("kuhn", 3)
        async with stranger(house.address) as undecided:
            await undecided.say(knock())
            await house.host.changes.until(lambda: len(three.guests) == 2)
        await house.host.changes.until(lambda: len(three.guests) == 1)
        three.terms = KUHN
        house.fill(nursery)
    house.agreed()


CODE = "7-copper-lantern"


async def come_with(house: House, name: str, code: str) -> Session:
    me = house.me(name)
    session = house.session(me, WithCode(code, me.identity.public, [(house.address,)]))
    async with session.opened():
        while (ended := await session.play()) is not None:
            house.ended[name].append(ended)
    return session


async def test_the_short_code_opens_the_door(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=9)
    house.code = CODE
    async with house.opened() as nursery:
        nursery.start_soon(come_with, house, "guest", " 7 Copper LANTERN")
    house.agreed()


async def test_a_wrong_code_is_refused_and_three_burn_it(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=10)
    house.code = CODE
    async with house.opened() as nursery:
        for left in ("2 tries left", "1 tries left", "the code is burnt"):
            with pytest.RaisesGroup(pytest.RaisesExc(Refused, match=f"^wrong code; {left}$")):
                await come_with(house, f"guesser, {left}", "7-copper-kettle")
        with pytest.RaisesGroup(pytest.RaisesExc(Refused, match="the code is burnt; ask for")):
            await come_with(house, "late", CODE)
        for name in [name for name in house.ended if name != "host"]:
            del house.sessions[name], house.ended[name]
        house.fill(nursery)  # the invitation still opens
    house.agreed()


async def test_tries_begun_at_once_are_not_more_tries(tmp_path: Path) -> None:
    """Ten guessers ask for the host's share before the first of them shows its guess."""
    house = House(tmp_path, KUHN, seed=11)
    house.code = CODE
    async with house.opened() as nursery, trio.open_nursery() as guessers:
        begun = 0
        all_begun = trio.Event()
        answers: list[str] = []

        async def guess(number: int) -> None:
            nonlocal begun
            me = Identity.generate()
            async with stranger(house.address, me) as mallory:
                code = CODE if number == 9 else f"7-copper-{'abcdefghi'[number]}"
                guessing = Guessing(code, me.public, mallory.link.peer)
                await mallory.say(Pake(guessing.share))
                share = await mallory.hear(Pake)
                assert isinstance(share, Pake)
                begun += 1
                if begun == 10:
                    all_begun.set()
                await all_begun.wait()
                if number == 9:
                    await house.host.changes.until(lambda: len(answers) == 9)
                await mallory.say(Pake(b"", guessing.answer(share.share)))
                answers.append(await refused(mallory))
                house.host.changes.tell()

        for number in range(10):
            guessers.start_soon(guess, number)
        await house.host.changes.until(lambda: len(answers) == 10)
        assert sum("burnt" in answer for answer in answers) == 8
        house.fill(nursery)
    house.agreed()


BAD_PLACES = ["..", "a..b", "x\x00y", "*" * 255, "-", "xn--", "127.0.0.1 "]


async def test_addresses_that_are_none_harm_nobody(tmp_path: Path) -> None:
    """Everybody dials what a guest says its addresses are."""
    house = House(tmp_path, terms_of("kuhn", 3), seed=12)
    async with house.opened() as nursery:
        me = house.me("odd")
        me.reachable = lambda port: tuple((place, port) for place in BAD_PLACES)
        session = house.session(me, Invited(house.invitation))
        nursery.start_soon(house.play, session)
        await house.host.changes.until(lambda: len(house.host.node.links) == 1)
        nursery.start_soon(house.visit, "guest 1")
    house.agreed()


MallorysLobby = Callable[[Guest], Lobby]
SOMEBODY = Guest(Identity.generate().public.key, "somebody", ())
HOSTILE_LOBBIES: dict[str, MallorysLobby] = {
    "nobody": lambda _: Lobby(KUHN, 1, (), True),
    "without host": lambda host: Lobby(KUHN, 1, (SOMEBODY, host), True),
    "twice": lambda host: Lobby(KUHN, 1, (host, host), True),
    "too few": lambda host: Lobby(KUHN, 1, (host,), True),
    "too many": lambda host: Lobby(KUHN, 1, (host, SOMEBODY, NOBODY), False),
    "no key": lambda host: Lobby(KUHN, 1, (host, NOBODY), True),
    "no quorum": lambda host: Lobby(Terms("kuhn", 1, 2, quorum=9), 1, (host, SOMEBODY), True),
}


@pytest.mark.parametrize("lobby", HOSTILE_LOBBIES.values(), ids=HOSTILE_LOBBIES)
async def test_a_host_that_makes_no_sense_is_cut_off(lobby: MallorysLobby, tmp_path: Path) -> None:
    """The one at the other end of the invitation may be hostile, too."""
    house, host = House(tmp_path, KUHN, seed=13), Identity.generate()
    cut = trio.Event()

    async def talk(guest: Stranger) -> None:
        await guest.say(knock(name="host"), lobby(Guest(host.public.key, "host", ())))
        await guest.is_cut_off()
        cut.set()

    async with trio.open_nursery() as nursery:
        port: int = await nursery.start(pretended, host, talk)
        invitation = Invitation.to(host.public, ((LOOPBACK, port),))
        session = house.session(house.me("guest"), Invited(invitation))
        nursery.start_soon(house.play, session)
        await cut.wait()
        assert session.lobby is None
        nursery.cancel_scope.cancel()
    assert journals(tmp_path) == []


async def test_a_guest_leaves_a_host_whose_table_one_cheat_could_split(tmp_path: Path) -> None:
    """And says why; nothing is signed, and the host is not asked again and again."""
    terms = Terms("complots", 1, 5, quorum=3, clock=Clock(90, 30))
    house, host = House(tmp_path, terms, seed=16), Identity.generate()

    async def talk(guest: Stranger) -> None:
        myself = Guest(host.public.key, "host", ())
        await guest.say(knock(name="host"), Lobby(terms, 1, (myself,), False))
        await guest.is_cut_off()

    async with trio.open_nursery() as nursery:
        port: int = await nursery.start(pretended, host, talk)
        invitation = Invitation.to(host.public, ((LOOPBACK, port),))
        session = house.session(house.me("guest"), Invited(invitation))
        async with session.opened():
            assert await session.play() is None
        nursery.cancel_scope.cancel()
    assert session.closed is not None
    assert "we don't sign" in session.closed
    assert "S2" in session.closed
    assert journals(tmp_path) == []


def test_the_name_of_a_game_leads_out_of_no_folder() -> None:
    lobby = Lobby(Terms("../../.ssh/a\0b", 1, 2), 1, (SOMEBODY, NOBODY), True)
    assert diary_name(lobby).startswith("sshab-")


def joined(who: Identity, X: bytes) -> Joined:
    """A JOIN properly signed, whatever its key is."""
    body = JoinBody(KUHN, "Mallory", who.public.key, X, bytes(32), NOT_DIALLED)
    raw = msgspec.msgpack.encode(body)
    return passed_on(1, raw + who.sign(join_bytes(raw)))


async def come_with_key(house: House, key_for: Callable[[Point], bytes]) -> None:
    """Take a seat, wait for the host's JOIN, and answer it with another key."""
    me = Identity.generate()
    async with stranger(house.address, me) as mallory:
        await mallory.say(knock())
        hosts = await mallory.hear(Joined)
        assert isinstance(hosts, Joined)
        await mallory.say(joined(me, key_for(Join.decode(hosts.join).X)))
        await mallory.is_cut_off()


async def test_a_join_without_a_key_is_cut_off(tmp_path: Path) -> None:
    house = House(tmp_path, KUHN, seed=14)
    async with house.opened() as nursery:
        await come_with_key(house, lambda _: bytes(33))
        assert house.host.sitting is not None
        assert house.host.sitting.playing is None
        nursery.cancel_scope.cancel()


async def test_keys_that_cancel_out_found_no_table(tmp_path: Path) -> None:
    """Together they would hide nothing; the last to show its key can choose it so."""
    house = House(tmp_path, KUHN, seed=15)
    with pytest.RaisesGroup(
        pytest.RaisesExc(PeerError, match="no table can be founded"), flatten_subgroups=True
    ):
        async with house.opened():
            await come_with_key(house, lambda X: (-X).encode())


def test_who_is_not_let_in_by_a_router_is_told_what_can_be_done() -> None:
    at_home = Invitation.to(Identity.generate().public, [("192.168.1.20", 4114)])
    here = Invitation.to(Identity.generate().public, [("127.0.0.1", 4114)])
    assert "router" in why_nobody_answered(at_home)
    assert "router" not in why_nobody_answered(here)
