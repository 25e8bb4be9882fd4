"""A table at which everybody only talks: all that companies are about, and no cards."""

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.kit import Seat
from table.absence.presence import foresee
from table.founding import Clock
from table.log.message import Saying
from table.log.op import Op
from table.log.record import Record
from table.mental import MentalTable
from table.participant import Listener
from table.rounds.round import Round, Until, Utterance
from table.rounds.verdict import Verdict
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of


class Talk(MentalTable[Any]):
    """Rounds of all seats in a row, some of them behind the others, and decisions in between.

    ``said`` is what came out of each.
    """

    rounds_to_come = 12

    async def _play(self) -> None:
        self.said: dict[Op, dict[Seat, bytes | None]] = {}
        self.desk.sharings = dict.fromkeys(self.desk.seats)  # type: ignore[assignment]
        behind = []
        for number in range(self.rounds_to_come):
            match number % 3:
                case 0:
                    await self._ask(Op(number), self.desk.seats)
                case 1:
                    behind.append(self.rounds.start(self._ask(Op(number), self.desk.seats[1:])))
                case _:
                    await self._decide(Op(number), self.desk.seats[number % len(self.desk.seats)])
        await Until(tuple(behind))
        await self._end()
        self.finished = True

    async def _ask(self, op: Op, seats: tuple[Seat, ...]) -> None:
        absent: dict[Seat, bytes | None] = dict.fromkeys(seats)
        self.said[op] = await Round(op, "agree", seats, anything, accept, absent=absent)

    async def _decide(self, op: Op, seat: Seat) -> None:
        late: dict[Seat, bytes | None] = {seat: b"late"}
        self.said[op] = await Round(op, "choose", (seat,), anything, accept, preset=late)


def anything() -> Utterance:
    return Utterance(secrets.token_bytes(1))


def accept(_: Seat, payload: bytes) -> bytes | None:
    return payload


def talking(players: int, seed: int, quorum: int | None = None) -> Party:
    """A party that sits down to talk, by the default ``quorum`` if there is no other."""
    terms = replace(terms_of("complots", players), clock=Clock(90, 30))
    with luck(seed):
        party = Party.of(replace(terms, quorum=quorum) if quorum else terms)
    party.table = Talk
    return party


def audited(party: Party, data: bytes) -> Listener[Any]:
    """Somebody who has nothing but the record, and believes it."""
    record, terms = Record.decode(data), party.founding.terms
    companies = foresee(record.messages, terms.players, terms.quorum)
    auditor = Listener(Talk(party.game(), party.founding, foreseen=companies))
    for message in record.messages:
        auditor.take(message)
    if record.offence:
        auditor.receive(record.offence)
    return auditor


class Conversation:
    """A match in which a test decides who says what, when, and who hears it; without a ``party``
    it is a talk. The spectator is number 0.
    """

    def __init__(self, players: int, party: Party | None = None) -> None:
        self.party = party or talking(players, 1)
        self.players = {int(player.seat): player for player in self.party.players()}
        self.everybody = tuple(self.players)
        self.spectator = self.party.spectator()

    def peer(self, number: int) -> Listener[Any]:
        return self.players[number] if number else self.spectator

    def talk(self, number: int) -> Talk:
        table = self.peer(number).table
        assert isinstance(table, Talk)
        return table

    def says(self, number: int) -> list[bytes]:
        """Whatever is due from a seat now; it reaches nobody yet."""
        return list(self.players[number].speak())

    def signs(self, number: int, *sayings: Saying) -> list[bytes]:
        """What a seat says though it may not be due, and believes itself."""
        player, sent = self.players[number], []
        for saying in sayings:
            message = player.log.sign(player.identity, player.seat, saying)
            player.take(message)
            sent.append(message.encode())
        return sent

    def hear(self, numbers: Sequence[int], *said: list[bytes]) -> list[Verdict]:
        """What became of it, by one peer after the other."""
        heard = [(number, data) for number in numbers for words in said for data in words]
        return [verdict for number, data in heard for verdict in self.peer(number).receive(data)]

    def all_speak(self, numbers: Sequence[int], to: Sequence[int] | None = None) -> list[bytes]:
        """Whatever is due from each, which they and ``to`` then hear; all of it is returned."""
        said = {number: self.says(number) for number in numbers}
        for author, words in said.items():
            self.hear([n for n in (numbers if to is None else to) if n != author], words)
        return [data for words in said.values() for data in words]

    def suspect(self, numbers: Sequence[int], *suspects: int) -> None:
        for number in numbers:
            for seat in suspects:
                self.peer(number).table.outbox.suspect(Seat(seat))

    def gone(self, number: int) -> set[int]:
        return {int(seat) for seat in self.peer(number).table.gone}
