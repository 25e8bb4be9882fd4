"""Free text: whatever can be printed on one line, and nothing that a screen would obey."""

import pytest

from games.kit import IllegalAnswer, Speak
from games.kit.talk import LONGEST
from table.plain import PlainTable
from tests.table.told import ANN, Ask, Told

SPEAK = Speak(ANN, Ask.ANY)


def said(text: object) -> object:
    async def rules() -> str:
        return await SPEAK

    table = PlainTable(Told(3, rules=rules))
    table.decide(ANN, text)
    return table.game.answer


@pytest.mark.parametrize(
    "text", ["", "Le 10 000, et je m'en souviendrai !", "ĳ “quotes” – 😀", "می‌خواهم", "x" * LONGEST]
)
def test_any_words_may_be_said(text: str) -> None:
    assert said(text) == text
    assert SPEAK.accept(text) == text


@pytest.mark.parametrize(
    "text",
    [
        *("two\nlines", "\x1b[2J", "a\x00b", "\x7f", "\x9b2J", "\t", "\u2028", "soft\xadhyphen"),
        *("\u202eturned around", "\u2066isolated", "\u200bhidden", "\ufeff", "\udc80", "\ue000"),
        *("\U000e0041", "\U0010fffd", "x" * (LONGEST + 1), b"bytes", None, 7, Ask.ANY),
    ],
)
def test_nothing_else_may(text: object) -> None:
    with pytest.raises(IllegalAnswer, match="seat 1 may"):
        said(text)
    with pytest.raises(IllegalAnswer, match="seat 1 may"):
        SPEAK.accept(text)


def test_silence_is_what_the_absent_say() -> None:
    assert said(SPEAK.preset) == ""
