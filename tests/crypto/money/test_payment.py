"""A payment whose amount only the two parties know."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.errors import Malformed, Unprovable
from crypto.generators import V
from crypto.group import Point
from crypto.keys import KeyPair
from crypto.money import payment
from crypto.money.balance import endowment, read
from crypto.money.payment import Payment, Purse, pay, settled
from tests.crypto.material import CTX, hidden, key_pair
from tests.crypto.proofs import refused

BITS = 3
amounts = st.integers(0, 7).flatmap(lambda owned: st.tuples(st.just(owned), st.integers(0, owned)))


def purse(key: KeyPair, units: int, rng: Random) -> Purse:
    return Purse(key.X, hidden(units * V, key.X, rng))


@settings(max_examples=10)
@given(amounts, st.integers(0, 2**32))
def test_the_recipient_gets_what_the_payer_loses(amounts: tuple[int, int], seed: int) -> None:
    (owned, amount), rng = amounts, Random(seed)
    payer, recipient = key_pair(rng), key_pair(rng)
    ours, theirs = purse(payer, owned, rng), purse(recipient, 0, rng)
    paid = pay(payer, ours.balance, owned, recipient.X, amount, BITS, CTX)
    payment.verify(ours, theirs, paid, BITS, CTX)
    spent, gained = settled(ours, theirs, paid)

    assert read(payer, spent, BITS) == owned - amount
    assert read(recipient, gained, BITS) == amount
    assert Payment.decode(paid.encode(), BITS) == paid


@pytest.mark.parametrize(("bits", "size"), [(3, 33 * 9 + 32 * 25), (9, 2645)])
def test_a_payment_has_one_size_whatever_the_amount(bits: int, size: int) -> None:
    payer, X_R = key_pair(Random(1)), key_pair(Random(2)).X
    for amount in (0, 1, 7):
        paid = pay(payer, endowment(7, payer.X), 7, X_R, amount, bits, CTX)
        assert len(paid.encode()) == size


def test_two_payments_of_one_amount_have_no_point_in_common() -> None:
    """Nor does one follow from the other by a known amount: the masks differ."""
    payer, X_R = key_pair(Random(12)), key_pair(Random(13)).X
    balance = endowment(7, payer.X)
    first, second = (pay(payer, balance, 7, X_R, 3, BITS, CTX) for _ in range(2))
    points = [P for paid in (first, second) for P in (paid.c1, paid.cP, paid.cR, *paid.B, *paid.B_)]

    assert len(set(points)) == len(points)


def test_payments_follow_each_other() -> None:
    """The remainder of one payment is the balance of the next, both ways."""
    rng = Random(3)
    keys = [key_pair(rng), key_pair(rng)]
    purses = [Purse(key.X, endowment(5, key.X)) for key in keys]
    owned = [5, 5]
    for i, amount in ((0, 2), (1, 7), (0, 0), (0, 3)):
        paid = pay(keys[i], purses[i].balance, owned[i], keys[1 - i].X, amount, 4, CTX)
        payment.verify(purses[i], purses[1 - i], paid, 4, CTX)
        spent, gained = settled(purses[i], purses[1 - i], paid)
        purses[i], purses[1 - i] = Purse(keys[i].X, spent), Purse(keys[1 - i].X, gained)
        owned[i], owned[1 - i] = owned[i] - amount, owned[1 - i] + amount

    assert [read(*pair, 4) for pair in zip(keys, (p.balance for p in purses), strict=True)] == owned


@pytest.mark.parametrize(("owned", "amount"), [(3, 4), (3, -1), (0, 1)])
def test_what_one_does_not_own_can_not_be_paid(owned: int, amount: int) -> None:
    payer, X_R = key_pair(Random(4)), key_pair(Random(5)).X
    with pytest.raises(Unprovable):
        pay(payer, endowment(owned, payer.X), owned, X_R, amount, BITS, CTX)


def test_a_payment_with_another_number_of_bits_is_refused() -> None:
    payer, X_R = key_pair(Random(6)), key_pair(Random(7)).X
    ours, theirs = Purse(payer.X, endowment(3, payer.X)), Purse(X_R, endowment(0, X_R))
    paid = pay(payer, ours.balance, 3, X_R, 1, BITS, CTX)
    for bits in (BITS - 1, BITS + 1):
        with refused("length"):
            payment.verify(ours, theirs, paid, bits, CTX)
        with refused("length"):
            Payment.decode(paid.encode(), bits)


def shortened(points: tuple[Point, ...]) -> list[tuple[Point, ...]]:
    return [points[:-1], (*points, points[0]), ()]


def test_more_or_fewer_bits_of_amount_or_remainder_are_refused() -> None:
    payer, X_R = key_pair(Random(8)), key_pair(Random(9)).X
    ours, theirs = Purse(payer.X, endowment(3, payer.X)), Purse(X_R, endowment(0, X_R))
    paid = pay(payer, ours.balance, 3, X_R, 1, BITS, CTX)
    head = paid.c1, paid.cP, paid.cR
    for B in shortened(paid.B):
        with refused("length"):
            payment.verify(ours, theirs, Payment(*head, B, paid.B_, paid.proof), BITS, CTX)
    for B_ in shortened(paid.B_):
        with refused("length"):
            payment.verify(ours, theirs, Payment(*head, paid.B, B_, paid.proof), BITS, CTX)


@pytest.mark.parametrize("bits", [0, 17])
def test_a_senseless_number_of_bits_is_refused_everywhere(bits: int) -> None:
    payer, X_R = key_pair(Random(10)), key_pair(Random(11)).X
    ours, theirs = Purse(payer.X, endowment(3, payer.X)), Purse(X_R, endowment(0, X_R))
    paid = pay(payer, ours.balance, 3, X_R, 1, BITS, CTX)
    with pytest.raises(Malformed):
        pay(payer, ours.balance, 3, X_R, 1, bits, CTX)
    with pytest.raises(Malformed):
        payment.verify(ours, theirs, paid, bits, CTX)
    with pytest.raises(Malformed):
        Payment.decode(paid.encode(), bits)
