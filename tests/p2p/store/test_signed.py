"""Once for an occasion, ever: what is on disk before a JOIN leaves (J1)."""

import os
from pathlib import Path

import pytest

from p2p.store import signed
from p2p.store.signed import FOLDER, AlreadySigned, Signed

OCCASION, ANOTHER = b"this evening", b"another one"


def test_for_an_occasion_one_journal_signs_and_no_other(tmp_path: Path) -> None:
    mine = Signed(tmp_path)
    mine.check(OCCASION)
    mine.claim(OCCASION, "kuhn.journal")
    mine.claim(OCCASION, "kuhn.journal")  # the same one again, after a crash
    with pytest.raises(AlreadySigned, match="it is over here"):
        mine.check(OCCASION)
    with pytest.raises(AlreadySigned):
        mine.claim(OCCASION, "other.journal")
    mine.check(ANOTHER)
    mine.claim(ANOTHER, "other.journal")


def test_whoever_has_a_journal_of_it_is_told_to_resume(tmp_path: Path) -> None:
    Signed(tmp_path).claim(OCCASION, "kuhn.journal")
    (tmp_path / "kuhn.journal").touch()
    with pytest.raises(AlreadySigned, match="resume kuhn"):
        Signed(tmp_path).check(OCCASION)


def test_of_two_who_look_at_once_one_signs(tmp_path: Path) -> None:
    """Both have seen that nothing was signed before either of them claims."""
    one, other = Signed(tmp_path), Signed(tmp_path)
    one.check(OCCASION)
    other.check(OCCASION)
    one.claim(OCCASION, "one.journal")
    with pytest.raises(AlreadySigned):
        other.claim(OCCASION, "other.journal")


def test_what_was_signed_is_on_disk_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = list[Path]()
    monkeypatch.setattr(signed, "sync_folder", synced.append)
    Signed(tmp_path).claim(OCCASION, "kuhn.journal")
    assert synced == [tmp_path / FOLDER]
    assert os.listdir(tmp_path / FOLDER) == [OCCASION.hex()]
