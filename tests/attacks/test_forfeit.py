"""Cheats who declare the only other player gone, or play on afterwards, as they like."""

from collections.abc import Callable
from typing import Any

import pytest

from games.kit import Seat
from table.absence.company import saying
from table.audit.verify import verify_record
from table.log.message import Message, Saying
from table.participant import Listener, Player
from tests.mental.cheating import Watchful, all_convict, and_then, once, play
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of

ONE, TWO = Seat(1), Seat(2)
BOTH = (ONE, TWO)
TWO_IS_GONE, ONE_IS_GONE = saying(1, [TWO]), saying(1, [ONE])


def seated(seed: int, *, clock: bool = True) -> Party:
    terms = clocked if clock else terms_of
    with luck(seed):
        party = Party.of(terms("complots", 2, start="1"))
    party.table = Watchful
    return party


def signed(author: Player[Any], *sayings: Saying) -> list[Message]:
    """What ``author`` signs now, one after the other, and does not hear itself."""
    messages = [author.log.sign(author.identity, author.seat, sayings[0])]
    for more in sayings[1:]:
        message = and_then(author, messages[-1], more.kind, more.op, more.payload)
        messages.append(message)
    return messages


def when(ready: Callable[[Player[Any]], bool], *sayings: Saying) -> Bend:
    """The cheat says this instead, the first time that it is ``ready``."""

    def bend(cheat: Player[Any], _: Message) -> Sent | None:
        return [m.encode() for m in signed(cheat, *sayings)] if ready(cheat) else None

    return once(None, bend)


def is_awaited(seat: Seat) -> Callable[[Player[Any]], bool]:
    return lambda cheat: seat in cheat.table.rounds.awaited


def is_alone(cheat: Player[Any]) -> bool:
    """Does the table wait for the cheat and nobody else?"""
    return cheat.table.rounds.awaited == {cheat.seat}


def caught(bend: Bend, *, clock: bool = True, hub: type[Hub] = Hub) -> str:
    return str(all_convict(play(seated(1, clock=clock), 1, ONE, bend, hub), ONE))


def test_nobody_is_gone_who_has_nothing_to_say() -> None:
    assert "had nothing to say" in caught(when(is_alone, TWO_IS_GONE))


def test_without_a_clock_nobody_is_gone() -> None:
    assert "that can't be" in caught(when(is_awaited(TWO), TWO_IS_GONE), clock=False)


@pytest.mark.parametrize("gone", [(), (ONE,), BOTH])
def test_the_only_vote_is_that_the_other_is_gone(gone: tuple[Seat, ...]) -> None:
    assert "that can't be" in caught(when(is_awaited(TWO), saying(1, gone)))


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (saying(2, []), "that can't be"),
        (TWO_IS_GONE, "after it knew it"),
        (Saying("choose", "3", b""), "nobody was asked"),
        (Saying("heard", "company/1", b""), "nobody waited for its word"),
        (Saying("late", "1", b"\2"), "a seat late that can't be late"),
    ],
)
def test_after_it_nothing_more_can_be_said(more: Saying, why: str) -> None:
    bend = when(is_awaited(TWO), TWO_IS_GONE, more)
    assert why in caught(bend)


def test_who_has_won_so_does_not_play_on() -> None:
    """Not even with what was due from it before."""

    def bend(cheat: Player[Any], due: Message) -> Sent:
        return [message.encode() for message in signed(cheat, TWO_IS_GONE, due.saying)]

    assert "nobody was asked for 'key'" in caught(once("key", bend))


class Crossing(Hub):
    """The first seat claims that the second is gone, and hears no more of it; but the claim takes
    so long that the second says all it can meanwhile.
    """

    claim: Message | None = None

    def rested(self, _: Listener[Any]) -> None:
        one = self.players[0]
        if self.claim is None and len(one.table.match.events) > 3 and is_awaited(TWO)(one):
            (self.claim,) = signed(one, TWO_IS_GONE)
            self.peers.remove(one)
            self.on_its_way = [(peer, data) for peer, data in self.on_its_way if peer is not one]

    def speak(self, player: Player[Any]) -> None:
        if player in self.peers:
            super().speak(player)


def crossed() -> tuple[Player[Any], Message]:
    """The second seat, which has spoken since, and the claim on its way to it."""
    with luck(1):
        hub = Crossing(seated(1).players(), 1)
        hub.run()
    (_, two), claim = hub.players, hub.claim
    assert claim is not None
    assert two.log.seen.counts[TWO - 1] > claim.seen.counts[TWO - 1]
    return two, claim


def test_who_went_on_meanwhile_has_forfeited_all_the_same() -> None:
    two, claim = crossed()
    two.take(claim)
    assert (two.table.forfeited, two.table.winners, two.table.finished) == (TWO, (ONE,), True)
    assert list(two.speak()) == []
    assert verify_record(two.record(), game_of).winners == (ONE,)


class Ended:
    """The second seat was declared gone, and does not like it."""

    def __init__(self) -> None:
        party = seated(1)
        self.one, self.two = party.players()
        self.one.table.outbox.suspect(TWO)
        self.said = list(self.one.speak())
        assert self.one.table.forfeited == TWO

    def hears(self, *sayings: Saying) -> None:
        before = self.one.record().encode()
        for message in signed(self.two, *sayings):
            self.one.take(message)
        assert self.one.record().encode() == before
        assert (self.one.table.winners, self.one.halted) == ((ONE,), None)


def test_whatever_the_one_who_is_gone_says_later_changes_nothing() -> None:
    ended = Ended()
    for data in ended.said:
        ended.two.receive(data)
    assert ended.two.table.forfeited == TWO
    ended.hears(saying(2, []), ONE_IS_GONE, saying(2, [ONE]), Saying("choose", "1", b"!"))
    assert not ended.one.table.presence.disputed


def test_a_claim_that_crossed_is_noted_and_convicts_nobody() -> None:
    ended = Ended()
    ended.two.receive(ended.said[0])  # the key of the first seat, not its vote
    ended.hears(ONE_IS_GONE)
    assert ended.one.table.presence.disputed
