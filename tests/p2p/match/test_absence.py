"""Players who are cut off, on a clock that jumps: the others go on, and have them back."""

from pathlib import Path
from typing import Any

import pytest
import trio

from games.kit import Seat
from p2p.match.playing import LINGER_SECONDS
from table.audit.report import Report
from table.log.message import Saying
from table.mental import MentalTable
from table.rounds.round import Utterance
from tests.p2p.absence import FRIEND, OTHER, ROUGH, WATCHER, Evening
from tests.p2p.house import HOST, journals
from tests.p2p.virtual import CALM, Weather

MINUTES = 200  # seconds in which somebody would be missed


def signed(evening: Evening, report: Report) -> set[str]:
    """Who was there to sign the result."""
    return evening.named(m.seat for m in report.messages if m.saying.kind == "end")


def absences(evening: Evening, report: Report) -> list[set[str]]:
    """The names of those who were gone, in one company after the other."""
    return [evening.named(company.gone) for company in report.table.presence.companies]


@pytest.mark.parametrize("weather", [CALM, pytest.param(ROUGH, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [3, pytest.param(6, marks=pytest.mark.long)])
def test_a_match_ends_without_a_player_who_was_cut_off_for_good(
    players: int, weather: Weather, tmp_path: Path
) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=20 * players)
        evening.lose(FRIEND)

    evening = Evening(tmp_path, "complots", players, seed=players)
    report = evening.run(weather, story)
    assert absences(evening, report) == [set(), {FRIEND}]


@pytest.mark.parametrize("weather", [CALM, ROUGH])
@pytest.mark.parametrize("players", [3, pytest.param(6, marks=pytest.mark.long)])
def test_who_was_cut_off_for_minutes_comes_back_and_plays_on(
    players: int, weather: Weather, tmp_path: Path
) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=20 * players)
        await evening.part_for_a_while(FRIEND)

    evening = Evening(tmp_path, "complots", players, seed=players)
    report = evening.run(weather, story)
    assert absences(evening, report) == [set(), {FRIEND}, set()]
    assert FRIEND in signed(evening, report)


@pytest.mark.long
def test_two_who_are_cut_off_at_once_are_missed_at_a_table_of_six(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=120)
        evening.lose(FRIEND, OTHER)

    evening = Evening(tmp_path, "complots", 6, seed=6)
    report = evening.run(CALM, story)
    assert absences(evening, report)[-1] == {FRIEND, OTHER}


def test_a_table_of_three_waits_for_one_of_two_who_are_cut_off(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=40)
        evening.lose(FRIEND, OTHER)
        await trio.sleep(MINUTES)
        heard = evening.house.heard()
        await trio.sleep(MINUTES)
        assert evening.house.heard() == heard
        evening.lose(FRIEND)

    evening = Evening(tmp_path, "kuhn", 3, seed=3)
    report = evening.run(CALM, story)
    assert absences(evening, report)[-1] == {FRIEND}


@pytest.mark.parametrize("weather", [pytest.param(CALM, marks=pytest.mark.long), ROUGH])
def test_who_watches_one_that_is_gone_hears_in_the_end_what_counts(
    weather: Weather, tmp_path: Path
) -> None:
    """The host and the watcher are alone for a while: what the host says then is void."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        await evening.part_for_a_while(HOST, WATCHER)

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(weather, story)
    assert absences(evening, report) == [set(), {HOST}, set()]
    assert HOST in signed(evening, report)


def test_the_others_go_on_without_a_host_that_is_cut_off_for_good(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=40)
        evening.lose(HOST, WATCHER)

    evening = Evening(tmp_path, "kuhn", 3, seed=3)
    report = evening.run(CALM, story)
    assert absences(evening, report) == [set(), {HOST}]


def test_nobody_waits_for_ever_for_a_program_that_keeps_back_its_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says all else, and comes back each time."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        table = evening.house.match_of(FRIEND).table
        monkeypatch.setattr(table, "say", lambda: all_but_shares(table))

    def all_but_shares(table: MentalTable[Any]) -> list[tuple[Saying, Utterance]]:
        return [due for due in MentalTable.say(table) if due[0].kind != "shares"]

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(CALM, story)
    gone = absences(evening, report)
    assert gone[::2] == [set()] * len(gone[::2])
    assert gone[1::2] == [{FRIEND}] * len(gone[1::2])
    assert len(gone) > 3


def test_who_crashed_and_was_missed_comes_back_and_plays_on(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        evening.crash(FRIEND)
        await evening.missed_by(OTHER)
        await evening.resume(FRIEND)

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(CALM, story)
    assert absences(evening, report) == [set(), {FRIEND}, set()]
    assert FRIEND in signed(evening, report)
    assert journals(tmp_path) == []


def test_who_crashed_and_resumes_after_the_end_is_told_how_it_ended(tmp_path: Path) -> None:
    """As long as anybody is still at the table."""

    async def story(evening: Evening) -> None:
        evening.house.host_stays = True
        await evening.house.playing(messages=40)
        evening.crash(FRIEND)
        await evening.ended(HOST)
        await evening.ended(OTHER)
        await evening.resume(FRIEND)
        evening.house.host_stays = False

    evening = Evening(tmp_path, "kuhn", 3, seed=3)
    report = evening.run(CALM, story)
    assert absences(evening, report) == [set(), {FRIEND}]
    assert FRIEND not in signed(evening, report)
    assert journals(tmp_path) == []


def test_nobody_stays_after_the_end_for_who_is_gone(tmp_path: Path) -> None:
    finished: list[float] = []

    async def story(evening: Evening) -> None:
        evening.house.host.when_finished(lambda _: finished.append(trio.current_time()))
        await evening.house.playing(messages=40)
        evening.lose(FRIEND)
        await evening.ended(HOST)
        finished.append(trio.current_time())

    Evening(tmp_path, "kuhn", 3, seed=3).run(CALM, story)
    known, left = finished
    assert left - known < LINGER_SECONDS / 5


def test_two_who_vote_a_third_out_again_and_again_do_not_keep_it_busy(tmp_path: Path) -> None:
    """Each time it has to hear the whole match again, so it comes back later and later."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=60)
        friend = evening.seat(FRIEND)
        for name in (HOST, OTHER):
            evening.nursery.start_soon(suspect, evening, name, friend)

    async def suspect(evening: Evening, name: str, friend: Seat) -> None:
        table, changes = evening.house.match_of(name).table, evening.house.sessions[name].changes
        while not table.finished:
            if not table.gone:
                table.outbox.suspect(friend)
            await changes.next()

    evening = Evening(tmp_path, "complots", 3, seed=3)
    report = evening.run(CALM, story)
    assert 1 < absences(evening, report).count({FRIEND}) < 10
