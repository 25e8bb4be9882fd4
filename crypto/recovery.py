"""The table plays on when somebody vanishes: every key is shared among the other seats.

Feldman's verifiable secret sharing (1987) with encrypted shares and public complaints. Any
``q`` seats together can stand in for an absent one, and so could also read everything;
fewer learn nothing. Seats count from 1: the value at 0 is the key itself.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha512
from itertools import repeat

from crypto.encoding import MAX_SEATS, lp, u8
from crypto.errors import InvalidProof, Malformed
from crypto.group import (
    ORDER,
    POINT_SIZE,
    SCALAR_SIZE,
    G,
    O,
    Point,
    encode_scalar,
    invert,
    point_sum,
    public_sum,
    random_scalar,
)
from crypto.keys import PROOF_SIZE, KeyPair, prove_key, prove_same_log, verify_key, verify_same_log
from crypto.reader import Reader

COMPLAINT_SIZE = POINT_SIZE + PROOF_SIZE


def check_table(n: int, q: int) -> None:
    """Two quorums must overlap, or a split table could decide two things."""
    if not 3 <= n <= MAX_SEATS or not n < 2 * q < 2 * n:
        raise Malformed(f"no recovery among {n} seats by {q}: more than half of 3 to {MAX_SEATS}")


@dataclass(frozen=True, slots=True)
class Sharing:
    """One dealer's shares for all other seats: 33·q + 64 + 32·(n − 1) bytes.

    ``A`` commits to the polynomial but for ``A_0``, which is the dealer's key; ``y`` holds
    the values by seat, each under a pad that only its receiver can make.
    """

    A: tuple[Point, ...]
    R: Point
    pok: bytes
    y: Mapping[int, int]

    @classmethod
    def decode(cls, data: bytes, dealer: int, n: int, q: int) -> "Sharing":
        check_table(n, q)
        reader = Reader(data, POINT_SIZE * q + PROOF_SIZE + SCALAR_SIZE * (n - 1))
        A, R, pok = tuple(reader.points(q - 1)), reader.point(), reader.take(PROOF_SIZE)
        return cls(A, R, pok, {j: reader.scalar() for j in others(dealer, n)})

    def encode(self) -> bytes:
        points = b"".join(P.encode() for P in (*self.A, self.R))
        return points + self.pok + b"".join(encode_scalar(self.y[j]) for j in sorted(self.y))

    def share_key(self, X: Point, j: int) -> Point:
        """``F_ij = f_i(j)·G``, from the dealer's key and the commitments."""
        F = O
        for A_k in reversed((X, *self.A)):
            F = point_sum([*repeat(F, j), A_k])  # seats are few: adding beats multiplying
        return F


def others(seat: int, n: int) -> list[int]:
    if not 1 <= seat <= n:
        raise Malformed(f"there is no seat {seat} among {n}")
    return [j for j in range(1, n + 1) if j != seat]


def deal(dealer: int, key: KeyPair, keys: Mapping[int, Point], q: int, cx: bytes) -> Sharing:
    """Share ``key`` among the other seats; ``keys`` are those of all seats, the dealer's too."""
    n = len(keys)
    check_table(n, q)
    if sorted(keys) != list(range(1, n + 1)) or keys.get(dealer) != key.X:
        raise Malformed("a dealer needs the keys of all seats, its own among them")
    f = [key.x, *(random_scalar() for _ in range(q - 1))]
    r = KeyPair.generate()
    y = {j: (_at(f, j) + _pad(r.x * keys[j], dealer, j, cx)) % ORDER for j in others(dealer, n)}
    return Sharing(tuple(a * G for a in f[1:]), r.X, prove_key(r, cx + b"R"), y)


