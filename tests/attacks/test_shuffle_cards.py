"""A shuffler who wants other cards in the pile than those that went in."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from crypto.elgamal import Ciphertext, decrypt, encrypt
from crypto.errors import Malformed
from crypto.group import ORDER, G, O, hash_to_group, invert, random_scalar
from crypto.keys import KeyPair
from crypto.reader import Reader
from crypto.shuffle.verifier import Claim, InvalidShuffle, verify, verify_all
from tests.attacks.cheating_shuffler import Cheat, of_order
from tests.crypto.proofs import refused
from tests.crypto.reference_shuffle import false_equations, left_over
from tests.crypto.shuffling import face, faces, fresh_pile, hidden_pile, honest_of

KEY = KeyPair.generate()
K = KEY.X
PI = [3, 1, 2, 4]
LOST, STOLEN = faces(4)[PI[0] - 1], face("a foreign card")


def shuffler() -> Cheat:
    return Cheat.honest(hidden_pile(4, K), K, PI)


def shifted(cheat: Cheat, a: int = 0, b: int = 0) -> Cheat:
    """The first card with something added to one of its components, or to both."""
    first = cheat.after[0]
    return cheat.showing(0, Ciphertext(first.a + a * G, first.b + b * G))


def foreign(cheat: Cheat) -> Cheat:
    """Put a card of one's own, under a mask of one's own, in place of a card of the pile."""
    return cheat.showing(0, encrypt(STOLEN, K, random_scalar()))


def exchanged_inside(cheat: Cheat) -> Cheat:
    """Know a card, and turn it into another below its proper mask."""
    first = cheat.after[0]
    return cheat.showing(0, Ciphertext(first.a, first.b + STOLEN - LOST))


def duplicated(cheat: Cheat) -> Cheat:
    """Show one good card twice, and let another vanish."""
    return cheat.showing(1, cheat.before[PI[0] - 1].remasked(K, cheat.rho[1]))


def another_order(cheat: Cheat) -> Cheat:
    """Prove one order, and lay the cards in another."""
    return replace(cheat, after=[cheat.after[i] for i in (1, 0, 2, 3)])


def another_mask(cheat: Cheat) -> Cheat:
    """Prove other masks than those on the cards."""
    return cheat.showing(0, cheat.after[0].remasked(K, 1))


DECKS: dict[str, tuple[Callable[[Cheat], Cheat], set[str]]] = {
    "a foreign card": (foreign, {"V3", "V4"}),
    "a card exchanged below its mask": (exchanged_inside, {"V4"}),
    "a duplicated card": (duplicated, {"V3", "V4"}),
    "a marked card": (lambda cheat: shifted(cheat, b=1), {"V4"}),
    "only a wrong": (lambda cheat: shifted(cheat, a=1), {"V3"}),
    "only b wrong": (lambda cheat: shifted(cheat, b=KEY.x), {"V4"}),
    "another mask": (another_mask, {"V3", "V4"}),
    "another order": (another_order, {"V3", "V4"}),
}


def test_the_cheat_convinces_as_long_as_it_is_honest() -> None:
    claim = shuffler().prove()
    verify(claim)
    assert false_equations(claim) == set()


@pytest.mark.parametrize("name", DECKS)
def test_a_false_deck_is_refused_by_the_equation_it_breaks(name: str) -> None:
    """The cheat hopes that an honest-looking proof covers a deck it was not made for."""
    lie, broken = DECKS[name]
    claim = lie(shuffler()).prove()
    assert false_equations(claim) == broken
    with refused(min(broken)):
        verify(claim)


@pytest.mark.parametrize("name", DECKS)
def test_any_deck_passes_if_the_challenge_does_not_depend_on_the_blinding(name: str) -> None:
    """The cheat computes E1 and E2 after t, which works where they are not hashed."""
    claim = DECKS[name][0](shuffler()).prove(deaf_to={"E"})
    assert false_equations(claim, deaf_to={"E"}) == set()
    with refused("V1"):
        verify(claim)


@pytest.mark.parametrize("name", DECKS)
def test_a_false_deck_between_honest_ones_is_found(name: str) -> None:
    """The cheat hopes to drown in a batch."""
    lie, broken = DECKS[name]
    claims = [honest_of(3), lie(shuffler()).prove(), honest_of(4)]
    with pytest.raises(InvalidShuffle) as caught:
        verify_all(claims)
    assert (caught.value.index, caught.value.check) == (1, min(broken))


def mixed(cheat: Cheat) -> Cheat:
    """Turn two cards into their sum and one of them, and weigh them so that the sums agree.

    With outputs e_1 + e_2, e_2, e_3, e_4 the weights t_1, t_2 − t_1, t_3, t_4 balance.
    """
    e = cheat.before
    cards = [e[0] + e[1], *e[1:]]
    after = [card.remasked(K, rho) for card, rho in zip(cards, cheat.rho, strict=True)]
    return replace(
        cheat,
        after=after,
        committed=[1, 2, 3, 4],
        weights=lambda t: [t[0], t[1] - t[0], t[2], t[3]],
    )


def doubled(cheat: Cheat) -> Cheat:
    """Turn the first card into twice itself, and weigh it half."""
    first = (cheat.before[0] + cheat.before[0]).remasked(K, cheat.rho[1])
    half = invert(2)
    return replace(
        cheat.showing(1, first),
        weights=lambda t: [t[2], t[0] * half % ORDER, t[1], t[3]],
    )


VECTORS: dict[str, Callable[[Cheat], Cheat]] = {
    "sum of two cards": mixed,
    "double of a card": doubled,
    "a repeated index": lambda cheat: replace(cheat, committed=[3, 1, 1, 4]),
    "numbers that are no indices": lambda cheat: replace(cheat, committed=[2, 2, 2, 4]),
    "the same sum and product": lambda cheat: replace(cheat, committed=[-2, -1, 1, 12]),
    "another permutation": lambda cheat: replace(cheat, committed=[1, 2, 3, 4]),
}


@pytest.mark.parametrize("name", VECTORS)
def test_what_is_committed_must_be_the_permutation_that_was_used(name: str) -> None:
    """The cheat commits to any numbers: everything fits, but for the product argument."""
    claim = VECTORS[name](shuffler()).prove()
    assert false_equations(claim) == {"V2"}
    with refused("V2"):
        verify(claim)


@pytest.mark.parametrize("name", VECTORS)
def test_the_product_argument_must_be_about_what_is_committed(name: str) -> None:
    """The cheat runs the product argument on a true permutation, and everything else not."""
    claim = replace(VECTORS[name](shuffler()), multiplied=[1, 2, 3, 4]).prove()
    assert false_equations(claim) == {"V1"}
    with refused("V1"):
        verify(claim)


@pytest.mark.parametrize("alter", [mixed, doubled])
@pytest.mark.parametrize(("ignored", "multiplied"), [("V2", None), ("V1", [1, 2, 3, 4])])
def test_altered_cards_pass_a_verifier_without_the_first_two_equations(
    alter: Callable[[Cheat], Cheat], ignored: str, multiplied: list[int] | None
) -> None:
    """The cheat turns cards into sums of cards, which V3 and V4 alone can't see."""
    cheat = replace(alter(shuffler()), multiplied=multiplied)
    assert {decrypt(e, KEY.x) for e in cheat.after} != set(faces(4))
    assert false_equations(cheat.prove()) - {ignored} == set()


