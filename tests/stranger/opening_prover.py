"""What a seat publishes after a match, written by somebody who knows all keys; and lies."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from secrets import token_bytes
from typing import Any

import msgpack
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.stranger import sigma, statements
from tests.stranger.desk import Desk
from tests.stranger.group import ORDER, plus, times
from tests.stranger.opening import OPENING, holding, parts, signed
from tests.stranger.scribe import Scribe

Body = list[Any]  # table, seat, shares, orders, openings of commitments, format
TABLE, SEAT, SHARES, ORDERS, SEALED, FORMAT = range(6)


def opening_of(scribe: Scribe, desk: Desk, seat: int) -> Body:
    """All that ``seat`` alone could read of a match that is over, as its record has it."""
    held, author = holding(desk, seat), scribe.author
    x = author.x(seat)
    shares = b"".join(times(x, a) for a in held.masks)
    for label, some in parts(held.masks):
        shares += author.shares(author.ctx("opened", seat, label), x, some)[33 * len(some) :]
    orders = b"".join(order_told(scribe, desk, seat, one.event) for one in held.orders)
    sealed = [author.sealed[seat, str(one.event)] for one in held.sealed]
    return [desk.table.id, seat, shares, orders, sealed, OPENING]


def order_told(scribe: Scribe, desk: Desk, seat: int, event: int) -> bytes:
    (one,) = [a for a in desk.arranged if a.event == event]
    order, masks = scribe.author.orders[seat, str(event)]
    told = bytes(order)
    for j, (place, rho) in enumerate(zip(order, masks, strict=True)):
        ctx = scribe.author.ctx("opened", seat, f"order{event}/{j}")
        statement = statements.remask(desk.table.joint, one.before[place], one.after[j])
        told += sigma.prove("remask", ctx, statement, [(0, [rho])])
    return told


def file_of(body: Body, secret: bytes) -> bytes:
    packed = bytes(msgpack.packb(body, use_bin_type=True))
    return packed + Ed25519PrivateKey.from_private_bytes(secret).sign(signed(packed))


# Lies, each signed by the seat itself


Lie = Callable[[Body, Random], Body]


def with_field(body: Body, place: int, value: Any) -> Body:
    return [*body[:place], value, *body[place + 1 :]]


def flipped(data: bytes, random: Random) -> bytes:
    if not data:
        return b"\0"
    changed = bytearray(data)
    changed[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(changed)


def a_bit_of_the_shares(body: Body, random: Random) -> Body:
    return with_field(body, SHARES, flipped(body[SHARES], random))


def a_bit_of_the_orders(body: Body, random: Random) -> Body:
    return with_field(body, ORDERS, flipped(body[ORDERS], random))


def a_share_left_out(body: Body, _: Random) -> Body:
    return with_field(body, SHARES, body[SHARES][33:])


def a_share_too_many(body: Body, _: Random) -> Body:
    return with_field(body, SHARES, body[SHARES][:33] + body[SHARES])


def two_shares_exchanged(body: Body, _: Random) -> Body:
    data = body[SHARES]
    return with_field(body, SHARES, data[33:66] + data[:33] + data[66:])


def errors_that_cancel(body: Body, _: Random) -> Body:
    data = body[SHARES]
    if len(data) < 130:
        return with_field(body, SHARES, data + b"\0")
    one, other = data[:33], data[33:66]
    more = times(7, one)
    return with_field(
        body, SHARES, plus(one, more) + plus(other, times(ORDER - 1, more)) + data[66:]
    )


def nothing_at_all(body: Body, _: Random) -> Body:
    return [body[TABLE], body[SEAT], b"", b"", [], OPENING]


def the_first_two_places_exchanged(body: Body, _: Random) -> Body:
    data = body[ORDERS]
    return with_field(body, ORDERS, data[1:2] + data[:1] + data[2:])


def one_place_twice(body: Body, _: Random) -> Body:
    data = body[ORDERS]
    return with_field(body, ORDERS, data[:1] + data[:1] + data[2:])


def orders_left_out(body: Body, _: Random) -> Body:
    return with_field(body, ORDERS, b"" if body[ORDERS] else bytes(130))


def another_choice(body: Body, random: Random) -> Body:
    if not body[SEALED]:
        return with_field(body, SEALED, [bytes(34)])
    first, *rest = body[SEALED]
    return with_field(body, SEALED, [flipped(first, random), *rest])


def a_choice_too_many(body: Body, _: Random) -> Body:
    return with_field(body, SEALED, [*body[SEALED], bytes(34)])


def a_choice_left_out(body: Body, _: Random) -> Body:
    return with_field(body, SEALED, body[SEALED][1:] if body[SEALED] else [b""])


def another_table(body: Body, _: Random) -> Body:
    return with_field(body, TABLE, token_bytes(32))


def another_seat(body: Body, random: Random) -> Body:
    return with_field(body, SEAT, random.choice([s for s in range(15) if s != body[SEAT]]))


def another_version(body: Body, random: Random) -> Body:
    version = random.choice([0, 1, 3, 12])
    return with_field(body, FORMAT, f"undertable/{version}/opening")


def a_field_too_many(body: Body, _: Random) -> Body:
    return [*body[:FORMAT], b"", body[FORMAT]]


def a_field_of_another_type(body: Body, random: Random) -> Body:
    place = random.randrange(FORMAT)
    return with_field(body, place, random.choice([None, "text", [b""], 2**40, -1]))


LIES: tuple[Lie, ...] = (
    a_bit_of_the_shares, a_bit_of_the_orders, a_share_left_out, a_share_too_many,
    two_shares_exchanged, errors_that_cancel, nothing_at_all, the_first_two_places_exchanged,
    one_place_twice, orders_left_out, another_choice, a_choice_too_many, a_choice_left_out,
    another_table, another_seat, another_version, a_field_too_many, a_field_of_another_type,
)  # fmt: skip


def lies(body: Body, secrets: Sequence[bytes], random: Random) -> Iterator[tuple[str, bytes]]:
    """Every kind of lie once, signed as it stands; then what needs no key at all."""
    mine = secrets[body[SEAT] - 1]
    for lie in LIES:
        yield lie.__name__, file_of(lie(body, random), mine)
    file = file_of(body, mine)
    yield "signed by another", file_of(body, secrets[body[SEAT] % len(secrets)])
    yield "a bit anywhere", flipped(file, random)
    yield "cut short", file[: random.randrange(len(file))]
    yield "a byte more", file + b"\0"
    yield "too large", file_of(with_field(body, SHARES, bytes(2**20)), mine)
