"""Frozen vectors: shuffles, shared keys, choices, dice and the log, byte for byte.

Each vector is a kind, what goes in and what must come out. Another implementation can read
the same files: numbers and bytes are hexadecimal, big endian; seats and sizes are plain.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crypto import beacon, commitment
from crypto.commitment import Opening
from crypto.elgamal import Ciphertext
from crypto.errors import InvalidProof
from crypto.group import Point, decode_scalar
from crypto.keys import KeyPair
from crypto.recovery import Complaint, Sharing, _pad, combine, judge, receive, verify_sharing
from crypto.shuffle.prover import Preparation, Randomness
from crypto.shuffle.verifier import Claim, verify
from tests.vectors import log

Data = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "vectors"
FILES = ("shuffle", "recovery", "choices", "log")
VECTORS = [vector for name in FILES for vector in json.loads((FOLDER / f"{name}.json").read_text())]

raw = bytes.fromhex


def number(text: str) -> int:
    return decode_scalar(raw(text))


def numbers(texts: list[str]) -> list[int]:
    return [number(text) for text in texts]


def point(text: str) -> Point:
    return Point.decode(raw(text))


def cards(texts: list[str]) -> list[Ciphertext]:
    return [Ciphertext.decode(raw(text)) for text in texts]


def replay_shuffle(given: Data) -> Data:
    secret = given["randomness"]
    words: Data = {
        name: numbers(value) if isinstance(value, list) else number(value)
        for name, value in secret.items()
        if name != "pi"
    }
    before, K, ctx = cards(given["before"]), point(given["K"]), raw(given["ctx"])
    prepared = Preparation(K, len(before), randomness=Randomness(pi=secret["pi"], **words))
    done = prepared.shuffle(before, ctx)
    after = [e.encode().hex() for e in done.after]
    verify(Claim(before, cards(after), K, done.proof, ctx))
    return {"after": after, "proof": done.proof.hex()}


def replay_refusal(given: Data) -> Data:
    claim = Claim(
        cards(given["before"]),
        cards(given["after"]),
        point(given["K"]),
        raw(given["proof"]),
        raw(given["ctx"]),
    )
    with pytest.raises(InvalidProof) as caught:
        verify(claim)
    return {"check": caught.value.check}


def replay_pad(given: Data) -> Data:
    pad = _pad(point(given["K"]), given["dealer"], given["receiver"], raw(given["cx"]))
    return {"pad": f"{pad:064x}"}


def replay_sharing(given: Data) -> Data:
    cx, q, dealer = raw(given["cx"]), given["quorum"], given["dealer"]
    keys = {int(seat): KeyPair.of(number(x)) for seat, x in given["keys"].items()}
    X, card = keys[dealer].X, point(given["card"])
    sharing = Sharing.decode(raw(given["sharing"]), dealer, len(keys), q)
    verify_sharing(sharing, dealer, X, len(keys), q, cx)
    shares = {j: receive(sharing, dealer, X, j, keys[j], cx) for j in sorted(sharing.y)}
    helped = {j: [shares[j].x * card] for j in given["helpers"]}
    return {
        "shares": {str(j): f"{share.x:064x}" for j, share in shares.items()},
        "share_keys": {str(j): share.X.encode().hex() for j, share in shares.items()},
        "recovered": combine(helped, q)[0].encode().hex(),
    }


def replay_complaint(given: Data) -> Data:
    dealer, j, n = given["dealer"], given["complainer"], given["seats"]
    sharing = Sharing.decode(raw(given["sharing"]), dealer, n, given["quorum"])
    complaint = Complaint.decode(raw(given["complaint"]))
    X, X_j = point(given["X"]), point(given["X_j"])
    return {"fault": judge(complaint, sharing, dealer, X, j, X_j, raw(given["cx"])).value}


def replay_commitment(given: Data) -> Data:
    opening = Opening(raw(given["r"]), given["value"].encode())
    made = commitment.commit(opening, raw(given["table"]), given["step"], given["seat"])
    commitment.verify(made, opening, raw(given["table"]), given["step"], given["seat"])
    return {"commitment": made.hex()}


def replay_beacon(given: Data) -> Data:
    table, step = raw(given["table"]), given["step"]
    C = beacon.target(table, step)
    output = beacon.output([number(x) * C for x in given["keys"]], table, step)
    drawn = {str(n): beacon.number(output, given["label"], n) for n in given["among"]}
    return {"target": C.encode().hex(), "output": output.hex(), "numbers": drawn}


REPLAY: dict[str, Callable[[Data], Data]] = {
    "shuffle": replay_shuffle,
    "shuffle refused": replay_refusal,
    "pad": replay_pad,
    "sharing": replay_sharing,
    "complaint": replay_complaint,
    "commitment": replay_commitment,
    "beacon": replay_beacon,
    **log.REPLAY,
}


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
def test_a_frozen_vector_comes_out_as_it_was_frozen(vector: Data) -> None:
    assert REPLAY[vector["kind"]](vector["inputs"]) == vector["expect"]


def test_every_kind_of_vector_occurs() -> None:
    assert {vector["kind"] for vector in VECTORS} == set(REPLAY)
