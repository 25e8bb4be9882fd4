"""Somebody who wants to choose last where all choose at once: commitments and seals."""

from itertools import pairwise

import pytest

from crypto import sigma
from crypto.commitment import Opening, commit
from crypto.commitment import verify as open_commitment
from crypto.elgamal import Ciphertext, encrypt
from crypto.encoding import context
from crypto.errors import Malformed
from crypto.group import ORDER, G, O, Point, decode_scalar, encode_scalar, random_scalar
from crypto.keys import KeyPair
from crypto.reader import Reader
from crypto.seal import holds_one_of, read, seal, unseal, verify
from crypto.sigma import Equation, Known, Linear
from crypto.transcript import Transcript
from tests.crypto.material import CTX, FACES, TABLE
from tests.crypto.proofs import refused

KEY = KeyPair.generate()
X = KEY.X
RIVAL = context(TABLE, "op", 4, "x")


def test_a_copied_commitment_can_not_be_opened_by_the_copier() -> None:
    """The rival repeats a commitment, waits for its opening, and repeats that too."""
    victim = Opening.of(b"rock")
    copied = commit(victim, TABLE, "s", 2)
    open_commitment(copied, victim, TABLE, "s", 2)
    with refused("commitment"):
        open_commitment(copied, victim, TABLE, "s", 3)


@pytest.mark.parametrize(
    ("table", "step", "seat"),
    [(TABLE[::-1], "s", 2), (TABLE, "t", 2), (TABLE, "s", 3), (TABLE, "", 2), (b"", "s", 2)],
    ids=["table", "step", "author", "no step", "no table"],
)
def test_a_commitment_serves_only_where_it_was_made(table: bytes, step: str, seat: int) -> None:
    """The cheat brings an old commitment, of which it already knows how it went."""
    opening = Opening.of(b"rock")
    with refused("commitment"):
        open_commitment(commit(opening, TABLE, "s", 2), opening, table, step, seat)


def test_a_committed_value_can_not_be_changed_after_the_others_opened() -> None:
    """The cheat sees what the others chose, and would rather have chosen something else."""
    opening = Opening.of(b"rock")
    commitment = commit(opening, TABLE, "s", 2)
    for value in (b"paper", b"rock ", b"", opening.encode()):
        with refused("commitment"):
            open_commitment(commitment, Opening(opening.r, value), TABLE, "s", 2)
    for moved in (Opening(opening.r[:31] + b"r", b"ock"), Opening.of(b"rock")):
        with refused("commitment"):
            open_commitment(commitment, moved, TABLE, "s", 2)


def test_a_commitment_of_few_values_can_not_be_searched() -> None:
    """The rival commits to every possible value, and compares."""
    commitment = commit(Opening.of(b"rock"), TABLE, "s", 2)
    guesses = [commit(Opening(bytes(32), v), TABLE, "s", 2) for v in (b"rock", b"paper", b"")]
    assert commitment not in guesses


def test_a_copied_seal_is_refused() -> None:
    """The rival sends the victim's seal as its own: the same choice, whatever it is."""
    e, proof, _ = seal(1, FACES, X, CTX)
    verify(e, FACES, X, proof, CTX)
    with refused("challenge"):
        verify(e, FACES, X, proof, RIVAL)


def remasked_proof(proof: bytes, delta: int) -> bytes:
    """Answers for a seal that was re-masked by δ, made from the answers for the seal itself.

    ``z + c·δ`` instead of ``z`` in every branch leaves each ``T = z·P − c·Y`` as it was.
    """
    words = [decode_scalar(proof[i : i + 32]) for i in range(0, len(proof), 32)]
    n = len(words) // 2
    c, z = words[1:n], words[n:]
    c.append(words[0] - sum(c))
    moved = [z_i + c_i * delta for z_i, c_i in zip(z, c, strict=True)]
    return proof[: 32 * n] + b"".join(map(encode_scalar, moved))


def test_a_re_masked_seal_is_refused() -> None:
    """The rival re-masks the victim's seal, so that it looks new, and adapts the proof."""
    e, proof, _ = seal(1, FACES, X, CTX)
    copy = e.remasked(X, 5)
    for ctx in (CTX, RIVAL):
        for adapted in (proof, remasked_proof(proof, 5)):
            with refused("challenge"):
                verify(copy, FACES, X, adapted, ctx)


