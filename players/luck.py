"""The luck of a bot: drawn from its seed and the moment, so that its answers can be repeated."""

from random import Random
from typing import Any

from players.view import View


def luck(seed: int, view: View[Any]) -> Random:
    """Numbers that are the same for the same seed, seat and moment of a match.

    Two matches of a bot with one seed would share their luck: give it a seed for each.
    """
    return Random(f"{seed} {view.seat} {len(view.events)}")
