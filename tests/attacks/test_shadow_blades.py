"""Cheats in Shadow Blades: missions that don't fit, cards kept twice, peeks, false shadows."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crypto import conversion, membership, shares
from crypto.elgamal import Ciphertext, encrypt
from crypto.group import POINT_SIZE
from games.kit import Lay, Look, Play, Seat
from games.shadow_blades.cards import MISSIONS, WEAPONS, Name
from games.shadow_blades.plays import Move, Part
from games.shadow_blades.rules import Recruit, ShadowBlades
from table.fulfil import mix as mixing
from table.fulfil.cards import Joint, Owned
from table.fulfil.desk import Desk
from table.log.message import Message
from table.participant import Player
from tests.attacks.sleights import again, converted, lying_member, the_gift
from tests.mental.cheating import Watchful, all_convict, once, play, signed
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of

CHEAT = Seat(2)
SEED = 1  # in which the cheat soon has a weapon, and missions that fit and that don't


class Eager(Hub):
    """The cheat lays missions and deploys what it can, or keeps what it sees; others recruit."""

    wanted: Sequence[Move] = (Move.MISSION, Move.DEPLOY)

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        if isinstance(options[0], Part):
            wanted = self.wanted if player.seat == CHEAT else ()
            return next((o for move in wanted for o in options if o.move is move), options[0])
        return Recruit.KEEP if Recruit.KEEP in options else options[0]


class Shadowy(Eager):
    """The cheat passes a card to its ally whenever it may."""

    wanted = (Move.SHADOW,)


def party(players: int, **options: str) -> Party:
    with luck(SEED):
        found = Party.of(terms_of("shadow_blades", players, **options))
    found.table = Watchful
    return found


def caught(
    kind: str, bend: Bend, manners: type[Eager] = Eager, players: int = 2, **options: str
) -> str:
    """What all honest peers hold against the cheat, a stranger who reads their evidence too."""
    hub = play(party(players, **options), SEED, CHEAT, once(kind, bend), manners)
    return str(all_convict(hub, CHEAT))


def game(cheat: Player[Any]) -> ShadowBlades:
    rules = cheat.table.match.game
    assert isinstance(rules, ShadowBlades)
    return rules


# Missions


def unfitting(cheat: Player[Any], among: Sequence[Name]) -> Any:
    """A card of the cheat's hand, one of these, that may not be laid now."""
    request, faces = cheat.table.match.pending, cheat.table.knowledge(CHEAT).faces
    assert isinstance(request, Lay)
    return next(c for c in request.hand if faces[c] in among and faces[c] not in request.faces)


@pytest.mark.parametrize("among", [tuple(MISSIONS), tuple(WEAPONS)], ids=["mission", "weapon"])
def test_who_lays_a_mission_of_another_zone_or_a_weapon_is_convicted(among: Sequence[Name]) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        cheat.table.desk.mine.choices[message.saying.op] = unfitting(cheat, among)
        return again(cheat, message, (membership, "prove_member", lying_member))

    assert "challenge" in caught("lay", bend, length="short")


Cards = list[Ciphertext]
Change = Callable[[Cards, Desk], Cards]


def kept_twice(hand: Cards, _: Desk) -> Cards:
    return [*hand[:-1], hand[0]]


def from_outside(hand: Cards, desk: Desk) -> Cards:
    """A mission that pays three, whatever it was before."""
    saga = desk.cards.point(Name.BLOODY_SAGA)
    return [encrypt(saga, desk.keys[CHEAT], 77), *hand[1:]]


@pytest.mark.parametrize("change", [kept_twice, from_outside])
@pytest.mark.parametrize("kind", ["arrange", "lay"])
def test_who_keeps_or_lays_a_card_that_is_not_in_its_hand_is_convicted(
    change: Change, kind: str
) -> None:
    honest = mixing.mix

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        def mix(desk: Desk, before: Cards, *args: Any) -> tuple[bytes, list[int]]:
            return honest(desk, change(before, desk), *args)

        lies = (mixing, "mix", mix), (membership, "prove_member", lying_member)
        return again(cheat, message, *lies)

    assert re.search("V[1-4]|challenge", caught(kind, bend, length="short"))


def test_a_zone_that_one_does_not_dominate_can_t_be_named() -> None:
    """Nor any other option that the rules don't give."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        request = cheat.table.match.pending
        assert isinstance(request, Play)
        beyond = len(request.with_only(())).to_bytes(2, "big")
        return [signed(cheat, message, payload=b"\x00" + beyond)]

    assert "not the number" in caught("play", bend)


# Peeks


@pytest.mark.parametrize("more", [0, 1], ids=["instead", "besides"])
def test_who_opens_another_card_than_those_of_the_pile_is_convicted(more: int) -> None:
    """The accomplice takes its key off a card of the deck, too, or in place of the right one."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request, desk = cheat.table.match.pending, cheat.table.desk
        if not isinstance(request, Look) or CHEAT in request.cards:
            return None
        number = (len(message.saying.payload) - shares.PROOF_SIZE) // POINT_SIZE
        cards = [card for pile in request.cards.values() for card in pile]
        cards = [*cards[: number - 1 + more], game(cheat).deck[0]]
        masks = [desk.cards.joint(desk.cards[card]).e.a for card in cards]
        ctx = desk.ctx(message.saying.op, CHEAT, "shares")
        given = shares.give(desk.mine.key, masks, ctx)
        return [signed(cheat, message, payload=given.encode())]

    assert re.search("length|challenge", caught("shares", bend))


# The shadow card


def a_second_card(cheat: Player[Any], message: Message) -> bytes:
    """For the ally to read besides."""
    e = encrypt(cheat.table.desk.cards.point(Name.BLOODY_SAGA), cheat.table.desk.keys[CHEAT], 78)
    return message.saying.payload + converted(cheat, message, e, the_gift(cheat).to)


def a_card_of_another(cheat: Player[Any], message: Message) -> bytes:
    state = cheat.table.desk.cards[game(cheat).hands[Seat(1)][0]]
    assert isinstance(state, Joint | Owned)
    return converted(cheat, message, state.e, the_gift(cheat).to)


def to_an_enemy(cheat: Player[Any], message: Message) -> bytes:
    e = cheat.table.desk.cards.held(the_gift(cheat).cards[0], CHEAT)
    return converted(cheat, message, e, Seat(3))


def the_proof_of_another_time(cheat: Player[Any], message: Message) -> bytes:
    desk = cheat.table.desk
    e = desk.cards.held(the_gift(cheat).cards[0], CHEAT)
    past = desk.ctx("0", CHEAT, "pass0")
    E, proof = conversion.convert(desk.mine.key, e, desk.keys[the_gift(cheat).to], past)
    return E.encode() + proof


@pytest.mark.parametrize(
    "shadow", [a_second_card, a_card_of_another, to_an_enemy, the_proof_of_another_time]
)
def test_who_passes_anything_but_the_card_set_aside_to_its_ally_is_convicted(
    shadow: Callable[[Player[Any], Message], bytes],
) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        return [signed(cheat, message, payload=shadow(cheat, message))]

    assert re.search("length|challenge", caught("pass", bend, Shadowy, 4, alliance="yes"))
