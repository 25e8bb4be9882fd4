"""The beacon among honest seats: one value, fixed by the keys, and fair numbers out of it."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha512
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import beacon
from crypto.encoding import context
from crypto.errors import Malformed
from crypto.group import G, O
from crypto.keys import KeyPair
from crypto.recovery import combine
from tests.crypto.material import TABLE
from tests.crypto.sharings import SetUp

KEYS = [KeyPair.generate() for _ in range(3)]
SEED = b"fair numbers, seed 1"


def share_ctx(seat: int, step: str = "r1") -> bytes:
    return context(TABLE, step, seat, "beacon")


def test_every_share_verifies_and_their_order_does_not_matter() -> None:
    given_ = [beacon.give(key, TABLE, "r1", share_ctx(i)) for i, key in enumerate(KEYS)]
    for i, (S, proof) in enumerate(given_):
        beacon.verify(KEYS[i].X, S, TABLE, "r1", proof, share_ctx(i))
    points = [S for S, _ in given_]
    assert len({beacon.output(order, TABLE, "r1") for order in permutations(points)}) == 1


def test_the_value_is_fixed_by_the_keys_alone() -> None:
    first, again = (
        beacon.output([beacon.give(key, TABLE, "r1", share_ctx(0))[0] for key in KEYS], TABLE, "r1")
        for _ in range(2)
    )
    whole = KeyPair.of(sum(key.x for key in KEYS))
    alone, _ = beacon.give(whole, TABLE, "r1", share_ctx(0))
    assert first == again == beacon.output([alone], TABLE, "r1")
    assert len(first) == 64


def test_a_missing_share_is_recovered_to_the_same_value() -> None:
    table, C = SetUp.of(4, 3), beacon.target(TABLE, "r1")
    true = {seat: key.x * C for seat, key in table.keys.items()}
    [recovered] = combine(table.helped(2, [1, 3, 4], [C]), 3)
    assert beacon.output([true[1], recovered, true[3], true[4]], TABLE, "r1") == beacon.output(
        true.values(), TABLE, "r1"
    )


def test_every_table_and_step_has_its_own_target_and_value() -> None:
    places = [(TABLE, "r1"), (TABLE, "r2"), (TABLE[::-1], "r1"), (TABLE + b"r", "1"), (TABLE, "")]
    assert len({beacon.target(*place) for place in places}) == 5
    assert len({beacon.output([G], *place) for place in places}) == 5


def test_keys_that_cancel_have_no_value() -> None:
    for shares in ([], [G, -G], [O]):
        with pytest.raises(Malformed, match="no encoding"):
            beacon.output(shares, TABLE, "r1")


def draws(n: int, count: int) -> list[int]:
    """``count`` numbers below ``n``, from beacons that a seed fixes."""
    beacons = (sha512(SEED + i.to_bytes(4, "big")).digest() for i in range(count))
    return [beacon.number(value, "die", n) for value in beacons]


def chi_square(numbers: Sequence[int], n: int) -> float:
    counts, expected = Counter(numbers), len(numbers) / n
    return sum((counts[i] - expected) ** 2 / expected for i in range(n))


# The 99.9 % points of the distribution with n − 1 degrees of freedom.
BOUNDS = {2: 10.83, 3: 13.82, 6: 20.52, 13: 32.91, 52: 87.97}


@pytest.mark.parametrize("n", BOUNDS)
def test_numbers_are_evenly_distributed(n: int) -> None:
    print(f"seed {SEED!r}")
    numbers = draws(n, 6000)
    assert set(numbers) == set(range(n))
    assert chi_square(numbers, n) < BOUNDS[n]


@pytest.mark.parametrize("n", [3, 6, 13, 52])
def test_the_same_measure_would_notice_a_number_folded_from_too_few_bits(n: int) -> None:
    bits = n.bit_length()
    folded = [number % n for number in draws(1 << bits, 6000)]
    assert chi_square(folded, n) > 2 * BOUNDS[n]


def test_labels_draw_independent_numbers() -> None:
    value = sha512(SEED).digest()
    assert len({beacon.number(value, f"die {i}", 2**32) for i in range(50)}) == 50


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 2**64])
def test_a_number_is_among_1_to_2_to_the_32(n: int) -> None:
    with pytest.raises(Malformed, match="1 to 2"):
        beacon.number(bytes(64), "die", n)


class Oracle:
    """Stands for SHA-512, and gives the digests that a test wants to see used or thrown away."""

    def __init__(self, *words: int) -> None:
        self.words, self.asked = list(words), list[bytes]()

    def __call__(self, data: bytes) -> "Oracle":
        self.asked.append(data)
        return self

    def digest(self) -> bytes:
        return self.words.pop(0).to_bytes(8, "big") + b"\xff" * 56


def drawn_from(n: int, *words: int) -> tuple[int, Oracle]:
    oracle = Oracle(*words)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(beacon, "sha512", oracle)
        return beacon.number(b"B", "L", n), oracle


@settings(deadline=None)
@given(n=st.integers(1, 2**32))
def test_the_last_word_that_counts_is_the_last_of_the_even_range(n: int) -> None:
    even = 2**64 // n * n
    assert drawn_from(n, even - 1)[0] == n - 1
    assert drawn_from(n, 0)[0] == 0
    assert drawn_from(n, even - n)[0] == 0


@settings(deadline=None)
@given(n=st.integers(1, 2**32).filter(lambda n: n & (n - 1)))
def test_the_first_word_beyond_the_even_range_is_thrown_away(n: int) -> None:
    even = 2**64 // n * n
    number, oracle = drawn_from(n, even, 2**64 - 1, 1)
    assert number == 1
    assert oracle.asked == [b"BL" + i.to_bytes(4, "big") for i in range(3)]


@pytest.mark.parametrize("n", [1, 2, 4, 2**31, 2**32])
def test_among_a_power_of_two_no_word_is_thrown_away(n: int) -> None:
    assert drawn_from(n, 2**64 - 1)[0] == n - 1
