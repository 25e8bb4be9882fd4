"""Section 9: money that only its owner can count."""

from collections.abc import Mapping
from typing import Any

from games.kit import Offer, OpenPurses, ProveEmpty, Settle
from tests.stranger import group, sigma, statements
from tests.stranger.cards import Reader
from tests.stranger.desk import Desk
from tests.stranger.group import G, O, Point, V
from tests.stranger.log import Message
from tests.stranger.refusal import Bad
from tests.stranger.rounds import Round, Steps


def hand_out(desk: Desk, amounts: Mapping[Any, int], bits: int) -> None:
    desk.bits = bits
    for seat, units in amounts.items():
        desk.purses[seat] = (G, group.plus(group.times(units, V), desk.table.key(seat)))


def income(desk: Desk, amounts: Mapping[Any, int]) -> None:
    for seat, units in amounts.items():
        C1, C2 = desk.purses[seat]
        desk.purses[seat] = (C1, group.plus(C2, group.times(units, V)))


def offer(desk: Desk, e: int, request: Offer) -> Steps:
    payer, payee = desk.table.key(request.payer), desk.table.key(request.payee)

    def check(message: Message) -> list[Point] | None:
        if not message.payload:
            return None
        reader = Reader(message.payload)
        moved, bits = reader.points(3), reader.points(2 * desk.bits)
        statement = statements.payment(payer, payee, desk.purses[request.payer], moved, bits)
        proof = reader.take(32 * (7 + 6 * desk.bits))
        sigma.check("pay", desk.ctx(message, "pay"), statement, proof)
        if request.exactly is not None:
            exact = statements.balance_is(payer, (moved[0], moved[1]), request.exactly)
            sigma.check("dleq", desk.ctx(message, "exactly"), exact, reader.take(64))
        reader.end()
        after = settled(desk, request.payer, request.payee, moved)
        if any(half == O for balance in after for half in balance):
            raise Bad("a mask would be stripped")
        return moved

    ask = yield desk.one(
        "offer", str(e), request.payer, check, default=lambda _: None, person=True, facts=request
    )
    desk.standing = ask.said[request.payer]
    if desk.standing is not None:
        c1, cP, cR = desk.standing
        desk.amounts += [(request.payer, (c1, cP)), (request.payee, (c1, cR))]
    return desk.standing is not None


def settled(desk: Desk, payer: int, payee: int, moved: Any) -> tuple[group.Pair, group.Pair]:
    c1, cP, cR = moved
    return (
        group.pair_minus(desk.purses[payer], (c1, cP)),
        group.pair_plus(desk.purses[payee], (c1, cR)),
    )


def settle(desk: Desk, request: Settle) -> None:
    if request.paid:
        after = settled(desk, request.payer, request.payee, desk.standing)
        desk.purses[request.payer], desk.purses[request.payee] = after
    desk.standing = None


def prove_empty(desk: Desk, e: int, request: ProveEmpty) -> Steps:
    def check(message: Message) -> bool:
        if message.payload:
            check_balance(desk, message, message.payload, 0, "empty")
        return bool(message.payload)

    ask = yield desk.one("empty", str(e), request.seat, check, default=lambda _: False, person=True)
    return ask.said[request.seat]


def check_balance(desk: Desk, message: Message, proof: bytes, units: int, label: str) -> None:
    X, balance = desk.table.key(message.seat), desk.purses[message.seat]
    statement = statements.balance_is(X, balance, units)
    sigma.check("dleq", desk.ctx(message, label), statement, proof)


def open_purses(desk: Desk, e: int, request: OpenPurses) -> Steps:
    def check(message: Message) -> int:
        reader = Reader(message.payload)
        units = reader.u16()
        check_balance(desk, message, reader.rest(), units, "purse")
        return units

    ask = yield Round("purse", str(e), tuple(request.seats), check, default=lambda _: 0)
    return {seat: ask.said[seat] for seat in request.seats}
