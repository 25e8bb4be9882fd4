"""Cheats with cards: other ones put in, claims that are lies, and looks that are not theirs."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from crypto import denial, remask, shares
from crypto.elgamal import Ciphertext, encrypt
from crypto.encoding import u8
from crypto.group import random_scalar
from games.complots import Move, Role
from games.kit import Prove, Seat
from table.fulfil import mix as mixing
from table.fulfil.cards import Joint
from table.fulfil.desk import Desk
from table.fulfil.prove import CONCEDED, Challenge
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import all_convict, once, play, said_again, signed, watchful
from tests.mental.hub import Hub, Sent
from tests.mental.manners import Doubted, Peaceful

CHEAT = Seat(2)
Deck = list[Ciphertext]


# Other cards than those of the pile


def put_in_twice(deck: Deck, _: Desk) -> Deck:
    return [deck[0], deck[0], *deck[2:]]


def foreign_cards(deck: Deck, desk: Desk) -> Deck:
    duchess = desk.cards.point(Role.DUCHESS)
    return [encrypt(duchess, desk.X, random_scalar()) for _ in deck]


def one_foreign_card(deck: Deck, desk: Desk) -> Deck:
    return [*deck[:-1], *foreign_cards(deck[:1], desk)]


def mixed_from(
    change: Callable[[Deck, Desk], Deck],
) -> Callable[[Player[Any], Message], list[bytes]]:
    """The cheat mixes other cards than it should, with a proof that is right for those."""
    honest_mix = mixing.mix

    def bend(cheat: Player[Any], message: Message) -> list[bytes]:
        def mix(desk: Desk, before: Deck, *args: Any) -> tuple[bytes, list[int]]:
            return honest_mix(desk, change(before, desk), *args)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(mixing, "mix", mix)
            return [signed(cheat, message, payload=said_again(cheat, message))]

    return bend


class Exchanging(Peaceful):
    wanted = Move.AMBASSADOR_EXCHANGE


class Examining(Peaceful):
    actor = Seat(1)
    wanted = Move.INQUISITOR_EXAMINE


@pytest.mark.parametrize("change", [put_in_twice, foreign_cards, one_foreign_card])
@pytest.mark.parametrize(
    ("kind", "manners"),
    [
        ("shuffle", Exchanging),
        ("ahead", Doubted),
        ("arrange", Exchanging),
        ("arrange", Examining),
    ],
)
def test_who_mixes_other_cards_than_there_are_is_convicted(
    change: Callable[[Deck, Desk], Deck], kind: str, manners: type[Peaceful]
) -> None:
    variant = "inquisitor" if manners is Examining else "ambassador"
    party = watchful(1, 3, variant=variant)

    verdict = all_convict(play(party, 1, CHEAT, once(kind, mixed_from(change)), manners), CHEAT)

    assert re.search("V[1-4]|challenge", str(verdict))


# Shares


def test_shares_for_each_other_s_cards_convict() -> None:
    """Right shares with a right proof, but of two cards exchanged."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        payload = message.saying.payload
        if len(payload) < 2 * 33 + 64:
            return None
        return [signed(cheat, message, payload=payload[33:66] + payload[:33] + payload[66:])]

    all_convict(play(watchful(2, 3), 2, CHEAT, once("shares", bend)), CHEAT)


def test_a_share_by_another_key_convicts() -> None:
    """All shares wrong by one factor, under a proof that is right for that other key."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        me = cheat.table.desk.mine
        true, me.key = me.key, type(me.key).of(me.key.x + 1)
        payload = said_again(cheat, message)
        me.key = true
        return [signed(cheat, message, payload=payload)]

    all_convict(play(watchful(3, 3), 3, CHEAT, once("shares", bend)), CHEAT)


# Claims


class Accused(Peaceful):
    """The cheat claims the Duchess, and seat 1 doubts it."""

    wanted = Move.DUCHESS_TAX
    doubter = Seat(1)


def challenge(cheat: Player[Any]) -> Challenge:
    request = cheat.table.match.pending
    assert isinstance(request, Prove)
    return Challenge(cheat.table.desk, cheat.table.op, request)


def holds(cheat: Player[Any]) -> bool:
    """Does the cheat have what it claims?"""
    request = cheat.table.match.pending
    assert isinstance(request, Prove)
    faces = cheat.table.knowledge(cheat.seat).faces
    return request.face in [faces[card] for card in request.cards]


Lie = Callable[[Challenge, Player[Any]], bytes | None]


def show_the_wrong_card(test: Challenge, cheat: Player[Any]) -> bytes | None:
    return None if holds(cheat) else test.show(0).payload


def show_no_card_of_its_own(test: Challenge, cheat: Player[Any]) -> bytes | None:
    return u8(2) + test.show(0).payload[1:]


def show_another_player_s_card(test: Challenge, cheat: Player[Any]) -> bytes | None:
    """A share, with its proof, on a card in somebody else's hand."""
    hand = cheat.table.match.game.hands[Seat(3)]
    state = test.desk.cards[hand[0]]
    assert isinstance(state, Joint)
    given = shares.give(test.desk.mine.key, [state.e.a], test.ctx("show"))
    return u8(0) + given.encode()


