"""A table at which everybody only talks: all that calls are about, and no cards."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec.structs import replace

from games.kit import Coin, Game, Seat
from table.audit.verify import Auditor, ignore
from table.caller import Caller
from table.calls.report import Claim
from table.calls.statement import Statement
from table.log.message import Saying
from table.log.op import Op
from table.mental import MentalTable
from table.participant import Listener
from table.record import Record, Unreadable
from table.rounds.round import Round, Until, Utterance
from table.rounds.verdict import Verdict
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.vanishing import clocked


@dataclass
class Chat(Game):
    """Without rules, for what is said at the table is all there is; so they never end."""

    key: ClassVar[str] = "chat"
    counts: ClassVar[range] = range(2, 14)

    async def play(self) -> None:
        await Coin(2)


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
    """A party that sits down to talk, by the least ``quorum`` if there is no other."""
    terms = clocked("chat", players)
    with luck(seed):
        terms = replace(terms, quorum=quorum) if quorum else terms
        party = Party.of(terms, lambda terms: Chat(terms.players))
    party.table = Talk
    return party


def audited(party: Party, data: bytes) -> Listener[Any]:
    """Somebody who has nothing but the record, and believes it."""
    record = Record.decode(data)
    auditor = Auditor(party.spectator(), ignore)
    for epoch in record.epochs:
        auditor.enter(epoch)
        auditor.replay(epoch.messages)
    if tuple(auditor.listener.log.ordered()) != record.messages:
        raise Unreadable("it lists what does not count")
    if record.offence:
        auditor.listener.receive(record.offence)
    return auditor.listener


Owed = tuple[int, str]  # a seat, and the operation in which it has still to speak


class Conversation:
    """A match in which a test decides who says what, when, and who hears it; without a ``party``
    it is a talk. The spectator is number 0.
    """

    def __init__(self, players: int, party: Party | None = None) -> None:
        self.party = party or talking(players, 1)
        self.players = {int(player.seat): player for player in self.party.players()}
        self.everybody = tuple(self.players)
        self.spectator = self.party.spectator()
        self.callers = {n: Caller(self.peer(n), self._identity(n)) for n in (0, *self.everybody)}
        self.now = 0.0

    def _identity(self, number: int) -> Any:
        return self.players[number].identity if number else None

    def peer(self, number: int) -> Listener[Any]:
        return self.players[number] if number else self.spectator

    def talk(self, number: int) -> Talk:
        table = self.peer(number).table
        assert isinstance(table, Talk)
        return table

    # Messages

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

    def hear(self, numbers: Iterable[int], *said: list[bytes]) -> list[Verdict]:
        """What became of it, by one peer after the other."""
        heard = [(number, data) for number in numbers for words in said for data in words]
        return [verdict for number, data in heard for verdict in self.peer(number).receive(data)]

    def all_speak(self, numbers: Sequence[int], to: Sequence[int] | None = None) -> list[bytes]:
        """Whatever is due from each, which they and ``to`` then hear; all of it is returned."""
        self.vouch(numbers)
        said = {number: self.says(number) for number in numbers}
        for author, words in said.items():
            self.hear([n for n in (numbers if to is None else to) if n != author], words)
        return [data for words in said.values() for data in words]

    def vouch(self, numbers: Sequence[int]) -> None:
        """They tell each other how much they have taken in, where that is waited for (R5)."""
        for number in numbers:
            player = self.players[number]
            for seat in player.vouches():
                if seat in numbers:
                    told = player.log.epoch, player.log.seen.counts
                    self.players[seat].certainty.vouch(player.seat, *told)

    def to_the_end(self, numbers: Sequence[int]) -> Record:
        """They, and the spectator, go on until all is said; what the spectator has then."""
        while not all(self.peer(number).table.finished for number in numbers):
            assert self.all_speak(numbers, [0, *numbers]), "the table has stopped"
        return self.spectator.record()

    # Calls

    def halts(self, number: int, *claims: Owed) -> list[Statement]:
        """The report of a seat, with what it claims of others; it reaches nobody yet."""
        return self.callers[number].report([Claim(Seat(seat), op) for seat, op in claims])

    def told(self, numbers: Iterable[int], statements: Iterable[Statement]) -> None:
        for number in numbers:
            for statement in statements:
                self.callers[number].hear(statement)

    def votes(self, numbers: Sequence[int], until: float = 600) -> bytes:
        """They vote, hearing each other at once, until all go on; the proof of their roll."""
        begun, end = self.callers[numbers[0]].number, self.now + until
        while any(self.peer(n).log.epoch < begun for n in numbers):
            for number in numbers:
                self.told(numbers, list(self.callers[number].look(self.now)))
            self.now += 0.5
            assert self.now < end, "they don't agree"
        return self.peer(numbers[0]).proofs[begun - 1].encode()

    def roll(
        self, numbers: Sequence[int], *claims: tuple[int, str], to: Sequence[int] = ()
    ) -> bytes:
        """They all halt with the same claims, and go on; ``to`` hear only of what came of it."""
        reports = [said for number in numbers for said in self.halts(number, *claims)]
        self.told(numbers, reports)
        proof = self.votes(numbers)
        self.learn(to, proof)
        return proof

    def learn(self, numbers: Iterable[int], *proofs: bytes) -> None:
        for number in numbers:
            for proof in proofs:
                self.callers[number].learn(proof)

    def gone(self, number: int) -> set[int]:
        return {int(seat) for seat in self.peer(number).table.gone}

    def epoch(self, number: int) -> int:
        return self.peer(number).log.epoch
