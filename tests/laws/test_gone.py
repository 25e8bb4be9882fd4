"""Whoever is gone, and whenever it comes back: all peers play the same match to the same end."""

from collections import Counter
from typing import Any

import pytest

from games.kit import Seat
from table.audit.report import Report
from table.audit.verify import verify_record
from table.fulfil.cards import Joint
from table.log.record import Record
from table.participant import Listener
from tests.laws.test_late import agreed
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of
from tests.mental.vanishing import Churning, Vanishing
from tests.table.every_kind import every_kind

ONE, TWO = Seat(1), Seat(2)
SHORT = {"shadow_blades": {"length": "short"}, "intrigue": {"bribes": "sealed", "offers": "1"}}


class Leaving(Vanishing):
    """The first seats are cut off after a while, and perhaps back after some more."""

    leaving, after, back_after = 1, 30, 10**6

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        gone = range(1, self.leaving + 1) if self.after <= self.messages < self.back_after else ()
        if {*gone} != {*self.cut_off}:
            self.cut(*gone)


def played(hub: type[Vanishing], game: str, players: int, seed: int) -> Vanishing:
    with luck(seed):
        party = Party.of(clocked(game, players, **SHORT.get(game, {})))
        there = hub(party.players(), seed, spectators=[party.spectator()])
        there.run()
    return there


def the_rest_agreed(hub: Vanishing) -> Report:
    """All who are there ended with one record, which an auditor finds complete."""
    assert hub.errors == []
    (record,) = {peer.record().encode() for peer in hub.peers if not hub.is_cut(peer)}
    report = verify_record(Record.decode(record), game_of)
    assert report.complete
    return report


def kinds(report: Report) -> Counter[str]:
    return Counter(message.saying.kind for message in report.messages)


@pytest.mark.parametrize(
    ("game", "players", "leaving", "after"),
    [
        ("complots", 3, 1, 17),
        ("complots", 6, 2, 80),
        ("mascarade", 4, 1, 30),
        ("intrigue", 3, 1, 40),
        ("shadow_blades", 3, 1, 40),
    ],
)
def test_a_match_is_played_to_its_end_without_seats_that_are_gone(
    game: str, players: int, leaving: int, after: int
) -> None:
    class Here(Leaving):
        pass

    Here.leaving, Here.after = leaving, after
    report = the_rest_agreed(played(Here, game, players, after))
    assert kinds(report)["end"] == players - leaving
    assert report.table.gone == {Seat(number) for number in range(1, leaving + 1)}


@pytest.mark.parametrize("game", ["complots", "mascarade", "shadow_blades"])
def test_who_is_back_plays_on_and_reads_what_it_was_dealt_meanwhile(game: str) -> None:
    class Here(Leaving):
        after, back_after = 40, 90

    hub = played(Here, game, 4, 3)
    report = agreed(hub)
    left = [company for company in report.table.presence.companies if ONE in company.gone]
    said = max(message.seq for message in report.messages if message.seat == ONE)
    assert ONE not in report.table.gone
    assert said > left[-1].past[0]
    desk = hub.players[0].table.desk
    dealt = [card for card in desk.cards._states if ONE in desk.cards.readable(card)]
    # There a card that was swapped, or perhaps not, is nobody's to read.
    assert dealt or game == "mascarade"
    assert set(desk.reading(dealt)) == set(dealt)


@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [
        ("complots", 3, 0),
        ("complots", 6, 13),
        ("mascarade", 3, 28),
        ("shadow_blades", 3, 0),
        ("intrigue", 4, 1),
    ],
)
def test_all_agree_however_seats_come_and_go(game: str, players: int, seed: int) -> None:
    """Also where who suspects somebody is wrong, where votes cross each other, answers and what
    makes them dead, and where what a seat said turns out to be void.
    """
    report = agreed(played(Churning, game, players, seed))
    assert len(report.table.presence.companies) > 1, "nobody left"


@pytest.mark.long
@pytest.mark.parametrize("game", ["complots", "mascarade", "shadow_blades", "intrigue"])
def test_all_agree_in_many_matches_however_seats_come_and_go(game: str) -> None:
    most = {"complots": 7, "mascarade": 8, "shadow_blades": 4, "intrigue": 5}[game]
    fates: Counter[str] = Counter()
    for seed in range(100):
        report = agreed(played(Churning, game, 3 + seed % (most - 2), seed))
        fates["void"] += sum(step.void for step in report.steps)
        fates["left"] += sum(bool(company.gone) for company in report.table.presence.companies)
        fates += kinds(report)
    assert min(fates["void"], fates["left"], fates["recover"]) > 50, fates


def test_a_share_that_was_recovered_counts_as_the_seat_s_own() -> None:
    """The first seat does not come back; its shares on all cards that somebody reads are public."""
    checked = 0

    class Here(Leaving):
        after = 40

        def rested(self, peer: Listener[Any]) -> None:
            nonlocal checked
            if ONE not in peer.table.gone:
                return
            for state in peer.table.desk.cards._states.values():
                if isinstance(state, Joint) and state.read and ONE not in state.read:
                    assert ONE in state.exposed
                    checked += 1

    report = the_rest_agreed(played(Here, "complots", 4, 40))
    assert kinds(report)["recover"]
    assert checked


class Swapping(Vanishing):
    """``first`` is cut off; while the others mask cards for it, one of them is, in its place."""

    first = ONE

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        rounds = [asked for player in self.players for asked in player.table.rounds.open()]
        for_it = f"/remask/for{self.first}/"
        masking = [seat for asked, late in rounds if for_it in asked.op for seat in late]
        if self.cut_off == {self.first} and masking:
            self.cut(masking[0])
        elif not self.cut_off and self.messages > 30:
            self.cut(self.first)


@pytest.mark.parametrize("first", [2, 3])
def test_who_is_back_masks_its_own_cards_if_too_few_others_are_there(first: int) -> None:
    with luck(first):
        hub = Swapping(Party.of(clocked("everykind", 3), every_kind).players(), first)
        hub.first, hub.flood = Seat(first), True
        hub.run()
    assert hub.errors == []
    (record,) = {player.record().encode() for player in hub.there}
    report = verify_record(Record.decode(record), every_kind)
    assert report.complete
    assert any(step.op.endswith(f"/remask/for{first}/own") for step in report.steps)
