"""Cheats who vote others late, or come late themselves, otherwise than the log allows."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.complots import Ask
from games.kit import Choose, Seat
from table.absence.lateness import HEARD, LATE
from table.errors import Cheating
from table.log.message import Message, Saying
from table.participant import Listener, Player
from tests.mental.cheating import all_convict, and_then, once, play
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.manners import Claiming, Peaceful
from tests.mental.seating import Party, terms_of

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
Words = Callable[[Player[Any], Message], Saying]


def seated(seed: int, players: int = 3, **options: str) -> Party:
    with luck(seed):
        return Party.of(clocked("complots", players, start="1", **options))


def said(cheat: Player[Any], *sayings: Saying) -> list[bytes]:
    """What the cheat signs now, one after the other."""
    first = cheat.log.sign(cheat.identity, cheat.seat, sayings[0])
    signed = [first]
    for saying in sayings[1:]:
        signed.append(and_then(cheat, signed[-1], saying.kind, saying.op, saying.payload))
    return [message.encode() for message in signed]


def instead(kind: str, words: Words) -> Bend:
    """The cheat's first message of a kind, replaced by other words of its own."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        return said(cheat, words(cheat, message))

    return once(kind, bend)


def caught(party: Party, cheat: Seat, bend: Bend, hub: type[Hub] = Claiming) -> Cheating:
    return all_convict(play(party, 1, cheat, bend, hub), cheat)


def vote(seat: int, op: str) -> Saying:
    return Saying(LATE, op, bytes([seat]))


def before(message: Message) -> str:
    """The operation in front of the message's own."""
    return str(int(message.saying.op) - 1)


# Votes


def test_who_has_seen_the_answer_can_t_vote() -> None:
    """Seat 2 reacts to seat 1's claim, so it has seen it."""
    words = instead("commit", lambda _, message: vote(ONE, before(message)))
    assert "it had seen" in str(caught(seated(1), TWO, words))


def test_who_has_committed_in_time_can_t_be_voted_late_by_who_saw_it() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        part = cheat.table.rounds.part(message.saying.op, THREE)
        if message.saying.kind != "commit" or part is None or part.answer is None:
            return None
        return said(cheat, vote(THREE, message.saying.op))

    class ThreeFirst(Claiming):
        def made_up_its_mind(self, player: Player[Any]) -> bool:
            return player.seat != TWO or player.table.deciders == (TWO,)

    caught(seated(1), TWO, bend, ThreeFirst)


NOBODY = {
    "oneself": bytes([TWO]),
    "who is not asked": bytes([ONE]),
    "no seat": bytes([0]),
    "a seat that is not there": bytes([4]),
    "two at once": bytes([1, 3]),
    "nobody": b"",
}


@pytest.mark.parametrize("payload", NOBODY.values(), ids=NOBODY)
def test_a_vote_is_about_somebody_who_is_asked(payload: bytes) -> None:
    words = instead("commit", lambda _, message: Saying(LATE, message.saying.op, payload))
    assert "late" in str(caught(seated(1), TWO, words))


ELSEWHERE = {
    "an operation that never was": lambda _: "4711",
    "an operation to come": lambda message: str(int(message.saying.op) + 1),
    "a round that can't be late": lambda _: "key",
    "the opening of a choice": lambda message: f"{message.saying.op}/open",
}


@pytest.mark.parametrize("op", ELSEWHERE.values(), ids=ELSEWHERE)
def test_a_vote_is_about_a_decision_that_is_due(op: Callable[[Message], str]) -> None:
    words = instead("commit", lambda _, message: vote(THREE, op(message)))
    caught(seated(1), TWO, words)


def test_nobody_votes_twice() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        return said(cheat, message.saying, message.saying)

    assert "voted twice" in str(caught(seated(1), TWO, once("late", bend), Waiting))


def test_at_a_table_without_a_clock_nobody_is_late() -> None:
    with luck(1):
        party = Party.of(terms_of("complots", 3, start="1"))
    words = instead("commit", lambda _, message: vote(THREE, message.saying.op))
    caught(party, TWO, words)


def test_of_two_players_neither_finds_the_other_late() -> None:
    words = instead("choose", lambda cheat, message: vote(3 - cheat.seat, message.saying.op))
    caught(seated(1, 2), ONE, words, Peaceful)


