"""Attacks on lifting, passing and showing, by an owner who knows card, key and all masks."""

from random import Random

from crypto import conversion, sigma
from crypto.conversion import same_card_under
from crypto.elgamal import Ciphertext, decrypt, encrypt
from crypto.group import G
from crypto.keys import KeyPair
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript
from tests.crypto.material import CAPTAIN, CTX, DUKE, FACES, hidden, key_pair, scalar
from tests.crypto.proofs import refused

RNG = Random(1)
OWNER, K = key_pair(RNG), key_pair(RNG)
MASK = scalar(RNG)
MINE = hidden(DUKE, OWNER.X, RNG)


def refused_with(E: Ciphertext, *witnesses: tuple[int, int]) -> None:
    statement = same_card_under(OWNER.X, MINE, K.X, E)
    for witness in witnesses:
        proof = sigma.prove(statement, [Known(witness)], Transcript("conv", CTX))
        with refused("challenge"):
            conversion.verify(OWNER.X, MINE, K.X, E, proof, CTX)


def assert_weakly_provable(equations: tuple[Equation, ...], *witness: int) -> None:
    """A verifier with only these equations would be convinced."""
    statement: Statement = ((Linear(len(witness), equations),),)
    proof = sigma.prove(statement, [Known(witness)], Transcript("conv", CTX))
    sigma.verify(statement, proof, Transcript("conv", CTX))


def test_another_card_goes_back_to_the_deck() -> None:
    """The cheat keeps the duke and returns a captain."""
    refused_with(encrypt(CAPTAIN, K.X, MASK), (MASK, OWNER.x), (MASK, OWNER.x + 1))


def test_two_different_masks() -> None:
    """The cheat masks both components differently: the card becomes unreadable, or another."""
    E = Ciphertext(MASK * G, DUKE + (MASK + 1) * K.X)
    refused_with(E, (MASK, OWNER.x), (MASK + 1, OWNER.x))

    ours = same_card_under(OWNER.X, MINE, K.X, E)[0][0].equations
    split = ours[0], ours[1], Equation(ours[2].Y, ((2, K.X), ours[2].terms[1]))
    assert_weakly_provable(split, MASK, OWNER.x, MASK + 1)


def test_a_false_key() -> None:
    """The cheat takes the card apart with another secret than his, and so puts another back."""
    false = OWNER.x + 1
    E = encrypt(decrypt(MINE, false), K.X, MASK)
    assert decrypt(E, K.x) != DUKE
    refused_with(E, (MASK, false), (MASK, OWNER.x))

    ours = same_card_under(OWNER.X, MINE, K.X, E)[0][0].equations
    assert_weakly_provable((ours[0], ours[2]), MASK, false)


def test_a_key_solved_for_the_wanted_card() -> None:
    """The cheat picks the card first: some "key" turns any ciphertext into any card."""
    E = encrypt(CAPTAIN, K.X, MASK)
    # Knowing the logarithm of the card's mask does not help either: the faces are hashes,
    # so no known x satisfies e.b − CAPTAIN = x·e.a.
    refused_with(E, (MASK, OWNER.x), (MASK, 0), (0, OWNER.x))


def test_the_mask_of_somebody_else_s_hidden_card() -> None:
    """The cheat grafts the ``a`` of a hidden card onto his own, to have it opened with his."""
    victim = hidden(CAPTAIN, K.X, Random(2))
    E = Ciphertext(victim.a, DUKE + MASK * K.X)
    refused_with(E, (MASK, OWNER.x))

    ours = same_card_under(OWNER.X, MINE, K.X, E)[0][0].equations
    assert_weakly_provable((ours[1], ours[2]), MASK, OWNER.x)


def test_somebody_else_s_hidden_card_passed_as_one_s_own() -> None:
    """The cheat copies a card of the deck, which even is the same face, mask unknown."""
    victim = hidden(DUKE, K.X, Random(3))
    assert decrypt(victim, K.x) == decrypt(MINE, OWNER.x)
    refused_with(victim, (MASK, OWNER.x), (0, OWNER.x), (1, OWNER.x))
    # Nor with a mask added on top of the unknown one.
    refused_with(victim.remasked(K.X, MASK), (MASK, OWNER.x))


def test_a_conversion_by_somebody_who_does_not_own_the_card() -> None:
    """The cheat lifts another player's card, whose face has been shown, in his own name."""
    thief = KeyPair.of(OWNER.x + 1)
    E = encrypt(DUKE, K.X, MASK)
    statement = same_card_under(thief.X, MINE, K.X, E)
    proof = sigma.prove(statement, [Known((MASK, thief.x))], Transcript("conv", CTX))
    with refused("challenge"):
        conversion.verify(thief.X, MINE, K.X, E, proof, CTX)


def test_a_card_passed_to_one_ally_does_not_lie_in_front_of_another() -> None:
    """The cheat redirects a pass: the receiver's key is part of what was proved."""
    E, proof = conversion.convert(OWNER, MINE, K.X, CTX)
    other = key_pair(Random(4))

    conversion.verify(OWNER.X, MINE, K.X, E, proof, CTX)
    with refused("challenge"):
        conversion.verify(OWNER.X, MINE, other.X, E, proof, CTX)
    assert decrypt(E, other.x) not in FACES


def test_only_one_component_is_wrong() -> None:
    """The cheat spoils half of the new ciphertext."""
    honest = encrypt(DUKE, K.X, MASK)
    refused_with(Ciphertext(honest.a + DUKE, honest.b), (MASK, OWNER.x))
    refused_with(Ciphertext(honest.a, honest.b + DUKE), (MASK, OWNER.x))
