"""Which branch of a choice is the true one must not show in a proof."""

from random import Random

import pytest

from crypto.group import encode_scalar
from crypto.membership import one_of, prove_member
from tests.attacks.forge import parsed
from tests.crypto.material import CTX, FACES, hidden, key_pair


@pytest.mark.parametrize("true", range(3))
def test_the_challenges_of_the_branches_do_not_tell_which_is_true(true: int) -> None:
    """A simulated branch whose challenge were always zero would point at the true one."""
    owner = key_pair(Random(true))
    e = hidden(FACES[true], owner.X, Random(true))
    statement = one_of(owner.X, e, FACES[:3])

    proofs = [prove_member(owner, e, FACES[:3], CTX) for _ in range(5)]
    challenges = [answer.c for proof in proofs for answer in parsed(statement, proof)[1][0]]

    assert 0 not in challenges
    assert len(set(challenges)) == len(challenges) == 15


@pytest.mark.parametrize("true", range(5))
def test_the_words_of_a_proof_do_not_tell_which_branch_is_true(true: int) -> None:
    """The cheat looks for an answer that is smaller, zero or repeated, or the secret itself."""
    owner = key_pair(Random(true))
    proof = prove_member(owner, hidden(FACES[true], owner.X, Random(true)), FACES, CTX)
    words = [proof[i : i + 32] for i in range(0, len(proof), 32)]

    assert len(set(words)) == len(words)
    assert encode_scalar(owner.x) not in words
    assert all(word[:8] != bytes(8) for word in words)
