"""A cheat who hopes that wrong things add up: weights it knows, sums that fail, nothing at all."""

import secrets
from collections.abc import Callable
from typing import Any

import pytest
from btclib_secp256k1 import lib

from crypto import curve, elgamal
from crypto.elgamal import Ciphertext, decrypt
from crypto.errors import InvalidProof
from crypto.group import G, invert, public_sum, random_scalar
from crypto.keys import KeyPair
from crypto.shuffle.argument import Proof
from crypto.shuffle.verifier import Claim, InvalidShuffle, equations, verify, verify_all
from tests.attacks.cheating_shuffler import Cheat
from tests.crypto.chosen import Challenges, chosen
from tests.crypto.proofs import refused
from tests.crypto.reference_shuffle import Hearing, false_equations
from tests.crypto.shuffling import CTX, altered, face, faces, hidden_pile, honest_of

KEY = KeyPair.generate()
K = KEY.X
LOST, STOLEN = faces(3)[0], face("a foreign card")


@pytest.fixture
def known_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A verifier that forgot its weights: every equation counts once."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 1)


def against_each_other(one: int, other: int) -> Claim:
    """A proof with a wrong z and a wrong z_Δ, in V1 and in V2, both multiples of G."""
    claim = honest_of(3)
    P = Proof.decode(claim.proof, 3)
    return altered(claim, z=P.z + one, z_delta=P.z_delta + other)


@pytest.mark.usefixtures("known_weights")
def test_without_weights_errors_of_two_equations_would_cancel() -> None:
    """The cheat is wrong by δ in V1, and by −δ in V2."""
    verify(against_each_other(5, -5))


def test_errors_of_two_equations_do_not_cancel() -> None:
    """The same, against weights."""
    assert false_equations(against_each_other(5, -5)) == {"V1", "V2"}
    with refused("V1"):
        verify(against_each_other(5, -5))


@pytest.mark.usefixtures("known_weights")
def test_without_weights_errors_of_two_proofs_would_cancel() -> None:
    """Two cheats of one table are wrong by opposite amounts."""
    verify_all([against_each_other(5, 0), honest_of(2), against_each_other(-5, 0)])


def test_errors_of_two_proofs_do_not_cancel() -> None:
    """The same, against weights."""
    with pytest.raises(InvalidShuffle) as caught:
        verify_all([honest_of(2), against_each_other(5, 0), against_each_other(-5, 0)])
    assert (caught.value.index, caught.value.check) == (1, "V1")


def marked_and_balanced() -> Claim:
    """A deck with G added to one component, and a z that is wrong by just as much."""
    cheat = Cheat.honest(hidden_pile(3, K), K, [1, 2, 3])
    first = cheat.after[0]
    claim = cheat.showing(0, Ciphertext(first.a + G, first.b)).prove()
    P = Proof.decode(claim.proof, 3)
    t = Hearing(claim).t(P.c, P.c_d, P.E1, P.E2)
    return altered(claim, z=P.z + t)


@pytest.mark.usefixtures("known_weights")
def test_without_weights_a_wrong_deck_would_cancel_against_a_wrong_opening() -> None:
    """The cheat pays in V1, with the last word of the proof, for what it took in V3."""
    verify(marked_and_balanced())


def test_a_wrong_deck_does_not_cancel_against_a_wrong_opening() -> None:
    """The same, against weights."""
    assert false_equations(marked_and_balanced()) == {"V1", "V3"}
    with refused("V1"):
        verify(marked_and_balanced())


def stolen_under(w: int) -> Claim:
    """A hand shuffle that turns one card into another, wrong in both components.

    The errors −w·ε of ``a`` and ε of ``b`` vanish when folded under ``w``; the owner knows
    its key, and so which ε makes the card it wants.
    """
    cheat = Cheat.honest(hidden_pile(3, K), K, [1, 2, 3])
    first = cheat.after[0]
    error = invert(1 + KEY.x * w) * (STOLEN - LOST)
    cheat = cheat.showing(0, Ciphertext(first.a - w * error, first.b + error))
    assert decrypt(cheat.after[0], KEY.x) == STOLEN
    return cheat.prove()


