"""A host that wants all that guests say to each other to pass through its hands (N1, N2)."""

from collections.abc import Callable
from pathlib import Path

import pytest
import trio
from msgspec.structs import replace

from crypto.identity import Identity
from crypto.keys import KeyPair
from p2p.entry.door import Door, Joining
from p2p.errors import WireError
from p2p.mesh.dialled import MAX_ANNOUNCED, Dialled
from p2p.session import Session
from p2p.wire.addresses import Address
from p2p.wire.frames import SALT_SIZE, Guest, Joined, Lobby, where
from table.founding import Join
from tests.mental.seating import terms_of
from tests.p2p.house import House, undecided

KUHN = terms_of("kuhn", 3)
HOST, GUEST = Identity.generate(), Identity.generate()
SALT, HERE = bytes(SALT_SIZE), (("192.0.2.7", 4114),)


def no_address(guest: Guest, host: Guest) -> Guest:
    return replace(guest, addresses=())


def own_address(guest: Guest, host: Guest) -> Guest:
    return replace(guest, addresses=host.addresses)


@pytest.mark.parametrize("lie", [no_address, own_address])
async def test_guests_find_each_other_wherever_the_host_says_they_are(
    lie: Callable[[Guest, Guest], Guest], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lists them without addresses, or with its own; they hear the true ones from each other,
    and dial those (N2).
    """
    announce(lie, monkeypatch)
    house = House(tmp_path, KUHN, seed=1)
    house.patience = 20
    house.host_stays = True
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        one, other = (house.sessions[f"guest {number}"] for number in (1, 2))
        await one.changes.until(lambda: is_linked(one, other))
        house.host_stays = False
        house.host.changes.tell()
    house.agreed()


def announce(lie: Callable[[Guest, Guest], Guest], patch: pytest.MonkeyPatch) -> None:
    """The host's lobby tells something else of each guest."""
    honest = Door.lobby

    def lobby(door: Door) -> Lobby:
        true = honest(door)
        host, *guests = true.guests
        return replace(true, guests=(host, *(lie(guest, host) for guest in guests)))

    patch.setattr(Door, "lobby", lobby)


async def test_if_only_the_host_s_word_counted_all_would_pass_through_its_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(no_address, monkeypatch)
    monkeypatch.setattr(Dialled, "told", lambda *_: None)
    house = House(tmp_path, KUHN, seed=1)
    house.patience = 20
    house.host_stays = True
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing(messages=12)
        one, other = (house.sessions[f"guest {number}"] for number in (1, 2))
        assert not is_linked(one, other)
        nursery.cancel_scope.cancel()


def is_linked(one: Session, other: Session) -> bool:
    return other.me.identity.public in one.node.links


async def test_a_host_that_announces_another_match_does_not_keep_players_apart(
    tmp_path: Path,
) -> None:
    """In its new lobby nobody sits; yet those who play may come back to each other."""
    house = House(tmp_path, KUHN, seed=2)
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        # Before all keys are there, a lobby may still come to nothing (J6).
        await house.playing("guest 1", messages=6)
        one, other = (house.sessions[f"guest {number}"] for number in (1, 2))
        assert one.lobby is not None
        terms = replace(KUHN, occasion=b"another")
        away = Lobby(terms, 9, (one.lobby.guests[0],), False)
        one._gathering._hear_host(one.node.links[house.host.me.identity.public], away)
        assert one.lobby == away
        assert one._gathering._expects(other.me.identity.public.key)
        assert not one._gathering._expects(Identity.generate().public.key)
        nursery.cancel_scope.cancel()


def nobody(port: int) -> Guest:
    """Somebody whom the host has made up, where nothing listens."""
    return Guest(Identity.generate().public.key, "somebody", (("127.0.0.1", port),))


@pytest.mark.parametrize("sealed", [False, True], ids=["open", "sealed"])
async def test_a_host_that_makes_up_guests_does_not_keep_others_busy_without_end(
    sealed: bool, tmp_path: Path
) -> None:
    """One lobby after the other, each with new keys and addresses, while a match is played."""
    house = House(tmp_path, KUHN, seed=3)
    house.decider = undecided
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        one = house.sessions["guest 1"]
        await one.changes.until(lambda: one._has_begun)
        assert one.lobby is not None
        host, link = one.lobby.guests[0], one.node.links[house.host.me.identity.public]
        for number in range(2 * MAX_ANNOUNCED):
            guests = (host, *(nobody(1 + number) for _ in range(1 + sealed)))
            lobby = Lobby(KUHN, 9 if sealed else 9 + number, guests, sealed)
            one._gathering._hear_host(link, lobby)
            one.changes.tell()
            await trio.sleep(0)
            await trio.sleep(0)
        assert len(one.node.members) <= MAX_ANNOUNCED + KUHN.players
        assert len(one.node.seats) <= 2 * KUHN.players
        assert len(one._gathering._played) == KUHN.players
        nursery.cancel_scope.cancel()


def signed(addresses: tuple[Address, ...]) -> bytes:
    key = KeyPair.generate().X
    return Join.sign(GUEST, "guest", KUHN, key, where(SALT, addresses)).encode()


@pytest.mark.parametrize(
    "changed",
    [
        Joined(1, signed(HERE), SALT, (("192.0.2.66", 4114),)),
        Joined(1, signed(HERE), SALT, ()),
        Joined(1, signed(HERE), SALT, (*HERE, ("192.0.2.66", 4114))),
        Joined(1, signed(HERE), bytes(15) + b"\x01", HERE),
        Joined(1, signed(()), SALT, HERE),
    ],
    ids=["another", "none", "one more", "another salt", "made up"],
)
def test_whoever_passes_on_a_join_can_not_change_its_addresses(changed: Joined) -> None:
    guests = tuple(Guest(who.public.key, "somebody", ()) for who in (HOST, GUEST))
    joining = Joining(Lobby(KUHN, 1, guests, False))
    with pytest.raises(WireError, match="N1"):
        joining.take(changed)
    assert not joining.joins
    assert joining.take(Joined(1, signed(HERE), SALT, HERE))
