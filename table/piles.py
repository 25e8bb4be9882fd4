"""Cards brought together under one key, and arranged unseen by one seat."""

import secrets
from collections.abc import Sequence
from typing import Any

from crypto import conversion
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext
from crypto.reader import Reader
from games.kit import Arrange, Seat
from table import mixing
from table.cards import NOBODY, AnyCard, Joint, Owned
from table.desk import Desk
from table.rounds import Round, Said


async def lifted(desk: Desk, op: str, cards: Sequence[AnyCard]) -> list[Joint]:
    """The cards, used up, all under the key of the table; who has some under its own lifts them."""
    states = dict(zip(cards, desk.cards.take(cards), strict=True))
    owned = {card: state for card, state in states.items() if isinstance(state, Owned)}
    owners = tuple(sorted({state.seat for state in owned.values()}))
    theirs = {owner: [c for c in owned if owned[c].seat == owner] for owner in owners}
    op = f"{op}/lift"

    def say() -> Said:
        me = desk.mine
        parts = [
            conversion.convert(me.key, e, desk.X, desk.ctx(op, me.seat, f"lift{i}"))
            for i, e in enumerate(owned[card].e for card in theirs[me.seat])
        ]
        return Said(b"".join(E.encode() + proof for E, proof in parts))

    def check(seat: Seat, payload: bytes) -> list[Ciphertext]:
        reader = Reader(payload, (CIPHERTEXT_SIZE + conversion.PROOF_SIZE) * len(theirs[seat]))
        new = []
        for i, card in enumerate(theirs[seat]):
            (E,), proof = reader.ciphertexts(1), reader.take(conversion.PROOF_SIZE)
            ctx = desk.ctx(op, seat, f"lift{i}")
            conversion.verify(desk.keys[seat], owned[card].e, desk.X, E, proof, ctx)
            new.append(E)
        return desk.cards.admitted(new)

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
    read = [desk.cards.readable(card).get(seat) for card in cards]
    in_hand = [e for e in read if e is not None]
    if len(in_hand) == len(cards) and not request.on_table:
        desk.cards.take(cards)
        K, before, exposed = desk.keys[seat], in_hand, None
    else:
        piled = await lifted(desk, op, cards)
        K, before = desk.X, [joint.e for joint in piled]
        exposed = frozenset().union(*(joint.exposed for joint in piled)) - {seat}
    ctx = desk.ctx(op, seat, "arrange")

    def say() -> Said:
        front = desk.mine.choices.get(op, ())
        payload, order = mixing.mix(desk, before, K, ctx, in_order(request, front))
        return Said(payload, bytes(order))

    def check(_: Seat, payload: bytes) -> list[Ciphertext]:
        return mixing.check_mixed(desk, seat, before, K, ctx, payload)

    decision = bool(request.front)
    after = (await Round(op, "arrange", (seat,), say, check, decision))[seat]
    for card, e in zip(new, after, strict=True):
        desk.cards[card] = Owned(seat, e) if exposed is None else Joint(e, exposed)
    return tuple([cards[i] for i in desk.mine.kept[op]]) if desk.is_home(seat) else None


def in_order(request: Arrange[Any], front: Sequence[AnyCard]) -> list[int]:
    """Where the cards come from: the chosen ones first, chance deciding what was not chosen."""
    places = {card: i for i, card in enumerate(request.cards)}
    ahead = [places[card] for card in front]
    rest = [i for i in range(len(request.cards)) if i not in ahead]
    chance = secrets.SystemRandom()
    if not request.ordered:
        chance.shuffle(ahead)
    chance.shuffle(rest)
    return ahead + rest
