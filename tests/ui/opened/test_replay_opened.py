"""Matches opened afterwards, as ``replay`` and ``verify`` show them."""

import json
import re
from pathlib import Path

import pytest

from crypto.identity import SIGNATURE_SIZE
from games.kit import Arrange, Offer
from table.founding import decoded
from table.opening.check import check_opening
from table.opening.errors import BadOpening
from table.opening.file import Pages, signed
from tests.mental.vanishing import Churning
from tests.table.opening.opened import GAMES, Opened, match_of, opened
from tests.ui.files import run
from ui.audit.replay import pages
from ui.telling import Teller
from ui.words import LANGUAGES
from ui.words.reasons import in_language

Out = pytest.CaptureFixture[str]


def written(match: Opened, folder: Path, *seats: int) -> Path:
    """The record of a match, with what these seats have opened beside it."""
    record = folder / "a match.record"
    record.write_bytes(match.record)
    for seat in seats:
        opening_of(record, seat).write_bytes(match.file(seat))
    return record


def opening_of(record: Path, seat: int) -> Path:
    return record.with_name(f"{record.stem}.seat{seat}.opening")


def forged(match: Opened, record: Path, seat: int) -> Path:
    """A file of ``seat``, signed by it, in which a card is left out."""
    pages = decoded(match.file(seat)[:-SIGNATURE_SIZE], Pages)
    lie = Pages(pages.table, pages.seat, pages.shares[33:], pages.orders, pages.sealed)
    path = record.with_name("forged.opening")
    path.write_bytes(signed(lie, match.party.identities[seat - 1]))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_with_all_that_was_opened(game: str, language: str) -> None:
    match = match_of(game)
    teller = Teller(game, language, match.report.founding.names, parts=("opened",))
    plain = list(pages(match.report, teller))
    for without in ((), (2,)):
        openings = [match.opening(seat) for seat in match.report.seats if seat not in without]
        told = list(pages(match.report, teller, openings))
        for page, before in zip(told, plain, strict=True):
            assert set(before.told) <= set(page.told)
        assert sum(len(page.told) for page in told) > sum(len(page.told) for page in plain)


def test_each_face_is_shown_by_whose_word_it_is(tmp_path: Path, capsys: Out) -> None:
    match = match_of("complots")
    dealt = [match.truth().cards[s.card] for s in match.report.table.desk.private.sights[:6]]
    out = run(capsys, "replay", written(match, tmp_path, 1, 2, 3), "--lang", "en").out
    for told in dealt:
        for seat in told.by:
            assert f"{str(told[0]).capitalize()}" in out
            assert f"(by the word of P{seat})" in out
    assert "not opened" not in out


def test_what_a_decliner_keeps_is_not_opened_and_the_rest_nobody_saw(
    tmp_path: Path, capsys: Out
) -> None:
    out = run(capsys, "replay", written(match_of("complots"), tmp_path, 1, 3), "--lang", "en").out
    assert "Opened afterwards by P1 and P3." in out
    assert "not opened by P2" in out
    assert "by the word of P2" not in out


def test_behind_a_closed_swap_it_is_one_of_two(tmp_path: Path, capsys: Out) -> None:
    out = run(capsys, "replay", written(match_of("mascarade"), tmp_path, 1, 3), "--lang", "en").out
    assert re.search(r"one of \w+ and \w+, not opened by P[24]", out)
    assert re.search(r"How P[24] put them back was not opened\.", out)
    assert re.search(r"P[13] (swapped the two|put the two back as they were)\.", out)


def test_without_openings_nothing_is_said_of_them(tmp_path: Path, capsys: Out) -> None:
    out = run(capsys, "replay", written(match_of("complots"), tmp_path), "--lang", "en").out
    assert "by the word of" not in out
    assert "What passed unseen" not in out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_opening_without_its_record_is_told_apart_from_rubbish(
    command: str, tmp_path: Path, capsys: Out
) -> None:
    alone = opening_of(written(match_of("complots"), tmp_path, 1), 1)
    done = run(capsys, command, alone, "--lang", "en")
    assert done.code == 1
    assert "is what a player has opened: name the record of the match before it" in done.err


def test_a_file_that_does_not_hold_is_left_out_and_named(tmp_path: Path, capsys: Out) -> None:
    match = match_of("complots")
    record = written(match, tmp_path, 1)
    lie = forged(match, record, 2)
    done = run(capsys, "replay", record, lie, "--lang", "en")
    assert done.code == 0
    assert f"{lie} is not believed, and nothing of it is shown" in done.out
    assert "by the word of P2" not in done.out
    assert "by the word of P1" in done.out


