"""Key sharing among honest seats: any quorum stands in for an absent one, exactly."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.encoding import MAX_SEATS
from crypto.errors import Malformed
from crypto.generators import card_point
from crypto.group import ORDER, G, Point, hash_to_group
from crypto.keys import KeyPair
from crypto.recovery import (
    Complaint,
    Fault,
    Sharing,
    check_table,
    combine,
    complain,
    deal,
    judge,
    lagrange,
    others,
    receive,
)
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused
from tests.crypto.sharings import SetUp, at, vss_ctx

CARDS = [card_point(TABLE, "demo", label) for label in ("duke", "lord", "jester")]


@pytest.mark.parametrize("n", range(3, MAX_SEATS + 1))
def test_a_quorum_recovers_exactly_the_share_of_the_absent(n: int) -> None:
    q = n - max(1, (n - 1) // 3)
    setup = SetUp.of(n, q)
    rng = Random(n)
    absent = rng.randint(1, n)
    helpers = rng.sample(others(absent, n), q)
    setup.check(absent)
    recovered = combine(setup.helped(absent, helpers, CARDS), q)
    assert recovered == [setup.keys[absent].x * a for a in CARDS]


@pytest.mark.parametrize(("n", "q"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_it_does_not_matter_who_is_absent_and_who_helps(n: int, q: int) -> None:
    setup = SetUp.of(n, q)
    for absent in setup.keys:
        everybody = setup.helped(absent, others(absent, n), CARDS[:1])
        expected = [setup.keys[absent].x * CARDS[0]]
        for helpers in combinations(everybody, q):
            assert combine({j: everybody[j] for j in helpers}, q) == expected


def test_every_receiver_finds_its_value_of_the_polynomial() -> None:
    setup = SetUp.of(4, 3)
    shares = {j: setup.share(2, j) for j in others(2, 4)}
    assert (
        sum(lagrange(j, shares) * share.x for j, share in shares.items()) % ORDER == setup.keys[2].x
    )
    for j, share in shares.items():
        assert share.X == setup.sharings[2].share_key(setup.keys[2].X, j) == share.x * G


@settings(deadline=None, max_examples=50)
@given(
    f=st.lists(st.integers(0, ORDER - 1), min_size=1, max_size=10),
    seats=st.permutations(range(1, 14)),
)
def test_interpolation_at_zero_gives_the_constant(f: list[int], seats: list[int]) -> None:
    helpers = dict.fromkeys(seats[: len(f)])
    assert sum(lagrange(j, helpers) * at(f, j) for j in helpers) % ORDER == f[0]


@pytest.mark.parametrize(("n", "q"), [(3, 2), (6, 4), (13, 10)])
def test_a_sharing_survives_the_wire(n: int, q: int) -> None:
    setup = SetUp.of(n, q)
    for dealer in (1, n):
        sent = setup.sharings[dealer].encode()
        assert len(sent) == 33 * q + 64 + 32 * (n - 1)
        heard = Sharing.decode(sent, dealer, n, q)
        assert heard == setup.sharings[dealer]
        setup.check(dealer, heard)


@pytest.mark.parametrize("dealer", [0, 4, -1])
def test_only_seats_of_the_table_deal(dealer: int) -> None:
    sent = SetUp.of(3, 2).sharings[1].encode()
    with pytest.raises(Malformed, match="no seat"):
        Sharing.decode(sent, dealer, 3, 2)


@pytest.mark.parametrize(
    ("n", "q"), [(2, 1), (2, 2), (3, 1), (3, 3), (4, 2), (6, 3), (13, 6), (14, 10), (5, 0), (3, -2)]
)
def test_a_quorum_is_more_than_half_and_less_than_all(n: int, q: int) -> None:
    with pytest.raises(Malformed, match="no recovery"):
        check_table(n, q)
    with pytest.raises(Malformed, match="no recovery"):
        Sharing.decode(bytes(500), 1, n, q)
    keys = {seat: KeyPair.generate() for seat in range(1, n + 1)}
    with pytest.raises(Malformed, match="no recovery"):
        deal(1, keys[1], {seat: key.X for seat, key in keys.items()}, q, vss_ctx(1))


@pytest.mark.parametrize("seats", [(2, 3, 4), (0, 1, 2), (1, 2, 4), (1, 3, 5)])
def test_a_dealer_needs_the_keys_of_all_seats_its_own_included(seats: tuple[int, ...]) -> None:
    keys = {seat: KeyPair.generate().X for seat in seats}
    with pytest.raises(Malformed, match="seats"):
        deal(1, KeyPair.generate(), keys, 2, vss_ctx(1))


@pytest.mark.parametrize("dealer", [0, 2, 4])
def test_a_dealer_deals_the_key_it_showed(dealer: int) -> None:
    keys = {seat: KeyPair.generate() for seat in (1, 2, 3)}
    with pytest.raises(Malformed, match="its own among them"):
        deal(dealer, keys[1], {seat: key.X for seat, key in keys.items()}, 2, vss_ctx(1))


def test_nothing_is_received_by_the_dealer_or_a_stranger() -> None:
    setup = SetUp.of(3, 2)
    for me in (1, 4):
        with pytest.raises(Malformed, match="dealt nothing"):
            receive(setup.sharings[1], 1, setup.keys[1].X, me, setup.keys[2], vss_ctx(1))


def test_a_complaint_survives_the_wire() -> None:
    setup = SetUp.of(3, 2)
    complaint = complain(setup.sharings[1], 1, 2, setup.keys[2], vss_ctx(1))
    assert len(complaint.encode()) == 97
    assert Complaint.decode(complaint.encode()) == complaint
    for size in (0, 96, 98):
        with refused("length"):
            Complaint.decode(bytes(size))
    with refused("encoding"):
        Complaint.decode(bytes(97))


def test_a_complaint_about_an_honest_dealer_convicts_the_complainer() -> None:
    setup = SetUp.of(4, 3)
    complaint = complain(setup.sharings[1], 1, 3, setup.keys[3], vss_ctx(1))
    fault = judge(complaint, setup.sharings[1], 1, setup.keys[1].X, 3, setup.keys[3].X, vss_ctx(1))
    assert fault is Fault.COMPLAINER


def given_by(helpers: list[int], cards: int = 1) -> dict[int, list[Point]]:
    return {j: [hash_to_group(bytes([j, c])) for c in range(cards)] for j in helpers}


@pytest.mark.parametrize(
    "helped",
    [{}, given_by([1]), given_by([1, 2, 3]), given_by([0, 1]), given_by([1]) | given_by([2], 2)],
    ids=["none", "too few", "too many", "the key itself", "of different lengths"],
)
def test_exactly_a_quorum_of_seats_combines_equally_many_shares(
    helped: dict[int, list[Point]],
) -> None:
    with pytest.raises(Malformed, match="must help"):
        combine(helped, 2)


def test_a_quorum_of_nobody_is_no_quorum() -> None:
    with pytest.raises(Malformed, match="must help"):
        combine({}, 0)


def test_two_sharings_of_one_key_have_nothing_in_common() -> None:
    keys = {seat: KeyPair.generate() for seat in (1, 2, 3)}
    public = {seat: key.X for seat, key in keys.items()}
    one, other = (deal(1, keys[1], public, 2, vss_ctx(1)) for _ in range(2))
    assert not {*one.A, one.R} & {*other.A, other.R}
    assert not set(one.y.values()) & set(other.y.values())
