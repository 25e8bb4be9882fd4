"""M1: seats that are cut off whenever it is their turn, so that a cheat mixes a pile alone."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from games.kit import Deck, Game, Look, Seat, Shuffle
from table.audit.verify import verify_record
from table.errors import Cheating
from table.record import Record
from tests.attacks.switches import m1
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.talk import Conversation
from tests.mental.vanishing import clocked
from tests.mental.wild import Fruit

CHEAT = 4


@dataclass
class OneDeal(Game):
    key: ClassVar[str] = "deal"
    counts: ClassVar[range] = range(4, 5)

    async def play(self) -> None:
        pile = await Shuffle(await Deck((*Fruit, *Fruit)))
        await Look({seat: (pile[seat - 1],) for seat in self.seats})
        self.winners = self.seats


def make_game(_: object) -> OneDeal:
    return OneDeal(4)


class WornDown(Conversation):
    """Every seat but the cheat is cut off once, when it would have to mix, until it is gone.

    It comes back by the roll by which the next one leaves: there is no moment in between.
    """

    def run(self) -> None:
        cut: set[int] = set()
        while not self.peer(CHEAT).table.finished:
            seat = self.whose_turn()
            if seat is None or seat == CHEAT or seat in cut:
                assert self.all_speak(self.everybody)
            else:
                cut.add(seat)
                self.cut_off(seat)
        while self.all_speak(self.everybody):
            pass

    def whose_turn(self) -> int | None:
        rounds = self.peer(CHEAT).table.rounds.open()
        return next((missing[0] for asked, missing in rounds if asked.kind == "shuffle"), None)

    def cut_off(self, seat: int) -> None:
        rest = [number for number in self.everybody if number != seat]
        self.roll(rest, to=[seat])
        assert self.gone(CHEAT) == {seat}


def worn_down() -> tuple[set[Seat], Record]:
    """Who mixed the pile, and the record of the match."""
    with luck(2):
        match = WornDown(4, Party.of(clocked("complots", 4), make_game))
        match.run()
    record = match.peer(CHEAT).record()
    mixed = [m for m in record.messages if m.saying.kind == "shuffle"]
    return {message.seat for message in mixed}, record


def test_a_pile_is_never_mixed_by_the_cheat_alone() -> None:
    mixers, record = worn_down()
    assert len(mixers) == 3
    assert verify_record(record, make_game).complete


def test_without_m1_it_would_be() -> None:
    with m1(holds=False):
        mixers, record = worn_down()
        assert mixers == {CHEAT}
        assert verify_record(record, make_game).complete
    with pytest.raises(Cheating) as caught:
        verify_record(record, make_game)
    assert caught.value.rule == "D2"  # the cheat's turn, the third for want of others, was none
