"""Who gets from us what others said, and what a peer that lies about itself brings about."""

from collections.abc import Iterator
from typing import Any

import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from crypto.identity import Identity
from games.kit import Seat
from p2p.changes import Changes
from p2p.match.gaps import Doubts
from p2p.match.keeper import Keeper
from p2p.match.playing import Playing
from p2p.mesh.node import Node
from p2p.wire.frames import Frame, Have, Said
from p2p.wire.link import Line, Link
from table.log.message import Message
from table.rounds.round import Utterance
from tests.mental.seating import Party, terms_of
from tests.p2p.holding import holding
from tests.p2p.tunnels import to_nobody

AUTHOR, OTHER, THIRD = map(Seat, (2, 3, 1))
EVERYBODY = 0b111


class Room:
    """Somebody who watches and is linked with all players, of whom each has spoken or will."""

    def __init__(self, players: int = 3) -> None:
        self.party = Party.of(terms_of("complots", players))
        me, nothing = Identity.generate(), None
        node = Node(me, *[nothing] * 4)  # type: ignore[arg-type]
        self.keeper = Keeper(self.party.spectator())
        self.playing = Playing(self.keeper, node, Changes())
        self.gossip = self.playing.neighbours.gossip
        self.links = {
            Seat(i): Link(Line(to_nobody()), who.public)
            for i, who in enumerate(self.party.identities, start=1)
        }
        node.links = {link.peer: link for link in self.links.values()}
        node.members = set(node.links)
        self.players = [self.party.player(Seat(i)) for i in self.links]
        self._due: dict[Seat, Iterator[tuple[Message, Utterance]]] = {}

    def says(self, seat: Seat, *held: int, lines: int = EVERYBODY, asks: bool = False) -> None:
        """A seat's own word on what it holds; its signature matters to nobody who has the line."""
        word = holding(self.party.founding.table, *held)
        word = replace(word, counts=(0, 0, 0), seat=int(seat), number=self.number())
        word = replace(word, lines=lines, asks=asks)
        self.playing.hear(self.links[seat], word)

    def number(self) -> int:
        self._number = getattr(self, "_number", 0) + 1
        return self._number

    def hears(self, message: Message, source: Seat) -> None:
        self.playing.hear(self.links[source], Said(message.encode()))

    def key_of(self, seat: Seat) -> Message:
        """The first message of a seat; asked again, the next that is due."""
        if (said := next(self._due.get(seat, iter(())), None)) is None:
            self._due[seat] = self.players[seat - 1].due()
            said = next(self._due[seat])
        return said[0]

    def sent_to(self, seat: Seat, kind: type[Frame] = Said) -> list[Any]:
        """What has been posted to a peer since we looked last."""
        queue, found = self.links[seat]._queue, []
        while queue.statistics().current_buffer_used:
            found.append(queue.receive_nowait())
        return [frame for frame in found if isinstance(frame, kind)]


def patience(room: Room, seat: Seat) -> float:
    return room.gossip._all[room.links[seat].peer.key].patience


async def test_what_an_author_says_to_everybody_is_not_passed_on_at_once(
    room: Room, autojump_clock: MockClock
) -> None:
    for seat in (AUTHOR, OTHER):
        room.says(seat, 0, 0, 0)
    room.hears(room.key_of(AUTHOR), AUTHOR)
    assert room.sent_to(OTHER) == []


async def test_who_has_no_line_to_the_author_gets_it_at_once(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0, lines=0)
    message = room.key_of(AUTHOR)
    room.hears(message, AUTHOR)
    assert room.sent_to(OTHER) == [Said(message.encode())]


async def test_who_does_not_show_to_have_it_in_time_is_sent_it(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0)
    message = room.key_of(AUTHOR)
    room.hears(message, AUTHOR)
    await trio.sleep(patience(room, OTHER) - 0.01)
    assert room.sent_to(OTHER) == []
    await trio.sleep(0.02)
    assert room.sent_to(OTHER) == [Said(message.encode())]


@pytest.mark.parametrize("way", ["sends it", "says how much it has", "signs what it has seen"])
async def test_who_shows_that_it_has_a_message_is_not_sent_it(
    way: str, room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0)
    message = room.key_of(AUTHOR)
    room.hears(message, AUTHOR)
    match way:
        case "sends it":
            room.hears(message, OTHER)
        case "says how much it has":
            room.says(OTHER, 0, 1, 0)
        case _:
            room.players[OTHER - 1].take(message)
            room.hears(room.key_of(OTHER), OTHER)
    await trio.sleep(3 * patience(room, OTHER))
    assert room.sent_to(OTHER) == []


async def test_a_liar_who_says_it_has_everything_keeps_nothing_from_others(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0)
    room.says(THIRD, 9, 9, 9)
    message = room.key_of(AUTHOR)
    room.hears(message, AUTHOR)
    await trio.sleep(2 * patience(room, OTHER))
    assert room.sent_to(OTHER) == [Said(message.encode())]
    assert room.sent_to(THIRD) == []


async def test_a_liar_who_never_has_anything_is_sent_it_less_and_less_often(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0)
    room.hears(room.key_of(AUTHOR), AUTHOR)
    await trio.sleep(100 * patience(room, OTHER))
    assert 3 < len(room.sent_to(OTHER)) < 12


