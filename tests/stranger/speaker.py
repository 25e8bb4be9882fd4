"""Who says what honest seats say: it knows the keys of all."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.stranger import group, sigma, statements
from tests.stranger.desk import Desk
from tests.stranger.group import G, Pair, Point, times
from tests.stranger.transcript import context


class Author:
    """Says what ``seat`` owes in a round."""

    def __init__(self, desk: Desk, keys: Sequence[int], random: Random) -> None:
        self.desk, self.keys, self.random = desk, keys, random
        self.sealed: dict[tuple[int, str], bytes] = {}
        self.orders: dict[tuple[int, str], tuple[list[int], list[int]]] = {}  # and their masks
        self.polynomials: dict[int, list[int]] = {}

    def ctx(self, op: str, seat: int, label: str) -> bytes:
        return context(self.desk.table.id, op, seat, label)

    def x(self, seat: int) -> int:
        return self.keys[seat - 1]

    def shares(self, ctx: bytes, x: int, masks: Sequence[Point]) -> bytes:
        given = [times(x, a) for a in masks]
        statement = statements.shares(ctx, times(x, G), masks, given)
        return b"".join(given) + sigma.prove("bdleq", ctx, statement, [(0, [x])])

    def face(self, seat: int, pair: Pair) -> Any:
        """What ``seat`` reads on a card under its own key."""
        return self.desk.faces.get(group.minus(pair[1], times(self.x(seat), pair[0])))
