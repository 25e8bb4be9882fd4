"""Forgeries against challenges that don't depend on everything; each fails against ours."""

from collections.abc import Sequence
from random import Random

import pytest

from crypto import remask, sigma, swap
from crypto.elgamal import Ciphertext, decrypt
from crypto.generators import H
from crypto.group import ORDER, G, O, Point, encode_scalar, invert
from crypto.keys import knows_log, prove_key, same_log, verify_key, verify_same_log
from crypto.membership import one_of, verify_member
from crypto.remask import same_card
from crypto.sigma import Known, Statement
from crypto.swap import Two, swapped_or_not
from crypto.transcript import Transcript
from tests.attacks.forge import (
    Answer,
    Answers,
    Challenge,
    accepts,
    commitments,
    forgetful,
    known_beforehand,
    parsed,
    simulated,
    square_root,
    strong,
    written,
)
from tests.crypto.material import (
    CAPTAIN,
    CONTESSA,
    CTX,
    DUKE,
    FACES,
    FOREIGN_CONTEXTS,
    hidden,
    key_pair,
    scalar,
)
from tests.crypto.proofs import SigmaSpecimen, refused
from tests.crypto.specimens import SPECIMENS

MADE = {name: make(Random(name)) for name, make in SPECIMENS.items()}
BY_SIGMA = {name: made for name, made in MADE.items() if isinstance(made, SigmaSpecimen)}


@pytest.mark.parametrize("specimen", BY_SIGMA.values(), ids=BY_SIGMA)
def test_a_simulated_proof_needs_a_challenge_known_beforehand(specimen: SigmaSpecimen) -> None:
    """The cheat knows nothing, picks the challenge, and hopes that nobody recomputes it."""
    rng = Random(specimen.kind)
    c = scalar(rng)
    forged = written(c, simulated(specimen.statement, c, rng))

    assert accepts(specimen.statement, forged, known_beforehand(c))
    assert not accepts(specimen.statement, forged, strong(specimen.kind, CTX))
    with refused("challenge"):
        sigma.verify(specimen.statement, forged, Transcript(specimen.kind, CTX))


@pytest.mark.parametrize("specimen", BY_SIGMA.values(), ids=BY_SIGMA)
def test_the_strong_challenge_written_here_is_the_real_one(specimen: SigmaSpecimen) -> None:
    assert accepts(specimen.statement, specimen.proof, strong(specimen.kind, CTX))
    assert not accepts(specimen.statement, specimen.proof, forgetful(specimen.kind, CTX))


def test_a_challenge_of_one_bit_is_guessed_in_a_few_tries() -> None:
    """The cheat simulates for a guessed bit, until the hash of the commitments agrees."""
    rng = Random(1)
    X = key_pair(rng).X
    before, after = hidden(DUKE, X, rng), hidden(CAPTAIN, X, rng)
    statement, real = same_card(before, after, X), strong("remask", CTX)

    def one_bit(statement: Statement, T: Sequence[Point]) -> int:
        return real(statement, T) & 1

    guesses = [rng.randrange(2) for _ in range(64)]
    forgeries = [written(c, simulated(statement, c, rng)) for c in guesses]
    accepted = [forged for forged in forgeries if accepts(statement, forged, one_bit)]

    assert accepted != []
    with refused("challenge"):
        remask.verify(before, after, X, accepted[0], CTX)


def test_a_share_chosen_after_the_challenge() -> None:
    """The cheat answers first and then picks the wrong share that the answer fits."""
    rng = Random(2)
    key, C = key_pair(rng), scalar(rng) * DUKE

    def without_share(statement: Statement, T: Sequence[Point]) -> int:
        transcript = Transcript("dleq", CTX)
        transcript.absorb("X, C", statement[0][0].equations[0].Y, C)
        transcript.absorb("T", *T)
        return transcript.challenge("c")

    t, T2 = scalar(rng), scalar(rng) * H
    c = without_share(same_log(key.X, C, O), [t * G, T2])
    z = t + c * key.x
    S = invert(c) * (z * C - T2)
    proof = encode_scalar(c) + encode_scalar(z)

    assert key.x * C != S
    assert accepts(same_log(key.X, C, S), proof, without_share)
    with refused("challenge"):
        verify_same_log(key.X, C, S, proof, CTX)