def test_a_known_folding_weight_would_let_any_card_be_stolen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The cheat found out the number under which V3 and V4 are folded."""
    w = random_scalar()
    monkeypatch.setattr(elgamal, "FOLDING_WEIGHT", w)
    verify(stolen_under(w))
    verify_all([honest_of(2), stolen_under(w)])


@pytest.mark.parametrize("w", [0, 5, 11])
def test_each_attempt_tries_one_folding_weight(w: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheat searches among sixteen weights, learning from every refusal.

    A refusal rules out the weight that the proof was made for, and no other. So among 2^128
    weights Q attempts find the right one with probability Q/2^128, however they are chosen
    and although the weight stays the same.
    """
    monkeypatch.setattr(elgamal, "FOLDING_WEIGHT", w)
    assert [guess for guess in range(16) if passes(stolen_under(guess))] == [w]


def passes(claim: Claim) -> bool:
    assert "V4" in false_equations(claim)
    try:
        verify(claim)
    except InvalidProof:
        return False
    return True


@pytest.mark.parametrize("guess", [0, 1, -1, 2**64, elgamal.LAMBDA])
def test_the_folding_weight_is_none_that_a_cheat_would_try(guess: int) -> None:
    """The cheat bets on a simple weight."""
    with refused("V3", "V4"):
        verify(stolen_under(guess))


class BrokenLibrary:
    """libsecp256k1, but one function always reports a failure."""

    def __init__(self, broken: str) -> None:
        self._broken, self._library = broken, lib

    def __getattr__(self, name: str) -> Any:
        return (lambda *_: 0) if name == self._broken else getattr(self._library, name)


def careless(claim: Claim) -> bool:
    """A verifier that takes "the sum call failed" for "the sum vanishes"."""
    system = equations(claim)
    firsts = [(scalar, pair.a) for scalar, pair in system.V34]
    return all(public_sum(terms).is_identity for terms in (system.V1, system.V2, firsts))


CLAIMS: dict[str, Callable[[], Claim]] = {
    "honest": lambda: honest_of(3),
    "wrong": lambda: against_each_other(1, 1),
    "stolen": lambda: stolen_under(1),
}


@pytest.mark.parametrize("name", CLAIMS)
def test_a_failed_sum_is_never_read_as_success(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheat makes the library fail, and hopes that O looks like "everything cancels"."""
    claim = CLAIMS[name]()
    monkeypatch.setattr(curve, "lib", BrokenLibrary("secp256k1_ec_pubkey_combine"))
    assert careless(claim)
    with refused("batch"):
        verify(claim)
    with refused("batch"):
        verify_all([claim, claim])


class ShortSums(BrokenLibrary):
    """A library that refuses sums of more than so many points."""

    def __init__(self, most: int) -> None:
        super().__init__("secp256k1_ec_pubkey_combine")
        self._most = most

    def __getattr__(self, name: str) -> Any:
        whole = getattr(self._library, name)
        if name != self._broken:
            return whole
        return lambda ctx, out, keys, n: whole(ctx, out, keys, n) if n <= self._most else 0


def test_a_batch_that_fails_alone_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheat makes only the great sum fail, so that no single proof is to blame."""
    claims = [honest_of(3) for _ in range(4)]
    monkeypatch.setattr(curve, "lib", ShortSums(30))
    for claim in claims:
        verify(claim)
    with refused("batch"):
        verify_all(claims)


def test_a_failed_product_is_an_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cheat makes a product fail; the object it leaves behind must not be added up."""
    claim = honest_of(3)
    monkeypatch.setattr(curve, "lib", BrokenLibrary("secp256k1_ec_pubkey_tweak_mul"))
    with pytest.raises(AssertionError, match="refused an argument"):
        verify(claim)


def test_a_proof_of_which_nothing_is_left_is_refused() -> None:
    """The cheat got challenges of zero, and answers so that every coefficient cancels."""
    proof = Proof(G, G, G, K, G, G, G, [0, 0], 1, [0, 0], [], 1, 1)
    pile = hidden_pile(2, K)
    claim = Claim(pile, hidden_pile(2, K), K, proof.encode(), CTX)
    with chosen(Challenges(0, 7, 8, 0)):
        assert careless(claim)
        with refused("batch"):
            verify(claim)


@pytest.mark.usefixtures("known_weights")
def test_a_base_that_cancels_is_refused() -> None:
    """The cheat knows the weights, and makes the coefficient of G vanish."""
    claim = honest_of(3)
    z = Proof.decode(claim.proof, 3).z
    with refused("V2"):
        verify(altered(claim, z_delta=-z))