def concede_with_a_card_too_many(test: Challenge, cheat: Player[Any]) -> bytes | None:
    return u8(CONCEDED) + bytes(129)


@pytest.mark.parametrize(
    "lie",
    [
        show_the_wrong_card,
        show_no_card_of_its_own,
        show_another_player_s_card,
        concede_with_a_card_too_many,
    ],
)
def test_a_lie_about_a_claimed_card_convicts(lie: Lie) -> None:
    verdict = all_convict(challenged(lie, concede="yes"), CHEAT)

    assert re.search("not the duchess|unread|challenge|length", str(verdict))


def challenged(lie: Lie, concede: str) -> Hub:
    """Matches in which the cheat is doubted, until one gives it something to lie about."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        payload = lie(challenge(cheat), cheat)
        return None if payload is None else [signed(cheat, message, payload=payload)]

    for seed in range(20):
        hub = play(watchful(seed, 3, concede=concede), seed, CHEAT, once("prove", bend), Accused)
        if hub.errors:
            return hub
    raise AssertionError("nothing to lie about in 20 matches")


def concede_nevertheless(test: Challenge, cheat: Player[Any]) -> bytes | None:
    """Denials for the cards it has not, and for the one it has a denial of another."""
    if not holds(cheat):
        return None
    key, claimed = test.desk.mine.key, test.claimed
    faces = [cheat.table.knowledge(cheat.seat).faces[card] for card in test.request.cards]
    others = [e for e, face in zip(test.to_deny, faces, strict=True) if face != test.request.face]
    if not others:
        return None
    denials = [denial.deny(key, others[0], claimed, test.ctx(f"deny{i}")) for i in range(2)]
    return u8(CONCEDED) + b"".join(denied.encode() for denied in denials)


def concede_without_a_word(test: Challenge, cheat: Player[Any]) -> bytes | None:
    return u8(CONCEDED) if holds(cheat) else None


def concede_for_one_card_only(test: Challenge, cheat: Player[Any]) -> bytes | None:
    """As many denials as cards, but of one card twice."""
    if holds(cheat):
        return None
    key, e, claimed = test.desk.mine.key, test.to_deny[0], test.claimed
    denials = [denial.deny(key, e, claimed, test.ctx(f"deny{i}")) for i in range(2)]
    return u8(CONCEDED) + b"".join(denied.encode() for denied in denials)


@pytest.mark.parametrize(
    "lie", [concede_nevertheless, concede_without_a_word, concede_for_one_card_only]
)
def test_where_conceding_is_forbidden_to_a_holder_a_false_concession_convicts(lie: Lie) -> None:
    verdict = all_convict(challenged(lie, concede="no"), CHEAT)

    assert re.search("challenge|length", str(verdict))


# Looks


def test_asking_to_look_at_another_s_card_convicts() -> None:
    """A re-mask is how one asks to look; nobody asked the cheat to."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        desk = cheat.table.desk
        state = desk.cards[cheat.table.match.game.hands[Seat(1)][0]]
        assert isinstance(state, Joint)
        rho, op = random_scalar(), f"{cheat.table.op}/remask"
        new = state.e.remasked(desk.X, rho)
        proof = remask.prove(state.e, new, desk.X, rho, desk.ctx(op, CHEAT, "mask0"))
        return [signed(cheat, message, op=op, payload=new.encode() + proof, kind="look")]

    all_convict(play(watchful(4, 3), 4, CHEAT, once("choose", bend), Peaceful), CHEAT)


def test_nobody_reads_another_s_card_from_what_is_public() -> None:
    """After the deal: all shares ever given and one's own key leave every other card a riddle."""
    hub = play(watchful(5, 4), 5, CHEAT, once("choose", lambda *_: ()), Peaceful)
    desk = hub.players[0].table.desk
    me, faces = desk.mine, {desk.cards.point(role) for role in Role if role != "inquisitor"}
    for seat, hand in hub.players[0].table.match.game.hands.items():
        for card in hand:
            state = desk.cards[card]
            assert isinstance(state, Joint)
            under_its_key = state.read[seat]  # what everybody makes of the shares
            guesses = {under_its_key.b, under_its_key.b - me.key.x * under_its_key.a}
            assert bool(guesses & faces) == (seat == me.seat)
