"""Shares add up: why whoever looks at a card that was opened before masks it first."""

from random import Random

from crypto import shares
from crypto.elgamal import Ciphertext, decrypt
from crypto.group import Point
from crypto.keys import KeyPair, joint_key
from tests.crypto.material import CTX, DUKE, FACES, hidden, key_pair, scalar

RNG = Random(1)
KEYS = [key_pair(RNG) for _ in range(4)]
FIRST, LOOKER, SWAPPER, LAST = KEYS
X = joint_key([key.X for key in KEYS])


def given_to(audience: KeyPair, e: Ciphertext) -> dict[Point, Point]:
    """The public shares of everybody else, by their keys."""
    others = [key for key in KEYS if key is not audience]
    return {key.X: shares.give(key, [e.a], CTX).points[0] for key in others}


def test_one_ciphertext_opened_to_two_players_is_open_to_everybody() -> None:
    """The cheat is a mere spectator: he adds up what was published for two private looks."""
    e = hidden(DUKE, X, RNG)
    public = {**given_to(FIRST, e), **given_to(LOOKER, e)}

    assert len(public) == len(KEYS)
    assert shares.reduced(e, list(public.values())).b == DUKE


def test_a_mask_somebody_else_made_does_not_separate_two_looks() -> None:
    """The cheat re-masked the card in between, and brings an old share up to date."""
    e = hidden(DUKE, X, RNG)
    old = given_to(FIRST, e)  # holds the looker's share of the old ciphertext
    rho = scalar(RNG)
    swapped = e.remasked(X, rho)
    new = given_to(LOOKER, swapped)
    adapted = old[LOOKER.X] + rho * LOOKER.X  # x·a + ρ·X = x·(a + ρ·G)

    assert shares.reduced(swapped, [*new.values(), adapted]).b == DUKE


def test_a_mask_of_the_looker_s_own_does() -> None:
    """The cheat tries the same where the looker masked the card before the shares were given."""
    e = hidden(DUKE, X, RNG)
    old = given_to(FIRST, e)
    rho, own = scalar(RNG), scalar(RNG)
    masked = e.remasked(X, rho).remasked(X, own)
    new = given_to(LOOKER, masked)
    for guess in (0, 1, rho, 2 * rho):
        adapted = old[LOOKER.X] + guess * LOOKER.X
        assert shares.reduced(masked, [*new.values(), adapted]).b not in FACES
    assert decrypt(shares.reduced(masked, list(new.values())), LOOKER.x) == DUKE
