"""Sealed choices of honest players: opened by the mask, or by the table without it."""

import pytest

from crypto import shares
from crypto.elgamal import Ciphertext, encrypt
from crypto.errors import Malformed, Unprovable
from crypto.group import G, O, random_scalar
from crypto.keys import KeyPair, joint_key
from crypto.membership import MAX_BRANCHES
from crypto.recovery import combine
from crypto.seal import read, seal, unseal, verify
from tests.crypto.material import CTX, FACES
from tests.crypto.proofs import refused
from tests.crypto.sharings import SetUp

X = KeyPair.generate().X


@pytest.mark.parametrize("size", [1, 2, 5])
def test_every_choice_can_be_sealed_and_opened(size: int) -> None:
    for choice in range(size):
        e, proof, r = seal(choice, FACES[:size], X, CTX)
        assert len(proof) == 64 * size
        verify(Ciphertext.decode(e.encode()), FACES[:size], X, proof, CTX)
        assert unseal(e, FACES[:size], X, r) == choice


def test_the_table_opens_the_seal_of_a_player_who_vanished() -> None:
    table = SetUp.of(4, 3)
    joint = joint_key(list(table.public.values()))
    e, proof, _ = seal(2, FACES, joint, CTX)
    verify(e, FACES, joint, proof, CTX)
    present = [table.keys[seat].x * e.a for seat in (1, 2, 4)]
    [absent] = combine(table.helped(3, [1, 2, 4], [e.a]), 3)
    assert read(shares.reduced(e, [*present, absent]).b, FACES) == 2


def test_a_card_that_is_none_of_the_choices_is_not_read_as_one() -> None:
    e = encrypt(FACES[4], X, 5)
    with refused("choice"):
        unseal(e, FACES[:4], X, 5)
    for M in (O, G, -FACES[0]):
        with refused("choice"):
            read(M, FACES)


@pytest.mark.parametrize("choice", [-1, 5])
def test_nobody_seals_what_is_not_offered(choice: int) -> None:
    with pytest.raises(Unprovable, match="no choice"):
        seal(choice, FACES, X, CTX)


def test_a_choice_is_among_something_and_not_among_too_much() -> None:
    e = encrypt(FACES[0], X, random_scalar())
    for choices in ([], [FACES[0]] * (MAX_BRANCHES + 1)):
        with pytest.raises(Malformed, match="1 to 1024"):
            verify(e, choices, X, b"", CTX)


def test_two_seals_of_one_choice_do_not_look_alike() -> None:
    (one, proof, _), (other, another, _) = (seal(0, FACES, X, CTX) for _ in range(2))
    assert {one.a, one.b}.isdisjoint({other.a, other.b})
    assert {proof[i : i + 32] for i in range(0, 320, 32)}.isdisjoint(
        another[i : i + 32] for i in range(0, 320, 32)
    )
