"""Cheats in a match of Shadow Blades: whatever they bend, their own signature convicts them."""

from collections.abc import Sequence
from typing import Any

import pytest

from crypto import membership
from games.blades.cards import MISSIONS, Name
from games.blades.plays import Move, Part
from games.kit import Card, Lay, Seat
from games.shadow_blades import ShadowBlades
from table.message import Message
from table.player import Player
from tests.attacks.test_hands import again, lying_member
from tests.mental.cheating import all_convict, flipped, once, play, signed
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of

CHEAT = Seat(2)
SEED = 1
WANTED = {Move.MISSION: 3, Move.SHADOW: 2, Move.DEPLOY: 1}


class Eager(Hub):
    """Everybody lays missions, passes cards or deploys when it may, unless it recruits."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        if self.random.random() < 0.5:
            return super().decide(player, options)
        best = max(map(wanted, options))
        return super().decide(player, [option for option in options if wanted(option) == best])


def wanted(option: Any) -> int:
    return WANTED.get(option.move, 0) if isinstance(option, Part) else option is not None


def party() -> Party:
    with luck(SEED):
        return Party.of(terms_of("shadow_blades", 4, length="short", alliance="yes"))


def caught(kind: str, bend: Bend) -> str:
    return str(all_convict(play(party(), SEED, CHEAT, once(kind, bend), Eager), CHEAT))


def test_the_same_match_without_a_cheat_holds() -> None:
    hub = play(party(), SEED, CHEAT, lambda *_: None, Eager)
    assert hub.errors == []
    kinds = {m.saying.kind for m in hub.players[0].log.ordered() if m.seat == CHEAT}
    assert {"play", "lay", "arrange", "pass", "shares", "choose"} <= kinds


@pytest.mark.parametrize("kind", ["play", "lay", "arrange", "pass", "shares"])
def test_a_message_with_one_bit_changed_convicts(kind: str) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        payload = message.saying.payload
        if len(payload) < 64:
            return None  # nothing but a number in it
        return [signed(cheat, message, payload=flipped(payload, len(payload) - 1))]

    caught(kind, bend)


def test_who_lays_a_card_that_may_not_lie_there_is_convicted() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request, faces = cheat.table.match.pending, cheat.table.knowledge(CHEAT).faces
        assert isinstance(request, Lay)
        others = [card for card in request.hand if faces[card] not in request.faces]
        if not others:
            return None
        cheat.table.desk.mine.choices[message.saying.op] = others[0]
        return again(cheat, message, (membership, "prove_member", lying_member))

    assert "challenge" in caught("lay", bend)


def test_who_deploys_what_is_not_in_its_hand_is_convicted() -> None:
    """The option named is another than the card turned up allows."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        payload = message.saying.payload
        if payload[0] != 1:
            return None
        return [signed(cheat, message, payload=payload[:2] + b"\0\x63" + payload[4:])]

    assert "not the number of one of" in caught("play", bend)


def test_a_second_agent_by_the_same_right_is_refused() -> None:
    """The words of the first deployment, said again when only a mission is left to lay."""
    first: list[bytes] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if not first or message.saying.payload[0]:
            first.append(message.saying.payload)
            return None
        return [signed(cheat, message, payload=first[-1])]

    caught("play", bend)


def hand_of(game: ShadowBlades, seat: Seat) -> list[Card[Name]]:
    return game.hands[seat]


def test_an_ally_reads_the_shadow_card_and_no_other() -> None:
    hub = play(party(), SEED, CHEAT, lambda *_: None, Eager)
    for player in hub.players:
        game, known = player.table.match.game, player.table.knowledge(player.seat).faces
        assert isinstance(game, ShadowBlades)
        for other in game.seats:
            if other != player.seat and len(hand_of(game, other)) > 1:
                assert not set(hand_of(game, other)) & set(known)
        laid = [card for column, cards in game.missions.items() for card in cards]
        assert all(known[card] in MISSIONS for card in laid)  # open to all at the end
