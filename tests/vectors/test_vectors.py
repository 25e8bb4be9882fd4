"""Frozen vectors: another implementation could check itself by them, and we check ourselves."""

from itertools import islice
from typing import Any

import pytest

from crypto import sigma
from crypto.encoding import context
from crypto.errors import Malformed
from crypto.generators import H, V, card_point, shuffle_generator
from crypto.group import G, Point, decode_scalar, encode_scalar, hash_to_group
from crypto.sigma import Equation, Known, Linear, Statement
from crypto.transcript import Transcript
from tests.crypto import reference
from tests.crypto.material import DUKE, TABLE
from tests.crypto.proofs import refused
from tests.vectors.files import HERE, made, stored
from tests.vectors.form import message
from tests.vectors.replay import CLAIMS, point

PUBLISHED, FOUNDATIONS = stored("published.json"), stored("foundations.json")
PROOFS, REFUSALS = stored("proofs.json"), stored("refusals.json")

every_proof = pytest.mark.parametrize("vector", PROOFS.values(), ids=PROOFS)


def test_the_frozen_files_are_what_the_code_writes_today() -> None:
    """If this fails the protocol has changed: see ``python -m tests.vectors``."""
    for name, content in made().items():
        assert (HERE / name).read_text(encoding="utf-8") == content, name


def test_the_published_values_are_among_the_frozen_ones() -> None:
    """They were made by another implementation, before this one existed."""
    generators, challenges = FOUNDATIONS["generators"], FOUNDATIONS["transcript"]["challenges"]

    assert FOUNDATIONS["contexts"][0]["context"] == PUBLISHED["context"]
    assert {name: generators[name] for name in PUBLISHED["generators"]} == PUBLISHED["generators"]
    assert FOUNDATIONS["cards"]["duke"] == PUBLISHED["card duke"]
    assert dict(challenges) == PUBLISHED["challenges"]
    seven = FOUNDATIONS["products"][2]
    assert (seven["G"], seven["duke"]) == (PUBLISHED["7G"], PUBLISHED["7M"])
    assert FOUNDATIONS["weights"][0]["weights"][1] == PUBLISHED["second weight of two shares"]
    for name in ("equal logarithms", "shares of two cards"):
        assert PROOFS[name]["proof"] == PUBLISHED[name]


def test_contexts_and_hashes_are_as_frozen() -> None:
    for entry in FOUNDATIONS["contexts"]:
        place = bytes.fromhex(entry["table"]), entry["op"], entry["author"], entry["label"]
        assert context(*place).hex() == entry["context"]
    for entry in FOUNDATIONS["hash to group"]:
        parts = [bytes.fromhex(part) for part in entry["parts"]]
        assert hash_to_group(*parts).encode().hex() == entry["point"]
        assert reference.encode(reference.hash_to_group(*parts)).hex() == entry["point"]


def test_generators_cards_and_products_are_as_frozen() -> None:
    named = {"G": G, "H": H, "V": V, **{f"H_{i}": shuffle_generator(i) for i in (1, 2, 128)}}
    for name, data in FOUNDATIONS["generators"].items():
        assert named[name] == point(data)
    for name, data in FOUNDATIONS["cards"].items():
        assert card_point(TABLE, "demo", name) == point(data)
    for entry in FOUNDATIONS["products"]:
        k = decode_scalar(bytes.fromhex(entry["scalar"]))
        assert (k * G, k * DUKE) == (point(entry["G"]), point(entry["duke"]))


@pytest.mark.parametrize("make", [Transcript, reference.Transcript])
def test_challenges_are_as_frozen(make: Any) -> None:
    frozen = FOUNDATIONS["transcript"]
    transcript = make(frozen["kind"], bytes.fromhex(frozen["context"]))
    items = [bytes.fromhex(item) for item in frozen["absorbed"]["items"]]
    transcript.absorb(frozen["absorbed"]["label"], *items)
    for label, scalar in frozen["challenges"]:
        assert encode_scalar(transcript.challenge(label)).hex() == scalar


@pytest.mark.parametrize("frozen", FOUNDATIONS["weights"])
def test_weights_of_shares_are_as_frozen(frozen: dict[str, Any]) -> None:
    transcript = reference.Transcript("bdleq-w", bytes.fromhex(PUBLISHED["context"]))
    transcript.absorb("X", bytes.fromhex(frozen["X"]))
    transcript.absorb("C", *map(bytes.fromhex, frozen["masks"]))
    transcript.absorb("S", *map(bytes.fromhex, frozen["shares"]))
    drawn = [1, *(transcript.challenge("w") for _ in frozen["masks"][1:])]

    assert [encode_scalar(w).hex() for w in drawn] == frozen["weights"]


def test_what_is_no_point_and_no_scalar_is_refused() -> None:
    for data in FOUNDATIONS["not points"].values():
        with pytest.raises(Malformed):
            Point.decode(bytes.fromhex(data))
    for data in FOUNDATIONS["not scalars"]:
        with pytest.raises(Malformed):
            decode_scalar(bytes.fromhex(data))


def test_there_is_a_vector_for_every_claim() -> None:
    assert {vector["claim"] for vector in PROOFS.values()} == set(CLAIMS)


@every_proof
def test_a_frozen_proof_convinces(vector: dict[str, Any]) -> None:
    CLAIMS[vector["claim"]](vector["given"], message(vector), bytes.fromhex(vector["context"]))


@every_proof
def test_a_frozen_proof_convinces_the_plain_verifier(vector: dict[str, Any]) -> None:
    proof, ctx = bytes.fromhex(vector["proof"]), bytes.fromhex(vector["context"])

    assert reference.holds(vector["statement"], proof, vector["kind"], ctx)


@every_proof
def test_a_frozen_proof_follows_from_its_witness_and_nonces(vector: dict[str, Any]) -> None:
    witness = [Known(tuple(numbers(k["scalars"])), k["branch"]) for k in vector["witness"]]
    transcript = Transcript(vector["kind"], bytes.fromhex(vector["context"]))
    nonces = iter(numbers(vector["nonces"]))
    proof = sigma.prove(parsed(vector["statement"]), witness, transcript, nonces)

    assert proof.hex() == vector["proof"]
    assert list(islice(nonces, 1)) == [], "every nonce is used"


def numbers(scalars: list[str]) -> list[int]:
    return [decode_scalar(bytes.fromhex(scalar)) for scalar in scalars]


def parsed(statement: reference.StatementData) -> Statement:
    return tuple(
        tuple(
            Linear(branch["secrets"], tuple(map(_equation, branch["equations"])))
            for branch in clause
        )
        for clause in statement
    )


def _equation(data: reference.EquationData) -> Equation:
    return Equation(in_memory(data["Y"]), tuple((i, in_memory(P)) for i, P in data["terms"]))


def in_memory(data: str) -> Point:
    """A point of a statement, where the identity may stand as zeros."""
    return point(data) if any(bytes.fromhex(data)) else G - G


@pytest.mark.parametrize(
    "refusal", REFUSALS, ids=[f"{entry.get('of', 'a lie')}: {entry['why']}" for entry in REFUSALS]
)
def test_a_frozen_refusal_is_refused_by_its_check(refusal: dict[str, Any]) -> None:
    about = {**PROOFS[refusal["of"]], **refusal} if "of" in refusal else refusal
    data = bytes.fromhex(refusal["message"]) if "message" in refusal else message(about)

    with refused(refusal["check"]):
        CLAIMS[about["claim"]](about["given"], data, bytes.fromhex(about["context"]))
