"""Matches that all others ended because one seat was gone, where nobody could stand in (S5, T1)."""

from collections.abc import Iterator
from typing import Any

from games.kit import Seat
from table import Missed, Report
from ui.telling.story import Fact, Sentence


def told(report: Report) -> Iterator[Sentence]:
    """Who was waited for in vain, and whose word that is."""
    missed = report.missed
    if missed is None:
        return
    by, debts = [claim.author for claim in missed.claims], list(debts_of(report, missed))
    facts: dict[str, Fact] = {"who": missed.seat, "by": by, "count": len(by), "debts": debts}
    yield Sentence("missed", facts)
    if len(by) == 1:
        yield Sentence("missed-alone")


def owed(missed: Missed) -> list[tuple[Seat, str]]:
    """What it is about, each operation once."""
    return sorted({(missed.seat, claim.op) for claim in missed.claims})


def debts_of(report: Report, missed: Missed) -> Iterator[Sentence]:
    for _, op in owed(missed):
        yield Sentence("roll-debt", {"kind": report.table.kind_due(op) or "", "op": op})


def as_data(report: Report) -> dict[str, Any]:
    """For a program."""
    missed = report.missed
    if missed is None:
        return {"owed": [], "claims": []}
    return {
        "owed": [{"seat": int(seat), "op": op} for seat, op in owed(missed)],
        "claims": [
            {"by": int(claim.author), "seat": int(missed.seat), "op": claim.op}
            for claim in missed.claims
        ],
    }
