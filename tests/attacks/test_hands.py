"""Cheats with a hand that nobody else can read: what is played, laid, given, shown or looked at."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crypto import conversion, membership, shares, sigma
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext, encrypt
from crypto.encoding import u8, u16
from crypto.errors import Malformed
from crypto.group import POINT_SIZE, Point
from crypto.keys import KeyPair
from crypto.membership import one_of
from crypto.sigma import Known
from crypto.transcript import Transcript
from games.kit import Arrange, Give, Lay, Look, Play, Played, Seat
from table import mixing, plays
from table.cards import AnyCard
from table.desk import Desk
from table.message import Message
from table.player import Player
from tests.mental.cheating import Watchful, all_convict, and_then, once, play, said_again, signed
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.pocket import Ask, Deployed, Item, Pocket, pocket
from tests.mental.seating import Party, terms_of
from tests.mental.solo import Solo
from tests.mental.wild import Fruit

CHEAT = Seat(2)
Cards = list[Ciphertext]


class Busy(Hub):
    """Everybody does something whenever it may: of all options the one that shows the most."""

    def decide(self, _: Player[Any], options: Sequence[Any]) -> Any:
        return max(options, key=worth)


def worth(option: Any) -> int:
    return len(option.shows) if isinstance(option, Deployed) else option is not None


def caught(kind: str, bend: Bend, cheat: Seat = CHEAT) -> str:
    """What all honest peers hold against the cheat, a stranger who reads their evidence too."""
    with luck(4):
        party = Party.of(terms_of("pocket", 3), pocket)
    party.table = Watchful
    return str(all_convict(play(party, 4, cheat, once(kind, bend), Busy), cheat))


def test_the_same_match_without_a_cheat_holds() -> None:
    with luck(4):
        party = Party.of(terms_of("pocket", 3), pocket)
    hub = play(party, 4, CHEAT, lambda *_: None, Busy)
    assert hub.errors == []
    game = hub.players[0].table.match.game
    assert (len(game.laid), len(game.given), game.winners) == (2, 2, (CHEAT,))


def game(cheat: Player[Any]) -> Pocket:
    rules = cheat.table.match.game
    assert isinstance(rules, Pocket)
    return rules


def again(cheat: Player[Any], message: Message, *patches: tuple[object, str, object]) -> Sent:
    """The cheat says once more what it does, with another idea of how."""
    with pytest.MonkeyPatch.context() as patch:
        for where, name, what in patches:
            patch.setattr(where, name, what)
        return [signed(cheat, message, payload=said_again(cheat, message))]


def held(cheat: Player[Any], face: Item) -> AnyCard:
    """A card of the cheat's hand with this face."""
    request = cheat.table.match.pending
    assert isinstance(request, Play | Lay)
    faces = cheat.table.knowledge(cheat.seat).faces
    return next(card for card in request.hand if faces[card] == face)


# Cards laid face down


def lying_member(owner: KeyPair, e: Ciphertext, faces: Sequence[Point], ctx: bytes) -> bytes:
    """The usual proof, with the first face taken for the true one."""
    statement = one_of(owner.X, [e], faces)
    return sigma.prove(statement, [Known((owner.x,), branch=0)], Transcript("member", ctx))


@pytest.mark.parametrize("face", [Item.DUEL, Item.KNIFE, Item.SWORD, Item.SPY])
def test_who_lays_another_mission_a_weapon_or_an_agent_is_convicted(face: Item) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
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


def put_in_twice(hand: Cards, _: Desk) -> Cards:
    return [hand[0], hand[0], *hand[2:]]


def a_mission_made_up(hand: Cards, desk: Desk) -> Cards:
    heist = desk.cards.point(Item.HEIST)
    return [encrypt(heist, desk.keys[CHEAT], 77) for _ in hand[:1]] + hand[1:]


def all_missions(hand: Cards, desk: Desk) -> Cards:
    heist = desk.cards.point(Item.HEIST)
    return [encrypt(heist, desk.keys[CHEAT], 77 + i) for i in range(len(hand))]


Change = Callable[[Cards, Desk], Cards]
CHANGES: list[Change] = [put_in_twice, a_mission_made_up, all_missions]


def mixed_from(change: Change) -> Bend:
    """The cheat mixes other cards than it has, with a proof that is right for those."""
    honest = mixing.mix

    def bend(cheat: Player[Any], message: Message) -> Sent:
        def mix(desk: Desk, before: Cards, *args: Any) -> tuple[bytes, list[int]]:
            return honest(desk, change(before, desk), *args)

        no_doubts = (membership, "prove_member", lying_member)
        return again(cheat, message, (mixing, "mix", mix), no_doubts)

    return bend


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
    """Who has no card left, and was asked all the same, makes one up; even its size is right."""
    solo, owner = Solo(3), Seat(1)
    solo.deck(4)
    asked = plays.lay(solo.desk, "1", Lay(owner, (), (Fruit.APPLE, Fruit.LEMON), Ask.MISSION), ())
    key, faces = solo.homes[owner].key, [solo.desk.cards.point(f) for f in list(Fruit)[:2]]
    card = encrypt(faces[0], key.X, 81)
    proof = membership.prove_member(key, card, faces, solo.desk.ctx("1", owner, "member"))
    with pytest.raises(Malformed, match="not 0"):
        asked.send(None).check(owner, card.encode().ljust(mixing.mixed_size(0), b"\0") + proof)
    asked.close()


