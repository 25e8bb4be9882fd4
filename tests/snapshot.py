"""A match frozen for comparison."""

from typing import Any

from table.plain import PlainTable


def snapshot(table: PlainTable[Any]) -> tuple[object, ...]:
    """Everything there is to a match: rules, cards, money, choices, books and the luck to come."""
    match = table.match
    books = [vars(table.knowledge(seat).copy()) for seat in (*table.game.seats, None)]
    return (
        repr((match.game, match.events, match.pending, match.cards)),
        repr((table.faces, table.funds, table.chosen, table.deciders, books)),
        table.chance.random.getstate(),
    )
