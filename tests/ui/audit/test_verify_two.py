"""``undertable verify A B``: two records side by side, as people and programs read them."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.catalogue import GAMES
from games.kit import Seat
from table.participant import Player
from table.record import Record
from tests.attacks.test_split import halved
from tests.mental.worlds import Succession
from tests.rules.rows import switched_off
from tests.table.audit.test_compare import broken_off, seated_twice, waiting_table
from tests.table.calls.perjury import E9, without
from tests.ui.files import run
from ui.words import LANGUAGES


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setitem(GAMES, Succession.key, Succession)


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The records of two honest players whom two cheats kept apart."""
    worlds = halved(4, 2, "a roll without the last word")
    folder = tmp_path_factory.mktemp("split")
    for name, world in zip(("three", "four"), worlds, strict=True):
        save(folder / name, world.players[-1])
    return folder / "three", folder / "four"


def save(path: Path, player: Player[Any]) -> Path:
    path.write_bytes(player.record().encode())
    return path


def test_two_results_name_every_cheat_with_what_it_did(
    two: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "new" / "folder"
    outcome = run(capsys, "verify", *two, "--out", out)

    assert (outcome.code, outcome.err) == (4, "")
    lines = [line.strip() for line in outcome.out.splitlines()]
    assert lines[:3] == [
        "three",
        "Complete: signed by P1, P2 and P3; not signed by P4.",
        "P2 won, and enough players signed the result. The signature of P4 is missing.",
    ]
    assert "They name two results: in three P2 won, in four P1." in lines
    assert "P1 signed things that don’t go together" in outcome.out
    assert "The rule that was broken is E9 of the protocol" in outcome.out
    assert "Convicted: P1 and P2. You need not take anybody’s word for it." in lines
    assert f"The evidence against P2 is in {out / 'seat-2.evidence'}." in lines
    assert sorted(path.name for path in out.iterdir()) == ["seat-1.evidence", "seat-2.evidence"]
    for seat in (1, 2):
        shown = run(capsys, "verify", out / f"seat-{seat}.evidence")
        assert (shown.code, shown.out.splitlines()[0]) == (4, f"Evidence against P{seat}")


def test_a_program_reads_the_same(
    two: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capsys, "verify", *two, "--json", "--out", tmp_path)
    found = json.loads(outcome.out)

    assert (outcome.code, found["holds"], found["kind"]) == (4, True, "pair")
    assert (found["relation"], found["two_results"]) == ("conflict", True)
    assert (found["at_least"], found["bug"]) == (2, False)
    convicted = [(c["seat"], c["rule"], c["evidence"]) for c in found["convicted"]]
    assert convicted == [(n, "E9", str(tmp_path / f"seat-{n}.evidence")) for n in (1, 2)]
    assert [record["winners"] for record in found["records"]] == [[2], [1]]


def test_names_in_json_command_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "verify", "a\x9b", "b", "--json").out.isascii()


def test_two_messages_for_one_place_are_both_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worlds = halved(4, 2, "two last words")
    paths = [save(tmp_path / str(i), world.players[-1]) for i, world in enumerate(worlds)]
    outcome = run(capsys, "verify", *paths)

    assert outcome.code == 4
    assert "P1 signed two different messages as number 3 of their own" in outcome.out
    assert "To keep the evidence, add --out and the name of a folder." in outcome.out


