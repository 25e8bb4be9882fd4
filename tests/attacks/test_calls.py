"""Hostile seats in calls: whatever they claim, report or prove, nobody is late or gone by it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from crypto.errors import CryptoError
from games.kit import Seat
from table.caller import MAX_EARLY, Caller
from table.calls.proof import Proof
from table.calls.report import NO_ROLL, encode, place_of
from table.calls.roll import Roll
from table.calls.statement import Place, Statement, Step
from table.errors import Cheating, MatchError
from table.log.message import NOTHING_SEEN, Message, Saying, Seen
from table.log.op import Op
from table.record import Epoch
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.mental.talk import Conversation, Owed, audited
from tests.mental.vanishing import clocked

SIZES = pytest.mark.parametrize("players", [4, 7])


def weight(talk: Conversation) -> int:
    quorum = talk.talk(1).quorum
    assert quorum is not None
    return quorum.weight


def talk_call(talk: Conversation, number: int) -> Any:
    call = talk.callers[number].call
    assert call is not None
    list(call.look(talk.now))
    return call


def waiting_for_three(players: int) -> Conversation:
    """Everybody has spoken but seat 3, which has something to decide."""
    talk = Conversation(players)
    talk.talk(3).outbox._said.add(Op(2))
    while talk.all_speak(talk.everybody, [0, *talk.everybody]):
        pass
    return talk


def claimed_by(talk: Conversation, claimers: Sequence[int], claim: Owed) -> None:
    """All halt, some of them with a claim, and go on."""
    halts = [s for n in talk.everybody for s in talk.halts(n, *[claim] * (n in claimers))]
    talk.told(talk.everybody, halts)
    talk.learn([0], talk.votes(talk.everybody))


# Claims


@SIZES
def test_nobody_is_late_by_fewer_claims_than_there_may_be_cheats_and_one(players: int) -> None:
    talk = waiting_for_three(players)
    cheats = [n for n in talk.everybody if n != 3][: weight(talk) - 1]
    claimed_by(talk, cheats, (3, "2"))
    assert all(talk.talk(n).late_in(2) == set() for n in (0, *talk.everybody))
    talk.talk(3).outbox._said.discard(Op(2))
    talk.all_speak(talk.everybody, [0, *talk.everybody])
    assert talk.talk(0).said[Op(2)][Seat(3)] != b"late"


@SIZES
def test_with_one_more_it_is(players: int) -> None:
    talk = waiting_for_three(players)
    claimed_by(talk, [n for n in talk.everybody if n != 3][: weight(talk)], (3, "2"))
    assert all(talk.talk(n).said[Op(2)] == {Seat(3): b"late"} for n in (0, *talk.everybody))
    assert talk.gone(0) == set()


@SIZES
@pytest.mark.parametrize("more", [0, 1])
def test_nobody_is_gone_by_fewer_claims_than_there_may_be_cheats_and_one(
    players: int, more: int
) -> None:
    """Seat 3 is there and reports, but what its program owes it does not say."""
    talk = Conversation(players)
    rest = [n for n in talk.everybody if n != 3]
    talk.all_speak(rest, [0, *talk.everybody])
    claimed_by(talk, rest[: weight(talk) - 1 + more], (3, "0"))
    assert all(talk.gone(n) == ({3} if more else set()) for n in (0, *talk.everybody))


NOTHING_OWED = {
    "an operation that never was": "4711",
    "an operation to come": "5",
    "what it has said": "0",
    "what can't be a name": "x" * 255,
}


@pytest.mark.parametrize("op", NOTHING_OWED.values(), ids=NOTHING_OWED)
def test_claims_about_what_nobody_owes_are_nothing(op: str) -> None:
    talk = waiting_for_three(4)
    claimed_by(talk, [2, 3, 4], (1, op))
    assert [(c.gone, c.late) for c in talk.talk(0).companies[1:]] == [(frozenset(), frozenset())]


def test_an_answer_that_one_report_names_is_not_late_whoever_claims_so() -> None:
    """The cheats keep it back until all others have halted; it counts for them all the same."""
    talk = waiting_for_three(4)
    talk.talk(3).outbox._said.discard(Op(2))
    answer = talk.says(3)
    halts = [s for n in (1, 2, 4) for s in talk.halts(n, (3, "2"))] + talk.halts(3)
    talk.hear([0, 1, 2, 4], answer)
    assert Op(2) not in talk.talk(1).said, "who has halted takes nothing in"
    talk.told(talk.everybody, halts)
    talk.learn([0], talk.votes(talk.everybody))
    assert all(talk.talk(n).said[Op(2)][Seat(3)] != b"late" for n in (0, *talk.everybody))


# A new epoch


def passed_over(talk: Conversation) -> bytes:
    """Seat 3 answers as if it did not know that seat 2 has, which is within the cut."""
    three = talk.players[3]
    seen = Seen((1, 0, 0, 0), (three.log.chains[Seat(1)][0].id, *[NOTHING_SEEN] * 3))
    return Message.sign(
        three.identity, three.log.where, Seat(3), seen, Saying("agree", "0", b"x")
    ).encode()


def test_who_passes_over_the_cut_is_convicted() -> None:
    talk = Conversation(4)
    talk.all_speak([1, 2], [0, *talk.everybody])
    talk.roll([1, 2, 3], to=[0, 4])
    for number in (0, 1, 2, 4):
        with pytest.raises(Cheating, match="E1") as caught:
            talk.hear([number], [passed_over(talk)])
        assert caught.value.seat == 3
        with pytest.raises(Cheating, match="E1"):
            audited(talk.party, caught.value.evidence)


def test_a_message_of_a_roll_that_is_not_known_yet_waits_for_it() -> None:
    talk = Conversation(4)
    talk.all_speak([1, 2, 3], [0, 1, 2, 3])
    proof = talk.roll([1, 2, 3])
    said = talk.says(2)
    assert said
    assert talk.hear([0], said) == []
    talk.learn([0], proof)
    assert talk.spectator.log.chains[Seat(2)] == talk.players[2].log.chains[Seat(2)]


# Too few


def test_fewer_than_a_quorum_decide_nothing() -> None:
    """A cheat alone on the path between two honest groups can't play with each of them."""
    talk = Conversation(4)
    talk.all_speak([1, 2])
    talk.told([1, 2], [*talk.halts(1), *talk.halts(2)])
    with pytest.raises(AssertionError, match="they don't agree"):
        talk.votes([1, 2])
    assert talk.epoch(1) == talk.epoch(2) == 0


