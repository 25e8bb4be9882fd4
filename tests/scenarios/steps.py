"""What a step of a scenario may do to the table, whatever the game."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from games.kit import Decision, IllegalAnswer
from table.plain import PlainTable
from tests.scenarios.scenario import Differs
from tests.snapshot import snapshot


@contextmanager
def accepted(step: str) -> Iterator[None]:
    """What is decided here must be possible."""
    try:
        yield
    except IllegalAnswer as refusal:
        raise Differs(f"{step}: refused, {refusal}") from None


@contextmanager
def refused(step: str) -> Iterator[None]:
    """What is decided here must be impossible."""
    try:
        yield
    except IllegalAnswer:
        return
    raise Differs(f"{step}: was accepted")


@contextmanager
def unharmed(step: str, table: PlainTable[Any]) -> Iterator[None]:
    """If what is decided here is refused, nothing at all may have changed."""
    before = snapshot(table)
    try:
        yield
    except IllegalAnswer:
        if snapshot(table) != before:
            raise Differs(f"{step}: refused, but something changed") from None
        raise


def waiting(table: PlainTable[Any]) -> str:
    """What must come first, where a scenario goes on too early."""
    pending = table.match.pending
    if not isinstance(pending, Decision):
        return "the game is over"
    return f"P{table.deciders[0]} decides on {pending.ask}"
