"""Whole matches of Mascarade without a referee, and what they tell to whom."""

from itertools import pairwise
from typing import Any

import pytest

from games.kit import Arrange, Look
from table.fulfil.cards import Joint, Owned
from table.participant import Listener
from tests.mental.audit import Audit
from tests.mental.curious import Curious, sit_down
from tests.mental.luck import luck
from tests.mental.seating import Party


class Watched(Curious):
    """Looks at every card whenever the spectator has heard something."""

    exposed = 0

    def rested(self, peer: Listener[Any]) -> None:
        if peer is self.peers[-1]:
            states = peer.table.desk.cards._states.values()
            assert not any(isinstance(state, Owned) for state in states), "in somebody's hand"
            self.exposed += any(isinstance(state, Joint) and state.exposed for state in states)


def watched(seed: int, players: int) -> tuple[Party, Watched]:
    party = sit_down(seed, players)
    with luck(seed):
        hub = Watched(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    return party, hub


MATCHES = [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2), (6, 1), (13, 1)]
EACH = pytest.mark.parametrize(("players", "seed"), MATCHES)


@EACH
def test_all_peers_agree_to_the_end_and_know_what_the_plain_table_would_tell(
    players: int, seed: int
) -> None:
    party, hub = watched(seed, players)

    assert hub.errors == []
    assert all(peer.table.finished for peer in hub.peers)
    assert len({peer.record().encode() for peer in hub.peers}) == 1
    plain = Audit(party, hub.players).replayed()
    for player in hub.players:
        known = player.table.knowledge(player.seat)
        assert vars(known) == vars(plain.knowledge(player.seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_looks_and_swaps_by_others_make_lookers_remask(players: int) -> None:
    """The matches above would prove little if the rule about looking never came into play."""
    _, hub = watched(3, players)
    said = [message.saying.kind for chain in hub.peers[-1].log.chains.values() for message in chain]
    assert "look" in said
    assert hub.exposed > 0


def test_the_spy_swaps_two_cards_it_has_read_and_they_stay_on_the_table() -> None:
    """Its own key would do to hide them; ``Watched`` sees that no card is ever under one."""
    _, hub = watched(2, 4)
    requests = [event.request for event in hub.peers[-1].table.match.events]
    read_both = [
        swap
        for look, swap in pairwise(requests)
        if isinstance(look, Look) and isinstance(swap, Arrange)
        if look.cards == {swap.seat: swap.cards}
    ]
    assert read_both
