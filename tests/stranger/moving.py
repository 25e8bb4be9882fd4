"""Cards that are mixed or change keys: shuffles, lifting, arranging, laying, passing, showing."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kit import Arrange, Give, Lay, Show
from tests.stranger import sigma, statements
from tests.stranger.cards import TABLE, Lying, Reader
from tests.stranger.desk import Desk
from tests.stranger.group import Pair, Point
from tests.stranger.log import Message
from tests.stranger.mixing import check_mixed, proof_size
from tests.stranger.rounds import Round, Steps, Task, Wait


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
        yield Round("lift", op, tuple(sorted(mine)), check, facts=(forms, desk.table.joint))


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


def mixed(
    desk: Desk, message: Message, reader: Reader, K: Point, before: Sequence[Pair], label: str
) -> list[Pair]:
    pairs = reader.pairs(len(before))
    proof = reader.take(proof_size(len(before)))
    check_mixed(desk.ctx(message, label), K, before, pairs, proof)
    desk.bring(pairs)
    return pairs


# Shuffles


def shuffle(desk: Desk, task: Task, e: int, numbers: Sequence[int], new: Sequence[int]) -> Steps:
    """A task of its own: the new handles are there at once, the cards when all have mixed."""
    yield Wait(desk.makers(numbers))
    yield from lift(desk, f"{e}/lift", numbers)
    pile = tuple(desk.form(desk.cards[number], TABLE) for number in numbers)
    if pile in desk.ahead:
        done = desk.ahead[pile]
        yield Wait((done,))
        out = done.result
    else:
        out = yield from turns(desk, e, "shuffle", pile)
    for number, pair in zip(new, out, strict=True):
        desk.cards[number].pair = pair


def turns(
    desk: Desk, e: int, kind: str, pile: Sequence[Pair], unneeded: Callable[[], bool] | None = None
) -> Steps:
    """Rule M1: the first who has not mixed it, counted from seat 1 + e mod n."""
    circle = [1 + (e + i) % desk.n for i in range(desk.n)]
    have: list[int] = []
    for turn in range(1, desk.mixers + 1):
        before = tuple(pile)

        def check(message: Message, before: Sequence[Pair] = before) -> list[Pair]:
            reader = Reader(message.payload)
            pairs = mixed(desk, message, reader, desk.table.joint, before, kind)
            reader.end()
            return pairs

        able = tuple(s for s in circle if s not in have)
        seat = next(s for s in able if s in desk.company)
        round = yield Round(
            kind,
            f"{e}/{turn}",
            (seat,),
            check,
            circle=able,
            unneeded=unneeded,
            facts=(desk.table.joint, before),
        )
        ((author, pile),) = round.said.items()
        have.append(author)
    return pile


def begin_ahead(desk: Desk, e: int, pile: Sequence[int], face: str, rests: Any) -> None:
    """Mix what a claim may lead to while the claimer thinks."""
    task = desk.rounds.start(rests)
    desk.rounds.begin(task, mix_ahead(desk, task, e, pile, face))


def mix_ahead(desk: Desk, task: Task, e: int, numbers: Sequence[int], face: str) -> Steps:
    yield Wait(desk.makers(numbers))
    pile = [desk.form(desk.cards[number], TABLE) for number in numbers]
    pile.append(desk.form(Lying(face=face), TABLE))
    desk.ahead[tuple(pile)] = task
    return (yield from turns(desk, e, "ahead", pile, lambda: e in desk.conceded))


# One seat alone


def past(cards: Sequence[Lying], by: int) -> set[int]:
    """Who has public shares on what these come from, but for the one who masks them now."""
    return {
        seat for card in cards if card.face is None for seat in card.exposed | set(card.shares)
    } - {by}


def arrange(desk: Desk, e: int, request: Arrange[Any]) -> Steps:
    owner = TABLE if request.on_table else request.seat
    away = [n for n in request.cards if desk.cards[n].owner not in (owner, TABLE)]
    yield from lift(desk, f"{e}/lift", away)
    cards = [desk.cards[number] for number in request.cards]
    before = [desk.form(card, owner) for card in cards]

    def check(message: Message) -> list[Pair]:
        reader = Reader(message.payload)
        pairs = mixed(desk, message, reader, desk.key(owner), before, "arrange")
        reader.end()
        return pairs

    facts = (desk.key(owner), before)
    round = yield desk.one("arrange", str(e), request.seat, check, facts=facts)
    if round.missing:
        return as_it_was(desk, request, owner)
    return lay_down(desk, round.said[request.seat], owner, past(cards, request.seat))


def as_it_was(desk: Desk, request: Arrange[Any], owner: int) -> tuple[Any, ...]:
    """Rule G3: the default's cards in front, and no ciphertext is another one."""
    front = request.preset if request.front else ()
    order = [*front, *(card for card in request.cards if card not in front)]
    cards = [desk.cards[number] for number in order]
    pairs = [desk.form(card, owner) for card in cards]
    return lay_down(desk, pairs, owner, past(cards, TABLE))


def lay_down(desk: Desk, pairs: Sequence[Pair], owner: int, exposed: set[int]) -> tuple[Any, ...]:
    new = desk.match.fresh()
    for number, pair in zip(new, pairs, strict=True):
        desk.cards[number] = Lying(pair, owner, exposed=set(exposed))
    return new


def lay(desk: Desk, e: int, request: Lay[Any]) -> Steps:
    cards = [desk.cards[number] for number in request.hand]
    before = [desk.form(card, request.seat) for card in cards]
    faces = [desk.face_point(face) for face in request.faces]
    X = desk.table.key(request.seat)

    def check(message: Message) -> list[Pair] | None:
        if not message.payload:
            return None
        reader = Reader(message.payload)
        pairs = mixed(desk, message, reader, X, before, "lay")
        statement = statements.member(X, pairs[0], faces)
        sigma.check("member", desk.ctx(message, "member"), statement, reader.rest())
        return pairs

    facts = (X, before, faces)
    round = yield desk.one("lay", str(e), request.seat, check, default=no, person=True, facts=facts)
    pairs = round.said[request.seat]
    if pairs is None:
        return None
    return lay_down(desk, pairs, request.seat, past(cards, request.seat))


def no(_: int) -> None:
    return None


def handed(
    desk: Desk, e: int, request: Give | Show, kind: str, do: Callable[[Lying, Pair], None]
) -> Steps:
    cards = [desk.cards[number] for number in request.cards]

    def check(message: Message) -> None:
        K = desk.table.key(request.to)
        pairs = converted(desk, message, Reader(message.payload), cards, K, kind)
        for card, pair in zip(cards, pairs, strict=True):
            do(card, pair)

    if cards:
        forms = {request.seat: [desk.form(card, request.seat) for card in cards]}
        facts = (forms, desk.table.key(request.to))
        yield desk.one(kind, str(e), request.seat, check, facts=facts)


def give(desk: Desk, e: int, request: Give) -> Steps:
    def pass_on(card: Lying, pair: Pair) -> None:
        card.new_mask(pair, request.seat)
        card.owner, card.face, card.readers = request.to, None, {}

    yield from handed(desk, e, request, "pass", pass_on)


def show(desk: Desk, e: int, request: Show) -> Steps:
    yield from handed(desk, e, request, "show", lambda card, pair: None)
