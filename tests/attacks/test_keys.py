"""Attacks on the key of the table."""

from random import Random

import pytest

from crypto.elgamal import decrypt
from crypto.encoding import context
from crypto.errors import Malformed
from crypto.group import ORDER, G, O, encode_scalar, point_sum
from crypto.keys import KeyPair, joint_key, prove_key, verify_key
from crypto.reader import Reader
from tests.crypto.material import DUKE, TABLE, hidden, key_pair
from tests.crypto.proofs import refused


def place(seat: int) -> bytes:
    return context(TABLE, "key", seat, "pok")


def test_the_last_to_speak_cancels_all_other_keys() -> None:
    """The cheat shows ``x·G − Σ X_i``; the joint key is then his own, and he reads every card."""
    rng = Random(1)
    honest = [key_pair(rng) for _ in range(3)]
    mine = key_pair(rng)
    rogue = mine.X - point_sum(key.X for key in honest)

    # At a table that takes keys without proofs the cheat alone opens everything.
    X = joint_key([*(key.X for key in honest), rogue])
    assert decrypt(hidden(DUKE, X, rng), mine.x) == DUKE

    # He knows no secret of the rogue key; whatever he proves with is not it.
    for x in (mine.x, -mine.x, 0, 1):
        with refused("challenge"):
            verify_key(rogue, prove_key(KeyPair(x, rogue), place(4)), place(4))


def test_the_last_to_speak_combines_the_proofs_of_the_others() -> None:
    """The cheat subtracts the honest proofs from his own, as he did with the keys."""
    rng = Random(2)
    honest, mine = key_pair(rng), key_pair(rng)
    rogue = mine.X - honest.X
    theirs, ours = (Reader(prove_key(key, place(4)), 64).scalars(2) for key in (honest, mine))
    for c in (ours[0], theirs[0], (ours[0] - theirs[0]) % ORDER):
        with refused("challenge"):
            forged = encode_scalar(c) + encode_scalar(ours[1] - theirs[1])
            verify_key(rogue, forged, place(4))


def test_a_key_is_copied_with_its_proof() -> None:
    """The cheat repeats another seat's key and proof, so that both answer for one secret."""
    victim = key_pair(Random(3))
    proof = prove_key(victim, place(1))
    verify_key(victim.X, proof, place(1))

    with refused("challenge"):
        verify_key(victim.X, proof, place(2))
    with refused("copied"):
        joint_key([victim.X, victim.X])


def test_a_key_is_copied_upside_down() -> None:
    """The cheat shows ``−X_1``, so that two seats cancel and the rest holds the table's key."""
    rng = Random(4)
    victim, third = key_pair(rng), key_pair(rng)
    X = joint_key([victim.X, third.X, -victim.X])
    assert third.X == X, "without proofs the third seat, or whoever bribes it, reads everything"

    proof = Reader(prove_key(victim, place(1)), 64)
    c, z = proof.scalars(2)
    for author in (1, 3):
        with refused("challenge"):
            verify_key(-victim.X, encode_scalar(c) + encode_scalar(-z), place(author))


def test_all_keys_cancel() -> None:
    """The cheat makes the table's key the identity: every card would lie open."""
    rng = Random(5)
    X = [key_pair(rng).X for _ in range(3)]

    with refused("identity"):
        joint_key([*X, -point_sum(X)])


def test_a_key_without_secret() -> None:
    """The cheat's secret is zero: the proof holds, so everything rests on the encoding."""
    nothing = KeyPair.of(0)
    assert nothing.X == O
    verify_key(nothing.X, prove_key(nothing, place(1)), place(1))

    with pytest.raises(Malformed):
        nothing.X.encode()
    with refused("encoding"):
        Reader(nothing.X.absorbed(), 33).point()


def test_a_well_known_key_is_a_key() -> None:
    """Whoever takes secret 1 harms himself alone: his share of every mask is public anyway."""
    verify_key(G, prove_key(KeyPair.of(1), place(1)), place(1))
