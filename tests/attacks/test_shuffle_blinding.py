"""Reading the order of a pile out of a proof whose products are not blinded, and out of ours."""

from dataclasses import replace

from crypto.elgamal import Ciphertext
from crypto.group import ORDER, invert
from crypto.keys import KeyPair
from crypto.shuffle.argument import Conversation, Proof, powers
from crypto.shuffle.prover import Preparation, Randomness
from crypto.shuffle.verifier import Claim, verify
from tests.crypto.shuffling import CTX, hidden_pile

K = KeyPair.generate().X
SIZE = 6


def shuffled(R: Randomness) -> Claim:
    before: list[Ciphertext] = hidden_pile(SIZE, K)
    done = Preparation(K, SIZE, randomness=R).shuffle(before, CTX)
    claim = Claim(before, done.after, K, done.proof, CTX)
    verify(claim)
    return claim


def read_from_products(claim: Claim) -> list[int | None]:
    """π(i) for i = 3 … k−1, where β_i is e·μ_1⋯μ_i: two of them in a row tell μ_i."""
    P = Proof.decode(claim.proof, SIZE)
    said = Conversation(claim.ctx, claim.K, claim.before, claim.after)
    t = said.t(P.c, P.c_d, P.E1, P.E2)
    lam, x = said.lambda_x(P.f, P.Z)
    numbers = {(lam * j + t_j - x) % ORDER: j for j, t_j in enumerate(powers(t, SIZE), start=1)}
    steps = zip(P.beta, P.beta[1:], strict=False)
    return [numbers.get(after * invert(before) % ORDER) for before, after in steps]


def test_products_without_blinding_tell_the_order() -> None:
    R = Randomness.draw(SIZE)
    bare = replace(R, delta=[R.delta[0], *[0] * (SIZE - 2), 0])

    assert read_from_products(shuffled(bare)) == R.pi[2:-1]


def test_our_products_tell_nothing() -> None:
    assert read_from_products(shuffled(Randomness.draw(SIZE))) == [None] * (SIZE - 3)
