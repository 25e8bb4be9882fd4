"""Somebody who wants to load the dice."""

import pytest

from crypto import beacon
from crypto.encoding import context
from crypto.group import G, Point, random_scalar
from crypto.keys import KeyPair, prove_same_log
from tests.crypto.material import TABLE
from tests.crypto.proofs import refused

HONEST = [KeyPair.generate() for _ in range(2)]
CHEAT = KeyPair.generate()


def ctx(seat: int = 3, step: str = "r1", table: bytes = TABLE) -> bytes:
    return context(table, step, seat, "beacon")


def shares_of_the_others() -> list[Point]:
    return [beacon.give(key, TABLE, "r1", ctx())[0] for key in HONEST]


def test_the_last_to_speak_can_not_choose_the_number() -> None:
    """The cheat waits for the others, and tries shares until the die shows a six.

    It succeeds where a share is believed; the proof allows one share only.
    """
    others, C = shares_of_the_others(), beacon.target(TABLE, "r1")

    def die(S: Point) -> int:
        return beacon.number(beacon.output([*others, S], TABLE, "r1"), "die", 6)

    true = beacon.give(CHEAT, TABLE, "r1", ctx())[0]
    x = next(x for x in iter(random_scalar, 0) if die(x * C) == 5 and x * C != true)
    assert die(x * C) == 5
    liar = KeyPair.of(x)
    for proof in (
        beacon.give(CHEAT, TABLE, "r1", ctx())[1],
        prove_same_log(CHEAT, C, x * C, ctx()),
        prove_same_log(liar, C, x * C, ctx()),
    ):
        with refused("challenge"):
            beacon.verify(CHEAT.X, x * C, TABLE, "r1", proof, ctx())


@pytest.mark.parametrize("shift", [G, -G, beacon.target(TABLE, "r1")])
def test_a_shifted_share_is_refused(shift: Point) -> None:
    """The cheat moves the sum by something it knows."""
    S, proof = beacon.give(CHEAT, TABLE, "r1", ctx())
    with refused("challenge"):
        beacon.verify(CHEAT.X, S + shift, TABLE, "r1", proof, ctx())


def test_a_negated_share_is_refused() -> None:
    """The cheat has two values to choose from, one for each sign."""
    S, proof = beacon.give(CHEAT, TABLE, "r1", ctx())
    with refused("challenge"):
        beacon.verify(CHEAT.X, -S, TABLE, "r1", proof, ctx())
    with refused("challenge"):
        beacon.verify(-CHEAT.X, -S, TABLE, "r1", proof, ctx())


@pytest.mark.parametrize(
    ("table", "step"), [(TABLE, "r2"), (TABLE[::-1], "r1")], ids=["another step", "another table"]
)
def test_a_share_of_another_roll_is_refused(table: bytes, step: str) -> None:
    """The cheat liked another roll better, and brings its share, in either context."""
    S, proof = beacon.give(CHEAT, table, step, ctx(step=step, table=table))
    beacon.verify(CHEAT.X, S, table, step, proof, ctx(step=step, table=table))
    for where in (ctx(), ctx(step=step, table=table)):
        with refused("challenge"):
            beacon.verify(CHEAT.X, S, TABLE, "r1", proof, where)
    again, remade = beacon.give(CHEAT, table, step, ctx())
    with refused("challenge"):
        beacon.verify(CHEAT.X, again, TABLE, "r1", remade, ctx())


def test_a_share_is_its_authors_alone() -> None:
    """The cheat repeats the share of another seat, so that the two move together."""
    S, proof = beacon.give(HONEST[0], TABLE, "r1", ctx(seat=1))
    for seat in (1, 3):
        with refused("challenge"):
            beacon.verify(CHEAT.X, S, TABLE, "r1", proof, ctx(seat=seat))
    with refused("challenge"):
        beacon.verify(HONEST[0].X, S, TABLE, "r1", proof, ctx(seat=3))


def test_all_but_one_share_do_not_tell_the_value() -> None:
    """The coalition of all others computes what it can before the last honest share."""
    others = shares_of_the_others()
    value = beacon.output([*others, beacon.give(CHEAT, TABLE, "r1", ctx())[0]], TABLE, "r1")
    known = [others, [*others, CHEAT.X], [*others, beacon.target(TABLE, "r1")]]
    assert value not in [beacon.output(shares, TABLE, "r1") for shares in known]