def test_who_must_show_a_card_is_no_way_out_by_being_late() -> None:
    """Seat 1 has to prove or deny in a strict game: silence would be a third way."""

    class Doubted(Claiming):
        doubter = TWO

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        request = cheat.table.match.pending
        if message.saying.kind != "ahead" or getattr(request, "ask", None) != Ask.PROVE:
            return None
        return said(cheat, vote(ONE, cheat.table.op))

    class Slow(Doubted):
        def made_up_its_mind(self, player: Player[Any]) -> bool:
            request = player.table.match.pending
            return getattr(request, "ask", None) != Ask.PROVE

    caught(seated(1, concede="no"), TWO, bend, Slow)


# Answers


class Waiting(Claiming):
    """Seat 1 never acts, and all others vote it late as soon as they can."""

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return player.seat != ONE

    def speak(self, player: Player[Any]) -> None:
        for part in player.table.waiting.unvoted():
            if part.seat == ONE and isinstance(player.table.match.pending, Choose):
                player.table.outbox.vote_late(part)
        super().speak(player)


def test_an_answer_after_all_votes_have_been_seen_convicts() -> None:
    """The default was taken: who knows that can't play on as if it had not been."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if not cheat.table.match.events or message.saying.kind not in ("commit", "heard"):
            return None
        part = next(p for e in cheat.table.rounds._votable.values() for p in e.parts.values())
        if not part.is_late:
            return None
        return said(cheat, Saying("choose", part.op, b"\0\1"))

    assert "out of turn" in str(caught(seated(1), ONE, bend, Waiting))


def test_who_answers_does_not_go_on_before_somebody_has_heard_it() -> None:
    """Seat 1 acts, and at once also turns up the card that this costs it."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        following = Saying("choose", str(int(message.saying.op) + 1), b"\0\0")
        return said(cheat, message.saying, following)

    caught(seated(1), ONE, once("choose", bend), Peaceful)


class Near(Claiming):
    """What seat 1 says reaches seat 2 before anybody else hears anything."""

    def pick(self) -> tuple[Listener[Any], bytes]:
        for place, (peer, data) in enumerate(self.on_its_way):
            if isinstance(peer, Player) and peer.seat == TWO and peer.log.read(data).seat == ONE:
                return self.on_its_way.pop(place)
        return super().pick()


class Crossing(Near):
    """Seat 2 votes seat 1 late; only then does seat 1 act, and seat 2 is the first to hear it."""

    def speak(self, player: Player[Any]) -> None:
        super().speak(player)
        for part in player.table.waiting.unvoted():
            if player.seat == TWO and part.seat == ONE:
                player.table.outbox.vote_late(part)
        super().speak(player)

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        part = player.table.rounds.part(player.table.op, ONE)
        return player.seat != ONE or (part is not None and TWO in part.votes)


class Forgetful(Crossing):
    """Seat 2's program forgets that it voted, and takes the answer for certain."""

    def rested(self, peer: Listener[Any]) -> None:
        inbox = peer.table.inbox
        for part in list(inbox._told) if peer is self.players[TWO - 1] else ():
            part.votes.pop(TWO, None)
            inbox._settle(part)


def test_who_voted_does_not_go_on_before_somebody_has_heard_the_answer() -> None:
    def bend(_: Player[Any], message: Message) -> Sent | None:
        return () if message.saying.kind == HEARD else None

    caught(seated(1), TWO, bend, Forgetful)


def test_who_voted_and_waits_for_a_word_of_somebody_else_is_honest() -> None:
    """The same but for the cheat: nobody is convicted, and the answer counts."""

    party = seated(1)
    with luck(1):
        hub = Crossing(party.players(), 1)
        hub.run()
    assert hub.errors == []
    rounds = hub.players[0].table.rounds
    claims = [e.parts[ONE] for e in rounds._votable.values() if ONE in e.parts]
    assert all(TWO in part.votes and not part.is_late for part in claims if part.answer)
    assert len(claims) > 2


# A word that one has heard an answer


def test_nobody_says_for_nothing_that_it_has_heard() -> None:
    """A message more for every answer is enough; a flood of them is not."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        return said(cheat, message.saying, message.saying)

    assert "nobody waited" in str(caught(seated(1), TWO, once("heard", bend)))


def test_it_says_nothing_else() -> None:
    words = instead("heard", lambda _, message: Saying(HEARD, message.saying.op, b"\0"))
    caught(seated(1), TWO, words)


def test_who_voted_can_t_say_that_it_has_heard_in_time() -> None:
    class Chatty(Crossing):
        """Seat 2 has something to say whenever it has heard something."""

        def said(self, player: Player[Any]) -> Iterator[Sent]:
            yield from super().said(player)
            part = next(iter(player.table.inbox._told), None)
            if player.seat == TWO and part is not None and TWO in part.votes:
                yield said(player, Saying(HEARD, part.op, b""))

    caught(seated(1), TWO, lambda *_: None, Chatty)
