"""Dealers who share another key, in another way, or not at all."""

from dataclasses import replace
from itertools import combinations

import pytest

from crypto import shares
from crypto.errors import Malformed
from crypto.group import ORDER, hash_to_group, invert, random_scalar, random_scalars
from crypto.recovery import Fault, Sharing, lagrange, others, receive, verify_sharing
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused
from tests.crypto.sharings import SetUp, at, deal_anything, help_ctx, vss_ctx

CARD = hash_to_group(b"a mask")
ELSEWHERE = TABLE[::-1]


@pytest.fixture
def table() -> SetUp:
    return SetUp.of(4, 3)


def test_a_bad_share_is_noticed_and_convicts_the_dealer(table: SetUp) -> None:
    """The dealer gives one seat junk, to be irreplaceable with that seat's help."""
    good = table.sharings[1]
    bad = replace(good, y={**good.y, 3: (good.y[3] + 1) % ORDER})
    table.check(1, bad)
    with refused("share"):
        table.share(1, 3, bad)
    assert table.verdict(bad, 1, 3, table.complaint(bad, 1, 3)) is Fault.DEALER
    for honest in (2, 4):
        assert table.share(1, honest, bad) == table.share(1, honest)


def test_two_exchanged_shares_are_noticed(table: SetUp) -> None:
    """The dealer gives each of two seats what is meant for the other."""
    good = table.sharings[1]
    bad = replace(good, y={**good.y, 2: good.y[3], 3: good.y[2]})
    for j in (2, 3):
        with refused("share"):
            table.share(1, j, bad)
        assert table.verdict(bad, 1, j, table.complaint(bad, 1, j)) is Fault.DEALER


def test_a_sharing_can_not_be_copied_whole(table: SetUp) -> None:
    """A dealer without a polynomial of its own repeats another's, or last week's."""
    sent = table.sharings[1].encode()
    with refused("challenge"):
        table.check(2, Sharing.decode(sent, 2, 4, 3))
    X, elsewhere = table.keys[1].X, vss_ctx(1, ELSEWHERE)
    with refused("challenge"):
        verify_sharing(table.sharings[1], 1, X, 4, 3, elsewhere)
    with refused("share"):
        receive(table.sharings[1], 1, X, 2, table.keys[2], elsewhere)


def with_root(x: int, j: int, q: int) -> list[int]:
    """A polynomial with the right constant, and the value 0 at ``j``."""
    high = random_scalars(q - 2)
    rest = x + sum(a * pow(j, k, ORDER) for k, a in enumerate(high, start=2))
    return [x, -rest * invert(j) % ORDER, *high]


@pytest.mark.parametrize("j", [2, 3, 4])
def test_a_share_of_zero_is_refused(table: SetUp, j: int) -> None:
    """The dealer chooses f(j) = 0: helper j's recovery share would be O, which it can't send."""
    f = with_root(table.keys[1].x, j, 3)
    assert at(f, j) == 0
    trap = deal_anything(1, f, table.public)
    share = table.share(1, j, trap)
    with pytest.raises(Malformed, match="no encoding"):
        shares.give(share, [CARD], help_ctx(j)).encode()
    with refused("identity"):
        table.check(1, trap)


def test_a_root_at_the_dealers_own_seat_hurts_nobody(table: SetUp) -> None:
    """No trap: nobody ever asks for the dealer's own value."""
    f = with_root(table.keys[1].x, 1, 3)
    table.check(1, deal_anything(1, f, table.public))


@pytest.mark.parametrize("degree", [1, 3])
def test_a_polynomial_of_another_degree_is_refused(table: SetUp, degree: int) -> None:
    """The dealer wants fewer to suffice, or more to be needed, than the table agreed on."""
    f = [table.keys[1].x, *random_scalars(degree)]
    sharing = deal_anything(1, f, table.public)
    with refused("length"):
        table.check(1, sharing)
    with refused("length"):
        Sharing.decode(sharing.encode(), 1, 4, 3)


def test_a_hidden_coefficient_is_noticed_by_every_receiver(table: SetUp) -> None:
    """The dealer's polynomial has a degree too many, and its commitments don't show it."""
    f = [table.keys[1].x, *random_scalars(3)]
    trap = deal_anything(1, f, table.public, shown=3)
    table.check(1, trap)
    for j in others(1, 4):
        with refused("share"):
            table.share(1, j, trap)
        assert table.verdict(trap, 1, j, table.complaint(trap, 1, j)) is Fault.DEALER


def test_helpers_who_did_not_check_such_shares_would_recover_rubbish(table: SetUp) -> None:
    """What the hidden coefficient achieves: a quorum comes together, and is of no use."""
    f = [table.keys[1].x, *random_scalars(3)]
    recovered = [
        sum(lagrange(j, dict.fromkeys(quorum)) * at(f, j) for j in quorum) % ORDER
        for quorum in combinations(others(1, 4), 3)
    ]
    assert table.keys[1].x not in recovered


def test_another_key_than_the_shown_one_can_not_be_shared(table: SetUp) -> None:
    """The dealer shares a key that opens nothing: A_0 would not be its X."""
    f = [random_scalar(), *random_scalars(2)]
    trap = deal_anything(1, f, table.public)
    table.check(1, trap)
    for j in others(1, 4):
        with refused("share"):
            table.share(1, j, trap)
        assert table.verdict(trap, 1, j, table.complaint(trap, 1, j)) is Fault.DEALER


def test_a_sharing_for_other_seats_is_refused(table: SetUp) -> None:
    """The dealer forgets a seat, deals to itself, or to a seat that does not exist."""
    good = table.sharings[1]
    for y in (
        {j: good.y[j] for j in (2, 3)},
        {**good.y, 1: 5},
        {**good.y, 5: 5},
        {2: good.y[2], 3: good.y[3], 5: good.y[4]},
    ):
        with refused("length"):
            table.check(1, replace(good, y=y))
