"""Whoever is gone, and whenever it comes back: all peers play the same match to the same end."""

from collections import Counter
from typing import Any

import pytest

from games.kit import Seat
from table.audit.report import Report
from table.audit.verify import verify_record
from table.fulfil.cards import Joint
from table.participant import Listener
from table.record import Record
from tests.laws.test_late import agreed
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.vanishing import Churning, Impatient, clocked
from tests.table.every_kind import every_kind

ONE, TWO = Seat(1), Seat(2)
SHORT = {"shadow_blades": {"length": "short"}, "intrigue": {"bribes": "sealed", "offers": "1"}}


NEVER = 10**6  # messages


class Leaving(Impatient):
    """The first seats are cut off after a while, and perhaps back after some more."""

    leaving, after, back_after = 1, 30, NEVER

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        super().deliver(peer, data)
        gone = range(1, self.leaving + 1) if self.after <= self.messages < self.back_after else ()
        if {*gone} != {*self.cut_off}:
            self.cut(*gone)


def played(hub: type[Impatient], game: str, players: int, seed: int) -> Impatient:
    with luck(seed):
        party = Party.of(clocked(game, players, **SHORT.get(game, {})))
        there = hub(party.players(), seed, spectators=[party.spectator()])
        there.run()
    return there


def kinds(report: Report) -> Counter[str]:
    return Counter(message.saying.kind for message in report.messages)


@pytest.mark.parametrize(
    ("game", "players", "leaving", "after"),
    [
        ("complots", 3, 1, 17),
        pytest.param("complots", 6, 2, 80, marks=pytest.mark.long),
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
    report = agreed(played(Here, game, players, after))
    assert kinds(report)["end"] == players - leaving
    assert report.table.gone == {Seat(number) for number in range(1, leaving + 1)}


class Returning(Leaving):
    """The first seat is back when the others have gone on without it for a while."""

    after, looked_at = 30, 0
    read = before = 0  # cards of the first seat since it is back, and what it had said by then

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        super().deliver(peer, data)
        one, other = self.players[:2]
        if self.back_after == NEVER and other.table.gone == {ONE}:
            self.back_after = self.messages + 20
        is_back = len(one.table.companies) > 2 and ONE not in one.table.gone
        if is_back and self.looked_at < len(one.table.match.events):
            self.looked_at = len(one.table.match.events)
            self.before = self.before or len(one.log.chains[ONE])
            desk = one.table.desk
            dealt = [card for card in desk.cards._states if ONE in desk.cards.readable(card)]
            assert set(desk.reading(dealt)) == set(dealt)
            self.read = max(self.read, len(dealt))


@pytest.mark.parametrize("game", ["complots", "mascarade", "shadow_blades"])
def test_who_is_back_plays_on_and_reads_what_it_was_dealt_meanwhile(game: str) -> None:
    hub = played(Returning, game, 4, 3)
    assert isinstance(hub, Returning)
    report = agreed(hub)
    assert any(absence.seat == ONE and absence.back for absence in report.absences)
    assert sum(message.seat == ONE for message in report.messages) > hub.before
    # There a card that was swapped, or perhaps not, is nobody's to read.
    assert hub.read or game == "mascarade"


@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [
        ("complots", 4, 0),
        pytest.param("complots", 6, 14, marks=pytest.mark.long),
        ("mascarade", 3, 28),
        ("shadow_blades", 3, 0),
        ("intrigue", 4, 1),
    ],
)
def test_all_agree_however_seats_come_and_go(game: str, players: int, seed: int) -> None:
    """Even where whoever claims that somebody is gone is wrong, where reports and answers cross,
    and where what a seat said turns out to be void.
    """
    report = agreed(played(Churning, game, players, seed))
    assert any(company.gone for company in report.table.companies), "nobody left"


@pytest.mark.long
@pytest.mark.parametrize("game", ["complots", "mascarade", "shadow_blades", "intrigue"])
def test_all_agree_in_many_matches_however_seats_come_and_go(game: str) -> None:
    most = {"complots": 7, "mascarade": 8, "shadow_blades": 4, "intrigue": 5}[game]
    fates: Counter[str] = Counter()
    for seed in range(40):
        report = agreed(played(Churning, game, 3 + seed % (most - 2), seed))
        fates["left"] += sum(bool(company.gone) for company in report.table.companies)
        fates += kinds(report)
    assert fates["left"] > 50, fates
    # Intrigue has no cards: a coin or two is all that wants the share of a seat that is gone.
    assert fates["recover"] > (5 if game == "intrigue" else 50), fates


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

    report = agreed(played(Here, "complots", 4, 40))
    assert kinds(report)["recover"]
    assert checked


def len_of(report: Report) -> int:
    return len(report.steps)


class Swapping(Impatient):
    """``first`` is cut off; while the others mask cards for it, one of them is, in its place."""

    first = ONE

    def deliver(self, peer: Listener[Any], data: Any) -> None:
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
    records = [Record.decode(player.record().encode()) for player in hub.there]
    report = max((verify_record(record, every_kind) for record in records), key=len_of)
    assert report.complete
    assert any(step.op.endswith(f"/remask/for{first}/own") for step in report.steps)
