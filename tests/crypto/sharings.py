"""A table in its set-up: everybody has a key, and shared it among the others."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from crypto import shares
from crypto.encoding import context
from crypto.group import ORDER, G, Point, random_scalar
from crypto.keys import KeyPair, prove_key
from crypto.recovery import (
    Complaint,
    Fault,
    Sharing,
    _pad,
    complain,
    deal,
    judge,
    others,
    receive,
    verify_sharing,
)
from crypto.shares import Shares
from tests.crypto.material import TABLE


def vss_ctx(dealer: int, table: bytes = TABLE) -> bytes:
    return context(table, "key", dealer, "vss")


def help_ctx(helper: int) -> bytes:
    return context(TABLE, "turn9/recover", helper, "recover")


@dataclass(frozen=True)
class SetUp:
    q: int
    keys: dict[int, KeyPair]
    sharings: dict[int, Sharing]

    @classmethod
    def of(cls, n: int, q: int) -> "SetUp":
        keys = {seat: KeyPair.generate() for seat in range(1, n + 1)}
        public = {seat: key.X for seat, key in keys.items()}
        dealt = {seat: deal(seat, key, public, q, vss_ctx(seat)) for seat, key in keys.items()}
        return cls(q, keys, dealt)

    @property
    def n(self) -> int:
        return len(self.keys)

    @property
    def public(self) -> dict[int, Point]:
        return {seat: key.X for seat, key in self.keys.items()}

    def check(self, dealer: int, sharing: Sharing | None = None) -> None:
        shown = sharing or self.sharings[dealer]
        verify_sharing(shown, dealer, self.keys[dealer].X, self.n, self.q, vss_ctx(dealer))

    def share(self, dealer: int, me: int, sharing: Sharing | None = None) -> KeyPair:
        shown = sharing or self.sharings[dealer]
        return receive(shown, dealer, self.keys[dealer].X, me, self.keys[me], vss_ctx(dealer))

    def complaint(self, sharing: Sharing, dealer: int, me: int) -> Complaint:
        return complain(sharing, dealer, me, self.keys[me], vss_ctx(dealer))

    def verdict(self, sharing: Sharing, dealer: int, j: int, complaint: Complaint) -> Fault:
        X, X_j = self.keys[dealer].X, self.keys[j].X
        return judge(complaint, sharing, dealer, X, j, X_j, vss_ctx(dealer))

    def helped(
        self, absent: int, helpers: Collection[int], cards: Sequence[Point]
    ) -> dict[int, tuple[Point, ...]]:
        """The verified recovery shares of ``helpers`` for the cards' masks."""
        given = {}
        for j in helpers:
            message = shares.give(self.share(absent, j), cards, help_ctx(j)).encode()
            F = self.sharings[absent].share_key(self.keys[absent].X, j)
            heard = Shares.decode(message, len(cards))
            shares.verify(F, cards, heard, help_ctx(j))
            given[j] = heard.points
        return given


def at(f: Sequence[int], j: int) -> int:
    return sum(a * pow(j, k, ORDER) for k, a in enumerate(f)) % ORDER


def deal_anything(
    dealer: int, f: Sequence[int], keys: dict[int, Point], shown: int | None = None
) -> Sharing:
    """What a dealer with any polynomial can publish, of which it shows ``shown`` coefficients."""
    r, cx = KeyPair.of(random_scalar()), vss_ctx(dealer)
    y = {
        j: (at(f, j) + _pad(r.x * keys[j], dealer, j, cx)) % ORDER
        for j in others(dealer, len(keys))
    }
    A = tuple(a * G for a in f[1:shown])
    return Sharing(A, r.X, prove_key(r, cx + b"R"), y)
