"""Two papers side by side: ``undertable verify A B`` (A4), and two JOINs for one match (J1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Console

from crypto.errors import CryptoError
from games.kit import Seat
from table import (
    Cheating,
    Comparison,
    Equivocated,
    Parting,
    Relation,
    Side,
    Status,
    Twice,
    compare,
    parting,
)
from ui.audit.explain import Page, for_experts
from ui.audit.parting import Storyteller
from ui.audit.parting import as_data as parting_as_data
from ui.audit.report import as_data, equivocated, status, verdict
from ui.problem import RecordProblem, by_the_system
from ui.screen.console import write
from ui.screen.names import distinct, printable
from ui.telling import Teller
from ui.telling.story import Fact, Sentence
from ui.words import Words

Files = tuple[Path, Path]


@dataclass(frozen=True)
class Pair:
    """Two records that hold, each alone, and what they show together."""

    paths: Files
    sides: tuple[Side, Side]
    found: Comparison
    kept: dict[Seat, Path]  # where the evidence against each is, if it was to be kept

    @classmethod
    def of(cls, paths: Files, sides: tuple[Side, Side], out: Path | None) -> "Pair":
        found = compare(*sides)
        return cls(paths, sides, found, dict(keep(found.convicted, out)) if out else {})

    @property
    def names(self) -> tuple[str, str]:
        """What the files are called, if that tells them apart."""
        one, other = self.paths
        short = (one.name, other.name) if one.name != other.name else (str(one), str(other))
        return printable(short[0]), printable(short[1])

    @property
    def is_one_table(self) -> bool:
        one, other = self.sides
        return one.record.founding.table == other.record.founding.table

    @cached_property
    def parting(self) -> Parting | None:
        """Where they part; None for two matches, which have nothing in common."""
        return parting(*self.sides) if self.is_one_table else None

    @property
    def exit_code(self) -> int:
        return self.found.exit_code(*(side.report.status for side in self.sides))


def keep(convicted: Sequence[Cheating], folder: Path) -> Iterator[tuple[Seat, Path]]:
    """A file for each, which convicts by itself."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for cheating in convicted:
            path = folder / f"seat-{cheating.seat}.evidence"
            path.write_bytes(cheating.evidence)
            yield cheating.seat, path
    except OSError as error:
        raise RecordProblem("unwritten", path=folder, reason=by_the_system(error)) from error


# For people

SAID = {
    Relation.SAME: "pair-same",
    Relation.VIEWS: "pair-views",
    Relation.CONFLICT: "pair-conflict",
    Relation.MATCHES: "pair-matches",
}


def write_pair(out: Console, pair: Pair, language: str) -> None:
    """Each alone in short, then the two together."""
    tellers = [teller_of(side, language) for side in pair.sides]
    for name, side, teller in zip(pair.names, pair.sides, tellers, strict=True):
        write(out, name, "bold")
        for line in (teller.say(status(side.report)), *verdict(side.report, teller)):
            write(out, line, indent=2)
        out.print()
    write(out, tellers[0].words.say("pair-heading"), "bold")
    for line in told(pair, tellers[0]):
        write(out, line, indent=2)
    if pair.found.is_impossible:
        write(out, tellers[0].say(impossible(pair.found)), "bold red", indent=2)


def explained(pair: Pair, language: str) -> Page | None:
    """The two as one story; None for two matches."""
    found, teller = pair.parting, teller_of(pair.sides[0], language)
    if found is None:
        return None
    return Storyteller(pair.sides, pair.names, teller).page(found, told(pair, teller))


def teller_of(side: Side, language: str) -> Teller:
    names, game = distinct(side.record.founding.names), side.record.founding.terms.game
    return Teller(game, language, names, parts=("audit", "explain", "together"))


def told(pair: Pair, teller: Teller) -> Iterator[str]:
    """How they belong together, then whom they convict."""
    for sentence in (*belong(pair), *shown(pair), *each_gone(pair)):
        yield teller.say(sentence)
    found = pair.found.convicted
    for cheating in found:
        yield from convicted(cheating, teller)
    yield from (teller.say(sentence) for sentence in (*outcome(found), *where(pair)))


