"""Cheats who sign in a call what no honest seat signs: all who hold both sides convict them."""

from collections.abc import Callable

import pytest

from games.kit import Seat
from table.audit.exhibits import VoidEvidence
from table.audit.exhibits import convicted as convicted_by
from table.calls.report import Claim, encode, place_of
from table.calls.statement import Place, Statement, Step
from table.calls.votes import NIL, Ballot, encode_ballot
from table.errors import Cheating
from table.log.message import NOTHING_SEEN, Message, Saying, Seen
from table.record import Record
from tests.mental.talk import Conversation

CHEAT = Seat(4)
Sent = list[Statement | bytes]
Lie = Callable[[Conversation], Sent]


def signed(talk: Conversation, place: Place, body: bytes) -> Statement:
    return Statement.sign(talk.players[CHEAT].identity, talk.party.founding.table, place, body)


def reported(talk: Conversation, seen: Seen | None = None, *claims: Claim) -> Statement:
    log = talk.players[CHEAT].log
    body = encode(log.where.roll, seen or log.seen, claims)
    return signed(talk, place_of(CHEAT, log.epoch + 1), body)


def voted(talk: Conversation, step: Step, round_: int, ballot: Ballot) -> Statement:
    place = Place(CHEAT, talk.epoch(CHEAT) + 1, step, round_)
    return signed(talk, place, encode_ballot(step, ballot))


def two_reports(talk: Conversation) -> Sent:
    """With another claim to each half of the table."""
    return [reported(talk), reported(talk, None, Claim(Seat(1), "0"))]


def two_votes(talk: Conversation) -> Sent:
    ballots = Ballot(b"x" * 32), NIL
    return [voted(talk, Step.PREVOTE, 0, ballot) for ballot in ballots]


def against_its_lock(talk: Conversation) -> Sent:
    """It has precommitted a roll, and prevotes another one as if it had not."""
    precommit = voted(talk, Step.PRECOMMIT, 0, Ballot(b"x" * 32))
    return [precommit, voted(talk, Step.PREVOTE, 1, Ballot(b"y" * 32))]


def spoke_on(talk: Conversation) -> Sent:
    """It has halted, and answers all the same."""
    return [reported(talk), *talk.signs(4, Saying("agree", "0", b"x"))]


def less_than_its_words(talk: Conversation) -> Sent:
    """It has answered, having heard the others; its report knows nothing of them."""
    said = talk.signs(4, Saying("agree", "0", b"x"))
    own = talk.players[CHEAT].log.chains[CHEAT][0].id
    return [*said, reported(talk, Seen((0, 0, 0, 1), (*[NOTHING_SEEN] * 3, own)))]


def less_than_the_cut(talk: Conversation) -> Sent:
    """All have agreed on what counts; it reports as if it had never heard of that."""
    talk.roll(talk.everybody, to=[0])
    return [reported(talk, Seen.nothing(4))]


LIES: list[Lie] = [
    two_reports,
    two_votes,
    against_its_lock,
    spoke_on,
    less_than_its_words,
    less_than_the_cut,
]


def deliver(talk: Conversation, number: int, letter: Statement | bytes) -> None:
    if isinstance(letter, bytes):
        talk.hear([number], [letter])
    else:
        talk.callers[number].hear(letter)


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_who_lies_in_a_call_is_convicted(lie: Lie) -> None:
    """By everybody, in whatever order its words arrive, and by whoever reads the evidence."""
    for backwards in (False, True):
        talk = Conversation(4)
        talk.all_speak([1, 2, 3], [0, 1, 2, 3, 4])
        *first, last = reversed(lie(talk)) if backwards else lie(talk)
        for number in (0, 1, 2, 3):
            for letter in first:
                deliver(talk, number, letter)
            with pytest.raises(Cheating, match=r"seat 4 cheated: .*\(E9\)") as caught:
                deliver(talk, number, last)
            assert talk.peer(number).halted is caught.value
            assert convicted_by(Record.decode(caught.value.evidence)).seat == CHEAT


@pytest.mark.parametrize("lie", LIES[:5], ids=lambda lie: lie.__name__)
def test_one_side_of_a_lie_convicts_nobody(lie: Lie) -> None:
    talk = Conversation(4)
    talk.all_speak([1, 2, 3], [0, 1, 2, 3, 4])
    for letter in lie(talk):
        data = letter if isinstance(letter, bytes) else letter.encode()
        record = Record(talk.party.founding, exhibits=(data,))
        with pytest.raises(VoidEvidence):
            convicted_by(record)


def test_the_same_word_twice_is_no_lie() -> None:
    talk = Conversation(4)
    word = reported(talk)
    for _ in range(2):
        talk.told([0, 1, 2, 3], [word])
    assert all(talk.peer(number).halted is None for number in (0, 1, 2, 3))


def test_who_was_left_out_and_comes_back_has_not_lied() -> None:
    """By its first report it had said more than counts, and in the next one it says less."""
    talk = Conversation(4)
    said = talk.says(4)
    early = talk.halts(4)
    talk.all_speak([1, 2, 3], [0, 1, 2, 3])
    proof = talk.roll([1, 2, 3], to=[0])
    talk.hear([0, 1, 2, 3], said)
    talk.told([0, 1, 2, 3], early)
    talk.hear([4], [message.encode() for message in talk.players[1].log.ordered()])
    talk.learn([4], proof)
    talk.roll(talk.everybody, to=[0])
    assert talk.gone(0) == set()
    record = talk.to_the_end(talk.everybody)
    words = [message for message in record.messages if message.seat == CHEAT]
    assert isinstance(words[0], Message)
    assert words[0].epoch == 2
