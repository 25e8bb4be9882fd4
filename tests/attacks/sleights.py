"""Cheats with a hand that nobody else can read: how they go about it, and get caught."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from crypto import conversion, membership, sigma
from crypto.elgamal import Ciphertext, encrypt
from crypto.group import Point
from crypto.keys import KeyPair
from crypto.membership import one_of
from crypto.sigma import Known
from crypto.transcript import Transcript
from games.kit import AnyCard, Give, Lay, Play, Seat
from table.fulfil import mix as mixing
from table.fulfil.desk import Desk
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import (
    Watchful,
    all_convict,
    at_first_chance,
    once,
    play,
    said_again,
    signed,
)
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.pocket import Deployed, Item, Pocket, pocket
from tests.mental.seating import Party, terms_of

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

    def match(seed: int, bend: Bend) -> Hub:
        with luck(seed):
            party = Party.of(terms_of("pocket", 3), pocket)
        party.table = Watchful
        return play(party, seed, cheat, once(kind, bend), Busy)

    return str(all_convict(at_first_chance(range(10, 20), bend, match), cheat))


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
    return next(card for card, other in hand_of(cheat).items() if other == face)


def hand_of(cheat: Player[Any]) -> dict[AnyCard, Any]:
    """The cards that the cheat may choose from, and their faces."""
    request = cheat.table.match.pending
    assert isinstance(request, Play | Lay)
    faces = cheat.table.knowledge(cheat.seat).faces
    return {card: faces[card] for card in request.hand}


def lying_member(owner: KeyPair, e: Ciphertext, faces: Sequence[Point], ctx: bytes) -> bytes:
    """The usual proof, with the first face taken for the true one."""
    statement = one_of(owner.X, e, faces)
    return sigma.prove(statement, [Known((owner.x,), branch=0)], Transcript("member", ctx))


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
