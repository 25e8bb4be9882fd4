"""Cheats who speak at the wrong time: too early, too late, twice, or unasked."""

from collections.abc import Callable
from dataclasses import astuple
from typing import Any

import pytest

from crypto.commitment import Opening, commit
from games.kit import Seat
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import all_convict, and_then, once, play, signed, watchful
from tests.mental.hub import Bend, Sent
from tests.mental.manners import Claiming, ExchangeOnce, Peaceful

CHEAT = Seat(2)


@pytest.mark.parametrize("seed", range(8))
def test_an_opening_before_all_have_committed_convicts_whenever_it_arrives(seed: int) -> None:
    """Also at peers who have heard all commitments meanwhile: the cheat had not."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        op = message.saying.op
        if cheat.table.deciders == (CHEAT,):
            return None  # it is the last to commit
        opening = and_then(cheat, message, "open", f"{op}/open", cheat.table.desk.mine.kept[op])
        return [message.encode(), opening.encode()]

    all_convict(play(watchful(seed, 4), seed, CHEAT, once("commit", bend), Claiming), CHEAT)


def test_who_signed_the_result_says_nothing_more() -> None:
    """A turn in a shuffle that nobody needed any more would split the records of the match."""
    withheld: list[Message] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind == "shuffle" and len(cheat.table.match.events) > 5:
            withheld.append(message)
            return ()
        if message.saying.kind != "end":
            return None
        turn = withheld[0].saying
        return [message.encode(), and_then(cheat, message, *astuple(turn)).encode()]

    hub = play(watchful(1, 3), 1, CHEAT, bend, ExchangeOnce)

    assert "after signing the result" in str(all_convict(hub, CHEAT))


# Unasked


def unasked(kind: str, op: str, payload: bytes) -> Bend:
    """After its first beacon share the cheat says one more thing."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        return [message.encode(), and_then(cheat, message, kind, op, payload).encode()]

    return once("beacon", bend)


UNASKED = {
    "an operation that is over": ("key", "key", bytes(97)),
    "an operation that never was": ("choose", "4711", bytes(2)),
    "an operation to come": ("choose", "5", bytes(2)),
    "an operation that nobody can name": ("choose", "5/nonsense", bytes(2)),
    "one with a long name": ("recover", "5/for1" + "+" * 249, bytes(97)),
    "a seat that is late in no operation": ("late", "nonsense", bytes([1])),
    "a word about no operation": ("heard", "company/nonsense", b""),
    "a vote for no company": ("company", "nonsense", bytes([0, 1])),
    "another kind of message": ("shares", "1/1", bytes(97)),
    "a turn that is another seat's": ("shuffle", "2/1", bytes(2693)),
    "the end, before it": ("end", "end", bytes([2])),
}


@pytest.mark.parametrize("said", UNASKED.values(), ids=UNASKED)
def test_who_speaks_unasked_is_convicted(said: tuple[str, str, bytes]) -> None:
    all_convict(play(watchful(2, 3), 2, CHEAT, unasked(*said)), CHEAT)


@pytest.mark.parametrize("kind", ["beacon", "shuffle", "shares", "commit", "open", "choose", "end"])
def test_who_answers_twice_is_convicted(kind: str) -> None:
    """Even if it says the same: an operation takes one message of a seat."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        return [message.encode(), and_then(cheat, message, *astuple(message.saying)).encode()]

    hub = play(watchful(3, 3), 3, CHEAT, once(kind, bend), Claiming)

    all_convict(hub, CHEAT)


# Choices


@pytest.mark.parametrize("number", [b"\xff\xff", b"", b"\0", b"\0\0\0"])
def test_an_option_that_is_not_on_offer_convicts(number: bytes) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        return [signed(cheat, message, payload=number)]

    all_convict(play(watchful(4, 3), 4, CHEAT, once("choose", bend), Peaceful), CHEAT)


def test_an_option_that_is_not_on_offer_convicts_when_a_commitment_to_it_is_opened() -> None:
    openings: list[Opening] = []

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        op = message.saying.op
        if message.saying.kind == "commit":
            openings.append(Opening.of(b"\0\x09"))
            fixed = commit(openings[0], message.header.table, op, CHEAT)
            changed = cheat.log.read(signed(cheat, message, payload=fixed))
            cheat.take(changed)
            return [changed.encode()]
        if message.saying.kind == "open":
            return [signed(cheat, message, payload=openings[0].encode())]
        return None

    all_convict(play(watchful(5, 3), 5, CHEAT, bend, Claiming), CHEAT)


def test_an_opening_of_another_choice_than_the_one_fixed_convicts() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        opening = Opening.decode(message.saying.payload)
        other = Opening(opening.r, b"\0\1" if opening.value == b"\0\0" else b"\0\0")
        return [signed(cheat, message, payload=other.encode())]

    all_convict(play(watchful(6, 3), 6, CHEAT, once("open", bend), Claiming), CHEAT)


class Waiting(Claiming):
    """The cheat decides nothing before seat 3 has."""

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return player.seat != CHEAT or Seat(3) not in player.table.deciders


def test_a_copied_commitment_can_not_be_opened_by_its_copier() -> None:
    """The cheat fixes what seat 3 has fixed, and then opens what seat 3 opens."""

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        if message.saying.kind not in ("commit", "open"):
            return None
        rival = cheat.log.chains[Seat(3)][-1].saying
        if message.saying.kind == "commit":
            copied = cheat.log.read(signed(cheat, message, payload=rival.payload))
            cheat.take(copied)
            return [copied.encode()]
        payload = rival.payload if rival.kind == "open" else message.saying.payload
        return [signed(cheat, message, payload=payload)]

    for seed in range(4):
        all_convict(play(watchful(seed, 3), seed, CHEAT, bend, Waiting), CHEAT)


OTHER_RESULTS: dict[str, Callable[[int], bytes]] = {
    "nobody": lambda _: b"",
    "the loser": lambda winner: bytes([3 - winner]),
    "both": lambda _: b"\1\2",
}


@pytest.mark.parametrize("other", OTHER_RESULTS.values(), ids=OTHER_RESULTS)
def test_another_result_than_the_rules_give_convicts(other: Callable[[int], bytes]) -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        (winner,) = message.saying.payload
        return [signed(cheat, message, payload=other(winner))]

    all_convict(play(watchful(8, 2), 8, CHEAT, once("end", bend)), CHEAT)
