"""One encoding of each vote, and nothing else is read."""

import pytest

from crypto.encoding import u32
from crypto.errors import Malformed
from games.kit import Seat
from table.calls.statement import Place, Step
from table.calls.votes import MAX_ROUNDS, NIL, Ballot, Proposal, encode_ballot, read_ballot
from tests.table.calls.small import unsigned

A, B = bytes([1]) * 32, bytes([2]) * 32


def at(step: Step, round_: int = 3) -> Place:
    return Place(Seat(2), 1, step, round_)


@pytest.mark.parametrize("ballot", [NIL, Ballot(A), Ballot(A, 0), Ballot(B, 2)])
def test_a_prevote_is_read_as_it_was_written(ballot: Ballot) -> None:
    body = encode_ballot(Step.PREVOTE, ballot)
    assert read_ballot(unsigned(at(Step.PREVOTE), body)) == ballot


@pytest.mark.parametrize("ballot", [NIL, Ballot(A)])
def test_a_precommit_is_read_as_it_was_written(ballot: Ballot) -> None:
    body = encode_ballot(Step.PRECOMMIT, ballot)
    assert read_ballot(unsigned(at(Step.PRECOMMIT), body)) == ballot


@pytest.mark.parametrize("vr", [-1, 0, 2])
def test_a_proposal_is_read_as_it_was_written(vr: int) -> None:
    proposal = Proposal(at(Step.PROPOSE), (A, B), vr)
    assert Proposal.read(unsigned(proposal.place, proposal.encode())) == proposal


@pytest.mark.parametrize(
    ("step", "body"),
    [
        (Step.PREVOTE, b""),
        (Step.PREVOTE, A),
        (Step.PREVOTE, A + u32(0) + b"!"),
        (Step.PREVOTE, A + u32(4)),  # the prevotes of its own round
        (Step.PREVOTE, bytes(32) + u32(1)),  # nil answers no proposal
        (Step.PRECOMMIT, A[1:]),
        (Step.PRECOMMIT, A + u32(0)),
        (Step.HALT, A),
        (Step.PROPOSE, A),
    ],
)
def test_a_vote_in_another_form_is_none(step: Step, body: bytes) -> None:
    with pytest.raises(Malformed):
        read_ballot(unsigned(at(step), body))


@pytest.mark.parametrize(
    "body",
    [
        b"",
        u32(0) + bytes([0]),
        u32(0) + bytes([2]) + A,
        u32(0) + bytes([1]) + A[1:],
        u32(0) + bytes([2]) + A + B[1:],
        u32(0) + bytes([1]) + A + B,
        u32(0) + bytes([2]) + A + A,
        u32(4) + bytes([1]) + A,
        u32(0) + bytes([14]) + bytes(range(14)) * 32,
    ],
)
def test_a_proposal_in_another_form_is_none(body: bytes) -> None:
    with pytest.raises(Malformed):
        Proposal.read(unsigned(at(Step.PROPOSE), body))


def test_a_round_that_nobody_will_see_is_refused() -> None:
    body = encode_ballot(Step.PREVOTE, Ballot(A))
    with pytest.raises(Malformed):
        read_ballot(unsigned(at(Step.PREVOTE, MAX_ROUNDS), body))
