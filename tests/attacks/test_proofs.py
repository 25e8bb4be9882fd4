"""Bent proofs: whatever a cheat changes in what it says, nobody believes it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.kit import Seat
from table.errors import Cheating
from table.log.message import Message
from table.participant import Listener
from tests.mental.cheating import Watchful, flipped
from tests.mental.hub import Hub
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of

CHEAT = Seat(2)
TRIES = 12
ALL_KINDS = {
    "key", "ack", "beacon", "shuffle", "ahead", "shares", "lift", "arrange", "show", "prove",
    "commit", "open", "choose", "agree", "end",
}  # fmt: skip


class Pestered(Hub):
    """Everybody is told many bent versions of each new kind of message, then the true one."""

    def __init__(self, party: Party, seed: int, foreign: dict[str, list[bytes]]) -> None:
        super().__init__(party.players(), seed)
        self.foreign = foreign  # what was said at another table, by kind
        self.heard: dict[str, list[bytes]] = {}
        self.pestered: dict[str, int] = {}

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        message = peer.log.read(data)
        kind, op = message.saying.kind, message.saying.op
        asked = [r for r, missing in peer.table.rounds.open() if message.seat in missing]
        due = any(r.op == op for r in asked) and message.seq == len(peer.log.chains[message.seat])
        if due and self.pestered.get(kind, 0) < 3:
            self.pestered[kind] = self.pestered.get(kind, 0) + 1
            for payload in self.bent(message):
                bent = replace(message, saying=replace(message.saying, payload=payload))
                with pytest.raises(Cheating) as cheating:
                    peer.table.hear(bent)
                assert cheating.value.seat == message.seat
        self.heard.setdefault(kind, []).append(message.saying.payload)
        super().deliver(peer, data)

    def bent(self, message: Message) -> Iterator[bytes]:
        payload, kind = message.saying.payload, message.saying.kind
        yield payload + b"\0"
        if kind not in ("ack", "agree"):
            yield b""
        if kind in ("ack", "agree", "commit"):
            return  # a commitment is any 32 bytes
        yield payload[:-1]
        places = range(len(payload))
        if kind == "key":  # what lies behind is for its receivers to judge, by a complaint
            places = range(33 + 64)
        for place in self.random.sample(places, min(TRIES, len(places))):
            bent = flipped(payload, place)
            if kind != "choose" or bent[1] > 100:  # another option is another choice
                yield bent
        if kind not in ("choose", "end", "prove"):
            stale = [old for old in self.heard.get(kind, ()) if old != payload]
            yield from self.random.sample(stale, min(TRIES, len(stale)))
            yield from self.foreign[kind][:TRIES]


def payloads() -> dict[str, list[bytes]]:
    """What is said in some other match between the same players, one with every kind; by kind."""
    for seed in range(100, 120):
        said: dict[str, list[bytes]] = {kind: [] for kind in ALL_KINDS}
        with luck(seed):
            hub = Hub(Party.of(terms_of("complots", 3, variant="inquisitor")).players(), seed)
            hub.run()
        for message in hub.players[0].log.ordered():
            said[message.saying.kind].append(message.saying.payload)
        if all(said.values()):
            return said
    raise AssertionError("no match with every kind of message")


@pytest.mark.parametrize("concede", ["yes", "no"])
def test_bent_proofs_are_refused_and_change_nothing(concede: str) -> None:
    """Flipped, cut, stale and foreign: after all of them the match goes on as if never said."""
    foreign, pestered = payloads(), set[str]()
    for seed in range(6, 24):
        if seed >= 12 and pestered == ALL_KINDS:
            break
        with luck(seed):
            terms = terms_of("complots", 3, variant="inquisitor", concede=concede)
            party = Party.of(terms)
            party.table = Watchful
            hub = Pestered(party, seed, foreign)
            hub.run()
        assert hub.errors == []
        assert all(player.table.finished for player in hub.players)
        pestered |= set(hub.pestered)

    assert pestered == ALL_KINDS
