"""Cards brought together under one key, and arranged unseen by one seat."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from crypto.elgamal import Ciphertext
from crypto.group import Point, encode_scalar, random_scalar
from games.kit import NOBODY, AnyCard, Arrange, Seat
from table.fulfil import mix
from table.fulfil.cards import Exposed, Joint, Owned, State
from table.fulfil.convert import check_converted, convert
from table.fulfil.desk import Desk
from table.fulfil.unlock import lock_again
from table.knowledge.learned import Moved
from table.log.op import Op
from table.private import Arranged
from table.rounds.round import Round, Utterance


async def lifted(desk: Desk, op: Op, cards: Sequence[AnyCard]) -> list[Joint]:
    """The cards, used up, all under the key of the table; owners lift what is under theirs."""
    states = dict(zip(cards, desk.cards.take(cards), strict=True))
    owned = {card: state for card, state in states.items() if isinstance(state, Owned)}
    owners = tuple(sorted({state.seat for state in owned.values()}))
    theirs = {owner: [c for c in owned if owned[c].seat == owner] for owner in owners}
    op /= "lift"

    def of(owner: Seat) -> list[Ciphertext]:
        return [owned[card].e for card in theirs[owner]]

    def say() -> Utterance:
        return convert(desk, op, "lift", of(desk.mine.seat), desk.X)

    def check(seat: Seat, payload: bytes) -> list[Ciphertext] | None:
        return check_converted(desk, op, "lift", seat, of(seat), desk.X, payload)

    absent: dict[Seat, list[Ciphertext] | None] = dict.fromkeys(owners)  # G6
    said = await Round(op, "lift", owners, say, check, about=theirs, absent=absent)
    fresh = {
        card: Joint(e, NOBODY, {seat: owned[card].e})
        for seat, new in said.items()
        for card, e in zip(theirs[seat], new or (), strict=new is not None)
    }
    orphaned = {card: state for card, state in owned.items() if card not in fresh}
    fresh |= await lock_again(desk, op / "lock", orphaned)
    return [fresh[c] if c in fresh else desk.cards.joint(state) for c, state in states.items()]


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards under a key; ``exposed`` are seats with old shares on them, if it is the table's."""

    K: Point
    cards: list[Ciphertext]
    exposed: Exposed | None = None

    def laid(self, e: Ciphertext, seat: Seat, covered: Exposed) -> State:
        """One of them as it lies, once ``seat`` has arranged them and some are ``covered``."""
        return Owned(seat, e) if self.exposed is None else Joint(e, self.exposed - covered)


async def arrange(
    desk: Desk, op: Op, request: Arrange[Any], new: Sequence[AnyCard]
) -> Moved | None:
    """One seat mixes cards; at its home, it is known which went where."""
    seat, pile = request.seat, await gathered(desk, op, request)
    mixed = await mixed_by_one(desk, op, request, pile)
    if mixed is None:
        order, covered = as_they_lie(request), NOBODY
        mixed = [pile.cards[i] for i in order]
    else:
        order, covered = own_order(desk, op, request), frozenset({seat})
        if pile.exposed is not None:
            desk.private.arranged.append(
                Arranged(op, seat, request.cards, tuple(new), tuple(pile.cards), tuple(mixed))
            )
    for card, e in zip(new, mixed, strict=True):
        desk.cards[card] = pile.laid(e, seat, covered)
    return Moved(tuple([request.cards[i] for i in order])) if desk.is_home(seat) else None


async def gathered(desk: Desk, op: Op, request: Arrange[Any]) -> Pile:
    """The cards, used up, as they are to be mixed.

    A hand that the seat can read stays under its key, so that nobody has to open it to the
    seat again; all other cards, and those that lie on the table, are mixed under the key of
    the table. So a card that was swapped or not is nobody's, even if the seat has read it.
    """
    seat, cards = request.seat, request.cards
    if not request.on_table and all(desk.cards.may_hold(card, seat) for card in cards):
        hand = [desk.cards.held(card, seat) for card in cards]
        desk.cards.take(cards)
        return Pile(desk.keys[seat], hand)
    piled = await lifted(desk, op, cards)
    exposed = NOBODY.union(*(joint.exposed for joint in piled))
    return Pile(desk.X, [joint.e for joint in piled], exposed)


async def mixed_by_one(
    desk: Desk, op: Op, request: Arrange[Any], pile: Pile
) -> list[Ciphertext] | None:
    """The pile as its seat puts it together, what it chose in front; None if it is gone."""
    seat, ctx = request.seat, desk.ctx(op, request.seat, "arrange")

    def say() -> Utterance:
        front = desk.mine.chosen(op, request) if request.front else ()
        places = in_order(request.cards, front, request.ordered)
        # What is under its own key, the seat can read; of the rest it could not tell the order.
        masks = [] if pile.exposed is None else [random_scalar() for _ in places]
        payload, order = mix.mix(desk, pile.cards, pile.K, ctx, places, masks or None)
        return Utterance(payload, bytes(order) + b"".join(map(encode_scalar, masks)))  # O7

    def check(_: Seat, payload: bytes) -> list[Ciphertext] | None:
        return mix.check_mixed(desk, seat, pile.cards, pile.K, ctx, payload)

    absent: dict[Seat, list[Ciphertext] | None] = {seat: None}  # G3
    asked = Round(op, "arrange", (seat,), say, check, bool(request.front), absent=absent)
    return (await asked)[seat]


def own_order(desk: Desk, op: Op, request: Arrange[Any]) -> list[int]:
    """Where each card came from, if it was our own seat that moved them."""
    return list(desk.mine.behind(op)[: request.makes]) if desk.is_home(request.seat) else []


def as_they_lie(request: Arrange[Any]) -> list[int]:
    """Where the cards come from if the seat is gone: its default first, the rest in order."""
    ahead = [request.cards.index(card) for card in request.preset[: request.front]]
    return ahead + [i for i in range(len(request.cards)) if i not in ahead]


def in_order(
    cards: Sequence[AnyCard], front: Sequence[AnyCard], ordered: bool = False
) -> list[int]:
    """Where the cards come from: the chosen ones first, chance deciding what was not chosen."""
    places = {card: i for i, card in enumerate(cards)}
    ahead = [places[card] for card in front]
    rest = [i for i in range(len(cards)) if i not in ahead]
    chance = secrets.SystemRandom()
    if not ordered:
        chance.shuffle(ahead)
    chance.shuffle(rest)
    return ahead + rest
