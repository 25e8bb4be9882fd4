"""Hostile seats who keep all rules about companies and try to split the table, or to stop it."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from games.kit import NOBODY, Seat
from table.absence.company import saying
from table.absence.lateness import LATE
from table.absence.presence import Presence
from table.errors import Cheating
from table.log.message import Message, Saying
from table.log.op import Op
from table.participant import Listener, Player
from tests.mental.hub import Sent
from tests.mental.luck import luck
from tests.mental.talk import Conversation, Talk, audited, talking
from tests.mental.vanishing import Churning


def seats(*numbers: int) -> list[Seat]:
    return [Seat(number) for number in numbers]


# Coming back while the others go on


def comeback_that_crosses(back: int, rest: list[int]) -> tuple[Conversation, list[bytes], Any]:
    """Of six, seat ``back`` has left. It comes back when the last of the ``rest`` is silent, so
    all others vote to go on with it and without that one; but its own vote for that is slow, and
    they vote to go on without both.

    Everything is returned that is known to all others, then the slow vote, then the last votes.
    """
    talk, stay = Conversation(6), rest[:-1]
    early = talk.says(back)
    known = talk.all_speak(rest)
    talk.suspect(rest, back)
    known += talk.all_speak(rest)
    assert all(talk.gone(number) == {back} for number in rest)
    answers = {number: talk.says(number) for number in stay}
    talk.hear([back], known)
    wish = talk.says(back)
    talk.suspect(stay, rest[-1])
    talk.hear(stay, early, wish)
    for number in stay:
        answers[number] += talk.says(number)
    for author, said in answers.items():
        talk.hear([n for n in (*stay, back) if n != author], said)
    slow = talk.says(back)
    talk.suspect(stay, back)
    known += early + wish + [data for said in answers.values() for data in said]
    return talk, known, slow


def test_a_comeback_that_crosses_going_on_is_settled_once_for_all() -> None:
    """A seat that hears both companies, the larger one first, starts again; but not for ever."""
    talk, known, slow = comeback_that_crosses(1, [2, 3, 4, 5, 6])
    talk.hear([0], known, slow)
    assert talk.gone(0) == {6}
    votes = talk.all_speak([2, 3, 4, 5], [0, 1, 2, 3, 4, 5])
    assert [talk.gone(number) for number in range(6)] == [{1, 6}] * 6
    talk.hear([2, 3, 4, 5], slow)
    assert [talk.gone(number) for number in range(6)] == [{1, 6}] * 6
    auditor = audited(talk.party, talk.spectator.record().encode())
    assert auditor.table.gone == {1, 6}
    assert votes


def test_nobody_shows_a_comeback_to_who_goes_on_without_it_having_voted_so_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seat 1 votes with all others to go on without 5 and 6, then shows seat 2 the vote of 5 by
    which 5 would have been back: seat 2 would act in a company that never was.
    """
    talk, _, slow = comeback_that_crosses(5, [1, 2, 3, 4, 6])
    talk.talk(1).outbox._said.add(Op(3))
    votes = {number: talk.says(number) for number in (1, 2, 3, 4)}
    talk.talk(1).outbox._said.discard(Op(3))
    monkeypatch.setattr(talk.talk(1).member, "deaf_to", lambda: NOBODY)
    talk.hear([1], slow)
    shown = talk.says(1)
    assert shown
    talk.hear([2], slow, votes[1], shown)
    talk.suspect([2], 1)
    misled = talk.says(2)
    for number in (2, 3, 4):
        with pytest.raises(Cheating, match="seat 1 cheated: heard a seat") as caught:
            talk.hear([number], *(votes[n] for n in (1, 2, 3, 4)), slow, shown, misled)
        with pytest.raises(Cheating, match="seat 1 cheated: heard a seat"):
            audited(talk.party, caught.value.evidence)


def without(talk: Conversation, absent: int) -> list[bytes]:
    """All others go on without a seat; everything they said."""
    rest = [number for number in talk.everybody if number != absent]
    known = talk.all_speak(rest)
    talk.suspect(rest, absent)
    return known + talk.all_speak(rest)


def test_who_comes_back_can_t_put_somebody_else_out() -> None:
    """Seat 4 comes back and names a seat that is there, for which all others must not wait."""
    talk = Conversation(4)
    talk.hear([4], without(talk, 4))
    talk.hear([1, 2, 3], talk.signs(4, saying(2, seats(1))))
    talk.all_speak([1, 2, 3])
    for number in (1, 2, 3):
        assert talk.talk(number).member.holdouts() == [4]


