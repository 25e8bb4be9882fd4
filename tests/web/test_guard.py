"""Who may ask the node for something, and with what it answers."""

import json
from contextlib import AsyncExitStack

import pytest

from tests.web.client import Client, EndOfTab
from tests.web.nodes import Echo, door
from ui.web.door.exchange import MAX_BODY
from ui.web.door.server import MAX_RECORD

FOREIGN = [
    {"Host": "localhost:{port}"},
    {"Host": "127.0.0.1"},
    {"Host": "127.0.0.1:1"},
    {"Host": "evil.example:{port}"},
    {"Host": "127.0.0.1:{port}.evil.example"},
    {"Host": "[::1]:{port}"},
    {"Host": ""},
    {"Origin": "null"},
    {"Origin": "http://evil.example"},
    {"Origin": "https://127.0.0.1:{port}"},
    {"Origin": "http://127.0.0.1:{port}1"},
    {"Origin": "http://localhost:{port}"},
    {"Sec_Fetch_Site": "cross-site"},
    {"Sec_Fetch_Site": "same-site"},
    {"Sec_Fetch_Site": "none, cross-site"},
]
WRONG_TOKENS = ["", "Bearer ", "Bearer x", "{token}", "bearer {token}", "Bearer {token}x"]
WRONG_TOKENS += ["Bearer {token} ", "Basic {token}", "Bearer é\xff", "Bearer {token},{token}"]


def filled(words: dict[str, str], client: Client) -> dict[str, str]:
    facts = {"port": client.port, "token": client.token}
    return {name: word.format(**facts) for name, word in words.items()}


@pytest.mark.parametrize("words", FOREIGN, ids=str)
@pytest.mark.parametrize("path", ["/", "/events", "/answer"])
async def test_a_foreign_page_gets_nothing(words: dict[str, str], path: str) -> None:
    async with door() as (_, client):
        status, body = await client.get(path, **filled(words, client))
        assert status in (400, 403)
        assert b"doctype" not in body


@pytest.mark.parametrize("word", WRONG_TOKENS)
async def test_without_the_token_there_are_no_data(word: str) -> None:
    async with door() as (_, client):
        if word == "Bearer {token} ":
            word = "Bearer {token} x"  # a space at the end is no part of a header
        status, _ = await client.get("/events", **filled({"Authorization": word}, client))
        assert status == 401


async def test_two_hosts_or_two_tokens_are_none() -> None:
    async with door() as (_, client):
        head = client.head("GET", "/events", 0)
        twice = head.replace(b"\r\n\r\n", b"\r\nAuthorization: Bearer x\r\n\r\n")
        assert b" 401 " in (await client.raw(twice))[:20]
        hosts = head.replace(b"\r\n\r\n", b"\r\nHost: evil.example\r\n\r\n")
        assert (await client.raw(hosts))[:20].split()[1] in (b"400", b"403")


async def test_a_preflight_of_somebody_else_gets_no_leave() -> None:
    async with door() as (_, client):
        asked = {"Origin": "http://evil.example", "Access_Control_Request_Method": "POST"}
        data = await client.raw(client.head("OPTIONS", "/answer", 0, **asked))
        assert data.split()[1] == b"403"
        assert b"access-control-allow" not in data.lower()


async def test_every_answer_says_what_a_browser_must_not_do() -> None:
    async with door() as (_, client):
        for path in ("/", "/nothing", "/answer"):
            head = (await client.raw(client.head("GET", path, 0))).partition(b"\r\n\r\n")[0].lower()
            for word in (b"trusted-types lit-html", b"frame-ancestors 'none'", b"nosniff"):
                assert word in head
            assert b"no-store" in head
            assert b"set-cookie" not in head


async def test_the_page_itself_needs_no_token_and_what_is_sent_comes_back() -> None:
    async with door() as (_, client):
        assert await client.get("/", Authorization="") == (200, b"<!doctype html>")
        status, body = await client.post("/answer", {"question": "é", "option": 1})
        assert (status, json.loads(body)) == (200, {"question": "é", "option": 1})


@pytest.mark.parametrize(("path", "most"), [("/answer", MAX_BODY), ("/record", MAX_RECORD)])
async def test_a_body_has_an_end(path: str, most: int) -> None:
    async with door() as (_, client):
        assert (await client.send("POST", path, b"[" * (most + 1)))[0] == 413
        assert (await client.send("POST", path, b" " * most))[0] != 413


async def test_the_newest_three_tabs_live_and_an_older_one_is_told() -> None:
    async with door(site := Echo()) as (_, client), AsyncExitStack() as stack:
        tabs = []
        for _ in range(4):
            tabs.append(await stack.enter_async_context(client.tab()))
            assert (await tabs[-1].next())["number"] == 0
        first, *others = tabs
        assert (await first.next())["phase"] == "elsewhere"
        with pytest.raises(EndOfTab):
            await first.next()
        site.facts = {"phase": "table", "number": 7}
        site.tabs.changed.tell()
        assert [(await tab.next())["number"] for tab in others] == [7, 7, 7]


async def test_a_tab_that_sleeps_hears_the_newest_and_nothing_twice() -> None:
    async with door(site := Echo()) as (_, client), client.tab() as tab:
        await tab.next()
        for number in range(1, 50):
            site.facts = {"phase": "table", "number": number}
            site.tabs.changed.tell()
        last = await tab.next()
        assert (last["number"], last["seq"]) == (49, 2)
