"""Cheats who lay cards face down that don't fit, or that they don't have."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from crypto import membership
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext, encrypt
from crypto.errors import Malformed
from crypto.group import Point
from crypto.keys import KeyPair
from games.kit import Lay, Seat
from table.fulfil import mix as mixing
from table.fulfil import play as plays
from table.log.message import Message
from table.log.op import Op
from table.participant import Player
from tests.attacks.sleights import (
    CHANGES,
    CHEAT,
    Busy,
    Change,
    again,
    caught,
    hand_of,
    held,
    lying_member,
    mixed_from,
)
from tests.mental.cheating import play, signed
from tests.mental.hub import Sent
from tests.mental.luck import luck
from tests.mental.pocket import Ask, Item, pocket
from tests.mental.seating import Party, terms_of
from tests.mental.solo import Solo
from tests.mental.wild import Fruit


def test_the_same_match_without_a_cheat_holds() -> None:
    with luck(10):
        party = Party.of(terms_of("pocket", 3), pocket)
    hub = play(party, 10, CHEAT, lambda *_: None, Busy)
    assert hub.errors == []
    game = hub.players[0].table.match.game
    assert (len(game.laid), len(game.given), game.winners) == (2, 2, (CHEAT,))


@pytest.mark.parametrize("face", [Item.DUEL, Item.KNIFE, Item.SWORD, Item.SPY])
def test_who_lays_another_mission_a_weapon_or_an_agent_is_convicted(face: Item) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if face not in hand_of(cheat).values():
            return None
        cheat.table.desk.mine.choices[message.saying.op] = held(cheat, face)
        return again(cheat, message, (membership, "prove_member", lying_member))

    assert "challenge" in caught("lay", bend)


def test_a_mission_proved_for_another_card_than_the_one_laid_convicts() -> None:
    """The hand is mixed as it should be, the duel first; the proof is about a heist elsewhere."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        desk = cheat.table.desk
        heist = desk.cards.held(held(cheat, Item.HEIST), CHEAT)
        honest = membership.prove_member

        def prove(owner: KeyPair, _: Ciphertext, faces: Sequence[Point], ctx: bytes) -> bytes:
            return honest(owner, heist, faces, ctx)

        desk.mine.choices[message.saying.op] = held(cheat, Item.DUEL)
        return again(cheat, message, (membership, "prove_member", prove))

    assert "challenge" in caught("lay", bend)


@pytest.mark.parametrize("change", CHANGES)
def test_who_lays_a_mission_from_outside_the_hand_is_convicted(change: Change) -> None:
    assert re.search("V[1-4]|challenge", caught("lay", mixed_from(change)))


def test_a_true_mission_put_in_place_of_the_card_that_was_mixed_first_convicts() -> None:
    """Its membership holds, and so does the proof of the mix: of the card it replaced."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        desk, payload = cheat.table.desk, message.saying.payload
        request = cheat.table.match.pending
        assert isinstance(request, Lay)
        points = [desk.cards.point(face) for face in request.faces]
        card = encrypt(points[0], desk.keys[CHEAT], 78)
        ctx = desk.ctx(message.saying.op, CHEAT, "member")
        proof = membership.prove_member(desk.mine.key, card, points, ctx)
        forged = card.encode() + payload[CIPHERTEXT_SIZE : -len(proof)] + proof
        return [signed(cheat, message, payload=forged)]

    assert re.search("V[1-4]", caught("lay", bend))


def test_a_card_laid_before_can_t_be_laid_again() -> None:
    """The second time the cheat says the same as the first time, word for word."""
    first: list[bytes] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        first.append(message.saying.payload)
        return [signed(cheat, message, payload=first[0])] if len(first) > 1 else None

    assert re.search("challenge|length", caught("lay", bend))


def test_a_proof_of_membership_from_another_operation_convicts() -> None:
    """The very card and the very faces, but proved for a moment that is past."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        desk, honest = cheat.table.desk, membership.prove_member
        past = desk.ctx("0", CHEAT, "member")
        prove = lambda owner, e, faces, _: honest(owner, e, faces, past)  # noqa: E731
        return again(cheat, message, (membership, "prove_member", prove))

    assert "challenge" in caught("lay", bend)


def test_nothing_can_be_laid_from_an_empty_hand() -> None:
    """A seat without a card, asked all the same, makes one up; even its size is right."""
    solo, owner = Solo(3), Seat(1)
    solo.deck(4)
    asked = plays.lay(solo.desk, Op(1), Lay(owner, (), (Fruit.APPLE, Fruit.LEMON), Ask.MISSION), ())
    key, faces = solo.homes[owner].key, [solo.desk.cards.point(f) for f in list(Fruit)[:2]]
    card = encrypt(faces[0], key.X, 81)
    proof = membership.prove_member(key, card, faces, solo.desk.ctx("1", owner, "member"))
    with pytest.raises(Malformed, match="not 0"):
        asked.send(None).check(owner, card.encode().ljust(mixing.mixed_size(0), b"\0") + proof)
    asked.close()
