"""The game that is played in a search: rounds of answers, each resting on all before.

Some rounds are duties of programs, others decisions of people. What counts is a function of the
messages within the cuts and of the rolls, in whatever order they came.
"""

from random import Random
from typing import NamedTuple

from crypto.encoding import digest32
from crypto.header import ID_SIZE, SignedHeader
from crypto.identity import SIGNATURE_SIZE
from games.kit import NOBODY, Seat, Seats
from table.calls.roll import Company, Debt
from table.log.message import Message as Signed
from table.log.message import Saying, Seen, Where, header_of

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


Game = tuple[Asked, ...]


def random_game(rng: Random, n: int, rounds: int) -> Game:
    """The last round is everybody's last word."""
    seats = [Seat(i) for i in range(1, n + 1)]
    asked = [
        Asked(tuple(rng.sample(seats, rng.choice([1, 1, 2, n]))), rng.choice([*Debt]))
        for _ in range(rounds)
    ]
    return (*asked, Asked(tuple(seats), Debt.DUTY))


class State:
    """Where a game is, by all that counts so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.answers: list[dict[Seat, str]] = [{} for _ in game]
        self.at = 0
        self.gone: Seats = NOBODY
        self._open()

    def copy(self) -> "State":
        other = State.__new__(State)
        other.game, other.at, other.gone = self.game, self.at, self.gone
        other.answers = [dict(answers) for answers in self.answers]
        return other

    def hear(self, message: Message) -> None:
        """Whatever is nobody's business is passed over."""
        if message.op < len(self.game) and message.seat in self.game[message.op].speakers:
            self.answers[message.op].setdefault(message.seat, message.value)
            self._open()

    def begin(self, company: Company) -> None:
        """What counts for those who are late is the default, and for those who are gone nothing."""
        self.gone = company.gone
        for seat, op in company.late:
            self.answers[int(op)].setdefault(seat, DEFAULT)
        self._open()

    def _open(self) -> None:
        """Go on to the round that somebody still has to speak in.

        What counts for the absent stays when they come back. Only their last word they owe then.
        """
        while not self.is_over:
            for seat in self.gone.intersection(self.game[self.at].speakers):
                self.answers[self.at].setdefault(seat, ABSENT)
            if self.owing:
                return
            self.at += 1

    @property
    def owing(self) -> list[Seat]:
        answers = self.answers[self.at]
        return [s for s in self.game[self.at].speakers if s not in answers and s not in self.gone]

    def debt(self, seat: Seat, op: str) -> Debt | None:
        """What that seat still owes in that round."""
        is_open = op.isdigit() and int(op) == self.at
        return self.game[self.at].debt if is_open and seat in self.owing else None

    @property
    def is_over(self) -> bool:
        """Is only the last word left to say?"""
        return self.at == len(self.game) - 1

    @property
    def past(self) -> str:
        """All that an answer rests on."""
        return digest32(repr([sorted(a.items()) for a in self.answers[: self.at]]).encode()).hex()

    @property
    def result(self) -> str:
        answers = [sorted(answers.items()) for answers in self.answers[:-1]]
        return digest32(repr(answers).encode()).hex()[:8]
