"""Files of other versions: each is refused in one line that says so, and left as it is."""

from pathlib import Path

import msgspec
import pytest

from crypto.encoding import u32
from crypto.versions import JOINS, JOURNAL, OPENING, RECORD, Named
from p2p.store.diary import Diary, Entrance, SatDown
from p2p.store.journal import LINK_SIZE, Journal, JournalError, chained, framed, read_entries
from p2p.wire.frames import Guest, Lobby
from table.joins import Pages as TwoJoins
from table.opening.check import check_opening
from table.opening.file import Pages as Told
from table.opening.truth import truth
from table.record import Outdated, Pages, read_record
from tests.laws.test_records import verified
from tests.matches import RECIPES
from tests.p2p.joins import passed_on
from tests.sample import terms
from tests.ui.files import run
from ui.words import LANGUAGES

Out = pytest.CaptureFixture[str]
OTHERS = [1, 3, 9999]
TORN = u32(77)  # the beginning of an entry that a crash cut short


def test_what_is_written_ends_with_the_name_that_is_read() -> None:
    names = {
        RECORD: Pages.__struct_defaults__[-1],
        JOINS: TwoJoins.__struct_defaults__[-1],
        OPENING: Told.__struct_defaults__[-1],
    }
    assert {named: named.name.decode() for named in names} == names
    golden = [recipe.path.read_bytes() for recipe in RECIPES]
    assert {RECORD.version_of(data) for data in golden} == {RECORD.version}


def test_what_was_opened_long_ago_still_holds() -> None:
    """Of golden records, by everybody at the table."""
    kept = [recipe for recipe in RECIPES if recipe.opening(1).exists()]
    assert [recipe.name for recipe in kept] == ["complots-gone", "mascarade", "intrigue-sealed"]
    for recipe in kept:
        report = verified(recipe.path)
        files = [recipe.opening(seat).read_bytes() for seat in report.seats]
        shown = truth(report, [check_opening(report, data) for data in files])
        assert shown.opened == {*report.seats}


@pytest.mark.parametrize("tail", [b"", b"undertable/", b"undertable/x/record", b"a/2/record"])
def test_what_has_no_name_has_no_version(tail: bytes) -> None:
    assert RECORD.version_of(tail) is None
    assert RECORD.refusal(b"anything " + tail) is None


def of_version(named: Named, number: int) -> bytes:
    """Whatever such a file may hold, it ends by its name."""
    return msgspec.msgpack.encode([b"who knows", f"undertable/{number}/{named.what}"])


@pytest.mark.parametrize("number", OTHERS)
@pytest.mark.parametrize("named", [RECORD, JOINS], ids=["record", "joins"])
def test_a_record_of_another_version_is_refused_and_the_version_named(
    named: Named, number: int
) -> None:
    with pytest.raises(Outdated, match=f"of version {number}[,;]"):
        read_record(of_version(named, number))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", OTHERS)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_so_it_is_by_the_commands_in_one_line(
    command: str, number: int, language: str, tmp_path: Path, capsys: Out
) -> None:
    path = tmp_path / "a.record"
    path.write_bytes(of_version(RECORD, number))
    done = run(capsys, command, path, "--lang", language)
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    told = {"en": "of version", "fr": "de la version", "nl": "van versie"}
    assert f"{told[language]} {number}," in done.err


# Journals


def journal(home: Path, *payloads: bytes, torn: bytes = TORN) -> Path:
    path = home / "matches" / "kuhn-of-then.journal"
    path.parent.mkdir(parents=True)
    link, data = bytes(LINK_SIZE), b""
    for payload in payloads:
        link = chained(link, payload)
        data += framed(payload) + link
    path.write_bytes(data + torn)
    return path


@pytest.mark.parametrize("number", OTHERS)
def test_a_journal_of_another_version_is_refused_and_left_untouched(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    """Not even its torn end is cut off: whoever wrote it may read it otherwise."""
    path = journal(tmp_path, f"undertable/{number}/journal".encode(), b"in words yet unknown")
    before = path.read_bytes()
    with pytest.raises(JournalError, match=f"a journal of version {number}.*left as it is$"):
        Journal(path)
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))
    done = run(capsys, "resume", "--play", "bot", "--json")
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert f"a journal of version {number}" in done.err
    assert path.read_bytes() == before


def test_a_journal_from_before_there_were_versions_is_gone_on_with(tmp_path: Path) -> None:
    path = journal(tmp_path, b"one", b"two")
    with Journal(path) as opened:
        assert opened.entries == [b"one", b"two"]
        opened.write(b"three")
    assert read_entries(path.read_bytes())[0] == [b"one", b"two", b"three"]


def test_a_new_journal_begins_with_its_version(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    with Journal(path) as opened:
        opened.write(b"one")
        opened.write(b"two")
    assert path.read_bytes().startswith(framed(JOURNAL.name))
    assert read_entries(path.read_bytes())[0] == [b"one", b"two"]


def test_a_match_by_rules_that_an_update_took_away_is_refused_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    signed = msgspec.structs.replace(terms("kuhn", 2), edition=99)
    guests = tuple(Guest(bytes([n]) * 32, f"P{n}", ()) for n in (1, 2))
    lobby = Lobby(signed, 1, guests, True)
    sat_down = SatDown(lobby, Entrance(4114, b"secret!!"), bytes(31) + b"\1", passed_on(1, b"join"))
    path = journal(tmp_path, JOURNAL.name, msgspec.msgpack.encode(sat_down), torn=b"")
    before = path.read_bytes()
    Diary(path).close()
    monkeypatch.setenv("UNDERTABLE_HOME", str(tmp_path))
    done = run(capsys, "resume", "--play", "bot", "--json")
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    assert "edition" in done.err
    assert path.read_bytes() == before
