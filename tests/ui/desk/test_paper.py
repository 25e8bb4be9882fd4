"""The last row of a screen: what is waited for, the clock, and what is half typed."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from ui.desk.paper import Paper

ERASED = re.compile(r"[^\n]*\r\x1b\[2K")


class Sheet:
    """A paper on a terminal that echoes nothing itself."""

    def __init__(self, width: int = 40) -> None:
        self.file = io.StringIO()
        out = Console(file=self.file, width=width, force_terminal=True, _environ={"TERM": "xterm"})
        self.paper = Paper(out)
        self.paper.edits = True

    def rows(self) -> list[str]:
        """What stays to be read: a row that was taken back is gone."""
        text = re.sub(r"\x1b\[[0-9;]*m", "", self.file.getvalue())
        return ERASED.sub("", text).split("\n")


def test_what_is_half_typed_stays_whatever_is_written() -> None:
    sheet = Sheet()
    sheet.paper.type("say hel")
    sheet.paper.write("Ada takes a coin.")
    sheet.paper.wait("Waiting for Bob …")
    sheet.paper.aside("hello", "»")
    assert sheet.rows() == ["Ada takes a coin.", "» hello", "Waiting for Bob … > say hel"]
    sheet.paper.lift()
    assert sheet.rows()[-1] == "> say hel"


def test_a_clock_ticks_beside_what_is_typed() -> None:
    sheet = Sheet()
    sheet.paper.prompt()
    sheet.paper.type("duc")
    for clock in ("0:10 left", "0:09 left"):
        sheet.paper.tick(clock)
        assert sheet.rows() == [f"{clock} > duc"]
    sheet.paper.entered("duchess")
    assert sheet.rows() == ["> duchess", ""]
    sheet.paper.tick("0:08 left")
    assert sheet.rows() == ["> duchess", ""], "nobody is asked any more"


def test_a_question_that_lapses_leaves_no_prompt() -> None:
    sheet = Sheet()
    sheet.paper.prompt()
    sheet.paper.asked_no_more()
    sheet.paper.write("Your time is up.")
    assert sheet.rows() == ["Your time is up.", ""]


def test_what_is_said_to_everybody_is_not_there_twice() -> None:
    sheet = Sheet()
    sheet.paper.entered("say hello", stays=False)
    sheet.paper.aside("You: hello", "»")
    assert sheet.rows() == ["» You: hello", ""]


@pytest.mark.parametrize("width", [20, 40])
def test_the_last_row_is_one_row(width: int) -> None:
    sheet = Sheet(width)
    sheet.paper.making("Keys, proofs and the deck ━━━━━━")
    sheet.paper.wait("Waiting for somebody with a long name …")
    assert cell_len(sheet.rows()[-1]) < width
    sheet.paper.type("卡" * 50 + "end")
    last = sheet.rows()[-1]
    assert cell_len(last) < width
    assert last.endswith("end")
