"""Terms that would let cheats split a table: no honest program signs them, nor plays by them."""

from collections.abc import Callable
from pathlib import Path

import pytest
import trio
from msgspec.structs import replace

from crypto.identity import Identity
from crypto.keys import KeyPair
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Invited
from p2p.session import Agree, Session, unless_weak
from p2p.wire.frames import Guest, Lobby
from table.errors import Forbidden
from table.founding import Clock, Founding, Join, Terms
from table.record import Record, read_record
from tests.mental.luck import luck
from tests.mental.seating import terms_of
from tests.p2p.house import LOOPBACK, House, journals
from tests.p2p.strangers import Stranger, knock, pretended

CLOCK = Clock(90, 30)
# One cheat between two honest groups could play a match with each of them.
SPLIT = replace(terms_of("complots", 5), quorum=3, clock=CLOCK)
UNFAIR = {
    "one in common": SPLIT,
    "nobody in common": replace(terms_of("complots", 4), quorum=2, clock=CLOCK),
    "nobody to spare": replace(terms_of("complots", 4), quorum=4, clock=CLOCK),
    "no clock": replace(terms_of("complots", 4), quorum=3),
    "two seats": replace(terms_of("complots", 2), quorum=1, clock=CLOCK),
}


async def asked_for(lobbies: Callable[[Guest], list[Lobby]], agree: Agree, folder: Path) -> Session:
    """A guest that has left a host which showed these lobbies, one after the other."""
    house, host = House(folder, SPLIT, seed=1), Identity.generate()
    house.agree = agree

    async def talk(guest: Stranger) -> None:
        await guest.say(knock(name="host"))
        for lobby in lobbies(Guest(host.public.key, "host", ())):
            await guest.say(lobby)
        await guest.is_cut_off()

    async with trio.open_nursery() as nursery:
        port: int = await nursery.start(pretended, host, talk)
        session = house.session(
            house.me("guest"), Invited(Invitation.to(host.public, ((LOOPBACK, port),)))
        )
        async with session.opened():
            assert await session.play() is None
        nursery.cancel_scope.cancel()
    assert journals(folder) == [], "nothing was signed"
    return session


async def test_a_host_that_weakens_the_terms_in_the_end_gets_no_signature(tmp_path: Path) -> None:
    """Usual terms while the table fills; in the sealed lobby less, when nobody reads any more."""
    usual = replace(terms_of("complots", 6), quorum=5, clock=CLOCK)
    weak, asked = replace(usual, quorum=4), list[Terms]()

    async def agree(terms: Terms) -> str | None:
        asked.append(terms)
        return await unless_weak(terms)

    def lobbies(host: Guest) -> list[Lobby]:
        crowd = [Guest(Identity.generate().public.key, "somebody", ()) for _ in range(5)]
        return [Lobby(usual, 1, (host,), False), Lobby(weak, 1, (host, *crowd), True)]

    session = await asked_for(lobbies, agree, tmp_path)
    assert weak in asked
    assert session.closed is not None
    assert "S4" in session.closed
    assert session.sitting is None


async def test_whoever_was_told_nothing_does_not_sit_down_among_friends(tmp_path: Path) -> None:
    friends = replace(terms_of("complots", 3), quorum=2, clock=CLOCK)
    session = await asked_for(
        lambda host: [Lobby(friends, 1, (host,), False)], unless_weak, tmp_path
    )
    assert session.closed is not None
    assert "S4" in session.closed


def joins(terms: Terms) -> list[Join]:
    """What everybody would have had to sign."""
    people = [(Identity.generate(), KeyPair.generate()) for _ in range(terms.players)]
    return [Join.sign(who, f"P{i}", terms, key.X) for i, (who, key) in enumerate(people, start=1)]


@pytest.mark.parametrize("terms", UNFAIR.values(), ids=UNFAIR)
def test_unfair_terms_found_no_table(terms: Terms) -> None:
    with luck(1), pytest.raises(Forbidden, match="S2"):
        Founding.of(joins(terms))


@pytest.mark.parametrize("terms", UNFAIR.values(), ids=UNFAIR)
def test_a_record_of_unfair_terms_is_refused(terms: Terms) -> None:
    with luck(2):
        record = Record(Founding(tuple(joins(terms)))).encode()
    with pytest.raises(Exception, match="S2"):
        read_record(record)
