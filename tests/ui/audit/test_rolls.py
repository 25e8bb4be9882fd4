"""Roll calls in a record, told to people and to programs: where they stand and what they did."""

import json
import re
from pathlib import Path

import pytest

from crypto.identity import Identity
from games.kit import Seat
from table.audit.report import Called, Report
from table.audit.verify import verify_record
from table.calls.report import Claim
from table.calls.roll import Debt
from table.calls.statement import Place, Statement, Step
from table.calls.votes import Ballot, encode_ballot
from table.record import Record
from tests.matches import FOLDER
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.vanishing import Churning, clocked
from tests.ui.audit.test_gone import explainer_of, text
from tests.ui.files import Outcome, run
from ui.audit.report import lateness
from ui.terms import game_of
from ui.words import LANGUAGES

MATCH = FOLDER / "complots-gone.rec"
TOLD = (
    "who did not report.",
    "who owed the “",
    "is back.",
    "is still gone.",
    "’s time was over (“",
    "Nothing changes.",
    "rightly claimed that",
    "was late: ",
    "Nothing changed for ",
    "(it had come after all)",
    "and claimed nothing.",
    "in attempt 2.",
)


@pytest.fixture(scope="module")
def golden() -> Report:
    return verify_record(Record.decode(MATCH.read_bytes()), game_of)


@pytest.fixture(scope="module")
def reports(golden: Report) -> list[Report]:
    """With those of impatient players who come and go, until all occurs that is told here."""
    found = [golden]
    for seed in range(30):
        if not untold(found):
            break
        found.append(impatient(seed))
    return found


def impatient(seed: int) -> Report:
    """A match in which some leave because others say so."""
    with luck(seed):
        hub = Churning(Party.of(clocked("complots", 4)).players(), seed)
        hub.haste = 0.1
        hub.run()
    return verify_record(Record.decode(hub.players[0].record().encode()), game_of)


def untold(reports: list[Report]) -> list[str]:
    pages = [explainer_of(report).roll_page(called) for report, called in rolls_of(reports)]
    told = "\n".join(f"{text(page)}\n{page.signed}" for page in pages)
    return [words for words in TOLD if words not in told]


def rolls_of(reports: list[Report]) -> list[tuple[Report, Called]]:
    found = [(report, called) for report in reports for called in report.rolls]
    assert found
    return found


def test_the_rolls_stand_where_they_were_called(golden: Report) -> None:
    entries = list(explainer_of(golden).entries())
    assert [e for e in entries if isinstance(e, Called)] == list(golden.rolls)
    said = 0
    for entry in entries:
        if isinstance(entry, Called):
            assert entry.after == said
        else:
            said += 1
            assert entry.number == said


def test_everything_that_a_roll_can_bring_about_is_told(reports: list[Report]) -> None:
    assert untold(reports) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_is_explained_in_every_language(golden: Report, language: str) -> None:
    english, explainer = explainer_of(golden), explainer_of(golden, language)
    for called in golden.rolls:
        page = explainer.roll_page(called)
        assert len(text(page).splitlines()) == len(text(english.roll_page(called)).splitlines())
        assert not set("{}$") & set(page.title + page.place + text(page) + page.signed)


def test_a_line_says_who_reported_and_who_is_left_out(reports: list[Report]) -> None:
    for report, called in rolls_of(reports):
        line = explainer_of(report).roll_line(called)
        names = [report.founding.names[seat] for seat in called.roll.authors]
        said = re.findall(r"reports of (.*) \(3 of 4 needed\)", line)
        assert [re.split(", | and ", text) for text in said] == [names]
        before = report.table.companies[called.roll.number - 1].gone
        for seat, name in report.founding.names.items():
            now, then = seat in called.company.gone, seat in before
            assert (f"goes on without {name}," in line) == (now and not then)
            assert (f"{name}’s time was over" in line) == (seat in dict(called.company.late))


def test_nobody_is_said_to_have_claimed_what_they_did_not(reports: list[Report]) -> None:
    for report, called in rolls_of(reports):
        weight = report.table.quorum.weight if report.table.quorum else 0
        for seat, op in called.company.late:
            by = called.claimed_by(seat, Debt.DECISION, op)
            assert len(by) >= weight
            claims = {r.seat: r.claims for r in called.roll.reports}
            assert all(Claim(seat, op) in claims[author] for author in by)
        for seat in called.company.gone & set(called.roll.authors):
            assert len(called.claimed_by(seat, Debt.DUTY)) >= weight


