"""Matches that went on without somebody: checked, explained message by message, and replayed."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from games.kit import Seat, Shuffle
from table.absence.company import BrokenVote, saying
from table.audit.report import Report
from table.audit.verify import verify_record
from table.log.record import Record, read_record
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.vanishing import Churning
from tests.table.every_kind import every_kind
from tests.ui.files import run
from tests.ui.live.test_waiting import Leaving
from ui.audit.explain import Explainer, Page
from ui.audit.report import absences, result
from ui.telling import Teller
from ui.terms import game_of
from ui.words import LANGUAGES, Words

TOLD = (
    "votes to go on without",
    "votes to have",
    "asks to be back",
    "It was the last vote that was missing",
    "voted the same, the last in message",
    "It came to nothing",
    "says something that does not count",
    "whom others would leave out",
    "stood in, with the piece of that key",
    "the draw needed their part",
    "What was missing because of that, the others recovered",
    "Being back, ",
    "put a key on again",
    "could not mask what there is to see",
    "was gone, so their turn was passed over",
    "was gone and did not sign",
)


class Wild(Churning):
    doubt = 0.05
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
    return map(explainer.page, explainer.steps)


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
def test_every_message_is_explained_in_every_language(reports: list[Report], language: str) -> None:
    for report in reports:
        explainer = explainer_of(report, language)
        for step in explainer.steps:
            page = explainer.page(step)
            assert len(page.paragraphs) >= 3
            assert not set("{}$") & set(text(page))


def test_a_vote_says_what_came_of_it(reports: list[Report]) -> None:
    for report in reports:
        explainer = explainer_of(report)
        votes = [step for step in report.steps if step.kind == "company" and not step.void]
        last = [step for step in votes if "It was the last vote" in text(explainer.page(step))]
        assert [step.company for step in last] == report.table.presence.companies[1:]
        for step in votes:
            named = report.table.presence.left_out(step.message)
            fate = report.table.presence.fate(step.message)
            assert fate is None or fate.gone == named
            assert ("It came to nothing" in text(explainer.page(step))) == (fate is None)


def test_what_is_void_belongs_to_no_event(reports: list[Report]) -> None:
    void = [step for report in reports for step in report.steps if step.void]
    assert void
    assert all(step.event is None and not step.proofs and not step.shuffle for step in void)


def test_stand_ins_prove_that_they_used_their_piece_of_the_key(reports: list[Report]) -> None:
    steps = [(report, s) for report in reports for s in report.steps if s.kind == "recover"]
    assert any(not step.void for _, step in steps)
    for report, step in steps:
        if not step.void:
            assert "F = f·G" in text(explainer_of(report).page(step))


def test_the_last_who_mixed_tells_what_the_cards_are_called_now(reports: list[Report]) -> None:
    skipped = 0
    for report in reports:
        explainer = explainer_of(report)
        for place, event in enumerate(report.table.match.events):
            mixed = [s for s in report.steps if s.event == place and s.kind == "shuffle"]
            skipped += 0 < len(mixed) < 3
            told = ["are called" in text(explainer.page(step)) for step in mixed]
            if isinstance(event.request, Shuffle) and mixed:
                assert told == [False] * (len(mixed) - 1) + [True]
    assert skipped


def test_the_report_says_who_was_gone_and_whose_signature_is_missing(
    reports: list[Report],
) -> None:
    for report in reports:
        teller = explainer_of(report).teller
        said = [teller.say(sentence) for sentence in absences(report)]
        for seat, name in report.founding.names.items():
            mine = [absence for absence in report.absences if absence.seat == seat]
            assert len(mine) == report.table.presence.departures(seat)
            (line,) = [line for line in said if line.startswith(f"{name} was gone")] or [""]
            assert all(f"message {absence.left}" in line for absence in mine)
            assert ("did not come back" in line) == (seat in report.table.gone)
            unsigned = "missing" in teller.say(result(report))
            assert (seat in report.signers) or unsigned


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One from the catalogue, in which somebody left and came back."""
    path = tmp_path_factory.mktemp("gone") / "match.record"
    for seed in range(100):
        with luck(seed):
            hub = Churning(Party.of(clocked("complots", 3)).players(), seed)
            hub.run()
        path.write_bytes(hub.players[0].record().encode())
        if any(len(player.table.presence.companies) > 2 for player in hub.players):
            break
    return path


def test_a_program_reads_who_was_gone_when(match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "verify", match, "--json")
    data = json.loads(shown.out)
    report = verify_record(Record.decode(match.read_bytes()), game_of)
    assert data["absences"] == [absence._asdict() for absence in report.absences]
    assert data["absences"]
    assert data["signed"] == list(report.signers)
    number = next(step.number for step in report.steps if step.company is not None)
    vote = json.loads(run(capsys, "verify", match, "--json", "--explain", str(number)).out)
    assert (vote["kind"], vote["event"], vote["void"]) == ("company", None, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_and_a_replay_tell_of_it_in_every_language(
    match: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language, "common", "screen", "audit")
    report = verify_record(Record.decode(match.read_bytes()), game_of)
    companies = list(pairwise(report.table.presence.companies))
    left = sum(bool(now.gone - before.gone) for before, now in companies)
    replayed = run(capsys, "replay", match, "--lang", language)
    assert replayed.code == 0
    without = words.say("gone", seats="").rstrip(" .")
    assert replayed.out.count(without) == left
    assert f"   {words.say('not-there')}" in replayed.out
    assert run(capsys, "verify", match, "--explain", "all", "--lang", language).code == 0


def test_whose_vote_nobody_waits_for_is_named() -> None:
    scene = Leaving()
    scene.doubt(1)
    scene.doubt(2)
    player = scene.room.players[0]
    (part,) = player.table.waiting.unvoted()
    player.table.outbox.vote_late(part)
    list(player.speak())
    report = verify_record(Record.decode(player.record().encode()), game_of)
    explainer = explainer_of(report)
    (late,) = [step for step in report.steps if step.kind == "late"]
    assert "The table had gone on without Carol" in text(explainer.page(late))
    assert f"Alice {explainer.line(late)}" == "Alice says that Bob is late"


def test_who_breaks_its_word_about_a_company_is_told_why() -> None:
    scene = Leaving()
    scene.doubt(1)
    voter = scene.room.players[0]
    again = voter.log.sign(voter.identity, voter.seat, saying(1, [Seat(2)]))
    with pytest.raises(BrokenVote) as caught:
        voter.take(again)
    report = verify_record(read_record(caught.value.evidence), game_of)
    explainer = explainer_of(report)
    assert report.offence is not None
    page = explainer.page(report.offence)
    assert "votes to go on without Bob" in page.line
    assert "It goes against a vote on who is at the table." in text(page)


def test_a_word_names_the_votes_it_speaks_of(reports: list[Report]) -> None:
    words = 0
    for report in reports:
        explainer = explainer_of(report)
        for step in report.steps:
            if step.kind == "heard" and step.op.startswith("company") and not step.void:
                page = text(explainer.page(step))
                assert "had voted to go on without" in page
                assert f"having heard more from {report.founding.names[step.seat]}" not in page
                words += 1
    assert words
