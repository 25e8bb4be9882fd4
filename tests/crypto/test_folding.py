"""Two equations in one: the secret weight under which a verifier folds a card into a point."""

import subprocess
import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.elgamal import FOLDING_WEIGHT, LAMBDA, Ciphertext, encrypt
from crypto.group import ORDER, G, O
from tests.crypto.shuffling import face

SCALARS = st.integers(0, ORDER - 1)


@settings(deadline=None, max_examples=25)
@given(a=SCALARS, b=SCALARS, c=SCALARS, d=SCALARS)
def test_a_sum_folds_into_the_sum_of_the_folds(a: int, b: int, c: int, d: int) -> None:
    one, other = Ciphertext(a * G, b * face("x")), Ciphertext(c * face("x"), d * G)
    assert (one + other).folded == one.folded + other.folded
    assert (one - other).folded == one.folded - other.folded


def test_only_the_pair_of_identities_folds_into_the_identity() -> None:
    assert Ciphertext(O, O).folded == O
    assert not Ciphertext(O, G).folded.is_identity
    assert not Ciphertext(G, O).folded.is_identity
    assert not Ciphertext(G, -G).folded.is_identity


def test_folding_changes_nothing_that_shows() -> None:
    """The fold of a known card would be a puzzle whose answer is the weight."""
    e, twin = encrypt(face("x"), G, 5), encrypt(face("x"), G, 5)
    assert e.folded == twin.folded
    untouched = encrypt(face("x"), G, 5)
    assert (e, hash(e), repr(e)) == (untouched, hash(untouched), repr(untouched))
    assert e.folded.encode() not in e.encode()
    assert e.folded.encode().hex() not in repr(e)


def test_no_two_draws_of_the_weight_are_the_same_number() -> None:
    """u + v·λ with 64-bit u and v takes 2^128 different values modulo the order.

    Two equal ones would differ by some (u, v), not both 0, with u + v·λ ≡ 0; the order would
    then divide u² − uv + v², the norm, which is positive and far too small.
    """
    assert (LAMBDA * LAMBDA + LAMBDA + 1) % ORDER == 0
    assert ORDER > 3 * 2**128


def test_every_process_draws_its_own_weight() -> None:
    ask = "from crypto.elgamal import FOLDING_WEIGHT; print(FOLDING_WEIGHT)"
    run = [sys.executable, "-c", ask]
    others = {int(subprocess.run(run, capture_output=True, check=True).stdout) for _ in range(2)}
    assert len(others | {FOLDING_WEIGHT}) == 3
    # That one of the four 64-bit halves is this small has probability 2^-30.
    assert all(weight // LAMBDA > 2**32 and weight % LAMBDA > 2**32 for weight in others)
