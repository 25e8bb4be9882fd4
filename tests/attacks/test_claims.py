"""Lies about a hidden card: that it is one of these, that it is not that one."""

from random import Random

import pytest

from crypto import denial, sigma
from crypto.denial import Denial, differs
from crypto.errors import Malformed
from crypto.group import O, Point
from crypto.keys import KeyPair
from crypto.membership import one_of, prove_member, verify_member
from crypto.sigma import Known, Linear, Statement
from crypto.transcript import Transcript
from tests.crypto.material import (
    AMBASSADOR,
    CAPTAIN,
    CONTESSA,
    CTX,
    DUKE,
    FACES,
    hand,
    hidden,
    key_pair,
    scalar,
)
from tests.crypto.proofs import refused

RNG = Random(1)
OWNER = key_pair(RNG)
CARD = hidden(DUKE, OWNER.X, RNG)


def attempts(statement: Statement, kind: str, *secrets: int) -> list[bytes]:
    """Proofs of a choice with every branch taken for the true one."""
    return [
        sigma.prove(statement, [Known((x,), branch)], Transcript(kind, CTX))
        for x in secrets
        for branch in range(len(statement[0]))
    ]


@pytest.mark.parametrize("among", [(CAPTAIN,), (CAPTAIN, CONTESSA), (*FACES[1:], -DUKE)])
def test_a_card_is_said_to_be_what_it_is_not(among: tuple[Point, ...]) -> None:
    """The cheat bluffs a captain, is challenged, and "proves" it."""
    for proof in attempts(one_of(OWNER.X, CARD, among), "member", OWNER.x, -OWNER.x):
        with refused("challenge"):
            verify_member(OWNER.X, CARD, among, proof, CTX)


def test_a_card_somebody_else_holds() -> None:
    """The cheat, asked for a captain, proves that another player's card is one."""
    other = key_pair(Random(2))
    theirs = hidden(CAPTAIN, other.X, Random(3))
    among = [CAPTAIN, CONTESSA]
    for proof in attempts(one_of(OWNER.X, theirs, among), "member", OWNER.x, other.x):
        with refused("challenge"):
            verify_member(OWNER.X, theirs, among, proof, CTX)


def test_a_true_proof_about_an_earlier_ciphertext() -> None:
    """The cheat held a captain before the swap, and proves that."""
    before = hidden(CAPTAIN, OWNER.X, Random(4))
    among = [CAPTAIN, CONTESSA]
    proof = prove_member(OWNER, before, among, CTX)

    verify_member(OWNER.X, before, among, proof, CTX)
    for now in (CARD, before.remasked(OWNER.X, 5)):
        with refused("challenge"):
            verify_member(OWNER.X, now, among, proof, CTX)


def test_a_branch_is_cut_out_of_a_larger_proof() -> None:
    """The cheat proves "one of all five" and cuts it down to "one of these two"."""
    proof = prove_member(OWNER, CARD, FACES, CTX)
    pieces = [proof[i : i + 32] for i in range(0, len(proof), 32)]
    cut = b"".join([pieces[0], pieces[2], pieces[6], pieces[7]])

    with refused("challenge"):
        verify_member(OWNER.X, CARD, FACES[1:3], cut, CTX)


def denied(D: Point, W: Point, alpha: int, beta: int, X: Point = OWNER.X) -> Denial:
    """The usual proof, whatever is denied with whatever witness."""
    statement = differs(X, CARD, D, W)
    return Denial(W, sigma.prove(statement, [Known((alpha, beta))], Transcript("neq", CTX)))


def test_the_way_of_denying_used_here_works_for_the_truth() -> None:
    r = scalar(Random(8))
    made = denied(CAPTAIN, r * (DUKE - CAPTAIN), r, r * OWNER.x)

    denial.verify(OWNER.X, CARD, CAPTAIN, made, CTX)


def test_a_player_denies_the_card_he_holds() -> None:
    """The cheat holds the duke and "proves" that he does not."""
    r = scalar(Random(9))
    for W in (r * (DUKE - CAPTAIN), r * CARD.a, CARD.a, CARD.b, DUKE):
        for witness in ((r, r * OWNER.x), (r, r), (0, 0), (r, 0), (0, r)):
            with refused("challenge"):
                denial.verify(OWNER.X, CARD, DUKE, denied(DUKE, W, *witness), CTX)


def test_a_denial_with_a_false_key() -> None:
    """The cheat takes the card apart with another secret, and finds another face."""
    r = scalar(Random(10))
    false = OWNER.x + 1
    W = r * (CARD.b - DUKE) - r * false * CARD.a
    assert not W.is_identity

    first = differs(OWNER.X, CARD, DUKE, W)[0][0].equations[:1]
    weak: Statement = ((Linear(2, first),),)
    proof = sigma.prove(weak, [Known((r, r * false))], Transcript("neq", CTX))
    sigma.verify(weak, proof, Transcript("neq", CTX))  # without the equation of the key

    with refused("challenge"):
        denial.verify(OWNER.X, CARD, DUKE, denied(DUKE, W, r, r * false), CTX)
    liar = KeyPair.of(false)
    with refused("challenge"):
        made = denied(DUKE, W, r, r * false, X=liar.X)
        denial.verify(OWNER.X, CARD, DUKE, made, CTX)


def test_a_denial_by_the_identity() -> None:
    """The cheat sends ``W = O``, for which both equations hold: the rule on W is all there is."""
    r = scalar(Random(11))
    made = denied(DUKE, O, r, r * OWNER.x)
    sigma.verify(differs(OWNER.X, CARD, DUKE, O), made.proof, Transcript("neq", CTX))

    with refused("identity"):
        denial.verify(OWNER.X, CARD, DUKE, made, CTX)
    with pytest.raises(Malformed):
        made.encode()
    with refused("encoding"):
        Denial.decode(O.absorbed() + made.proof)


def test_a_denial_of_one_card_is_shown_for_all() -> None:
    """The cheat holds a captain and the duke, and denies the duke for the captain twice."""
    held = hand((CAPTAIN, DUKE), OWNER.X, Random(12))
    harmless = [denial.deny(OWNER, held[0], DUKE, CTX) for _ in held]

    denial.verify(OWNER.X, held[0], DUKE, harmless[0], CTX)
    # A seat that denies for a hand denies for every card that the verifier's own state names.
    with refused("challenge"):
        for e, made in zip(held, harmless, strict=True):
            denial.verify(OWNER.X, e, DUKE, made, CTX)


def test_a_denial_about_an_earlier_ciphertext() -> None:
    """The cheat denies for the card as it was before the swap."""
    before = hidden(AMBASSADOR, OWNER.X, Random(13))
    made = denial.deny(OWNER, before, DUKE, CTX)

    denial.verify(OWNER.X, before, DUKE, made, CTX)
    for now in (CARD, before.remasked(OWNER.X, 7)):
        with refused("challenge"):
            denial.verify(OWNER.X, now, DUKE, made, CTX)


def test_a_denial_does_not_tell_the_card() -> None:
    """The cheat compares W with what each face would give; without r they all look alike."""
    made = denial.deny(OWNER, CARD, CAPTAIN, CTX)

    assert made.W not in {M - CAPTAIN for M in FACES}
    assert made.W not in {CAPTAIN - M for M in FACES}
