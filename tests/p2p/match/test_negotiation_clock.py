"""All that one negotiation takes shares one clock, on a clock that jumps."""

from collections.abc import Sequence
from typing import Any

import trio
from msgspec.structs import replace

from games.intrigue.talks import Say, Word
from p2p.changes import Changes
from p2p.match.clocks import BRIEF_SECONDS, Clocks
from table.caller import Caller
from table.founding import Clock
from table.participant import Player
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of

DECISION, NEGOTIATION = 90, 200


class Haggling(Hub):
    """Plays on until somebody has to speak in a negotiation; then it takes a word at a time."""

    words = 0  # that may be said in the negotiation

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        if player.table.match.game.matter is None:
            return True
        self.words -= 1
        return self.words >= 0

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        promises = [o for o in options if isinstance(o, Say) and o.word is Word.PROMISE]
        return promises[0] if promises else super().decide(player, options)

    def one_word(self) -> None:
        self.words = 1
        for player in self.players:
            self.speak(player)
        while self.on_its_way:
            self.deliver(*self.pick())


def haggling() -> Haggling:
    with luck(3):
        terms = terms_of("intrigue", 3)
        party = Party.of(replace(terms, clock=Clock(DECISION, 30, NEGOTIATION)))
        hub = Haggling(party.players(), 3)
        hub.run()
    return hub


async def test_a_negotiation_has_one_clock_and_then_little_time_for_each_word(
    autojump_clock: trio.testing.MockClock, nursery: trio.Nursery
) -> None:
    hub, changes = haggling(), Changes()
    table = hub.players[0].table
    clocks = Clocks(table, changes, Caller(hub.players[0]))
    nursery.start_soon(clocks.run)
    left = []
    for seconds in (80, 80, 39, 0):
        await trio.testing.wait_all_tasks_blocked()
        (seconds_left,) = clocks.left().values()
        left.append(round(seconds_left))
        matter = table.match.game.matter
        await trio.sleep(seconds)
        hub.one_word()
        changes.tell()
        assert table.match.game.matter == matter
    assert left == [DECISION, DECISION, NEGOTIATION - 160, BRIEF_SECONDS]
    assert clocks.ours_is_up() == trio.current_time() + BRIEF_SECONDS
