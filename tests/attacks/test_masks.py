"""Attacks on masks: repeated, missing, or cancelled on purpose."""

import ast
from pathlib import Path
from random import Random

import pytest

import crypto
from crypto import conversion, remask, swap
from crypto.elgamal import Ciphertext, decrypt, encrypt, public_card
from crypto.errors import Malformed
from crypto.group import G, O
from crypto.reader import Reader
from tests.crypto.material import CTX, DUKE, FACES, hand, hidden, key_pair, scalar
from tests.crypto.proofs import refused
from tests.crypto.reference import P


def test_one_mask_for_a_whole_deck_tells_its_order() -> None:
    """The cheat knows how the plain cards relate, and finds the relation again under the mask."""
    rng = Random(1)
    k, numbers = scalar(rng), list(range(1, 53))
    rng.shuffle(numbers)
    masked = [k * (n * G) for n in numbers]  # related cards, one mask for all

    def order(first: int) -> list[int] | None:
        """All numbers, if the first card is the one with this number."""
        unit = pow(first, -1, crypto.group.ORDER) * masked[0]
        table = {n * unit: n for n in range(1, 53)}
        read = [table.get(e, 0) for e in masked]
        return read if sorted(read) == list(range(1, 53)) else None

    assert numbers in [order(first) for first in range(1, 53)]


def test_equal_cards_never_look_alike() -> None:
    """The cheat compares ciphertexts: of five dukes, and of one duke masked five times."""
    rng = Random(2)
    owner, X = key_pair(rng), key_pair(rng).X
    mine = hidden(DUKE, owner.X, rng)
    converted = [conversion.convert(owner, mine, X, CTX)[0] for _ in range(5)]
    pair = public_card(DUKE, X), public_card(DUKE, X)
    swapped = [e for _ in range(5) for e in swap.shuffle(pair, X, False, CTX)[0]]
    cards = [*converted, *swapped]

    assert len({point for e in cards for point in (e.a, e.b)}) == 2 * len(cards)
    # Nor is one the other plus something everybody knows.
    known = {O, *FACES, X, G, X - G, DUKE - X}
    differences = {f.b - e.b for e in cards for f in cards if e is not f}
    assert differences.isdisjoint(known)


def test_the_quadratic_character_of_a_card_does_not_survive_its_mask() -> None:
    """The cheat tests for squares: powers of whole numbers keep that property, points don't."""
    rng = Random(3)
    square, other = 4, next(n for n in range(2, 99) if pow(n, (P - 1) // 2, P) != 1)
    for _ in range(20):
        key = scalar(rng) | 1  # the exponents of Shamir, Rivest and Adleman are odd
        assert pow(pow(square, key, P), (P - 1) // 2, P) == 1
        assert pow(pow(other, key, P), (P - 1) // 2, P) != 1

    X = key_pair(rng).X
    for M in FACES:
        seen = {is_square(e) for e in hand([M] * 40, X, rng)}
        assert seen == {True, False}


def is_square(e: Ciphertext) -> bool:
    return pow(int.from_bytes(e.b.encode()[1:], "big"), (P - 1) // 2, P) == 1


def test_a_public_card_is_unmasked_by_a_new_mask() -> None:
    """The cheat re-masks a public card with −1: the claim is true, and the card lies open."""
    X = key_pair(Random(4)).X
    before = public_card(DUKE, X)
    after = before.remasked(X, -1)
    assert after == Ciphertext(O, DUKE)

    proof = remask.prove(before, after, X, -1, CTX)
    with pytest.raises(Malformed):
        after.encode()
    with refused("encoding"):
        Reader(after.absorbed() + proof, 130).ciphertexts(1)


def test_a_public_card_is_unmasked_by_a_swap() -> None:
    """The cheat does the same to one of two cards, hidden in a swap."""
    rng = Random(5)
    X = key_pair(rng).X
    before = public_card(DUKE, X), hidden(DUKE, X, rng)
    after = before[0].remasked(X, -1), before[1].remasked(X, 5)
    proof = swap.prove(before, after, X, (-1, 5), False, CTX)

    with pytest.raises(Malformed):
        after[0].encode()
    with refused("encoding"):
        Reader(after[0].absorbed() + after[1].encode() + proof, 292).ciphertexts(2)


def test_a_conversion_without_mask() -> None:
    """The cheat lifts a card with mask 0: the claim is true, and the card lies open."""
    rng = Random(6)
    owner, X = key_pair(rng), key_pair(rng).X
    e = hidden(DUKE, owner.X, rng)
    E = encrypt(DUKE, X, 0)
    proof = conversion.prove(owner, e, X, E, 0, CTX)

    assert (E.a, E.b) == (O, DUKE)
    with pytest.raises(Malformed):
        E.encode()
    with refused("encoding"):
        Reader(E.absorbed() + proof, 162).ciphertexts(1)


def test_a_card_whose_second_component_vanishes() -> None:
    """The cheat writes zeros for ``b``, so that every key reads the negative of its own mask."""
    with refused("encoding"):
        Reader(G.encode() + bytes(33), 66).ciphertexts(1)
    with pytest.raises(Malformed):
        Ciphertext.decode(G.encode() + bytes(33))


def test_a_mask_the_cheat_does_not_know() -> None:
    """The cheat grafts the first component of another's hidden card onto his own new mask.

    A share given on the outcome would open the other card too.
    """
    rng = Random(7)
    key = key_pair(rng)
    before, victim = hidden(DUKE, key.X, rng), hidden(FACES[1], key.X, rng)
    after = before + Ciphertext(victim.a, key.x * victim.a)  # as true as any, with the key

    assert decrypt(after, key.x) == DUKE
    for rho in (key.x, 0, 1):
        with refused("challenge"):
            remask.verify(before, after, key.X, remask.prove(before, after, key.X, rho, CTX), CTX)


def test_secrets_are_never_drawn_from_a_generator_with_a_seed() -> None:
    """The cheat computes the seed: `random` may serve games and tests, never ``crypto``."""
    sources = list(Path(crypto.__file__).parent.rglob("*.py"))
    assert len(sources) > 20
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module]
                if isinstance(node, ast.ImportFrom)
                else []
            )
            assert "random" not in names, path
