"""What several records hold, confronted: whoever lied is convicted by its own words (A1, A4)."""

from contextlib import nullcontext
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from crypto.header import EQUIVOCATION_SIZE, MAGIC
from games.kit import Seat
from table.audit.compare import two_places, two_rolls
from table.audit.confront import confronted
from table.audit.exhibits import are_headers
from table.audit.verify import verify_record
from table.calls.claims import encode_claim, place_of_claim
from table.calls.offences import LAST_WORD, LESS, LOCK, SILENCE, TWICE
from table.calls.proof import Proof
from table.calls.report import NO_ROLL, Report, encode, place_of
from table.calls.roll import Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import Ballot, encode_ballot
from table.log.message import Message, Saying, Seen, Where
from table.participant import Listener
from table.record import Epoch, Record, read_record
from table.rules import Rule
from tests.mental.luck import luck
from tests.mental.vanishing import Churning
from tests.mental.worlds import kingdom, succession
from tests.rules.rows import switched_off
from tests.table.calls.perjury import without

PARTY = kingdom(4)
FOUNDING, TABLE = PARTY.founding, PARTY.founding.table
ONE, TWO, THREE, LAST = map(Seat, range(1, 5))
ROLL, OTHER = b"R" * 32, b"S" * 32


# Pages that their author really signed, whatever they say


def seen(*counts: int, **ids: bytes) -> Seen:
    """So many of each seat, with made-up ids but for those of ``s1``, ``s2`` …"""
    made_up = [bytes([seat, n]) * 16 if n else NO_ROLL for seat, n in enumerate(counts, 1)]
    return Seen(counts, tuple(ids.get(f"s{seat}", id_) for seat, id_ in enumerate(made_up, 1)))


def message(seat: Seat, past: Seen, kind: str = "choose", said: bytes = b"") -> Message:
    author = PARTY.identities[seat - 1]
    return Message.sign(author, Where(TABLE), seat, past, Saying(kind, "0", said))


def statement(place: Place, body: bytes) -> Statement:
    return Statement.sign(PARTY.identities[place.seat - 1], TABLE, place, body)


def report(seat: Seat, past: Seen) -> Report:
    return Report.read(statement(place_of(seat, 1), encode(NO_ROLL, past, ())), 4)


def vote(step: Step, round_: int, digest: bytes, vr: int = -1) -> Statement:
    return statement(Place(LAST, 1, step, round_), encode_ballot(step, Ballot(digest, vr)))


def said(*messages: Message) -> Record:
    return Record(FOUNDING, (Epoch(None, messages),))


def called(*pages: Report | Statement) -> Record:
    """As if these alone had brought about a roll."""
    reports = tuple(page for page in pages if isinstance(page, Report))
    votes = tuple(page for page in pages if isinstance(page, Statement))
    return Record(FOUNDING, (Epoch(None), Epoch(Proof(Roll(1, reports), votes, ()))))


def claimed(op: str) -> Record:
    claim = statement(place_of_claim(LAST, 1), encode_claim(ONE, op, seen(0, 0, 0, 0)))
    return Record(FOUNDING, claims=(claim,))


class Crime(NamedTuple):
    """What each of two records holds, and by which row that convicts the last seat; None: H6."""

    one: Record
    other: Record
    row: Rule[Any] | None


