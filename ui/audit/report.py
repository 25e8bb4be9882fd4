"""What a record shows, in short: for people, and for programs."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rich.console import Console

from crypto.sigma import Checked
from table import Absence, Equivocated, Report, Status, Step, Strength, short
from ui.audit import breaking_off, rolls, unseen
from ui.audit.explain import explained, for_experts, wrong
from ui.audit.messages.case import Case
from ui.options import agreed_told
from ui.screen.console import as_is, columns, tick, write
from ui.telling import Teller
from ui.telling.story import Fact, Sentence
from ui.words.offences import wrong_key


def write_report(out: Console, report: Report, teller: Teller, seconds: float) -> None:
    """The whole report, from the players to whether it holds."""
    words = teller.words
    write(out, teller.say(status(report)), "bold")
    write(out, teller.say(bears(report.founding.terms.strength)))
    out.print()
    title = words.say("title") if "title" in words else report.founding.terms.game
    write(out, words.say("heading", game=title, count=len(report.founding.joins)), "bold")
    out.print()
    for row in columns(players(report, teller)):
        as_is(out, row, indent=2)
    write(out, words.say("names-note"), "dim", indent=2)
    out.print()
    for heading, text in terms(report, teller):
        write(out, words.say("fact", name=heading, value=text), indent=2)
    out.print()
    for line in counted(report, teller):
        write(out, line, indent=2, mark=tick(out))
    out.print()
    for line in verdict(report, teller):
        write(out, line, indent=2)
    write(out, closing(report, teller), "bold green", indent=2)
    for line in unseen.told(report, teller):
        write(out, line, "dim", indent=2)
    write(out, words.say("took", seconds=round(seconds, 1)), "dim", indent=2)


def status(report: Report) -> Sentence:
    """How it ended, and whose signatures there are under a result."""
    if report.convicted is not None:
        return Sentence("evidence-against", {"who": report.convicted.seat})
    missing = [seat for seat in report.seats if seat not in report.signers]
    facts: dict[str, Fact] = {"signers": report.signers, "signed": len(report.signers)}
    facts |= {"missing": missing, "count": len(missing)}
    return Sentence(f"status-{report.status.replace(' ', '-')}", facts)


def bears(strength: Strength) -> Sentence:
    """How many could be gone and how many could cheat, by the terms (S4)."""
    if strength.withstands is None:
        return Sentence("bears-nobody", {})
    if strength.among_friends:
        return Sentence("bears-friends", {})
    return Sentence("bears", {"spares": strength.spares, "withstands": strength.withstands})


def players(report: Report, teller: Teller) -> Iterator[tuple[str, ...]]:
    yield tuple(map(teller.words.say, ("seat", "player", "key-fingerprint")))
    for seat, identity in zip(teller.names, report.founding.players, strict=True):
        yield str(seat), teller.names[seat], identity.fingerprint


def terms(report: Report, teller: Teller) -> Iterator[tuple[str, str]]:
    words, agreed = teller.words, report.founding.terms
    yield words.say("options"), agreed_told(words, options(report)) or words.say("options-none")
    if agreed.quorum is None:
        yield words.say("stand-ins"), words.say("stand-ins-none")
    else:
        yield words.say("stand-ins"), words.say("stand-ins-some", quorum=agreed.quorum)


def options(report: Report) -> list[tuple[str, str]]:
    """All options the game was played with, those nobody named included."""
    chosen = getattr(report.table.match.game, "options", None)
    if not is_dataclass(chosen):
        return []
    return [(field.name, str(getattr(chosen, field.name))) for field in fields(chosen)]


def counted(report: Report, teller: Teller) -> Iterator[str]:
    """What was checked, and how much of it."""
    words, kinds = teller.words, proofs(report.steps)
    listed = [words.say(f"proofs-of-{kind}", count=count) for kind, count in kinds.items()]
    yield words.say("signatures", count=len(report.steps))
    if report.rolls and report.table.quorum:
        quorum = report.table.quorum
        yield words.say("roll-calls", count=len(report.rolls), quorum=quorum.q, players=quorum.n)
    yield from map(teller.say, unseen.sharing(report))
    yield words.say("shuffles", count=report.shuffles)
    yield words.say("proofs", count=kinds.total(), kinds=teller.listed(listed))
    edition = str(report.founding.terms.edition)
    yield words.say("decisions", count=report.decisions, edition=edition)


def proofs(steps: tuple[Step, ...]) -> Counter[str]:
    """The proofs by kind, shuffles aside, in the order in which each kind came first."""
    return Counter(sort_of(step, proof) for step in steps for proof in step.proofs)


def sort_of(step: Step, proof: Checked) -> str:
    """The same proof serves several ends; a reader wants to know which."""
    if step.kind == "ack":
        return "complaint"
    if proof.kind == "dleq" and step.kind in ("offer", "empty", "purse"):
        return "amount"
    return proof.kind


def verdict(report: Report, teller: Teller) -> Iterator[str]:
    """How the match came out, or what convicts whom."""
    cheating, offence = report.convicted, report.offence
    told = *absences(report), *lateness(report), *breaking_off.told(report)
    yield from (teller.say(sentence) for sentence in told)
    if cheating is None:
        yield teller.say(result(report))
    elif isinstance(cheating, Equivocated):
        yield from equivocated(cheating, teller)
    elif offence is not None:
        case, number = Case(offence, report, teller), str(offence.number)
        facts: dict[str, Fact] = {"number": number, "author": offence.seat}
        line = teller.say(explained(case).line)
        yield teller.say(Sentence("convicted", {"line": line, **facts}))
        yield from (teller.say(sentence) for sentence in wrong(case))
        yield teller.words.say("convicted-explain", number=number)
    else:  # a lie in a call (E9), or a letter that can't even be read (H1)
        key = "perjured" if cheating.rule == "E9" else wrong_key(cheating.check, cheating.rule)
        lied = Sentence(key, {"who": cheating.seat, "check": cheating.check})
        yield from (teller.say(sentence) for sentence in (lied, *for_experts(cheating)))


def result(report: Report) -> Sentence:
    """Who won, and whose signature is missing under it."""
    if report.status is Status.UNFINISHED:
        return Sentence("unfinished")
    if report.status is Status.BROKEN_OFF:
        return Sentence("broken-off")
    missing = [seat for seat in report.seats if seat not in report.signers]
    facts: dict[str, Fact] = {"winners": report.winners}
    if not missing:
        return Sentence("result", facts)
    return Sentence("result-without", {**facts, "missing": missing, "count": len(missing)})


def absences(report: Report) -> Iterator[Sentence]:
    """Who was gone, how often, and whether they came back."""
    for seat in report.seats:
        spans = [span(absence) for absence in report.absences if absence.seat == seat]
        if spans:
            yield Sentence("absent", {"who": seat, "count": len(spans), "spans": spans})


def lateness(report: Report) -> Iterator[Sentence]:
    """Whose time was over, and by which rolls."""
    for seat in report.seats:
        by = [str(c.roll.number) for c in report.rolls if seat in dict(c.company.late)]
        if by:
            yield Sentence("late", {"who": seat, "count": len(by), "rolls": by})


def span(absence: Absence) -> Sentence:
    key = "absent-still" if absence.back is None else "absent-back"
    return Sentence(key, {"left": str(absence.left), "back": str(absence.back)})


def equivocated(cheating: Equivocated, teller: Teller) -> Iterator[str]:
    one, other = cheating.headers
    yield teller.say(Sentence("equivocated", {"who": cheating.seat, "seq": str(one.seq + 1)}))
    for header in (one, other):
        yield teller.words.say("equivocated-one", kind=header.kind, id=short(header.id))
    yield teller.words.say("wrong-rule", rule=cheating.rule)


def closing(report: Report, teller: Teller) -> str:
    if report.convicted is not None:
        return teller.say(Sentence("evidence-holds", {"who": report.convicted.seat}))
    return teller.words.say("everything-checks" if report.complete else "everything-so-far")


def as_data(report: Report, seconds: float) -> dict[str, Any]:
    """The report for a program; names as the players wrote them."""
    founding, cheating, offence = report.founding, report.convicted, report.offence
    return {
        "holds": True,
        "status": report.status,
        "kind": "match" if cheating is None else "evidence",
        "game": founding.terms.game,
        "edition": founding.terms.edition,
        "options": dict(options(report)),
        "start": founding.terms.start,
        "quorum": founding.terms.quorum,
        "spares": founding.terms.strength.spares,
        "withstands": founding.terms.strength.withstands,
        "table": founding.table.hex(),
        "players": [
            {"seat": int(seat), "name": founding.names[seat], "key": identity.key.hex()}
            for seat, identity in zip(founding.names, founding.players, strict=True)
        ],
        "messages": len(report.steps),
        "shuffles": report.shuffles,
        "proofs": dict(proofs(report.steps)),
        "decisions": report.decisions,
        "complete": report.complete,
        "signed": [int(seat) for seat in report.signers],
        **breaking_off.as_data(report),
        **unseen.as_data(report),
        "rolls": [rolls.as_data(called) for called in report.rolls],
        "absences": [absence._asdict() for absence in report.absences],
        "winners": [int(seat) for seat in report.winners],
        "convicted": None
        if cheating is None
        else {
            "seat": int(cheating.seat),
            "reason": cheating.reason,
            "rule": cheating.rule,
            "check": cheating.check,
            "message": offence.number if offence else None,
        },
        "seconds": round(seconds, 3),
    }
