"""Proofs about what a hidden card is, or is not."""

from collections.abc import Sequence
from random import Random

from crypto import denial
from crypto.denial import Denial, differs
from crypto.elgamal import Ciphertext
from crypto.group import Point
from crypto.membership import one_of, verify_member
from crypto.sigma import Known
from tests.crypto.material import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    hidden,
    key_pair,
    scalar,
)
from tests.crypto.proofs import Make, Specimen, by_sigma


def member(rng: Random) -> Specimen:
    owner, among = key_pair(rng), (CAPTAIN, DUKE, CONTESSA)
    e = hidden(DUKE, owner.X, rng)

    def verify(
        data: bytes,
        ctx: bytes,
        X: Point = owner.X,
        e: Ciphertext = e,
        among: Sequence[Point] = among,
    ) -> None:
        verify_member(X, e, among, data, ctx)

    return by_sigma(
        "member",
        [],
        one_of(owner.X, e, among),
        [Known((owner.x,), branch=1)],
        verify,
        {
            "another owner": lambda data, ctx: verify(data, ctx, X=key_pair(rng).X),
            "another card": lambda data, ctx: verify(data, ctx, e=hidden(DUKE, owner.X, rng)),
            "a set without the card": lambda data, ctx: verify(
                data, ctx, among=(CAPTAIN, ASSASSIN, CONTESSA)
            ),
            "a set in another order": lambda data, ctx: verify(data, ctx, among=among[::-1]),
        },
    )


def denied(rng: Random) -> Specimen:
    owner, r = key_pair(rng), scalar(rng)
    e = hidden(DUKE, owner.X, rng)

    def verify(
        data: bytes,
        ctx: bytes,
        X: Point = owner.X,
        e: Ciphertext = e,
        D: Point = CAPTAIN,
    ) -> None:
        denial.verify(X, e, D, Denial.decode(data), ctx)

    W = r * (DUKE - CAPTAIN)
    return by_sigma(
        "neq",
        [W],
        differs(owner.X, e, CAPTAIN, W),
        [Known((r, r * owner.x))],
        verify,
        {
            "another owner": lambda data, ctx: verify(data, ctx, X=key_pair(rng).X),
            "another card": lambda data, ctx: verify(data, ctx, e=hidden(DUKE, owner.X, rng)),
            "another face": lambda data, ctx: verify(data, ctx, D=AMBASSADOR),
            "the face itself": lambda data, ctx: verify(data, ctx, D=DUKE),
        },
    )


SPECIMENS: dict[str, Make] = {
    "one of three faces": member,
    "not that face": denied,
}
