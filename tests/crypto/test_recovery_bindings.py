"""What shares and complaints are tied to, beyond what the keys in them already tell."""

import pytest

from crypto.encoding import u8
from crypto.errors import Malformed
from crypto.group import G
from crypto.keys import KeyPair, prove_same_log
from crypto.recovery import Complaint, Fault, _pad, complain, deal, judge
from tests.crypto.proofs import refused
from tests.crypto.sharings import SetUp, vss_ctx


def test_a_pad_depends_on_table_dealer_receiver_and_key() -> None:
    pads = [
        _pad(G, 1, 2, vss_ctx(1)),
        _pad(G + G, 1, 2, vss_ctx(1)),
        _pad(G, 3, 2, vss_ctx(1)),
        _pad(G, 1, 3, vss_ctx(1)),
        _pad(G, 2, 1, vss_ctx(1)),
        _pad(G, 1, 2, vss_ctx(1, table=bytes(32))),
    ]

    assert len(set(pads)) == len(pads)


def test_a_complaint_names_its_dealer_its_author_and_itself() -> None:
    """Nobody's key or R is another's, so only the context tells these apart."""
    setup, cx = SetUp.of(4, 3), vss_ctx(1)
    sharing, me = setup.sharings[1], setup.keys[2]
    X = setup.keys[1].X
    complaint = complain(sharing, 1, 2, me, cx)
    assert judge(complaint, sharing, 1, X, 2, me.X, cx) is Fault.COMPLAINER

    with refused("challenge"):
        judge(complaint, sharing, 3, X, 2, me.X, cx)
    with refused("challenge"):
        judge(complaint, sharing, 1, X, 3, me.X, cx)
    unnamed = prove_same_log(me, sharing.R, complaint.K, cx + u8(1) + u8(2))
    with refused("challenge"):
        judge(Complaint(complaint.K, unnamed), sharing, 1, X, 2, me.X, cx)


@pytest.mark.parametrize("seats", [(1, 2, 4), (1, 3, 4), (0, 1, 2)])
def test_a_dealer_needs_the_key_of_every_seat(seats: tuple[int, ...]) -> None:
    key = KeyPair.generate()
    keys = {seat: key.X if seat == 1 else KeyPair.generate().X for seat in seats}

    with pytest.raises(Malformed, match="the keys of all seats"):
        deal(1, key, keys, 2, vss_ctx(1))