def test_who_comes_back_and_is_silent_holds_up_nobody() -> None:
    """Seat 5 wants to be back, and does not vote to go on without seat 6, which is silent."""
    talk, stay = Conversation(6), [1, 2, 3, 4]
    talk.hear([5], without(talk, 5))
    talk.hear(stay, talk.says(5))
    talk.suspect(stay, 6)
    talk.all_speak(stay)
    talk.all_speak(stay)
    for number in stay:
        assert ("company/2", 5) in talk.talk(number).waiting.unsuspected()
    talk.suspect(stay, 5)
    talk.all_speak(stay)
    assert all(talk.gone(number) == {5, 6} for number in stay)


def test_void_words_make_nobody_hear_whom_it_is_deaf_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 4 comes back without seat 3, as seat 1 wants it to. Then it shows seat 1, by words that
    are void as it is not back yet, what seat 3 has said: who heard that would be a cheat.
    """
    talk = Conversation(4)
    talk.hear([4], without(talk, 4))
    wish = talk.signs(4, saying(2, seats(3)))
    talk.hear([1, 2], wish)
    talk.suspect([1, 2], 3)
    talk.talk(1).outbox._said.add(Op(3))
    more, votes = talk.says(3), talk.says(1)
    talk.talk(1).outbox._said.discard(Op(3))
    assert talk.talk(1).member.holdouts() == [2]
    monkeypatch.setattr(talk.talk(4).member, "deaf_to", lambda: NOBODY)
    talk.hear([4], more)
    talk.hear([1], more, talk.signs(4, Saying("agree", "junk", b"")))
    talk.suspect([1], 2)
    votes += talk.says(1)
    talk.hear([2], votes)
    talk.hear([1], talk.says(2))
    assert talk.gone(1) == talk.gone(2) == {3}


def test_void_words_keep_nobody_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 5 comes back without seat 6, as seat 1 wants it to. Then it has heard seat 6 and says
    so again and again: as it is not back yet, that can't be taken out, and waits.
    """
    talk = Conversation(6)
    talk.hear([5], without(talk, 5))
    talk.hear([1], talk.signs(5, saying(2, seats(6))))
    talk.suspect([1], 6)
    talk.says(1)
    assert talk.talk(1).member.deaf_to() == {6}
    more = talk.says(6)
    monkeypatch.setattr(talk.talk(5).member, "deaf_to", lambda: NOBODY)
    talk.hear([5], more)
    words = talk.signs(5, *[Saying("agree", "junk", b"")] * 40)
    talk.hear([1], more, words[:-1])
    looked, is_behind = [], talk.talk(1).presence.ballots.is_behind

    def look(*args: Any) -> bool:
        looked.append(args)
        return is_behind(*args)

    monkeypatch.setattr(talk.talk(1).presence.ballots, "is_behind", look)
    talk.hear([1], words[-1:])
    assert 0 < len(looked) < 5 * len(words)
    assert talk.players[1].log.seen.counts[4:] == (1, 2)


# Late votes of a seat that was away


def a_decision_in_two_companies(talk: Conversation) -> list[bytes]:
    """Seat 4 has left and come back while seat 3 thinks about what it is to say in 2.

    Returned is the decision, of which nobody has heard.
    """
    known = talk.all_speak([1, 2, 3, 4])
    talk.talk(3).outbox._said.add(Op(2))
    known += talk.all_speak([1, 2, 3])
    talk.suspect([1, 2, 3], 4)
    known += talk.all_speak([1, 2, 3])
    assert talk.gone(3) == {4}
    talk.hear([4], known)
    talk.hear([1, 2, 3], talk.says(4))
    talk.all_speak([1, 2, 3], [1, 2, 3, 4])
    assert [talk.gone(number) for number in talk.everybody] == [set()] * 4
    talk.talk(3).outbox._said.discard(Op(2))
    return talk.says(3)


def test_who_was_away_does_not_vote_for_somebody_else() -> None:
    """With the vote of seat 4 there would be as many as are needed, though seat 1 heard it."""
    talk = Conversation(4)
    decision = a_decision_in_two_companies(talk)
    late = Saying(LATE, "2", bytes([3]))
    against = talk.signs(2, late)
    sealed = talk.players[4].log.sign(talk.players[4].identity, Seat(4), late).encode()
    talk.hear([1], decision, against)
    heard = talk.says(1)
    talk.hear([3], against, heard)
    for number in (1, 2, 3):
        with pytest.raises(Cheating, match="seat 4 cheated: voted a seat late that can't be late"):
            talk.hear([number], [sealed])


def test_who_was_away_does_not_act_on_an_answer_before_somebody_heard_it() -> None:
    talk = Conversation(4)
    decision = a_decision_in_two_companies(talk)
    assert talk.talk(4).waiting.unvoted() == []
    talk.hear([4], decision)
    assert Op(2) not in talk.talk(4).said
    talk.hear([1], decision)
    assert Op(2) in talk.talk(1).said
    talk.hear([4], talk.says(1))
    assert Op(2) in talk.talk(4).said


# The last word


