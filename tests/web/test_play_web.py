"""A person at the page against bots in processes of their own; here the page is a client."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import trio

from tests.web.client import Client, Tab
from ui.scene.shape import Json

CLI = Path(__file__).parents[2] / "cli.py"


@contextmanager
def program(home: Path, *words: str) -> Iterator[tuple[Client, subprocess.Popen[str]]]:
    """A program of ours whose person sits at a page."""
    command = [sys.executable, str(CLI), *words, "--play", "web", "--no-open"]
    environment = {**os.environ, "UNDERTABLE_HOME": str(home)}
    out = subprocess.PIPE
    with subprocess.Popen(command, stdout=out, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield Client(process.stdout.readline().strip()), process
        finally:
            process.kill()


def answer_to(question: Json) -> Json:
    """The first that there is."""
    match question["kind"]:
        case "amount":
            return {"amount": question["amount"]["least"]}
        case "words":
            return {"words": ""}
        case "cards":
            return {"cards": question["cards"]["from"][: question["cards"]["count"]]}
    return {"option": question["options"][0]["n"]}


def is_asked(message: Json) -> bool:
    return bool(message.get("question"))


async def play_on(client: Client, tab: Tab) -> Json:
    """Answer whatever is asked, each once, to the end."""
    answered = set[str]()

    def is_news(message: Json) -> bool:
        asked = message.get("question") or {"id": ""}
        return message["phase"] == "over" or asked["id"] not in {"", *answered}

    while (message := await tab.until(is_news))["phase"] != "over":
        question = message["question"]
        answered.add(question["id"])
        sent = {"question": question["id"], **answer_to(question)}
        assert (await client.post("/answer", sent))[0] in (204, 409)  # time may have taken it away
    return message


async def test_a_person_plays_at_the_page_and_loses_nothing_on_the_way(tmp_path: Path) -> None:
    words = "demo", "complots", "--players", "3", "--pace", "fast"
    with program(tmp_path, *words) as (client, process), trio.fail_after(120):
        async with client.tab() as tab:
            asked = await tab.until(is_asked)
        question = asked["question"]

        # Closed, and opened again: the same question is still there; in a second tab, too.
        async with client.tab() as tab, client.tab() as other:
            assert (await tab.until(is_asked))["question"]["id"] == question["id"]
            assert (await other.until(is_asked))["question"]["id"] == question["id"]

            # In another language it is the same question, and all that was told is told in it.
            assert (await client.post("/language", {"language": "fr"}))[0] == 204
            french = await tab.until(lambda m: m["language"] == "fr")
            assert french["question"]["id"] == question["id"]
            assert french["question"]["text"] != question["text"]
            assert [line["event"] for line in french["log"]] == [
                line["event"] for line in asked["log"]
            ]

            # What is no answer changes nothing; a double click counts once; a late one never.
            wrong = {"question": question["id"], "option": 99}
            assert (await client.post("/answer", wrong))[0] == 400
            click = {"question": question["id"], **answer_to(question)}
            assert (await client.post("/answer", click))[0] == 204
            assert (await client.post("/answer", click))[0] == 409

            over = await play_on(client, tab)

        told = over["over"]
        assert sum(row["won"] for row in told["standings"]) == len(told["winners"]) == 1
        status, record = await client.get("/record")
        assert (status, record) == (200, Path(told["path"]).read_bytes())
        status, log = await client.get("/log")
        assert len(json.loads(log)["log"]) == over["lines"]
        status, scenes = await client.get("/scenes?from=3&to=5")
        assert [scene["place"] for scene in json.loads(scenes)["scenes"]] == [3, 4, 5]
        assert (await client.post("/leave", {}))[0] == 204
        assert process.wait(60) == 0


async def test_a_node_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    """The same question is there, with all that led to it; the page has a new address."""
    words = "demo", "complots", "--players", "3", "--pace", "fast"
    with program(tmp_path, *words) as (client, process), trio.fail_after(60):
        async with client.tab() as tab:
            before = await tab.until(is_asked)
        process.kill()
        process.wait()
    with program(tmp_path, "resume", "--pace", "fast") as (client, _), trio.fail_after(120):
        async with client.tab() as tab:
            after = await tab.until(is_asked)
            assert after["question"]["text"] == before["question"]["text"]
            assert (after["cards"], after["log"]) == (before["cards"], before["log"])
        async with client.tab() as tab:
            assert (await play_on(client, tab))["over"]["winners"]
