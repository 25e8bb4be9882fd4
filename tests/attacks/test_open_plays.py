"""Cheats who play openly what the rules don't allow, or what they don't have."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crypto import shares
from crypto.encoding import u8, u16
from games.kit import AnyCard, Play, Played
from table.log.message import Message
from table.participant import Player
from tests.attacks.sleights import CHEAT, caught, held
from tests.mental.cheating import signed
from tests.mental.hub import Sent
from tests.mental.pocket import Deployed, Item


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