def test_nobody_goes_home_while_others_are_deaf_to_the_last_word() -> None:
    """Seats 2 and 3 would go on with seat 4, who wants to be back, and without seat 1, whose last
    word is slow. It has reached seat 4, for which the match is over then.
    """
    talk = Conversation(4)
    known = without(talk, 4)
    while talk.talk(1).rounds.open()[0][0].op != "end":
        known += talk.all_speak([1, 2, 3])
    talk.hear([4], known)
    wish = talk.says(4)
    last = {number: talk.says(number) for number in (1, 2, 3)}
    talk.hear([2], last[3], wish)
    talk.hear([3], last[2], wish)
    talk.suspect([2, 3], 1)
    votes = talk.all_speak([2, 3])
    talk.hear([4], *last.values(), votes)
    assert talk.talk(4).finished
    talk.hear([2, 3], last[1])
    assert not talk.talk(2).finished
    talk.hear([2, 3], talk.says(4))
    assert talk.talk(2).finished
    assert talk.talk(3).finished


# Everything at once


class Byzantine(Churning):
    """Some seats vote for whatever they may, and what they say reaches some peers much later.

    After a while they have had their fun: the table must come to its end then.
    """

    doubt, unrest = 0.05, 0.04
    hostile: frozenset[Seat] = frozenset()
    patience = 1000

    def run(self) -> None:
        self.slow: list[tuple[Seat, Listener[Any], bytes]] = []
        super().run()
        while self.slow or self.kept_back or self.on_its_way:
            self.calm_down()
            while self.on_its_way:
                self.deliver(*self.pick())

    def calm_down(self) -> None:
        self.hostile, self.unrest = frozenset(), 0.0
        self.cut()
        self.hand_over(1)

    def wake(self) -> None:
        self.patience -= 1
        assert self.patience > 0, "the table has stopped"
        if self.patience < 500:
            self.calm_down()
        super().wake()

    def stir(self, unrest: float) -> None:
        self.hand_over(0.02)
        super().stir(unrest if self.unrest else 0)

    def post(self, author: Seat, peer: Listener[Any], data: bytes) -> None:
        if author in self.hostile and self.random.random() < 0.3:
            self.slow.append((author, peer, data))
        else:
            super().post(author, peer, data)

    def hand_over(self, likely: float) -> None:
        slow, self.slow = self.slow, []
        for letter in slow:
            if self.random.random() < likely:
                super().post(*letter)
            else:
                self.slow.append(letter)

    def said(self, player: Player[Any]) -> Iterator[Sent]:
        yield from super().said(player)
        if player.seat in self.hostile and not player.halted and self.random.random() < 0.1:
            yield from self.wild_words(player)

    def wild_words(self, player: Player[Any]) -> Iterator[Sent]:
        """Any vote that is allowed; junk, where that is void."""
        presence, others = player.table.presence, [s for s in self.seats if s != player.seat]
        gone = [seat for seat in others if self.random.random() < 0.4]
        vote, junk = saying(len(presence.companies), gone), Saying("agree", "junk", b"")
        words = self.random.choice([vote, junk]) if player.seat in presence.now.gone else vote
        message = player.log.sign(player.identity, player.seat, words)
        if words is junk or is_allowed(presence, message):
            player.take(message)
            yield [message.encode()]

    @property
    def seats(self) -> list[Seat]:
        return [player.seat for player in self.players]


def is_allowed(presence: Presence, message: Message) -> bool:
    try:
        copy.deepcopy(presence).hear(message)
    except Cheating:
        return False
    return not presence.is_void(message)


def byzantine(seed: int, players: int, hostile: int, quorum: int | None = None) -> int:
    """Nobody is named a cheat, and all others end with one record; how many companies it tells."""
    party = talking(players, seed, quorum)
    with luck(seed):
        hub = Byzantine(party.players(), seed, spectators=[party.spectator()])
        hub.hostile = frozenset(hub.seats[:hostile])
        hub.run()
    assert hub.errors == []
    honest = hub.peers[hostile:]
    (record,) = {peer.record().encode() for peer in honest}
    auditor = audited(party, record).table
    assert isinstance(auditor, Talk)
    for peer in honest:
        assert isinstance(peer.table, Talk)
        assert peer.table.finished
        assert peer.table.said == auditor.said
    return len(auditor.presence.companies)


TABLES = [(3, 1, None), (4, 1, None), (5, 2, None), (6, 2, None), (5, 2, 3), (7, 2, None)]


def test_all_agree_whatever_hostile_seats_vote_for() -> None:
    companies = [byzantine(seed, *TABLES[seed % len(TABLES)]) for seed in range(6)]
    assert max(companies) > 2


@pytest.mark.long
def test_all_agree_in_many_matches_whatever_hostile_seats_vote_for() -> None:
    for seed in range(300):
        byzantine(seed, *TABLES[seed % len(TABLES)])
