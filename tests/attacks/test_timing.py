"""Cheats who speak at the wrong time: too early, too late, twice, or unasked."""

from collections.abc import Sequence
from dataclasses import astuple
from typing import Any

import pytest

from games.complots import Move, Play
from games.kit import Seat
from table.message import Message
from table.player import Player
from tests.mental.cheating import all_convict, and_then, once, play, watchful
from tests.mental.hub import Sent
from tests.mental.manners import Peaceful

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


def test_who_signed_the_result_says_nothing_more() -> None:
    """A turn in a shuffle that nobody needed any more would split the records of the match."""
    withheld: list[Message] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind == "shuffle" and len(cheat.table.match.events) > 10:
            withheld.append(message)
            return ()
        if message.saying.kind != "end":
            return None
        turn = withheld[0].saying
        return [message.encode(), and_then(cheat, message, *astuple(turn)).encode()]

    hub = play(watchful(1, 3), 1, CHEAT, bend, ExchangeOnce)

    assert "after signing the result" in str(all_convict(hub, CHEAT))


class ExchangeOnce(Peaceful):
    """Then everybody saves for an assassination, until one is left."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        choice = super().decide(player, options)
        if choice == Play(Move.AMBASSADOR_EXCHANGE):
            self.actor = Seat(0)
        return choice
