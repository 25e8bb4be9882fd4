"""Keys taken off cards, or put on again, by shares that everybody can check."""

from collections.abc import Iterator, Mapping, Sequence

from crypto import shares
from crypto.group import Point
from crypto.shares import Shares
from games.kit import AnyCard, Seat
from table.fulfil.cards import Joint, Owned
from table.fulfil.desk import Desk
from table.fulfil.stand_in import filled_up
from table.log.op import Op
from table.rounds.round import Round, Utterance

Hands = Mapping[Seat, Sequence[AnyCard]]


async def take_keys_off(
    desk: Desk, op: Op, cards: Hands, masks: Mapping[AnyCard, Point]
) -> dict[Seat, Iterator[Point]]:
    """Each seat takes its key off these cards, which have these masks, in one message."""
    givers = tuple(seat for seat in cards if cards[seat])
    locked = {seat: [masks[card] for card in cards[seat]] for seat in givers}

    def say() -> Utterance:
        me = desk.mine
        ctx = desk.ctx(op, me.seat, "shares")
        return Utterance(shares.give(me.key, locked[me.seat], ctx).encode())

    def check(seat: Seat, payload: bytes) -> Sequence[Point] | None:
        given = Shares.decode(payload, len(locked[seat]))
        shares.verify(desk.keys[seat], locked[seat], given, desk.ctx(op, seat, "shares"))
        return given.points

    absent: dict[Seat, Sequence[Point] | None] = dict.fromkeys(givers)  # G4
    given = await Round(op, "shares", givers, say, check, about=cards, absent=absent)
    whole = await filled_up(desk, op, given, locked)
    return {seat: iter(points) for seat, points in whole.items()}


async def lock_again(desk: Desk, op: Op, owned: Mapping[AnyCard, Owned]) -> dict[AnyCard, Joint]:
    """Cards of owners who are gone, under the key of the table, by everybody else's shares.

    That their masks come from the owner's own cards, or from the owner alone, is proved; so the
    shares tell the owner nothing about any other card.
    """
    others = {seat: [c for c in owned if owned[c].seat != seat] for seat in desk.seats}
    masks = {card: state.e.a for card, state in owned.items()}
    given = await take_keys_off(desk, op, others if owned else {}, masks)
    return {
        card: desk.cards.locked(state, {s: next(given[s]) for s in desk.seats if s != state.seat})
        for card, state in owned.items()
    }