def belong(pair: Pair) -> Iterator[Sentence]:
    (one, other), relation = pair.names, pair.found.relation
    if relation in SAID:
        yield Sentence(SAID[relation])
    elif relation is Relation.FIRST_BEGINS:
        yield Sentence("pair-begins", {"one": one, "other": other})
    elif relation is Relation.SECOND_BEGINS:
        yield Sentence("pair-begins", {"one": other, "other": one})
    for twice in pair.found.joined_twice:
        facts = {"who": printable(twice.one.body.name), "key": twice.one.identity.fingerprint}
        yield Sentence("pair-joined-twice", {**facts})
    if pair.found.two_results:
        first, second = (side.report.winners for side in pair.sides)
        facts = {"one": one, "other": other}
        yield Sentence("pair-results", {**facts, "first": first, "second": second})


def shown(pair: Pair) -> Iterator[Sentence]:
    """What some say that they missed, though the other record has it (S5)."""
    for missed in pair.found.shown:
        file = pair.names[0 if missed.first else 1]
        debt = Sentence("roll-debt", {"kind": missed.kind, "op": missed.op})
        facts: dict[str, Fact] = {"who": missed.seat, "file": file, "debt": debt}
        by = missed.claimants
        yield Sentence("pair-shown", {**facts, "by": by, "count": len(by)})


def each_gone(pair: Pair) -> Iterator[Sentence]:
    """Of two, each may say that it was left alone by the other (T1)."""
    first, second = (side.report.missed for side in pair.sides)
    if first and second and pair.is_one_table and first.seat != second.seat:
        yield Sentence("pair-each-gone", {"first": first.seat, "second": second.seat})


def convicted(cheating: Cheating, teller: Teller) -> Iterator[str]:
    if isinstance(cheating, Equivocated):
        yield from equivocated(cheating, teller)
        return
    lied = Sentence("pair-lied", {"who": cheating.seat})
    yield from (teller.say(sentence) for sentence in (lied, *for_experts(cheating)))


def outcome(found: Sequence[Cheating]) -> Iterator[Sentence]:
    whom = [cheating.seat for cheating in found]
    yield Sentence("pair-convicted", {"whom": whom}) if whom else Sentence("pair-nobody")


def where(pair: Pair) -> Iterator[Sentence]:
    """Where the evidence is, or how to get it."""
    for cheating in pair.found.convicted:
        if cheating.seat in pair.kept:
            path = printable(str(pair.kept[cheating.seat]))
            yield Sentence("pair-evidence", {"who": cheating.seat, "path": path})
    if pair.found.convicted and not pair.kept:
        yield Sentence("pair-how-to-keep")


def impossible(found: Comparison) -> Sentence:
    return Sentence("pair-impossible", {"least": found.least, "count": len(found.convicted)})


# For programs


def pair_as_data(pair: Pair, seconds: float) -> dict[str, Any]:
    found, kept = pair.found, {seat: str(path) for seat, path in pair.kept.items()}
    return {
        "holds": True,
        "kind": "pair",
        "relation": found.relation,
        "two_results": found.two_results,
        "convicted": [
            {
                "seat": int(cheating.seat),
                "reason": cheating.reason,
                "rule": cheating.rule,
                "evidence": kept.get(cheating.seat),
            }
            for cheating in found.convicted
        ],
        "at_least": found.least,
        "bug": found.is_impossible,
        "shown": [
            {
                "record": 0 if missed.first else 1,
                "seat": int(missed.seat),
                "op": missed.op,
                "missed_by": [int(seat) for seat in missed.claimants],
            }
            for missed in found.shown
        ],
        "parting": pair.parting and parting_as_data(pair.parting),
        "signed_twice": [twice_as_data(twice) for twice in found.joined_twice],
        "records": [as_data(side.report, seconds) for side in pair.sides],
    }


# Two JOINs


def read_twice(path: Path, data: bytes) -> Twice:
    try:
        return Twice.decode(data)
    except CryptoError as error:
        raise RecordProblem("not-twice", path=path) from error


def write_twice(out: Console, twice: Twice, language: str) -> None:
    words, body = Words(language, "audit"), twice.one.body
    names = {"who": printable(body.name), "key": twice.one.identity.fingerprint}
    write(out, words.say("status-signed-twice", **names), "bold")
    write(out, words.say("signed-twice-means"))


def twice_as_data(twice: Twice) -> dict[str, Any]:
    body = twice.one.body
    return {
        "holds": True,
        "kind": "joins",
        "status": Status.SIGNED_TWICE,
        "name": body.name,
        "key": body.identity.hex(),
        "occasion": body.terms.occasion.hex(),
    }
