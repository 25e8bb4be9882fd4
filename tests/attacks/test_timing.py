"""Cheats who speak at the wrong time: too early, too late, twice, or unasked."""

from typing import Any

import pytest

from games.kit import Seat
from table.message import Message
from table.player import Player
from tests.mental.cheating import all_convict, and_then, once, play, watchful
from tests.mental.hub import Sent

CHEAT = Seat(2)


@pytest.mark.parametrize("seed", range(8))
def test_an_opening_before_all_have_committed_convicts_whenever_it_arrives(seed: int) -> None:
    """Also at peers who have heard all commitments meanwhile: the cheat had not."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        op = message.saying.op
        if cheat.table.deciders == (CHEAT,):
            return None  # it is the last to commit
        opening = and_then(cheat, message, "open", f"{op}/open", cheat.table.desk.mine.kept[op])
        return [message.encode(), opening.encode()]

    all_convict(play(watchful(seed, 4), seed, CHEAT, once("commit", bend)), CHEAT)
