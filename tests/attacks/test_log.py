"""Cheats with the log: what they claim to have seen, and what they say twice."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from crypto.header import MAX_BODY, SIGNED_SIZE, hash_body
from games.kit import Seat
from table.errors import Unsigned
from table.log.causal import MAX_WAITING
from table.log.message import NOTHING_SEEN, Message, Seen
from table.participant import Player
from tests.mental.cheating import all_convict, flipped, once, play, sealed, signed, watchful
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of

CHEAT = Seat(2)
Change = Callable[[Player[Any], Message], bytes]


def wrong_prev(author: Player[Any], message: Message) -> bytes:
    return signed(author, message, prev=bytes(32))


def another_past_of_its_own(author: Player[Any], message: Message) -> bytes:
    """Nobody else has told two stories here: this is no fork that others could be blamed for."""
    ids = list(message.seen.ids)
    ids[CHEAT - 1] = bytes([1]) * 32
    return signed(author, message, seen=replace(message.seen, ids=tuple(ids)))


def own_count_too_low(author: Player[Any], message: Message) -> bytes:
    return signed(author, with_count(message, CHEAT, message.seq - 1), seq=message.seq)


def own_count_too_high(author: Player[Any], message: Message) -> bytes:
    return signed(author, with_count(message, CHEAT, message.seq + 1), seq=message.seq)


def head_without_count(author: Player[Any], message: Message) -> bytes:
    return signed(author, with_count(message, Seat(1), 0))


def seen_less_than_before(author: Player[Any], message: Message) -> bytes:
    counts, ids = list(message.seen.counts), list(message.seen.ids)
    counts[0], ids[0] = 0, NOTHING_SEEN
    return signed(author, message, seen=Seen(tuple(counts), tuple(ids)))


def with_count(message: Message, seat: Seat, count: int) -> Message:
    counts = list(message.seen.counts)
    counts[seat - 1] = count
    return replace(message, seen=replace(message.seen, counts=tuple(counts)))


CONTRADICTIONS = [
    wrong_prev,
    another_past_of_its_own,
    own_count_too_low,
    own_count_too_high,
    head_without_count,
    seen_less_than_before,
]


@pytest.mark.parametrize("change", CONTRADICTIONS, ids=lambda change: change.__name__)
def test_who_contradicts_itself_about_what_it_saw_is_convicted(change: Change) -> None:
    def bend(author: Player[Any], message: Message) -> Sent | None:
        return [change(author, message)]

    party = watchful(3, 3)
    hub = play(party, 3, CHEAT, once("beacon", bend))

    all_convict(hub, CHEAT)


def test_who_names_a_message_must_have_seen_what_its_author_saw() -> None:
    """Else it could pretend not to know what it knows."""

    def bend(author: Player[Any], message: Message) -> Sent | None:
        chains, seen = author.log.chains, message.seen
        newest = chains[Seat(3)][seen.counts[2] - 1].seen.counts if seen.counts[2] else (0, 0, 0)
        own = chains[CHEAT][message.seq - 1].seen.counts if message.seq else (0, 0, 0)
        if not own[0] < newest[0]:
            return None
        less = newest[0] - 1
        ids = (chains[Seat(1)][less - 1].id if less else NOTHING_SEEN, *seen.ids[1:])
        return [signed(author, message, seen=Seen((less, *seen.counts[1:]), ids))]

    hub = play(watchful(5, 3), 5, CHEAT, once(None, bend))

    assert "not what that saw" in str(all_convict(hub, CHEAT))


UNREADABLE = {
    "nothing": b"",
    "cut off": bytes(20),
    "no operation": bytes(36 * 3) + b"\0x",
    "no letters": bytes(36 * 3) + b"\1\xff",
}


@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE)
def test_who_signs_what_nobody_can_read_is_convicted(content: bytes) -> None:
    def bend(author: Player[Any], message: Message) -> Sent | None:
        return [sealed(author, replace(message.header, body_hash=hash_body(content)), content)]

    assert all_convict(play(watchful(4, 3), 4, CHEAT, once("beacon", bend)), CHEAT).rule == "H1"


def test_a_flood_of_messages_from_the_future_holds_up_nobody_else() -> None:
    """Messages with a gap before them wait; there is room for each author's own only."""
    with luck(6):
        party = Party.of(terms_of("complots", 3))
    first, cheat = party.player(Seat(1)), party.player(CHEAT)
    (own,) = cheat.speak()
    message = cheat.log.read(own)

    def future(seq: int) -> Message:
        seen = Seen((0, seq, 0), (NOTHING_SEEN, bytes([1]) * 32, NOTHING_SEEN))
        return Message.sign(cheat.identity, cheat.log.where, CHEAT, seen, message.saying)

    for seq in range(2, MAX_WAITING + 2):
        first.take(future(seq))
    with pytest.raises(Unsigned, match="too many"):
        first.take(future(MAX_WAITING + 2))
    for data in party.player(Seat(3)).speak():
        first.receive(data)
    assert first.log.seen.counts == (0, 0, 1)

    first.receive(own)  # what others heard before the flood, nobody is to miss for good
    assert first.log.seen.counts == (0, 1, 1)


# Bytes that are nobody's


def test_what_no_signature_covers_is_refused_without_blaming_anybody() -> None:
    with luck(8):
        party, elsewhere = Party.of(terms_of("complots", 3)), Party.of(terms_of("complots", 3))
    first, author = party.player(Seat(1)), party.player(CHEAT)
    (data,) = author.speak()
    message = author.log.read(data)
    big = sealed(author, replace(message.header, body_hash=bytes(32)), bytes(MAX_BODY + 1))
    stranger = replace(message.header, seat=4)
    for bad in (
        b"",
        data[:200],
        data + b"\0",
        flipped(data, 60),  # the header
        flipped(data, 200),  # the signature
        flipped(data, 300),  # the body
        big,
        sealed(author, stranger, data[SIGNED_SIZE:]),
        next(iter(elsewhere.player(CHEAT).speak())),
    ):
        with pytest.raises(Unsigned):
            first.receive(bad)
    assert first.halted is None
    first.receive(data)
    assert first.log.seen.counts == (0, 1, 0)


def test_messages_behind_a_gap_wait_until_it_is_filled() -> None:
    with luck(9):
        party = Party.of(terms_of("complots", 3))
        hub = Hub(party.players(), 9)
        hub.run()
    late, messages = party.spectator(), hub.players[0].log.ordered()
    for message in messages[1:]:
        late.receive(message.encode())
    assert sum(late.log.seen.counts) < len(messages) - 1
    late.receive(messages[0].encode())

    assert late.table.finished
