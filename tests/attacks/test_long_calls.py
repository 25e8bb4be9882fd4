"""Whoever owns the lines lets every round of a call fail after it had enough prevotes, for hours.

Each such round is a link in the proof of the roll, which gets longer than a frame. When the lines
heal, everybody goes on by it all the same: those who voted, who was away, and who watches.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import trio

from games.kit import Seat
from p2p.match.keeper import Keeper, fits
from p2p.store.diary import Diary
from p2p.wire.frames import MAX_FRAME, AnyFrame, Called, Frame, decode, encode
from table.caller import MAX_ROUNDS_AHEAD
from table.calls.proof import Proof
from table.calls.roll import digest_of
from table.calls.statement import Place, Statement, Step
from table.calls.votes import NIL, Ballot, Proposal, encode_ballot
from tests.mental.talk import Conversation, audited

ROUNDS = 640  # ten hours: the first proof at a table of four that no frame can hold
VOTERS = (1, 2, 3)
AWAY = 4


class Siege:
    """A call for the first roll, at four seats of which the last is away."""

    def __init__(self) -> None:
        self.talk = Conversation(4)
        self.halts = [halt for number in VOTERS for halt in self.talk.halts(number)]
        self.reports = tuple(halt.id for halt in self.halts)
        self.digest = digest_of(1, self.reports)

    def sign(self, seat: int, step: Step, round_: int, body: bytes) -> Statement:
        place = Place(Seat(seat), 1, step, round_)
        identity, table = self.talk.players[seat].identity, self.talk.party.founding.table
        return Statement.sign(identity, table, place, body)

    def round(self, number: int, precommitting: Iterable[int]) -> Iterator[Statement]:
        """One that all voters prevote for; those who are not shown that in time precommit nil."""
        place = Place(Seat(1 + (1 + number) % 4), 1, Step.PROPOSE, number)
        proposal = Proposal(place, self.reports, number - 1)
        yield self.sign(place.seat, Step.PROPOSE, number, proposal.encode())
        prevote = encode_ballot(Step.PREVOTE, proposal.ballot)
        yield from (self.sign(seat, Step.PREVOTE, number, prevote) for seat in VOTERS)
        for seat in VOTERS:
            ballot = Ballot(self.digest) if seat in precommitting else NIL
            yield self.sign(seat, Step.PRECOMMIT, number, encode_ballot(Step.PRECOMMIT, ballot))

    def statements(self) -> Iterator[Statement]:
        yield from self.halts
        for number in range(ROUNDS):
            yield from self.round(number, precommitting=[1])
        yield from self.round(ROUNDS, precommitting=VOTERS)


@pytest.fixture(scope="module")
def healed() -> tuple[Conversation, list[Statement]]:
    """Seat 1 has heard all of it in the end, and gone on."""
    siege = Siege()
    said = list(siege.statements())
    siege.talk.told([1], said)
    assert list(siege.talk.callers[1].look(0.0)) == []
    assert siege.talk.epoch(1) == 1
    return siege.talk, said


def proof_of(talk: Conversation) -> Proof:
    (proof,) = talk.players[1].proofs
    return proof


def answer(talk: Conversation, number: int) -> list[AnyFrame]:
    """What seat 1 sends to somebody who has heard nothing of the call, as it goes over a line."""
    ours, theirs = Keeper(talk.players[1]), Keeper(talk.peer(number))
    ours.caller = talk.callers[1]
    frames: list[Frame] = list(ours.missing(theirs.have()))
    packed = list(map(encode, frames))
    assert max(map(len, packed)) <= MAX_FRAME
    return list(map(decode, packed))


def takes(keeper: Keeper, frames: Iterable[AnyFrame]) -> None:
    for frame in frames:
        if isinstance(frame, Called):
            keeper.hear(frame.statement)


def test_the_proof_is_longer_than_a_frame(healed: tuple[Conversation, list[Statement]]) -> None:
    proof = proof_of(healed[0])
    assert len(proof.links) == ROUNDS + 1
    assert not fits(proof)


@pytest.mark.parametrize("number", [AWAY, 0], ids=["who was away", "who watches"])
def test_whoever_lacks_the_roll_proves_it_from_what_was_said(
    number: int, healed: tuple[Conversation, list[Statement]]
) -> None:
    talk = Conversation(4, healed[0].party)
    keeper = Keeper(talk.peer(number))
    takes(keeper, answer(healed[0], number))
    trio.run(keeper.call, 0.0, None)
    assert keeper.listener.log.epoch == 1
    assert keeper.listener.proofs == healed[0].players[1].proofs


def test_whoever_counted_rounds_from_its_own_would_never_learn_it(
    healed: tuple[Conversation, list[Statement]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has not reported votes in no round; of those far ahead nothing was kept."""
    monkeypatch.setattr("table.calls.agreement.Agreement.reached", 0)
    keeper = Keeper(Conversation(4, healed[0].party).peer(0))
    takes(keeper, answer(healed[0], 0))
    trio.run(keeper.call, 0.0, None)
    assert keeper.listener.log.epoch == 0
    assert max(s.place.round for s in keeper.caller.statements()) == MAX_ROUNDS_AHEAD


def test_its_record_is_read_by_everybody(healed: tuple[Conversation, list[Statement]]) -> None:
    talk = healed[0]
    listener = audited(talk.party, talk.players[1].record().encode())
    assert listener.proofs == talk.players[1].proofs


def test_it_survives_a_crash(healed: tuple[Conversation, list[Statement]], tmp_path: Path) -> None:
    talk, said = healed
    player = next(player for player in talk.party.players() if player.seat == 1)
    path = tmp_path / "1.journal"
    takes_all(Keeper(player, Diary(path)), said)
    again: Keeper = Keeper(next(p for p in talk.party.players() if p.seat == 1))
    again.recall(Diary(path).memory)
    assert again.listener.log.epoch == 1


def takes_all(keeper: Any, said: Iterable[Statement]) -> None:
    for statement in said:
        keeper.hear(statement.encode())
    trio.run(keeper.call, 0.0, None)
    keeper._diary.close()
