"""Machines that crash in a match in which seats are missed, and come back: on from the diary."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.store.diary import Heard, Memory, Spoke
from table.audit.verify import verify_record
from table.log.record import Record
from table.participant import Listener, Player
from tests.mental.hub import Sent
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of
from tests.mental.vanishing import Churning


class Mortal(Churning):
    """Every now and then a machine crashes, and what it heard since it last spoke is forgotten."""

    mortality = 0.1

    def __init__(self, party: Party, seed: int) -> None:
        super().__init__(party.players(), seed, spectators=[party.spectator()])
        self.party = party
        self.memories = {player.seat: Memory() for player in self.players}
        self.unwritten: dict[Seat, list[Heard]] = {player.seat: [] for player in self.players}
        self.signed: dict[tuple[Seat, int], set[bytes]] = {}
        self.crashes_of_the_gone = 0

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        if isinstance(peer, Player):
            self.unwritten[peer.seat].append(Heard(data))
        super().deliver(peer, data)
        if isinstance(peer, Player) and self.random.random() < self.mortality:
            self.crash(peer)

    def said(self, player: Player[Any]) -> Iterator[Sent]:
        memory, unwritten = self.memories[player.seat], self.unwritten[player.seat]
        for message, said in player.due():
            memory.match += [*unwritten, Spoke(message.encode(), message.saying.op, said.secret)]
            unwritten.clear()
            self.signed.setdefault((message.seat, message.seq), set()).add(message.id)
            yield [message.encode()]

    def crash(self, player: Player[Any]) -> None:
        """Its place is taken by one that knows no more than the diary, and is told the rest."""
        again, seat = self.party.player(player.seat), player.seat
        Keeper(again).recall(self.memories[seat])
        lost, self.unwritten[seat] = self.unwritten[seat], []
        if not lost:
            assert where(again) == where(player)
        self.crashes_of_the_gone += seat in player.table.gone
        self.players[seat - 1] = self.peers[seat - 1] = again
        self.on_its_way = [(again if p is player else p, data) for p, data in self.on_its_way]
        self.kept_back = [(s, again if p is player else p, data) for s, p, data in self.kept_back]
        self.on_its_way += [(again, heard.message) for heard in lost]


def where(player: Player[Any]) -> tuple[object, ...]:
    """Where the table is, and what the player knows and has yet to say."""
    table, seat = player.table, player.seat
    companies = [(company.gone, company.past) for company in table.presence.companies]
    faces, deaf_to = table.knowledge(seat).faces, table.member.deaf_to()
    return player.log.seen, table.op, table.deciders, companies, faces, deaf_to


@pytest.mark.parametrize(
    ("game", "players", "seeds"),
    [("kuhn", 3, range(5, 10)), pytest.param("complots", 4, range(4), marks=pytest.mark.long)],
)
def test_machines_that_crash_while_somebody_is_missed_sign_nothing_twice(
    game: str, players: int, seeds: range
) -> None:
    crashes = companies = 0
    for seed in seeds:
        with luck(seed):
            hub = Mortal(Party.of(clocked(game, players)), seed)
            hub.run()
        assert hub.errors == []
        assert all(len(ids) == 1 for ids in hub.signed.values())
        (record,) = {peer.record().encode() for peer in hub.peers}
        assert verify_record(Record.decode(record), game_of).complete
        crashes += hub.crashes_of_the_gone
        companies += hub.peers[0].table.presence.now.number
    assert crashes > 0
    assert companies > 3
