"""Honest proofs of every kind, by name."""

from tests.crypto.proofs import Make
from tests.crypto.specimens import cards, claims, keys, money

SPECIMENS: dict[str, Make] = {
    **keys.SPECIMENS,
    **cards.SPECIMENS,
    **claims.SPECIMENS,
    **money.SPECIMENS,
}
