"""A player who signs what it should not, and what the others then hold in their hands."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from table.errors import Cheating
from table.log.message import Letter, Message, Saying
from table.participant import Player
from table.record import Chains, Record
from tests.sample import Decide, Room

Bend = Callable[[Saying], Saying]


class Crooked(Room):
    """The first message of ``kind`` is bent before it is signed.

    Its author then falls silent, unless its own table can't tell either.
    """

    def __init__(
        self, players: Sequence[Player[Any]], random: Random, decide: Decide, kind: str, bend: Bend
    ) -> None:
        super().__init__(players, random, decide)
        self.kind, self.bend = kind, bend
        self.bent = False

    def words(self, player: Player[Any]) -> list[bytes]:
        if player.seat in self.silent:
            return []
        said: list[bytes] = []
        while due := list(player.table.say()):
            for saying, _ in due:
                lies = saying.kind == self.kind and not self.bent
                self.bent |= lies
                saying = self.bend(saying) if lies else saying
                message = player.log.sign(player.identity, player.seat, saying)
                said.append(message.encode())
                try:
                    player.take(message)
                except Cheating:
                    self.silent.add(player.seat)
                    return said
        return said


def flip(place: int) -> Bend:
    """One bit of the byte at ``place`` is turned."""

    def bend(saying: Saying) -> Saying:
        payload = bytearray(saying.payload)
        payload[place] ^= 1
        return replace(saying, payload=bytes(payload))

    return bend


def say(payload: bytes) -> Bend:
    return lambda saying: replace(saying, payload=payload)


# What nobody would accept. A flipped bit is enough wherever there is a proof.
BENT = {
    "ack": say(b"\x09"),
    "agree": say(b"not empty"),
    "choose": say(b"\xff\xff"),
    "commit": say(b"too short"),
    "empty": say(b"too short"),
    "offer": say(b"too short"),
    "speak": say(b"\x07"),
    "lay": say(b"too short"),
    "play": say(b"\xff"),
    "key": flip(40),
}


def caught(
    players: Sequence[Player[Any]],
    random: Random,
    decide: Decide,
    kind: str,
    bend: Bend | None = None,
) -> Cheating:
    """What an honest player raises on hearing the first message of ``kind``, bent."""
    bend = bend or BENT.get(kind, flip(-1))
    with pytest.raises(Cheating) as raised:
        Crooked(players, random, decide, kind, bend).play()
    return raised.value


def as_record(evidence: bytes) -> Record:
    """The evidence made to look like a match: the offence stands in line with the others."""
    record = Record.decode(evidence)
    players = record.founding.players
    offence = Message.read(Letter.decode(record.offence, players), len(players))
    chains: Chains = {seat: [] for seat in record.founding.keys}
    for message in (*record.messages, offence):
        chains[message.seat].append(message)
    return Record.of(record.founding, chains)