def test_a_key_chosen_after_the_proof() -> None:
    """The cheat shows a key nobody knows the secret of, solved from a finished proof."""
    rng = Random(3)
    weak = forgetful("pok", CTX)
    c = weak((), [H])
    z = scalar(rng)
    X = invert(c) * (z * G - H)  # its logarithm would be the one of H
    proof = encode_scalar(c) + encode_scalar(z)

    assert accepts(knows_log(X), proof, weak)
    with refused("challenge"):
        verify_key(X, proof, CTX)


def test_a_card_chosen_after_the_proof_of_a_new_mask() -> None:
    """The cheat turns a card into another while only its mask should change."""
    rng = Random(4)
    key = key_pair(rng)
    before, weak = hidden(DUKE, key.X, rng), forgetful("remask", CTX)
    t, z = scalar(rng), scalar(rng)
    T = [t * G, t * key.X + CAPTAIN]
    c = weak((), T)
    mask = (z - t) * invert(c)
    after = Ciphertext(before.a + mask * G, before.b + mask * key.X - invert(c) * CAPTAIN)
    proof = encode_scalar(c) + encode_scalar(z)

    assert decrypt(after, key.x) != DUKE
    assert accepts(same_card(before, after, key.X), proof, weak)
    with refused("challenge"):
        remask.verify(before, after, key.X, proof, CTX)


def test_a_swap_whose_outcome_is_neither_card() -> None:
    """The cheat fixes all commitments, then solves for outputs and sub-challenges."""
    rng = Random(5)
    key = key_pair(rng)
    before = hidden(DUKE, key.X, rng), hidden(CAPTAIN, key.X, rng)
    weak = forgetful("swap", CTX)
    after, proof = swapped_for_nothing(before, key.X, weak, rng)

    assert [M for e in after if (M := decrypt(e, key.x)) in FACES] == []
    assert decrypt(after[0], key.x) + decrypt(after[1], key.x) == DUKE + CAPTAIN
    assert accepts(swapped_or_not(before, after, key.X), proof, weak)
    with refused("challenge"):
        swap.verify(before, after, key.X, proof, CTX)


def swapped_for_nothing(before: Two, K: Point, weak: Challenge, rng: Random) -> tuple[Two, bytes]:
    """Outputs that are neither card, for a verifier whose challenge forgets them.

    The commitments hide m times the difference of the cards. Seen from one card the first
    output then lies m/c_0 of the way to the other; seen from the other, m/c_1 of the way
    back. Both mean the same output if m/c_0 + m/c_1 = 1, and with c_0 + c_1 = c that is a
    quadratic equation, solvable for every second hash.
    """
    zero, way = Ciphertext(G, K), before[1] - before[0]
    while True:
        t, t_0, t_1, m = (scalar(rng) for _ in range(4))
        T = times(t, zero), times(t_0, zero) - times(m, way), times(t_1, zero) + times(m, way)
        c = weak((), [P for pair in T for P in (pair.a, pair.b)])
        if (root := square_root(c * c - 4 * m * c)) is not None:
            break
    c_0 = (c + root) * invert(2) % ORDER
    c_1 = c - c_0
    rho, sigma = scalar(rng), scalar(rng)
    first = before[0] + times(m * invert(c_0), way) + times(rho, zero)
    second = before[0] + before[1] - first + times(sigma, zero)
    sums = (Answer(c, (t + c * sigma,)),)
    either = Answer(c_0, (t_0 + c_0 * rho,)), Answer(c_1, (t_1 + c_1 * rho,))
    return (first, second), written(c, (sums, either))


def times(k: int, e: Ciphertext) -> Ciphertext:
    return Ciphertext(k * e.a, k * e.b)