NAMED = message(ONE, seen(2, 3, 2, 2))
CRIMES = {
    "two messages": Crime(
        said(message(LAST, seen(2, 2, 2, 2), said=b"yes")),
        said(message(LAST, seen(2, 2, 2, 2), said=b"no")),
        None,
    ),
    "two reports": Crime(
        called(report(LAST, seen(2, 2, 2, 2))), called(report(LAST, seen(2, 2, 2, 3))), TWICE
    ),
    "two prevotes": Crime(
        called(vote(Step.PREVOTE, 1, ROLL)), called(vote(Step.PREVOTE, 1, OTHER)), TWICE
    ),
    "two precommits": Crime(
        called(vote(Step.PRECOMMIT, 1, ROLL)), called(vote(Step.PRECOMMIT, 1, OTHER)), TWICE
    ),
    "two claims with one number": Crime(claimed("0"), claimed("1"), TWICE),
    "a vote against its precommit": Crime(
        called(vote(Step.PRECOMMIT, 0, ROLL)), called(vote(Step.PREVOTE, 1, OTHER)), LOCK
    ),
    "a message after its report": Crime(
        said(message(LAST, seen(2, 2, 2, 2))), called(report(LAST, seen(2, 2, 2, 2))), SILENCE
    ),
    "a report of less than it had seen": Crime(
        said(message(LAST, seen(3, 2, 2, 2))), called(report(LAST, seen(2, 2, 2, 3))), LESS
    ),
    "a report of less than what it names had seen": Crime(
        said(NAMED), called(report(LAST, seen(3, 2, 2, 2, s1=NAMED.id))), LESS
    ),
    "a message after its last word": Crime(
        said(message(LAST, seen(2, 2, 2, 2), "end")),
        said(message(LAST, seen(2, 2, 2, 3))),
        LAST_WORD,
    ),
}


@pytest.mark.parametrize("name", CRIMES)
def test_what_one_record_hides_the_other_tells(name: str) -> None:
    one, other, row = CRIMES[name]

    for pair in ((one, other), (other, one)):
        found = list(confronted(pair))
        assert [(c.seat, c.rule) for c in found] == [(LAST, row.number if row else "H6")]
        shown = verify_record(read_record(found[0].evidence), succession).convicted
        assert shown is not None
        assert (shown.seat, shown.cited) == (LAST, found[0].cited)


@pytest.mark.parametrize("name", CRIMES)
def test_each_half_convicts_nobody(name: str) -> None:
    one, other, _ = CRIMES[name]

    assert not list(confronted([one, one]))
    assert not list(confronted([other, other]))


@pytest.mark.parametrize("name", CRIMES)
def test_without_its_row_nobody_is_convicted(name: str) -> None:
    one, other, row = CRIMES[name]

    with without(row) if row else nullcontext(), switched_off("H6") if not row else nullcontext():
        assert not list(confronted([one, other]))


def test_every_seat_is_convicted_of_what_it_did_itself() -> None:
    first = said(*(message(seat, seen(2, 2, 2, 2), said=b"yes") for seat in (TWO, LAST)))
    second = said(*(message(seat, seen(2, 2, 2, 2), said=b"no") for seat in (ONE, TWO, LAST)))

    assert [c.seat for c in confronted([first, second])] == [TWO, LAST]


def test_evidence_beside_a_record_is_a_record_like_any_other() -> None:
    """A page that convicts one seat is a page that another one signed."""
    page, another = message(ONE, seen(2, 2, 2, 2)), message(ONE, seen(2, 2, 2, 2), said=b"other")
    shown = Record(FOUNDING, exhibits=(page.encode(), b"unreadable"))

    assert [c.seat for c in confronted([shown, said(another)])] == [ONE]


def test_a_report_as_long_as_two_headers_is_no_pair_of_headers() -> None:
    assert are_headers(MAGIC.ljust(EQUIVOCATION_SIZE, b"\0"))
    assert not are_headers(TABLE.ljust(EQUIVOCATION_SIZE, b"\0"))


class Recorded(Churning):
    """Somebody copies a player's record every now and then."""

    def run(self) -> None:
        self.copies: list[Record] = []
        super().run()

    def rested(self, peer: Listener[Any]) -> None:
        if self.random.random() < 0.05:
            self.copies.append(peer.record())


@pytest.mark.parametrize("seed", range(3))
def test_whatever_honest_players_wrote_down_at_whatever_moment_convicts_nobody(seed: int) -> None:
    """Seats are cut off and come back, and words become void; they never contradict each other."""
    with luck(seed):
        hub = Recorded(kingdom(4).players(), seed)
        hub.run()
    records = [*hub.copies, *(player.record() for player in hub.players)]

    assert not hub.errors
    assert len({len(record.epochs) for record in records}) > 1, "the roll was called"
    assert not list(confronted(records))
    assert not any(two_rolls(*pair) or two_places(*pair) for pair in combinations(records, 2))
