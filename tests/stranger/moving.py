"""Cards that are mixed: by all in turn, or by one seat alone."""

from collections.abc import Callable, Sequence
from typing import Any

from games.kit import Arrange, Lay
from tests.stranger import sigma, statements
from tests.stranger.cards import TABLE, Lying, Reader
from tests.stranger.desk import Arranged, Desk
from tests.stranger.group import Pair, Point
from tests.stranger.lifting import lift
from tests.stranger.log import Message
from tests.stranger.mixing import check_mixed, proof_size
from tests.stranger.rounds import Round, Steps, Task, Wait


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
        ask = yield Round(
            kind,
            f"{e}/{turn}",
            (seat,),
            check,
            circle=able,
            unneeded=unneeded,
            facts=(desk.table.joint, before),
        )
        ((author, pile),) = ask.said.items()
        have.append(author)
    return pile


def begin_ahead(desk: Desk, e: int, pile: Sequence[int], face: str, after: Task) -> None:
    """Mix what a claim may lead to while the claimer thinks."""
    task = desk.rounds.start(after)
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
    ask = yield desk.one("arrange", str(e), request.seat, check, facts=facts)
    if ask.missing:
        return as_it_was(desk, request, owner)
    after = ask.said[request.seat]
    if owner == TABLE:
        desk.arranged.append(Arranged(e, request.seat, before, after))
    else:
        desk.readable += [(owner, pair) for pair in after]
    return lay_down(desk, after, owner, past(cards, request.seat))


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
    ask = yield desk.one("lay", str(e), request.seat, check, default=no, person=True, facts=facts)
    pairs = ask.said[request.seat]
    if pairs is None:
        return None
    desk.readable += [(request.seat, pair) for pair in pairs]
    return lay_down(desk, pairs, request.seat, past(cards, request.seat))


def no(_: int) -> None:
    return None
