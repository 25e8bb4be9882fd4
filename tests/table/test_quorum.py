"""How many are enough: the numbers of docs/protocol.md, for all tables that there can be."""

from itertools import combinations

import pytest

from crypto.encoding import MAX_SEATS
from table.errors import Forbidden
from table.quorum import Strength, check_strength, usual_quorum

TABLES = [(n, q) for n in range(2, MAX_SEATS + 1) for q in range(1, MAX_SEATS + 1)]
# What the page shows, by seats: the usual quorum, the least, how many it spares and withstands.
PAGE = {
    2: (None, None, 0, None),
    3: (None, 2, 0, None),
    4: (3, 3, 1, 1),
    5: (4, 4, 1, 2),
    6: (5, 4, 1, 3),
    7: (5, 5, 2, 2),
    8: (6, 5, 2, 3),
    9: (7, 6, 2, 4),
    10: (7, 6, 3, 3),
    11: (8, 7, 3, 4),
    12: (9, 7, 3, 5),
    13: (9, 8, 4, 4),
}


def is_legal(n: int, q: int, clock: bool = True) -> bool:
    try:
        check_strength(Strength(n, q, clock))
    except Forbidden as error:
        return error.rule != "S2" or not str(error).endswith("(S2)")
    return True


@pytest.mark.parametrize("n", PAGE)
def test_a_table_of_so_many_is_as_the_page_says(n: int) -> None:
    usual, least, spares, withstands = PAGE[n]
    legal = [q for q in range(1, MAX_SEATS + 1) if is_legal(n, q)]
    strength = Strength(n, usual_quorum(n), clock=True)
    assert usual_quorum(n) == usual
    assert (min(legal) if legal else None) == least
    assert (strength.spares, strength.withstands) == (spares, withstands)


@pytest.mark.parametrize(("n", "q"), TABLES)
def test_a_legal_quorum_spares_somebody_and_is_not_split_by_one(n: int, q: int) -> None:
    inside = n >= 4 and n + 2 <= 2 * q <= 2 * n - 2
    assert is_legal(n, q) == (inside or (n, q) == (3, 2))
    assert not is_legal(n, q, clock=False)


@pytest.mark.parametrize("n", range(2, 8))
def test_two_quorums_share_so_many_seats_and_no_more(n: int) -> None:
    for q in range(n // 2 + 1, n + 1):
        groups = [set(group) for group in combinations(range(n), q)]
        least = min(len(one & other) for one in groups for other in groups)
        assert Strength(n, q).shared == least


@pytest.mark.parametrize("n", range(2, MAX_SEATS + 1))
def test_without_recovery_a_table_is_legal_with_and_without_a_clock(n: int) -> None:
    for clock in (False, True):
        strength = Strength(n, clock=clock)
        check_strength(strength)
        assert (strength.spares, strength.withstands, strength.is_weak) == (0, None, False)


@pytest.mark.parametrize("n", range(4, MAX_SEATS + 1))
def test_the_usual_table_withstands_as_many_as_it_spares(n: int) -> None:
    usual = Strength(n, usual_quorum(n), clock=True)
    assert usual.withstands is not None
    assert usual.withstands >= usual.spares
    assert not usual.is_weak
    assert usual.quorum is not None
    assert Strength(n, usual.quorum - 1, clock=True).is_weak


def test_of_three_friends_each_trusts_both_others() -> None:
    friends = Strength(3, 2, clock=True)
    assert friends.among_friends
    assert friends.is_weak
    assert (friends.spares, friends.withstands) == (1, 0)
    assert not Strength(4, 3, clock=True).among_friends
