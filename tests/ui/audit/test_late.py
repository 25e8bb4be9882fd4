"""A match with votes in it, told to people: live, in a replay and message by message."""

from pathlib import Path

import pytest

from table.audit.report import Report
from table.audit.verify import verify_record
from table.log.record import Record
from tests.mental.impatient import Impatient, clocked
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of
from tests.ui.files import run
from ui.audit.explain import Explainer, Page
from ui.telling import Teller
from ui.words import LANGUAGES

SEED = 3


@pytest.fixture(scope="module")
def record() -> bytes:
    with luck(SEED):
        party = Party.of(clocked("complots", 3))
        hub = Impatient(party.players(), SEED)
        hub.run()
    return hub.players[0].record().encode()


@pytest.fixture(scope="module")
def report(record: bytes) -> Report:
    return verify_record(Record.decode(record), game_of)


def explainer(report: Report, language: str) -> Explainer:
    return Explainer(
        report, Teller("complots", language, report.founding.names, parts=("audit", "explain"))
    )


def text(page: Page) -> str:
    return "\n".join(line.text for paragraph in page.paragraphs for line in paragraph.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_votes_and_words_about_them_are_explained_in_every_language(
    report: Report, language: str
) -> None:
    explained = explainer(report, language)
    for kind, paragraphs in (("late", 4), ("heard", 3)):
        pages = [explained.page(step) for step in explained.steps if step.kind == kind]
        assert pages, f"no {kind} in this match, seed {SEED}"
        assert all(len(page.paragraphs) == paragraphs for page in pages)
        assert not set("{}$") & set("".join(map(text, pages)))


def test_an_explanation_says_what_became_of_a_vote_and_of_a_late_answer(report: Report) -> None:
    explained = explainer(report, "en")
    told = "\n".join(text(explained.page(step)) for step in explained.steps)
    assert "the default counted for P" in told
    assert "Not all the others voted so" in told
    assert "It came too late." in told


def test_a_replay_says_for_whom_the_default_counted(
    report: Report, record: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.record"
    path.write_bytes(record)
    shown = run(capsys, "replay", path, "--lang", "en")
    assert shown.code == 0
    events = range(len(report.table.match.events))
    late = sum(len(report.table.late_in(place)) for place in events)
    assert late > 0
    assert shown.out.count("was too late: all the others said so") == late
