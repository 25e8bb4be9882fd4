"""One match after the other: who is asked, what the answers do, and bots who stay for more."""

import io
import json
from pathlib import Path

import pytest
import trio
from rich.console import Console

from p2p.entry.ways import Invited
from p2p.session import Session
from tests.mental.seating import terms_of
from tests.p2p.house import HOST, House
from tests.ui.program import PATIENCE_SECONDS, left_behind, run, start, told
from ui.commands.rematch import play_along, play_on
from ui.desk.line_reader import LineReader
from ui.desk.paper import Paper
from ui.live.conversation import Conversation
from ui.live.person import Person
from ui.live.reporter import Lines
from ui.words import Words

KUHN = terms_of("kuhn", 2)
TYPED = [("yes\n", True), ("Y\n", True), ("no\n", False), ("\n", False), ("", False)]
TYPED += [("2\nyes\n", True), ("oui\nn\n", False), ("quit\n", False)]


class Answers(Lines):
    """Somebody who answers what the test says, each time they are asked for another match."""

    def __init__(self, *answers: bool) -> None:
        self._answers = iter(answers)
        self.asked = 0

    async def another_match(self) -> bool:
        self.asked += 1
        return next(self._answers)


class Evening(House):
    """A house whose people are asked."""

    def __init__(self, folder: Path, host: Answers) -> None:
        super().__init__(folder, KUHN, seed=1)
        self._host = host

    async def _play_host(self) -> None:
        self._count(self.host)
        await play_on(self.host, self._host, None)

    async def come(self, name: str, guest: Answers) -> None:
        session = self.session(self.me(name), Invited(self.invitation))
        self._count(session)
        async with session.opened():
            await play_along(session, guest)

    def _count(self, session: Session) -> None:
        session.when_finished(self.ended[session.me.name].append)


async def test_the_same_table_plays_again_as_long_as_all_say_yes(tmp_path: Path) -> None:
    host, guest = Answers(True, True, False), Answers(True, True)
    evening = Evening(tmp_path, host)
    async with evening.opened() as nursery:
        nursery.start_soon(evening.come, "guest", guest)
    assert [len(evening.ended[name]) for name in (HOST, "guest")] == [3, 3]
    assert (host.asked, guest.asked) == (3, 2)


async def test_a_guest_who_says_no_leaves_a_free_seat(tmp_path: Path) -> None:
    evening = Evening(tmp_path, Answers(True, False))
    async with evening.opened() as nursery:
        await evening.come("first", Answers(False))
        nursery.start_soon(evening.come, "second", Answers())
    assert [len(evening.ended[name]) for name in (HOST, "first", "second")] == [2, 1, 1]


async def agreed(typed: str) -> bool:
    words = Words("en", "screen", "common")
    paper = Paper(Console(file=io.StringIO()))
    person = Person(words, paper, LineReader(io.StringIO(typed)), Conversation(paper, words))
    async with trio.open_nursery() as nursery:
        nursery.start_soon(person.listen)
        answer = await person.agrees("Another match?")
        nursery.cancel_scope.cancel()
    return answer


@pytest.mark.parametrize(("typed", "means"), TYPED)
async def test_what_is_neither_yes_nor_no_is_asked_again(typed: str, means: bool) -> None:
    assert await agreed(typed) is means


SEAT = ("--play", "bot", "--level", "novice", "--json", "--bind", "127.0.0.1", "--clock", "off")


def test_bots_fill_the_seats_and_stay_for_the_next_match(tmp_path: Path) -> None:
    words = ("host", "kuhn", "--players", "3", "--bots", "2", "--matches", "2", *SEAT)
    done = run(tmp_path, *words)
    assert (done.returncode, done.stderr) == (0, "")
    facts = [json.loads(line) for line in done.stdout.splitlines()]
    assert sum("winners" in fact for fact in facts) == 2
    assert len(list(tmp_path.glob("bots/*/matches/*.record"))) == 4
    assert list(left_behind(tmp_path)) == []


def test_a_host_that_was_killed_comes_back_with_its_bots(tmp_path: Path) -> None:
    words = ("host", "complots", "--players", "3", "--bots", "2", *SEAT, "--pace", "human")
    host = start(tmp_path, *words)
    told(host, "begun")
    host.kill()
    host.communicate(timeout=PATIENCE_SECONDS)
    again = run(tmp_path, "resume", *SEAT[:-2])
    assert (again.returncode, again.stderr) == (0, "")
    records = {path.read_bytes() for path in tmp_path.rglob("*.record")}
    assert len(list(tmp_path.rglob("*.record"))) == 3
    assert len(records) == 1


def test_more_bots_than_seats_are_one_clear_line(tmp_path: Path) -> None:
    done = run(tmp_path, "host", "kuhn", "--players", "2", "--bots", "2", *SEAT)
    assert done.returncode == 1
    assert "2 bots leave no seat" in done.stderr
