"""Bots in a seat of a live table; for a person at a keyboard, see ``ui.live.screen``."""

from random import Random
from typing import Any

import trio

from p2p import Decide, in_thread
from players.bots import nearest_maker
from players.view import view
from table import MentalTable

HUMAN_SECONDS = (0.4, 1.6)


def bot(level: str, seed: int, pace: str = "fast") -> Decide:
    """A bot of ``level`` for whatever is played; at a ``human`` pace it lets people follow."""
    pause = Random(seed)

    async def decide(table: MentalTable[Any]) -> object:
        think = nearest_maker(table.match.game.key, level)(seed)
        seen = view(table, table.me)
        choice = await in_thread(think, seen)
        if pace == "human" and len(seen.options) > 1:
            await trio.sleep(pause.uniform(*HUMAN_SECONDS))
        return choice

    return decide
