"""Players who are cut off, on a clock that jumps: the others go on, and have them back."""

from pathlib import Path
from typing import Any

import pytest
import trio

from p2p.match.ending import LINGER_SECONDS
from table.audit.report import Report
from table.mental import MentalTable
from table.outbox import IsCertain, Spoken
from tests.p2p.absence import FRIEND, OTHER, ROUGH, WATCHER, Evening
from tests.p2p.house import HOST, journals
from tests.p2p.virtual import CALM, Weather

MINUTES = 200  # seconds in which somebody would be missed


def signed(evening: Evening, report: Report) -> set[str]:
    """Who was there to sign the result."""
    return evening.named(m.seat for m in report.messages if m.saying.kind == "end")


def absences(evening: Evening, report: Report) -> list[set[str]]:
    """The names of those who were gone, in one company after the other."""
    return [evening.named(company.gone) for company in report.table.companies]


@pytest.mark.parametrize("weather", [CALM, pytest.param(ROUGH, marks=pytest.mark.long)])
@pytest.mark.parametrize("players", [3, pytest.param(6, marks=pytest.mark.long)])
def test_a_match_ends_without_a_player_who_was_cut_off_for_good(
    players: int, weather: Weather, tmp_path: Path
) -> None:
    """And somebody who comes to watch after that follows it, roll by roll (J5)."""

    async def story(evening: Evening) -> None:
        house = evening.house
        await house.playing(messages=10 * players)
        evening.lose(FRIEND)
        await evening.missed_by(OTHER)
        evening.nursery.start_soon(lambda: house.visit("latecomer", watch=True))
        await house.host.changes.until(lambda: "latecomer" in house.sessions)

    evening = Evening(tmp_path, "complots", players, seed=players)
    report = evening.run(weather, story)
    assert absences(evening, report) == [set(), {FRIEND}]


@pytest.mark.parametrize("weather", [CALM, ROUGH])
@pytest.mark.parametrize("players", [3, pytest.param(6, marks=pytest.mark.long)])
def test_who_was_cut_off_for_minutes_comes_back_and_plays_on(
    players: int, weather: Weather, tmp_path: Path
) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=10 * players)
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
    """The host and the watcher are alone for a while: what the host says then is void (J5)."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
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
    """It says all else and comes back each time, with less to spend and after a longer pause."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=24)
        table = evening.house.match_of(FRIEND).table
        monkeypatch.setattr(table, "say", lambda is_certain: all_but_shares(table, is_certain))

    def all_but_shares(table: MentalTable[Any], is_certain: IsCertain) -> Spoken:
        """What was due is due again when it is back, as if it had never been kept back."""
        for saying, said in MentalTable.say(table, is_certain):
            if saying.kind != "shares":
                yield saying, said

    evening = Evening(tmp_path, "mascarade", 3, seed=4)  # every look wants a share of it
    report = evening.run(CALM, story)
    gone = absences(evening, report)
    assert gone[::2] == [set()] * len(gone[::2])
    assert gone[1::2] == [{FRIEND}] * len(gone[1::2])
    assert len(gone) > 3


def test_who_crashed_and_was_missed_comes_back_and_plays_on(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
        evening.careful = True
        evening.crash(FRIEND)
        await evening.missed_by(OTHER)
        evening.nursery.start_soon(evening.resume, FRIEND)
        await evening.all_are_back()
        evening.careful = False

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


def test_nobody_stays_after_the_end_for_who_has_been_gone_for_long(tmp_path: Path) -> None:
    finished: list[float] = []

    async def story(evening: Evening) -> None:
        evening.house.host.when_finished(lambda _: finished.append(trio.current_time()))
        await evening.house.playing(messages=30)
        evening.careful = True
        evening.lose(FRIEND)
        await trio.sleep(2 * LINGER_SECONDS)
        evening.careful = False
        await evening.ended(HOST)
        finished.append(trio.current_time())

    Evening(tmp_path, "complots", 3, seed=3).run(CALM, story)
    known, left = finished
    assert left - known < LINGER_SECONDS / 5
