"""Evidence from peer to peer: it convinces by itself, and slander convinces nobody."""

from pathlib import Path

import pytest

from crypto.header import Equivocation
from crypto.identity import Identity, PublicIdentity
from games.kit import Seat
from p2p.changes import Changes
from p2p.errors import WireError
from p2p.match import evidence as court
from p2p.match.evidence import Court, pieces
from p2p.match.keeper import Keeper
from p2p.match.playing import Playing
from p2p.mesh.node import Node
from p2p.wire.frames import MAX_PIECE, Evidence, Frame, Ping
from p2p.wire.link import Line, Link
from p2p.wire.sockets import Sockets
from table.audit.verify import verify_record
from table.errors import Equivocated
from table.founding import Founding
from table.log.message import Message, Saying, Seen, Where
from table.record import Record, read_record
from tests.mental.seating import Party, terms_of
from tests.p2p.house import HOST, House
from tests.p2p.strangers import Stranger, knock, stranger
from tests.p2p.tunnels import to_nobody
from ui.terms import game_of

KUHN = terms_of("kuhn", 3)
TWO = Seat(2)


def founding_of(house: House) -> Founding:
    sitting = house.host.sitting
    assert sitting is not None
    assert sitting.playing is not None
    return sitting.playing.table.founding


def two_stories(house: House, name: str) -> bytes:
    """Evidence against ``name``: two headers for one position, signed with its key."""
    founding, cheat = founding_of(house), house.sessions[name].me.identity
    seat = founding.seat_of(cheat.public)
    assert seat is not None
    one, other = (signed_first(founding, cheat, seat, payload) for payload in (b"one", b"other"))
    pair = Equivocation(one.signed, other.signed)
    return Record(founding, exhibits=(pair.encode(),)).encode()


def signed_first(founding: Founding, author: Identity, seat: Seat, payload: bytes) -> Message:
    seen = Seen.nothing(len(founding.players))
    return Message.sign(author, Where(founding.table), seat, seen, Saying("key", "key", payload))


def line_from(house: House, name: str) -> Link:
    """The link of ``name`` to the host."""
    return house.sessions[name].node.links[house.host.me.identity.public]


async def let_in(house: House, who: Stranger) -> None:
    await who.say(knock(watch=True))
    await house.host.changes.until(lambda: len(house.host.node.members) >= len(house.sessions))


async def test_evidence_shown_to_one_ends_the_match_for_all(tmp_path: Path) -> None:
    """Nobody has heard either of the two stories; a seat brings both to the host, and no more."""
    house = House(tmp_path, KUHN, seed=1)
    async with house.opened() as nursery:
        house.fill(nursery)
        async with stranger(house.address) as spectator:
            await let_in(house, spectator)
            await house.playing()
            evidence = two_stories(house, "guest 2")
            for piece in pieces(founding_of(house).table, evidence):
                line_from(house, "guest 1").post(piece)
            shown = await spectator.hear(Evidence)
            assert isinstance(shown, Evidence)
            assert shown.piece == evidence
    for name in (HOST, "guest 1"):
        (ended,) = house.ended[name]
        assert isinstance(ended.cheating, Equivocated)
        assert ended.founding.names[ended.cheating.seat] == "guest 2"
        assert ended.cheating.evidence == evidence
        assert verify_record(read_record(evidence), game_of).convicted is not None


async def test_who_slanders_is_cut_off_and_the_match_goes_on(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("complots", 3), seed=2)
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing(messages=5)
        founding, line = founding_of(house), line_from(house, "guest 1")
        nothing = Record(founding, exhibits=(bytes(468),)).encode()
        for slander in (nothing, b"no record", Record(founding).encode()):
            for piece in pieces(founding.table, slander):
                line.post(piece)
        liar, host = house.sessions["guest 1"], house.host.me.identity.public
        await liar.changes.until(lambda: liar.node.links.get(host) is not line)
    house.agreed()


PEER = Identity.generate().public


def link_to(peer: PublicIdentity) -> Link:
    return Link(Line(to_nobody()), peer)


async def test_evidence_is_put_together_from_its_pieces_and_no_others() -> None:
    evidence, table, link = bytes(range(256)) * 600, bytes(32), link_to(PEER)
    parts = list(pieces(table, evidence))
    assert len(parts) == 3
    court_room = Court()
    for part in parts:
        court_room.hear(link, part)
    assert court_room.charges == [(PEER.key, evidence)]
    too_early = Court()
    too_early.hear(link, parts[1])
    too_early.hear(link, parts[2])
    assert too_early.charges == []
    with pytest.raises(WireError):
        Court().hear(link, Evidence(table, court.MAX_EVIDENCE + 1, 0, b"x"))
    court_room.slanderers.add(PEER.key)
    with pytest.raises(WireError):
        court_room.hear(link, parts[0])


async def test_pieces_that_came_over_two_links_are_not_put_together() -> None:
    parts, court_room = list(pieces(bytes(32), bytes(3 * MAX_PIECE))), Court()
    old, new = link_to(PEER), link_to(PEER)
    court_room.hear(old, parts[0])
    court_room.hear(new, parts[1])
    court_room.hear(new, parts[2])
    assert court_room.charges == []
    assert court_room.unfinished == 0


async def test_evidence_in_crumbs_is_the_last_that_its_bringer_brings() -> None:
    """Each crumb would have all before it copied: short ones end what they belong to."""
    court_room = Court()
    court_room.hear(link_to(PEER), Evidence(bytes(32), 100, 0, b"x"))
    assert court_room.charges == [(PEER.key, b"x")]


@pytest.mark.parametrize("more", [0, 1])
async def test_nobody_is_shown_what_it_would_not_listen_to(more: int) -> None:
    court_room, evidence, link = Court(), bytes(court.MAX_EVIDENCE + more), link_to(PEER)
    for part in pieces(bytes(32), evidence):
        court_room.hear(link, part)
    assert len(court_room.charges) == 1 - more


class Ear:
    """A match as a spectator follows it, with a link to somebody that keeps what is posted."""

    def __init__(self, party: Party, message: bytes) -> None:
        me = Identity.generate()
        node = Node(me, Sockets(me), lambda *_: None, lambda _: None, lambda _: None)
        self.keeper = Keeper(party.spectator())
        self.playing = Playing(self.keeper, node, Changes())
        self.keeper.take(message)
        self.link = Link(Line(to_nobody()), me.public)

    def posted(self) -> list[Frame]:
        queue, found = self.link._queue, []
        while queue.statistics().current_buffer_used:
            found.append(queue.receive_nowait())
        return found


async def test_last_words_that_differ_are_noticed_though_their_number_agrees() -> None:
    """A seat's last message has no follower that names it, so nothing else tells them apart."""
    party = Party.of(terms_of("kuhn", 2))
    one, other = (Ear(party, next(party.player(TWO).due())[0].encode()) for _ in range(2))
    assert one.keeper.counts == other.keeper.counts
    one.playing.hear(one.link, other.keeper.have())
    for frame in one.posted():
        other.playing.hear(other.link, frame)  # type: ignore[arg-type]
    assert isinstance(other.playing.cheating, Equivocated)
    assert other.playing.cheating.seat == TWO


async def test_peers_that_agree_have_nothing_to_say_to_each_other() -> None:
    party = Party.of(terms_of("kuhn", 2))
    message = next(party.player(TWO).due())[0].encode()
    one, other = Ear(party, message), Ear(party, message)
    one.playing.hear(one.link, other.keeper.have())
    assert [type(frame) for frame in one.posted()] == [Ping]  # how far away is it?