def verify_sharing(sharing: Sharing, dealer: int, X: Point, n: int, q: int, cx: bytes) -> None:
    """What everybody checks; each receiver then opens its own share."""
    check_table(n, q)
    if len(sharing.A) != q - 1 or sorted(sharing.y) != others(dealer, n):
        raise InvalidProof("length", f"a sharing for {n} seats and a quorum of {q}")
    # Without this a dealer could copy another's R, send junk, and read the victim's share
    # of the other dealer out of the complaint.
    verify_key(sharing.R, sharing.pok, cx + b"R")
    for j in others(dealer, n):
        if sharing.share_key(X, j).is_identity:
            raise InvalidProof("identity", f"seat {j} was dealt the share zero")


def receive(sharing: Sharing, dealer: int, X: Point, me: int, key: KeyPair, cx: bytes) -> KeyPair:
    """My share of the dealer's key, as a key pair to help with; a bad one calls for a complaint."""
    if me not in sharing.y:
        raise Malformed(f"seat {dealer} dealt nothing to seat {me}")
    K = key.x * sharing.R
    share = KeyPair.of((sharing.y[me] - _pad(K, dealer, me, cx)) % ORDER)
    if sharing.share_key(X, me) != share.X:
        raise InvalidProof("share", f"seat {dealer} dealt seat {me} a wrong share")
    return share


@dataclass(frozen=True, slots=True)
class Complaint:
    """The secret behind one pad, opened to everybody: 97 bytes."""

    K: Point
    proof: bytes

    @classmethod
    def decode(cls, data: bytes) -> "Complaint":
        reader = Reader(data, COMPLAINT_SIZE)
        return cls(reader.point(), reader.rest())

    def encode(self) -> bytes:
        return self.K.encode() + self.proof


class Fault(Enum):
    """Whom a complaint that holds as a proof convicts; either way the set-up starts again."""

    DEALER = "dealer"
    COMPLAINER = "complainer"


def complain(sharing: Sharing, dealer: int, me: int, key: KeyPair, cx: bytes) -> Complaint:
    K = key.x * sharing.R
    return Complaint(K, prove_same_log(key, sharing.R, K, _complaint_ctx(cx, dealer, me)))


def judge(
    complaint: Complaint, sharing: Sharing, dealer: int, X: Point, j: int, X_j: Point, cx: bytes
) -> Fault:
    """Open the share as its receiver ``j`` would have, and see who was right."""
    if j not in sharing.y:
        raise Malformed(f"seat {dealer} dealt nothing to seat {j}")
    ctx = _complaint_ctx(cx, dealer, j)
    verify_same_log(X_j, sharing.R, complaint.K, complaint.proof, ctx)
    share = sharing.y[j] - _pad(complaint.K, dealer, j, cx)
    return Fault.COMPLAINER if share * G == sharing.share_key(X, j) else Fault.DEALER


def combine(helped: Mapping[int, Sequence[Point]], q: int) -> list[Point]:
    """The absent seat's shares ``x_i·a_k``, from verified recovery shares of ``q`` helpers."""
    counts = {len(points) for points in helped.values()}
    if len(helped) != q or len(counts) != 1 or min(helped) < 1:
        raise Malformed(f"{len(helped)} helpers with equally many shares, where {q} must help")
    weights = {j: lagrange(j, helped) for j in helped}
    columns = zip(*helped.values(), strict=True)
    return [public_sum(zip(weights.values(), column, strict=True)) for column in columns]


def lagrange(j: int, helpers: Mapping[int, object]) -> int:
    """``λ_j = Π h/(h − j)`` over the other helpers: interpolation at 0."""
    weight = 1
    for h in helpers:
        if h != j:
            weight = weight * h * invert(h - j) % ORDER
    return weight


def _at(f: Sequence[int], j: int) -> int:
    return sum(a * pow(j, k, ORDER) for k, a in enumerate(f)) % ORDER


def _pad(K: Point, dealer: int, j: int, cx: bytes) -> int:
    seed = b"undertable/1/vss" + lp(cx) + u8(dealer) + u8(j) + K.encode()
    return int.from_bytes(sha512(seed).digest(), "big") % ORDER


def _complaint_ctx(cx: bytes, dealer: int, j: int) -> bytes:
    return cx + b"complaint" + u8(dealer) + u8(j)
