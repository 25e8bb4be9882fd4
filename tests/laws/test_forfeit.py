"""Of two, one is gone: however votes and words cross, whoever is honest ends with a result."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from games.kit import Seat
from table.audit.report import Report
from table.audit.verify import verify_record
from table.log.record import Record
from table.participant import Listener, Player
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of, terms_of
from tests.mental.vanishing import Vanishing

ONE, TWO = Seat(1), Seat(2)


class Mended(Vanishing):
    """In the end everybody hears what was said."""

    def run(self) -> None:
        super().run()
        self.cut()
        while self.on_its_way:
            self.deliver(*self.pick())


class Duel(Mended):
    """The second seat is cut off after so many messages, and back when somebody has won."""

    until = 0
    heard = 0

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        self.heard += 1
        if self.heard == self.until:
            self.cut(TWO)

    def suspect(self, player: Player[Any], doubt: float) -> None:
        if self.cut_off and player.seat == ONE:
            super().suspect(player, doubt)


class Distrustful(Mended):
    """They are cut off from each other every now and then, and each may find the other gone."""

    doubt = 0.01
    unrest = 0.02

    @property
    def there(self) -> list[Player[Any]]:
        return self.players  # in the end both

    def deliver(self, peer: Listener[Any], data: bytes) -> None:
        super().deliver(peer, data)
        over = all(player.table.finished for player in self.players)
        if not over and self.random.random() < self.unrest:
            self.cut(TWO)

    def wake(self) -> None:
        if self.random.random() < 0.05:
            self.cut()
        player = self.random.choice(self.players)
        self.suspect(player, 0.2)
        self.speak(player)


def played(hub_type: type[Vanishing], seed: int, game: str = "complots", until: int = 0) -> Any:
    with luck(seed):
        party = Party.of(clocked(game, 2))
        hub = hub_type(party.players(), seed, spectators=[party.spectator()])
        if isinstance(hub, Duel):
            hub.until = until
        hub.run()
    assert hub.errors == []
    return hub


def told_by(peer: Listener[Any]) -> Report:
    """What an auditor finds in the record of ``peer``, which is what ``peer`` believes."""
    report = verify_record(peer.record(), game_of)
    assert report.complete
    found, believed = report.table, peer.table
    assert (found.winners, found.forfeited) == (believed.winners, believed.forfeited)
    assert found.match.events == believed.match.events
    return report


def agreed(hub: Vanishing) -> Report:
    (record,) = {peer.record().encode() for peer in hub.peers}
    assert not any(peer.table.presence.disputed for peer in hub.peers)
    assert Record.decode(record).encode() == record
    reports = [told_by(peer) for peer in hub.peers]
    return reports[0]


@pytest.mark.parametrize("game", ["complots", "mascarade", "kuhn"])
def test_who_is_cut_off_for_good_has_forfeited_and_learns_so(game: str) -> None:
    random = Random(1)
    for seed in range(4):
        hub = played(Duel, seed, game, until=random.randrange(3, 30))
        report = agreed(hub)
        assert (report.table.forfeited, report.winners) == (TWO, (ONE,))
        assert [message.saying.kind for message in report.messages].count("company") == 1


def test_whatever_crosses_each_has_a_record_that_holds_and_nobody_is_named_a_cheat() -> None:
    """Among all these matches are some that were played to the end, some in which one forfeited
    that had spoken meanwhile, and some in which each declared the other gone.
    """
    fates: Counter[str] = Counter()
    for seed in range(30):
        hub = played(Distrustful, seed, "kuhn" if seed % 2 else "complots")
        fates[fate(hub)] += 1
        fates["restarted"] += heard_in_vain(hub)
    expected = ("decided", "forfeited", "spoke meanwhile", "disputed", "restarted")
    assert min(fates[name] for name in expected) > 1, fates


def heard_in_vain(hub: Vanishing) -> bool:
    """Did anybody hear what turned out to be void?"""
    return any(peer.table.inbox._in_vain for peer in hub.peers)


def fate(hub: Vanishing) -> str:
    one, other = hub.players
    if one.table.gone == other.table.gone:
        if agreed(hub).table.forfeited is None:
            return "decided"
        return "spoke meanwhile" if heard_in_vain(hub) else "forfeited"
    assert all(peer.table.presence.disputed for peer in hub.peers)
    reports = [told_by(peer) for peer in hub.peers]
    assert [report.table.gone for report in reports[:2]] == [{TWO}, {ONE}]
    return "disputed"


class Hasty(Vanishing):
    """Whoever decides has just had enough of waiting for the other, too."""

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        self.suspect(player, 0.5)
        return super().decide(player, options)

    def wake(self) -> None:
        self.speak(self.random.choice(self.players))


def test_nobody_is_declared_gone_who_is_no_longer_awaited_when_the_other_has_answered() -> None:
    """The pile that a conceded claim would have needed is not mixed any further."""
    fates = Counter(fate(played(Hasty, seed)) for seed in range(20))
    assert min(fates["decided"], fates["forfeited"]) > 1, fates


def test_the_result_of_the_rules_stands_though_one_is_gone_before_signing_it() -> None:
    class LastMinute(Duel):
        def rested(self, _: Listener[Any]) -> None:
            if self.players[1].table.match.pending is None and not self.cut_off:
                self.cut(TWO)

    hub = played(LastMinute, 1)
    report = agreed(hub)
    assert report.table.gone == {TWO}
    assert report.table.forfeited is None
    assert report.winners == tuple(hub.players[1].table.match.game.winners)
    signed = [message.seat for message in report.messages if message.saying.kind == "end"]
    assert signed == [ONE]


def test_without_a_clock_nobody_is_gone() -> None:
    with luck(1):
        first, _ = Party.of(terms_of("kuhn", 2)).players()
    first.table.outbox.suspect(TWO)
    assert [saying.kind for saying, _ in first.table.say()] == ["key"]
    assert first.table.member.vote([TWO]) is None