def test_a_challenge_that_left_out_the_statement_would_let_it_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same rival, at a table whose challenges hash the commitments alone."""
    monkeypatch.setattr(sigma, "_absorb", lambda *_unheard: None)
    e, proof, r = seal(1, FACES, X, CTX)
    copy = e.remasked(X, 5)
    verify(copy, FACES, X, remasked_proof(proof, 5), CTX)
    # Once the victim has opened, the rival can too: it made the victim's choice, unseen.
    assert unseal(copy, FACES, X, r + 5) == 1


@pytest.mark.parametrize("branch", range(5))
def test_a_choice_outside_the_set_is_refused(branch: int) -> None:
    """The cheat seals something that is not on offer, and proves what it can."""
    r, outside = random_scalar(), FACES[0] + G
    e = encrypt(outside, X, r)
    proof = sigma.prove(
        holds_one_of(e, FACES, X), [Known((r,), branch=branch)], Transcript("seal", CTX)
    )
    with refused("challenge"):
        verify(e, FACES, X, proof, CTX)
    with refused("choice"):
        unseal(e, FACES, X, r)


def half_open(r: int, a: Point) -> Ciphertext:
    return Ciphertext(a, FACES[1] + r * X)


@pytest.mark.parametrize("a", [2 * G, FACES[3]], ids=["another mask", "somebody else's mask"])
def test_a_seal_under_two_masks_is_refused(a: Point) -> None:
    """The cheat seals so that nobody can open it, the table neither, and the default applies."""
    r = random_scalar()
    e = half_open(r, a)
    only_b = ((Linear(1, (Equation(e.b - FACES[1], ((0, X),)),)),),)
    weak = sigma.prove(only_b, [Known((r,))], Transcript("seal", CTX))
    sigma.verify(only_b, weak, Transcript("seal", CTX))
    with refused("choice"):
        read(e.b - KEY.x * e.a, FACES)
    for known in (r, 2):
        witness = [Known((known,), branch=1)]
        proof = sigma.prove(holds_one_of(e, FACES, X), witness, Transcript("seal", CTX))
        with refused("challenge"):
            verify(e, FACES, X, proof, CTX)


def test_a_proof_for_one_set_does_not_serve_for_another() -> None:
    """The cheat proves a choice from a set of its own liking."""
    e, proof, _ = seal(1, FACES[:3], X, CTX)
    for choices in (FACES[1:4], FACES[2::-1], (FACES[0], FACES[1], FACES[1])):
        with refused("challenge"):
            verify(e, choices, X, proof, CTX)
    with refused("length"):
        verify(e, FACES, X, proof, CTX)


def bare(choice: int) -> tuple[Ciphertext, bytes]:
    e = encrypt(FACES[choice], X, 0)
    witness = [Known((0,), branch=choice)]
    return e, sigma.prove(holds_one_of(e, FACES, X), witness, Transcript("seal", CTX))


def test_a_seal_with_mask_zero_is_refused() -> None:
    """The cheat shows its choice to everybody, to steer those who have not chosen yet."""
    e, proof = bare(1)
    assert e == Ciphertext(O, FACES[1])
    sigma.verify(holds_one_of(e, FACES, X), proof, Transcript("seal", CTX))
    with refused("identity"):
        verify(e, FACES, X, proof, CTX)
    with pytest.raises(Malformed):
        e.encode()
    with refused("encoding"):
        Reader(e.absorbed(), 66).ciphertexts(1)


@pytest.mark.parametrize("wrong", [0, 1, -1])
def test_a_seal_opens_with_its_own_mask_only(wrong: int) -> None:
    """The cheat opens with another r, under which another choice would come out."""
    e, _, r = seal(1, FACES, X, CTX)
    with refused("mask"):
        unseal(e, FACES, X, (wrong * r + (wrong == 1)) % ORDER)


def test_the_holder_of_all_keys_can_still_not_open_a_seal_to_another_choice() -> None:
    """The whole table conspires to read a seal as something else than it is: no r does that."""
    e, _, r = seal(1, FACES, X, CTX)
    assert unseal(e, FACES, X, r) == 1
    for candidate in (r + 1, r + KEY.x, r - KEY.x, r * KEY.x):
        with refused("mask"):
            unseal(e, FACES, X, candidate)


def test_the_words_of_a_seal_do_not_tell_the_branch() -> None:
    """The rival looks for an answer that is smaller, zero, or repeated in the true branch."""
    for choice in range(5):
        _, proof, r = seal(choice, FACES, X, CTX)
        words = sorted(proof[i : i + 32] for i in range(0, len(proof), 32))
        assert all(one != other for one, other in pairwise(words))
        assert encode_scalar(r) not in words
        assert all(word[:8] != bytes(8) for word in words)
