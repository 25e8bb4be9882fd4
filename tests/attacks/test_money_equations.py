"""For the equations about money one by one: a lie that every other equation lets pass."""

from dataclasses import dataclass
from random import Random

import pytest

from crypto import sigma
from crypto.generators import V
from crypto.group import ORDER, G, Point, invert
from crypto.money import payment
from crypto.money.bits import Bits
from crypto.money.payment import Payment, Purse, is_covered
from crypto.sigma import Known, Linear, Statement
from crypto.transcript import Transcript
from tests.crypto.material import CTX, hidden, key_pair, scalar
from tests.crypto.proofs import refused

BITS = 4
RNG = Random(1)
PAYER, FRIEND = key_pair(RNG), key_pair(RNG)
OURS = Purse(PAYER.X, hidden(5 * V, PAYER.X, RNG))
THEIRS = Purse(FRIEND.X, hidden(3 * V, FRIEND.X, RNG))
R = scalar(RNG)

Three = tuple[Point, Point, Point]


def usual(lost: int, gained: int) -> Three:
    """An amount under both keys, or one amount under each."""
    return R * G, lost * V + R * PAYER.X, gained * V + R * FRIEND.X


@dataclass(frozen=True)
class Told:
    """A payment of ``a`` that leaves ``rest``, with bits that may spell something else."""

    c: Three
    a: int
    rest: int
    amount: Bits
    remainder: Bits

    @property
    def statement(self) -> Statement:
        return is_covered(OURS, FRIEND.X, self.c, self.amount.B, self.remainder.B)

    def proved(self, statement: Statement) -> bytes:
        """The best proof its author can make, who knows every number in it."""
        known = [Known((R, self.a, self.amount.q)), Known((PAYER.x, self.rest, self.remainder.q))]
        witness = [*known, *self.amount.known(), *self.remainder.known()]
        return sigma.prove(statement, witness, Transcript("pay", CTX))

    def payment(self) -> Payment:
        return Payment(*self.c, self.amount.B, self.remainder.B, self.proved(self.statement))


def told(c: Three, a: int, rest: int, spelled_a: int, spelled_rest: int) -> Told:
    return Told(c, a, rest, Bits.of(spelled_a, BITS), Bits.of(spelled_rest, BITS))


def without(statement: Statement, clause: int, equation: int) -> Statement:
    """What a verifier would check who forgot one equation."""
    [branch] = statement[clause]
    kept = branch.equations[:equation] + branch.equations[equation + 1 :]
    return (*statement[:clause], (Linear(branch.secrets, kept),), *statement[clause + 1 :])


# Under the payer's key, c1 = r·G + k·V decrypts to as much more money as k·x makes.
K = (15 - 5 + 7) * invert(PAYER.x) % ORDER
IN_THE_MASK = told((R * G + K * V, *usual(7, 7)[1:]), 7, 15, 7, 15)

# The one equation that refuses each, by clause and place. None is against ``X_P = x·G``: the
# equation about the remainder implies it, for anybody who knows no logarithm of V.
LIES = {
    "7 of 5 units are paid and 15 kept, hidden in the mask": (IN_THE_MASK, (0, 0)),
    "the payer loses less than the friend gets": (told(usual(1, 2), 2, 4, 2, 4), (0, 1)),
    "the friend gets more than the payer loses": (told(usual(1, 2), 1, 4, 1, 4), (0, 2)),
    "a negative amount": (told(usual(-2, -2), -2, 7, 0, 7), (0, 3)),
    "a remainder out of the air": (told(usual(7, 7), 7, 9, 7, 9), (1, 1)),
    "a negative remainder": (told(usual(7, 7), 7, -2, 7, 0), (1, 2)),
}


@pytest.mark.parametrize(("lie", "equation"), LIES.values(), ids=LIES)
def test_a_payment_that_only_one_equation_refuses(lie: Told, equation: tuple[int, int]) -> None:
    weaker = without(lie.statement, *equation)
    sigma.verify(weaker, lie.proved(weaker), Transcript("pay", CTX))

    with refused("challenge"):
        payment.verify(OURS, THEIRS, lie.payment(), BITS, CTX)
