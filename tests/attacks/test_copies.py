"""Somebody who has a player's program copy what it should have once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from crypto.identity import Identity
from crypto.keys import KeyPair
from crypto.secret import Secret
from games.kit import Seat
from p2p.me import Me
from table.fulfil.desk import Home
from tests.crypto.test_secret import SECRETS, WAYS, refuses
from tests.mental.seating import Party, terms_of

HERE: dict[type[Secret], Callable[[], Secret]] = {
    Home: lambda: Home(Seat(1), KeyPair.of(7)),
    Me: lambda: Me(Identity.generate(), "Alice", Path()),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", HERE, ids=lambda kind: kind.__name__)
def test_what_holds_secrets_is_as_secret(kind: type[Secret], way: str) -> None:
    refuses(HERE[kind](), way)


@pytest.mark.parametrize("way", [name for name in WAYS if name != "copied"])
def test_a_whole_player_can_not_be_duplicated(way: str) -> None:
    """The cheat has somebody's program answer twice from one moment: two stories, one key."""
    player = Party.of(terms_of("kuhn", 2)).player(Seat(1))
    with pytest.raises(TypeError, match=r"secret|pickle"):
        WAYS[way](player)


def test_no_secret_is_left_out() -> None:
    ours = {kind for kind in Secret.__subclasses__() if not kind.__module__.startswith("tests.")}
    assert {kind.__name__ for kind in ours} == {kind.__name__ for kind in {**SECRETS, **HERE}}
