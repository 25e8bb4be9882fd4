"""Honest shuffles: they verify, they keep the cards, and they can be prepared once."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto.elgamal import Ciphertext, decrypt
from crypto.errors import Malformed, Spent
from crypto.group import G, O, Point
from crypto.keys import KeyPair
from crypto.shuffle import prover
from crypto.shuffle.argument import Proof, commitment, proof_size
from crypto.shuffle.prover import Preparation, Randomness, shuffle
from crypto.shuffle.verifier import verify
from tests.crypto.reference_shuffle import false_equations
from tests.crypto.shuffling import CTX, faces, fresh_pile, hidden_pile, honest, honest_of

ORDERS = st.integers(2, 9).flatmap(lambda k: st.permutations(range(k)))


@pytest.mark.parametrize("k", [*range(2, 21), 52, 76, 128])
def test_an_honest_shuffle_verifies(k: int) -> None:
    claim = honest_of(k)
    assert len(claim.proof) == proof_size(k) == 96 * k + 263
    verify(claim)


@pytest.mark.parametrize("k", [2, 3, 5, 8])
def test_a_second_verifier_written_from_the_paper_agrees(k: int) -> None:
    assert false_equations(honest_of(k)) == set()


@settings(deadline=None, max_examples=25)
@given(order=ORDERS)
def test_every_order_can_be_proved_and_keeps_the_cards(order: list[int]) -> None:
    key = KeyPair.generate()
    before = hidden_pile(len(order), key.X)
    done = shuffle(before, key.X, CTX, order)
    claim = honest(before, key.X, order=order)
    verify(claim)
    assert done.order == order
    known = faces(len(order))
    assert [decrypt(e, key.x) for e in done.after] == [known[j] for j in order]


@pytest.mark.parametrize(
    "labels", [["duke"] * 2, ["duke"] * 5, ["duke", "duke", "lord"], [*"aaabbbcccdddeee"]]
)
def test_a_fresh_deck_with_equal_cards_verifies(labels: list[str]) -> None:
    K = KeyPair.generate().X
    claim = honest(fresh_pile(labels, K), K)
    verify(claim)
    assert false_equations(claim) == set()


def test_cards_that_share_only_one_component_are_not_confused() -> None:
    key = KeyPair.generate()
    a, b = hidden_pile(2, key.X)
    before = [a, Ciphertext(a.a, b.b), Ciphertext(b.a, a.b), b, Ciphertext(key.X, G)]
    claim = honest(before, key.X)
    verify(claim)
    assert false_equations(claim) == set()


def test_the_key_may_itself_be_a_component_of_a_card() -> None:
    K = KeyPair.generate().X
    verify(honest([Ciphertext(K, G), Ciphertext(G, K), Ciphertext(K, K), Ciphertext(G, G)], K))


def test_every_order_of_three_cards_comes_up() -> None:
    # Six orders, 200 draws: one of them is missing with probability 6·(5/6)^200 < 10^-14.
    drawn = Counter(tuple(Randomness.draw(3).pi) for _ in range(200))
    assert len(drawn) == 6


def test_the_order_does_not_come_from_the_seedable_generator() -> None:
    orders = []
    for _ in range(2):
        random.seed(0)
        orders.append(Randomness.draw(40).pi)
    assert orders[0] != orders[1]


def test_no_two_shuffles_share_a_point_or_a_number() -> None:
    K = KeyPair.generate().X
    before = hidden_pile(4, K)
    one, other = (honest(before, K, order=[2, 0, 3, 1]) for _ in range(2))
    assert not points_of(one.after) & points_of(other.after)
    assert not words(one.proof, 4) & words(other.proof, 4)


def points_of(deck: object) -> set[Point]:
    assert isinstance(deck, list)
    return {P for e in deck for P in (e.a, e.b)}


def words(proof: bytes, k: int) -> set[object]:
    P = Proof.decode(proof, k)
    points = {P.c, P.c_d, P.E1, P.E2, P.c_d_, P.c_delta, P.c_a}
    return points | {*P.f, P.Z, *P.f_, *P.beta, P.z, P.z_delta}


def test_a_preparation_serves_once() -> None:
    K = KeyPair.generate().X
    ready = Preparation(K, 3)
    ready.shuffle(hidden_pile(3, K), CTX)
    with pytest.raises(Spent):
        ready.shuffle(hidden_pile(3, K), CTX)


def test_of_many_threads_one_gets_the_preparation() -> None:
    K = KeyPair.generate().X
    ready, before, start = Preparation(K, 3), hidden_pile(3, K), Barrier(8)

    def rush(_: int) -> bool:
        start.wait()
        try:
            ready.shuffle(before, CTX)
        except Spent:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(rush, range(8))) == 1


def test_a_pile_of_the_wrong_size_does_not_spend_a_preparation() -> None:
    K = KeyPair.generate().X
    ready = Preparation(K, 3)
    with pytest.raises(Malformed, match="prepared for 3 cards, not 2"):
        ready.shuffle(hidden_pile(2, K), CTX)
    before = hidden_pile(3, K)
    ready.shuffle(before, CTX)


@pytest.mark.parametrize("k", [0, 1, 129])
def test_nobody_prepares_for_a_pile_that_the_argument_does_not_cover(k: int) -> None:
    with pytest.raises(Malformed, match="2 to 128"):
        Preparation(KeyPair.generate().X, k)


@pytest.mark.parametrize("order", [[], [0, 1], [0, 0, 1], [1, 2, 3], [0, 1, 3], [0, 1, 2, 3]])
def test_an_order_names_every_card_once(order: list[int]) -> None:
    with pytest.raises(Malformed, match="not an order of 3 cards"):
        Preparation(KeyPair.generate().X, 3, order)


def test_secrets_do_not_show_in_a_printout() -> None:
    K = KeyPair.generate().X
    randomness = Randomness.draw(3, [2, 0, 1])
    ready = Preparation(K, 3, randomness=randomness)
    done = ready.shuffle(hidden_pile(3, K), CTX)
    assert str(randomness.rho[0]) not in repr(randomness)
    assert "[2, 0, 1]" not in repr(done)


@pytest.mark.parametrize("k", [2, 3, 4, 7, 8, 127, 128])
def test_the_commitment_to_the_order_without_products_is_the_one_with_products(k: int) -> None:
    R = Randomness.draw(k)
    assert prover._commit_to_order(R.pi, R.r) == commitment(R.pi, R.r)


def test_no_part_of_an_honest_proof_is_the_identity() -> None:
    claim = honest_of(5)
    assert O not in words(claim.proof, 5)
    assert O not in points_of(claim.after)


@pytest.mark.parametrize("labels", [[*"abcde"], [*"aabbc"], [*"aaaaa"]])
def test_the_products_of_a_prover_do_not_depend_on_the_order(
    labels: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    K = KeyPair.generate().X
    decks = [fresh_pile(labels, K), hidden_pile(5, K)]
    for before in decks:
        seen = [
            factors(before, K, order, monkeypatch) for order in ([0, 1, 2, 3, 4], [3, 1, 4, 0, 2])
        ]
        assert seen[0] == seen[1]


def factors(
    before: list[Ciphertext], K: Point, order: list[int], monkeypatch: pytest.MonkeyPatch
) -> list[Point]:
    """The points that are multiplied by secret numbers between the deck's arrival and the proof."""
    ready, seen, product = Preparation(K, len(before), order), [], Point.__rmul__

    def watched(point: Point, scalar: int) -> Point:
        seen.append(point)
        return product(point, scalar)

    with monkeypatch.context() as watch:
        watch.setattr(Point, "__rmul__", watched)
        ready.shuffle(before, CTX)
    return seen
