"""The proof of a roll: what it shows, and that nothing less passes for it."""

from dataclasses import replace

import msgpack
import pytest

from crypto.errors import CryptoError, InvalidProof, Malformed
from crypto.identity import Identity
from games.kit import Seat
from table.calls.proof import MAX_PROOF, Proof
from table.calls.report import NO_ROLL, Report
from table.calls.roll import Quorum, Roll
from table.calls.statement import Place, Statement, Step
from table.calls.votes import Ballot, encode_ballot
from table.errors import MatchError
from tests.table.calls.small import FOUR, halted

TABLE = bytes(range(32))
PLAYERS = [Identity(bytes([seat]) * 32) for seat in (1, 2, 3, 4)]
PUBLIC = [player.public for player in PLAYERS]


def signed(place: Place, body: bytes) -> Statement:
    return Statement.sign(PLAYERS[place.seat - 1], TABLE, place, body)


def roll_of(*seats: int) -> Roll:
    said = [halted(seat).statement for seat in seats]
    return Roll(1, tuple(Report.read(signed(s.place, s.body), 4) for s in said))


def votes(step: Step, round_: int, ballot: Ballot, seats: str = "123") -> tuple[Statement, ...]:
    places = [Place(Seat(int(seat)), 1, step, round_) for seat in seats]
    return tuple(signed(place, encode_ballot(step, ballot)) for place in places)


ROLL = roll_of(1, 2, 3)
FIRST = votes(Step.PREVOTE, 1, Ballot(ROLL.digest), "234")
SECOND = votes(Step.PREVOTE, 4, Ballot(ROLL.digest, 1))
OTHER = votes(Step.PREVOTE, 4, Ballot(ROLL.digest, 2), "3")
PROOF = Proof(ROLL, votes(Step.PRECOMMIT, 4, Ballot(ROLL.digest)), (SECOND, FIRST))


def test_a_proof_is_read_as_it_was_written() -> None:
    PROOF.check(FOUR, NO_ROLL)
    assert Proof.decode(PROOF.encode(), TABLE, PUBLIC) == PROOF
    assert len(PROOF.statements) == 12


@pytest.mark.parametrize(
    "broken",
    [
        replace(PROOF, links=(SECOND,)),
        replace(PROOF, links=(FIRST,)),
        replace(PROOF, links=()),
        replace(PROOF, links=(SECOND, FIRST, FIRST)),
        replace(PROOF, links=(SECOND, FIRST[:2])),
        replace(PROOF, links=(SECOND, FIRST[::-1])),
        replace(PROOF, links=(SECOND, (FIRST[0], *FIRST[:2]))),
        replace(PROOF, links=(SECOND, (*FIRST, *votes(Step.PREVOTE, 1, Ballot(ROLL.digest), "1")))),
        replace(PROOF, links=(SECOND, votes(Step.PREVOTE, 1, Ballot(bytes([7]) * 32)))),
        replace(PROOF, links=(SECOND, votes(Step.PREVOTE, 1, Ballot(ROLL.digest, 0)))),
        replace(PROOF, links=(SECOND, votes(Step.PREVOTE, 0, Ballot(ROLL.digest)))),
        replace(
            PROOF, links=((*SECOND[:2], *votes(Step.PREVOTE, 4, Ballot(ROLL.digest, 2), "3")),)
        ),
        replace(PROOF, precommits=()),
        replace(PROOF, precommits=PROOF.precommits[:2]),
        replace(
            PROOF,
            precommits=(
                *PROOF.precommits[:2],
                *votes(Step.PRECOMMIT, 5, Ballot(ROLL.digest), "3"),
            ),
        ),
        replace(PROOF, precommits=SECOND),
        replace(PROOF, precommits=votes(Step.PRECOMMIT, 5, Ballot(ROLL.digest))),
        replace(PROOF, precommits=votes(Step.PRECOMMIT, 4, Ballot(None))),
        replace(PROOF, roll=roll_of(1, 2, 4)),
        replace(PROOF, roll=roll_of(1, 2)),
        replace(PROOF, roll=Roll(2, ROLL.reports)),
    ],
)
def test_nothing_less_is_a_proof(broken: Proof) -> None:
    with pytest.raises(CryptoError):
        broken.check(FOUR, NO_ROLL)


def test_a_proof_is_about_the_table_and_the_roll_before() -> None:
    with pytest.raises(InvalidProof):
        PROOF.check(Quorum(4, 4), NO_ROLL)
    with pytest.raises(InvalidProof):
        PROOF.check(FOUR, bytes(31) + b"!")
    with pytest.raises(MatchError):
        Proof.decode(PROOF.encode(), bytes(32), PUBLIC)
    with pytest.raises(MatchError):
        Proof.decode(PROOF.encode(), TABLE, PUBLIC[::-1])
    with pytest.raises(Malformed):
        Proof.decode(PROOF.encode(), TABLE, PUBLIC[:3])


def test_no_byte_of_a_proof_can_be_changed() -> None:
    data = PROOF.encode()
    for place in range(0, len(data), 11):
        bent = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises((CryptoError, MatchError)):
            Proof.decode(bent, TABLE, PUBLIC).check(FOUR, NO_ROLL)


def test_there_is_one_form() -> None:
    pages = msgpack.unpackb(PROOF.encode())
    longer = msgpack.packb(pages, use_single_float=True)
    assert longer == PROOF.encode(), "what is written is plain msgpack"
    with pytest.raises(Malformed):
        Proof.decode(longer + b"\0", TABLE, PUBLIC)
    with pytest.raises(Malformed):
        Proof.decode(b"\xdc\x00\x05" + longer[1:], TABLE, PUBLIC)
    with pytest.raises(Malformed, match="too long"):
        Proof.decode(bytes(MAX_PROOF + 1), TABLE, PUBLIC)
