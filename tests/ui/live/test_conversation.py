"""Talk at the table, as somebody at a terminal reads it and takes part in it."""

import io
import re
from pathlib import Path
from typing import NamedTuple

import pytest
import trio
from rich.console import Console

from crypto.identity import Identity
from games.kit import Speak
from p2p.mesh.chat import OWN_AT_ONCE
from p2p.session import Session
from p2p.wire.frames import MAX_CHAT
from tests.attacks.test_chat import line as signed
from tests.attacks.test_chat import post, room_of
from tests.p2p.house import HOST, House
from tests.p2p.mesh.test_chat import WATCHER, at_table, heard
from tests.ui.live.test_person import Seatmate, Typed
from tests.ui.live.test_question import ADA, Ask, Desk
from ui.desk.paper import Paper
from ui.live.conversation import Conversation
from ui.words import LANGUAGES, Words

MARKUP = "<img src=x onerror=alert(1)> & {{x}} ${x} [bold]x[/bold] :smile:"


class Reader(NamedTuple):
    """Somebody's terminal, or a pipe, beside a session."""

    file: io.StringIO
    paper: Paper
    conversation: Conversation

    def text(self) -> str:
        return self.file.getvalue()


def reader(width: int = 80, language: str = "en", terminal: bool = False) -> Reader:
    file = io.StringIO()
    out = Console(file=file, width=width, force_terminal=terminal, _environ={"TERM": "xterm"})
    paper = Paper(out)
    return Reader(file, paper, Conversation(paper, Words(language, "screen", "common")))


async def follow_a_moment(mine: Reader, session: Session) -> None:
    async with trio.open_nursery() as nursery:
        nursery.start_soon(mine.conversation.follow, session)
        await trio.testing.wait_all_tasks_blocked()
        nursery.cancel_scope.cancel()


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_others_say_is_told_once_and_how_to_answer(
    language: str, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as house:
        watcher, mine = house.sessions[WATCHER], reader(400, language)
        house.host.chat.say(MARKUP)
        await heard(watcher, 1)
        for _ in range(3):
            mine.conversation.catch_up(watcher)
        line, how = mine.text().splitlines()
        assert line.startswith(f"» {HOST}")
        assert line.endswith(f": {MARKUP}")
        words = Words(language, "screen")
        assert words.say("word-say") in how
        assert words.say("word-mute") in how


async def test_what_would_command_a_terminal_is_shown_instead(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        cheat, mine = house.sessions[WATCHER], reader(400)
        text, name = "\x1b[2Jred\u202eder\n\r", "\x1b]0;x\x07"
        post(cheat, signed(cheat.me.identity, room_of(cheat), 1, text, name))
        await heard(house.host, 1)
        mine.conversation.catch_up(house.host)
        line, _ = mine.text().splitlines()
        assert "red" in line
        assert line.isprintable()


async def test_one_who_watches_is_told_apart_whatever_it_calls_itself(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        cheat, mine = house.sessions[WATCHER], reader()
        post(cheat, signed(cheat.me.identity, room_of(cheat), 1, "I give up", HOST))
        await heard(house.host, 1)
        mine.conversation.catch_up(house.host)
        assert mine.text().splitlines()[0] == f"» [watching] {HOST}: I give up"


@pytest.mark.parametrize("prompts", [True, False])
async def test_no_text_looks_like_a_line_of_ours(prompts: bool, tmp_path: Path) -> None:
    """However it is padded, the rows below the first are set in."""
    async with at_table(tmp_path) as house:
        watcher, mine = house.sessions[WATCHER], reader(40, terminal=True)
        house.host.chat.say("#" * 37 + " " * 60 + "» You: # I fold " + "#" * 100)
        await heard(watcher, 1)
        if prompts:
            mine.paper.prompt()
        mine.conversation.catch_up(watcher)
        rows = re.split(r"\n|\x1b\[L", without_colours(mine.text()))
        told = [row for row in rows if "#" in row]
        assert any("I fold" in row for row in told)
        assert all(row.startswith(("  ", f"» {HOST}: #")) for row in told)


def test_a_line_half_typed_is_left_alone() -> None:
    """What comes is set above it: no row is ended, and none is erased."""
    mine = reader(40, terminal=True)
    mine.paper.prompt()
    before = len(mine.text())
    mine.paper.aside("x" * 100, "»")
    written = without_colours(mine.text()[before:])
    assert written.count("\x1b7\r\x1b[L") == written.count("\x1b8\x1b[B") == 3
    assert "\n" not in written
    assert "\x1b[2K" not in written


def test_a_line_to_wait_at_stays_the_last() -> None:
    mine = reader(terminal=True)
    mine.paper.wait("Waiting for Ada …")
    mine.paper.aside("hello", "»")
    assert without_colours(mine.text()).rpartition("\n")[2] == "Waiting for Ada …"


# What the person types


async def taking_part(house: House, mate: Seatmate, nursery: trio.Nursery) -> None:
    """The host's person reads, and types what it has ready."""
    nursery.start_soon(mate.conversation.follow, house.host)
    await trio.testing.wait_all_tasks_blocked()
    nursery.start_soon(mate.person.listen)


def spoken(house: House) -> list[str]:
    return [line.text for line in house.host.chat.lines()]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "say the  Duchess"), ("fr", "dire Bonjour"), ("nl", "/ZEG Dag"), ("nl", "say x")],
)
async def test_something_is_said_at_any_question_and_answers_none(
    language: str, line: str, nursery: trio.Nursery, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as house:
        mate = Seatmate(Typed(True, [line, "left"]), language=language)
        await taking_part(house, mate, nursery)
        assert await mate.ask("left", "right") == "left"
        assert spoken(house) == [line.partition(" ")[2]]


async def test_what_others_say_answers_no_question(nursery: trio.Nursery, tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        mate, answered = Seatmate(Typed(True)), trio.Event()
        await taking_part(house, mate, nursery)

        async def ask() -> None:
            await mate.ask("left", "right")
            answered.set()

        nursery.start_soon(ask)
        for text in ("left", "1"):
            house.sessions[WATCHER].chat.say(text)
        await heard(house.host, 2)
        await trio.testing.wait_all_tasks_blocked()
        assert f"{WATCHER}: left" in mate.text()
        assert not answered.is_set()


async def test_where_any_words_are_an_answer_talk_has_a_slash(
    nursery: trio.Nursery, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as house:
        mate = Seatmate(Typed(True, ["/say to all", "say to one"]))
        await taking_part(house, mate, nursery)
        speech = Desk(Speak(ADA, Ask.ANYTHING)).question
        assert await mate.person.answer(speech, mate.chronicle) == "say to one"
        assert spoken(house) == ["to all"]


async def test_before_the_first_question_and_without_a_seat_one_can_talk(
    nursery: trio.Nursery, tmp_path: Path
) -> None:
    """At a terminal; and a line that is no talk answers nothing later."""
    async with at_table(tmp_path) as house:
        mate = Seatmate(Typed(True, ["say hello", "left"]), terminal=True)
        await taking_part(house, mate, nursery)
        await heard(house.host, 1)
        await trio.testing.wait_all_tasks_blocked()
        assert "says something to everybody here" in mate.text()
        with trio.move_on_after(0.1) as waiting:
            await mate.ask("left", "right")
        assert waiting.cancelled_caught


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["say " + "x" * (MAX_CHAT + 1)], f"{MAX_CHAT} characters at most"),
        ([f"say {n}" for n in range(OWN_AT_ONCE + 1)], "one line a second"),
        (["mute nobody"], "Nobody called “nobody” sits here or has said anything"),
    ],
)
async def test_what_could_not_be_done_is_told(
    lines: list[str], told: str, nursery: trio.Nursery, tmp_path: Path
) -> None:
    async with at_table(tmp_path) as house:
        mate = Seatmate(Typed(True, [*lines, "left"]))
        await taking_part(house, mate, nursery)
        await mate.ask("left", "right")
        assert told in " ".join(mate.text().split())


