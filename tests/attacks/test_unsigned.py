"""Between "all seats are taken" and the last JOIN: nobody can hold the others up there (J6)."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
import trio
from msgspec.structs import replace

from crypto.identity import Identity, PublicIdentity
from crypto.keys import KeyPair
from p2p.entry.door import MAX_UNSIGNED, Door
from p2p.entry.gathering import HOST_GONE_SECONDS
from p2p.errors import Refused
from p2p.match.sitting import Seated, Sitting
from p2p.session import JOIN_SECONDS, JOINS_APART_SECONDS, Session
from p2p.store.signed import Signed
from p2p.wire.frames import Guest, Knock, Lobby
from table.founding import Terms, new_occasion
from tests.attacks.test_joins import MALLORY, OTHER, TERMS, Watched, key_of
from tests.p2p.house import HOST, House, journals
from tests.p2p.virtual import CALM, Network, voyage

LATE = "guest 3"
HOURS = 1e5  # of a clock that jumps


@contextmanager
def never_signing(house: House, *names: str) -> Iterator[None]:
    """They take their seats, hear everything, and show no JOIN."""
    honest = Sitting._join

    async def join(sitting: Sitting, seated: Seated) -> KeyPair:
        if sitting._identity.public.key in {key_of(house, name) for name in names}:
            await trio.sleep_forever()
        return await honest(sitting, seated)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sitting, "_join", join)
        yield


class Patiently(Watched):
    """Whoever sees a free seat may take it; ``lobbies`` tells which there were."""

    def __init__(self, folder: Path, terms: Terms = TERMS) -> None:
        super().__init__(folder, terms)
        self.lobbies: list[Lobby] = []

    async def story(self, network: Network) -> None:
        self.transport = network.transport
        with trio.move_on_after(HOURS):
            async with self.opened() as nursery:
                self.nursery = nursery
                self.fill(nursery)
                nursery.start_soon(self.note_lobbies)
                await self.before()
                await self.host.changes.until(lambda: bool(self.ended[HOST]))
                nursery.cancel_scope.cancel()

    async def note_lobbies(self) -> None:
        while True:
            lobby = self.host.lobby
            if lobby is not None and lobby.sealed and lobby not in self.lobbies:
                self.lobbies.append(lobby)
            await self.host.changes.next()

    async def seat_is_free(self, number: int) -> None:
        """Until the host has opened the lobby again so many times."""
        door = self.host.door
        assert door is not None
        await self.host.changes.until(lambda: door.match > number)


class Replaced(Patiently):
    async def before(self) -> None:
        await self.seat_is_free(MAX_UNSIGNED)
        await trio.sleep(1)  # it is knocking all the time
        self.nursery.start_soon(self.visit, LATE)


def test_a_guest_that_never_signs_loses_its_seat_and_does_not_get_it_for_ever(
    tmp_path: Path,
) -> None:
    """It comes again at once; after the second time somebody else sits there, and all play."""
    house = Replaced(tmp_path)
    with never_signing(house, MALLORY):
        network = voyage(1, CALM, house.story)
    door = house.host.door
    assert door is not None
    assert door.unsigned == {key_of(house, MALLORY): MAX_UNSIGNED}
    assert network.seconds >= MAX_UNSIGNED * JOIN_SECONDS
    assert len({lobby.terms.occasion for lobby in house.lobbies}) == len(house.lobbies) == 3
    (ended,) = house.ended[HOST]
    assert {join.body.name for join in ended.founding.joins} == {HOST, OTHER, LATE}
    assert ended.winners
    assert house.host.freed[1] == (MALLORY,)
    # Ever new keys that sit down and don't sign leave no allowance of a seat behind.
    assert house.host.node.seats == {guest.identity for guest in house.lobbies[-1].guests}


def test_whoever_signed_and_stays_keeps_its_seat_and_signs_anew(tmp_path: Path) -> None:
    """One JOIN for each occasion, and the journal of the one that came to nothing is burnt."""
    claimed: list[tuple[str, bytes]] = []
    honest = Signed.claim

    def claim(signed: Signed, occasion: bytes, journal: str) -> None:
        claimed.append((signed.folder.name, occasion))
        honest(signed, occasion, journal)

    house = Replaced(tmp_path)
    with never_signing(house, MALLORY), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Signed, "claim", claim)
        voyage(1, CALM, house.story)
    of_other = [occasion for name, occasion in claimed if name == OTHER]
    assert of_other == [lobby.terms.occasion for lobby in house.lobbies]
    assert journals(tmp_path / MALLORY) == []
    assert len(journals(tmp_path / OTHER)) <= 1


class LastMoment(Patiently):
    """A cheat shows its JOIN to one guest alone, right before its seat is freed: that guest sits
    at a table of which the host knows nothing.
    """

    async def before(self) -> None:
        await self.host.changes.until(lambda: bool(self.lobbies))
        await trio.sleep(JOIN_SECONDS - 0.02)
        sitting, other = self.sessions[MALLORY].sitting, self.sessions[OTHER]
        assert sitting is not None
        joined = sitting._signed(KeyPair.generate())
        link = self.sessions[MALLORY].node.links[other.me.identity.public]
        link.post(joined)
        await self.seat_is_free(1)
        await other.changes.until(lambda: other.playing is None)
        self.sessions[MALLORY]._gathering.leave("enough")
        self.sessions[MALLORY].node.cut(key_of(self, HOST))
        self.nursery.start_soon(self.visit, LATE)


def test_a_join_shown_to_one_guest_in_the_last_moment_keeps_it_from_nothing(
    tmp_path: Path,
) -> None:
    house = LastMoment(tmp_path)
    with never_signing(house, MALLORY):
        voyage(3, CALM, house.story)
    (ended,) = house.ended[HOST]
    assert OTHER in {join.body.name for join in ended.founding.joins}


# A host that is gone, or not honest


class Dying(Patiently):
    """The host hears nothing more, and nothing is heard of it, before it has signed."""

    async def story(self, network: Network) -> None:
        self.network, self.seconds = network, 0.0
        with trio.move_on_after(4 * HOST_GONE_SECONDS):
            await super().story(network)

    async def before(self) -> None:
        await self.host.changes.until(lambda: bool(self.lobbies))
        await trio.sleep(1)
        guests = [self.sessions[name] for name in (MALLORY, OTHER)]
        host = self.host.me.identity
        self.network.part([host], [guest.me.identity for guest in guests])
        for link in list(self.host.node.links.values()):
            link.close()
        died = trio.current_time()
        for guest in guests:
            await guest.changes.until(partial(is_closed, guest))
        self.seconds = trio.current_time() - died
        self.ended[HOST].append(None)  # type: ignore[arg-type]


def is_closed(session: Session) -> bool:
    return session.closed is not None


def test_a_host_that_dies_before_all_have_signed_is_noticed(tmp_path: Path) -> None:
    house = Dying(tmp_path)
    with never_signing(house, HOST):
        voyage(4, CALM, house.story)
    assert HOST_GONE_SECONDS <= house.seconds < 2 * HOST_GONE_SECONDS
    for name in (MALLORY, OTHER):
        closed = house.sessions[name].closed
        assert closed is not None
        assert closed.startswith("the host left before the match began")


class Resealing(Patiently):
    """A host that frees a seat for no reason, and changes something on that occasion."""

    def change(self, door: Door) -> None:
        raise NotImplementedError

    async def before(self) -> None:
        door = self.host.door
        assert door is not None
        await self.host.changes.until(lambda: bool(self.lobbies))
        await trio.sleep(1)
        self.change(door)
        self.host._gathering.announce()
        other = self.sessions[OTHER]
        with trio.move_on_after(3 * JOIN_SECONDS):
            await other.changes.until(lambda: other.closed is not None)
        self.why = other.closed
        self.ended[HOST].append(None)  # type: ignore[arg-type]
        self.host.changes.tell()


class OtherTerms(Resealing):
    def change(self, door: Door) -> None:
        door.match += 1
        options = (("concede", "no"),)
        door.terms = replace(door.terms, occasion=new_occasion(), options=options)


class SameOccasion(Resealing):
    def change(self, door: Door) -> None:
        door.match += 1


@pytest.mark.parametrize(
    ("host", "why"),
    [
        (OtherTerms, "the host frees a seat and then shows other terms than before (J2)"),
        (SameOccasion, "the host asks for a second signature for one match (J1)"),
    ],
)
def test_a_host_that_seals_twice_with_something_else_is_left(
    host: type[Resealing], why: str, tmp_path: Path
) -> None:
    house = host(tmp_path)
    with never_signing(house, MALLORY):
        voyage(5, CALM, house.story)
    assert house.why == why
    assert len(list((tmp_path / OTHER / "signed").iterdir())) == 1


class Endless(Resealing):
    """One lobby after the other, as fast as it can."""

    async def before(self) -> None:
        door = self.host.door
        assert door is not None
        await self.host.changes.until(lambda: bool(self.lobbies))
        began = trio.current_time()
        while trio.current_time() < began + 100:
            door.match += 1
            door.terms = replace(door.terms, occasion=new_occasion())
            self.host._gathering.announce()
            await trio.sleep(0.5)
        self.ended[HOST].append(None)  # type: ignore[arg-type]
        self.host.changes.tell()


def test_a_host_that_seals_again_and_again_gets_few_signatures(tmp_path: Path) -> None:
    """Each would be a file for ever; an honest host waits for half a minute each time."""
    house = Endless(tmp_path)
    with never_signing(house, MALLORY):
        voyage(6, CALM, house.story)
    signed = list((tmp_path / OTHER / "signed").iterdir())
    assert 2 <= len(signed) <= 2 + 100 / JOINS_APART_SECONDS


def test_at_the_door_the_key_counts_that_did_not_sign() -> None:
    host, *guests = (Guest(Identity.generate().public.key, f"guest {i}", ()) for i in range(3))
    door = Door(b"secret", host, replace(TERMS, players=3), [host, *guests])
    one, other = (guest.identity for guest in guests)
    door.reopen({host.identity, one, other}, {other})
    assert [guest.identity for guest in door.guests] == [host.identity, other]
    assert not door.unsigned, "whoever signed and left has done nothing wrong"
    door.reopen({host.identity}, {other})
    assert door.unsigned == {other: 1}
    door.unsigned[other] = MAX_UNSIGNED
    with pytest.raises(Refused, match="did not sign in time"):
        door.admit(Knock(b"secret", "again", False, ()), PublicIdentity(other))
