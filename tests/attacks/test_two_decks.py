"""Two decks in one deal: the last to shuffle shows each player another order of the same cards.

Each then gives away a share of what it takes for the other's card. Were both on one card, the
cheat could read it. In the first deal that harms nobody: the fork is found before anything is
done with the cards, and the match is void. Later on, no share may be given at all.
"""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from crypto.shuffle.prover import Randomness
from games.kit import Deck, Game, Look, Seat, Shuffle
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import honest, said_again, signed
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.mental.wild import Fruit

ONE, TWO, CHEAT = map(Seat, (1, 2, 3))
SECOND_DEAL, SECOND_LOOK = "3/3", "4/open"


@dataclass
class TwoDeals(Game):
    """A card for each of two players, and then another."""

    key: ClassVar[str] = "deals"
    counts: ClassVar[range] = range(3, 4)

    async def play(self) -> None:
        pile = await Shuffle(await Deck((*Fruit, *Fruit)))
        await Look({ONE: pile[:1], TWO: pile[1:2]})
        pile = await Shuffle(pile[2:])
        await Look({ONE: pile[:1], TWO: pile[1:2]})
        self.winners = (ONE,)


def crosswise(cheat: Player[Any], message: Message) -> list[bytes]:
    """The same cards under the same masks, once as they lie and once with two of them swapped."""
    first, second = Randomness.draw(6), Randomness.draw(6)
    turn = [1, 0, *range(2, 6)]
    second = replace(second, pi=[first.pi[i] for i in turn], rho=[first.rho[i] for i in turn])
    versions = []
    for drawn in (first, second):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Randomness, "draw", lambda *_, drawn=drawn: drawn)
            versions.append(signed(cheat, message, payload=said_again(cheat, message)))
    return versions


@pytest.mark.parametrize("seed", range(5))
def test_nobody_gives_a_share_before_all_have_named_the_same_deck(seed: int) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.op != SECOND_DEAL:
            return None
        kept, other = crosswise(cheat, message)
        cheat.receive(kept)
        return {ONE: [kept], TWO: [other]}

    with luck(seed):
        party = Party.of(terms_of("deals", 3), lambda terms: TwoDeals(terms.players))
        hub = Hub(party.players(), seed, {CHEAT: bend})
        hub.run()

    halts = [peer.halted for peer in honest(hub) if peer.halted]
    assert halts
    assert all(halt.seat == CHEAT for halt in halts)
    for peer in honest(hub):
        said = [message.saying.op for chain in peer.log.chains.values() for message in chain]
        assert SECOND_DEAL in said
        assert SECOND_LOOK not in said
