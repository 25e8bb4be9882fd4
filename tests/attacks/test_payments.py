"""Attacks on hidden payments, by a payer who knows every secret of the payment."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from crypto import sigma
from crypto.elgamal import Ciphertext
from crypto.generators import V
from crypto.group import G, invert
from crypto.keys import KeyPair
from crypto.money import payment
from crypto.money.balance import endowment, read
from crypto.money.payment import Payment, Purse, is_covered, pay, settled
from crypto.sigma import Known, Statement
from crypto.transcript import Transcript
from tests.attacks.digits import Digits, forged_payment
from tests.crypto.material import CTX, hidden, key_pair, scalar
from tests.crypto.proofs import refused

BITS = 4
RNG = Random(1)
PAYER, RECIPIENT = key_pair(RNG), key_pair(RNG)
OURS = Purse(PAYER.X, hidden(5 * V, PAYER.X, RNG))
THEIRS = Purse(RECIPIENT.X, hidden(3 * V, RECIPIENT.X, RNG))


def forged(amount: Digits, remainder: Digits, r: int) -> Payment:
    return forged_payment(PAYER, OURS, RECIPIENT.X, amount, remainder, r, CTX)


def assert_sums_hold(amount: Digits, remainder: Digits) -> None:
    """A verifier who does not look at the single bits would be convinced."""
    r = scalar(RNG)
    c = r * G, amount.number * V + r * PAYER.X, amount.number * V + r * RECIPIENT.X
    sums = is_covered(OURS, RECIPIENT.X, c, amount.B, remainder.B)[:2]
    witness = [
        Known((r, amount.number, amount.q)),
        Known((PAYER.x, remainder.number, remainder.q)),
    ]
    sigma.verify(sums, sigma.prove(sums, witness, Transcript("pay", CTX)), Transcript("pay", CTX))


def test_the_forger_s_way_works_for_an_honest_payment() -> None:
    """So what is refused below is the lie, and not the way of proving it."""
    made = forged(Digits.of(0, 1, 0, 0), Digits.of(1, 1, 0, 0), scalar(RNG))

    payment.verify(OURS, THEIRS, Payment.decode(made.encode(), BITS), BITS, CTX)


LIES = {
    "a negative amount": ((-2, 0, 0, 0), (1, 1, 1, 0)),
    "a negative amount in the last digit": ((0, 0, 0, -1), (1, 0, 1, 1)),
    "more than the payer owns": ((0, 1, 1, 0), (-1, 0, 0, 0)),
    "all the money of the table": ((1, 1, 1, 1), (0, -1, 0, -1)),
    "a digit two": ((2, 0, 0, 0), (1, 1, 0, 0)),
    "the right amount by wrong digits": ((-2, 2, 0, 0), (1, 1, 0, 0)),
    "the right remainder by wrong digits": ((0, 1, 0, 0), (3, 0, 0, 0)),
    "digits beyond the range": ((0, 0, 0, 4), (-3, 0, 0, -3)),
}


@pytest.mark.parametrize(("amount", "remainder"), LIES.values(), ids=LIES)
def test_money_is_made_by_digits_that_are_no_bits(
    amount: Sequence[int], remainder: Sequence[int]
) -> None:
    """The cheat's sums all hold: what he loses and gets adds up, in numbers that wrap around."""
    digits = Digits.of(*amount), Digits.of(*remainder)
    assert digits[0].number + digits[1].number == 5
    assert_sums_hold(*digits)

    with refused("challenge"):
        payment.verify(OURS, THEIRS, forged(*digits, scalar(RNG)), BITS, CTX)


@pytest.mark.parametrize(
    ("amount", "remainder"),
    [((0, 1, 0, 0, 0), (1, 1, 0, 0)), ((0, 1, 0, 0), (1, 1, 0, 0, 0)), ((0, 1, 0), (1, 1, 0, 0))],
)
def test_a_payment_spelled_with_more_or_fewer_bits_than_the_table_s(
    amount: Sequence[int], remainder: Sequence[int]
) -> None:
    """The cheat's proof is true; wider amounts would let money wrap around some day."""
    digits = Digits.of(*amount), Digits.of(*remainder)
    made = forged(*digits, scalar(RNG))
    c = made.c1, made.cP, made.cR
    statement = is_covered(OURS, RECIPIENT.X, c, made.B, made.B_)
    sigma.verify(statement, made.proof, Transcript("pay", CTX))

    with refused("length"):
        payment.verify(OURS, THEIRS, made, BITS, CTX)


@pytest.mark.parametrize(
    ("lost", "gained", "spelled", "left"), [(1, 2, 1, 4), (1, 2, 2, 4), (0, 2, 2, 5), (1, 1, 2, 4)]
)
def test_loss_gain_and_bits_are_different_amounts(
    lost: int, gained: int, spelled: int, left: int
) -> None:
    """The cheat loses less than his friend gets, or proves the bits of another amount."""
    amount, remainder, r = digits_of(spelled), digits_of(left), scalar(RNG)
    c = r * G, lost * V + r * PAYER.X, gained * V + r * RECIPIENT.X
    statement = is_covered(OURS, RECIPIENT.X, c, amount.B, remainder.B)
    for a in {lost, gained, spelled}:
        known = [Known((r, a, amount.q)), Known((PAYER.x, left, remainder.q))]
        witness = [*known, *amount.known(), *remainder.known()]
        proof = sigma.prove(statement, witness, Transcript("pay", CTX))
        with refused("challenge"):
            made = Payment(*c, amount.B, remainder.B, proof)
            payment.verify(OURS, THEIRS, made, BITS, CTX)


