"""The protocol once more, slowly and plainly, written from its description alone.

Nothing here is shared with ``crypto``: whole numbers, the school formulas of the curve, and
hashes over explicit bytes. Where both agree, a mistake would have to be made twice.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha512
from typing import Any, TypedDict

P = 2**256 - 2**32 - 977
ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
ROOT_OF_MINUS_3 = 0x0A2D2BA93507F1DF233770C2A797962CC61F6D15DA14ECD47D8D27AE1CD5F852

Affine = tuple[int, int] | None
"""x and y of a point; ``None`` is the identity."""

G: Affine = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)


def add(A: Affine, B: Affine) -> Affine:
    if A is None or B is None:
        return A or B
    if A[0] == B[0]:
        if (A[1] + B[1]) % P == 0:
            return None
        slope = 3 * A[0] * A[0] * pow(2 * A[1], -1, P)
    else:
        slope = (A[1] - B[1]) * pow(A[0] - B[0], -1, P)
    x = (slope * slope - A[0] - B[0]) % P
    return x, (slope * (A[0] - x) - A[1]) % P


def negate(A: Affine) -> Affine:
    return A and (A[0], -A[1] % P)


def multiply(k: int, A: Affine) -> Affine:
    total, k = None, k % ORDER
    while k:
        if k & 1:
            total = add(total, A)
        A, k = add(A, A), k >> 1
    return total


def square_root(square: int) -> int | None:
    root = pow(square, (P + 1) // 4, P)
    return root if root * root % P == square % P else None


def with_parity(x: int, parity: int) -> Affine:
    y = square_root(x**3 + 7)
    assert y is not None
    return x, y if y % 2 == parity else P - y


def encode(A: Affine) -> bytes:
    """33 bytes; zeros for the identity, as in a transcript."""
    return bytes(33) if A is None else bytes([2 + A[1] % 2]) + A[0].to_bytes(32, "big")


def decode(data: bytes) -> Affine:
    """What ``encode`` wrote, zeros included; for vectors, whose points are good."""
    return with_parity(int.from_bytes(data[1:], "big"), data[0] % 2) if any(data) else None


def lp(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


def hash_to_group(*parts: bytes) -> Affine:
    """SwiftEC, as in BIP 324: the digest is ``u ‖ t``."""
    digest = sha512(b"undertable/1/h2g" + b"".join(lp(part) for part in parts)).digest()
    return swift(int.from_bytes(digest[:32], "big") % P, int.from_bytes(digest[32:], "big") % P)


def swift(u: int, t: int) -> Affine:
    parity = t % 2
    u, t = u or 1, t or 1
    if (u**3 + t**2 + 7) % P == 0:
        t = 2 * t % P
    X = (u**3 + 7 - t**2) * pow(2 * t, -1, P) % P
    Y = (X + t) * pow(u * ROOT_OF_MINUS_3, -1, P) % P
    over = X * pow(Y, -1, P)
    half = pow(2, -1, P)
    candidates = u + 4 * Y**2, (-over - u) * half, (over - u) * half
    x = next(x % P for x in candidates if square_root(x**3 + 7) is not None)
    return with_parity(x, parity)


class Transcript:
    """All bytes ever said, kept as they are and hashed from the start each time."""

    def __init__(self, kind: str, ctx: bytes) -> None:
        self.said = b""
        self.absorb("proto", b"undertable/1/" + kind.encode())
        self.absorb("ctx", ctx)

    def absorb(self, label: str, *items: bytes) -> None:
        self.said += bytes([len(label)]) + label.encode() + len(items).to_bytes(4, "big")
        self.said += b"".join(lp(item) for item in items)

    def challenge(self, label: str) -> int:
        self.absorb("chal:" + label)
        digest = sha512(self.said).digest()
        self.said += digest
        return int.from_bytes(digest, "big") % ORDER


class EquationData(TypedDict):
    Y: str
    terms: list[list[Any]]  # pairs (index of the secret, point)


class BranchData(TypedDict):
    secrets: int
    equations: list[EquationData]


StatementData = list[list[BranchData]]
"""Clauses of branches of equations, with points in hexadecimal; zeros for the identity."""


def holds(statement: StatementData, proof: bytes, kind: str, ctx: bytes) -> bool:
    """Does ``proof`` convince? The verifier of the sigma engine."""
    words = [int.from_bytes(proof[i : i + 32], "big") for i in range(0, len(proof), 32)]
    if len(proof) % 32 or any(word >= ORDER for word in words):
        return False
    scalars = iter(words)
    try:
        c = next(scalars)
        T = [T_j for clause in statement for T_j in _commitments(clause, c, scalars)]
    except StopIteration:
        return False
    transcript = Transcript(kind, ctx)
    _absorb(statement, transcript)
    transcript.absorb("T", *map(encode, T))
    return next(scalars, None) is None and transcript.challenge("c") == c


def _commitments(clause: list[BranchData], c: int, scalars: Iterator[int]) -> list[Affine]:
    challenges = [next(scalars) for _ in clause[:-1]]
    challenges.append(c - sum(challenges))
    T = []
    for branch, c_b in zip(clause, challenges, strict=True):
        z = [next(scalars) for _ in range(branch["secrets"])]
        for equation in branch["equations"]:
            total = multiply(-c_b, decode(bytes.fromhex(equation["Y"])))
            for i, base in equation["terms"]:
                total = add(total, multiply(z[i], decode(bytes.fromhex(base))))
            T.append(total)
    return T


def _absorb(statement: StatementData, transcript: Transcript) -> None:
    transcript.absorb("shape", len(statement).to_bytes(4, "big"))
    for clause in statement:
        transcript.absorb("or", len(clause).to_bytes(4, "big"))
        for branch in clause:
            for equation in branch["equations"]:
                transcript.absorb("eq", *_items(branch, equation))


def _items(branch: BranchData, equation: EquationData) -> Sequence[bytes]:
    shape = bytes([branch["secrets"], len(branch["equations"]), len(equation["terms"])])
    items = [shape, bytes.fromhex(equation["Y"])]
    for i, base in equation["terms"]:
        items += [bytes([i]), bytes.fromhex(base)]
    return items
