"""Machines that crash in a match in which the roll is called, and come back: on from the diary."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.store.diary import Entered, Heard, Memory, OfMatch, Spoke, Stated
from table.audit.verify import verify_record
from table.calls.statement import Statement
from table.participant import Listener, Player
from table.record import Record
from tests.mental.hub import Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of
from tests.mental.vanishing import Churning, Letter, Shown, clocked


class Mortal(Churning):
    """Every now and then a machine crashes, and what it heard since it last spoke is forgotten.

    What it signs itself, message or statement, is written together with all it heard before (J4).
    """

    mortality = 0.01
    tidiness = 0.1  # of what it heard it writes some before it speaks, too: before each `Have`

    def __init__(self, party: Party, seed: int) -> None:
        super().__init__(party.players(), seed, spectators=[party.spectator()])
        self.party = party
        self.memories = {player.seat: Memory() for player in self.players}
        # What was heard, as it is written and as it came.
        self.unwritten: dict[Seat, list[tuple[OfMatch, Any]]] = {p.seat: [] for p in self.players}
        self.signed: dict[object, set[bytes]] = {}
        self.crashes = 0

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        entry = as_entry(data)
        if isinstance(peer, Player) and entry is not None:
            self.unwritten[peer.seat].append((entry, data))
        super().deliver(peer, data)
        if isinstance(peer, Player) and self.random.random() < self.tidiness:
            self.write(peer.seat)
        if isinstance(peer, Player) and self.random.random() < self.mortality:
            self.crash(peer)

    def write(self, seat: Seat, *entries: OfMatch) -> None:
        self.memories[seat].match += [*(heard for heard, _ in self.unwritten[seat]), *entries]
        self.unwritten[seat].clear()

    def said(self, player: Player[Any]) -> Iterator[Sent]:
        for message, said in player.due():
            self.write(player.seat, Spoke(message.encode(), message.saying.op, said.secret))
            self.signed.setdefault(message.place, set()).add(message.id)
            yield [message.encode()]

    def tell_all(self, source: Listener[Any], letter: Letter) -> None:
        if isinstance(source, Player) and isinstance(letter, Statement):
            self.write(source.seat, Stated(letter.encode()))
            self.signed.setdefault(letter.place, set()).add(letter.id)
        elif isinstance(source, Player) and isinstance(letter, Shown):
            self.unwritten[source.seat].append((Entered(letter.proof), letter))
        super().tell_all(source, letter)

    def crash(self, player: Player[Any]) -> None:
        """Its place is taken by one that knows no more than the diary, and is told the rest."""
        again, seat = self.party.player(player.seat), player.seat
        keeper = Keeper(again)
        keeper.recall(self.memories[seat])
        self.callers[id(again)] = keeper.caller
        self.crashes += 1
        self.players[seat - 1] = self.peers[seat - 1] = again
        lost, self.unwritten[seat] = self.unwritten[seat], []
        self.on_its_way = [(again if p is player else p, data) for p, data in self.on_its_way]
        self.kept_back = [(s, again if p is player else p, data) for s, p, data in self.kept_back]
        self.early = [(again if p is player else p, data) for p, data in self.early]
        self.on_its_way += [(again, letter) for _, letter in lost]


def as_entry(data: Any) -> OfMatch | None:
    match data:
        case bytes():
            return Heard(data)
        case Statement():
            return Stated(data.encode())
        case Shown(_, proof):
            return Entered(proof)
    return None


@pytest.mark.parametrize(
    ("game", "players", "seeds"),
    [("kuhn", 3, range(2)), pytest.param("complots", 4, range(4), marks=pytest.mark.long)],
)
def test_machines_that_crash_while_the_roll_is_called_sign_nothing_twice(
    game: str, players: int, seeds: range
) -> None:
    crashes = rolls = 0
    for seed in seeds:
        with luck(seed):
            hub = Mortal(Party.of(clocked(game, players)), seed)
            hub.run()
        assert hub.errors == []
        assert all(len(ids) == 1 for ids in hub.signed.values())
        reports = [verify_record(Record.decode(p.record().encode()), game_of) for p in hub.peers]
        assert all(report.complete for report in reports)
        assert len({report.winners for report in reports}) == 1
        crashes += hub.crashes
        rolls += len(reports[0].rolls)
    assert crashes > 2
    assert rolls > 2