def test_what_a_seat_that_was_gone_had_sealed_is_told(tmp_path: Path, capsys: Out) -> None:
    match = opened("complots", 3, 6, Churning)
    out = run(capsys, "replay", written(match, tmp_path, 1, 2, 3), "--lang", "en").out
    assert re.search(r"P\d had chosen “.+”, and was gone before it could be said\.", out)


# What deserves a second look


def gallery(match: Opened, folder: Path, capsys: Out, *seats: int) -> list[str]:
    out = run(capsys, "replay", written(match, folder, *seats), "--lang", "en").out
    _, found, after = out.partition("  What passed unseen\n")
    return [line.strip() for line in after.split("\n\n")[0].splitlines()] if found else []


def test_bluffs_that_passed_are_shown_and_only_those(tmp_path: Path, capsys: Out) -> None:
    match = match_of("complots")
    shown = gallery(match, tmp_path, capsys, 1, 2, 3)
    assert shown
    for line in shown:
        found = re.fullmatch(
            r"Turn \d+: P\d claimed to be the (\w+) and had (.+); nobody doubted it\.", line
        )
        assert found is not None
        assert found[1] not in found[2]


def test_swaps_of_different_cards_are_shown(tmp_path: Path, capsys: Out) -> None:
    match = match_of("mascarade")
    shown = [line for line in gallery(match, tmp_path, capsys, 1, 2, 3, 4) if "swapped" in line]
    truth = match.truth()
    moves = [(match.events[place].request, order) for place, order in truth.orders.items()]
    swapped = [
        {truth.face(card) for card in request.cards}
        for request, order in moves
        if isinstance(request, Arrange) and order == (1, 0)
    ]
    assert len(shown) == min(6, sum(len(faces) == 2 for faces in swapped))


def test_sealed_bribes_are_shown_with_what_became_of_them(tmp_path: Path, capsys: Out) -> None:
    match = match_of("intrigue")
    shown = gallery(match, tmp_path, capsys, 1, 2, 3)
    offers = [event for event in match.events if isinstance(event.request, Offer) and event.answer]
    assert len(shown) == min(6, len(offers))
    assert any("and it was paid" in line for line in shown)


# verify


def test_verify_says_of_each_opening_whether_it_holds(tmp_path: Path, capsys: Out) -> None:
    match = match_of("complots")
    record = written(match, tmp_path, 1, 2)
    files = [opening_of(record, seat) for seat in (1, 2)]
    done = run(capsys, "verify", record, *files, "--lang", "en")
    assert done.code == 0
    assert done.out.count("has opened the match") == 2
    data = json.loads(run(capsys, "verify", record, *files, "--json").out)
    assert [one["seat"] for one in data["openings"]] == [1, 2]
    alone = json.loads(run(capsys, "verify", record, "--json").out)
    assert "openings" not in alone


def test_with_one_that_does_not_hold_verify_ends_with_1_and_the_record_stands(
    tmp_path: Path, capsys: Out
) -> None:
    match = match_of("complots")
    record = written(match, tmp_path, 1)
    lie = forged(match, record, 2)
    done = run(capsys, "verify", record, lie, opening_of(record, 1), "--lang", "en")
    assert done.code == 1
    assert "Everything checks." in done.out
    assert "is not believed" in done.out
    data = json.loads(run(capsys, "verify", record, lie, "--json").out)
    assert data["holds"]
    assert "length" in data["openings"][0]["problem"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "le dévoilement d’une autre partie"), ("nl", "een openlegging van een andere partij")],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_why_it_is_not_believed_is_told_in_the_reader_s_language(
    command: str, language: str, said: str, tmp_path: Path, capsys: Out
) -> None:
    record = written(match_of("complots"), tmp_path, 1)
    other = tmp_path / "other.opening"
    other.write_bytes(match_of("kuhn").file(1))
    out = " ".join(run(capsys, command, record, other, "--lang", language).out.split())
    assert said in out


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_every_reason_is_known_to_the_other_languages(language: str, tmp_path: Path) -> None:
    match = match_of("kuhn")
    body = match.file(1)[:-SIGNATURE_SIZE]
    aged = [body.replace(b"able/2/", f"able/{n}/".encode()) + bytes(64) for n in (1, 3)]
    lie = forged(match, tmp_path / "a", 1).read_bytes()
    for data in (*aged, lie, bytes(1 << 21), b"nonsense", match_of("complots").file(1)):
        with pytest.raises(BadOpening) as refused:
            check_opening(match.report, data)
        assert in_language(language, str(refused.value)) != str(refused.value)


def test_openings_go_with_one_record(tmp_path: Path, capsys: Out) -> None:
    match = match_of("complots")
    record = written(match, tmp_path, 1)
    for others in ((record, record), (record, opening_of(record, 1))):
        done = run(capsys, "verify", record, *others, "--lang", "en")
        assert (done.code, done.out) == (1, "")
        assert done.err.count("\n") == 1
