"""Cards under a player's own key come under the table's; with or without its help."""

from collections.abc import Sequence

from tests.stranger import sigma, statements
from tests.stranger.cards import TABLE, Lying, Reader
from tests.stranger.desk import Desk
from tests.stranger.group import Pair, Point, plus
from tests.stranger.log import Message
from tests.stranger.rounds import Round, Steps
from tests.stranger.standing_in import recovered


def lift(desk: Desk, op: str, numbers: Sequence[int]) -> Steps:
    """Cards under a player's own key come under the table's."""
    mine: dict[int, list[int]] = {}
    for number in numbers:
        card = desk.cards[number]
        if card.face is None and card.owner != TABLE:
            mine.setdefault(card.owner, []).append(number)

    def check(message: Message) -> None:
        reader = Reader(message.payload)
        cards = [desk.cards[number] for number in mine[message.seat]]
        pairs = converted(desk, message, reader, cards, desk.table.joint, "lift")
        for card, pair in zip(cards, pairs, strict=True):
            card.readers[message.seat] = card.used()
            card.new_mask(pair, message.seat)
            card.owner = TABLE

    if mine:
        forms = {seat: [desk.cards[n].used() for n in numbers] for seat, numbers in mine.items()}
        facts = (forms, desk.table.joint)
        ask = yield Round("lift", op, tuple(sorted(mine)), check, facts=facts)
        if ask.missing:
            yield from lock(desk, f"{op}/lock", [n for s in sorted(ask.missing) for n in mine[s]])


def lock(desk: Desk, op: str, numbers: Sequence[int]) -> Steps:
    """Rule G6: the others put their keys on the cards of an owner that is gone."""
    cards = [desk.cards[number] for number in numbers]
    due = {
        seat: [card for card in cards if card.owner != seat]
        for seat in desk.table.seats
        if any(card.owner != seat for card in cards)
    }
    masks = {seat: [card.used()[0] for card in mine] for seat, mine in due.items()}

    def check(message: Message) -> list[Point]:
        reader, X = Reader(message.payload), desk.table.key(message.seat)
        given = desk.check_shares(message, "shares", X, masks[message.seat], reader)
        reader.end()
        return given

    ask = yield Round("shares", op, tuple(due), check, facts=masks)
    given = dict(ask.said)
    for seat in sorted(ask.missing):
        given[seat] = yield from recovered(desk, op, seat, masks[seat])
    for card in cards:
        others = [given[seat][due[seat].index(card)] for seat in due if seat != card.owner]
        a, b = card.used()
        card.readers[card.owner] = (a, b)
        card.exposed |= {seat for seat in due if seat != card.owner}
        card.pair, card.owner = (a, plus(b, *others)), TABLE


def converted(
    desk: Desk, message: Message, reader: Reader, cards: Sequence[Lying], K: Point, label: str
) -> list[Pair]:
    """A ciphertext and a proof for each card, then nothing more."""
    out = []
    for i, card in enumerate(cards):
        pair, proof = reader.pair(), reader.take(96)
        e = desk.form(card, message.seat)
        statement = statements.conversion(desk.table.key(message.seat), K, e, pair)
        sigma.check("conv", desk.ctx(message, f"{label}{i}"), statement, proof)
        out.append(pair)
    reader.end()
    desk.bring(out)
    return out
