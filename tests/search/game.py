"""The game that is played in a search: rounds of answers, each resting on all before.

Some rounds are duties of programs, others decisions of people. What counts is a function of the
messages within the cuts and of the rolls, in whatever order they came.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from crypto.encoding import digest32
from crypto.header import ID_SIZE, SignedHeader
from crypto.identity import SIGNATURE_SIZE
from games.kit import NOBODY, Seat, Seats
from table.calls.roll import Company, Debt
from table.log.message import Message as Signed
from table.log.message import Saying, Seen, Where, header_of
from tests.search.setting_up import KEY, SettingUp

TABLE, NO_ID, UNSIGNED = bytes(ID_SIZE), bytes(ID_SIZE), bytes(SIGNATURE_SIZE)
ABSENT, DEFAULT = "-", "default"


class Message(Signed):
    """A real message, but for its signature: it answers in a round."""

    __slots__ = ()

    @property
    def op(self) -> int:
        return int(self.saying.op)

    @property
    def value(self) -> str:
        return self.saying.payload.decode()


def say(seat: Seat, epoch: int, seen: Seen, roll: bytes, op: int, value: str) -> Message:
    saying = Saying("choose", str(op), value.encode())
    header = header_of(Where(TABLE, epoch, roll), seat, seen, saying)
    return Message(SignedHeader(header.encode(), UNSIGNED), header, header.id, seen, saying)


class Asked(NamedTuple):
    """One round: who answers, and whether their people are asked."""

    speakers: tuple[Seat, ...]
    debt: Debt


class Game(tuple[Asked, ...]):
    """The rounds after the beginning; ``quorum`` is None where there is no beginning to play."""

    quorum: tuple[int, int] | None = None

    def debt(self, op: int) -> Debt:
        """What is owed in an operation; all before the first round are duties."""
        return self[op].debt if op < len(self) else Debt.DUTY


def random_game(rng: Random, n: int, rounds: int) -> Game:
    """The last round is everybody's last word."""
    seats = [Seat(i) for i in range(1, n + 1)]
    asked = [
        Asked(tuple(rng.sample(seats, rng.choice([1, 1, 2, n]))), rng.choice([*Debt]))
        for _ in range(rounds)
    ]
    return Game((*asked, Asked(tuple(seats), Debt.DUTY)))


class State:
    """Where a game is, by all that counts so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers: list[dict[Seat, str]] = [{} for _ in game]
        self.at = 0
        self.gone: Seats = NOBODY
        self.beginning = SettingUp(*game.quorum) if game.quorum else None
        self._open()

    def copy(self) -> "State":
        other = State.__new__(State)
        other.game, other.at, other.gone = self.game, self.at, self.gone
        other.answers = [dict(answers) for answers in self.answers]
        other.beginning = self.beginning.copy() if self.beginning else None
        return other

    def hear(self, message: Message) -> None:
        """Whatever is nobody's business is passed over."""
        if self.beginning is not None and message.op >= KEY:
            self.beginning.hear(message.seat, message.op)
            self._open()
        if message.op < len(self.game) and message.seat in self.game[message.op].speakers:
            self.answers[message.op].setdefault(message.seat, message.value)
            self._open()

    def begin(self, company: Company) -> None:
        """What counts for those who are late is the default, and for those who are gone nothing."""
        self.gone = company.gone
        if self.beginning is not None:
            self.beginning.begin(company.gone)
        for seat, op in company.late:
            self.answers[int(op)].setdefault(seat, DEFAULT)
        self._open()

    def _open(self) -> None:
        """Go on to the round that somebody still has to speak in.

        What counts for the absent stays when they come back. Only their last word they owe then.
        """
        while not self.is_setting_up and not self.is_over:
            for seat in self.gone.intersection(self.game[self.at].speakers):
                self.answers[self.at].setdefault(seat, ABSENT)
            if self._answering:
                return
            self.at += 1

    @property
    def is_setting_up(self) -> bool:
        return self.beginning is not None and not self.beginning.is_over

    @property
    def may_be_called(self) -> bool:
        return self.beginning is None or self.beginning.may_be_called

    @property
    def owed(self) -> dict[Seat, list[int]]:
        """What each seat owes, in the order in which it says that."""
        late = self.beginning.owed_by if self.beginning else lambda _: []
        first = {seat: late(seat) for seat in map(Seat, range(1, len(self.game[-1].speakers) + 1))}
        if not self.is_setting_up:
            for seat in self._answering:
                first[seat] = [*first[seat], self.at]
        return {seat: ops for seat, ops in first.items() if ops}

    @property
    def _answering(self) -> list[Seat]:
        answers = self.answers[self.at]
        return [s for s in self.game[self.at].speakers if s not in answers and s not in self.gone]

    @property
    def owing(self) -> dict[Seat, int]:
        """Who owes something, and what it says first."""
        return {seat: ops[0] for seat, ops in self.owed.items()}

    def debt(self, seat: Seat, op: str) -> Debt | None:
        """What that seat still owes in that round."""
        is_owed = op.isdigit() and int(op) in self.owed.get(seat, ())
        return self.game.debt(int(op)) if is_owed else None

    @property
    def is_over(self) -> bool:
        """Is only the last word left to say?"""
        return self.at == len(self.game) - 1

    @property
    def past(self) -> str:
        """All that an answer rests on."""
        return digest32(self._facts(self.answers[: self.at])).hex()

    @property
    def result(self) -> str:
        return digest32(self._facts(self.answers[:-1])).hex()[:8]

    def _facts(self, answers: Sequence[dict[Seat, str]]) -> bytes:
        begun = self.beginning.facts if self.beginning else ""
        return (begun + repr([sorted(answer.items()) for answer in answers])).encode()
