"""Two stories: a cheat who tells different peers different things."""

from typing import Any

import pytest

from crypto.header import EQUIVOCATION_SIZE
from games.kit import Seat
from table.errors import Cheating, Equivocated, Forked
from table.log.message import Message, Seen
from table.log.record import Record
from table.participant import Listener, Player
from tests.mental.cheating import convicted, first_error, honest, once, said_again, signed, watchful
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.manners import Peaceful

CHEAT = Seat(2)


def two_versions(author: Player[Any], message: Message) -> Sent:
    """The message as it should be for seat 1, and one with other choices for all others."""
    other = signed(author, message, payload=bytes(len(message.saying.payload)))
    return {Seat(seat): [message.encode() if seat == 1 else other] for seat in (1, 3, 4)}


class Discreet(Hub):
    """Sees to it that nobody says anything after it knows of two histories."""

    def send(self, author: Listener[Any], sent: Sent) -> None:
        assert author.halted is None or self.flood, "it went on in one of two histories"
        super().send(author, sent)


def told(seed: int, bend: Bend, flood: bool) -> Hub:
    party = watchful(seed, 4)
    with luck(seed):
        hub = Discreet(party.players(), seed, {CHEAT: bend}, [party.spectator()])
        hub.flood = flood
        hub.run()
    return hub


@pytest.mark.parametrize("seed", range(6))
def test_who_tells_two_stories_is_convicted_by_both(seed: int) -> None:
    hub = told(seed, once("commit", two_versions), flood=True)

    for peer in honest(hub):
        assert isinstance(peer.halted, Equivocated)
        assert peer.halted.seat == CHEAT
        assert convicted(peer.halted.evidence) == CHEAT
        assert len(Record.decode(peer.halted.evidence).equivocation) == EQUIVOCATION_SIZE == 460


@pytest.mark.parametrize("seed", range(6))
def test_victims_of_two_stories_are_never_named_and_give_nothing_away(seed: int) -> None:
    """Without the other version at hand, all one can know is that there are two histories."""
    hub = told(seed, once("commit", two_versions), flood=False)
    forked = [peer for peer in honest(hub) if peer.halted]

    assert forked
    for peer in forked:
        fork = first_error(hub, peer)
        assert isinstance(fork, Forked)
        assert fork.seat == CHEAT


class Exchanging(Discreet, Peaceful):
    """The cheat exchanges cards, so that it has something of every kind to say twice."""


@pytest.mark.parametrize("flood", [True, False], ids=["gossip", "no gossip"])
@pytest.mark.parametrize("kind", ["key", "beacon", "shuffle", "shares", "arrange", "lift"])
def test_however_deep_the_fork_only_its_author_is_ever_named(kind: str, flood: bool) -> None:
    """Both versions are sound, and the cheat plays on: soon honest proofs rest on other decks.

    A peer that holds one version and what the cheat said after the other can convict it by that
    alone.
    """
    told: list[Message] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind != kind or told:
            return None
        told.append(message)
        other = signed(cheat, message, payload=said_again(cheat, message))
        cheat.take(message)
        return {Seat(seat): [message.encode() if seat == 1 else other] for seat in (1, 3, 4)}

    party = watchful(9, 4)
    with luck(9):
        hub = Exchanging(party.players(), 9, {CHEAT: bend}, [party.spectator()])
        hub.flood = flood
        hub.run()

    halts = [peer.halted for peer in honest(hub) if peer.halted]
    assert told
    assert halts
    for halt in halts:
        assert halt.seat == CHEAT
        assert isinstance(halt, Cheating) or not flood
        if isinstance(halt, Cheating):
            assert convicted(halt.evidence) == CHEAT


def test_who_makes_up_a_history_names_nobody() -> None:
    """A head that no message has: all stop, and know who claims to have seen it."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        ids = (bytes([7]) * 32, *message.seen.ids[1:])
        return [signed(cheat, message, seen=Seen(message.seen.counts, ids))]

    hub = told(9, once("choose", bend), flood=True)

    for peer in honest(hub):
        assert isinstance(peer.halted, Forked)
        assert (peer.halted.seat, peer.halted.witness) == (Seat(1), CHEAT)
