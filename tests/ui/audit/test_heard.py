"""Words of having heard more of somebody: explained by the votes that the table judged them by."""

import re

import pytest

from table.absence.fate import Freed
from table.audit.report import Report
from table.audit.step import Step
from table.audit.verify import verify_record
from table.log.record import Record
from tests.laws.test_gone import played
from tests.mental.vanishing import Churning
from tests.ui.audit.test_gone import explainer_of, text
from ui.terms import game_of

MATCHES = 8
NAMED = re.compile(r"had voted to go on without .* \(message (\d+)\)")


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    records = [played(Churning, "complots", 4, seed).players[0].record() for seed in range(MATCHES)]
    return [verify_record(Record.decode(record.encode()), game_of) for record in records]


def freeing(report: Report) -> list[tuple[Step, Freed]]:
    fates = [(step, step.verdict.fate) for step in report.steps]
    return [(step, fate) for step, fate in fates if isinstance(fate, Freed)]


def test_an_explanation_names_the_votes_that_a_word_was_judged_by(reports: list[Report]) -> None:
    words = 0
    for report in reports:
        explainer = explainer_of(report)
        numbers = {(step.seat, step.message.seq): step.number for step in report.steps}
        for step, freed in freeing(report):
            named = {int(number) for number in NAMED.findall(text(explainer.page(step)))}
            assert named == {numbers[vote.author, vote.seq] for vote in freed.votes}
            words += 1
    assert words > 100


def test_whoever_says_so_had_seen_these_votes_and_more_and_never_votes_the_same(
    reports: list[Report],
) -> None:
    for report in reports:
        ballots = report.table.presence.ballots
        for step, freed in freeing(report):
            seen = step.message.seen.counts
            assert freed.votes
            assert freed.whom
            for vote in freed.votes:
                assert seen[vote.author - 1] > vote.seq
                assert ballots.same(step.seat, vote) is None
                more = {seat for seat in vote.gone if seen[seat - 1] > vote.past[seat - 1]}
                assert more & freed.whom
