"""From plain data back to the verifiers: what every claim of a vector means."""

from collections.abc import Callable, Mapping
from typing import Any

from crypto import conversion, denial, remask, shares, swap
from crypto.denial import Denial
from crypto.elgamal import Ciphertext
from crypto.group import Point
from crypto.keys import verify_key, verify_same_log
from crypto.membership import verify_member
from crypto.money import payment
from crypto.money.balance import verify_balance
from crypto.money.payment import Payment, Purse
from crypto.reader import Reader
from crypto.shares import Shares

Given = Mapping[str, Any]


def point(data: str) -> Point:
    return Point.decode(bytes.fromhex(data))


def card(data: str) -> Ciphertext:
    return Ciphertext.decode(bytes.fromhex(data))


def purse(data: Given) -> Purse:
    return Purse(point(data["X"]), card(data["balance"]))


def key(_: Given, data: bytes, ctx: bytes) -> None:
    reader = Reader(data, 97)
    verify_key(reader.point(), reader.rest(), ctx)


def same_log(given: Given, data: bytes, ctx: bytes) -> None:
    reader = Reader(data, 97)
    verify_same_log(point(given["X"]), point(given["C"]), reader.point(), reader.rest(), ctx)


def given_shares(given: Given, data: bytes, ctx: bytes) -> None:
    masks = [point(mask) for mask in given["masks"]]
    shares.verify(point(given["X"]), masks, Shares.decode(data, len(masks)), ctx)


def new_mask(given: Given, data: bytes, ctx: bytes) -> None:
    reader = Reader(data, 130)
    [after] = reader.ciphertexts(1)
    remask.verify(card(given["before"]), after, point(given["K"]), reader.rest(), ctx)


def swapped(given: Given, data: bytes, ctx: bytes) -> None:
    reader = Reader(data, 292)
    before = card(given["before"][0]), card(given["before"][1])
    after = reader.ciphertexts(2)
    swap.verify(before, (after[0], after[1]), point(given["K"]), reader.rest(), ctx)


def converted(given: Given, data: bytes, ctx: bytes) -> None:
    reader = Reader(data, 162)
    [E] = reader.ciphertexts(1)
    X, K = point(given["X"]), point(given["K"])
    conversion.verify(X, card(given["e"]), K, E, reader.rest(), ctx)


def member(given: Given, data: bytes, ctx: bytes) -> None:
    faces = [point(M) for M in given["faces"]]
    verify_member(point(given["X"]), card(given["e"]), faces, data, ctx)


def denied(given: Given, data: bytes, ctx: bytes) -> None:
    X, e, D = point(given["X"]), card(given["e"]), point(given["D"])
    denial.verify(X, e, D, Denial.decode(data), ctx)


def paid(given: Given, data: bytes, ctx: bytes) -> None:
    bits, made = given["bits"], Payment.decode(data, given["bits"])
    payment.verify(purse(given["payer"]), purse(given["recipient"]), made, bits, ctx)


def opened(given: Given, data: bytes, ctx: bytes) -> None:
    verify_balance(point(given["X"]), card(given["balance"]), given["units"], data, ctx)


CLAIMS: dict[str, Callable[[Given, bytes, bytes], None]] = {
    "key": key,
    "same log": same_log,
    "shares": given_shares,
    "remask": new_mask,
    "swap": swapped,
    "conversion": converted,
    "member": member,
    "denial": denied,
    "payment": paid,
    "balance": opened,
}
