"""Positions of random matches, in every set-up of every game, for bots to be asked in."""

from collections.abc import Iterator
from random import Random
from typing import Any

from players.view import View, view
from tests.laws.matches import Setup, decide_at_random


def decisions(setup: Setup, seed: int, quiet: float = 0.5) -> Iterator[View[Any]]:
    """What every decider of a random match sees; half of the choices are the default."""
    table = setup.table(seed)
    random = Random(seed)
    while table.deciders:
        for seat in table.deciders:
            yield view(table, seat)
        decide_at_random(table, random, quiet)