def with_another_author(proof: Proof) -> Proof:
    first, *rest = proof.precommits
    moved = replace(first, place=replace(first.place, seat=Seat(4)))
    return replace(proof, precommits=(*rest, moved))


def without_a_report(proof: Proof) -> Proof:
    return replace(proof, roll=Roll(1, proof.roll.reports[1:]))


FORGERIES: dict[str, Callable[[Proof], Proof]] = {
    "too few precommits": lambda proof: replace(proof, precommits=proof.precommits[1:]),
    "too few prevotes": lambda proof: replace(proof, links=(proof.links[0][1:],)),
    "a vote that nobody signed": with_another_author,
    "one vote twice": lambda p: replace(p, precommits=(p.precommits[0], *p.precommits[:2])),
    "another roll": without_a_report,
}
REFUSALS = (CryptoError, MatchError)


@pytest.mark.parametrize("change", FORGERIES.values(), ids=FORGERIES)
def test_a_forged_roll_is_believed_by_nobody(change: Callable[[Proof], Proof]) -> None:
    talk = Conversation(4)
    talk.all_speak([1, 2, 3], [0, 1, 2, 3])
    real = talk.roll([1, 2, 3])
    forged = change(talk.players[1].proofs[0])
    with pytest.raises(REFUSALS):
        talk.learn([0], forged.encode())
    assert talk.epoch(0) == 0
    record = talk.players[1].record()
    bent = replace(record, epochs=(record.epochs[0], Epoch(forged))).encode()
    with pytest.raises(REFUSALS):
        audited(talk.party, bent)
    talk.learn([0], real)
    assert talk.epoch(0) == 1


# No calls at all


def test_where_nobody_recovers_there_are_no_rolls() -> None:
    """Not even of two, whose host might like to go on alone."""
    with luck(1):
        for terms in (terms_of("kuhn", 2), clocked("kuhn", 2), terms_of("complots", 4)):
            party = Party.of(terms)
            caller = Caller(party.player(Seat(1)), party.identities[0])
            assert caller.call is None
            assert caller.report([]) == []
            caller.hear(halted(party))
            assert list(caller.look(100)) == []
            assert not caller.listener.log.halted


def halted(party: Party) -> Statement:
    """A report of seat 2, which has heard nothing."""
    body = encode(NO_ROLL, Seen.nothing(party.founding.terms.players), ())
    place = place_of(Seat(2), 1)
    return Statement.sign(party.identities[1], party.founding.table, place, body)


def test_before_all_keys_are_shared_nobody_calls() -> None:
    with luck(1):
        party = Party.of(clocked("complots", 4))
    player = party.player(Seat(1))
    caller = Caller(player, party.identities[0])
    assert (caller.call, caller.report([])) == (None, [])


# Floods


def test_statements_about_rolls_to_come_fill_no_memory() -> None:
    talk = Conversation(4)
    table, four = talk.party.founding.table, talk.players[4]
    for number in range(2, MAX_EARLY + 10):
        place = Place(Seat(4), number, Step.PREVOTE)
        talk.callers[1].hear(Statement.sign(four.identity, table, place, b""))
    assert len(talk.callers[1]._heard) == MAX_EARLY
    assert talk.callers[1].hear(talk.halts(3)[0]), "others are heard as before"


def test_what_cannot_be_read_counts_for_nothing() -> None:
    """It is signed, so it stands for its place; but nobody votes, halts or goes on by it."""
    talk = Conversation(4)
    table, four = talk.party.founding.table, talk.players[4]
    for step in Step:
        place = Place(Seat(4), 1, step)
        talk.told([1, 2, 3], [Statement.sign(four.identity, table, place, b"junk")])
    talk.all_speak([1, 2, 3], [0, 1, 2, 3])
    assert talk.callers[1].reason(100) is None
    talk.roll([1, 2, 3], to=[0])
    assert talk.gone(0) == {4}


def test_each_seat_counts_once() -> None:
    """One report or vote, said again and again, is one."""
    talk = Conversation(4)
    talk.told([2], talk.halts(1) * 5)
    assert len(talk_call(talk, 2).reports) == 1
