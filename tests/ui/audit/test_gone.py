"""Matches that went on without somebody: checked, explained entry by entry, and replayed."""

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.kit import Shuffle
from table.audit.report import Report
from table.audit.verify import verify_record
from table.log.op import Op, Turn
from table.record import Record
from tests.matches import FOLDER
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.vanishing import Churning, clocked
from tests.table.every_kind import every_kind
from tests.ui.files import run
from ui.audit.explain import Explainer, Page
from ui.audit.report import absences, result
from ui.telling import Teller
from ui.terms import game_of
from ui.words import LANGUAGES, Words

MATCH = FOLDER / "complots-gone.rec"
TOLD = (
    "stood in, with the piece of that key",
    "the draw needed their part",
    "What was missing because of that, the others recovered",
    "Being back, ",
    "put a key on again",
    "could not mask what there is to see",
    "was gone, so the turn passed to the next player",
    "was gone and did not sign",
)


class Wild(Churning):
    haste = 0.05
    unrest = 0.1


def report_of(seed: int) -> Report:
    with luck(seed):
        hub = Wild(Party.of(clocked("everykind", 3), every_kind).players(), seed)
        hub.run()
    record = hub.players[0].record().encode()
    return verify_record(Record.decode(record), every_kind)


def explainer_of(report: Report, language: str = "en") -> Explainer:
    game, names = report.founding.terms.game, report.founding.names
    return Explainer(report, Teller(game, language, names, parts=("audit", "explain")))


def pages_of(report: Report, language: str = "en") -> Iterator[Page]:
    explainer = explainer_of(report, language)
    return map(explainer.page_of, explainer.entries())


def text(page: Page) -> str:
    return "\n".join([page.line, *(line.text for part in page.paragraphs for line in part.lines)])


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    """Matches in which everything occurs that is told here; each shows something new."""
    found, wanted = list[Report](), set(TOLD)
    for seed in range(100):
        report = report_of(seed)
        told = "\n".join(map(text, pages_of(report)))
        if met := {words for words in wanted if words in told}:
            found.append(report)
            wanted -= met
        if not wanted:
            break
    assert not wanted
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_every_language(reports: list[Report], language: str) -> None:
    for report in reports:
        for page in pages_of(report, language):
            assert len(page.paragraphs) >= 3
            assert not set("{}$") & set(text(page) + page.signed)


def test_stand_ins_prove_that_they_used_their_piece_of_the_key(reports: list[Report]) -> None:
    steps = [(report, s) for report in reports for s in report.steps if s.kind == "recover"]
    assert steps
    for report, step in steps:
        assert "F = f·G" in text(explainer_of(report).page(step))


def test_the_last_who_mixed_tells_what_the_cards_are_called_now(reports: list[Report]) -> None:
    """Whoever that is: turns of those who were gone were taken by others."""
    for report in reports:
        explainer, last = explainer_of(report), Turn(report.table.mixers)
        for place, event in enumerate(report.table.match.events):
            mixed = [s for s in report.steps if s.event == place and s.kind == "shuffle"]
            told = ["are called" in text(explainer.page(step)) for step in mixed]
            if isinstance(event.request, Shuffle):
                assert told == [step.op == Op(place) / last for step in mixed]


def test_the_report_says_who_was_gone_and_whose_signature_is_missing(
    reports: list[Report],
) -> None:
    for report in reports:
        teller = explainer_of(report).teller
        said = [teller.say(sentence) for sentence in absences(report)]
        for seat, name in report.founding.names.items():
            mine = [absence for absence in report.absences if absence.seat == seat]
            (line,) = [line for line in said if line.startswith(f"{name} was gone")] or [""]
            assert all(f"from roll call {absence.left} " in line for absence in mine)
            assert bool(line) == any(seat in called.company.gone for called in report.rolls)
            assert ("did not come back" in line) == (seat in report.table.gone)
            unsigned = "missing" in teller.say(result(report))
            assert (seat in report.signers) or unsigned


def test_a_program_reads_who_was_gone_when(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(run(capsys, "verify", MATCH, "--json").out)
    report = verify_record(Record.decode(MATCH.read_bytes()), game_of)
    assert data["absences"] == [absence._asdict() for absence in report.absences]
    assert data["absences"]
    assert data["signed"] == list(report.signers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_of_it_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language, "common")
    report = verify_record(Record.decode(MATCH.read_bytes()), game_of)
    replayed = run(capsys, "replay", MATCH, "--lang", language)
    assert replayed.code == 0
    assert replayed.out.count(words.say("gone", seats="").rstrip(" .")) == left(report)
    assert f"   {words.say('not-there')}" in replayed.out


def left(report: Report) -> int:
    """How often somebody left."""
    companies = pairwise(report.table.companies)
    return sum(bool(now.gone - before.gone) for before, now in companies)


def test_a_replay_says_whose_time_was_over(capsys: pytest.CaptureFixture[str]) -> None:
    report = verify_record(Record.decode(MATCH.read_bytes()), game_of)
    late = [report.table.late_in(place) for place in range(len(report.table.match.events))]
    assert any(late)
    replayed = run(capsys, "replay", MATCH, "--lang", "en").out
    for seat, name in report.founding.names.items():
        times = sum(seat in seats for seats in late)
        assert replayed.count(f"{name}’s time was over, so the default counts.") == times


def test_a_replay_names_the_rolls_of_every_turn(capsys: pytest.CaptureFixture[str]) -> None:
    rolls = Record.decode(MATCH.read_bytes()).epochs[1:]
    replayed = run(capsys, "replay", MATCH, "--lang", "en").out
    named = [line.split() for line in replayed.splitlines() if line.startswith("    roll call")]
    covered = [n for words in named for n in range(int(words[2]), int(words[-1]) + 1)]
    assert covered == list(range(1, len(rolls) + 1))
