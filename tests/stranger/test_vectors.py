"""The stranger on the frozen vectors of section 14."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.stranger import group, mixing, sigma, signing
from tests.stranger.deciding import below
from tests.stranger.group import Pair
from tests.stranger.refusal import Bad
from tests.stranger.seating import pad
from tests.stranger.transcript import Transcript, context

FOLDER = Path(__file__).parent.parent / "vectors"
unhex = bytes.fromhex


def vectors(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def pair(text: str) -> Pair:
    return unhex(text)[:33], unhex(text)[33:]


def test_points_that_nobody_knows_the_logarithm_of() -> None:
    foundations = vectors("foundations")
    for case in foundations["hash to group"]:
        assert group.named_point(*map(unhex, case["parts"])).hex() == case["point"]
    assert foundations["generators"]["H_128"] == group.shuffle_generator(128).hex()


def test_what_is_no_point_and_no_scalar() -> None:
    foundations = vectors("foundations")
    for text in foundations["not points"].values():
        with pytest.raises(Bad):
            group.point(unhex(text))
    for text in foundations["not scalars"]:
        with pytest.raises(Bad):
            group.scalar(unhex(text))


def test_contexts_and_challenges() -> None:
    foundations = vectors("foundations")
    for case in foundations["contexts"]:
        made = context(unhex(case["table"]), case["op"], case["author"], case["label"])
        assert made.hex() == case["context"]
    case = foundations["transcript"]
    transcript = Transcript(case["kind"], unhex(case["context"]))
    transcript.absorb(case["absorbed"]["label"], *map(unhex, case["absorbed"]["items"]))
    for label, challenge in case["challenges"]:
        assert transcript.challenge(label) == int(challenge, 16)


def statement_of(case: Any) -> sigma.Statement:
    return [[relation_of(relation) for relation in clause] for clause in case["statement"]]


def relation_of(relation: Any) -> sigma.Relation:
    equations = [
        sigma.Equation(unhex(eq["Y"]), tuple((i, unhex(P)) for i, P in eq["terms"]))
        for eq in relation["equations"]
    ]
    return sigma.Relation(relation["secrets"], tuple(equations))


@pytest.mark.parametrize("name", vectors("proofs"))
def test_proofs(name: str) -> None:
    case = vectors("proofs")[name]
    proof = unhex(case["proof"])
    sigma.check(case["kind"], unhex(case["context"]), statement_of(case), proof)
    with pytest.raises(Bad):
        sigma.check(case["kind"], unhex(case["context"]) + b"0", statement_of(case), proof)


@pytest.mark.parametrize("case", vectors("shuffle"), ids=lambda case: case["name"])
def test_shuffles(case: Any) -> None:
    given = case["inputs"] | case["expect"]
    before, after = ([pair(card) for card in given[name]] for name in ("before", "after"))
    ctx, K, proof = (unhex(given[name]) for name in ("ctx", "K", "proof"))
    if "check" not in given:
        mixing.check_shuffle(ctx, K, before, after, proof)
        after = after[::-1]
    with pytest.raises(Bad):
        mixing.check_shuffle(ctx, K, before, after, proof)


def test_beacons() -> None:
    for case in vectors("choices"):
        if case["kind"] == "beacon":
            outcome, label = unhex(case["expect"]["output"]), case["inputs"]["label"].encode()
            for sides, number in case["expect"]["numbers"].items():
                assert below(int(sides), outcome, label) == number


def test_pads() -> None:
    for case in vectors("recovery"):
        if case["kind"] == "pad":
            given = case["inputs"]
            made = pad(unhex(given["cx"]), given["dealer"], given["receiver"], unhex(given["K"]))
            assert made == int(case["expect"]["pad"], 16)


def test_signatures() -> None:
    for case in vectors("signatures")["keys"]:
        assert signing.is_identity(unhex(case["key"])) == case["admitted"], case["why"]
    for case in vectors("signatures")["signatures"]:
        key, said, by = (unhex(case[name]) for name in ("key", "message", "signature"))
        found = signing.is_identity(key) and signing.is_signed(key, said, by)
        assert found == (case["admitted"] and case["verifies"]), case["why"]
