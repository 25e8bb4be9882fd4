"""Somebody leaves in mid-match, as the others see it at terminals of their own (K8)."""

from pathlib import Path

import pytest

from tests.ui.live.terminal import PROMPT, Terminal
from tests.ui.program import PATIENCE_SECONDS, left_behind, start

HERE = ("--bind", "127.0.0.1", "--lang", "en", "--no-router")
LINK = r"undertable:\S+\r\n"
# Nobody's time is over, and nobody who is silent is missed, while this test is patient.
CLOCK = str(PATIENCE_SECONDS * 3)


class Evening:
    """Three people and a bot at a table that can do without one of them; Jo begins."""

    def __init__(self, folder: Path) -> None:
        words = ("complots", "--players", "4", "--matches", "1", "--option", "start=2")
        clock = ("--clock", CLOCK, "--reaction", CLOCK)
        self.zoe = Terminal(folder / "zoe", "host", *words, *clock, "--name", "Zoe", *HERE)
        self.zoe.expect(LINK)
        join = ("join", str(self.zoe.child.after).strip(), *HERE)
        self.jo = Terminal(folder / "jo", *join, "--name", "Jo")
        self.zoe.expect("Zoe, Jo")
        self.ada = Terminal(folder / "ada", *join, "--name", "Ada")
        self.bot = start(folder / "bot", *join, "--name", "Bot", "--play", "bot", "--json")

    def close(self) -> None:
        for person in (self.zoe, self.jo, self.ada):
            person.child.close(force=True)
        self.bot.kill()
        self.bot.communicate()


def leave(person: Terminal) -> None:
    person.type("quit", "Leave the table")
    person.type("yes", "go on with: .*resume")
    person.ends()


@pytest.mark.long
def test_the_others_read_it_at_once_and_go_on_at_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    try:
        evening.jo.expect(PROMPT)
        leave(evening.jo)
        for other in (evening.zoe, evening.ada):
            other.expect("Jo left the table")
            other.expect("The table goes on without Jo")
            other.expect("Turn 2: ")
        leave(evening.ada)
        leave(evening.zoe)
    finally:
        evening.close()
    assert list(left_behind(tmp_path)) == []