def test_who_signed_a_roll_is_told(golden: Report) -> None:
    for called in golden.rolls:
        page = explainer_of(golden).roll_page(called)
        signers = [golden.founding.names[vote.seat] for vote in called.proof.precommits]
        assert len(signers) == 3
        assert f"Signed by {signers[0]}, {signers[1]} and {signers[2]} in attempt" in page.signed


def test_the_report_counts_rolls_and_says_who_was_late(
    golden: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = run(capsys, "verify", MATCH, "--lang", "en").out
    assert f"{len(golden.rolls)} roll calls, each signed by 3 of the 4 players" in shown
    teller = explainer_of(golden).teller
    told = [teller.say(sentence) for sentence in lateness(golden)]
    late = {seat for called in golden.rolls for seat, _ in called.company.late}
    assert len(told) == len(late) > 0
    assert all(line in shown for line in told)


# As a program reads them, and one at a time


def explain(capsys: pytest.CaptureFixture[str], *words: str) -> Outcome:
    return run(capsys, "verify", MATCH, "--lang", "en", "--explain", *words)


def test_a_program_reads_every_roll(golden: Report, capsys: pytest.CaptureFixture[str]) -> None:
    rolls = json.loads(run(capsys, "verify", MATCH, "--json").out)["rolls"]
    assert [roll["number"] for roll in rolls] == list(range(1, len(golden.rolls) + 1))
    for data, called in zip(rolls, golden.rolls, strict=True):
        assert data["after"] == called.after
        assert data["reports"] == list(called.roll.authors)
        assert data["gone"] == sorted(called.company.gone)
        assert {(late["seat"], late["op"]) for late in data["late"]} == called.company.late
        assert data["signed"] == [vote.seat for vote in called.proof.precommits]
        stands = {(c["seat"], c["op"]) for c in data["claims"] if c["stands"]}
        assert stands == called.owed.keys()


def test_all_messages_and_rolls_in_a_line_each(
    golden: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    entries = json.loads(explain(capsys, "all", "--json").out)
    assert len(entries) == len(golden.steps) + len(golden.rolls)
    assert [e["roll"] for e in entries if "roll" in e] == list(range(1, len(golden.rolls) + 1))
    shown = explain(capsys).out
    assert all(entry["line"] in shown for entry in entries)


def test_one_roll_on_a_page_of_its_own(golden: Report, capsys: pytest.CaptureFixture[str]) -> None:
    called = golden.rolls[2]
    shown = explain(capsys, "roll3")
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.startswith(f"Roll call 3 of {len(golden.rolls)} · ")
    data = json.loads(explain(capsys, "roll3", "--json").out)
    assert (data["roll"], data["after"]) == (3, called.after)


@pytest.mark.parametrize("which", ["roll0", "roll99", "roll", "rollx", "roll-1"])
def test_a_roll_that_is_none_is_refused(which: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = explain(capsys, which)
    assert (shown.code, shown.out) == (1, "")
    assert "roll" in shown.err


# Who lies in a call


def test_whoever_voted_twice_is_told_to_have_lied_in_a_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with luck(1):
        party = Party.of(clocked("complots", 4))
    path = tmp_path / "evidence"
    path.write_bytes(two_votes(party, party.identities[2]))
    shown = run(capsys, "verify", path, "--lang", "en")
    assert "P3 lied in a roll call: what they signed there does not go together" in shown.out
    assert "signed two different statements for one prevote" in shown.out
    assert "The rule that was broken is E9" in shown.out


def two_votes(party: Party, liar: Identity) -> bytes:
    place = Place(Seat(3), 1, Step.PREVOTE)
    bodies = [encode_ballot(Step.PREVOTE, Ballot(bytes([n]) * 32)) for n in (1, 2)]
    signed = [Statement.sign(liar, party.founding.table, place, body) for body in bodies]
    exhibits = tuple(statement.encode() for statement in signed)
    return Record(party.founding, exhibits=exhibits).encode()
