"""Dealers, complainers and helpers who cheat with shared keys."""

from dataclasses import replace
from itertools import combinations

import pytest

from crypto import shares
from crypto.errors import Malformed
from crypto.group import ORDER, G, hash_to_group, invert, random_scalar, random_scalars
from crypto.keys import KeyPair, prove_key, prove_same_log
from crypto.recovery import (
    Complaint,
    Fault,
    Sharing,
    _complaint_ctx,
    _pad,
    combine,
    complain,
    judge,
    lagrange,
    others,
    receive,
    verify_sharing,
)
from crypto.shares import Shares
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused
from tests.crypto.sharings import SetUp, at, deal_anything, help_ctx, vss_ctx

CARD, OTHER_CARD = hash_to_group(b"a mask"), hash_to_group(b"another mask")
ELSEWHERE = TABLE[::-1]


@pytest.fixture
def table() -> SetUp:
    return SetUp.of(4, 3)


def verdict(table: SetUp, sharing: Sharing, dealer: int, j: int, complaint: Complaint) -> Fault:
    X, X_j = table.keys[dealer].X, table.keys[j].X
    return judge(complaint, sharing, dealer, X, j, X_j, vss_ctx(dealer))


def complaint_of(table: SetUp, sharing: Sharing, dealer: int, j: int) -> Complaint:
    return complain(sharing, dealer, j, table.keys[j], vss_ctx(dealer))


def test_a_bad_share_is_noticed_and_convicts_the_dealer(table: SetUp) -> None:
    """The dealer gives one seat junk, to be irreplaceable with that seat's help."""
    good = table.sharings[1]
    bad = replace(good, y={**good.y, 3: (good.y[3] + 1) % ORDER})
    table.check(1, bad)
    with refused("share"):
        table.share(1, 3, bad)
    assert verdict(table, bad, 1, 3, complaint_of(table, bad, 1, 3)) is Fault.DEALER
    for honest in (2, 4):
        assert table.share(1, honest, bad) == table.share(1, honest)


def test_two_exchanged_shares_are_noticed(table: SetUp) -> None:
    """The dealer gives each of two seats what is meant for the other."""
    good = table.sharings[1]
    bad = replace(good, y={**good.y, 2: good.y[3], 3: good.y[2]})
    for j in (2, 3):
        with refused("share"):
            table.share(1, j, bad)
        assert verdict(table, bad, 1, j, complaint_of(table, bad, 1, j)) is Fault.DEALER


def test_a_false_complaint_convicts_its_author(table: SetUp) -> None:
    """A seat calls a good share bad, to have an honest dealer thrown out."""
    honest = table.sharings[1]
    assert verdict(table, honest, 1, 3, complaint_of(table, honest, 1, 3)) is Fault.COMPLAINER


def test_a_complaint_with_a_false_K_is_refused(table: SetUp) -> None:
    """A seat opens its pad with another K, under which a good share looks bad."""
    sharing, key = table.sharings[1], table.keys[3]
    true = complaint_of(table, sharing, 1, 3)
    ctx = _complaint_ctx(vss_ctx(1), 1, 3)
    false_K = true.K + G
    liar = KeyPair.generate()
    for proof in (
        true.proof,
        prove_same_log(key, sharing.R, false_K, ctx),
        prove_same_log(liar, sharing.R, false_K, ctx),
        prove_key(key, ctx),
    ):
        with refused("challenge"):
            verdict(table, sharing, 1, 3, Complaint(false_K, proof))


def test_a_judge_who_does_not_check_K_would_convict_the_honest_dealer(table: SetUp) -> None:
    """What the false K achieves where nobody asks for its proof."""
    sharing = table.sharings[1]
    K = complaint_of(table, sharing, 1, 3).K + G
    opened = (sharing.y[3] - _pad(K, 1, 3, vss_ctx(1))) % ORDER
    assert opened * G != sharing.share_key(table.keys[1].X, 3)


@pytest.mark.parametrize(
    ("dealer", "complainer", "cx"),
    [(1, 2, vss_ctx(1)), (2, 3, vss_ctx(2)), (1, 3, vss_ctx(1, ELSEWHERE))],
    ids=["another seat", "another dealer", "another table"],
)
def test_a_complaint_serves_only_where_it_was_made(
    table: SetUp, dealer: int, complainer: int, cx: bytes
) -> None:
    """Somebody repeats a complaint elsewhere, in another's name or against another dealer."""
    complaint = complaint_of(table, table.sharings[1], 1, 3)
    X, X_j = table.keys[dealer].X, table.keys[complainer].X
    with refused("challenge"):
        judge(complaint, table.sharings[dealer], dealer, X, complainer, X_j, cx)


@pytest.mark.parametrize("j", [1, 5, 0])
def test_nobody_complains_about_a_share_that_was_never_due(table: SetUp, j: int) -> None:
    """A stranger, or the dealer, pretends that a share is missing."""
    complaint = complaint_of(table, table.sharings[1], 1, 3)
    with pytest.raises(Malformed, match="dealt nothing"):
        judge(complaint, table.sharings[1], 1, G, j, G, vss_ctx(1))


def copied_R(table: SetUp) -> Sharing:
    """Dealer 2 shows dealer 1's R as its own, and deals seat 3 junk to make it complain."""
    mine = table.sharings[2]
    return replace(mine, R=table.sharings[1].R, y={**mine.y, 3: random_scalar()})


def test_without_its_proof_a_copied_R_would_read_anothers_share_out_of_a_complaint(
    table: SetUp,
) -> None:
    """The dealer wants seat 3's share of dealer 1's key, and gets it from the complaint."""
    trap = copied_R(table)
    complaint = complaint_of(table, trap, 2, 3)
    stolen = (table.sharings[1].y[3] - _pad(complaint.K, 1, 3, vss_ctx(1))) % ORDER
    assert stolen == table.share(1, 3).x


def test_a_copied_R_is_refused_before_anybody_complains(table: SetUp) -> None:
    """The same dealer, who can't show that it made R: not by any proof it has or can make."""
    trap, own = copied_R(table), KeyPair.generate()
    proofs = {
        "its own": table.sharings[2].pok,
        "the copied one": table.sharings[1].pok,
        "of another r": prove_key(own, vss_ctx(2) + b"R"),
        "of its key": prove_key(table.keys[2], vss_ctx(2) + b"R"),
    }
    for proof in proofs.values():
        with refused("challenge"):
            table.check(2, replace(trap, pok=proof))


def test_a_shifted_R_is_refused_too(table: SetUp) -> None:
    """The dealer hides the copy: R_1 + δ·G, from whose K it could subtract δ·X_3."""
    trap = replace(copied_R(table), R=table.sharings[1].R + G)
    complaint = complaint_of(table, trap, 2, 3)
    K = complaint.K - table.keys[3].X
    stolen = (table.sharings[1].y[3] - _pad(K, 1, 3, vss_ctx(1))) % ORDER
    assert stolen == table.share(1, 3).x
    with refused("challenge"):
        table.check(2, trap)


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
        assert verdict(table, trap, 1, j, complaint_of(table, trap, 1, j)) is Fault.DEALER


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
        assert verdict(table, trap, 1, j, complaint_of(table, trap, 1, j)) is Fault.DEALER


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