async def test_one_who_is_muted_is_not_shown_until_asked_for(tmp_path: Path) -> None:
    async with at_table(tmp_path) as house:
        watcher, mine = house.sessions[WATCHER], reader(400)
        await follow_a_moment(mine, watcher)
        mine.conversation.mute(HOST.upper())
        assert watcher.chat.muted == {house.host.me.identity.public.key}
        assert f"You hear no more of {HOST}, until" in mine.text()
        house.host.chat.say("hidden")
        watcher.chat.say("mine")
        await heard(house.host, 2)
        mine.conversation.catch_up(watcher)
        assert "hidden" not in mine.text()
        mine.conversation.mute(HOST)
        assert watcher.chat.muted == frozenset()
        house.host.chat.say("shown")
        await watcher.changes.until(lambda: watcher.chat.lines()[-1].text == "shown")
        mine.conversation.catch_up(watcher)
        assert mine.text().count("shown") == 1


async def test_nobody_gets_a_seat_muted_by_taking_its_name(tmp_path: Path) -> None:
    """``mute`` means the seat, if there is one of that name; else all who watch as that."""
    async with at_table(tmp_path) as house:
        cheat, mine = house.sessions[WATCHER], reader(400)
        one, other = Identity.generate(), Identity.generate()
        room = room_of(cheat)
        post(cheat, signed(one, room, 1, "a", "Eve"), signed(other, room, 1, "b", "Eve"))
        await heard(house.host, 2)
        await follow_a_moment(mine, house.host)
        mine.conversation.mute("eve")
        assert house.host.chat.muted == {one.public.key, other.public.key}
        mine.conversation.mute("Eve")
        assert house.host.chat.muted == frozenset()
        assert "anybody who watches as eve" in mine.text()
        theirs = reader(400)
        post(cheat, signed(one, room, 2, "c", HOST))
        await heard(house.host, 3)
        await follow_a_moment(theirs, cheat)
        theirs.conversation.mute(HOST)
        assert cheat.chat.muted == {house.host.me.identity.public.key}
