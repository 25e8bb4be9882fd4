"""Whom one at the table believes what: strangers, other guests, and the host.

Frames are handed over as a link would; nothing is dialled.
"""

from pathlib import Path

import pytest
from msgspec.structs import replace

from crypto.identity import Identity
from p2p.changes import Changes
from p2p.entry.door import Door
from p2p.entry.gathering import Gathering
from p2p.entry.invitation import Invitation
from p2p.entry.ways import Hosting, Invited, Way
from p2p.errors import Unacceptable, WireError
from p2p.me import Me
from p2p.wire import rate_limit
from p2p.wire.frames import Chat, Closed, Frame, Guest, Joined, Knock, Lobby, Refusal, Said
from p2p.wire.link import Link
from table.founding import Clock, Terms
from tests.p2p.holding import holding
from tests.p2p.joins import passed_on
from tests.p2p.strangers import knock

HOST, ME, RIVAL = (Identity.generate() for _ in range(3))
TERMS = Terms("kuhn", 1, 3)
GUESTS = tuple(Guest(who.public.key, "somebody", ()) for who in (HOST, ME, RIVAL))
SEALED = Lobby(TERMS, 1, GUESTS, True)


class Corridor(Link):
    """A link without a line: what is posted is looked at."""

    def __init__(self, peer: Identity) -> None:
        self.peer, self.posted, self.closed = peer.public, list[Frame](), False

    def post(self, frame: Frame) -> None:
        self.posted.append(frame)

    def close(self) -> None:
        self.closed = True


def gathering(me: Identity, way: Way) -> Gathering:
    peer, nothing = Me(me, "me", Path()), lambda *_: None
    return Gathering(
        peer, way, Changes(), nothing, nothing, lambda *_: (), lambda _: False, watches=False
    )


def as_guest() -> Gathering:
    """We were let in by the host, and know its lobby; the rival is there as well."""
    way = Invited(Invitation.to(HOST.public, ()))
    way.host = HOST.public
    guest = gathering(ME, way)
    guest.node.members |= {HOST.public, RIVAL.public}
    guest._hear(Corridor(HOST), SEALED)
    assert guest.lobby == SEALED
    return guest


def as_host() -> Gathering:
    door = Door(b"let me in", GUESTS[0], TERMS)
    return gathering(HOST, Hosting(HOST.public, door))


CHAT = Chat(b"", RIVAL.public.key, "me", 1, "hello").signed_by(RIVAL)
STRANGE = [SEALED, Closed(), Said(b"hello"), CHAT, passed_on(1, b"join"), holding(bytes(32), 1)]


@pytest.mark.parametrize("frame", STRANGE, ids=lambda frame: type(frame).__name__)
async def test_a_stranger_is_not_listened_to_before_it_was_let_in(frame: Joined) -> None:
    host = as_host()
    with pytest.raises(WireError, match="stranger"):
        host._hear(Corridor(RIVAL), frame)


async def test_whoever_is_turned_away_is_told_why_and_its_line_ends() -> None:
    host, link = as_host(), Corridor(RIVAL)
    host._hear(link, knock(b"nonsense"))
    assert link.posted == [Refusal("the invitation is not for this table")]
    assert link.closed
    assert RIVAL.public not in host.node.members


async def test_only_the_host_sends_a_guest_away() -> None:
    guest = as_guest()
    guest._hear(Corridor(RIVAL), Refusal("go away"))
    assert guest.closed is None
    guest._hear(Corridor(HOST), Refusal("all seats are taken"))
    assert guest.closed == "all seats are taken"


async def test_only_the_host_says_who_sits_at_the_table_and_when_it_is_closed() -> None:
    guest = as_guest()
    for frame in (replace(SEALED, match=2), Closed()):
        with pytest.raises(WireError, match="only the host"):
            guest._hear(Corridor(RIVAL), frame)
    assert (guest.lobby, guest.closed) == (SEALED, None)
    guest._hear(Corridor(HOST), Closed())
    assert guest.closed is not None


async def test_only_the_host_is_shown_the_secret() -> None:
    """With it anybody could come to the table, and not only those whom the host invited."""
    guest = as_guest()
    for who, shown in ((HOST, True), (RIVAL, False)):
        guest._link_up(link := Corridor(who))
        [asked] = link.posted
        assert isinstance(asked, Knock)
        assert bool(asked.secret) is shown


async def test_a_lobby_that_makes_no_sense_is_not_taken() -> None:
    guest = as_guest()
    with pytest.raises(WireError, match="host does not sit"):
        guest._hear(Corridor(HOST), Lobby(TERMS, 2, GUESTS[1:], False))
    assert guest.lobby == SEALED


async def test_seats_that_are_final_stay_as_they_are() -> None:
    guest, other = as_guest(), Guest(Identity.generate().public.key, "other", ())
    guest._hear(Corridor(HOST), replace(SEALED, guests=(*GUESTS[:2], other)))
    assert guest.lobby == SEALED


async def test_a_host_that_opens_a_lobby_again_on_other_terms_is_left() -> None:
    guest = as_guest()
    weaker = replace(TERMS, occasion=b"another", clock=Clock(90, 30))
    with pytest.raises(Unacceptable, match="J2"):
        guest._hear(Corridor(HOST), Lobby(weaker, 2, GUESTS[:2], False))
    assert guest.lobby == SEALED
    assert guest.closed is not None


async def test_whoever_knocks_again_and_again_is_not_told_everything_each_time() -> None:
    """It costs a few bytes to ask, and a whole match to answer."""
    host, link = as_host(), Corridor(RIVAL)
    host.announce()
    for _ in range(10 * rate_limit.SHARED_ANSWERS_AT_ONCE):
        host._hear(link, knock())
    told = [frame for frame in link.posted if isinstance(frame, Lobby)]
    assert 0 < len(told) <= rate_limit.SHARED_ANSWERS_AT_ONCE
