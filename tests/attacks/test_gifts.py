"""Cheats who pass on, show, keep or look at other cards than those named."""

import re
from typing import Any

import pytest

from crypto import conversion, shares
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext, encrypt
from crypto.group import POINT_SIZE
from games.kit import Arrange, Look, Seat
from table.log.message import Message
from table.participant import Player
from tests.attacks.sleights import (
    CHANGES,
    CHEAT,
    Change,
    again,
    caught,
    converted,
    game,
    mixed_from,
    the_gift,
)
from tests.mental.cheating import and_then, signed
from tests.mental.hub import Sent
from tests.mental.pocket import Ask, Item


def test_a_gift_of_another_card_than_the_one_named_convicts() -> None:
    """Another card of the cheat's own hand, and one that it made up."""

    def another(cheat: Player[Any], message: Message) -> Sent:
        e = cheat.table.desk.cards.held(game(cheat).hand[0], CHEAT)
        return [signed(cheat, message, payload=converted(cheat, message, e, the_gift(cheat).to))]

    def made_up(cheat: Player[Any], message: Message) -> Sent:
        desk = cheat.table.desk
        e = encrypt(desk.cards.point(Item.DUEL), desk.keys[CHEAT], 79)
        return [signed(cheat, message, payload=converted(cheat, message, e, the_gift(cheat).to))]

    for bend in (another, made_up):
        assert "challenge" in caught("pass", bend)


def test_a_gift_of_a_card_that_is_not_one_s_own_convicts() -> None:
    """A card of the deck, which its key does not open, as if it did."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        cards = cheat.table.desk.cards
        e = cards.joint(cards[game(cheat).deck[-1]]).e
        return [signed(cheat, message, payload=converted(cheat, message, e, the_gift(cheat).to))]

    assert "challenge" in caught("pass", bend)


@pytest.mark.parametrize("to", [Seat(2), Seat(3)])
def test_a_gift_to_somebody_else_than_the_one_named_convicts(to: Seat) -> None:
    """The first gift is for seat 1: the others can't get it, nor can the cheat keep it."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        e = cheat.table.desk.cards.held(the_gift(cheat).cards[0], CHEAT)
        return [signed(cheat, message, payload=converted(cheat, message, e, to))]

    assert "challenge" in caught("pass", bend)


def test_a_second_card_slipped_to_an_ally_convicts() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        e = cheat.table.desk.cards.held(game(cheat).hand[0], CHEAT)
        more = converted(cheat, message, e, the_gift(cheat).to)
        return [signed(cheat, message, payload=message.saying.payload + more)]

    assert "length" in caught("pass", bend)


@pytest.mark.parametrize("kind", ["pass", "show"])
def test_a_gift_or_a_show_proved_for_another_operation_convicts(kind: str) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        honest = conversion.convert
        past = cheat.table.desk.ctx("0", CHEAT, f"{kind}0")
        convert = lambda owner, e, K, _: honest(owner, e, K, past)  # noqa: E731
        return again(cheat, message, (conversion, "convert", convert))

    assert "challenge" in caught(kind, bend)


def test_who_shows_another_hand_than_its_own_is_convicted() -> None:
    """One card is shown twice, and another kept back."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        desk, payload = cheat.table.desk, message.saying.payload
        size = CIPHERTEXT_SIZE + conversion.PROOF_SIZE
        e = desk.cards.held(game(cheat).hand[1], CHEAT)
        ctx = desk.ctx(message.saying.op, CHEAT, "show0")
        E, proof = conversion.convert(desk.mine.key, e, desk.keys[Seat(1)], ctx)
        return [signed(cheat, message, payload=E.encode() + proof + payload[size:])]

    assert "challenge" in caught("show", bend)


def test_a_note_of_a_card_shown_is_no_card_to_pass_on() -> None:
    """Seat 1 has seen the hand, and passes a copy on as if it were a card."""
    eavesdropper = Seat(1)

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request = cheat.table.match.pending
        if getattr(request, "ask", None) is not Ask.TAKE:
            return None
        notes = cheat.log.chains[CHEAT][-1].saying
        assert notes.kind == "show"
        note, desk = Ciphertext.decode(notes.payload[:CIPHERTEXT_SIZE]), cheat.table.desk
        ctx = desk.ctx(str(int(message.saying.op) + 1), eavesdropper, "pass0")
        E, proof = conversion.convert(desk.mine.key, note, desk.keys[Seat(3)], ctx)
        op, payload = str(int(message.saying.op) + 1), E.encode() + proof
        return [message.encode(), and_then(cheat, message, "pass", op, payload).encode()]

    assert "spoke out of turn" in caught("choose", bend, eavesdropper)


# Four seen, one kept


@pytest.mark.parametrize("change", CHANGES)
def test_who_keeps_a_card_twice_or_puts_others_back_is_convicted(change: Change) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request = cheat.table.match.pending
        if not isinstance(request, Arrange) or request.ask is not Ask.ORDER:
            return None
        return mixed_from(change)(cheat, message)

    assert re.search("V[1-4]", caught("arrange", bend))


@pytest.mark.parametrize("more", [0, 1], ids=["instead", "besides"])
def test_a_peek_at_a_fifth_card_convicts_who_helps_with_it(more: int) -> None:
    accomplice = Seat(3)

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request, desk = cheat.table.match.pending, cheat.table.desk
        if not isinstance(request, Look) or len(request.cards.get(CHEAT, ())) != 4:
            return None
        number = (len(message.saying.payload) - shares.PROOF_SIZE) // POINT_SIZE + more
        deck = [desk.cards.joint(desk.cards[card]).e.a for card in game(cheat).deck]
        ctx = desk.ctx(message.saying.op, accomplice, "shares")
        given = shares.give(desk.mine.key, deck[1 : 1 + number], ctx)
        return [signed(cheat, message, payload=given.encode())]

    assert re.search("length|challenge", caught("shares", bend, accomplice))


def test_a_card_put_back_under_another_face_convicts() -> None:
    """When another looks at what was put back, its owner lifts it; as the same card only."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        desk = cheat.table.desk
        e = encrypt(desk.cards.point(Item.DUEL), desk.keys[CHEAT], 80)
        ctx = desk.ctx(message.saying.op, CHEAT, "lift0")
        E, proof = conversion.convert(desk.mine.key, e, desk.X, ctx)
        rest = message.saying.payload[CIPHERTEXT_SIZE + conversion.PROOF_SIZE :]
        return [signed(cheat, message, payload=E.encode() + proof + rest)]

    assert "challenge" in caught("lift", bend)
