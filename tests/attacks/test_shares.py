"""Attacks on decryption shares: wrong ones, and errors that cancel in the batch."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from crypto import shares, sigma
from crypto.elgamal import decrypt
from crypto.errors import InvalidProof
from crypto.group import G, Point, invert, public_sum
from crypto.keys import KeyPair, joint_key, same_log
from crypto.shares import Shares, all_taken_by_one_key
from crypto.sigma import Known, Statement
from crypto.transcript import Transcript
from tests.crypto.material import CAPTAIN, CONTESSA, CTX, DUKE, FACES, hand, hidden, key_pair
from tests.crypto.proofs import refused


class Giver:
    """A seat that must give shares on three cards, and would rather give others."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.key: KeyPair = key_pair(rng)
        X = joint_key([self.key.X, key_pair(rng).X])
        self.masks = [e.a for e in hand(FACES[:3], X, rng)]
        self.honest = [self.key.x * a for a in self.masks]

    def prove(self, points: Sequence[Point]) -> Shares:
        """The usual proof, for any shares."""
        statement = all_taken_by_one_key(self.key.X, self.masks, points, CTX)
        proof = sigma.prove(statement, [Known((self.key.x,))], Transcript("bdleq", CTX))
        return Shares(tuple(points), proof)

    def verify(self, given: Shares) -> None:
        shares.verify(self.key.X, self.masks, given, CTX)


def test_the_card_the_player_likes_is_shown() -> None:
    """The cheat turns up a captain as a contessa, by the share that would make it so."""
    rng = Random(1)
    owner = key_pair(rng)
    e = hidden(CAPTAIN, owner.X, rng)
    wish = e.b - CONTESSA
    assert shares.reduced(e, [wish]).b == CONTESSA, "a table that believes it sees a contessa"

    statement = all_taken_by_one_key(owner.X, [e.a], [wish], CTX)
    for x in (owner.x, 0, 1):
        proof = sigma.prove(statement, [Known((x,))], Transcript("bdleq", CTX))
        with refused("challenge"):
            shares.verify(owner.X, [e.a], Shares((wish,), proof), CTX)


@pytest.mark.parametrize("place", range(3))
def test_one_share_is_wrong(place: int) -> None:
    """The cheat makes one card of a deal unreadable, or another."""
    giver = Giver(2)
    for error in (G, DUKE - CAPTAIN, -giver.honest[place] - giver.honest[place]):
        wrong = list(giver.honest)
        wrong[place] += error
        with refused("challenge"):
            giver.verify(giver.prove(wrong))
        with refused("challenge"):
            giver.verify(Shares(tuple(wrong), giver.prove(giver.honest).proof))


def test_shares_are_given_in_another_order() -> None:
    """The cheat gives every share to the wrong card; their plain sum would be right."""
    giver = Giver(3)
    for order in permutations(range(3)):
        if list(order) != [0, 1, 2]:
            with refused("challenge"):
                giver.verify(giver.prove([giver.honest[i] for i in order]))


def test_with_equal_weights_errors_cancel() -> None:
    """The cheat adds to one share what he takes from another; a plain sum does not notice."""
    giver = Giver(4)
    wrong = [giver.honest[0] + DUKE, giver.honest[1] - DUKE, giver.honest[2]]

    assert_provable(weighted(giver, wrong, [1, 1, 1]), giver.key)
    with refused("challenge"):
        giver.verify(giver.prove(wrong))


def test_with_weights_known_beforehand_errors_cancel() -> None:
    """The cheat knows the weights, for they come from the cards and not from his shares."""
    giver = Giver(5)
    transcript = Transcript("bdleq-w", CTX)
    transcript.absorb("C", *giver.masks)
    weights = [1, *(transcript.challenge("w") for _ in range(2))]
    wrong = cancelling(giver.honest, weights, DUKE)

    assert_provable(weighted(giver, wrong, weights), giver.key)
    with refused("challenge"):
        giver.verify(giver.prove(wrong))


def test_errors_cancel_only_for_the_weights_of_another_share_vector() -> None:
    """The cheat computes the weights of a vector, fits the errors, and so changes the weights."""
    giver = Giver(6)
    vector = list(giver.honest)
    for _ in range(5):
        weights = real_weights(giver, vector)
        vector = cancelling(giver.honest, weights, DUKE)
        assert_provable(weighted(giver, vector, weights), giver.key)  # for the old weights
        with refused("challenge"):
            giver.verify(giver.prove(vector))


def real_weights(giver: Giver, points: Sequence[Point]) -> list[int]:
    transcript = Transcript("bdleq-w", CTX)
    transcript.absorb("X", giver.key.X)
    transcript.absorb("C", *giver.masks)
    transcript.absorb("S", *points)
    return [1, *(transcript.challenge("w") for _ in points[1:])]


def test_the_weights_used_above_are_the_real_ones() -> None:
    giver = Giver(7)
    for points in (giver.honest, giver.masks):
        weights = real_weights(giver, points)
        real = all_taken_by_one_key(giver.key.X, giver.masks, points, CTX)
        assert weighted(giver, points, weights) == real


def cancelling(honest: Sequence[Point], weights: Sequence[int], error: Point) -> list[Point]:
    """Two wrong shares whose errors vanish under these weights."""
    return [
        honest[0],
        honest[1] + error,
        honest[2] - weights[1] * invert(weights[2]) * error,
    ]


def weighted(giver: Giver, points: Sequence[Point], weights: Sequence[int]) -> Statement:
    """The statement of a verifier who uses these weights."""
    C = public_sum(zip(weights, giver.masks, strict=True))
    S = public_sum(zip(weights, points, strict=True))
    return same_log(giver.key.X, C, S)


def assert_provable(statement: Statement, key: KeyPair) -> None:
    proof = sigma.prove(statement, [Known((key.x,))], Transcript("bdleq", CTX))
    sigma.verify(statement, proof, Transcript("bdleq", CTX))


def test_shares_of_another_key() -> None:
    """The cheat answers with another secret, so that nobody reads the cards."""
    giver, other = Giver(8), key_pair(Random(9))
    given = shares.give(other, giver.masks, CTX)

    shares.verify(other.X, giver.masks, given, CTX)
    with refused("challenge"):
        giver.verify(given)


def test_the_proof_of_fewer_cards_stands_for_more() -> None:
    """The cheat proves two shares and sends three, the last one as he likes."""
    giver = Giver(10)
    two = shares.give(giver.key, giver.masks[:2], CTX)

    with refused("challenge"):
        giver.verify(Shares((*two.points, DUKE), two.proof))
    with refused("length"):
        giver.verify(two)


def test_one_share_proved_twice_does_not_open_two_cards() -> None:
    """The cheat gives the first card's share again for the second."""
    giver = Giver(11)
    repeated = [giver.honest[0], giver.honest[0], giver.honest[2]]

    with refused("challenge"):
        giver.verify(giver.prove(repeated))


def test_a_wrong_share_would_lead_to_a_card_that_is_none() -> None:
    """Why a refused share must never be used: the owner would read nonsense and be blamed."""
    rng = Random(12)
    keys = key_pair(rng), key_pair(rng)
    e = hidden(DUKE, joint_key([key.X for key in keys]), rng)
    wrong = keys[1].x * e.a + G

    assert decrypt(shares.reduced(e, [wrong]), keys[0].x) not in FACES
    with pytest.raises(InvalidProof):
        shares.verify(keys[1].X, [e.a], Shares((wrong,), bytes(64)), CTX)
