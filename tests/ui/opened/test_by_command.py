"""Matches of real processes, opened afterwards and checked by the commands that a person types."""

import json
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from games.kit import Seat
from p2p.store.journal import read_entries
from table.audit.verify import verify_record
from table.record import read_record
from tests.p2p.house import LOOPBACK
from tests.ui.files import run as typed
from tests.ui.program import KILLED, run, start, told
from ui.terms import game_of

BOT = ("--play", "bot", "--level", "novice", "--json", "--bind", LOOPBACK, "--open", "yes")
PATIENCE_SECONDS = 300  # ends a test that hangs
SEEN = 0.01  # seconds between two looks at a journal

Process = subprocess.Popen[str]
Out = pytest.CaptureFixture[str]


def demo(folder: Path, game: str, players: int) -> Path:
    """A record, beside which every bot has opened its part."""
    record = folder / "a match.rec"
    words = f"demo {game} --players {players} --seed 2 --pace fast --lang en --record"
    run(folder, *words.split(), str(record)).check_returncode()
    return record


def openings(record: Path) -> list[Path]:
    return sorted(record.parent.glob(f"{record.stem}.seat*.opening"))


def verified(capsys: Out, record: Path, *files: Path) -> list[int]:
    """The seats whose openings hold with the record, by ``verify RECORD OPENING…``."""
    done = typed(capsys, "verify", record, *files, "--json")
    assert done.code == 0, done.out
    return [one["seat"] for one in json.loads(done.out)["openings"]]


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("kuhn", 3),
        ("complots", 3),
        ("mascarade", 4),
        ("intrigue", 3),
        ("shadow_blades", 2),
    ],
)
def test_an_opened_match_and_one_with_a_decliner(
    game: str, players: int, tmp_path: Path, capsys: Out
) -> None:
    record = demo(tmp_path, game, players)
    files = openings(record)
    assert verified(capsys, record, *files) == list(range(1, players + 1))
    everything = typed(capsys, "replay", record, "--lang", "en").out
    assert "Opened afterwards by" in everything
    assert "not opened by" not in everything
    files[0].unlink()
    assert verified(capsys, record, *files[1:]) == list(range(2, players + 1))
    without = typed(capsys, "replay", record, "--lang", "en").out
    first = read_record(record.read_bytes()).founding.names[Seat(1)]
    opened = re.search(r"Opened afterwards by (.*?)\. What", without)
    assert opened is not None
    assert first not in opened[1]
    assert f"(by the word of {first})" not in without


# Three processes, or four, and one that is killed


class Evening:
    """A host and guests who play as bots, each in its home."""

    def __init__(self, folder: Path, *hosting: str, players: int) -> None:
        self.folder, self.running = folder, list[Process]()
        host = self._sit_down(1, "host", *hosting, "--players", str(players))
        link = told(host, "invitation")
        for number in range(2, players + 1):
            self._sit_down(number, "join", link)

    def _sit_down(self, number: int, *words: str) -> Process:
        process = start(self.home(number), *words, *BOT, "--seed", str(number))
        self.running.append(process)
        return process

    def home(self, number: int) -> Path:
        return self.folder / f"home {number}"

    def said(self, number: int) -> bytes:
        """All that is on the disk of one of them so far."""
        journals = [p.read_bytes() for p in self.home(number).glob("matches/*.journal")]
        return b"".join(entry for data in journals for entry in read_entries(data)[0])

    def kill(self, number: int, when: bytes) -> None:
        """As soon as it has written that it said, or heard, something of this kind."""
        victim, end = self.running[number - 1], time.monotonic() + PATIENCE_SECONDS
        while when not in self.said(number):
            assert time.monotonic() < end, "it never came to that"
            time.sleep(SEEN)
        victim.kill()
        victim.communicate()
        assert victim.returncode == KILLED

    def resume(self, number: int) -> None:
        self.running[number - 1] = start(self.home(number), "resume", *BOT)

    def end(self) -> None:
        for process in self.still_running():
            process.communicate(timeout=PATIENCE_SECONDS)
            assert process.returncode == 0

    def record(self, number: int) -> Path:
        (found,) = self.home(number).glob("matches/*.record")
        return found

    def close(self) -> None:
        for process in self.still_running():
            process.kill()
            process.communicate()

    def still_running(self) -> list[Process]:
        return [process for process in self.running if process.returncode is None]


@pytest.fixture
def evenings(tmp_path: Path) -> Iterator[list[Evening]]:
    begun: list[Evening] = []
    yield begun
    for evening in begun:
        evening.close()


def test_a_match_resumed_from_its_journal_is_opened(
    tmp_path: Path, evenings: list[Evening], capsys: Out
) -> None:
    """kill -9 in the middle of it: what the masks were is in the journal, which is burned then."""
    evening = Evening(tmp_path, "mascarade", players=2)
    evenings.append(evening)
    evening.kill(2, when=b"arrange")
    evening.resume(2)
    evening.end()
    record, other = evening.record(2), evening.record(1)
    (mine,), (theirs,) = openings(record), openings(other)
    assert verified(capsys, record, mine, theirs) == [2, 1]
    assert verified(capsys, other, theirs, mine) == [1, 2]
    assert not list(evening.home(2).glob("matches/*.journal"))


@pytest.mark.long
def test_a_match_with_a_seat_gone_during_the_deal_is_opened(
    tmp_path: Path, evenings: list[Evening], capsys: Out
) -> None:
    evening = Evening(tmp_path, "complots", "--clock", "5", "--quorum", "3", players=4)
    evenings.append(evening)
    evening.kill(Random(1).randint(2, 4), when=b"shuffle")
    evening.end()
    record = evening.record(1)
    report = verify_record(read_record(record.read_bytes()), game_of)
    said = [{m.saying.kind for m in report.messages if m.epoch == epoch} for epoch in (0, 1)]
    assert "ack" in said[0]
    assert "shares" in said[1] - said[0], "it left when nobody had a card yet"
    there = [number for number in (1, 2, 3, 4) if evening.running[number - 1].returncode == 0]
    files = [path for number in there for path in openings(evening.record(number))]
    assert len(files) == 3
    for number in there:
        assert len(verified(capsys, evening.record(number), *files)) == 3
