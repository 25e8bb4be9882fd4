"""A payment whose amount only the two parties know.

Everybody else verifies that it is not negative, that the payer owns it, and that the
recipient gets what the payer loses.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from crypto import sigma
from crypto.elgamal import Ciphertext
from crypto.errors import InvalidProof
from crypto.generators import H, V
from crypto.group import POINT_SIZE, SCALAR_SIZE, G, Point, random_scalar
from crypto.keys import KeyPair
from crypto.money.balance import sound
from crypto.money.bits import Bits, check_bits, check_count, is_bit, weighted
from crypto.reader import Reader
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript


@dataclass(frozen=True, slots=True)
class Purse:
    """One party's key and balance before the payment, as everybody sees them."""

    X: Point
    balance: Ciphertext


@dataclass(frozen=True, slots=True)
class Payment:
    """The amount under both keys, the bits of amount and remainder, and the proof."""

    c1: Point
    cP: Point
    cR: Point
    B: tuple[Point, ...]
    B_: tuple[Point, ...]
    proof: bytes

    @staticmethod
    def size(bits: int) -> int:
        return POINT_SIZE * (3 + 2 * bits) + SCALAR_SIZE * (7 + 6 * bits)

    @classmethod
    def decode(cls, data: bytes, bits: int) -> "Payment":
        check_bits(bits)
        reader = Reader(data, cls.size(bits))
        c1, cP, cR = reader.points(3)
        B, B_ = tuple(reader.points(bits)), tuple(reader.points(bits))
        return cls(c1, cP, cR, B, B_, reader.rest())

    def encode(self) -> bytes:
        points = (self.c1, self.cP, self.cR, *self.B, *self.B_)
        return b"".join(P.encode() for P in points) + self.proof

    @property
    def to_payer(self) -> Ciphertext:
        """The amount as the payer can read it."""
        return Ciphertext(self.c1, self.cP)

    @property
    def to_recipient(self) -> Ciphertext:
        return Ciphertext(self.c1, self.cR)


def is_covered(
    payer: Purse, X_R: Point, c: tuple[Point, Point, Point], B: Sequence[Point], B_: Sequence[Point]
) -> Statement:
    """The same amount under both keys, and amount and remainder are spelled by bits.

    Witness (r, a, q) for the amount, (x, v', q') for the remainder.
    """
    c1, cP, cR = c
    amount = (
        Equation(c1, ((0, G),)),
        Equation(cP, ((1, V), (0, payer.X))),
        Equation(cR, ((1, V), (0, X_R))),
        Equation(weighted(B), ((1, V), (2, H))),
    )
    remainder = (
        Equation(payer.X, ((0, G),)),
        Equation(payer.balance.b - cP, ((1, V), (0, payer.balance.a - c1))),
        Equation(weighted(B_), ((1, V), (2, H))),
    )
    return ((Linear(3, amount),), (Linear(3, remainder),), *map(is_bit, B), *map(is_bit, B_))


def pay(
    payer: KeyPair, balance: Ciphertext, owned: int, X_R: Point, amount: int, bits: int, ctx: bytes
) -> Payment:
    """Pay ``amount`` of the ``owned`` units in ``balance`` to the key ``X_R``."""
    check_bits(bits)
    B, B_ = Bits.of(amount, bits), Bits.of(owned - amount, bits)
    r = random_scalar()
    cP, cR = B.under(r * payer.X, r * X_R)
    c = r * G, cP, cR
    statement = is_covered(Purse(payer.X, balance), X_R, c, B.B, B_.B)
    amounts = [Known((r, amount, B.q)), Known((payer.x, owned - amount, B_.q))]
    witness = [*amounts, *B.known(), *B_.known()]
    return Payment(*c, B.B, B_.B, sigma.prove(statement, witness, Transcript("pay", ctx)))


def verify(payer: Purse, recipient: Purse, payment: Payment, bits: int, ctx: bytes) -> None:
    check_bits(bits)
    check_count(payment.B, bits)
    check_count(payment.B_, bits)
    if payer.X == recipient.X:
        # The payer's and the recipient's update of one balance would make money.
        raise InvalidProof("self-payment")
    settled(payer, recipient, payment)
    c = payment.c1, payment.cP, payment.cR
    statement = is_covered(payer, recipient.X, c, payment.B, payment.B_)
    sigma.verify(statement, payment.proof, Transcript("pay", ctx))


def settled(payer: Purse, recipient: Purse, payment: Payment) -> tuple[Ciphertext, Ciphertext]:
    """Both balances after the payment; refuses one chosen to strip a mask."""
    spent = payer.balance - payment.to_payer
    gained = recipient.balance + payment.to_recipient
    return sound(spent), sound(gained)
