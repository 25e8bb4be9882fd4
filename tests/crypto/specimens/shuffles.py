"""Proofs of shuffles, dice and complaints, for the attacks on every proof."""

from collections.abc import Sequence
from random import Random

from crypto import beacon
from crypto.elgamal import Ciphertext
from crypto.group import Point
from crypto.keys import same_log
from crypto.reader import Reader
from crypto.recovery import Complaint, Sharing, complain, judge
from crypto.shuffle.argument import proof_size
from crypto.shuffle.prover import shuffle
from crypto.shuffle.verifier import Claim
from crypto.shuffle.verifier import verify as verify_shuffle
from crypto.sigma import Known
from tests.crypto.material import CTX, DUKE, FACES, TABLE, hand, hidden, key_pair
from tests.crypto.proofs import Make, Specimen, by_sigma
from tests.crypto.sharings import SetUp


def shuffled(rng: Random, k: int) -> Specimen:
    K = key_pair(rng).X
    before = hand(FACES[:k], K, rng)
    done = shuffle(before, K, CTX)
    size = 66 * k + proof_size(k)

    def verify(
        data: bytes, ctx: bytes, before: Sequence[Ciphertext] = before, K: Point = K
    ) -> None:
        reader = Reader(data, size)
        after = reader.ciphertexts(k)
        verify_shuffle(Claim(before, after, K, reader.rest(), ctx))

    foreign = [hidden(DUKE, K, rng), *before[1:]]
    return Specimen(
        layout="P" * (2 * k + 7) + "S" * (3 * k + 1),
        data=b"".join(e.encode() for e in done.after) + done.proof,
        verify=verify,
        lies={
            "another key": lambda data, ctx: verify(data, ctx, K=key_pair(rng).X),
            "another input": lambda data, ctx: verify(data, ctx, before=foreign),
            "inputs in another order": lambda data, ctx: verify(data, ctx, before=before[::-1]),
            "not shuffled at all": lambda data, ctx: verify(data, ctx, before=done.after),
        },
        # V3 and V4 also fail for all of these, but are asked later.
        checks=frozenset({"V1", "V2"}),
    )


def rolled(rng: Random) -> Specimen:
    key, C = key_pair(rng), beacon.target(TABLE, "r1")
    S = key.x * C

    def verify(
        data: bytes, ctx: bytes, X: Point = key.X, table: bytes = TABLE, step: str = "r1"
    ) -> None:
        reader = Reader(data, 97)
        beacon.verify(X, reader.point(), table, step, reader.rest(), ctx)

    return by_sigma(
        "dleq",
        [S],
        same_log(key.X, C, S),
        [Known((key.x,))],
        verify,
        {
            "another key": lambda data, ctx: verify(data, ctx, X=key_pair(rng).X),
            "another step": lambda data, ctx: verify(data, ctx, step="r2"),
            "another table": lambda data, ctx: verify(data, ctx, table=TABLE[::-1]),
        },
    )


def complained(rng: Random) -> Specimen:
    table, other = SetUp.of(3, 2), SetUp.of(3, 2)

    def verify(
        data: bytes, ctx: bytes, sharing: Sharing = table.sharings[1], dealer: int = 1, j: int = 3
    ) -> None:
        X, X_j = table.keys[dealer].X, table.keys[j].X
        judge(Complaint.decode(data), sharing, dealer, X, j, X_j, ctx)

    return Specimen(
        layout="PSS",
        data=complain(table.sharings[1], 1, 3, table.keys[3], CTX).encode(),
        verify=verify,
        lies={
            "another sharing": lambda data, ctx: verify(data, ctx, sharing=other.sharings[1]),
            "another complainer": lambda data, ctx: verify(data, ctx, j=2),
            "another dealer": lambda data, ctx: verify(
                data, ctx, sharing=table.sharings[2], dealer=2
            ),
        },
    )


SPECIMENS: dict[str, Make] = {
    "a shuffle of two cards": lambda rng: shuffled(rng, 2),
    "a shuffle of three cards": lambda rng: shuffled(rng, 3),
    "a share of the dice": rolled,
    "a complaint": complained,
}
