"""Attacks on hidden money, by a payer who knows every secret of the payment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from crypto import sigma
from crypto.elgamal import Ciphertext
from crypto.generators import H, V
from crypto.group import G, Point
from crypto.keys import KeyPair
from crypto.money import at_most, payment, range_proof
from crypto.money.at_most import AtMost, is_within
from crypto.money.balance import endowment, prove_balance, read, verify_balance
from crypto.money.bits import weighted
from crypto.money.payment import Payment, Purse, is_covered, pay, settled
from crypto.money.range_proof import Range, commit, in_range
from crypto.sigma import Known, Statement
from crypto.transcript import Transcript
from tests.crypto.material import CTX, hidden, key_pair, scalar
from tests.crypto.proofs import refused

BITS = 4
RNG = Random(1)
PAYER, RECIPIENT = key_pair(RNG), key_pair(RNG)
OURS = Purse(PAYER.X, hidden(5 * V, PAYER.X, RNG))
THEIRS = Purse(RECIPIENT.X, hidden(3 * V, RECIPIENT.X, RNG))


@dataclass
class Digits:
    """Commitments to any numbers, where an honest prover has bits."""

    values: Sequence[int]
    r: Sequence[int]

    @classmethod
    def of(cls, *values: int) -> "Digits":
        return cls(values, [scalar(RNG) for _ in values])

    @property
    def B(self) -> tuple[Point, ...]:
        return tuple(v * V + r * H for v, r in zip(self.values, self.r, strict=True))

    @property
    def number(self) -> int:
        return sum(v << i for i, v in enumerate(self.values))

    @property
    def q(self) -> int:
        return sum(r << i for i, r in enumerate(self.r))

    def known(self) -> list[Known]:
        """For a bit its branch; for anything else the better guess."""
        return [Known((r,), branch=int(v == 1)) for v, r in zip(self.values, self.r, strict=True)]


def forged(amount: Digits, remainder: Digits, r: int, X_R: Point = RECIPIENT.X) -> Payment:
    """A payment with any digits, otherwise made as usual."""
    c = r * G, amount.number * V + r * PAYER.X, amount.number * V + r * X_R
    statement = is_covered(OURS, X_R, c, amount.B, remainder.B)
    witness = [
        Known((r, amount.number, amount.q)),
        Known((PAYER.x, remainder.number, remainder.q)),
        *amount.known(),
        *remainder.known(),
    ]
    proof = sigma.prove(statement, witness, Transcript("pay", CTX))
    return Payment(*c, amount.B, remainder.B, proof)


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

    payment.verify(Payment.decode(made.encode(), BITS), OURS, THEIRS, BITS, CTX)


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
        payment.verify(forged(*digits, scalar(RNG)), OURS, THEIRS, BITS, CTX)


def test_the_two_parties_get_different_amounts() -> None:
    """The cheat loses one unit while the recipient, his friend, gets two."""
    amount, remainder, r = Digits.of(1, 0, 0, 0), Digits.of(0, 0, 1, 0), scalar(RNG)
    c = r * G, V + r * PAYER.X, 2 * V + r * RECIPIENT.X
    statement = is_covered(OURS, RECIPIENT.X, c, amount.B, remainder.B)
    for a in (1, 2):
        known = [Known((r, a, amount.q)), Known((PAYER.x, 4, remainder.q))]
        witness = [*known, *amount.known(), *remainder.known()]
        proof = sigma.prove(statement, witness, Transcript("pay", CTX))
        with refused("challenge"):
            made = Payment(*c, amount.B, remainder.B, proof)
            payment.verify(made, OURS, THEIRS, BITS, CTX)


def test_the_bits_spell_another_amount_than_the_ciphertext() -> None:
    """The cheat proves the bits of 1 and pays 2; bits and ciphertext must be one number."""
    amount, remainder, r = Digits.of(1, 0, 0, 0), Digits.of(1, 1, 0, 0), scalar(RNG)
    c = r * G, 2 * V + r * PAYER.X, 2 * V + r * RECIPIENT.X
    statement = is_covered(OURS, RECIPIENT.X, c, amount.B, remainder.B)
    for a in (1, 2):
        known = [Known((r, a, amount.q)), Known((PAYER.x, 3, remainder.q))]
        witness = [*known, *amount.known(), *remainder.known()]
        proof = sigma.prove(statement, witness, Transcript("pay", CTX))
        with refused("challenge"):
            made = Payment(*c, amount.B, remainder.B, proof)
            payment.verify(made, OURS, THEIRS, BITS, CTX)


def test_a_payment_out_of_somebody_else_s_purse() -> None:
    """The cheat pays with the recipient's money, to himself."""
    made = pay(KeyPair(PAYER.x, RECIPIENT.X), THEIRS.balance, 3, PAYER.X, 2, BITS, CTX)

    with refused("challenge"):
        payment.verify(made, THEIRS, OURS, BITS, CTX)


def test_a_payment_is_applied_twice() -> None:
    """The cheat, or a greedy recipient, sends the same payment again."""
    made = pay(PAYER, OURS.balance, 5, RECIPIENT.X, 2, BITS, CTX)
    payment.verify(made, OURS, THEIRS, BITS, CTX)
    spent, gained = settled(made, OURS, THEIRS)

    with refused("challenge"):
        after = Purse(PAYER.X, spent), Purse(RECIPIENT.X, gained)
        payment.verify(made, *after, BITS, CTX)


