"""Cards brought together under one key, and arranged unseen by one seat."""

import secrets
from collections.abc import Sequence
from typing import Any

from crypto.elgamal import Ciphertext
from games.kit import Arrange, Seat
from table import mixing
from table.cards import NOBODY, AnyCard, Joint, Owned
from table.converting import check_converted, convert
from table.desk import Desk
from table.rounds import Round, Said


async def lifted(desk: Desk, op: str, cards: Sequence[AnyCard]) -> list[Joint]:
    """The cards, used up, all under the key of the table; who has some under its own lifts them."""
    states = dict(zip(cards, desk.cards.take(cards), strict=True))
    owned = {card: state for card, state in states.items() if isinstance(state, Owned)}
    owners = tuple(sorted({state.seat for state in owned.values()}))
    theirs = {owner: [c for c in owned if owned[c].seat == owner] for owner in owners}
    op = f"{op}/lift"

    def of(owner: Seat) -> list[Ciphertext]:
        return [owned[card].e for card in theirs[owner]]

    def say() -> Said:
        return convert(desk, op, "lift", of(desk.mine.seat), desk.X)

    def check(seat: Seat, payload: bytes) -> list[Ciphertext]:
        return check_converted(desk, op, "lift", seat, of(seat), desk.X, payload)

    said = await Round(op, "lift", owners, say, check, about=theirs)
    fresh = {seat: iter(new) for seat, new in said.items()}
    return [
        Joint(next(fresh[state.seat]), NOBODY, {state.seat: state.e})
        if isinstance(state, Owned)
        else desk.cards.joint(state)
        for state in states.values()
    ]


async def arrange(
    desk: Desk, op: str, request: Arrange[Any], new: Sequence[AnyCard]
) -> tuple[AnyCard, ...] | None:
    """One seat mixes cards; at its home, the old cards in their new order come back.

    A hand that the seat can read stays under its key, so that nobody has to open it to the
    seat again; all other cards, and those that lie on the table, are mixed under the key of
    the table. So a card that was swapped or not is nobody's, even if the seat has read it.
    """
    seat, cards = request.seat, request.cards
    if not request.on_table and all(desk.cards.may_hold(card, seat) for card in cards):
        K, before, exposed = desk.keys[seat], [desk.cards.held(c, seat) for c in cards], None
        desk.cards.take(cards)
    else:
        piled = await lifted(desk, op, cards)
        K, before = desk.X, [joint.e for joint in piled]
        exposed = frozenset().union(*(joint.exposed for joint in piled)) - {seat}
    ctx = desk.ctx(op, seat, "arrange")

    def say() -> Said:
        front = desk.mine.choices.get(op, ())
        payload, order = mixing.mix(desk, before, K, ctx, in_order(cards, front, request.ordered))
        return Said(payload, bytes(order))

    def check(_: Seat, payload: bytes) -> list[Ciphertext]:
        return mixing.check_mixed(desk, seat, before, K, ctx, payload)

    decision = bool(request.front)
    after = (await Round(op, "arrange", (seat,), say, check, decision))[seat]
    for card, e in zip(new, after, strict=True):
        desk.cards[card] = Owned(seat, e) if exposed is None else Joint(e, exposed)
    return tuple([cards[i] for i in desk.mine.kept[op]]) if desk.is_home(seat) else None


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
