"""A call in the hand: unsigned reports and votes, and a table around them that can be set."""

from dataclasses import dataclass, field

from crypto.header import ID_SIZE
from games.kit import Seat, Seats
from table.calls.agreement import Word
from table.calls.call import Call
from table.calls.report import NO_ROLL, Claim, Report, encode, place_of
from table.calls.roll import Quorum, Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import Ballot, Proposal, encode_ballot
from table.log.message import Seen

TABLE = bytes(ID_SIZE)
FOUR = Quorum(4, 3)
ALL = frozenset(map(Seat, range(1, 5)))
ONE, TWO, THREE, LAST = map(Seat, range(1, 5))


def unsigned(place: Place, body: bytes) -> Statement:
    return Statement(TABLE, place, body, bytes(64))


def halted(seat: int, number: int = 1, n: int = 4, claims: tuple[Claim, ...] = ()) -> Report:
    """The report of a seat that has heard nothing at all."""
    body = encode(NO_ROLL, Seen.nothing(n), claims)
    return Report.read(unsigned(place_of(Seat(seat), number), body), n)


def propose(seat: int, round_: int, reports: tuple[Report, ...], vr: int = -1) -> Statement:
    place = Place(Seat(seat), 1, Step.PROPOSE, round_)
    return unsigned(place, Proposal(place, tuple(report.id for report in reports), vr).encode())


def prevote(seat: int, round_: int, reports: tuple[Report, ...] | None, vr: int = -1) -> Statement:
    digest = None if reports is None else Roll(1, reports).digest
    place = Place(Seat(seat), 1, Step.PREVOTE, round_)
    return unsigned(place, encode_ballot(Step.PREVOTE, Ballot(digest, vr)))


def precommit(seat: int, round_: int, reports: tuple[Report, ...] | None) -> Statement:
    digest = None if reports is None else Roll(1, reports).digest
    place = Place(Seat(seat), 1, Step.PRECOMMIT, round_)
    return unsigned(place, encode_ballot(Step.PRECOMMIT, Ballot(digest)))


@dataclass
class Circle:
    """What a test says is around a call: everything is here, unless it is ``away``."""

    away: set[Seat] = field(default_factory=set)
    broke: dict[Seat, float] = field(default_factory=dict)  # until when
    paused: dict[Seat, float] = field(default_factory=dict)
    left: set[Seat] = field(default_factory=set)  # with a goodbye

    def is_here(self, report: Report) -> bool:
        return report.seat not in self.away

    def is_broke(self, seat: Seat, now: float) -> bool:
        return now < self.broke.get(seat, 0)

    def in_pause(self, seat: Seat, now: float) -> bool:
        return now < self.paused.get(seat, 0)

    def has_left(self, seat: Seat) -> bool:
        return seat in self.left


def call_of(
    seat: int | None, circle: Circle | None = None, members: Seats = ALL, table: Quorum = FOUR
) -> Call:
    own = None if seat is None else Seat(seat)
    return Call(1, table, members, NO_ROLL, own, circle or Circle())


def signed_and_heard(call: Call, now: float) -> list[Statement]:
    """Whatever a seat is to say at this moment, and has then said."""
    said: list[Statement] = []
    while words := call.look(now):
        said += take(call, words)
    return said


def take(call: Call, words: list[Word]) -> list[Statement]:
    said = [unsigned(place, body) for place, body in words]
    for statement in said:
        call.hear(statement)
    return said
