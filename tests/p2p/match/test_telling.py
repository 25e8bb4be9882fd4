"""What peers have shown, asked for and were told decides what they are sent; lines come and go."""

from typing import Any

import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from games.kit import Seat
from p2p.match.gaps import MOST_TRIES, Doubts, longer
from p2p.match.gossip import Gossip
from p2p.match.keeper import Keeper
from p2p.match.own_word import OwnWord
from p2p.match.waking import Waking
from p2p.mesh.acquaintance import CARRY_SECONDS
from p2p.mesh.node import Node
from p2p.wire.frames import Have, Rolled, Said
from p2p.wire.link import Line, Link
from p2p.wire.rate_limit import ANSWERS_AT_ONCE
from table.log.message import Message
from tests.mental.vanishing import Churning
from tests.p2p.holding import holding
from tests.p2p.match.test_gossip import AUTHOR, EVERYBODY, OTHER, THIRD, Room, patience
from tests.p2p.tunnels import to_nobody
from tests.table.opening.opened import opened

PERIOD = 2.0  # of a quick line


def second_of(room: Room, seat: Seat) -> Message:
    """What a seat says when it has everybody's key; the room has heard these."""
    keys = {author: room.key_of(author) for author in (AUTHOR, OTHER, THIRD)}
    for author, key in keys.items():
        room.hears(key, author)
        for player in room.players:
            if player.seat != author:
                player.take(key)
    return room.key_of(seat)


def calm(room: Room) -> None:
    """Nothing of what was sent so far is looked at."""
    for seat in (AUTHOR, OTHER, THIRD):
        room.sent_to(seat)


# Who has what


async def test_a_message_does_not_go_back_where_it_came_from(
    room: Room, autojump_clock: MockClock
) -> None:
    """Not even to a peer that has not shown to have those before it."""
    room.says(OTHER, 0, 0, 0, lines=0)
    message = second_of(room, AUTHOR)
    calm(room)
    room.hears(message, OTHER)
    assert room.sent_to(OTHER) == []


async def test_who_sends_a_message_first_is_not_sent_it_later(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0)
    room.hears(room.key_of(AUTHOR), OTHER)
    await trio.sleep(3 * patience(room, OTHER))
    assert room.sent_to(OTHER) == []


async def test_an_author_has_its_own_message_whoever_brought_it(
    room: Room, autojump_clock: MockClock
) -> None:
    for seat in (AUTHOR, OTHER):
        room.says(seat, 0, 0, 0)
    room.hears(room.key_of(AUTHOR), OTHER)
    await trio.sleep(3 * patience(room, AUTHOR))
    assert room.sent_to(AUTHOR) == []


async def test_who_has_a_message_already_is_not_passed_it(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 1, 0, lines=0)
    room.hears(room.key_of(AUTHOR), AUTHOR)
    assert room.sent_to(OTHER) == []


async def test_a_peer_in_a_later_epoch_is_asked_and_sent_nothing(
    room: Room, autojump_clock: MockClock
) -> None:
    room.hears(room.key_of(AUTHOR), AUTHOR)
    word = replace(holding(room.party.founding.table, 0, 0, 0), epoch=1, seat=OTHER, number=1)
    room.playing.hear(room.links[OTHER], word)
    await trio.sleep(2 * patience(room, OTHER))
    posted = room.sent_to(OTHER, Have | Said)  # type: ignore[arg-type]
    assert any(isinstance(frame, Have) and frame.asks for frame in posted)
    assert not any(isinstance(frame, Said) for frame in posted)


