"""Shares that a seat gave where it was not heard: they are public, though all it said is void."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from crypto.errors import InvalidProof
from crypto.shares import Shares
from games.kit import Card, Choose, Deck, Game, Look, Seat, Shuffle
from table.founding import Terms
from table.fulfil.cards import Joint
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.talk import Conversation
from tests.mental.vanishing import clocked
from tests.mental.wild import Ask, Fruit

CURIOUS, VICTIM = Seat(5), Seat(6)


@dataclass
class Peek(Game):
    """Seat 5 may look at a card, at which seat 6 then looks."""

    key: ClassVar[str] = "peek"
    counts: ClassVar[range] = range(6, 7)

    async def play(self) -> None:
        card, *_ = await Shuffle(await Deck(tuple(Fruit)))
        if await Choose(CURIOUS, (False, True), Ask.ANY, False):
            await Look({CURIOUS: (card,)})
        await Look({VICTIM: (card,)})
        self.card: Card[Fruit] = card
        self.winners = self.seats


def peek(_: Terms) -> Peek:
    return Peek(6)


def test_a_share_given_in_vain_does_not_open_what_its_giver_looks_at_later() -> None:
    """All others lose sight of seats 5 and 6 together. Seat 5 says that it would look, for which
    seat 6 takes its key off the card; but the others go on without both, as if nobody had looked.
    Then the card is opened to seat 6: whoever has its old share must not read it.
    """
    with luck(1):
        match = Conversation(6, Party.of(clocked("complots", 6), peek))
        rest, five, six = [1, 2, 3, 4], match.players[5], match.players[6]
        while match.all_speak(match.everybody):
            pass  # until all is mixed, and everybody waits for seat 5
        five.table.decide(True)
        match.hear([6], match.says(5))
        void = five.log.read(match.says(6)[0]).saying
        assert void.kind == "shares"
        table = match.peer(1).table
        (share,) = Shares.decode(void.payload, 1).points
        match.roll(rest)
        match.to_the_end(rest)
    assert match.gone(1) == {5, 6}
    game = table.match.game
    assert isinstance(game, Peek)
    state = table.desk.cards[game.card]
    assert isinstance(state, Joint)
    shown = state.read[VICTIM]
    assert table.desk.cards.face(shown.b - six.table.desk.mine.key.x * shown.a) in Fruit
    with pytest.raises(InvalidProof, match="not in the game"):
        table.desk.cards.face(shown.b - share)
