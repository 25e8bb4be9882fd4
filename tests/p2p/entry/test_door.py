"""What a host or a guest may tell about a table, and what no honest one tells."""

from pathlib import Path

import msgspec
import pytest

from crypto.header import join_bytes
from crypto.identity import Identity, PublicIdentity
from crypto.keys import KeyPair
from p2p.entry.door import (
    MAX_UNSIGNED,
    MAX_WATCHERS,
    Door,
    Joining,
    check_lobby,
    check_reopened,
)
from p2p.errors import PeerError, Refused, Unacceptable, WireError
from p2p.match.evening import diary_name
from p2p.mesh.node import Node
from p2p.wire.frames import Guest, Joined, Knock, Lobby
from p2p.wire.sockets import Sockets
from table.founding import Clock, Join, JoinBody, Terms
from table.joins import Disagreement
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


def test_a_table_that_one_cheat_could_split_is_left() -> None:
    terms = Terms("complots", 1, 5, quorum=3, clock=Clock(90, 30))
    with pytest.raises(Unacceptable, match="we don't sign"):
        check_lobby(lobby(ONE, terms=terms, sealed=False), HOST.public)


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


# At the door


def a_door(players: int = 2) -> Door:
    return Door(b"secret", Guest(ONE, "host", ()), Terms("kuhn", 1, players))


def knocking(secret: bytes = b"secret", name: str = "guest", watch: bool = False) -> Knock:
    return Knock(secret, name, watch, ())


def somebody() -> PublicIdentity:
    return Identity.generate().public


def names(door: Door) -> list[str]:
    return [guest.name for guest in door.guests]


def test_without_the_secret_the_door_stays_shut() -> None:
    door = a_door()
    for wrong in (b"", b"secre", b"secret!", b"SECRET"):
        with pytest.raises(Refused, match="not for this table"):
            door.admit(knocking(wrong), somebody())
        with pytest.raises(Refused, match="not for this table"):
            door.admit(knocking(wrong, watch=True), somebody())
    door.admit(knocking(b""), somebody(), cleared=True)  # by the short code
    assert names(door) == ["host", "guest"]


def test_a_seat_is_taken_once_and_there_are_no_more_than_there_are() -> None:
    door = a_door()
    door.admit(knocking(), GUEST.public)
    door.admit(knocking(), GUEST.public)  # its line was lost, and it is back
    with pytest.raises(Refused, match="all seats are taken"):
        door.admit(knocking(), somebody())
    assert [guest.identity for guest in door.guests] == [ONE, OTHER]
    assert door.lobby().sealed


def test_so_many_may_watch_and_whoever_stops_makes_room() -> None:
    door, watchers = a_door(), [somebody() for _ in range(MAX_WATCHERS)]
    for who in watchers:
        door.admit(knocking(watch=True), who)
        door.admit(knocking(watch=True), who)
    with pytest.raises(Refused, match="no room left to watch"):
        door.admit(knocking(watch=True), somebody())
    door.leave(watchers[0])
    door.admit(knocking(watch=True), somebody())
    assert len(door.watchers) == MAX_WATCHERS


def test_whoever_watched_and_sits_down_watches_no_more() -> None:
    door = a_door()
    door.admit(knocking(watch=True), GUEST.public)
    door.admit(knocking(b""), GUEST.public)  # it was let in before
    assert (names(door), door.watchers) == (["host", "guest"], set())


def test_two_who_call_themselves_alike_are_told_apart() -> None:
    door = a_door(players=3)
    door.admit(knocking(), GUEST.public)
    door.admit(knocking(), somebody())
    assert names(door) == ["host", "guest", "guest 2"]


def test_a_seat_is_free_again_until_all_are_taken() -> None:
    door = a_door(players=3)
    door.admit(knocking(), GUEST.public)
    door.leave(HOST.public)
    door.leave(GUEST.public)
    assert names(door) == ["host"]
    door.admit(knocking(), GUEST.public)
    door.admit(knocking(name="third"), somebody())
    door.leave(GUEST.public)
    assert names(door) == ["host", "guest", "third"]


def test_the_next_match_is_another_one_and_the_last_players_may_come_to_it() -> None:
    door = a_door(players=3)
    third = somebody()
    door.admit(knocking(), GUEST.public)
    door.admit(knocking(name="third"), third)
    before = door.lobby()
    door.next_match(lambda _: None)
    assert names(door) == ["host"]
    door.admit(knocking(b"", name="third"), third)
    door.admit(knocking(b""), GUEST.public)
    now = door.lobby()
    assert [guest.identity for guest in now.guests] == [g.identity for g in before.guests]
    assert now.match == before.match + 1
    assert now.terms.occasion != before.terms.occasion


def test_whoever_does_not_sign_loses_its_seat_and_the_others_keep_theirs() -> None:
    door, late, left = a_door(players=4), somebody(), somebody()
    for who, name in ((GUEST.public, "guest"), (late, "late"), (left, "left")):
        door.admit(knocking(name=name), who)
    before = door.lobby()
    signed = {ONE, OTHER, left.key}
    door.reopen(signed, {OTHER, late.key})
    assert names(door) == ["host", "guest"]
    check_reopened(before, door.lobby())
    for _ in range(MAX_UNSIGNED - 1):
        door.admit(knocking(name="late"), late)
        door.reopen({ONE, OTHER}, {OTHER, late.key})
    with pytest.raises(Refused, match="did not sign in time"):
        door.admit(knocking(name="late"), late)
    door.admit(knocking(name="left"), left)


def test_a_lobby_that_is_opened_again_has_the_same_terms_and_another_occasion() -> None:
    door = a_door()
    door.admit(knocking(), GUEST.public)
    before = door.lobby()
    with pytest.raises(Unacceptable, match="J1"):
        check_reopened(before, before)
    door.reopen({ONE}, set())
    door.terms = msgspec.structs.replace(door.terms, clock=Clock(90, 30))
    with pytest.raises(Unacceptable, match="J2"):
        check_reopened(before, door.lobby())


# JOINs


def honest(author: Identity, terms: Terms = TERMS) -> Joined:
    return passed_on(1, Join.sign(author, "me", terms, KeyPair.generate().X, NOT_DIALLED).encode())


def test_whoever_has_no_seat_signs_for_none() -> None:
    with pytest.raises(WireError, match="without a seat"):
        Joining(lobby(ONE, OTHER)).take(honest(Identity.generate()))


def test_the_first_join_of_a_player_counts_and_the_second_is_shown() -> None:
    joining, first = Joining(lobby(ONE, OTHER)), honest(GUEST)
    assert joining.take(first)
    assert not joining.take(first)
    with pytest.raises(Disagreement, match="J1"):
        joining.take(honest(GUEST))
    assert joining.joined == {OTHER: first}
    assert not joining.complete


def test_a_join_on_other_terms_founds_nothing() -> None:
    joining = Joining(lobby(ONE, OTHER))
    with pytest.raises(Disagreement, match="J2"):
        joining.take(honest(GUEST, msgspec.structs.replace(TERMS, edition=2)))
    assert joining.joins == {}


def test_no_signature_is_checked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody passes every JOIN on to everybody."""
    joining, joined = Joining(lobby(ONE, OTHER)), honest(GUEST)
    joining.take(joined)
    monkeypatch.delattr(Join, "decode")
    assert not joining.take(joined)
