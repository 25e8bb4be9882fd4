"""What a guest believes of others at the table, who are not its host."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from crypto.identity import Identity
from p2p.session import Session
from p2p.wire.frames import Knock, Refusal
from tests.mental.seating import terms_of
from tests.p2p.house import LOOPBACK, House
from tests.p2p.strangers import Stranger, knock, stranger

RIVAL = Identity.generate()


@asynccontextmanager
async def beside_a_guest(folder: Path) -> AsyncIterator[Session]:
    """At a table of three, where the rival has a seat as well as the guest."""
    house = House(folder, terms_of("kuhn", 3), seed=1)
    async with house.opened() as nursery:
        async with stranger(house.address, RIVAL) as rival:
            await rival.say(knock())
            nursery.start_soon(house.visit, "guest 1")
            await house.host.changes.until(lambda: bool(house.host.door and house.host.door.full))
            guest = house.sessions["guest 1"]
            await guest.changes.until(lambda: guest.lobby is not None and guest.lobby.sealed)
            yield guest
        nursery.cancel_scope.cancel()


async def spoken(guest: Session, rival: Stranger) -> None:
    """Return when the guest has taken in what was said to it before."""
    await rival.say(knock(b"nonsense"))
    await guest.changes.until(lambda: RIVAL.public in guest.node.members)


async def test_only_the_host_sends_a_guest_away(tmp_path: Path) -> None:
    async with beside_a_guest(tmp_path) as guest:
        async with stranger((LOOPBACK, guest.me.port), RIVAL) as rival:
            await rival.say(Refusal("the table is closed"))
            await spoken(guest, rival)
        assert guest.closed is None


async def test_only_the_host_is_shown_the_secret(tmp_path: Path) -> None:
    """With it anybody could come to the table, and not only those whom the host invited."""
    async with beside_a_guest(tmp_path) as guest:
        async with stranger((LOOPBACK, guest.me.port), RIVAL) as rival:
            shown = await rival.hear(Knock)
        assert isinstance(shown, Knock)
        assert shown.secret == b""