def test_a_repeated_card_is_refused_even_if_it_is_committed_to() -> None:
    """The cheat stands by its duplicate: commits to it, and answers with its weights twice."""
    pi = [3, 3, 2, 4]
    cheat = replace(duplicated(shuffler()), committed=pi, weights=of_order(pi))
    claim = cheat.prove()
    assert false_equations(claim) == {"V2", "V3", "V4"}
    with refused("V2"):
        verify(claim)


def grafted() -> Claim:
    """A hand shuffle whose author knows the key, and puts a point of unknown logarithm as mask.

    The card decrypts to what it was, so the owner lost nothing; but its ``a`` now contains
    somebody else's, and the next share on it would open that one.
    """
    cheat = shuffler()
    D = hash_to_group(b"the mask of somebody else's card")
    first = cheat.after[0]
    cheat = cheat.showing(0, Ciphertext(first.a + D, first.b + KEY.x * D))
    assert decrypt(cheat.after[0], KEY.x) == LOST
    return cheat.prove()


def test_a_mask_that_the_prover_does_not_know_is_refused_although_it_knows_the_key() -> None:
    """The cheat hopes that keeping every card readable and unchanged is enough."""
    claim = grafted()
    assert false_equations(claim) == {"V3", "V4"}
    with refused("V3"):
        verify(claim)


def test_a_verifier_who_only_compared_the_decrypted_cards_would_take_the_unknown_mask() -> None:
    """Proving with the key instead of with the masks is what the cheat would like to do."""
    rest = left_over(grafted())
    assert rest["V4"] - KEY.x * rest["V3"] == O


def test_a_public_card_can_not_be_stripped_of_its_mask() -> None:
    """The cheat masks a public card by −1, to lay it open for ever and break every later proof."""
    before = fresh_pile(["duke", "duke", "lord"], K)
    honest = Cheat.honest(before, K, [1, 2, 3])
    cheat = replace(honest, rho=[-1, *honest.rho[1:]]).showing(0, before[0].remasked(K, -1))
    claim = cheat.prove()
    assert cheat.after[0] == Ciphertext(O, face("duke"))
    assert false_equations(claim) == set()
    with refused("identity"):
        verify(claim)
    with pytest.raises(Malformed):
        cheat.after[0].encode()
    with refused("encoding"):
        Reader(bytes(33) + face("duke").encode(), 66).ciphertexts(1)
