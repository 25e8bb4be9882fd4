"""Two people at two pages against each other, and somebody who watches at a third."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import trio

from tests.web.client import Client, Tab
from tests.web.test_play_web import CLI, play_on
from ui.scene.shape import Json

HOSTILE = "<b>hi</b> שלום"


@contextmanager
def peer(home: Path, *words: str) -> Iterator[Client]:
    home.mkdir()
    command = [sys.executable, str(CLI), *words, "--play", "web", "--no-open"]
    command += ["--name", home.name, "--bind", "127.0.0.1"]
    environment = {**os.environ, "UNDERTABLE_HOME": str(home)}
    out = subprocess.PIPE
    with subprocess.Popen(command, stdout=out, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield Client(process.stdout.readline().strip())
        finally:
            process.kill()


def has_link(message: Json) -> bool:
    return bool(message.get("link"))


def has_talk(message: Json) -> bool:
    return bool(message["chat"])


def is_over(message: Json) -> bool:
    return bool(message["phase"] == "over")


async def test_two_play_and_one_watches(tmp_path: Path) -> None:
    with peer(tmp_path / "Ada", "host", "kuhn", "--players", "2") as ada, trio.fail_after(120):
        async with ada.tab() as at_ada:
            link = (await at_ada.until(has_link))["link"]
            with (
                peer(tmp_path / "Carl", "watch", link) as carl,
                peer(tmp_path / "Blaise", "join", link) as blaise,
            ):
                await the_evening(ada, at_ada, blaise, carl)


async def the_evening(ada: Client, at_ada: Tab, blaise: Client, carl: Client) -> None:
    overs: dict[str, Json] = {}

    async def play(name: str, client: Client, tab: Tab) -> None:
        overs[name] = await play_on(client, tab)

    async def watch(tab: Tab) -> None:
        overs["Carl"] = await tab.until(is_over)

    async with blaise.tab() as at_blaise, carl.tab() as at_carl:
        await at_carl.until(lambda m: m["phase"] in ("making", "table"))
        assert (await blaise.post("/chat", {"text": HOSTILE}))[0] == 204
        said = (await at_carl.until(has_talk))["chat"][0]
        assert (said["name"], said["text"], said["mine"]) == ("Blaise", HOSTILE, False)
        assert (await ada.post("/chat", {"text": "a\x1bb"}))[0] == 400
        async with trio.open_nursery() as nursery:
            nursery.start_soon(play, "Ada", ada, at_ada)
            nursery.start_soon(play, "Blaise", blaise, at_blaise)
            nursery.start_soon(watch, at_carl)
    assert len({tuple(over["over"]["winners"]) for over in overs.values()}) == 1
    assert (overs["Carl"]["me"], overs["Carl"]["question"]) == (None, None)
