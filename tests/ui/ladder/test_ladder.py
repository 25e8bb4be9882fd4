"""``undertable ladder``: many records, all checked: what counts, and what it says of the rest."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.catalogue import GAMES
from games.kit import Seat
from table.record import Record
from tests.attacks.test_split import halved
from tests.mental.worlds import Succession
from tests.table.audit.test_compare import broken_off, seated_twice, waiting_table
from tests.ui.files import run
from tests.ui.ladder.leagues import People, flip_a_bit, save, season
from ui.ladder.league import by_table
from ui.ladder.sitting import check_table, checked, telling
from ui.words import LANGUAGES

Captured = pytest.CaptureFixture[str]
SEED = Random().getrandbits(32)
NAMES = ("Ada", "Bob", "Cleo")
HOSTILE = ("<script>alert(1)</script>", "\x1b[31mred\u202e", '"&amp;')


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setitem(GAMES, Succession.key, Succession)


@pytest.fixture(scope="module")
def people() -> People:
    print("seed", SEED)
    return People(NAMES, SEED)


@pytest.fixture(scope="module")
def played(people: People, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return season(tmp_path_factory.mktemp("season"), people, 6)


def data(capsys: Captured, *words: str | Path) -> dict[str, Any]:
    found = run(capsys, "ladder", *words, "--json").out
    assert found.isascii()
    loaded: dict[str, Any] = json.loads(found)
    return loaded


def test_every_match_counts_for_whoever_holds_its_keys(
    people: People, played: list[Path], capsys: Captured
) -> None:
    found = data(capsys, *played)
    assert (found["files"], found["tables"], found["counted"]) == (6, 6, 6)
    known = zip(people.identities, NAMES, strict=True)
    keys = {identity.public.key.hex(): name for identity, name in known}
    assert {person["key"]: person["names"][0] for person in found["people"]} == keys
    assert [person["matches"] for person in found["people"]] == [4, 4, 4]
    wins = sum(len(match["winners"]) for match in found["matches"])
    assert sum(person["wins"] for person in found["people"]) == wins >= 6
    ratings = [person["rating"] for person in found["people"]]
    assert ratings == sorted(ratings, reverse=True)
    assert not found["refused"]


def test_the_order_of_the_files_changes_nothing(played: list[Path], capsys: Captured) -> None:
    expected = run(capsys, "ladder", *played, "--json").out
    for seed in range(3):
        Random(seed).shuffle(shuffled := list(played))
        assert run(capsys, "ladder", *shuffled, "--json").out == expected


def test_a_folder_stands_for_the_records_in_it(played: list[Path], capsys: Captured) -> None:
    assert data(capsys, played[0].parent) == data(capsys, *played)


def test_who_tampered_with_one_file_changes_nothing_else(
    played: list[Path], tmp_path: Path, capsys: Captured
) -> None:
    for path in played:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    flip_a_bit(tmp_path / played[2].name)
    outcome = run(capsys, "ladder", tmp_path)
    found = data(capsys, tmp_path)

    assert outcome.code == 1
    assert (found["files"], found["counted"]) == (6, 5)
    [refused] = found["refused"]
    assert refused["file"] == str(tmp_path / played[2].name)
    assert "Not believed" in outcome.out
    others = [path for path in played if path != played[2]]
    assert found["people"] == data(capsys, *others)["people"]


def test_a_table_counts_once_whoever_brings_its_record(
    people: People, played: list[Path], tmp_path: Path, capsys: Captured
) -> None:
    room = people.match((0, 1))
    once = data(capsys, *played, save(tmp_path / "a", room[0]))
    copies = save(tmp_path / "b", room[1]), save(tmp_path / "c", room[0])
    record = room[0].record()
    begun = tmp_path / "begun"
    epoch = record.epochs[0]._replace(messages=record.messages[:9])
    begun.write_bytes(Record(record.founding, (epoch,)).encode())
    often = data(capsys, *played, tmp_path / "a", *copies, begun)

    assert often["files"] == once["files"] + 3
    assert often["people"] == once["people"]
    assert (often["tables"], often["counted"]) == (7, 7)
    [match] = [m for m in often["matches"] if len(m["files"]) > 1]
    assert [Path(file).name for file in match["files"]] == ["a", "b", "begun", "c"]


def test_what_is_not_over_is_listed_with_whoever_owed_the_next_word(
    people: People, tmp_path: Path, capsys: Captured
) -> None:
    room = people.match((1, 2), most=20)
    path = save(tmp_path / "half.rec", room[0])
    due = {int(due.seat) for due in room[0].table.waiting.due()}
    [match] = data(capsys, path)["matches"]
    assert not match["counts"]
    assert match["status"] == "unfinished"
    assert {owed["seat"] for owed in match["owed"]} == due
    outcome = run(capsys, "ladder", path)
    assert outcome.code == 0
    assert "unfinished; the next word was owed by" in outcome.out
    assert "no match counts" in outcome.out


def test_a_match_that_was_broken_off_names_who_was_missed(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "off.rec"
    path.write_bytes(broken_off(waiting_table(3), Seat(2)).record.encode())
    [match] = data(capsys, path)["matches"]
    assert (match["status"], match["counts"]) == ("broken off", False)
    assert match["owed"] == [{"seat": 2, "kind": "choose", "op": "0"}]
    assert "broken off; the next word was owed by P2" in run(capsys, "ladder", path).out


def test_two_histories_of_a_table_convict_and_count_for_nobody(
    tmp_path: Path, capsys: Captured
) -> None:
    worlds = halved(4, 2, "two last words")
    paths = [save(tmp_path / f"{i}.rec", world.players[-1]) for i, world in enumerate(worlds)]
    outcome = run(capsys, "ladder", *paths)
    found = data(capsys, *paths)

    assert outcome.code == 4
    assert "P1, P2 convicted, by rule" in outcome.out
    [match] = found["matches"]
    assert (match["status"], match["counts"], match["winners"]) == ("evidence", False, [])
    assert [convicted["seat"] for convicted in match["convicted"]] == [1, 2]
    assert found["people"] == []
    assert data(capsys, paths[0])["counted"] == 1, "alone, nobody can see it"


def test_keys_that_sat_down_twice_are_named(tmp_path: Path, capsys: Captured) -> None:
    paths = [tmp_path / name for name in ("one", "other")]
    for path, founding in zip(paths, seated_twice(), strict=True):
        path.write_bytes(Record(founding).encode())
    found = data(capsys, *paths)
    assert len(found["signed_twice"]) == 1
    assert "P2" in run(capsys, "ladder", *paths).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_many_files_it_saw_and_what_it_can_not_see(
    language: str, played: list[Path], capsys: Captured
) -> None:
    said = run(capsys, "ladder", *played, "--lang", language).out
    words = {"en": "left out", "fr": "laissés de côté", "nl": "weggelaten"}
    assert said.splitlines()[1].startswith("6 ")
    assert words[language] in said


def test_hostile_names_stay_text_on_a_screen_and_on_paper(tmp_path: Path, capsys: Captured) -> None:
    strange = People(HOSTILE, SEED)
    season(tmp_path, strange, 3)
    (tmp_path / "<b>\x1b[31m.rec").write_bytes(b"nonsense")
    outcome = run(capsys, "ladder", tmp_path, "--page", tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert outcome.code == 1
    for text in (outcome.out, page):
        assert "\x1b" not in text
        assert "\u202e" not in text
    assert "<script" not in page
    assert "<b>" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "&quot;&amp;amp;" in page


def test_where_two_keys_go_by_one_name_the_key_tells_them_apart(
    played: list[Path], tmp_path: Path, capsys: Captured
) -> None:
    other = People(("ada ", "Zoe"), SEED)
    outcome = run(capsys, "ladder", *played, save(tmp_path / "other", other.match((0, 1))[0]))
    fingerprint = other.identities[0].public.fingerprint
    assert f"ada [{fingerprint}], Zoe" in outcome.out
    assert "Ada, Bob" not in outcome.out


def test_a_page_loads_nothing(played: list[Path], tmp_path: Path, capsys: Captured) -> None:
    page = tmp_path / "page.html"
    assert run(capsys, "ladder", *played, "--page", page, "--lang", "nl").code == 0
    text = page.read_text(encoding="utf-8")
    assert '<html lang="nl">' in text
    assert "default-src 'none'" in text
    assert not [word for word in ("http:", "https:", "src=", "href=", "url(") if word in text]


def test_what_is_no_record_and_what_can_not_be_written(
    played: list[Path], tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "x").write_bytes(b"nonsense")
    outcome = run(capsys, "ladder", tmp_path / "x", tmp_path / "nowhere")
    assert outcome.code == 1
    assert "x is no record of a match" in outcome.out
    assert "nowhere can't be read" in outcome.out
    outcome = run(capsys, "ladder", played[0], "--page", tmp_path / "no" / "page.html")
    assert (outcome.code, outcome.err.count("\n")) == (1, 1)


def test_a_file_that_changes_between_two_looks_hurts_nobody_else(
    people: People, played: list[Path], tmp_path: Path
) -> None:
    room = people.match((0, 1))
    honest, turncoat = save(tmp_path / "a", room[0]), save(tmp_path / "b", room[1])
    (claimed,) = by_table([honest, turncoat])
    turncoat.write_bytes(played[0].read_bytes())
    sitting = check_table(claimed)
    assert sitting.counts
    assert [file.refusal and file.refusal.key for file in sitting.files] == [None, "changed"]
    for content in (b"nonsense", b""):
        turncoat.write_bytes(content)
        assert check_table(claimed).table == sitting.table


def test_beginnings_of_a_match_are_not_compared_with_each_other(
    people: People, tmp_path: Path
) -> None:
    record, paths = people.match((0, 1))[0].record(), list[Path]()
    for count in range(5, len(record.messages)):
        epoch = record.epochs[0]._replace(messages=record.messages[:count])
        paths.append(tmp_path / f"{count}.rec")
        paths[-1].write_bytes(Record(record.founding, (epoch,)).encode())
    sides = [checked(path, path.read_bytes()) for path in paths]
    assert telling(sides) == [sides[-1]]
    assert telling(sides[::-1]) == [sides[-1]]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_links_in_a_folder_lead_to_records_or_nowhere(
    played: list[Path], tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "linked.rec").symlink_to(played[0])
    (tmp_path / "again.rec").symlink_to(played[0])
    (tmp_path / "dangling.rec").symlink_to(tmp_path / "nowhere")
    (tmp_path / "around.rec").symlink_to(tmp_path)
    found = data(capsys, tmp_path)
    assert (found["files"], found["counted"], found["refused"]) == (2, 1, [])


@pytest.mark.long
def test_a_league_of_thirty_of_which_one_was_tampered_with(
    tmp_path: Path, capsys: Captured
) -> None:
    paths = season(tmp_path, People(("Ada", "Bob", "Cleo", "Dora", "Emil", "Fay"), SEED), 30)
    whole = data(capsys, tmp_path)
    flip_a_bit(paths[17])
    outcome = run(capsys, "ladder", tmp_path, "--json", "--jobs", "2")
    found = json.loads(outcome.out)

    assert (whole["counted"], found["counted"], outcome.code) == (30, 29, 1)
    assert [refused["file"] for refused in found["refused"]] == [str(paths[17])]
    assert found == data(capsys, *reversed(paths)), "whatever the order and the number of processes"
    assert found["people"] == data(capsys, *(p for p in paths if p != paths[17]))["people"]
