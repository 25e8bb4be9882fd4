"""Two stories: a cheat who tells different peers different things."""

from typing import Any

import pytest

from crypto.header import EQUIVOCATION_SIZE
from games.kit import Seat
from table.errors import Equivocated
from table.log.message import Message
from table.participant import Listener, Player
from table.record import Record
from tests.mental.cheating import convicted, honest, once, said_again, signed, watchful
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
        (exhibit,) = Record.decode(peer.halted.evidence).exhibits
        assert len(exhibit) == EQUIVOCATION_SIZE == 468


@pytest.mark.parametrize("seed", range(6))
def test_victims_of_two_stories_are_never_named_and_give_nothing_away(seed: int) -> None:
    """Without the other version at hand, what rests on it is out of reach (F1): nobody goes on
    with anybody who has heard the other story, and nobody is blamed.
    """
    hub = told(seed, once("commit", two_versions), flood=False)

    assert len({id_ for peer in honest(hub) for id_ in stories(peer)}) == 2
    for peer in honest(hub):
        assert peer.halted is None
        assert lives_in_one_history(peer)
        assert not peer.table.finished


def stories(peer: Listener[Any]) -> set[bytes]:
    """What it has heard of the cheat's choice, taken in or not."""
    heard = [m for m in (*peer.log.ordered(), *peer.log.waiting()) if m.seat == CHEAT]
    return {message.id for message in heard if message.saying.kind == "commit"}


def lives_in_one_history(peer: Listener[Any]) -> bool:
    """Is all that anything it took in had seen what it has taken in itself?"""
    chains = peer.log.chains
    return all(
        chains[seat][count - 1].id == id_
        for message in peer.log.ordered()
        for seat, (count, id_) in zip(chains, message.seen.pairs, strict=True)
        if count
    )


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
    assert halts or not flood
    for halt in halts:
        assert halt.seat == CHEAT
        assert convicted(halt.evidence) == CHEAT
    assert all(map(lives_in_one_history, honest(hub)))
