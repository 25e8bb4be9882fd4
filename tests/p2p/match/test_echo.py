"""If nobody shows that it has heard what we said, everybody is dialled at once (N4)."""

from collections.abc import Callable
from typing import Any

import trio
from msgspec.structs import replace
from trio.testing import MockClock

from crypto.identity import Identity
from games.kit import Seat
from p2p.changes import Changes
from p2p.errors import PeerError
from p2p.match.echo import DIAL_SECONDS, ECHO_SECONDS
from p2p.match.keeper import Keeper
from p2p.match.playing import Playing
from p2p.mesh.node import LONGEST_PAUSE, Node
from p2p.wire.frames import Have
from p2p.wire.sockets import Sockets
from tests.mental.seating import Party, terms_of
from tests.p2p.match.test_evidence import link_to

ME, OTHER = Seat(1), Seat(2)


def silent() -> tuple[Callable[..., None], Callable[..., None], Callable[..., None]]:
    def nothing(*_: object) -> None: ...

    return nothing, nothing, nothing


class Alone:
    """Seat 1 has said something; its links are those that a test gives it."""

    def __init__(self) -> None:
        self.party = Party.of(terms_of("complots", 3))
        player = self.party.player(ME)
        node = Node(player.identity, Sockets(player.identity), *silent())
        self.playing = Playing(Keeper(player), node, Changes())
        self.dialled = 0
        node.dial_now = self._dial  # type: ignore[method-assign]

    def _dial(self) -> None:
        self.dialled += 1

    def show(self, held: int) -> None:
        """Seat 2 says that it holds so many of our messages."""
        table = self.party.founding.table
        have = Have(table, 0, (0, 0, 0), bytes(32), (held, 0, 0))
        self.playing.neighbours._haves[self.party.founding.players[OTHER - 1].key] = have


async def test_what_nobody_shows_to_have_heard_makes_us_dial_everybody(
    autojump_clock: MockClock, nursery: trio.Nursery
) -> None:
    alone = Alone()
    echo = alone.playing.echo
    nursery.start_soon(echo.run)
    await trio.sleep(10 * ECHO_SECONDS)
    assert (echo.is_missing, alone.dialled) == (False, 0), "we have said nothing"
    await alone.playing.keeper.speak()
    alone.show(0)
    await trio.sleep(ECHO_SECONDS - 1)
    assert (echo.is_missing, alone.dialled) == (False, 0)
    await trio.sleep(3)
    assert (echo.is_missing, alone.dialled) == (True, 1)
    await trio.sleep(2 * DIAL_SECONDS)
    assert alone.dialled == 3
    alone.show(1)
    await trio.sleep(2)
    assert not echo.is_missing
    nursery.cancel_scope.cancel()


async def test_only_seats_can_show_it() -> None:
    """A spectator with a new key is nobody whom a cheat could not be as well."""
    alone = Alone()
    await alone.playing.keeper.speak()
    alone.show(1)
    (have,) = alone.playing.neighbours._haves.values()
    alone.playing.neighbours._haves.clear()
    alone.playing.neighbours._haves[Identity.generate().public.key] = have
    assert not alone.playing.neighbours.show(ME, 0, 1)
    alone.playing.neighbours._haves[link_to(alone.party.founding.players[2]).peer.key] = replace(
        have, held=()
    )
    assert not alone.playing.neighbours.show(ME, 0, 1)


class Deaf:
    """Nobody answers; ``dials`` tells when we tried."""

    def __init__(self) -> None:
        self.dials: list[float] = []

    async def dial(self, _: object) -> Any:
        self.dials.append(trio.current_time())
        raise PeerError("no answer")


async def test_whoever_is_in_a_hurry_waits_for_no_pause(
    autojump_clock: MockClock, nursery: trio.Nursery
) -> None:
    deaf, me = Deaf(), Identity.generate()
    node = Node(me, deaf, *silent())  # type: ignore[arg-type]
    nursery.start_soon(node.stay_linked, [("192.0.2.1", 1)], Identity.generate().public)
    await trio.sleep(20 * LONGEST_PAUSE)
    before = len(deaf.dials)
    for hurried in range(1, 4):
        node.dial_now()
        await trio.sleep(0)
        await trio.testing.wait_all_tasks_blocked()
        assert len(deaf.dials) >= before + hurried
    nursery.cancel_scope.cancel()
