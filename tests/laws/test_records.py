"""Whatever order messages arrive in, all honest peers end with the same file of the match."""

from random import Random

import pytest

from table.record import Record
from table.verify import verify_record
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of


def played(seed: int, players: int, **options: str) -> tuple[Party, Hub]:
    """A whole match at random, with a spectator."""
    with luck(seed):
        party = Party.of(terms_of("complots", players, **options))
        hub = Hub(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    assert hub.errors == []
    return party, hub


@pytest.mark.parametrize("seed", range(8))
def test_every_honest_peer_ends_with_the_same_bytes(seed: int) -> None:
    _, hub = played(seed, Random(seed).randint(2, 5))

    assert all(peer.table.finished for peer in hub.peers)
    assert len({peer.record().encode() for peer in hub.peers}) == 1


def test_a_record_verifies_and_is_its_own_only_encoding() -> None:
    _, hub = played(1, 4, concede="no")
    data = hub.peers[0].record().encode()

    record = Record.decode(data)
    report = verify_record(record, game_of)

    assert record.encode() == data
    assert report.complete
    assert report.winners == hub.players[0].table.match.game.winners