async def test_a_peer_in_an_earlier_epoch_is_sent_the_roll_though_it_asks_for_nothing(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    """It may not know that there is one."""
    player = opened("complots", 4, 6, Churning).players[0]
    assert player.log.epoch > 0
    nothing: Any = None
    node, keeper = Node(player.identity, *[nothing] * 4), Keeper(player)
    keeper._raw = {message.id: message.encode() for message in player.log.ordered()}
    waking = Waking(frozenset(), nothing, nothing, resumed=False)
    gossip = Gossip(keeper, OwnWord(keeper, node, waking, player.identity))
    link = Link(Line(to_nobody()), player.table.founding.players[OTHER - 1])
    nursery.start_soon(gossip.run)
    behind = replace(holding(player.log.table, 0, 0, 0, 0), seat=OTHER, number=1)
    gossip.hear(link, behind)
    await trio.sleep(10)
    frames = [link._queue.receive_nowait() for _ in range(3)]
    assert any(isinstance(frame, Rolled | Said) for frame in frames)
    nursery.cancel_scope.cancel()


# Who asks


async def test_who_asked_for_a_seat_s_messages_is_sent_more_of_them_for_a_while(
    room: Room, autojump_clock: MockClock
) -> None:
    message = second_of(room, AUTHOR)
    room.says(OTHER, 0, 0, 0, asks=True)
    calm(room)
    room.hears(message, AUTHOR)
    assert room.sent_to(OTHER) == [Said(message.encode())]


@pytest.mark.parametrize("why", ["has sent one itself", "asked long ago"])
async def test_who_has_no_need_of_it_any_more_is_not(
    why: str, room: Room, autojump_clock: MockClock
) -> None:
    message = second_of(room, AUTHOR)
    room.says(OTHER, 0, 0, 0, asks=True)
    if why == "asked long ago":
        room.says(OTHER, 1, 1, 1)
        await trio.sleep(CARRY_SECONDS + 1)
    else:
        room.hears(room.keeper.listener.log.chains[AUTHOR][0], OTHER)
    calm(room)
    room.hears(message, AUTHOR)
    assert room.sent_to(OTHER) == []


async def test_a_seat_that_wakes_up_is_answered_and_a_watcher_is_not(
    room: Room, autojump_clock: MockClock
) -> None:
    """J3: its word has no number and no seat, for it signs nothing yet."""
    room.hears(room.key_of(AUTHOR), AUTHOR)
    room.playing.hear(room.links[OTHER], holding(room.party.founding.table, 0, 0, 0))
    assert len(room.sent_to(OTHER)) == 1


async def test_questions_are_not_answered_without_end(
    room: Room, autojump_clock: MockClock
) -> None:
    room.hears(room.key_of(AUTHOR), AUTHOR)
    for _ in range(3 * ANSWERS_AT_ONCE):
        room.says(OTHER, 0, 0, 0, asks=True)
    assert len(room.sent_to(OTHER)) == ANSWERS_AT_ONCE


# Lines


async def test_who_loses_its_line_to_an_author_is_passed_what_that_says(
    room: Room, autojump_clock: MockClock
) -> None:
    message = second_of(room, AUTHOR)
    room.says(OTHER, 1, 1, 1)
    room.hears(message, AUTHOR)
    assert room.sent_to(OTHER) == []
    room.says(OTHER, 1, 1, 1, lines=EVERYBODY & ~0b10)
    later = second_of_anybody(room, message)
    assert room.sent_to(OTHER) == [Said(later.encode())]


def second_of_anybody(room: Room, first: Message) -> Message:
    """The next word of the author of ``first``, which everybody has answered meanwhile."""
    for player in room.players:
        if player.seat != first.seat:
            player.take(first)
            said = next(player.due())[0]
            room.hears(said, player.seat)
            for other in room.players:
                if other is not player:
                    other.take(said)
    room.sent_to(OTHER)
    message = room.key_of(first.seat)
    room.hears(message, first.seat)
    return message


async def test_a_line_that_has_ended_gets_nothing_and_a_new_one_all(
    room: Room, autojump_clock: MockClock
) -> None:
    old = room.links[OTHER]
    room.says(OTHER, 0, 0, 0, lines=0)
    room.gossip.forget(old)
    assert not room.gossip.knows(old)
    room.hears(room.key_of(AUTHOR), AUTHOR)
    assert room.sent_to(OTHER) == []
    room.says(OTHER, 0, 0, 0, lines=0)
    room.links[OTHER] = Link(Line(to_nobody()), old.peer)
    room.says(OTHER, 0, 0, 0, lines=0)
    assert room.gossip.knows(room.links[OTHER])
    assert not room.gossip.knows(old)


# What they are told


async def test_everybody_is_told_how_far_we_are_and_again_if_it_seems_not_to_know(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0)
    message = room.key_of(AUTHOR)
    room.hears(message, AUTHOR)
    await trio.sleep(PERIOD + 0.1)
    assert [have.held for have in room.sent_to(OTHER, Have)] == [(0, 1, 0)]
    await trio.sleep(10 * PERIOD)
    assert room.sent_to(OTHER, Have) == []
    room.hears(message, OTHER)
    await trio.sleep(PERIOD + 0.1)
    assert [have.held for have in room.sent_to(OTHER, Have)] == [(0, 1, 0)]


async def test_what_a_message_of_ours_shows_is_not_told_once_more(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    room = Room()
    nothing: Any = None
    player = room.players[THIRD - 1]
    node, keeper = Node(player.identity, *[nothing] * 4), Keeper(player)
    waking = Waking(frozenset(), nothing, nothing, resumed=False)
    gossip = Gossip(keeper, OwnWord(keeper, node, waking, player.identity))
    nursery.start_soon(gossip.run)
    word = replace(holding(player.log.table, 0, 0, 0), seat=OTHER, number=1, lines=EVERYBODY)
    gossip.hear(room.links[OTHER], word)
    await trio.sleep(PERIOD + 0.1)
    assert len(room.sent_to(OTHER, Have)) == 1
    said = await keeper.speak()
    gossip.spoke(said)
    gossip._note_news(trio.current_time())
    gossip.spoke(said)
    await trio.sleep(PERIOD + 0.1)
    assert room.sent_to(OTHER, Have) == []
    nursery.cancel_scope.cancel()


# What we ask for


async def test_first_is_asked_who_named_it_then_others_who_have_it(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(THIRD, 0, 5, 0)
    await trio.sleep(0.1)
    room.says(OTHER, 0, 1, 0)
    await trio.sleep(patience(room, THIRD))
    assert [have.asks for have in room.sent_to(THIRD, Have) if have.asks] == [True]
    assert not any(have.asks for have in room.sent_to(OTHER, Have))
    await trio.sleep(2 * patience(room, THIRD))
    assert any(have.asks for have in room.sent_to(OTHER, Have))


async def test_who_has_nothing_more_than_we_is_no_liar_any_longer(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 1, 0)
    await trio.sleep(200)
    room.hears(room.key_of(AUTHOR), AUTHOR)
    room.says(OTHER, 0, 1, 0)
    room.sent_to(OTHER)
    room.says(OTHER, 0, 2, 0)
    await trio.sleep(patience(room, OTHER) + 0.1)
    assert any(have.asks for have in room.sent_to(OTHER, Have))


async def test_others_are_asked_to_vouch_less_and_less_often_and_not_in_vain(
    room: Room, autojump_clock: MockClock
) -> None:
    room.says(OTHER, 0, 0, 0)
    player, around = room.players[0], room.gossip._seats_around()
    player.unsure, doubts, waited = True, Doubts(player), list[float]()
    doubts.look(around, 0.0)
    now = 0.0
    for _ in range(MOST_TRIES + 3):
        waited.append(doubts.due - now)
        now = doubts.due
        assert doubts.ask(around, now) == around
    assert waited == pytest.approx([waited[0] * longer(n) for n in range(len(waited))])
    assert waited[-1] == pytest.approx(waited[0] * 2**MOST_TRIES)
    player.unsure = False
    doubts.look(around, now)
    assert doubts.ask(around, now + 1000) == []
