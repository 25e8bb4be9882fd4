"""A match of two that one has forfeited, told to people: at the end, in a report, in a replay."""

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import trio
import trio.testing
from rich.console import Console

from games.kit import Seat
from p2p.changes import Changes
from p2p.match.sitting import Ended
from p2p.session import Session
from table.absence.company import saying
from table.mental import MentalTable
from tests.laws.test_forfeit import Duel, played
from tests.mental.impatient import clocked
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.ui.files import Outcome, run
from ui.live.chronicle import Chronicle
from ui.live.screen import Screen
from ui.words import LANGUAGES

ONE, TWO = Seat(1), Seat(2)
UNCONFIRMED = {
    "en": "P2 was declared gone by P1 alone; nobody else can confirm it.",
    "fr": "P2 n’était plus là, d’après P1 ; personne d’autre ne peut le confirmer.",
    "nl": "Dat P2 weg was, zegt alleen P1; niemand anders kan het bevestigen.",
}


@pytest.fixture(scope="module")
def duel() -> Duel:
    """The second seat disappears in the midst of the match."""
    hub: Duel = played(Duel, 2, "complots", until=40)
    assert hub.players[0].table.match.events
    return hub


@pytest.fixture(scope="module")
def soon() -> Duel:
    """The second seat disappears before the first event."""
    hub: Duel = played(Duel, 2, "complots", until=1)
    assert not hub.players[0].table.match.events
    return hub


def shown(capsys: pytest.CaptureFixture[str], folder: Path, hub: Duel, *words: str) -> Outcome:
    path = folder / "match.record"
    path.write_bytes(hub.players[0].record().encode())
    command, *options = words
    return run(capsys, command, path, *options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_whose_word_it_is(
    language: str, duel: Duel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = shown(capsys, tmp_path, duel, "verify", "--lang", language)
    assert report.code == 0
    assert UNCONFIRMED[language] in " ".join(report.out.split())


def test_a_program_can_read_it_too(
    duel: Duel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = shown(capsys, tmp_path, duel, "verify", "--json")
    data = json.loads(report.out)
    assert (report.code, data["complete"], data["winners"]) == (0, True, [1])
    assert (data["forfeited"], data["declared_gone"]) == (2, {"seat": 2, "by": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_message_is_explained(
    language: str, duel: Duel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    last = str(len(duel.players[0].record().messages))
    page = shown(capsys, tmp_path, duel, "verify", "--explain", last, "--lang", language)
    assert page.code == 0
    assert page.out.count("P2") >= 4
    assert not set("{}$") & set(page.out)


@pytest.mark.parametrize("match", ["duel", "soon"])
def test_a_replay_ends_with_who_was_gone_and_who_stayed(
    match: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    replay = shown(capsys, tmp_path, request.getfixturevalue(match), "replay", "--lang", "en")
    assert replay.code == 0
    assert "The only other player waited for P2 in vain, and has declared P2 gone." in replay.out
    assert "P1 wins the game." in replay.out


# At the end of the match


def ended(table: MentalTable[Any], *, disputed: bool = False) -> Ended:
    return Ended(table.founding, b"", (1,), forfeited=TWO, disputed=disputed)


def said_to(table: MentalTable[Any], *endings: Ended) -> str:
    """What whoever sits at ``table`` reads."""
    file = io.StringIO()
    screen = Screen("en", Console(file=file, width=200))
    screen._chronicles[table.founding.table] = Chronicle(table, "en", screen.paper)
    for ending in endings:
        screen.ended(ending, Path("match.record"))
    return file.getvalue()


def test_who_stayed_reads_what_happened_and_that_it_is_their_word_alone(duel: Duel) -> None:
    table = duel.players[0].table
    text = said_to(table, ended(table))
    assert "P2 was silent for too long, and has forfeited the match." in text
    assert "nobody else can confirm it" in text
    assert "You win the game." in text
    assert "host" not in text


def test_who_was_gone_reads_that_it_has_forfeited(duel: Duel) -> None:
    table = duel.players[1].table
    text = said_to(table, ended(table))
    assert "P1 declared you gone, having waited for you in vain" in text
    assert text.index("has declared you gone.") < text.index("P1 declared you gone")
    assert "P1 wins the game." in text


def test_who_watches_reads_that_one_player_says_so(duel: Duel) -> None:
    table = duel.peers[-1].table
    assert "Only the other player says so" in said_to(table, ended(table))


def test_a_guest_reads_that_there_is_no_other_match_without_the_host(duel: Duel) -> None:
    table = duel.players[1].table
    text = said_to(table, Ended(table.founding, b"", (2,), forfeited=ONE))
    assert "The host is gone" in text
    assert "You win the game." in text


def test_where_both_say_so_nobody_has_won(duel: Duel) -> None:
    table = duel.players[0].table
    text = said_to(table, ended(table, disputed=True))
    assert text.count("Both claims stand") == 1
    assert "You win" not in text


async def test_a_claim_of_the_other_that_is_heard_later_is_told_once(nursery: trio.Nursery) -> None:
    with luck(1):
        one, two = Party.of(clocked("complots", 2)).players()
    one.table.outbox.suspect(TWO)
    key, _ = one.speak()
    two.receive(key)
    file, changes, table = io.StringIO(), Changes(), one.table
    screen = Screen("en", Console(file=file, width=200))
    screen._chronicles[table.founding.table] = Chronicle(table, "en", screen.paper)
    playing = SimpleNamespace(table=table)
    session = cast("Session", SimpleNamespace(lobby=None, playing=playing, changes=changes))
    nursery.start_soon(screen._follow, session)
    await trio.testing.wait_all_tasks_blocked()
    assert "Both claims stand" not in file.getvalue()
    one.take(two.log.sign(two.identity, TWO, saying(1, [ONE])))
    changes.tell()
    await trio.testing.wait_all_tasks_blocked()
    screen.ended(ended(table, disputed=True), Path("match.record"))
    assert file.getvalue().count("Both claims stand") == 1
    nursery.cancel_scope.cancel()