async def test_whoever_asks_is_answered_at_once_behind_it_with_how_far_we_are(
    room: Room, autojump_clock: MockClock
) -> None:
    message = room.key_of(AUTHOR)
    room.says(OTHER, 0, 0, 0)
    room.hears(message, AUTHOR)
    room.sent_to(OTHER)
    room.says(OTHER, 0, 0, 0, asks=True)
    said, word = room.sent_to(OTHER, Frame)
    assert said == Said(message.encode())
    assert word.held == (0, 1, 0)


async def test_what_a_signed_message_names_is_asked_for_from_whoever_named_it(
    room: Room, autojump_clock: MockClock
) -> None:
    for seat in (AUTHOR, OTHER, THIRD):
        room.says(seat, 0, 0, 0)
        room.sent_to(seat, Have)
    missing = room.key_of(AUTHOR)
    room.players[OTHER - 1].take(missing)
    room.hears(room.key_of(OTHER), OTHER)
    await trio.sleep(1)
    assert [have.asks for have in room.sent_to(OTHER, Have)] == [True]
    assert room.sent_to(THIRD, Have) == []


async def test_what_was_only_overtaken_is_not_asked_for(
    room: Room, autojump_clock: MockClock
) -> None:
    for seat in (AUTHOR, OTHER):
        room.says(seat, 0, 0, 0)
        room.sent_to(seat, Have)
    missing = room.key_of(AUTHOR)
    room.players[OTHER - 1].take(missing)
    room.hears(room.key_of(OTHER), OTHER)
    room.hears(missing, AUTHOR)
    await trio.sleep(1)
    assert room.sent_to(OTHER, Have) == []


async def test_what_somebody_made_up_is_asked_for_less_and_less_often(
    room: Room, autojump_clock: MockClock
) -> None:
    """A cheat names messages that nobody has, and answers no question."""
    room.says(OTHER, 0, 0, 0)
    cheat, unheard = room.players[OTHER - 1], room.party.player(AUTHOR)
    cheat.take(next(unheard.due())[0])
    room.hears(room.key_of(OTHER), OTHER)
    await trio.sleep(600)
    questions = [have for have in room.sent_to(OTHER, Have) if have.asks]
    assert 5 < len(questions) < 60


async def test_a_liar_keeps_us_from_asking_nobody_else(
    room: Room, autojump_clock: MockClock
) -> None:
    """It says for minutes that it has what nobody has, and is asked in vain; then somebody names a
    message that is there, and is asked as soon as if there were no liar.
    """
    room.says(OTHER, 0, 0, 0)
    for _ in range(100):
        room.says(THIRD, 9, 9, 9)
        await trio.sleep(3)
    assert 0 < sum(have.asks for have in room.sent_to(THIRD, Have)) < 20
    room.players[OTHER - 1].take(room.key_of(AUTHOR))
    room.sent_to(OTHER, Have)
    room.hears(room.key_of(OTHER), OTHER)
    await trio.sleep(1)
    assert [have.asks for have in room.sent_to(OTHER, Have)] == [True]


async def test_a_line_that_its_other_end_makes_look_slow_holds_up_no_question_to_others(
    room: Room, autojump_clock: MockClock
) -> None:
    """What rests on others' words (R5) has seconds; a liar's echo may take ten."""
    for seat in (AUTHOR, OTHER, THIRD):
        room.says(seat, 0, 0, 0)
    slow = room.links[THIRD].round_trip
    slow.echoed(slow.ask(0.0), 10.0)
    assert slow.timeout > 20
    player = room.players[0]
    player.unsure, doubts = True, Doubts(player)
    doubts.look(room.gossip._seats_around(), 0.0)
    assert doubts.due < 2


# Words that are passed on


def word_of(room: Room, seat: Seat, number: int, *counts: int) -> Have:
    """Signed, and with how much the seat has taken in."""
    word = replace(holding(room.party.founding.table, 0, 0, 0), counts=counts)
    word = replace(word, seat=int(seat), number=number)
    return replace(word, signature=room.party.identities[seat - 1].sign(word.signed_bytes()))


async def test_a_word_is_passed_on_once_however_often_it_comes_back(
    room: Room, autojump_clock: MockClock
) -> None:
    """Two words in turn would go around for ever among peers without a line to their author."""
    for seat in (OTHER, THIRD):
        room.says(seat, 0, 0, 0, lines=EVERYBODY & ~0b10)
        room.sent_to(seat, Have)
    words = [word_of(room, AUTHOR, 7, 0, 0, 0), word_of(room, AUTHOR, 8, 0, 1, 0)]
    for _ in range(10):
        for word in words:
            room.playing.hear(room.links[OTHER], word)
    assert [have for have in room.sent_to(THIRD, Have) if have.seat == AUTHOR] == words


async def test_what_a_seat_never_signed_is_not_passed_on_as_an_old_word(
    room: Room, autojump_clock: MockClock
) -> None:
    """Whoever hears it from us, and does not know the newer one, would cut our line for it."""
    room.says(THIRD, 0, 0, 0, lines=0)
    room.playing.hear(room.links[AUTHOR], word_of(room, AUTHOR, 8, 0, 1, 0))
    room.sent_to(THIRD, Have)
    room.playing.hear(room.links[OTHER], replace(word_of(room, AUTHOR, 7, 0, 0, 0), done=True))
    assert [have for have in room.sent_to(THIRD, Have) if have.seat == AUTHOR] == []
