"""Helpers who stand in for an absent seat with something else than its share."""

import pytest

from crypto import shares
from crypto.errors import Malformed
from crypto.group import ORDER, hash_to_group, invert, random_scalar, random_scalars
from crypto.recovery import combine
from crypto.shares import Shares
from tests.crypto.proofs import refused
from tests.crypto.sharings import SetUp, at, help_ctx

CARD, OTHER_CARD = hash_to_group(b"a mask"), hash_to_group(b"another mask")


@pytest.fixture
def table() -> SetUp:
    return SetUp.of(4, 3)


def test_fewer_than_a_quorum_recover_nothing(table: SetUp) -> None:
    """Two of three helpers would like to read the absent seat's card alone."""
    helped = table.helped(1, [2, 3], [CARD])
    with pytest.raises(Malformed, match="3 must help"):
        combine(helped, 3)
    assert combine(helped, 2) != [table.keys[1].x * CARD]


def test_what_fewer_than_a_quorum_know_fits_every_key() -> None:
    """Two colluding seats look for the key that explains their shares: every key does.

    (z − 2)(z − 3)/6 is 1 at 0 and vanishes at both seats.
    """
    f, key = random_scalars(3), random_scalar()
    bump = [1, -5 * invert(6), invert(6)]
    other = [(a + (key - f[0]) * b) % ORDER for a, b in zip(f, bump, strict=True)]
    assert (at(other, 2), at(other, 3), at(other, 0)) == (at(f, 2), at(f, 3), key)


def test_recovery_shares_can_not_be_exchanged_between_cards(table: SetUp) -> None:
    """A helper gives the right points for the wrong cards, so that others read the wrong card."""
    key = table.share(1, 2)
    F = table.sharings[1].share_key(table.keys[1].X, 2)
    true = shares.give(key, [CARD, OTHER_CARD], help_ctx(2))
    swapped = Shares(true.points[::-1], true.proof)
    with refused("challenge"):
        shares.verify(F, [CARD, OTHER_CARD], swapped, help_ctx(2))
    helped = {**table.helped(1, [3, 4], [CARD, OTHER_CARD]), 2: swapped.points}
    assert combine(helped, 3) != [table.keys[1].x * a for a in (CARD, OTHER_CARD)]


def test_recovery_shares_can_not_be_exchanged_between_helpers(table: SetUp) -> None:
    """A helper repeats what another helper said."""
    of_3 = shares.give(table.share(1, 3), [CARD], help_ctx(3))
    F_2 = table.sharings[1].share_key(table.keys[1].X, 2)
    for ctx in (help_ctx(2), help_ctx(3)):
        with refused("challenge"):
            shares.verify(F_2, [CARD], of_3, ctx)
    helped = {**table.helped(1, [3, 4], [CARD]), 2: of_3.points}
    assert combine(helped, 3) != [table.keys[1].x * CARD]


def test_a_recovery_share_of_another_dealer_is_refused(table: SetUp) -> None:
    """A helper stands in with its share of somebody else's key."""
    of_dealer_4 = shares.give(table.share(4, 2), [CARD], help_ctx(2))
    F = table.sharings[1].share_key(table.keys[1].X, 2)
    with refused("challenge"):
        shares.verify(F, [CARD], of_dealer_4, help_ctx(2))
