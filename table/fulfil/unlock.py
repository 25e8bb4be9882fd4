"""Keys taken off cards, or put on again, by shares that everybody can check.

R4: a card is opened to one seat alone only on that seat's own word. A cheat could read it by
making honest seats see two matches: in one of them seat 1 draws the card, in the other seat 2 does,
and each takes its key off a card that it believes to be the other's. So a looker speaks before
anybody takes a key off for it: once it has said something that has seen all that calls for the
opening, whoever gives a share on it is in the same match.

What that word is follows from what the operation rests on, never from the request: if the looker's
own message has seen all the rest, that was it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from crypto import shares
from crypto.group import Point
from crypto.reader import Reader
from crypto.shares import Shares
from games.kit import AnyCard, Seat
from table.fulfil.cards import Joint, Owned
from table.fulfil.desk import Desk
from table.fulfil.stand_in import filled_up
from table.log.op import Op
from table.rounds.round import Round, Utterance

Hands = Mapping[Seat, Sequence[AnyCard]]
LastWord = Callable[[], Seat | None]
"""Whose message has seen all else that the operation rests on, if there is such a message."""


async def own_words(op: Op, hands: Hands, seats: Sequence[Seat], last_word: LastWord) -> list[Seat]:
    """Wait for the word of each who is to look; by seat, who is gone without having said it.

    If several look at once, all at the table speak: no message of one has seen those of the others.
    """
    if len(hands) == 1 and last_word() in hands:
        return []
    speakers = tuple(seats if len(hands) > 1 else hands)
    said = await agree(op / "agree", speakers, hands)
    return sorted(seat for seat in hands if not said[seat])


async def agree(op: Op, speakers: tuple[Seat, ...], hands: Hands) -> dict[Seat, bool | None]:
    """An empty message, whose heads name all cards as they lie."""

    def check(_: Seat, payload: bytes) -> bool | None:
        Reader(payload, 0)
        return True

    absent: dict[Seat, bool | None] = dict.fromkeys(speakers)  # G10
    say = Utterance(b"")
    return await Round(op, "agree", speakers, lambda: say, check, about=hands, absent=absent)


async def take_keys_off(
    desk: Desk, op: Op, cards: Hands, masks: Mapping[AnyCard, Point], *, orphaned: bool = False
) -> dict[Seat, Iterator[Point]]:
    """Each seat takes its key off these cards, which have these masks, in one message.

    Cards that were ``orphaned`` lie nowhere meanwhile, and their owner could read them.
    """
    givers = tuple(seat for seat in cards if cards[seat])
    exposed = orphaned or any(desk.cards.is_exposed(card) for card in masks)
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
    asked = Round(op, "shares", givers, say, check, about=cards, absent=absent, exposed=exposed)
    whole = await filled_up(desk, op, await asked, locked, exposed=exposed)
    return {seat: iter(points) for seat, points in whole.items()}


async def lock_again(desk: Desk, op: Op, owned: Mapping[AnyCard, Owned]) -> dict[AnyCard, Joint]:
    """Cards of owners who are gone, under the key of the table, by everybody else's shares.

    That their masks come from the owner's own cards, or from the owner alone, is proved; so the
    shares tell the owner nothing about any other card.
    """
    others = {seat: [c for c in owned if owned[c].seat != seat] for seat in desk.seats}
    masks = {card: state.e.a for card, state in owned.items()}
    given = await take_keys_off(desk, op, others if owned else {}, masks, orphaned=True)
    return {
        card: desk.cards.locked(state, {s: next(given[s]) for s in desk.seats if s != state.seat})
        for card, state in owned.items()
    }
