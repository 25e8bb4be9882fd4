"""Our own mistakes around a shuffle cost nothing but an error."""

import pytest

from crypto.errors import Malformed
from crypto.keys import KeyPair
from crypto.shuffle.prover import Preparation
from crypto.shuffle.verifier import Claim, verify
from tests.crypto.shuffling import CTX, hidden_pile

K = KeyPair.generate().X


@pytest.mark.parametrize("k", [2, 4])
def test_a_pile_of_another_size_does_not_spend_a_preparation(k: int) -> None:
    prepared, pile = Preparation(K, 3), hidden_pile(3, K)

    with pytest.raises(Malformed, match=f"prepared for 3 cards, not {k}"):
        prepared.shuffle(hidden_pile(k, K), CTX)
    done = prepared.shuffle(pile, CTX)
    verify(Claim(pile, done.after, K, done.proof, CTX))
