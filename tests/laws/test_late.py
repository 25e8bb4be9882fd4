"""Whoever halts when, and however reports and answers cross: all peers play the same match."""

from collections import Counter
from collections.abc import Iterator

import pytest

from table.audit.report import Report
from table.audit.verify import verify_record
from table.log.op import END
from table.record import Record
from tests.mental.luck import luck
from tests.mental.seating import MakeGame, Party, game_of
from tests.mental.vanishing import Impatient, clocked


def played(game: str, players: int, seed: int, **options: str) -> Impatient:
    with luck(seed):
        party = Party.of(clocked(game, players, **options))
        hub = Impatient(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    return hub


def agreed(hub: Impatient, make_game: MakeGame = game_of) -> Report:
    """All peers who are there ended with one result, and so does an auditor of their records.

    They may differ in who signed it, and in rolls after the last answer: else in nothing. The
    report is about the one with the most signatures.
    """
    assert hub.errors == []
    there = [peer for peer in hub.peers if not hub.is_cut(peer)]
    assert all(peer.table.finished for peer in there if peer in hub.there)
    records = [peer.record() for peer in there if peer.table.finished]
    assert len({tuple(answers(record)) for record in records}) == 1
    assert len(dict.fromkeys(map(rolls_of, records))) == 1
    fewest, *_, most = sorted(records, key=lambda record: len(record.messages))
    files = [record.encode() for record in (fewest, most)]
    reports = [verify_record(Record.decode(data), make_game) for data in files]
    for report in reports:
        assert report.complete
        assert all(p.table.winners == report.winners for p in there if p.table.finished)
        assert all(p.table.match.events == report.table.match.events for p in hub.there)
    return reports[-1]


def answers(record: Record) -> Iterator[bytes]:
    """All that was said but the signatures under the result."""
    return (message.id for message in record.messages if message.saying.op != END)


def rolls_of(record: Record) -> tuple[bytes, ...]:
    """Those with an answer after them."""
    last = max(message.epoch for message in record.messages if message.saying.op != END)
    return tuple(proof.roll.digest for proof, _ in record.epochs[1 : last + 1] if proof)


def test_all_agree_whoever_is_late_and_whatever_crosses() -> None:
    """Among these matches are rolls that changed nothing, and some by which somebody was late."""
    rolls: Counter[str] = Counter()
    for seed in range(3):
        report = agreed(played("complots", 3 + seed % 2, seed))
        rolls += rolls_in(report)
    assert min(rolls["late"], rolls["nothing"]) > 1, rolls


@pytest.mark.long
def test_all_agree_though_plays_from_hidden_hands_come_late() -> None:
    """Even where the hand has been mixed since, and the cards that were played are no more."""
    rolls: Counter[str] = Counter()
    for seed in range(4):
        report = agreed(played("shadow_blades", 3, seed, length="short"))
        rolls += rolls_in(report)
    assert min(rolls["late"], rolls["nothing"]) > 1, rolls


def rolls_in(report: Report) -> Counter[str]:
    """What rolls did: somebody was late or left by them, or nothing."""
    found: Counter[str] = Counter()
    for before, after in zip(report.table.companies, report.table.companies[1:], strict=False):
        found["late"] += bool(after.late)
        found["left"] += bool(after.gone - before.gone)
        found["nothing"] += after.gone == before.gone and not after.late
    return found