def digits_of(number: int) -> Digits:
    return Digits.of(*(number >> i & 1 for i in range(BITS)))


def test_money_is_hidden_in_the_mask() -> None:
    """The cheat adds k·V to ``c1``: taken off with his key, it becomes k·x units of money."""
    amount, remainder, r = digits_of(2), digits_of(15), scalar(RNG)
    k = (15 - 3) * invert(PAYER.x)
    c = r * G + k * V, 2 * V + r * PAYER.X, 2 * V + r * RECIPIENT.X
    statement = is_covered(OURS, RECIPIENT.X, c, amount.B, remainder.B)
    known = [Known((r, 2, amount.q)), Known((PAYER.x, 15, remainder.q))]
    witness = [*known, *amount.known(), *remainder.known()]
    spent = OURS.balance - Ciphertext(c[0], c[1])
    assert read(PAYER, spent, BITS) == 15, "of 5 units, 2 were paid"

    without_c1 = replace(statement[0][0], equations=statement[0][0].equations[1:])
    weak: Statement = ((without_c1,), *statement[1:])
    sigma.verify(weak, sigma.prove(weak, witness, Transcript("x", CTX)), Transcript("x", CTX))
    proof = sigma.prove(statement, witness, Transcript("pay", CTX))
    with refused("challenge"):
        made = Payment(*c, amount.B, remainder.B, proof)
        payment.verify(OURS, THEIRS, made, BITS, CTX)


def test_a_payment_out_of_somebody_else_s_purse() -> None:
    """The cheat pays with the recipient's money, to himself."""
    made = pay(KeyPair(PAYER.x, RECIPIENT.X), THEIRS.balance, 3, PAYER.X, 2, BITS, CTX)

    with refused("challenge"):
        payment.verify(THEIRS, OURS, made, BITS, CTX)


def test_a_payment_is_applied_twice() -> None:
    """The cheat, or a greedy recipient, sends the same payment again."""
    made = pay(PAYER, OURS.balance, 5, RECIPIENT.X, 2, BITS, CTX)
    payment.verify(OURS, THEIRS, made, BITS, CTX)
    spent, gained = settled(OURS, THEIRS, made)

    with refused("challenge"):
        after = Purse(PAYER.X, spent), Purse(RECIPIENT.X, gained)
        payment.verify(*after, made, BITS, CTX)


def test_a_payment_is_collected_by_somebody_else() -> None:
    """The cheat credits a payment to himself that was meant for another."""
    made = pay(PAYER, OURS.balance, 5, RECIPIENT.X, 2, BITS, CTX)
    thief = key_pair(Random(2))

    with refused("challenge"):
        payment.verify(OURS, Purse(thief.X, endowment(0, thief.X)), made, BITS, CTX)
    with refused("challenge"):
        stolen = replace(made, cR=made.cR - THEIRS.X + thief.X)
        payment.verify(OURS, Purse(thief.X, endowment(0, thief.X)), stolen, BITS, CTX)


def test_a_payment_to_oneself_makes_money() -> None:
    """The cheat is both parties; whichever update of the balance comes last wins."""
    made = pay(PAYER, OURS.balance, 5, PAYER.X, 5, BITS, CTX)
    spent, gained = settled(OURS, OURS, made)
    assert (read(PAYER, spent, BITS), read(PAYER, gained, BITS)) == (0, 10)

    with refused("self-payment"):
        payment.verify(OURS, OURS, made, BITS, CTX)
    # Nor under the pretence of a second purse with the same key.
    with refused("self-payment"):
        payment.verify(OURS, Purse(PAYER.X, endowment(1, PAYER.X)), made, BITS, CTX)


@pytest.mark.parametrize("r", [1, -1])
def test_a_payment_strips_a_public_balance_of_its_mask(r: int) -> None:
    """The cheat cancels mask 1 of an endowment, his own or the recipient's, and shows it to all."""
    ours, theirs = (Purse(key.X, endowment(5, key.X)) for key in (PAYER, RECIPIENT))
    amount, remainder = Digits.of(0, 1, 0, 0), Digits.of(1, 1, 0, 0)
    c = r * G, 2 * V + r * PAYER.X, 2 * V + r * RECIPIENT.X
    statement = is_covered(ours, RECIPIENT.X, c, amount.B, remainder.B)
    known = [Known((r, 2, amount.q)), Known((PAYER.x, 3, remainder.q))]
    witness = [*known, *amount.known(), *remainder.known()]
    proof = sigma.prove(statement, witness, Transcript("pay", CTX))
    sigma.verify(statement, proof, Transcript("pay", CTX))  # every word of it is true

    made = Payment(*c, amount.B, remainder.B, proof)
    with refused("identity"):
        payment.verify(ours, theirs, made, BITS, CTX)
    with refused("identity"):
        settled(ours, theirs, made)


def test_a_payment_empties_the_second_component_of_a_balance() -> None:
    """The cheat aims at ``b`` instead: a balance of zero units whose mask is cancelled in both."""
    ours = Purse(PAYER.X, Ciphertext(G, PAYER.X))  # nothing, under mask 1
    nothing = Digits.of(0, 0, 0, 0)
    c = G, PAYER.X, RECIPIENT.X
    made = Payment(*c, nothing.B, nothing.B, bytes(32 * (7 + 6 * BITS)))

    with refused("identity"):
        payment.verify(ours, THEIRS, made, BITS, CTX)
