"""Cheats between the keys and the first card: how coins fall, and who consents to what.

Each rule is tried with and without it: without it, what the cheat wants is what it gets.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from crypto import beacon
from games.kit import Coins, Seat
from table.audit.verify import verify_record
from table.errors import Cheating, MatchError
from table.fulfil import dispatch, setup
from table.log.message import Message, Saying
from table.log.op import ACK
from table.mental import MentalTable
from table.participant import Player
from table.record import read_record
from table.rounds.round import Until
from table.rounds.scheduler import Scheduler
from tests.attacks.test_setup import CHEAT, off_by_one
from tests.mental.cheating import all_convict, honest, once, play, watching
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of
from tests.mental.talk import Conversation
from tests.mental.vanishing import Vanishing, clocked
from tests.stranger.cases import withheld_consents

FOUR = Seat(4)
COINS = "0"  # the first operation of Mascarade
HOLDS = pytest.mark.parametrize("holds", [True, False])


def mascarade(seed: int) -> Party:
    return watching(clocked("mascarade", 4), seed)


def said(hub: Hub, kind: str) -> list[Seat]:
    """Who has said something of this kind, as far as honest peers have heard."""
    heard = [m for peer in honest(hub) for chain in peer.log.chains.values() for m in chain]
    return sorted({m.seat for m in heard if m.saying.kind == kind})


@contextmanager
def without_a_rule(owner: object, name: str, value: object) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(owner, name, value)
        yield


@contextmanager
def consents_first(*, holds: bool) -> Iterator[None]:
    """If it does not hold, shares are given by seats that have not accepted theirs (D4)."""
    if holds:
        yield
        return
    with without_a_rule(Scheduler, "must_consent", lambda *_: False):
        yield


# A part of a coin


def coin_share(cheat: Player[Any]) -> bytes:
    desk = cheat.table.desk
    S, proof = beacon.give(desk.mine.key, desk.table, COINS, desk.ctx(COINS, FOUR, "beacon"))
    said = Saying("beacon", COINS, S.encode() + proof)
    return cheat.log.sign(cheat.identity, FOUR, said).encode()


def test_who_gives_its_part_of_a_coin_before_all_keys_is_convicted() -> None:
    """Else the last to show its key knew how the coin falls, and nobody could stand in for it."""

    def bend(cheat: Player[Any], message: Message) -> Sent:
        if message.saying.kind == "key":
            cheat.take(message)
            return [message.encode(), coin_share(cheat)]
        return ()

    all_convict(play(mascarade(1), 1, FOUR, bend), FOUR)


@HOLDS
def test_nobody_gives_a_part_of_a_coin_before_all_keys(holds: bool) -> None:
    """A cheat keeps its key to itself, and waits for the parts of the others."""

    async def without_keys(desk: Any, rounds: Scheduler, quorum: int | None) -> None:
        rounds.start(real(desk, rounds, quorum))

    real = setup.set_up
    with without_a_rule(setup, "set_up", real if holds else without_keys):
        hub = play(mascarade(2), 2, FOUR, lambda *_: ())
    assert said(hub, "key") == [1, 2, 3]
    assert said(hub, "beacon") == ([] if holds else [1, 2, 3])


def test_who_gives_its_part_of_a_coin_without_its_consent_is_convicted() -> None:
    """It could complain afterwards, having seen the coin in time to think about it."""
    for seed in range(3):
        all_convict(play(mascarade(seed), seed, FOUR, part_first), FOUR)


def part_first(cheat: Player[Any], message: Message) -> Sent | None:
    if message.saying.kind == "ack":
        return [coin_share(cheat)]
    return None if message.saying.kind == "key" else ()


@HOLDS
def test_a_complaint_comes_before_its_authors_part_of_a_coin_or_not_at_all(holds: bool) -> None:
    with consents_first(holds=holds):
        hub = play(mascarade(3), 3, FOUR, part_first)
    assert bool(hub.errors) == holds
    assert (FOUR in said(hub, "beacon")) != holds


def test_whoever_complains_has_given_no_part_of_a_coin_and_gives_none() -> None:
    """Seat 2 deals a wrong piece to seat 4, which is honest."""
    for seed in range(4):
        hub = play(mascarade(seed), seed, CHEAT, once("key", off_by_one))
        all_convict(hub, CHEAT)
        assert FOUR not in said(hub, "beacon")
        assert [m.saying.kind for m in hub.players[3].log.chains[FOUR]] == ["key"]


# Cards


@HOLDS
def test_no_card_is_opened_before_all_have_accepted(holds: bool) -> None:
    """A cheat plays on without its consent: it would read its hand, and then complain."""
    ready = dispatch.Dispatcher._ready

    async def at_once(dispatcher: Any, request: Any) -> None:
        dispatcher.desk.consents = Until(())
        await ready(dispatcher, request)

    def bend(_: Player[Any], message: Message) -> Sent | None:
        return () if message.saying.kind == "ack" else None

    with without_a_rule(dispatch.Dispatcher, "_ready", ready if holds else at_once):
        hub = play(watching(clocked("complots", 4, start="1"), 4), 4, FOUR, bend)
    assert said(hub, "shuffle")
    assert bool(said(hub, "shares")) != holds


# Consents withheld


class Standstill(Exception):
    """Time passes, and nobody goes on."""


class Silent(Vanishing):
    """Seat 4 shows its key, sees how the coin falls, and says no more."""

    asleep = frozenset({FOUR})

    def wake(self) -> None:
        super().wake()
        if self.now > 120 and not self.players[0].table.match.events:
            raise Standstill


def keys_alone(_: Player[Any], message: Message) -> Sent | None:
    return None if message.saying.kind == "key" else ()


def withheld(seed: int) -> Hub:
    return play(mascarade(seed), seed, FOUR, keys_alone, Silent)


def test_who_withholds_its_consent_changes_no_coin() -> None:
    party = mascarade(1)
    hub = play(party, 1, FOUR, keys_alone, Silent)
    table = hub.players[0].table
    first = table.match.events[0]
    assert isinstance(first.request, Coins)
    desk = table.desk
    parts = [key.x * beacon.target(desk.table, COINS) for key in party.keys]
    outcome = beacon.output(parts, desk.table, COINS)
    fixed = [beacon.number(outcome, f"coin{i}", n) for i, n in enumerate(first.request.sides)]
    assert list(first.answer) == fixed
    assert table.absent_in(ACK) == {FOUR}
    assert not hub.errors
    assert all(player.table.finished for player in hub.players[:3])
    report = verify_record(hub.players[0].record(), game_of)
    assert FOUR not in [step.seat for step in report.steps if step.kind == "ack"]


def test_if_calls_began_with_the_last_consent_one_could_stop_a_coin_by_silence() -> None:
    consented = property(lambda table: bool(table.desk.sharings) and table.rounds.find(ACK) is None)
    with without_a_rule(MentalTable, "may_be_called", consented), pytest.raises(Standstill):
        withheld(1)


# Help


@HOLDS
def test_nobody_helps_without_its_own_consent(holds: bool) -> None:
    """Seat 4 left without it, and is back to help with the part of seat 1, which has left."""
    records = [r for name, r in withheld_consents() if name == "4, help without a consent"]
    with consents_first(holds=holds):
        try:
            convicted: Cheating | None = verify_record(read_record(records[0]), game_of).convicted
        except MatchError:
            convicted = None  # it was allowed, so it is no evidence
    assert (convicted is not None and convicted.seat == FOUR) == holds


def test_whoever_complains_says_nothing_more_though_help_is_wanted_of_it() -> None:
    """A dealer gives one seat a wrong piece, keeps its key from it, and leaves when that seat is
    back, which then owes at once its consent and help that it has no piece for.
    """
    with luck(5):
        talk = Conversation(4, Party.of(clocked("mascarade", 4)))
    words = {seat: talk.says(seat) for seat in (2, 3, 4)}
    dealer = talk.players[1]
    saying, _ = next(iter(dealer.table.say()))
    bent = off_by_one(dealer, dealer.log.sign(dealer.identity, dealer.seat, saying))
    assert not isinstance(bent, Mapping)
    words[1] = list(bent)
    for seat in (1, 2, 3):
        talk.hear([seat], *[words[other] for other in words if other != seat or other == 1])
    consents = {seat: talk.says(seat) for seat in (2, 3)} | {1: [next(iter(dealer.speak()))]}
    talk.hear([1, 3], consents[2])
    talk.hear([1, 2], consents[3])
    talk.hear([2, 3], consents[1])
    talk.told((1, 2, 3), [s for seat in (1, 2, 3) for s in talk.halts(seat, (4, "ack"), (4, "0"))])
    roll = talk.votes((1, 2, 3))
    talk.hear([4], words[1], words[2], words[3], consents[2], consents[3], consents[1])
    talk.learn([4], roll)
    talk.roll((2, 3, 4), (1, "0"))
    with pytest.raises(Cheating) as convicted:
        talk.says(4)
    assert convicted.value.seat == 1
