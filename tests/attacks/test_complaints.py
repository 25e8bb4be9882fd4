"""Complainers who lie, and dealers who want to be complained about."""

from dataclasses import replace

import pytest

from crypto.errors import Malformed
from crypto.group import ORDER, G, random_scalar
from crypto.keys import KeyPair, prove_key, prove_same_log
from crypto.recovery import Complaint, Fault, Sharing, _complaint_ctx, _pad, judge
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused
from tests.crypto.sharings import SetUp, vss_ctx

ELSEWHERE = TABLE[::-1]


@pytest.fixture
def table() -> SetUp:
    return SetUp.of(4, 3)


def test_a_false_complaint_convicts_its_author(table: SetUp) -> None:
    """A seat calls a good share bad, to have an honest dealer thrown out."""
    honest = table.sharings[1]
    assert table.verdict(honest, 1, 3, table.complaint(honest, 1, 3)) is Fault.COMPLAINER


def test_a_complaint_with_a_false_K_is_refused(table: SetUp) -> None:
    """A seat opens its pad with another K, under which a good share looks bad."""
    sharing, key = table.sharings[1], table.keys[3]
    true = table.complaint(sharing, 1, 3)
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
            table.verdict(sharing, 1, 3, Complaint(false_K, proof))


def test_a_judge_who_does_not_check_K_would_convict_the_honest_dealer(table: SetUp) -> None:
    """What the false K achieves where nobody asks for its proof."""
    sharing = table.sharings[1]
    K = table.complaint(sharing, 1, 3).K + G
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
    complaint = table.complaint(table.sharings[1], 1, 3)
    X, X_j = table.keys[dealer].X, table.keys[complainer].X
    with refused("challenge"):
        judge(complaint, table.sharings[dealer], dealer, X, complainer, X_j, cx)


@pytest.mark.parametrize("j", [1, 5, 0])
def test_nobody_complains_about_a_share_that_was_never_due(table: SetUp, j: int) -> None:
    """A stranger, or the dealer, pretends that a share is missing."""
    complaint = table.complaint(table.sharings[1], 1, 3)
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
    complaint = table.complaint(trap, 2, 3)
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
    complaint = table.complaint(trap, 2, 3)
    K = complaint.K - table.keys[3].X
    stolen = (table.sharings[1].y[3] - _pad(K, 1, 3, vss_ctx(1))) % ORDER
    assert stolen == table.share(1, 3).x
    with refused("challenge"):
        table.check(2, trap)
