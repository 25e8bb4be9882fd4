"""Somebody who wants to follow the cards: through the proof, a second use, or lazy masks."""

from dataclasses import fields
from itertools import permutations, product

import pytest

from crypto.elgamal import Ciphertext
from crypto.encoding import context
from crypto.group import ORDER, G, Point, random_scalar
from crypto.keys import KeyPair
from crypto.shuffle.argument import Proof, proof_size
from crypto.shuffle.prover import Preparation, Randomness
from crypto.shuffle.verifier import Claim, verify
from tests.crypto.material import TABLE
from tests.crypto.reference_shuffle import Hearing
from tests.crypto.shuffling import CTX, fresh_pile, hidden_pile, honest
from tests.rooms import ROOT, imports

K = KeyPair.generate().X


def points(proof: bytes, k: int) -> list[Point]:
    P = Proof.decode(proof, k)
    return [P.c, P.c_d, P.E1, P.E2, P.c_d_, P.c_delta, P.c_a]


def links(claim: Claim, shown: list[Point]) -> set[tuple[int, int]]:
    """Pairs (output, input) whose difference, in either component, is among ``shown``."""
    both = {P for point in shown for P in (point, -point)}
    return {
        (i, j)
        for (i, E), (j, e) in product(enumerate(claim.after), enumerate(claim.before))
        if E.a - e.a in both or E.b - e.b in both
    }


def test_no_point_of_a_proof_links_an_output_to_an_input() -> None:
    """The eavesdropper subtracts every input from every output, and looks for what is left."""
    order = [2, 0, 3, 1]
    claim = honest(hidden_pile(4, K), K, order=order)
    shown = points(claim.proof, 4)
    shown += [P - Q for P, Q in permutations(shown, 2)] + [P + Q for P, Q in permutations(shown, 2)]
    assert links(claim, shown) == set()


def test_a_design_that_publishes_its_differences_shows_the_whole_order() -> None:
    """What the eavesdropper finds where outputs come with ``out − in`` under another name."""
    order = [2, 0, 3, 1]
    claim = honest(hidden_pile(4, K), K, order=order)
    published = [claim.after[i].a - claim.before[j].a for i, j in enumerate(order)]
    assert links(claim, published) == set(enumerate(order))


def test_one_mask_for_all_cards_would_show_the_whole_order() -> None:
    """What the eavesdropper reads off a lazy dealer: differences of cards stay as they were."""
    before, rho, order = hidden_pile(4, K), random_scalar(), [2, 0, 3, 1]
    lazy = [before[j].remasked(K, rho) for j in order]
    assert order_by_differences(before, lazy) == order
    assert order_by_differences(before, list(honest(before, K, order=order).after)) is None


def order_by_differences(before: list[Ciphertext], after: list[Ciphertext]) -> list[int] | None:
    for order in permutations(range(len(before))):
        if all(
            E - after[0] == before[j] - before[order[0]] for E, j in zip(after, order, strict=True)
        ):
            return list(order)
    return None


@pytest.mark.parametrize(
    "pile", [hidden_pile(4, K), fresh_pile([*"aabb"], K)], ids=["hidden", "fresh"]
)
def test_no_secret_number_of_the_prover_stands_in_the_proof(pile: list[Ciphertext]) -> None:
    """The eavesdropper looks for a nonce that was published with its proof."""
    R = Randomness.draw(4)
    done = Preparation(K, 4, randomness=R).shuffle(pile, CTX)
    P = Proof.decode(done.proof, 4)
    published = {*P.f, P.Z, *P.f_, *P.beta, P.z, P.z_delta}
    values = [getattr(R, field.name) for field in fields(R) if field.name != "pi"]
    numbers = {n for value in values for n in (value if isinstance(value, list) else [value])}
    assert not published & {sign * n % ORDER for n in numbers for sign in (1, -1)}
    assert not {n * base for n in numbers - {0} for base in (G, K)} & set(points(done.proof, 4))


def test_a_second_proof_from_the_same_randomness_tells_the_order() -> None:
    """The eavesdropper has two proofs of a player who restored a virtual machine.

    f_i = t^π(i) + d_i in both, with the same d_i and another t: the difference tells π(i).
    """
    R = Randomness.draw(6)
    proofs, challenges = [], []
    for turn in (1, 2):
        before, ctx = hidden_pile(6, K), context(TABLE, f"turn{turn}", 1, "shuffle")
        done = Preparation(K, 6, randomness=R).shuffle(before, ctx)
        claim = Claim(before, done.after, K, done.proof, ctx)
        verify(claim)
        proofs.append(Proof.decode(done.proof, 6))
        P = proofs[-1]
        challenges.append(Hearing(claim).t(P.c, P.c_d, P.E1, P.E2))
    first, second = challenges
    apart = {(pow(first, j, ORDER) - pow(second, j, ORDER)) % ORDER: j for j in range(1, 7)}
    read = [apart[(u - v) % ORDER] for u, v in zip(proofs[0].f, proofs[1].f, strict=True)]
    assert read == R.pi


def test_the_same_reader_gets_nothing_from_two_honest_proofs() -> None:
    """The eavesdropper tries the same on proofs that were made as they should be."""
    before = hidden_pile(6, K)
    claims = [honest(before, K, order=[3, 1, 4, 0, 5, 2]) for _ in range(2)]
    one, other = (Proof.decode(claim.proof, 6) for claim in claims)
    first, second = (
        Hearing(claim).t(P.c, P.c_d, P.E1, P.E2)
        for claim, P in zip(claims, (one, other), strict=True)
    )
    apart = {(pow(first, j, ORDER) - pow(second, j, ORDER)) % ORDER for j in range(1, 7)}
    assert apart.isdisjoint((u - v) % ORDER for u, v in zip(one.f, other.f, strict=True))


def test_size_does_not_tell_whether_anything_moved() -> None:
    """The eavesdropper compares the lengths of a shuffle and of one that changes nothing."""
    before = hidden_pile(4, K)
    for order in ([0, 1, 2, 3], [3, 2, 1, 0]):
        assert len(honest(before, K, order=order).proof) == proof_size(4)


def test_equal_cards_of_a_fresh_deck_look_different_afterwards() -> None:
    """The eavesdropper hopes that copies, which are equal before, stay equal."""
    claim = honest(fresh_pile([*"aaaa"], K), K)
    assert len({e.a for e in claim.after}) == len({e.b for e in claim.after}) == 4
    verify(claim)


def test_nothing_secret_is_drawn_from_a_generator_that_can_be_seeded() -> None:
    """The eavesdropper knows when the game was started, and with which seed."""
    sources = sorted((ROOT / "crypto").rglob("*.py"))
    names = {name.partition(".")[0] for source in sources for name in imports(source)}
    assert "secrets" in names
    assert not names & {"random", "numpy", "time", "uuid", "os"}
