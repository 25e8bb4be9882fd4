"""Shuffles begun ahead of need: what is mixed in vain is worth nothing to anybody."""

from collections.abc import Sequence
from typing import Any

import pytest

from crypto import shares
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext
from games.complots import Ask
from games.kit import Seat
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import all_convict, and_then, play, signed, watchful
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.manners import Doubted
from tests.mental.seating import Party, terms_of

CHEAT = Seat(2)


class Conceding(Doubted):
    """Nobody ever proves what it claimed: the pile is mixed in vain."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        request = player.table.match.pending
        if getattr(request, "ask", None) == Ask.PROVE:
            return None
        return super().decide(player, options)


class Hasty(Conceding):
    """Whoever is doubted gives in at once."""

    def made_up_its_mind(self, _: Player[Any]) -> bool:
        return True


@pytest.mark.parametrize("op", ["{op}/open", "{event}/open", "{event}"])
def test_a_share_on_a_pile_that_may_never_be_one_convicts_who_gives_it(op: str) -> None:
    """The first card of the pile that the cheat has just mixed, opened before it is a card."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind != "ahead":
            return None
        me, event = cheat.table.desk.mine, message.saying.op.partition("/")[0]
        called = op.format(op=message.saying.op, event=event)
        card = Ciphertext.decode(message.saying.payload[:CIPHERTEXT_SIZE])
        given = shares.give(me.key, [card.a], cheat.table.desk.ctx(called, me.seat, "shares"))
        share = and_then(cheat, message, "shares", called, given.encode())
        return [message.encode(), share.encode()]

    all_convict(play(watchful(11, 3), 11, CHEAT, bend, Doubted), CHEAT)


def test_a_pile_mixed_in_vain_can_not_come_back_as_another() -> None:
    """In the second doubt the cheat says what it said in the first, which was conceded."""
    said: list[bytes] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind != "ahead":
            return None
        said.append(message.saying.payload)
        return [signed(cheat, message, payload=said[0])] if len(said) > 1 else None

    hub = play(watchful(12, 3), 12, CHEAT, bend, Conceding)

    all_convict(hub, CHEAT)
    assert len(said) > 1


def late_turns(hub: Hub) -> list[Message]:
    """Turns whose authors had not heard yet that nobody needed them any more."""
    ordered = list(hub.players[0].log.ordered())
    conceded = {message.saying.op: message for message in ordered if message.saying.kind == "prove"}
    turns = [message for message in ordered if message.saying.kind == "ahead"]
    answers = [conceded[turn.saying.op.partition("/")[0]] for turn in turns]
    return [
        turn
        for turn, answer in zip(turns, answers, strict=True)
        if turn.seen.counts[answer.seat - 1] <= answer.seq
    ]


def test_who_goes_on_with_a_shuffle_not_knowing_that_it_is_dropped_does_no_wrong() -> None:
    late = 0
    for seed in range(6):
        with luck(seed):
            party = Party.of(terms_of("complots", 4, concede="yes"))
            hub = Hasty(party.players(), seed, spectators=[party.spectator()])
            hub.run()
        assert hub.errors == []
        assert all(peer.table.finished for peer in hub.peers)
        assert len({peer.record().encode() for peer in hub.peers}) == 1
        late += len([turn for turn in late_turns(hub) if turn.seat > CHEAT])
    assert late


def test_who_knows_that_a_shuffle_is_dropped_does_not_go_on_with_it() -> None:
    with luck(13):
        hub = Hasty(Party.of(terms_of("complots", 4, concede="yes")).players(), 13)
        hub.run()
    turns = [m for m in hub.players[0].log.ordered() if m.saying.kind == "ahead"]

    assert turns
    assert turns == late_turns(hub)
