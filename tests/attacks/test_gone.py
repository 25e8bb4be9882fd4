"""Cheats who stand in wrongly for a seat that is gone, or for one that is not."""

from collections.abc import Callable
from typing import Any

import pytest

from games.kit import Seat
from table.errors import Cheating
from table.log.message import Message, Saying
from table.participant import Listener, Player
from tests.mental.cheating import all_convict, flipped, honest, once, play, signed
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.manners import Claiming
from tests.mental.seating import Party
from tests.mental.vanishing import Vanishing, clocked
from tests.table.every_kind import every_kind

ONE, TWO, FOUR = Seat(1), Seat(2), Seat(4)


def seated(seed: int, players: int = 3, **options: str) -> Party:
    with luck(seed):
        return Party.of(clocked("complots", players, start="1", **options))


def instead(kind: str, words: Callable[[Player[Any], Message], Saying]) -> Bend:
    """The cheat's first message of a kind, replaced by other words of its own."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        return [cheat.log.sign(cheat.identity, cheat.seat, words(cheat, message)).encode()]

    return once(kind, bend)


def caught(party: Party, cheat: Seat, bend: Bend, hub: type[Hub] = Claiming) -> Cheating:
    return all_convict(play(party, 1, cheat, bend, hub), cheat)


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
    """Seat 1 is cut off while it has cards under its own key, one of which must be lifted then."""

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        if len(self.players[0].table.match.events) >= 8 and not self.cut_off:
            self.cut(ONE)


def test_who_locks_a_card_of_the_absent_again_does_it_with_its_own_key() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        payload = message.saying.payload
        if not message.saying.op.endswith("/lock"):
            return None
        return [signed(cheat, message, payload=flipped(payload, len(payload) - 1))]

    with luck(2):
        party = Party.of(clocked("everykind", 3), every_kind)
        hub = LeavesAHand(party.players(), 2, {TWO: once("shares", bend)}, [party.spectator()])
        hub.run()
    assert all_convict(hub, TWO, [hub.players[2], hub.peers[-1]]).check == "challenge"
