"""Whom we know: by their keys, in a file that anybody may have written into."""

from pathlib import Path

import pytest

from crypto.identity import Identity
from p2p.store import people
from p2p.store.people import FILE, People

ADA, OTHER, BOB = (Identity.generate().public for _ in range(3))


def test_a_name_with_another_key_is_noticed(tmp_path: Path) -> None:
    People(tmp_path).played({ADA: "Ada", BOB: "Bob"})
    known = People(tmp_path)
    assert known.namesakes(ADA, "Ada") == []
    assert known.namesakes(OTHER, "ADA") == [ADA]
    assert known.namesakes(OTHER, "Carl") == []
    assert known.former_name(ADA, "Ada") is None
    assert known.former_name(ADA, "Countess") == "Ada"
    assert known.former_name(OTHER, "Ada") is None


def test_both_are_known_once_both_have_played(tmp_path: Path) -> None:
    known = People(tmp_path)
    known.played({ADA: "Ada"})
    known.played({OTHER: "Ada"})
    assert known.namesakes(ADA, "Ada") == known.namesakes(OTHER, "Ada") == []
    assert known.namesakes(BOB, "Ada") == [ADA, OTHER]


@pytest.mark.parametrize("text", ["", "[]", "\xff", '{"a": 1}', '{"zz": "Ada"}', "[" * 5000])
def test_a_file_that_can_not_be_read_knows_nobody(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text, encoding="latin-1")
    known = People(tmp_path)
    assert known.names == {}
    known.played({ADA: "Ada"})
    assert People(tmp_path).names == {ADA.key.hex(): "Ada"}


def test_a_key_that_is_none_is_nobody_s(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f'{{"{"0" * 62}ff": "Ada"}}', encoding="utf-8")
    assert People(tmp_path).namesakes(ADA, "Ada") in ([], [people.identity("0" * 62 + "ff")])


def test_the_file_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST", 2)
    known = People(tmp_path)
    known.played({ADA: "Ada", BOB: "Bob"})
    known.played({ADA: "Ada"})
    known.played({OTHER: "Eve\x1b[31m"})
    assert list(People(tmp_path).names) == [ADA.key.hex(), OTHER.key.hex()]
