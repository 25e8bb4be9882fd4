"""Balances: who owns how much, readable by the owner alone.

A balance of ``v`` units is ``(r·G, v·V + r·X)``, under the owner's key or, for a pot that
nobody may read, under the key of the table.
"""

from functools import cache

from crypto.elgamal import Ciphertext, decrypt
from crypto.errors import InvalidProof, Malformed
from crypto.generators import V
from crypto.group import G, O, Point, public_product
from crypto.keys import KeyPair, prove_same_log, verify_same_log
from crypto.money.bits import check_bits


def endowment(units: int, X: Point) -> Ciphertext:
    """Money everybody saw being handed out, with mask 1."""
    return Ciphertext(G, public_product(units, V) + X)


def credited(balance: Ciphertext, units: int) -> Ciphertext:
    """A balance after public income, or after a public expense if ``units`` is negative."""
    return sound(Ciphertext(balance.a, balance.b + public_product(units, V)))


def sound(balance: Ciphertext) -> Ciphertext:
    """``balance``, unless a payment was chosen to strip its mask."""
    if balance.a.is_identity or balance.b.is_identity:
        raise InvalidProof("identity", "a balance lost its mask")
    return balance


def read(owner: KeyPair, balance: Ciphertext, bits: int) -> int:
    """What the owner sees in the purse."""
    return units(decrypt(balance, owner.x), bits)


def units(point: Point, bits: int) -> int:
    """The number of which ``point`` is the multiple of ``V``."""
    check_bits(bits)
    found = _multiples(bits).get(point)
    if found is None:
        raise Malformed(f"the balance is not an amount below 2^{bits}")
    return found


@cache
def _multiples(bits: int) -> dict[Point, int]:
    table, point = {O: 0}, O
    for units in range(1, 1 << bits):
        point = point + V
        table[point] = units
    return table


def prove_balance(owner: KeyPair, balance: Ciphertext, units: int, ctx: bytes) -> bytes:
    """Open a purse for everybody at the end."""
    return prove_same_log(owner, balance.a, balance.b - public_product(units, V), ctx)


def verify_balance(X: Point, balance: Ciphertext, units: int, proof: bytes, ctx: bytes) -> None:
    verify_same_log(X, balance.a, balance.b - public_product(units, V), proof, ctx)
