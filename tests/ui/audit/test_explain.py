"""``undertable verify --explain``: every message told truly, for lay readers and experts."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from crypto.commitment import Opening, commit
from crypto.generators import card_point
from games.kit import Coin, Coins
from table.audit.report import Report
from table.audit.verify import verify_record
from table.record import Record
from tests.matches import FOLDER as MATCHES
from tests.sample import play
from tests.table.every_kind import KINDS, Weather, every_kind, lenient
from tests.ui.files import SEED, THREE, run
from ui.audit.explain import Explainer, Page
from ui.telling import Teller
from ui.terms import game_of
from ui.words import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("every_kind_known")
SECTIONS = ("happened", "claimed", "proves", "checked", "wrong", "after")
TITLE = re.compile(r"Message (\d+) of (\d+) · ")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def explainer(report: Report, language: str = "en", game: str = "everykind") -> Explainer:
    names = report.founding.names
    return Explainer(report, Teller(game, language, names, parts=("audit", "explain")))


@pytest.fixture(scope="module")
def explained(all_kinds: Path) -> Explainer:
    return explainer(verify_record(Record.decode(all_kinds.read_bytes()), every_kind))


def text(page: Page) -> str:
    return "\n".join(line.text for paragraph in page.paragraphs for line in paragraph.lines)


def pages(explained: Explainer, kind: str) -> list[str]:
    found = [text(explained.page(step)) for step in explained.steps if step.kind == kind]
    assert found, f"no {kind} in this match, seed {SEED}"
    return found


def test_every_kind_of_message_is_explained_in_all_its_parts(explained: Explainer) -> None:
    assert {step.kind for step in explained.steps} == KINDS
    for step in explained.steps:
        page = explained.page(step)
        headings = [paragraph.heading for paragraph in page.paragraphs]
        assert headings[:3] == ["What happened", "What it proves", "How it was checked"]
        name = explained.teller.names[step.seat]
        assert name in page.paragraphs[0].lines[0].text, f"message {step.number}, seed {SEED}"
        assert page.signed.startswith(f"Signed by {name} ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_every_language(explained: Explainer, language: str) -> None:
    theirs = explainer(explained.report, language)
    headings = {Words(language, "explain").say(f"section-{part}") for part in SECTIONS}
    for step in theirs.steps:
        page, english = theirs.page(step), explained.page(step)
        assert {paragraph.heading for paragraph in page.paragraphs} <= headings
        assert len(text(page).splitlines()) == len(text(english).splitlines())
        assert not set("{}$") & set(text(page) + page.signed)


def test_every_proof_is_written_down_with_its_own_challenge(explained: Explainer) -> None:
    for step in explained.steps:
        told = text(explained.page(step))
        for proof in step.proofs:
            c = proof.proof[:32].hex()
            assert f"c = {c[:8]}…{c[-4:]}" in told
            assert f"(“{proof.kind}”, {len(proof.proof)} bytes)" in told
        if step.shuffle is not None:
            assert all(f"V{number}: " in told for number in (1, 2, 3, 4))


def test_a_card_shown_opens_to_the_point_of_its_face() -> None:
    """Until chance has dealt the first player the card it is asked for."""
    report, shown = None, []
    for seed in range(SEED, SEED + 60):
        print("seed", seed)
        report = verify_record(play(THREE, seed, every_kind)[0].record(), every_kind)
        shown = [s for s in report.steps if s.kind == "prove" and s.payload[0] != 0xFF]
        if shown:
            break
    assert report is not None
    assert shown
    told = text(explainer(report).page(shown[0]))
    point = card_point(report.founding.table, "everykind", Weather.SUN).encode().hex()
    assert f"e.b − S = {point[:8]}…{point[-4:]}, the point that stands for sun" in told
    share = shown[0].payload[1:34].hex()
    assert f"S = {share[:8]}…{share[-4:]}" in told


def test_a_free_concession_proves_nothing() -> None:
    """Until chance has dealt the first player another card."""
    for seed in range(SEED, SEED + 60):
        print("seed", seed)
        report = verify_record(play(THREE, seed, lenient)[0].record(), lenient)
        (step,) = [step for step in report.steps if step.kind == "prove"]
        if step.payload == b"\xff":
            told = text(explainer(report).page(step))
            assert "Nothing about the cards" in told
            return
    pytest.fail("nobody conceded in 60 matches")


def test_an_opened_answer_names_the_message_it_was_sealed_in(explained: Explainer) -> None:
    table = explained.report.founding.table
    for step in (step for step in explained.steps if step.kind == "open"):
        told = text(explained.page(step))
        (number,) = re.findall(r"sealed in message (\d+)", told)
        sealed = explained.steps[int(number) - 1]
        assert (sealed.kind, sealed.seat) == ("commit", step.seat)
        opening = Opening.decode(step.payload)
        assert sealed.payload == commit(opening, table, sealed.op, step.seat)
        assert sealed.payload.hex()[:8] in told


def test_shares_tell_whose_card_they_open_and_to_whom(explained: Explainer) -> None:
    told = pages(explained, "shares")
    assert "so that Alice can look at them." in told[0]
    assert "for everybody to see." in told[-1]
    assert re.search(r"Turned up: (sun|rain|snow|wind)\.", told[-1])


def test_a_lift_tells_why(explained: Explainer) -> None:
    (told,) = pages(explained, "lift")
    assert "Only Alice’s key was on card" in told
    assert "so that another player can look." in told


def test_an_arrangement_tells_under_which_key_the_cards_stay(explained: Explainer) -> None:
    own, chosen, joint = pages(explained, "arrange")
    assert "stay under Alice’s key alone" in own
    assert "laid the one they chose first" in chosen
    assert "stay under the key of the whole table" in chosen
    assert "stay under the key of the whole table" in joint


def test_cards_swapped_or_not_are_not_called_chosen() -> None:
    record = Record.decode((MATCHES / "mascarade.rec").read_bytes())
    for told in pages(explainer(verify_record(record, game_of), game="mascarade"), "arrange"):
        assert "put them back, swapped or not" in told
        assert "chose" not in told


def test_a_draw_tells_its_outcome(explained: Explainer) -> None:
    events = explained.report.table.match.events
    (coin,) = [event.answer for event in events if isinstance(event.request, Coin)]
    told = pages(explained, "beacon")[:3]
    assert all(f"All 3 parts together gave number {coin + 1} of 2." in page for page in told)


def test_a_draw_of_several_numbers_tells_each_of_them_in_one_sentence(
    explained: Explainer,
) -> None:
    events = explained.report.table.match.events
    ((one, other),) = [event.answer for event in events if isinstance(event.request, Coins)]
    both = f"number {one + 1} of 2 and number {other + 1} of 3"
    told = pages(explained, "beacon")[3:]
    assert len(told) == 3
    assert all(f"All 3 parts together gave {both}." in page for page in told)


def test_a_page_is_printed_for_every_number(
    all_kinds: Path, explained: Explainer, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in Random(SEED).sample(range(1, len(explained.steps) + 1), 5):
        outcome = run(capsys, "verify", all_kinds, "--explain", str(number))
        assert (outcome.code, outcome.err) == (0, "")
        found = TITLE.match(outcome.out)
        assert found is not None, f"message {number}, seed {SEED}"
        assert found.groups() == (str(number), str(len(explained.steps)))


def test_all_messages_are_listed_in_a_line_each(
    all_kinds: Path, explained: Explainer, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = run(capsys, "verify", all_kinds, "--explain", "all").out
    assert listed == run(capsys, "verify", all_kinds, "--explain").out
    numbers = re.findall(r"^ +(\d+)   (?:Alice|Bob|Carol) ", listed, re.MULTILINE)
    assert numbers == [str(step.number) for step in explained.steps]


def test_a_program_gets_explanations_as_json(
    all_kinds: Path, explained: Explainer, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = json.loads(run(capsys, "verify", all_kinds, "--explain", "--json").out)
    assert [entry["kind"] for entry in listed] == [step.kind for step in explained.steps]
    page = json.loads(run(capsys, "verify", all_kinds, "--explain", "7", "--json").out)
    assert (page["number"], page["kind"]) == (7, explained.steps[6].kind)
    assert page["paragraphs"][0]["heading"] == "What happened"


@pytest.mark.parametrize(
    ("which", "line"),
    [
        ("0", "there is no message 0 in this record: there are"),
        ("9999", "there is no message 9999 in this record: there are"),
        (
            "one",
            "--explain takes the number of a message, roll2 for roll call 2, or all; not 'one'",
        ),
        ("-1", "--explain takes the number of a message, roll2 for roll call 2, or all; not '-1'"),
        ("²", "--explain takes the number of a message, roll2 for roll call 2, or all; not '²'"),
    ],
)
def test_a_number_out_of_range_gets_one_clear_line(
    which: str, line: str, all_kinds: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capsys, "verify", all_kinds, f"--explain={which}")
    assert (outcome.code, outcome.out) == (1, "")
    assert line in outcome.err
    assert outcome.err.count("\n") == 1