# Open plays


def as_played(cheat: Player[Any], places: bytes, number: int, of: Sequence[AnyCard]) -> bytes:
    """A play with right shares for some cards, whatever else it says."""
    desk = cheat.table.desk
    ctx = desk.ctx(cheat.table.op, CHEAT, "play")
    masks = [desk.cards.held(card, CHEAT).a for card in of]
    given = shares.give(desk.mine.key, masks, ctx).encode() if of else b""
    return u8(len(places)) + places + u16(number) + given


Lie = Callable[[Player[Any], Play[Deployed], Played[Deployed]], bytes]


def places(request: Play[Deployed], cards: Sequence[AnyCard]) -> bytes:
    return bytes([request.hand.index(card) for card in cards])


def two_agents(cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]) -> bytes:
    """What the rules don't allow with these faces, under the number of what they do."""
    agents = held(cheat, Item.SPY), held(cheat, Item.THIEF)
    return as_played(cheat, places(request, agents), 1, agents)


def a_mission_besides(
    cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]
) -> bytes:
    extra = (*played.cards, held(cheat, Item.HEIST))
    return as_played(cheat, places(request, extra), 1, extra)


def weapons_alone(cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]) -> bytes:
    arms = played.cards[1:]
    return as_played(cheat, places(request, arms), 1, arms)


def nobody_with_weapons(
    cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]
) -> bytes:
    """The option that takes no card, and cards shown all the same."""
    return as_played(cheat, places(request, played.cards), 0, played.cards)


def keys_of_other_cards(
    cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]
) -> bytes:
    """The spy's key is needed, the duel's is given."""
    others = (held(cheat, Item.DUEL), *played.cards[1:])
    return as_played(cheat, places(request, played.cards), 1, others)


def no_keys(cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]) -> bytes:
    return as_played(cheat, places(request, played.cards), 1, ())


def one_weapon_twice(
    cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]
) -> bytes:
    twice = (*played.cards, played.cards[-1])
    return as_played(cheat, places(request, twice), 1, twice)


def a_card_outside_the_hand(
    cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]
) -> bytes:
    return as_played(cheat, bytes([len(request.hand)]), 1, played.cards[:1])


def a_number_beyond(cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]) -> bytes:
    return as_played(cheat, places(request, played.cards), 99, played.cards)


def no_bytes(cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]) -> bytes:
    return b""


def more_behind_it(cheat: Player[Any], request: Play[Deployed], played: Played[Deployed]) -> bytes:
    """The option that takes no card, and something behind it that nobody would read."""
    return as_played(cheat, b"", 0, ()) + bytes(64)


LIES: list[tuple[Lie, str]] = [
    (more_behind_it, "not 0"),
    (two_agents, "play"),
    (a_mission_besides, "play"),
    (weapons_alone, "not the number"),
    (nobody_with_weapons, "play"),
    (keys_of_other_cards, "challenge"),
    (no_keys, "length"),
    (one_weapon_twice, "each once"),
    (a_card_outside_the_hand, "each once"),
    (a_number_beyond, "not the number"),
    (no_bytes, "not the number"),
]


@pytest.mark.parametrize(("lie", "why"), LIES, ids=lambda case: getattr(case, "__name__", ""))
def test_who_plays_anything_but_a_legal_set_of_its_own_cards_is_convicted(
    lie: Lie, why: str
) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        request = cheat.table.match.pending
        assert isinstance(request, Play)
        option = cheat.table.desk.mine.choices[message.saying.op]
        played = request.played(option, cheat.table.knowledge(CHEAT).faces)
        assert len(played.cards) > 2
        return [signed(cheat, message, payload=lie(cheat, request, played))]

    assert why in caught("play", bend)


# Gifts, and what is shown


def converted(cheat: Player[Any], message: Message, e: Ciphertext, to: Seat) -> bytes:
    """Some card under the key of ``to``, with a proof that is right for it."""
    desk = cheat.table.desk
    ctx = desk.ctx(message.saying.op, CHEAT, "pass0")
    return b"".join(
        part if isinstance(part, bytes) else part.encode()
        for part in conversion.convert(desk.mine.key, e, desk.keys[to], ctx)
    )


def the_gift(cheat: Player[Any]) -> Give:
    request = cheat.table.match.pending
    assert isinstance(request, Give)
    return request


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
