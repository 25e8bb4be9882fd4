"""The start page: host, leave, go on, look at the record; all on one page."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import trio

from tests.web.client import Client
from tests.web.test_play_web import CLI, is_asked, play_on
from ui.scene.shape import Json
from ui.web.starting import BadWish, host_words, join_words, resume_words

TABLE: Json = {"game": "kuhn", "players": 2, "options": {}, "clock": 600, "bots": 1, "name": "Zoë"}


@contextmanager
def alone(home: Path) -> Iterator[Client]:
    command = [sys.executable, str(CLI), "--no-open"]
    environment = {**os.environ, "UNDERTABLE_HOME": str(home)}
    out = subprocess.PIPE
    with subprocess.Popen(command, stdout=out, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield Client(process.stdout.readline().strip())
        finally:
            process.kill()


def at(phase: str) -> Callable[[Json], bool]:
    return lambda message: bool(message["phase"] == phase)


async def test_an_evening_on_one_page(tmp_path: Path) -> None:
    with alone(tmp_path) as client, trio.fail_after(150):
        async with client.tab() as tab:
            first = await tab.next()
            assert (first["phase"], first["unfinished"]) == ("start", [])
            assert {"complots", "mascarade", "intrigue", "shadow_blades"} <= {
                game["key"] for game in first["games"]
            }

            # What can't be played is said at once, and the page stays.
            status, body = await client.post("/host", {**TABLE, "players": 77})
            assert (status, "77" in json.loads(body)["problem"]) == (400, True)

            # Left in the middle, it is there to go on with, and nothing is lost.
            assert (await client.post("/host", TABLE))[0] == 204
            lobby = await tab.until(lambda m: m["phase"] == "lobby" and bool(m.get("link")))
            assert lobby["chairs"][0]["name"] == "Zoë"
            assert (await client.get("/qr.svg"))[1].startswith(b"<svg")
            assert (await client.post("/host", TABLE))[0] == 409
            await tab.until(is_asked)
            assert (await client.post("/leave", {}))[0] == 204
            (journal,) = (await tab.until(at("start")))["unfinished"]
            assert (await client.post("/resume", {"match": journal["match"]}))[0] == 204
            over = await play_on(client, tab)

            # No other match: back to the start, and there the record is looked at.
            asked = over if over["consent"] else await tab.until(lambda m: bool(m["consent"]))
            no = {"consent": asked["consent"]["id"], "yes": False}
            assert (await client.post("/consent", no))[0] == 204
            record = (await client.get("/record"))[1]
            assert (await client.post("/start", {}))[0] == 204  # while the table is being closed
            assert (await tab.until(at("start")))["unfinished"] == []
            assert (await client.send("POST", "/record", record[:-9]))[0] == 400
            assert (await client.send("POST", "/record", record))[0] == 200
            replay = await tab.until(at("replay"))
            last = replay["events"]
            scenes = json.loads((await client.get(f"/scenes?from={last - 1}&to={last}"))[1])
            assert [scene["place"] for scene in scenes["scenes"]] == [last - 1, last]
            log = json.loads((await client.get("/log"))[1])["log"]
            proved = next(line["event"] for line in log if line["kind"] == "proof")
            pages = json.loads((await client.get(f"/explain?event={proved}"))[1])["messages"]
            assert all(page["paragraphs"] for page in pages)
            assert pages


def test_alone_at_a_terminal_the_page_opens_and_in_a_pipe_there_is_the_usage(
    tmp_path: Path,
) -> None:
    pty = pytest.importorskip("pty", reason="a terminal of its own needs POSIX")
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o700)
    home, command = {"UNDERTABLE_HOME": str(tmp_path)}, [sys.executable, str(CLI)]
    environment = {**os.environ, **home, "BROWSER": str(browser), "DISPLAY": ":0"}

    piped = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (piped.returncode, piped.stdout) == (1, "")
    assert "COMMAND" in piped.stderr
    assert not opened.exists()

    master, terminal = pty.openpty()
    with subprocess.Popen(command, stdin=terminal, stdout=terminal, env=environment) as process:
        printed = os.read(master, 200).decode().strip()
        patience = time.monotonic() + 60
        while not opened.exists() and time.monotonic() < patience:
            time.sleep(0.05)
        process.kill()
    assert printed.startswith("http://127.0.0.1:")
    assert opened.read_text().strip() == printed


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"game": 1, "players": 2, "options": {}},
        {"game": "kuhn", "players": "2", "options": {}},
        {"game": "kuhn", "players": 2, "options": []},
        {"game": "kuhn", "players": 2, "options": {"a": 1}},
        {"game": "kuhn", "players": 2, "options": {"a\n": "b"}},
        {"game": "kuhn", "players": 2, "options": {}, "bots": -1},
        {"game": "kuhn", "players": 2, "options": {}, "clock": 1e9},
        {"game": "kuhn", "players": 2, "options": {}, "name": "a\x1b[2J"},
        {"game": "kuhn", "players": 2, "options": {}, "name": "x" * 3000},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(sent: Json) -> None:
    with pytest.raises(BadWish):
        host_words(sent)


def test_a_word_of_a_wish_is_never_an_option_of_the_command() -> None:
    assert join_words({"words": "--at=evil"})[-2:] == ["--", "--at=evil"]
    assert resume_words({"match": "--json"})[-2:] == ["--", "--json"]
    words = host_words({**TABLE, "game": "--json", "name": "--json"})
    assert (words[-2:], "--name=--json" in words) == (["--", "--json"], True)
