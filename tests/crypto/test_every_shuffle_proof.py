"""Shuffles, dice and complaints meet every attack that every other proof must withstand."""

import inspect
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.crypto import test_every_proof
from tests.crypto.material import CTX, FOREIGN_CONTEXTS
from tests.crypto.proofs import SigmaSpecimen, refused
from tests.crypto.specimens.shuffles import SPECIMENS

Attack = Callable[..., None]

MADE = {name: make(Random(name)) for name, make in SPECIMENS.items()}
CHOICES: dict[str, list[Any]] = {
    "tail": [b"\0", bytes(32), bytes(33)],
    "ctx": list(FOREIGN_CONTEXTS.values()),
}


def parameters(attack: Attack) -> list[str]:
    return list(inspect.signature(attack).parameters)


ATTACKS: dict[str, Attack] = {
    name: test
    for name, test in vars(test_every_proof).items()
    if name.startswith("test_") and "specimen" in parameters(test)
}


def applies(attack: Attack, name: str) -> bool:
    """Some attacks need to see the statement, which only the sigma engine has."""
    wanted = attack.__annotations__["specimen"]
    return wanted is not SigmaSpecimen or isinstance(MADE[name], SigmaSpecimen)


PAIRS = [pair for pair in product(ATTACKS, MADE) if applies(ATTACKS[pair[0]], pair[1])]


@pytest.mark.parametrize(("attack", "name"), PAIRS)
def test_a_proof_withstands_the_attack(attack: str, name: str) -> None:
    test = ATTACKS[attack]
    others = [other for other in parameters(test) if other != "specimen"]
    for values in product(*(CHOICES[other] for other in others)):
        test(specimen=MADE[name], **dict(zip(others, values, strict=True)))


@pytest.mark.parametrize("name", SPECIMENS)
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_an_honest_proof_convinces(name: str, seed: int) -> None:
    specimen = SPECIMENS[name](Random(seed))
    specimen.verify(specimen.data, CTX)


@pytest.mark.parametrize(
    ("name", "lie"), [(name, lie) for name, made in MADE.items() for lie in made.lies]
)
def test_a_proof_does_not_serve_a_lie(name: str, lie: str) -> None:
    with refused(*MADE[name].checks):
        MADE[name].lies[lie](MADE[name].data, CTX)


def test_the_attacks_were_found() -> None:
    assert len(ATTACKS) >= 15
    assert {name for _, name in PAIRS} == set(MADE)
