"""Opening cards, to one seat or to all; and standing in for whoever is gone."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.stranger import group, sigma, statements
from tests.stranger.cards import TABLE, Lying, Reader, without
from tests.stranger.desk import Desk
from tests.stranger.lifting import lift
from tests.stranger.log import Message
from tests.stranger.rounds import Round, Steps, Task
from tests.stranger.standing_in import recovered, signs

Wanted = Sequence[tuple[int, int]]  # a looker, and the number of a card


def look(desk: Desk, task: Task, e: int, cards: Mapping[Any, Sequence[int]]) -> Steps:
    wanted = [
        (seat, number)
        for seat, numbers in cards.items()
        for number in numbers
        if not desk.cards[number].known_to(seat)
    ]
    turn = 0
    while wanted:
        now: dict[int, int] = {}
        for seat, number in wanted:
            now.setdefault(number, seat)
        first = [(seat, number) for seat, number in wanted if now[number] == seat]
        yield from opening(desk, task, f"{e}.{turn}" if turn else str(e), first)
        wanted = [pair for pair in wanted if pair not in first]
        turn += 1


def opening(desk: Desk, task: Task, op: str, wanted: Wanted) -> Steps:
    """Each card to one looker."""
    yield from lift(desk, f"{op}/lift", [number for _, number in wanted])
    lookers = tuple(dict.fromkeys(seat for seat, _ in wanted))
    masked = yield from remask(desk, op, wanted, lookers)
    for seat in masked:
        yield from mask_for(desk, op, seat, [n for s, n in wanted if s == seat])
    if len(lookers) > 1:
        asked = desk.everybody()
    else:
        asked = () if masked or desk.word_of(lookers[0], task) else lookers
    if asked:
        ask = yield Round("agree", f"{op}/agree", asked, nothing)
        for seat in sorted(lookers):
            if seat in ask.missing and seat not in masked:
                yield from mask_for(desk, op, seat, [n for s, n in wanted if s == seat])
    yield from give_shares(desk, f"{op}/open", {n: {s} for s, n in wanted})
    for seat, number in wanted:
        card = desk.cards[number]
        others = [card.shares[other] for other in desk.table.seats if other != seat]
        card.readers[seat] = without(card.used(), others)
        desk.readable.append((seat, card.readers[seat]))


def remask(desk: Desk, op: str, wanted: Wanted, lookers: Sequence[int]) -> Steps:
    """Whoever has a public share on a card's past masks it (R1)."""
    mine = {
        seat: [n for s, n in wanted if s == seat and needs_mask(desk, seat, desk.cards[n])]
        for seat in lookers
    }
    mine = {seat: numbers for seat, numbers in mine.items() if numbers}

    pairs = {seat: [desk.cards[n].used() for n in numbers] for seat, numbers in mine.items()}

    def check(message: Message) -> None:
        reader = Reader(message.payload)
        for i, number in enumerate(mine[message.seat]):
            one_mask(desk, message, reader, i, desk.cards[number])
        reader.end()

    if mine:
        ask = yield Round("look", f"{op}/remask", tuple(mine), check, facts=pairs)
        return sorted(ask.missing)
    return []


def mask_for(desk: Desk, op: str, gone: int, numbers: Sequence[int]) -> Steps:
    """Rule G8: all others mask the cards of a looker that is gone, one after the other."""
    have: set[int] = set()
    tries = 0
    while True:
        name = f"{op}/remask/for{gone}{signs(tries)}"
        for seat in desk.table.seats:
            if seat != gone and seat in desk.company:
                have |= yield from one_masks(desk, f"{name}/{seat}", seat, numbers)
        if len(have) >= desk.mixers:
            return
        if (yield from one_masks(desk, f"{name}/own", gone, numbers)):
            return
        tries += 1


def one_masks(desk: Desk, op: str, seat: int, numbers: Sequence[int]) -> Steps:
    def check(message: Message) -> None:
        reader = Reader(message.payload)
        for i, number in enumerate(numbers):
            one_mask(desk, message, reader, i, desk.cards[number])
        reader.end()

    pairs = [desk.cards[n].used() for n in numbers]
    ask = yield desk.one("look", op, seat, check, facts={seat: pairs})
    return ask.spoken


def one_mask(desk: Desk, message: Message, reader: Reader, i: int, card: Lying) -> None:
    pair, proof = reader.pair(), reader.take(64)
    statement = statements.remask(desk.table.joint, card.used(), pair)
    sigma.check("remask", desk.ctx(message, f"mask{i}"), statement, proof)
    desk.bring([pair])
    card.new_mask(pair, message.seat)


def needs_mask(desk: Desk, seat: int, card: Lying) -> bool:
    return seat in card.exposed or seat in card.shares or seat in desk.ever_gone


def nothing(message: Message) -> None:
    Reader(message.payload).end()


def give_shares(desk: Desk, op: str, cards: Mapping[int, set[int]]) -> Steps:
    """Everybody takes its key off ``cards``, but for those to whom each is opened."""
    due: dict[int, list[int]] = {}
    for seat in desk.table.seats:
        for number, lookers in cards.items():
            if seat not in lookers and owes(desk.cards[number], seat):
                due.setdefault(seat, []).append(number)

    masks = {seat: [desk.cards[n].used()[0] for n in numbers] for seat, numbers in due.items()}

    def check(message: Message) -> None:
        reader, numbers = Reader(message.payload), due[message.seat]
        X = desk.table.key(message.seat)
        given = desk.check_shares(message, "shares", X, masks[message.seat], reader)
        reader.end()
        for number, share in zip(numbers, given, strict=True):
            desk.cards[number].shares[message.seat] = share

    if due:
        ask = yield Round("shares", op, tuple(due), check, facts=masks)
        for seat in sorted(ask.missing):
            yield from recover(desk, op, seat, due[seat])


def owes(card: Lying, seat: int) -> bool:
    return card.face is None and card.owner in (TABLE, seat) and seat not in card.shares


def recover(desk: Desk, op: str, gone: int, numbers: Sequence[int]) -> Steps:
    masks = [desk.cards[number].used()[0] for number in numbers]
    found = yield from recovered(desk, op, gone, masks)
    for number, share in zip(numbers, found, strict=True):
        desk.cards[number].shares[gone] = share


def reveal(desk: Desk, e: int, numbers: Sequence[int]) -> Steps:
    """Everybody reads them; the answer are their faces.

    A card that somebody can read alone needs the share of that one only, on what it reads.
    """
    for number in numbers:
        card = desk.cards[number]
        if card.face is None and card.owner == TABLE and card.readers:
            reader = next(iter(card.readers))  # the first it was opened to
            desk.cards[number] = Lying(card.readers[reader], reader)
    yield from give_shares(desk, str(e), {number: set() for number in numbers})
    return tuple(open_up(desk, desk.cards[number]) for number in numbers)


def open_up(desk: Desk, card: Lying) -> Any:
    if card.face is None:
        _, b = card.used()
        keys = desk.table.seats if card.owner == TABLE else [card.owner]
        M = group.minus(b, group.plus(*[card.shares[seat] for seat in keys]))
        card.face = desk.open_face(M)
    return card.face
