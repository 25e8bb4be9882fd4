"""R4 and M1 can't be broken by a message: they say what is asked for. Tables without them, then."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from games.kit import Seat
from table.fulfil import look
from table.fulfil.shuffle import TakeTurn, Turns
from table.log.op import Turn


@contextmanager
def r4(*, holds: bool) -> Iterator[None]:
    """If it does not hold, nobody has to say anything before cards are opened to it."""

    async def not_asked(*_: object) -> list[Seat]:
        return []

    with pytest.MonkeyPatch.context() as patch:
        if not holds:
            patch.setattr(look, "own_words", not_asked)
        yield


@contextmanager
def m1(*, holds: bool) -> Iterator[None]:
    """If it does not hold, every seat has one turn, and one that it does not take is skipped."""

    async def skipping(turns: Turns, turn: TakeTurn) -> None:
        for number, seat in enumerate(turns.order, 1):
            if await turn(turns.op / Turn(number), seat):
                turns.mixers.append(seat)

    with pytest.MonkeyPatch.context() as patch:
        if not holds:
            patch.setattr(Turns, "take", skipping)
        yield
