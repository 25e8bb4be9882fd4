"""Matches from beginning to end on a plain table."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from games.kit import Seat
from players.view import G, View, view
from table.plain import PlainTable

# A player chooses one of the options of a view in which it has to decide.
Player = Callable[[View[G]], Any]


def play(table: PlainTable[G], players: Mapping[Seat, Player[G]]) -> None:
    """Let ``players`` decide until the game is over."""
    while table.deciders:
        for seat in table.deciders:
            table.decide(seat, players[seat](view(table, seat)))


def play_at_random(table: PlainTable[Any], random: Random) -> None:
    """Every decision by lot. No views are made, so this is as fast as the table is."""
    while table.deciders:
        for seat in table.deciders:
            options = table.options(seat)
            table.decide(seat, options[int(random.random() * len(options))])
