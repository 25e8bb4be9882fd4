"""What a host or a guest may tell about a table, and what no honest one tells."""

from pathlib import Path

import msgspec
import pytest

from crypto.header import join_bytes
from crypto.identity import Identity
from crypto.keys import KeyPair
from p2p.entry.door import Door, Joining, check_lobby
from p2p.errors import PeerError, Refused, WireError
from p2p.match.evening import diary_name
from p2p.mesh.node import Node
from p2p.wire.frames import Guest, Joined, Lobby
from p2p.wire.sockets import Sockets
from table.founding import Join, JoinBody, Terms
from tests.p2p.joins import NOT_DIALLED, passed_on

HOST, GUEST = Identity.generate(), Identity.generate()
TERMS = Terms("kuhn", 1, 2)


def lobby(*identities: bytes, terms: Terms = TERMS, sealed: bool = True) -> Lobby:
    guests = tuple(Guest(identity, "somebody", ()) for identity in identities)
    return Lobby(terms, 1, guests, sealed)


def join(author: Identity, X: bytes) -> Joined:
    body = JoinBody(TERMS, "somebody", author.public.key, X, bytes(32), NOT_DIALLED)
    raw = msgspec.msgpack.encode(body)
    return passed_on(1, raw + author.sign(join_bytes(raw)))


ONE, OTHER, SMALL_ORDER = HOST.public.key, GUEST.public.key, bytes(32)


def test_a_lobby_lists_its_host_first_and_is_sealed_when_full() -> None:
    check_lobby(lobby(ONE, OTHER), HOST.public)
    check_lobby(lobby(ONE, sealed=False), HOST.public)


@pytest.mark.parametrize(
    "bad",
    [
        lobby(ONE, SMALL_ORDER),
        lobby(ONE, ONE),
        lobby(OTHER, ONE),
        lobby(),
        lobby(ONE),
        lobby(ONE, OTHER, sealed=False),
        lobby(ONE, OTHER, Identity.generate().public.key),
    ],
)
def test_a_lobby_that_makes_no_sense_cuts_the_line(bad: Lobby) -> None:
    with pytest.raises(WireError):
        check_lobby(bad, HOST.public)


@pytest.mark.parametrize("game", ["../../away", "/away", "a/b", "nul\0", "~", "KUHN"])
def test_a_journal_lies_in_its_folder_whatever_the_host_calls_the_game(game: str) -> None:
    name = diary_name(lobby(ONE, OTHER, terms=Terms(game, 1, 2)))
    assert (Path("folder") / name).parent == Path("folder")
    assert "\0" not in name


def test_a_join_without_a_key_is_no_join() -> None:
    with pytest.raises(WireError, match="a bad JOIN"):
        Joining(lobby(ONE, OTHER)).take(join(GUEST, bytes(33)))


def test_a_table_of_two_seats_with_one_key_is_refused_not_founded() -> None:
    joining = Joining(lobby(ONE, OTHER))
    honest = Join.sign(HOST, "host", TERMS, KeyPair.generate().X, NOT_DIALLED)
    joining.take(passed_on(1, honest.encode()))
    joining.take(join(GUEST, honest.body.X))
    assert joining.complete
    with pytest.raises(Refused, match="copied"):
        joining.founding()


@pytest.mark.parametrize("host", ["a..b", "x" * 64 + ".example", ".", "\ud7ff"])
async def test_an_address_that_can_not_be_one_is_just_not_reached(host: str) -> None:
    node = Node(HOST, Sockets(HOST), lambda *_: None, lambda _: None, lambda _: None)
    with pytest.raises(PeerError):
        await node.reach([(host, 4114)], None)


def test_a_join_signed_for_an_earlier_match_does_not_serve_again() -> None:
    """Somebody slips it in, so that its author's new one comes second and tables differ."""
    first = lobby(ONE, OTHER)
    old = Join.sign(GUEST, "guest", first.terms, KeyPair.generate().X, NOT_DIALLED)
    door = Door(b"", first.guests[0], first.terms, list(first.guests))
    door.next_match(lambda _: None)
    door.guests = list(first.guests)
    with pytest.raises(WireError, match="another match"):
        Joining(door.lobby()).take(passed_on(2, old.encode()))