def test_a_payment_is_collected_by_somebody_else() -> None:
    """The cheat credits a payment to himself that was meant for another."""
    made = pay(PAYER, OURS.balance, 5, RECIPIENT.X, 2, BITS, CTX)
    thief = key_pair(Random(2))

    with refused("challenge"):
        payment.verify(made, OURS, Purse(thief.X, endowment(0, thief.X)), BITS, CTX)
    with refused("challenge"):
        stolen = replace(made, cR=made.cR - THEIRS.X + thief.X)
        payment.verify(stolen, OURS, Purse(thief.X, endowment(0, thief.X)), BITS, CTX)


def test_a_payment_to_oneself_makes_money() -> None:
    """The cheat is both parties; whichever update of the balance comes last wins."""
    made = pay(PAYER, OURS.balance, 5, PAYER.X, 5, BITS, CTX)
    spent, gained = settled(made, OURS, OURS)
    assert (read(PAYER, spent, BITS), read(PAYER, gained, BITS)) == (0, 10)

    with refused("self-payment"):
        payment.verify(made, OURS, OURS, BITS, CTX)
    # Nor under the pretence of a second purse with the same key.
    with refused("self-payment"):
        payment.verify(made, OURS, Purse(PAYER.X, endowment(1, PAYER.X)), BITS, CTX)


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
        payment.verify(made, ours, theirs, BITS, CTX)
    with refused("identity"):
        settled(made, ours, theirs)


def test_a_payment_empties_the_second_component_of_a_balance() -> None:
    """The cheat aims at ``b`` instead: a balance of zero units whose mask is cancelled in both."""
    ours = Purse(PAYER.X, Ciphertext(G, PAYER.X))  # nothing, under mask 1
    nothing = Digits.of(0, 0, 0, 0)
    c = G, PAYER.X, RECIPIENT.X
    made = Payment(*c, nothing.B, nothing.B, bytes(32 * (7 + 6 * BITS)))

    with refused("identity"):
        payment.verify(made, ours, THEIRS, BITS, CTX)


@pytest.mark.parametrize("claimed", [4, 6, 0, 5 + 2**9, -5])
def test_a_purse_is_opened_with_another_amount(claimed: int) -> None:
    """The cheat ends the game richer, or poorer, than he is."""
    proof = prove_balance(PAYER, OURS.balance, claimed, CTX)
    with refused("challenge"):
        verify_balance(PAYER.X, OURS.balance, claimed, proof, CTX)
    with refused("challenge"):
        true = prove_balance(PAYER, OURS.balance, 5, CTX)
        verify_balance(PAYER.X, OURS.balance, claimed, true, CTX)


def poorer(digits: Digits, most: int, x: int = PAYER.x) -> AtMost:
    """The usual proof that a balance is at most ``most``, with any digits of the distance."""
    statement = is_within(PAYER.X, OURS.balance, most, digits.B)
    witness = [Known((x, digits.number, digits.q)), *digits.known()]
    return AtMost(digits.B, sigma.prove(statement, witness, Transcript("least", CTX)))


def test_a_loser_is_richer_than_the_winner() -> None:
    """The cheat owns 5, the winner opened 4; he hides that the tie would go the other way."""
    at_most.verify(PAYER.X, OURS.balance, 6, poorer(Digits.of(1, 0, 0, 0), 6), BITS, CTX)

    for digits in ((-1, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0), (1, 1, 1, -1), (1, -1, 0, 0)):
        with refused("challenge"):
            at_most.verify(PAYER.X, OURS.balance, 4, poorer(Digits.of(*digits), 4), BITS, CTX)


def test_without_bits_any_distance_will_do() -> None:
    """Why the single bits are proved: the sum alone holds for a distance below zero."""
    digits = Digits.of(-1, 0, 0, 0)
    weak: Statement = is_within(PAYER.X, OURS.balance, 4, digits.B)[:1]
    known = [Known((PAYER.x, -1, digits.q))]

    sigma.verify(weak, sigma.prove(weak, known, Transcript("x", CTX)), Transcript("x", CTX))


def test_a_loser_s_proof_about_an_earlier_balance() -> None:
    """The cheat was poor before the last payment came in."""
    made = poorer(Digits.of(0, 0, 0, 0), 5)
    at_most.verify(PAYER.X, OURS.balance, 5, made, BITS, CTX)
    richer = OURS.balance + endowment(3, PAYER.X)

    with refused("challenge"):
        at_most.verify(PAYER.X, richer, 5, made, BITS, CTX)


@pytest.mark.parametrize("digits", [(-1, 0, 0, 0), (2, 0, 0, 0), (0, 0, 0, 2), (-2, 2, 0, 0)])
def test_a_range_is_proved_with_digits_that_are_no_bits(digits: Sequence[int]) -> None:
    """The cheat commits to −1 or 16, or spells a fine amount with bad digits."""
    spelled, r = Digits.of(*digits), scalar(RNG)
    C = commit(spelled.number, r)
    statement = in_range(C, spelled.B)
    assert weighted(spelled.B) == spelled.number * V + spelled.q * H
    for branch in (0, 1):
        bits = [Known(known.scalars, branch) for known in spelled.known()]
        witness = [*bits, Known((r - spelled.q,))]
        proof = Range(spelled.B, sigma.prove(statement, witness, Transcript("range", CTX)))
        with refused("challenge"):
            range_proof.verify(C, proof, BITS, CTX)


def test_a_commitment_whose_bits_spell_something_else() -> None:
    """The cheat proves the bits of 3 for a commitment to 300."""
    spelled, r = Digits.of(1, 1, 0, 0), scalar(RNG)
    C = commit(300, r)
    witness = [*spelled.known(), Known((r - spelled.q,))]
    proof = sigma.prove(in_range(C, spelled.B), witness, Transcript("range", CTX))

    with refused("challenge"):
        range_proof.verify(C, Range(spelled.B, proof), BITS, CTX)
