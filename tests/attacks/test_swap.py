"""Attacks on swap-or-not, by a cheat who knows every secret: key, masks and cards."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from crypto import sigma, swap
from crypto.elgamal import Ciphertext, decrypt, encrypt
from crypto.errors import InvalidProof
from crypto.group import O, Point
from crypto.keys import KeyPair
from crypto.sigma import Known, Statement
from crypto.swap import Two, swapped_or_not
from crypto.transcript import Transcript
from tests.crypto.material import ASSASSIN, CAPTAIN, CTX, DUKE, key_pair, scalar
from tests.crypto.proofs import refused


class Cheat:
    """Knows the key and the masks of all cards on the table."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.key: KeyPair = key_pair(rng)
        self.masks = scalar(rng), scalar(rng)
        self.new = scalar(rng), scalar(rng)
        cards = zip((DUKE, CAPTAIN), self.masks, strict=True)
        first, second = (encrypt(M, self.key.X, r) for M, r in cards)
        self.before: Two = first, second

    def outcome(self, first: Point, second: Point) -> Two:
        return encrypt(first, self.key.X, self.new[0]), encrypt(second, self.key.X, self.new[1])

    def proofs(self, after: Two) -> Iterator[bytes]:
        """Everything the prover makes of true differences of masks, for either branch."""
        total = sum(self.new) - sum(self.masks)
        for exchange, first in product((False, True), self.masks):
            rho = self.new[0] - first
            yield swap.prove(self.before, after, self.key.X, (rho, total - rho), exchange, CTX)


OUTCOMES = {
    "a third card first": (ASSASSIN, CAPTAIN),
    "a third card second": (DUKE, ASSASSIN),
    "the first card twice": (DUKE, DUKE),
    "the second card twice": (CAPTAIN, CAPTAIN),
    "the right sum, but no cards": (DUKE + ASSASSIN, CAPTAIN - ASSASSIN),
    "half of each": (CAPTAIN + DUKE - ASSASSIN, ASSASSIN),
    "both cards negated": (-DUKE, -CAPTAIN),
}


@pytest.mark.parametrize("outcome", OUTCOMES.values(), ids=OUTCOMES)
def test_other_cards_come_back(outcome: tuple[Point, Point]) -> None:
    """The cheat hopes to draw a better card, or to copy one, under the cloth."""
    cheat = Cheat(1)
    after = cheat.outcome(*outcome)
    for proof in cheat.proofs(after):
        with refused("challenge"):
            swap.verify(cheat.before, after, cheat.key.X, proof, CTX)


def test_the_same_attempts_succeed_with_the_cards_that_went_in() -> None:
    """So what is refused above is the lie, and not the way of proving it."""
    cheat = Cheat(1)
    for outcome in ((DUKE, CAPTAIN), (CAPTAIN, DUKE)):
        after = cheat.outcome(*outcome)
        verdicts = [convinced(cheat, after, proof) for proof in cheat.proofs(after)]
        assert sum(verdicts) == 1


def convinced(cheat: Cheat, after: Two, proof: bytes) -> bool:
    try:
        swap.verify(cheat.before, after, cheat.key.X, proof, CTX)
    except InvalidProof:
        return False
    return True


def test_each_clause_alone_is_satisfied_by_a_lie() -> None:
    """Why both are needed: a verifier of one clause accepts a third card, or no card at all."""
    cheat = Cheat(2)
    no_cards = cheat.outcome(*OUTCOMES["the right sum, but no cards"])
    third = cheat.outcome(DUKE, ASSASSIN)
    sum_only = swapped_or_not(cheat.before, no_cards, cheat.key.X)[:1]
    first_only = swapped_or_not(cheat.before, third, cheat.key.X)[1:]

    assert_provable(sum_only, Known((sum(cheat.new) - sum(cheat.masks),)))
    assert_provable(first_only, Known((cheat.new[0] - cheat.masks[0],)))


def assert_provable(statement: Statement, known: Known) -> None:
    proof = sigma.prove(statement, [known], Transcript("swap", CTX))
    sigma.verify(statement, proof, Transcript("swap", CTX))


@pytest.mark.parametrize("place", range(2))
@pytest.mark.parametrize("component", ["a", "b"])
def test_only_one_component_of_a_card_is_wrong(place: int, component: str) -> None:
    """The cheat spoils half a ciphertext: the card would be unreadable from then on."""
    cheat = Cheat(3)
    honest = cheat.outcome(DUKE, CAPTAIN)
    spoiled = replace(honest[place], **{component: getattr(honest[place], component) + ASSASSIN})
    after = (spoiled, honest[1]) if place == 0 else (honest[0], spoiled)
    for proof in cheat.proofs(after):
        with refused("challenge"):
            swap.verify(cheat.before, after, cheat.key.X, proof, CTX)


def test_one_component_of_each_card_is_wrong_and_the_sum_is_right() -> None:
    """The cheat lets two errors cancel, hoping that the sum alone is looked at."""
    cheat = Cheat(4)
    first, second = cheat.outcome(DUKE, CAPTAIN)
    for error in (Ciphertext(ASSASSIN, O), Ciphertext(O, ASSASSIN)):
        after = first + error, second - error
        for proof in cheat.proofs(after):
            with refused("challenge"):
                swap.verify(cheat.before, after, cheat.key.X, proof, CTX)


def test_the_second_card_is_replaced_after_the_proof() -> None:
    """The cheat proves an honest swap and sends another second card along."""
    cheat = Cheat(5)
    honest = cheat.outcome(CAPTAIN, DUKE)
    rho = cheat.new[0] - cheat.masks[1], cheat.new[1] - cheat.masks[0]
    proof = swap.prove(cheat.before, honest, cheat.key.X, rho, True, CTX)
    swap.verify(cheat.before, honest, cheat.key.X, proof, CTX)
    for after in (
        (honest[0], encrypt(ASSASSIN, cheat.key.X, cheat.new[1])),
        (honest[0], honest[1].remasked(cheat.key.X, 1)),
        (honest[1], honest[0]),
        (honest[0], honest[0]),
    ):
        with refused("challenge"):
            swap.verify(cheat.before, after, cheat.key.X, proof, CTX)


def test_the_second_card_is_really_the_other_one() -> None:
    """What the two clauses add up to, with cards instead of algebra."""
    cheat = Cheat(6)
    for exchange in (False, True):
        after, proof = swap.shuffle(cheat.before, cheat.key.X, exchange, CTX)
        swap.verify(cheat.before, after, cheat.key.X, proof, CTX)
        assert {decrypt(e, cheat.key.x) for e in after} == {DUKE, CAPTAIN}
