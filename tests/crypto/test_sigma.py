"""The engine by itself: any AND of ORs of linear relations, drawn at random."""

from dataclasses import dataclass
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypto import sigma
from crypto.errors import Malformed
from crypto.generators import shuffle_generator
from crypto.group import ORDER, G, O, Point, encode_scalar, secret_sum
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript
from tests.crypto import reference
from tests.crypto.material import CTX, scalar
from tests.crypto.proofs import refused
from tests.vectors.form import statement_data

Terms = tuple[tuple[int, Point], ...]

BASES = (G, -G, *(shuffle_generator(i) for i in range(1, 4)), O)


@dataclass
class Claim:
    statement: Statement
    witness: list[Known]


def relation(rng: Random, w: list[int]) -> Linear:
    """Equations that the scalars ``w`` satisfy, and no others: each has one to itself."""
    terms: list[Terms] = [((i, rng.choice(BASES[:-1])),) for i in range(len(w))]
    for _ in range(rng.randint(0, 2)):
        size = rng.randint(1, 3)
        terms.append(tuple((rng.randrange(len(w)), rng.choice(BASES)) for _ in range(size)))
    return Linear(len(w), tuple(Equation(total(w, some), some) for some in terms))


def total(w: list[int], terms: Terms) -> Point:
    return secret_sum((w[i], P) for i, P in terms)


def secrets(rng: Random) -> list[int]:
    """The first is not zero: where all left sides are the identity, any challenge is answered."""
    first = rng.choice([1, ORDER - 1, scalar(rng)])
    return [first, *(rng.choice([0, 1, ORDER - 1, scalar(rng)]) for _ in range(rng.randint(0, 2)))]


def claim(rng: Random, clauses: int = 3, branches: int = 3) -> Claim:
    statement, witness = [], []
    for _ in range(rng.randint(1, clauses)):
        true = rng.randrange(size := rng.randint(1, branches))
        known = secrets(rng)
        # What the false branches hold of is a matter of other numbers, unknown to the prover.
        clause = [relation(rng, known if b == true else secrets(rng)) for b in range(size)]
        statement.append(tuple(clause))
        witness.append(Known(tuple(known), branch=true))
    return Claim(tuple(statement), witness)


def prove(claim: Claim) -> bytes:
    return sigma.prove(claim.statement, claim.witness, Transcript("test", CTX))


def verify(statement: Statement, proof: bytes) -> None:
    sigma.verify(statement, proof, Transcript("test", CTX))


claims = st.integers(0, 2**32).map(lambda seed: claim(Random(seed)))


@settings(max_examples=50)
@given(claims)
def test_what_is_so_can_be_proved(claim: Claim) -> None:
    proof = prove(claim)

    assert len(proof) == sigma.proof_size(claim.statement)
    verify(claim.statement, proof)


@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_the_plain_verifier_agrees(seed: int) -> None:
    small = claim(Random(seed), clauses=2, branches=2)
    proof = prove(small)
    altered = proof[:-1] + bytes([proof[-1] ^ 1])
    data = statement_data(small.statement)

    assert reference.holds(data, proof, "test", CTX)
    assert not reference.holds(data, altered, "test", CTX)


@settings(max_examples=50)
@given(claims, st.data())
def test_any_scalar_altered_is_noticed(claim: Claim, data: st.DataObject) -> None:
    proof = prove(claim)
    at = data.draw(st.integers(0, len(proof) // 32 - 1)) * 32
    other = int.from_bytes(proof[at : at + 32], "big") + data.draw(st.integers(1, ORDER - 1))
    altered = proof[:at] + encode_scalar(other) + proof[at + 32 :]

    with refused("challenge"):
        verify(claim.statement, altered)


@settings(max_examples=50)
@given(claims, st.data())
def test_who_lacks_one_clause_proves_nothing(claim: Claim, data: st.DataObject) -> None:
    """With a false scalar in one clause the proof fails, however true the others are."""
    at = data.draw(st.integers(0, len(claim.statement) - 1))
    known = claim.witness[at]
    i = data.draw(st.integers(0, len(known.scalars) - 1))
    false = [w + (j == i) for j, w in enumerate(known.scalars)]
    claim.witness[at] = Known(tuple(false), known.branch)

    with refused("challenge"):
        verify(claim.statement, prove(claim))


def test_fixed_nonces_make_a_proof_repeatable() -> None:
    made = claim(Random(7))
    again = [
        sigma.prove(made.statement, made.witness, Transcript("test", CTX), count(1000))
        for _ in range(2)
    ]

    assert again[0] == again[1] != prove(made)
    verify(made.statement, again[0])


def test_a_statement_with_the_identity_on_its_left_can_be_proved() -> None:
    both = Linear(2, (Equation(O, ((0, 5 * G), (1, -G))),))

    verify(((both,),), sigma.prove(((both,),), [Known((2, 10))], Transcript("test", CTX)))
    with refused("challenge"):
        verify(((both,),), sigma.prove(((both,),), [Known((2, 11))], Transcript("test", CTX)))


def test_a_challenge_is_compared_to_its_last_bit() -> None:
    """Where the left side is the identity, the challenge enters no equation but this one."""
    statement = ((Linear(2, (Equation(O, ((0, 5 * G), (1, -G))),)),),)
    proof = sigma.prove(statement, [Known((2, 10))], Transcript("test", CTX))
    c = int.from_bytes(proof[:32], "big")
    for bit in range(256):
        altered = encode_scalar(c ^ 1 << bit) + proof[32:]
        with refused("challenge"):
            verify(statement, altered)


def test_a_witness_of_the_wrong_shape_is_our_own_mistake() -> None:
    one = Linear(1, (Equation(G, ((0, G),)),))
    for witness in ([], [Known((1,)), Known((1,))], [Known(())], [Known((1, 1))]):
        with pytest.raises(Malformed):
            sigma.prove(((one,),), witness, Transcript("test", CTX))


@pytest.mark.parametrize("branch", [-1, 2])
def test_a_witness_for_a_branch_that_is_not_there_is_our_own_mistake(branch: int) -> None:
    one = Linear(1, (Equation(G, ((0, G),)),))
    with pytest.raises(Malformed):
        sigma.prove(((one, one),), [Known((1,), branch)], Transcript("test", CTX))


def test_nothing_and_a_choice_among_nothing_can_be_neither_proved_nor_verified() -> None:
    one = Linear(1, (Equation(G, ((0, G),)),))
    for statement in ((), ((),), ((), (one,)), ((one,), ())):
        witness = [Known((1,))] * len(statement)
        with pytest.raises(Malformed):
            sigma.prove(statement, witness, Transcript("test", CTX))
        for size in range(0, 129, 32):
            with pytest.raises(Malformed):
                verify(statement, bytes(size))


def test_a_witness_does_not_show_itself() -> None:
    assert "31337" not in repr(Known((31337,)))
