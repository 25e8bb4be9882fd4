"""Attempts to stop a table for good: however somebody is silent, all others come to the end."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from games.kit import Seat
from table.calls.report import Claim
from table.log.message import Message, Seen
from table.log.op import Op
from table.participant import Listener, Player
from table.quorum import usual_quorum
from tests.mental.cheating import once, signed
from tests.mental.hub import Bend, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.talk import Conversation, Talk, audited, talking
from tests.mental.vanishing import Vanishing

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


class Mute(Vanishing):
    """Seats that neither halt nor vote, whatever else they say; all others wait for nobody long."""

    mute: frozenset[Seat] = frozenset()

    def call(self, peer: Listener[Any], haste: float) -> None:
        if not isinstance(peer, Player) or peer.seat not in self.mute:
            super().call(peer, haste)
        else:
            self.speak(peer)

    def claims(self, player: Player[Any], haste: float) -> Iterator[Claim]:
        """As soon as anybody waits for them."""
        silent = (self.mute | self.asleep) - {player.seat}
        if haste and self.now:
            due = player.table.waiting.due()
            yield from (Claim(owed.seat, owed.op) for owed in due if owed.seat in silent)

    @property
    def there(self) -> list[Player[Any]]:
        return [player for player in super().there if player.seat not in self.mute]


def played(party: Party, hub: Vanishing) -> None:
    """All honest peers come to the end, and a record shows it."""
    with luck(len(hub.players)):
        hub.run()
    assert hub.errors == []
    for peer in [*hub.there, *hub.peers[len(hub.players) :]]:
        assert peer.halted is None
        assert peer.table.finished
    assert audited(party, hub.there[0].record().encode()).table.finished


class Short(Talk):
    """All that can happen does so in the first rounds."""

    rounds_to_come = 6


def usual(players: int) -> Party:
    party = talking(players, players, usual_quorum(players))
    party.table = Short
    return party


# A person away and one mute seat


class Night(Mute):
    """Seat 1 answers what it is asked and no more; the person at seat 3 has gone to bed."""

    mute, asleep = frozenset({ONE}), frozenset({THREE})

    def run(self) -> None:
        self.players[THREE - 1].table.outbox._said.add(Op(2))
        super().run()


@pytest.mark.parametrize("players", [4, 7, 13])
def test_a_seat_that_never_votes_does_not_stop_a_table_whose_person_is_away(players: int) -> None:
    party = usual(players)
    hub = Night(party.players(), players)
    played(party, hub)
    assert all(ONE in player.table.gone for player in hub.there)
    assert all(player.table.late_in(2) == {THREE} for player in hub.there)


# A made-up past


def makes_up_a_past(cheat: Player[Any], message: Message) -> Sent:
    """An id that nobody has signed, for the newest message of somebody else."""
    ids = list(message.seen.ids)
    if not message.seen.counts[cheat.seat]:
        return [message.encode()]
    ids[cheat.seat] = bytes([7]) * 32
    return [signed(cheat, message, seen=Seen(message.seen.counts, tuple(ids)))]


def makes_up_a_roll(cheat: Player[Any], message: Message) -> Sent:
    return [signed(cheat, message, heads=bytes(32))]


@pytest.mark.parametrize("bend", [makes_up_a_past, makes_up_a_roll])
@pytest.mark.parametrize("op", ["3", "4", "end"])
def test_a_made_up_past_stops_nobody(bend: Bend, op: str) -> None:
    """Its author is silent to all: they go on without it, and nobody is blamed (F1)."""

    class Liar(Mute):
        mute = frozenset({TWO})

    def lie(cheat: Player[Any], message: Message) -> Sent | None:
        return bend(cheat, message) if message.saying.op == op else None

    party = usual(4)
    hub = Liar(party.players(), 4, {TWO: once(None, lie)}, [party.spectator()])
    played(party, hub)
    assert all(TWO in peer.table.gone or op == "end" for peer in hub.there)
    assert all(TWO not in peer.table.signers for peer in hub.there)


# A ring of doubts

RINGS = {
    "three": (3, [(1, 2), (2, 3), (3, 1)]),
    "two that cross": (3, [(1, 2), (2, 1)]),
    "a chain": (3, [(1, 2), (2, 3)]),
    "four": (4, [(1, 2), (2, 3), (3, 4), (4, 1)]),
    "five": (5, [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)]),
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "doubts"), RINGS.values(), ids=RINGS)
def test_whoever_doubts_whom_at_the_same_moment_all_go_on_together(
    players: int, doubts: list[tuple[int, int]], seed: int
) -> None:
    """Each has spoken, heard nobody, and claims that the next one is gone; then all arrives."""
    talk, random = Conversation(players), Random(seed)
    said = {number: talk.says(number) for number in talk.everybody}
    claims = {n: [(other, "0") for one, other in doubts if one == n] for n in talk.everybody}
    halts = [s for n in talk.everybody if claims[n] for s in talk.halts(n, *claims[n])]
    for number in talk.everybody:
        for halted in random.sample(halts, len(halts)):
            talk.told([number], [halted])
        for words in random.sample([*said.values()], len(said)):
            talk.hear([number], words)
    follow(talk)
    talk.votes(talk.everybody)
    assert all(talk.gone(number) == set() for number in talk.everybody)
    talk.hear([0], *said.values())
    talk.learn([0], talk.players[1].proofs[0].encode())
    assert audited(talk.party, talk.to_the_end(talk.everybody).encode()).table.finished


def follow(talk: Conversation) -> None:
    """Whoever has not halted does, since others have."""
    talk.now += 5
    for number in talk.everybody:
        if talk.callers[number].reason(talk.now) is not None:
            talk.told(talk.everybody, talk.halts(number))


# One silent cheat, and d seats that were delayed once


class Delayed(Vanishing):
    """As many seats as can be spared are cut off until the others have gone on without them; when
    they can be heard again, another seat falls silent for good.
    """

    delayed: Sequence[int] = ()
    silent = 0
    struck = False

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        super().deliver(peer, data)
        self.strike()

    def wake(self) -> None:
        if not self.cut_off and not self.struck:
            self.cut(*self.delayed)
        super().wake()
        self.strike()

    def strike(self) -> None:
        gone = self.players[-1].table.gone
        if not self.struck and gone == set(self.delayed):
            self.struck = True
            self.cut()  # all that was said before reaches everybody
            self.cut(self.silent)


@pytest.mark.parametrize("players", [4, 7, 13])
def test_one_silent_cheat_and_all_that_can_be_spared_delayed_once_stop_nothing(
    players: int,
) -> None:
    party = usual(players)
    hub, spare = Delayed(party.players(), players), players - (usual_quorum(players) or 0)
    hub.delayed, hub.silent = range(1, spare + 1), spare + 1
    hub.cut_off = frozenset(map(Seat, hub.delayed))
    played(party, hub)
    assert hub.struck
    assert len(hub.there) == players - 1
    assert all(hub.silent in player.table.gone for player in hub.there)