def test_sub_challenges_that_need_not_add_up() -> None:
    """The cheat answers a zero challenge in every branch, which takes no witness."""
    rng = Random(6)
    owner = key_pair(rng)
    e = hidden(DUKE, owner.X, rng)
    statement = one_of(owner.X, e, [CAPTAIN, CONTESSA])
    zeros: Answers = (tuple(Answer(0, (scalar(rng),)) for _ in range(2)),)
    c = strong("member", CTX)(statement, commitments(statement, zeros))
    forged = written(c, zeros)

    # A verifier who takes all sub-challenges from the cheat finds every equation true, for
    # the commitments are as the answers say. Ours takes the last one from the sum, so that
    # one branch has to answer the whole challenge.
    assert parsed(statement, forged)[1][0][1].c == c
    with refused("challenge"):
        verify_member(owner.X, e, [CAPTAIN, CONTESSA], forged, CTX)


def test_a_zero_sub_challenge_in_a_true_proof_says_no_less() -> None:
    """Zero is a challenge like any other: the branch beside it then answers everything."""
    rng = Random(7)
    owner = key_pair(rng)
    e = hidden(DUKE, owner.X, rng)
    nonces = iter([5, 6, 0])  # z of the true branch, z and challenge of the other
    among = [DUKE, CAPTAIN]
    statement = one_of(owner.X, e, among)
    honest = sigma.prove(statement, [Known((owner.x,))], Transcript("member", CTX), nonces)
    nonces = iter([5, 6, 0])
    lying = sigma.prove(statement, [Known((owner.x + 1,))], Transcript("member", CTX), nonces)

    assert parsed(statement, honest)[1][0][1].c == 0
    verify_member(owner.X, e, among, honest, CTX)
    with refused("challenge"):
        verify_member(owner.X, e, among, lying, CTX)


def test_a_proof_bound_to_nothing_is_copied_to_another_table() -> None:
    """The cheat repeats a proof of somebody else, or of another evening."""
    key = key_pair(Random(8))
    unbound = prove_key(key, b"")
    verify_key(key.X, unbound, b"")  # what a verifier without contexts would do everywhere

    for ctx in (CTX, *FOREIGN_CONTEXTS.values()):
        if ctx:
            with refused("challenge"):
                verify_key(key.X, unbound, ctx)


def test_two_proofs_do_not_add_up_to_a_third() -> None:
    """The cheat adds the proofs of two keys, hoping for one of their sum."""
    rng = Random(9)
    keys = key_pair(rng), key_pair(rng)
    proofs = [parsed(knows_log(key.X), prove_key(key, CTX)) for key in keys]
    z = sum(answers[0][0].z[0] for _, answers in proofs)
    for c in (proofs[0][0], proofs[1][0], proofs[0][0] + proofs[1][0]):
        with refused("challenge"):
            verify_key(keys[0].X + keys[1].X, encode_scalar(c) + encode_scalar(z), CTX)


def bent(proof: bytes, more: int) -> bytes:
    """``z + c·δ`` for ``z``: if the mask grows by δ, each ``T = z·P − c·Y`` stays as it was."""
    c, z = (int.from_bytes(word, "big") for word in (proof[:32], proof[32:]))
    return encode_scalar(c) + encode_scalar(z + c * more)


def test_a_proof_is_bent_to_fit_a_mask_on_top_of_another_s() -> None:
    """The cheat masks what another just masked, and passes all of it off as its own work."""
    rng = Random(10)
    K, rho, more = key_pair(rng).X, scalar(rng), scalar(rng)
    before, weak = hidden(DUKE, K, rng), forgetful("remask", CTX)
    after = before.remasked(K, rho)
    again = after.remasked(K, more)
    t = scalar(rng)
    c = weak((), [t * G, t * K])
    theirs = encode_scalar(c) + encode_scalar(t + c * rho)

    assert accepts(same_card(before, after, K), theirs, weak)
    assert accepts(same_card(before, again, K), bent(theirs, more), weak)
    strong_one = remask.prove(before, after, K, rho, CTX)
    for proof in (strong_one, bent(strong_one, more)):
        with refused("challenge"):
            remask.verify(before, again, K, proof, CTX)
