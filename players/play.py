"""Matches from beginning to end on a plain table."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from games.kit import Seat
from players.view import G, View, view
from table import PlainTable

# A player chooses one of the options of a view in which it has to decide.
Player = Callable[[View[G]], Any]


def play(
    table: PlainTable[G], players: Mapping[Seat, Player[G]], patience: int | None = None
) -> int:
    """Let ``players`` decide until the game is over; how many decisions did it take?

    Some games can go on for ever. With ``patience``, nothing new is asked after so many
    decisions: if the table then still has ``deciders``, the match is undecided.
    """
    decisions = 0
    while table.deciders and (patience is None or decisions < patience):
        for seat in table.deciders:
            table.decide(seat, players[seat](view(table, seat)))
            decisions += 1
    return decisions


def play_at_random(table: PlainTable[Any], random: Random) -> None:
    """Every decision by lot. No views are made, so this is as fast as the table is."""
    while table.deciders:
        for seat in table.deciders:
            options = table.options(seat)
            table.decide(seat, options[int(random.random() * len(options))])
