"""Two decks in one deal: the last to shuffle shows two players their cards exchanged.

Each then would give away a share of what it takes for the other's card. Both are on one card, which
the cheat could read; and if all others went on without one of the two, they would never see the
other deck. By R4 no share is given before all have named the same deck.
"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from crypto.shares import Shares
from crypto.shuffle.prover import Randomness
from games.kit import Card, Coin, Deck, Game, Look, Seat, Shuffle
from table.fulfil.cards import Joint
from table.log.message import Message, Saying
from table.participant import Player
from tests.attacks.switches import r4
from tests.mental.cheating import honest, said_again, signed
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.talk import Conversation
from tests.mental.vanishing import clocked
from tests.mental.wild import Fruit

ONE, TWO, THREE, CHEAT = map(Seat, (1, 2, 3, 4))
REST = (1, 3, 4)
DEALS = {"1/3": (8, "2/open"), "5/3": (6, "6/open")}  # of so many cards: the cheat's turn, the look


@dataclass
class TwoDeals(Game):
    """A card for each of two players, and then another; both times the fourth mixes last."""

    key: ClassVar[str] = "deals"
    counts: ClassVar[range] = range(4, 5)

    async def play(self) -> None:
        pile = await Shuffle(await Deck((*Fruit, *Fruit)))
        self.first: tuple[Card[Fruit], ...] = pile[:2]
        await Look({ONE: pile[:1], TWO: pile[1:2]})
        await Coin(2)
        await Coin(2)
        pile = await Shuffle(pile[2:])
        await Look({ONE: pile[:1], TWO: pile[1:2]})
        self.winners = (ONE,)


def sitting_down() -> Party:
    return Party.of(clocked("complots", 4), lambda terms: TwoDeals(terms.players))


def crosswise(cheat: Player[Any], message: Message) -> list[bytes]:
    """The same cards under the same masks, once as they lie and once with two of them swapped."""
    size, _ = DEALS[message.saying.op]
    first, second = Randomness.draw(size), Randomness.draw(size)
    turn = [1, 0, *range(2, size)]
    second = replace(second, pi=[first.pi[i] for i in turn], rho=[first.rho[i] for i in turn])
    versions = []
    for drawn in (first, second):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Randomness, "draw", lambda *_, drawn=drawn: drawn)
            versions.append(signed(cheat, message, payload=said_again(cheat, message)))
    return versions


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("seed", [0, 1, 3])  # in which it says more, and is convicted by that
def test_nobody_gives_a_share_before_all_have_named_the_same_deck(seed: int, deal: str) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.op != deal:
            return None
        kept, other = crosswise(cheat, message)
        cheat.receive(kept)
        return {ONE: [kept], TWO: [other], THREE: [kept]}

    with luck(seed):
        hub = Hub(sitting_down().players(), seed, {CHEAT: bend})
        hub.run()

    halts = [peer.halted for peer in honest(hub) if peer.halted]
    assert halts
    assert all(halt.seat == CHEAT for halt in halts)
    for peer in honest(hub):
        said = [message.saying.op for chain in peer.log.chains.values() for message in chain]
        assert deal in said
        assert DEALS[deal][1] not in said


def deal_crosswise(match: Conversation) -> list[Saying]:
    """What seat 2, who alone sees the other deck, says to it."""
    cheat, op = match.players[CHEAT], next(iter(DEALS))
    while not any(asked.op == op for asked, _ in cheat.table.rounds.open()):
        assert match.all_speak(match.everybody)
    turn = cheat.log.sign(cheat.identity, CHEAT, Saying("shuffle", op, b""))
    kept, other = crosswise(cheat, turn)
    cheat.receive(kept)
    match.hear([1, 3], [kept])
    match.hear([2], [other])
    return [cheat.log.read(data).saying for data in match.says(2)]


def go_on_without(match: Conversation, seat: Seat) -> None:
    """The others never hear what it said, find it gone, and play to the end."""
    while match.all_speak(REST):
        pass
    match.roll(REST)
    match.to_the_end(REST)
    assert match.gone(1) == {seat}


@pytest.mark.parametrize("holds", [True, False])
def test_the_last_to_mix_a_first_deal_reads_no_card_of_a_seat_that_it_cuts_off(holds: bool) -> None:
    with luck(3), r4(holds=holds):
        match = Conversation(4, sitting_down())
        said = deal_crosswise(match)
        go_on_without(match, TWO)
    desk, game = match.peer(1).table.desk, match.peer(1).table.match.game
    assert isinstance(game, TwoDeals)
    card = desk.cards[game.first[1]]
    assert isinstance(card, Joint)
    shown, x = card.read[TWO], match.players[TWO].table.desk.mine.key.x
    truth = desk.cards.face(shown.b - x * shown.a)
    shares = [s for saying in said if saying.kind == "shares" for s in points(saying)]

    if holds:
        assert [saying.kind for saying in said] == ["agree"]
    else:
        assert [desk.cards.face(shown.b - share) for share in shares] == [truth]


def points(saying: Saying) -> list[Any]:
    return list(Shares.decode(saying.payload, 1).points)


def test_the_others_mask_the_cards_of_a_seat_that_left_before_its_word() -> None:
    with luck(3):
        match = Conversation(4, sitting_down())
        deal_crosswise(match)
        go_on_without(match, TWO)
    said = [m.saying.op for m in match.peer(1).log.ordered() if m.saying.kind == "look"]
    assert said[:3] == [f"2/remask/for{TWO}/{seat}" for seat in REST]
