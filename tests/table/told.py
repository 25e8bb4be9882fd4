"""A game whose rules are the ones a test tells it."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar

from games.kit import Game, Seat

ANN, BOB, CAT = map(Seat, (1, 2, 3))
EVERYBODY = (ANN, BOB, CAT, None)

Rules = Callable[[], Coroutine[Any, Any, object]]


class Ask(StrEnum):
    ANY = "any"


@dataclass
class Told(Game):
    """For three."""

    rules: Rules = field(kw_only=True)
    answer: object = field(default=None, init=False)
    key: ClassVar[str] = "told"
    counts: ClassVar[range] = range(3, 4)

    async def play(self) -> None:
        self.answer = await self.rules()
