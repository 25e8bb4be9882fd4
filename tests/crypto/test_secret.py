"""What must not exist twice refuses to be copied, by whatever means Python has."""

import copy
import pickle
from collections.abc import Callable
from functools import partial

import pytest

from crypto.commitment import Opening
from crypto.identity import Identity
from crypto.keys import KeyPair
from crypto.secret import Secret
from crypto.shuffle.prover import Preparation, Randomness
from crypto.sigma import Known
from crypto.signing import SigningKey

SECRETS: dict[type[Secret], Callable[[], Secret]] = {
    SigningKey: SigningKey.generate,
    Identity: Identity.generate,
    KeyPair: KeyPair.generate,
    Known: lambda: Known((7,)),
    Opening: lambda: Opening.of(b"left"),
    Randomness: lambda: Randomness.draw(3),
    Preparation: lambda: Preparation(KeyPair.of(7).X, 3),
}
WAYS: dict[str, Callable[[object], object]] = {
    "copied": copy.copy,
    "copied deeply": copy.deepcopy,
    "copied in a list": lambda secret: copy.deepcopy([secret]),
    "pickled": pickle.dumps,
    "pickled as of old": partial(pickle.dumps, protocol=0),
}


def refuses(secret: Secret, way: str) -> None:
    refusal = f"a {type(secret).__name__} is secret, and is not {way.split()[0]}"
    with pytest.raises(TypeError, match=refusal):
        WAYS[way](secret)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", SECRETS, ids=lambda kind: kind.__name__)
def test_a_secret_is_neither_copied_nor_pickled(kind: type[Secret], way: str) -> None:
    secret = SECRETS[kind]()
    assert type(secret) is kind
    refuses(secret, way)
