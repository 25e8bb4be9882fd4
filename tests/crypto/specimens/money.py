"""Proofs about hidden money, with amounts of two bits to keep every attack quick."""

from random import Random

from crypto.elgamal import Ciphertext
from crypto.generators import V
from crypto.group import G, Point
from crypto.keys import same_log
from crypto.money import payment
from crypto.money.balance import endowment, verify_balance
from crypto.money.bits import Bits
from crypto.money.payment import Payment, Purse, is_covered
from crypto.sigma import Known
from tests.crypto.material import hidden, key_pair, scalar
from tests.crypto.proofs import Make, Specimen, by_sigma

BITS = 2


def purse(units: int, X: Point, rng: Random) -> Ciphertext:
    """A balance after some payments: its mask is anybody's guess."""
    return hidden(units * V, X, rng)


def paid(rng: Random) -> Specimen:
    payer, recipient, r = key_pair(rng), key_pair(rng), scalar(rng)
    before = Purse(payer.X, purse(3, payer.X, rng))
    B, B_ = Bits.of(1, BITS), Bits.of(2, BITS)
    c = r * G, V + r * payer.X, V + r * recipient.X
    to = Purse(recipient.X, endowment(1, recipient.X))

    def verify(data: bytes, ctx: bytes, payer: Purse = before, recipient: Purse = to) -> None:
        payment.verify(payer, recipient, Payment.decode(data, BITS), BITS, ctx)

    richer = Purse(payer.X, before.balance + Ciphertext(G, V + payer.X))
    third = key_pair(rng).X
    return by_sigma(
        "pay",
        [*c, *B.B, *B_.B],
        is_covered(before, recipient.X, c, B.B, B_.B),
        [Known((r, 1, B.q)), Known((payer.x, 2, B_.q)), *B.known(), *B_.known()],
        verify,
        {
            "another payer": lambda data, ctx: verify(data, ctx, Purse(third, before.balance)),
            "a richer payer": lambda data, ctx: verify(data, ctx, richer),
            "another recipient": lambda data, ctx: verify(
                data, ctx, recipient=Purse(third, to.balance)
            ),
            "parties exchanged": lambda data, ctx: verify(data, ctx, to, before),
        },
        checks=frozenset({"challenge", "identity"}),
    )


def opened(rng: Random) -> Specimen:
    owner = key_pair(rng)
    balance = purse(3, owner.X, rng)

    def verify(
        data: bytes, ctx: bytes, X: Point = owner.X, balance: Ciphertext = balance, units: int = 3
    ) -> None:
        verify_balance(X, balance, units, data, ctx)

    return by_sigma(
        "dleq",
        [],
        same_log(owner.X, balance.a, balance.b - 3 * V),
        [Known((owner.x,))],
        verify,
        {
            "another owner": lambda data, ctx: verify(data, ctx, X=key_pair(rng).X),
            "another balance": lambda data, ctx: verify(data, ctx, balance=purse(3, owner.X, rng)),
            "one unit more": lambda data, ctx: verify(data, ctx, units=4),
            "one unit less": lambda data, ctx: verify(data, ctx, units=2),
        },
    )


SPECIMENS: dict[str, Make] = {
    "a payment": paid,
    "an opened balance": opened,
}
