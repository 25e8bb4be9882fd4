"""Cheats who break the rules about who is there, or stand in wrongly for a seat that is not."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games.kit import NOBODY, Seat
from table.absence.company import COMPANY, saying
from table.absence.fate import Void
from table.absence.lateness import HEARD
from table.errors import Cheating
from table.founding import Terms
from table.log.message import Message, Saying
from table.log.op import Op
from table.log.record import MAX_RECORD
from table.participant import Listener, Player
from table.rounds.inbox import MAX_VOID
from tests.attacks.test_late import Near, caught, instead, said, seated
from tests.mental.cheating import all_convict, and_then, flipped, honest, once, play, signed
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.manners import Claiming
from tests.mental.seating import Party, terms_of
from tests.mental.talk import Conversation, audited
from tests.mental.vanishing import Vanishing

ONE, TWO, THREE, FOUR = Seat(1), Seat(2), Seat(3), Seat(4)


def mask(*seats: int) -> bytes:
    return saying(1, [Seat(seat) for seat in seats]).payload


# Votes that nobody may cast

WRONG = {
    "for a company before the one before is known": ("company/2", mask(3), "before it knew"),
    "for the first company": ("company/0", mask(3), "before it knew"),
    "without a number": ("company/", mask(3), "before it knew"),
    "for a number that is none": ("company/one", mask(3), "before it knew"),
    "in another spelling": ("company/01", mask(3), "before it knew"),
    "with itself left out": ("company/1", mask(2), "can't be"),
    "for the company as it is": ("company/1", mask(), "can't be"),
    "for too few members": ("company/1", mask(1, 3), "can't be"),
    "without a seat that isn't there": ("company/1", mask(4), "aren't there"),
    "without anything": ("company/1", b"", "aren't there"),
    "too short": ("company/1", mask(3)[1:], "aren't there"),
    "too long": ("company/1", b"\0" + mask(3), "aren't there"),
}


@pytest.mark.parametrize(("op", "payload", "reason"), WRONG.values(), ids=WRONG)
def test_a_vote_is_for_a_company_that_can_come_next(op: str, payload: bytes, reason: str) -> None:
    words = instead("commit", lambda *_: Saying(COMPANY, op, payload))
    assert reason in str(caught(seated(1), TWO, words))


NO_STAND_INS: dict[str, Callable[[], Terms]] = {
    "no clock": lambda: terms_of("complots", 3, start="1"),
    "no recovery": lambda: replace(clocked("complots", 3, start="1"), quorum=None),
}


@pytest.mark.parametrize("terms", NO_STAND_INS.values(), ids=NO_STAND_INS)
def test_some_tables_wait_for_everybody(terms: Callable[[], Terms]) -> None:
    with luck(1):
        party = Party.of(terms())
    words = instead("commit", lambda *_: saying(1, [THREE]))
    assert "can't be" in str(caught(party, TWO, words))


TAKEN_BACK = {
    "another seat instead": ([1], [3]),
    "the same once more": ([1], [1]),
    "fewer": ([1, 3], [1]),
    "as many others": ([1, 3], [1, 4]),
}


@pytest.mark.parametrize(("first", "second"), TAKEN_BACK.values(), ids=TAKEN_BACK)
def test_who_voted_can_only_add_to_who_leaves(first: list[int], second: list[int]) -> None:
    def bend(cheat: Player[Any], _: Message) -> Sent:
        return said(cheat, *(saying(1, map(Seat, gone)) for gone in (first, second)))

    assert "took back" in str(caught(seated(1, 6), TWO, once("commit", bend)))


class HearsAllTheSame(Near):
    """Seat 2 votes to go on without seat 1 when it is about to hear it, and hears it then."""

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        if isinstance(peer, Player) and peer.seat == TWO and is_claim(peer, data):
            vote = peer.log.sign(peer.identity, TWO, saying(1, [ONE]))
            peer.take(vote)
            self.send(peer, [vote.encode()])
            vars(peer.table.member)["deaf_to"] = lambda: NOBODY
        super().deliver(peer, data)


def is_claim(peer: Player[Any], data: bytes) -> bool:
    message, voted = peer.log.read(data), peer.table.presence.ballots.votes[TWO]
    return message.seat == ONE and message.saying.kind == "choose" and not voted


def test_who_voted_does_not_hear_who_leaves() -> None:
    """The claim of seat 1 would count for whoever acts on it, and be void for all others."""
    verdict = caught(seated(1), TWO, lambda *_: None, HearsAllTheSame)
    assert "heard a seat that it was about to go on without" in str(verdict)


# Words that nobody waits for

NOTHING_HEARD = {
    "nobody is deaf": Saying(HEARD, "company/1", b""),
    "a company to come": Saying(HEARD, "company/7", b""),
    "with something else": Saying(HEARD, "company/1", b"\1"),
}


@pytest.mark.parametrize("word", NOTHING_HEARD.values(), ids=NOTHING_HEARD)
def test_nobody_says_for_nothing_that_it_has_heard_somebody(word: Saying) -> None:
    words = instead("commit", lambda *_: word)
    assert "nobody waited" in str(caught(seated(1), TWO, words))


def test_nobody_says_of_itself_that_it_was_heard() -> None:
    """Seat 4 could say so after each vote to go on without it, to one seat first, so that the
    votes never agree; and give nothing else of what it has to give.
    """
    talk = Conversation(4)
    words = talk.says(4)
    talk.suspect([1], 4)
    talk.all_speak([1, 2, 3], [0, 2, 3, 4])
    vote, four = talk.says(1), talk.players[4]
    talk.hear([0, 2, 3, 4], vote)
    word = four.log.sign(four.identity, FOUR, Saying(HEARD, "company/1", b"")).encode()
    for number in (0, 2, 3):
        with pytest.raises(Cheating, match="seat 4 cheated: nobody waited for its word") as caught:
            talk.hear([number], words, [word])
        with pytest.raises(Cheating, match="seat 4 cheated: nobody waited for its word"):
            audited(talk.party, caught.value.evidence)


# When somebody is gone


class Away(Claiming, Vanishing):
    """Seat 4 is cut off after a while, and all others go on without it."""

    events = 12

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        if len(self.players[0].table.match.events) >= self.events and not self.cut_off:
            self.cut(FOUR)


def caught_without_four(bend: Bend, hub: type[Hub] = Away, party: Party | None = None) -> Cheating:
    played = play(party or seated(1, 4), 1, TWO, bend, hub)
    there = [p for p in honest(played) if not (isinstance(p, Player) and p.seat == FOUR)]
    return all_convict(played, TWO, there)


def once_gone(words: Callable[[], Saying]) -> Bend:
    """What the cheat says first after it knows that seat 4 is gone."""

    def bend(cheat: Player[Any], _: Message) -> Sent | None:
        return said(cheat, words()) if FOUR in cheat.table.gone else None

    return once(None, bend)


def test_nobody_votes_for_a_company_that_it_knows() -> None:
    assert "after it knew" in str(caught_without_four(once_gone(lambda: saying(1, [THREE]))))


def test_nobody_votes_once_more_for_who_is_there() -> None:
    assert "can't be" in str(caught_without_four(once_gone(lambda: saying(2, [FOUR]))))


def test_nobody_goes_on_without_more_than_the_table_can_spare() -> None:
    words = once_gone(lambda: saying(2, [THREE, FOUR]))
    assert "can't be" in str(caught_without_four(words))


# Standing in


def recovering(bent: Callable[[Player[Any], Message], bytes]) -> Bend:
    return once("recover", lambda cheat, message: [bent(cheat, message)])


def test_who_stands_in_gives_the_share_that_it_was_dealt() -> None:
    def wrong(cheat: Player[Any], message: Message) -> bytes:
        payload = message.saying.payload
        return signed(cheat, message, payload=flipped(payload, len(payload) - 1))

    assert caught_without_four(recovering(wrong)).check == "challenge"


def test_nobody_stands_in_with_its_own_key() -> None:
    def own(cheat: Player[Any], message: Message) -> bytes:
        cheat.table.desk.mine.helps[FOUR] = cheat.table.desk.mine.key
        (asked,) = [a for a, _ in cheat.table.rounds.open() if a.op == message.saying.op]
        return signed(cheat, message, payload=asked.say().payload)

    assert caught_without_four(recovering(own)).check == "challenge"


ELSEWHERE: dict[str, Callable[[str], str]] = {
    "somebody who is there": lambda op: op.replace("/for4", "/for1"),
    "what was done without": lambda _: "0/open/for4",
    "what it is asked itself": lambda op: op.replace("/for4", ""),
    "what the absent seat is not asked": lambda op: f"{op}/own",
}


@pytest.mark.parametrize("elsewhere", ELSEWHERE.values(), ids=ELSEWHERE)
def test_nobody_stands_in_where_that_is_not_needed(elsewhere: Callable[[str], str]) -> None:
    def wrong(cheat: Player[Any], message: Message) -> bytes:
        return signed(cheat, message, op=elsewhere(message.saying.op))

    caught_without_four(recovering(wrong))


def test_nobody_stands_in_for_who_is_there() -> None:
    """Before anybody is gone: the share would open a card to those who hold the others."""
    words = instead(
        "shares", lambda _, m: Saying("recover", f"{m.saying.op}/for1", m.saying.payload)
    )
    assert "nobody was asked" in str(caught(seated(1), TWO, words))


class LeavesAHand(Vanishing):
    """Seat 3 is cut off while it has cards under its own key, one of which it must show then."""

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        if len(self.players[0].table.match.events) >= 40 and not self.cut_off:
            self.cut(THREE)


def test_who_locks_a_card_of_the_absent_again_does_it_with_its_own_key() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        payload = message.saying.payload
        if not message.saying.op.endswith("/lock"):
            return None
        return [signed(cheat, message, payload=flipped(payload, len(payload) - 1))]

    with luck(2):
        party = Party.of(clocked("shadow_blades", 3, length="short"))
        hub = LeavesAHand(party.players(), 2, {TWO: once("shares", bend)}, [party.spectator()])
        hub.run()
    assert all_convict(hub, TWO, [hub.players[0], hub.peers[-1]]).check == "challenge"


# What convicts nobody


def left_behind(talk: Conversation) -> list[bytes]:
    """All others go on without seat 4, who is there; everything that they said."""
    known = talk.all_speak([1, 2, 3, 4])
    talk.suspect([1, 2, 3], 4)
    known += talk.all_speak([1, 2, 3])
    assert [talk.gone(number) for number in (1, 2, 3)] == [{4}] * 3
    return known


def ended(talk: Conversation, numbers: list[int]) -> bytes:
    """The record that these and the spectator have in the end, which an auditor believes."""
    while not all(talk.talk(number).finished for number in numbers):
        assert talk.all_speak(numbers, [0, *numbers])
    (record,) = {talk.peer(number).record().encode() for number in (0, *numbers)}
    assert audited(talk.party, record).table.finished
    return record


def test_who_is_outvoted_while_it_speaks_is_no_cheat() -> None:
    """Seat 4 answers round after round; what the others had not heard when they voted is void."""
    talk = Conversation(4)
    known = left_behind(talk)
    void = talk.says(4)
    assert void
    talk.hear([0, 1, 2, 3], void)
    talk.hear([0, 4], known)
    assert talk.gone(4) == talk.gone(0) == {4}
    talk.hear([1, 2, 3], talk.says(4))
    talk.all_speak([1, 2, 3], [0, 1, 2, 3, 4])
    assert not talk.gone(1)


JUNK = {
    "an answer that nobody asked for": Saying("agree", "4711", b""),
    "an answer to what nobody can name": Saying("agree", "6/nonsense", b""),
    "an answer that is due from all others": Saying("agree", "6", b""),
    "a share in place of itself": Saying("recover", "3/for4", b""),
    "a word that nobody waited for": Saying(HEARD, "company/1", b""),
    "a vote for what is known": saying(1, [THREE]),
    "a vote for what can't be": saying(1, [ONE, TWO, THREE]),
    "somebody late who can't be": Saying("late", "0", b"\4"),
    "the end": Saying("end", "end", b"\1"),
}


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
def test_who_is_gone_can_say_anything_and_spoils_nothing(junk: Saying) -> None:
    """Whether it knows that it is gone or not."""
    talk = Conversation(4)
    talk.hear([0], left_behind(talk))
    four = talk.players[4]
    for knows in (four, talk.spectator):
        message = knows.log.sign(four.identity, FOUR, junk)
        verdicts = talk.hear([0, 1, 2, 3], [message.encode()])
        assert [isinstance(verdict.fate, Void) for verdict in verdicts] == [True] * 4
    ended(talk, [1, 2, 3])


def test_who_is_gone_can_t_make_the_record_too_long_to_be_read() -> None:
    """All that it says in vain is heard, kept and written down by everybody."""
    talk = Conversation(4)
    talk.hear([0], left_behind(talk))
    four, junk = talk.players[4], Saying("agree", "junk", bytes(60_000))
    message = four.log.sign(four.identity, FOUR, junk)
    most = MAX_VOID // len(message.encode())
    for _ in range(most):
        talk.hear([0, 1, 2, 3], [message.encode()])
        message = and_then(four, message, junk.kind, junk.op, junk.payload)
    record = ended(talk, [1, 2, 3])
    assert len(record) < MAX_RECORD / len(talk.everybody)
    for number in (0, 1, 2, 3):
        with pytest.raises(Cheating, match="seat 4 cheated: said more while it was gone") as caught:
            talk.hear([number], [message.encode()])
        with pytest.raises(Cheating, match="seat 4 cheated: said more while it was gone"):
            audited(talk.party, caught.value.evidence)


def test_who_does_not_vote_is_no_cheat_and_the_others_go_on_without_it() -> None:
    """Of six, seat 5 is there and never votes that seat 6 is gone."""
    talk, rest = Conversation(6), [1, 2, 3, 4]
    talk.all_speak([1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5])
    talk.suspect(rest, 6)
    talk.all_speak(rest, [0, 1, 2, 3, 4, 5])
    assert talk.talk(1).member.holdouts() == [5]
    talk.suspect(rest, 5)
    talk.all_speak(rest, [0, 1, 2, 3, 4, 5])
    assert [talk.gone(number) for number in range(6)] == [{5, 6}] * 6
    ended(talk, rest)


def test_votes_and_what_they_cross_convict_nobody() -> None:
    """Seats 1 and 2 would go on without seat 4, whose words then reach seat 3, which says so."""
    talk = Conversation(4)
    words = talk.says(4)
    talk.all_speak([1, 2, 3], [0, 1, 2, 3, 4])
    talk.suspect([1, 2], 4)
    votes = {number: talk.says(number) for number in (1, 2)}
    talk.hear([1, 2], words)
    assert talk.talk(1).member.deaf_to() == {4}
    talk.hear([3], votes[1], votes[2], words)
    told = talk.says(3)
    talk.hear([1], votes[2], told)
    talk.hear([2], votes[1], told)
    assert talk.talk(1).member.deaf_to() == set()
    assert talk.talk(1).said[Op(0)] == talk.talk(3).said[Op(0)]
    assert talk.talk(1).said[Op(0)][FOUR] is not None
    talk.hear([0, 4], votes[1], votes[2], words, told)
    ended(talk, [1, 2, 3, 4])