def test_where_somebody_is_missing_the_program_blames_itself(
    two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    with switched_off("H6"), without(*E9):
        outcome = run(capsys, "verify", *two)
        found = json.loads(run(capsys, "verify", *two, "--json").out)

    assert outcome.code == 1
    last = outcome.out.splitlines()[-1].strip()
    assert last.startswith(
        "This can’t be. Two such records convict at least 2 players, and here nobody is."
    )
    assert found["bug"]


def test_a_beginning_is_called_one(
    two: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, begun = Record.decode(two[1].read_bytes()), tmp_path / "begun"
    begun.write_bytes(Record(record.founding, record.epochs[:1]).encode())

    for words in ([begun, two[1]], [two[1], begun]):
        outcome = run(capsys, "verify", *words)
        assert "begun is the beginning of four." in outcome.out
        assert "Nobody is convicted." in outcome.out
        assert outcome.code == 3
    same = run(capsys, "verify", two[1], two[1])
    assert "Both files hold the same match." in same.out
    assert same.code == 0


def test_who_was_gone_for_the_others_shows_what_it_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = waiting_table(3)
    claimed = tmp_path / "claimed"
    claimed.write_bytes(broken_off(players, Seat(2)).record.encode())
    players[1].table.decide(Seat(2))
    assert [*players[1].speak()]
    mine = save(tmp_path / "mine", players[1])
    outcome = run(capsys, "verify", claimed, mine)
    [missed] = json.loads(run(capsys, "verify", claimed, mine, "--json").out)["shown"]

    assert (
        "mine holds what P2 owed, the “choose” message of operation 0. P1 and P3 say" in outcome.out
    )
    assert outcome.code == 3
    assert missed == {"record": 1, "seat": 2, "op": "0", "missed_by": [1, 3]}


def test_two_matches_have_nothing_to_tell_about_each_other(
    two: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = save(tmp_path / "other", halved(4, 2, "two last words")[0].players[0])
    outcome = run(capsys, "verify", two[0], other)

    assert "Two matches, at two tables." in outcome.out
    assert outcome.code == 0


def test_one_record_that_does_not_hold_is_refused(
    two: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(two[0].read_bytes()[:-1])

    for words in ([two[0], broken], [broken, two[0]]):
        outcome = run(capsys, "verify", *words)
        assert (outcome.code, outcome.out) == (1, "")
        assert "broken is no record of a match" in outcome.err


def test_messages_are_explained_of_one_record(
    two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capsys, "verify", *two, "--explain", "1")
    assert (outcome.code, outcome.out) == (1, "")
    assert "--explain with a number takes one record at a time" in outcome.err


# Explained: who told whom what, and where the stories part

STORIES = {
    "two last words": """
    11 messages are in both, word for word.
    P1 signed two different messages as number 3 of their own.
    In one, message 12: P1 chooses P2. Whoever went on from there: P2 (message 15) and P3 (mess
    In other, message 12: P1 chooses P1. Whoever went on from there: P2 (message 15) and P4 (mess
    P2 signed two different messages as number 4 of their own.
    Convicted: P1 and P2.""",
    "a roll without the last word": """
    11 messages are in both, word for word.
    In other, roll call 1 leaves out 4 messages that one holds, from message 12 on: P1 chooses P2.
    P1 and P2 had each said some of that, and reported without it.
    Convicted: P1 and P2.""",
    "two rolls": """
    9 messages are in both, word for word.
    There are two different roll calls 1.
    In one: Roll call 1, after message 10: reports of P1, P2 and P3 (3 of 4 needed).
    In other: Roll call 1, after message 9: reports of P1, P2 and P4 (3 of 4 needed).
    P1 and P2 each signed both.
    Convicted: P1 and P2.""",
}  # the beginnings of lines, in their order


def stories(split: str, folder: Path) -> list[Path]:
    names = zip(("one", "other"), halved(4, 2, split), strict=True)
    return [save(folder / name, world.players[-1]) for name, world in names]


@pytest.mark.parametrize("split", STORIES)
def test_two_stories_are_told_to_where_they_part(
    split: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outcome = run(capsys, "verify", *stories(split, tmp_path), "--explain")
    assert outcome.code == 4
    place = -1
    for line in STORIES[split].split("\n    ")[1:]:
        found = outcome.out.find(line, place + 1)
        assert found > place, (line, outcome.out)
        place = found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("split", STORIES)
def test_a_program_is_told_where_they_part_with_the_page_in_any_language(
    split: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths, words = stories(split, tmp_path), ("--explain", "--json", "--lang", language)
    found = json.loads(run(capsys, "verify", *paths, *words).out)
    parting, paragraphs = found["parting"], found["page"]["paragraphs"]
    assert parting["both"] in (9, 11)
    assert [fork["seat"] for fork in parting["forks"]] == [1, 2][: 2 * (split == "two last words")]
    assert parting["voted_twice"] == [1, 2][: 2 * (split == "two rolls")]
    denied = [without["denied_by"] for without in parting["left_out"]]
    assert denied == [[1, 2]] * (split == "a roll without the last word")
    assert len(paragraphs) == 4
    assert len({paragraph["heading"] for paragraph in paragraphs}) == 4


def test_what_does_not_part_is_said_to(
    two: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, begun = Record.decode(two[1].read_bytes()), tmp_path / "begun"
    begun.write_bytes(Record(record.founding, record.epochs[:1]).encode())
    outcome = run(capsys, "verify", begun, two[1], "--explain")
    assert "Nowhere: no two messages are for one place" in outcome.out
    assert "Only four holds 3 messages, from message 12 on" in outcome.out
    assert "Only begun" not in outcome.out
    other = save(tmp_path / "other", halved(4, 2, "two last words")[0].players[0])
    assert "Two matches, at two tables." in run(capsys, "verify", begun, other, "--explain").out


def test_evidence_needs_two_records_and_a_folder(
    two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--out is for" in run(capsys, "verify", two[0], "--out", two[0].parent).err
    assert "can't be written to" in run(capsys, "verify", *two, "--out", two[0]).err


def test_of_two_each_may_say_that_the_other_was_gone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = waiting_table(2)
    [op] = {due.op for due in players[0].table.waiting.due()}
    one = broken_off(players, Seat(2))
    players[1].table.decide(Seat(2))
    for word in players[1].speak():
        players[0].receive(word)
    other = broken_off(players, Seat(1))
    assert op == "0"
    for name, side in (("one", one), ("other", other)):
        (tmp_path / name).write_bytes(side.record.encode())

    outcome = run(capsys, "verify", tmp_path / "one", tmp_path / "other")
    assert "One record says that P2 was gone, the other that P1 was." in outcome.out
    assert outcome.code == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_sat_down_twice_is_named_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [tmp_path / name for name in ("one", "other")]
    for path, founding in zip(paths, seated_twice(), strict=True):
        path.write_bytes(Record(founding).encode())
    outcome = run(capsys, "verify", *paths, "--lang", language)
    [twice] = json.loads(run(capsys, "verify", *paths, "--json").out)["signed_twice"]

    assert outcome.code == 3
    assert "P2 (" in outcome.out
    assert twice["name"] == "P2"
