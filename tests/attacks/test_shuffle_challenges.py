"""A shuffler who knows a challenge, a logarithm or the statement only when it suits."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest

from crypto.elgamal import Ciphertext, decrypt
from crypto.group import ORDER, G, Point, invert, random_scalars
from crypto.keys import KeyPair
from crypto.shuffle import argument, verifier
from crypto.shuffle.argument import Proof
from crypto.shuffle.verifier import Claim, verify
from tests.attacks.cheating_shuffler import Cheat
from tests.crypto import reference_shuffle
from tests.crypto.proofs import refused
from tests.crypto.reference_shuffle import Hearing, false_equations, left_over
from tests.crypto.shuffling import face, faces, hidden_pile

KEY = KeyPair.generate()
K = KEY.X
LOST, STOLEN = faces(3)[0], face("a foreign card")


def stealing(taken_from_second: int) -> Cheat:
    """The first card becomes another, and the second pays for it, so many times over."""
    cheat = Cheat.honest(hidden_pile(3, K), K, [1, 2, 3])
    first, second = cheat.after[0], cheat.after[1]
    gain = STOLEN - LOST
    cheat = cheat.showing(0, Ciphertext(first.a, first.b + gain))
    assert decrypt(cheat.after[0], KEY.x) == STOLEN
    return cheat.showing(1, Ciphertext(second.a, second.b - taken_from_second * gain))


def challenge(claim: Claim, deaf_to: Collection[str]) -> int:
    P = Proof.decode(claim.proof, 3)
    return Hearing(claim, deaf_to).t(P.c, P.c_d, P.E1, P.E2)


def moved(deck: Sequence[Ciphertext], by: dict[str, Point], scalar: int) -> list[Ciphertext]:
    """The first card of a deck, moved so far that both equations balance."""
    a, b = scalar * by["V3"], scalar * by["V4"]
    return [Ciphertext(deck[0].a + a, deck[0].b + b), *deck[1:]]


def test_the_key_can_not_be_chosen_after_the_proof() -> None:
    """The cheat alters cards first, and then looks for a key under which the proof holds."""
    claim = stealing(0).prove(deaf_to={"X"})
    Z = Proof.decode(claim.proof, 3).Z
    claim = replace(claim, K=K + invert(Z) * left_over(claim, {"X"})["V4"])
    assert false_equations(claim, {"X"}) == set()
    with refused("V1"):
        verify(claim)


def test_the_inputs_can_not_be_chosen_after_the_proof() -> None:
    """The cheat proves something about a pile, and then says which pile it was."""
    claim = stealing(0).prove(deaf_to={"in"})
    rest, t = left_over(claim, {"in"}), challenge(claim, {"in"})
    claim = replace(claim, before=moved(claim.before, rest, invert(t)))
    assert false_equations(claim, {"in"}) == set()
    with refused("V1"):
        verify(claim)


def test_the_outputs_can_not_be_chosen_after_the_proof() -> None:
    """The cheat keeps the stolen card second, and lets the first one balance the books."""
    cheat = stealing(0)
    cheat = replace(cheat, after=[cheat.after[i] for i in (1, 0, 2)], committed=[2, 1, 3])
    cheat = replace(
        cheat, weights=lambda t: [t[1], t[0], t[2]], rho=[cheat.rho[i] for i in (1, 0, 2)]
    )
    claim = cheat.prove(deaf_to={"out"})
    rest, f = left_over(claim, {"out"}), Proof.decode(claim.proof, 3).f
    claim = replace(claim, after=moved(claim.after, rest, -invert(f[0])))
    assert false_equations(claim, {"out"}) == set()
    assert decrypt(claim.after[1], KEY.x) == STOLEN
    with refused("V1"):
        verify(claim)


def test_a_short_challenge_can_be_guessed_and_ours_can_not() -> None:
    """The cheat bets on t and balances two cards for it; one bit of challenge gives even odds."""

    def one_bit(t: int) -> int:
        return 2 + t % 2

    cheat = stealing(invert(2))  # t·gain = t²·(gain/2) for t = 2
    tries = [cheat.prove(squeezed=one_bit) for _ in range(64)]
    assert any(false_equations(claim, squeezed=one_bit) == set() for claim in tries)
    for claim in tries:
        with refused("V2"):
            verify(claim)
    with refused("V4"):
        verify(cheat.prove())


def test_errors_of_two_cards_do_not_cancel() -> None:
    """The cheat adds to one card what it takes from another; plain sums would not notice."""
    cheat = stealing(1)
    plain_sum = cheat.prove(squeezed=lambda _: 1)
    assert false_equations(plain_sum, squeezed=lambda _: 1) == set()
    claim = cheat.prove()
    assert false_equations(claim) == {"V4"}
    with refused("V4"):
        verify(claim)


def combined(logs: Sequence[int] = ()) -> Cheat:
    """The sum of two cards in place of one of them, and a true permutation for the product."""
    cheat = Cheat.honest(hidden_pile(3, K), K, [1, 2, 3])
    e = cheat.before
    first = (e[0] + e[1]).remasked(K, cheat.rho[0])
    return replace(
        cheat.showing(0, first),
        weights=lambda t: [t[0], (t[1] - t[0]) % ORDER, t[2]],
        multiplied=[1, 2, 3],
        logs=logs,
    )


def test_generators_with_known_logarithms_would_let_anything_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cheat made the generators, and opens every commitment to whatever is asked."""
    logs = random_scalars(3)
    with monkeypatch.context() as patch:
        for module in (argument, verifier, reference_shuffle):
            patch.setattr(module, "shuffle_generators", lambda k: tuple(h * G for h in logs[:k]))
        claim = combined(logs).prove()
        assert false_equations(claim) == set()
        verify(claim)
    for claim in (combined().prove(), combined(logs).prove()):
        assert false_equations(claim) == {"V1"}
        with refused("V1"):
            verify(claim)
