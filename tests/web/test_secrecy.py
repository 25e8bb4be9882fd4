"""No face leaves for the page that its seat does not know, nor anything that depends on one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.catalogue import set_up
from games.kit import Card, Face, Seat
from players.imagine import imagine
from players.view import View, view
from table.plain import PlainTable
from tests.web.plain import OpenTable, names, snapshot
from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json

SETUPS: list[tuple[str, int, list[str]]] = [
    ("complots", 2, ["variant=inquisitor"]),
    ("complots", 5, []),
    ("mascarade", 3, ["memory=perfect"]),
    ("mascarade", 4, ["memory=human"]),
    ("mascarade", 8, ["memory=perfect"]),
    ("intrigue", 3, ["offers=1"]),
    ("intrigue", 4, ["bribes=sealed", "offers=1"]),
    ("shadow_blades", 2, ["length=short", "opening=draft"]),
    ("shadow_blades", 4, ["length=short", "alliance=yes", "plots=yes"]),
    ("kuhn", 3, []),
]
MOMENTS = 9  # of each match, so many decisions apart


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s[0]}-{s[1]}")
@pytest.mark.parametrize("seed", [1, 2])
def test_no_face_is_sent_that_the_seat_does_not_know(
    setup: tuple[str, int, list[str]], seed: int
) -> None:
    for table in moments(setup, seed):
        for seat in (*table.game.seats, None):
            seen, scene = view(table, seat), drawn(table, seat)
            assert dict(faces_in(scene)).items() <= seen.knowledge.faces.items()
            assert all(set(group["faces"]) <= unknown(seen) for group in scene["groups"])
            assert all(among <= unknown(seen) for among in sets_in(scene))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s[0]}-{s[1]}")
def test_with_other_secrets_that_the_seat_can_imagine_all_looks_the_same(
    setup: tuple[str, int, list[str]],
) -> None:
    if "memory=human" in setup[2]:
        setup = (setup[0], setup[1], ["memory=perfect"])  # nobody can imagine what they forgot
    for table in moments(setup, seed=3):
        for seat in (*table.game.seats, None):
            if seat in table.chosen:
                continue  # an imagined table asks it again
            other = imagine(view(table, seat), seed=4)
            assert drawn(table, seat) == drawn(other, seat)


def moments(setup: tuple[str, int, list[str]], seed: int) -> Iterator[PlainTable[Any]]:
    """A match by lot, at some of its decisions and at its end."""
    game, players, words = setup
    table, random = PlainTable(set_up(game, players, words), seed), Random(seed)
    decisions = 0
    while table.deciders:
        if decisions % MOMENTS == 0 and decisions < MOMENTS * MOMENTS:
            yield table
        decider = random.choice(table.deciders)
        table.decide(decider, random.choice(table.options(decider)))
        decisions += 1
    yield table


def drawn(table: PlainTable[Any], seat: Seat | None) -> Json:
    chronicle = Chronicle(OpenTable(table), seat, "en", names(table.game.players))
    scene = snapshot(chronicle, table)
    for one in scene["seats"]:  # others may have fixed their choice already, or not
        del one["deciding"], one["answered"]
    return scene


def faces_in(scene: Json) -> Iterator[tuple[Card[Any], Any]]:
    for card, known in scene["cards"].items():
        if "face" in known:
            yield Card(int(card)), known["face"]


def sets_in(scene: Json) -> Iterator[set[Any]]:
    return (set(known["among"]) for known in scene["cards"].values() if "among" in known)


def unknown(seen: View[Any]) -> set[Face]:
    """Faces of which the seat knows that they are there, but not where."""
    return set(seen.knowledge.pool)
