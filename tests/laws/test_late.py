"""Whoever is found late, and however votes and answers cross: all peers play the same match."""

from collections import Counter

from table.audit.report import Report
from table.audit.verify import verify_record
from table.log.record import Record
from tests.mental.impatient import Impatient, clocked
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of


def played(game: str, players: int, seed: int, **options: str) -> Impatient:
    with luck(seed):
        party = Party.of(clocked(game, players, **options))
        hub = Impatient(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    return hub


def agreed(hub: Impatient) -> Report:
    """All peers ended with the same record, and an auditor with the same result."""
    assert hub.errors == []
    (record,) = {peer.record().encode() for peer in hub.peers}
    report = verify_record(Record.decode(record), game_of)
    assert report.complete
    for peer in hub.peers:
        assert peer.table.match.events == report.table.match.events
    return report


def test_all_agree_whoever_is_voted_late_and_whatever_crosses() -> None:
    """Among all these matches are defaults, answers that counted though some had voted, and
    answers that were void.
    """
    fates: Counter[str] = Counter()
    for seed in range(6):
        report = agreed(played("complots", 3 + seed % 3, seed))
        fates += fates_in(report)
    assert min(fates["late"], fates["void"], fates["in time"], fates["unanimous"]) > 5, fates


def test_all_agree_though_plays_from_hidden_hands_come_late() -> None:
    """Also where the hand has been mixed since, and the cards that were played are no more."""
    fates: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for seed in range(4):
        report = agreed(played("shadow_blades", 3, seed, length="short"))
        fates += fates_in(report)
        kinds += void_in(report)
    assert min(fates["late"], fates["void"], fates["in time"], fates["unanimous"]) > 5, fates
    assert kinds["play"] > 2, kinds


def void_in(report: Report) -> Counter[str]:
    """The kinds of answers that did not count."""
    entries = report.table.rounds._votable.values()
    late = [(entry.round.kind, part) for entry in entries for part in entry.parts.values()]
    return Counter(kind for kind, part in late if part.is_late and part.answer)


def fates_in(report: Report) -> Counter[str]:
    fates: Counter[str] = Counter()
    rounds = report.table.rounds
    for entry in rounds._votable.values():
        for part in entry.parts.values():
            if part.is_late:
                fates["void" if part.answer else "late"] += 1
            else:
                fates["in time" if part.votes else "unanimous"] += 1
    return fates
