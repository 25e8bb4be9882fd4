"""Words that were said in vain, by a seat that others went on without: they spoil nothing."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.kit import Seat
from table.caller import Caller
from table.errors import Unsigned
from table.log.message import Saying
from table.log.op import Op
from table.record import Epoch
from tests.attacks.test_calls import REFUSALS, talk_call
from tests.mental.talk import Conversation, audited


def test_nobody_who_is_in_the_list_takes_anything_back() -> None:
    """Seat 4 has spoken and halted before anybody heard of it: all wait for what it said."""
    talk = Conversation(4)
    said = talk.says(4)
    talk.all_speak([1, 2, 3])
    talk.told(talk.everybody, [s for n in talk.everybody for s in talk.halts(n)])
    for number in (1, 2, 3):
        assert Seat(4) not in talk_call(talk, number).since, "its report is not here"
    talk.hear([1, 2, 3], said)
    talk.votes([1, 2, 3])
    assert all(talk.talk(n).said[Op(0)][Seat(4)] is not None for n in (1, 2, 3))


class LeftOut(Conversation):
    """The others have gone on without seat 4, which has said something that they never got."""

    def __init__(self) -> None:
        super().__init__(4)
        self.void = self.says(4)
        self.all_speak([1, 2, 3], [0, 1, 2, 3])
        self.proof = self.roll([1, 2, 3], to=[0])
        assert [self.gone(n) for n in (0, 1, 2, 3)] == [{4}] * 4


def ids_of(said: Sequence[bytes], talk: Conversation) -> set[bytes]:
    return {talk.spectator.log.read(data).id for data in said}


def test_what_lies_beyond_the_cut_is_void_and_in_no_record() -> None:
    talk = LeftOut()
    assert talk.hear([0, 1, 2, 3], talk.void) == []
    assert all(talk.talk(n).said[Op(0)][Seat(4)] is None for n in (0, 1, 2, 3))
    record = talk.to_the_end([1, 2, 3])
    assert not ids_of(talk.void, talk) & {message.id for message in record.messages}
    assert audited(talk.party, record.encode()).table.finished


def test_whoever_took_in_what_is_void_begins_again_and_blames_nobody() -> None:
    """A spectator, and the seat itself, have acted on words that turn out to be void."""
    talk = LeftOut()
    late = talk.party.spectator()
    for data in talk.void:
        late.receive(data)
    assert sum(late.log.seen.counts) == 1
    for message in talk.players[1].log.ordered():
        late.take(message)
    talk.learn([4], talk.proof)
    talk.hear([4], [m.encode() for m in talk.players[1].log.ordered()])
    Caller(late).learn(talk.proof)
    for peer in (late, talk.players[4]):
        assert (peer.log.epoch, peer.halted) == (1, None)
        assert peer.table.gone == {4}
        assert peer.log.seen == talk.players[1].log.seen


JUNK = {
    "an answer that nobody asked for": Saying("agree", "4711", b""),
    "an answer to what nobody can name": Saying("agree", "6/nonsense", b""),
    "an answer that is due from all others": Saying("agree", "0", b""),
    "a share in place of itself": Saying("recover", "3/for4", b""),
    "a decision of another": Saying("choose", "2", b""),
    "the end": Saying("end", "end", b"\1"),
}


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
def test_who_is_gone_can_say_anything_and_spoils_nothing(junk: Saying) -> None:
    """Whether it knows that it is gone or not."""
    talk = LeftOut()
    four = talk.players[4]
    for knows in (four, talk.spectator):
        message = knows.log.sign(four.identity, Seat(4), junk)
        assert talk.hear([0, 1, 2, 3], [message.encode()]) == []
    record = talk.to_the_end([1, 2, 3])
    assert audited(talk.party, record.encode()).table.finished
    assert all(message.seat != 4 for message in record.messages)


def test_who_was_left_out_comes_back_by_its_own_report_and_plays_on() -> None:
    talk = LeftOut()
    talk.learn([4], talk.proof)
    talk.hear([4], [m.encode() for m in talk.players[1].log.ordered()])
    assert talk.says(4) == [], "it has no word while it is gone"
    assert talk.callers[4].reason(talk.now) is not None
    talk.roll(talk.everybody, to=[0])
    assert [talk.gone(n) for n in (0, *talk.everybody)] == [set()] * 5
    record = talk.to_the_end(talk.everybody)
    report = audited(talk.party, record.encode())
    assert report.table.signers == {1, 2, 3, 4}
    assert any(message.seat == 4 for message in record.messages)


# Records


def test_a_record_lists_what_lies_within_the_cut_and_nothing_else() -> None:
    talk = LeftOut()
    record = talk.to_the_end([1, 2, 3])
    first, *rest = record.epochs
    void = tuple(map(talk.spectator.log.read, talk.void))
    for messages in (first.messages[:-1], (*first.messages, *void)):
        bent = replace(record, epochs=(Epoch(None, messages), *rest)).encode()
        with pytest.raises(REFUSALS):
            audited(talk.party, bent)


def test_a_record_without_one_of_its_rolls_is_none() -> None:
    talk = LeftOut()
    record = talk.to_the_end([1, 2, 3])
    first, second = record.epochs
    joined = replace(record, epochs=(Epoch(None, first.messages + second.messages),)).encode()
    with pytest.raises(Unsigned, match="never signed"):
        audited(talk.party, joined)
