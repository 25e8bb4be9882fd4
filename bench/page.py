"""How long a click takes until the page has changed, without the proofs of peers.

A real browser, the node's own door and streams, and a table in memory on which the others answer
at once by lot: what is left is the page's way to its node and back, and the drawing.
"""

import json
import shutil
import threading
from collections.abc import Mapping
from random import Random
from statistics import median, quantiles
from typing import Any

import trio

from games.catalogue import set_up
from games.kit import NOBODY, Seat, Seats
from players.view import view
from table.plain import PlainTable
from ui.scene.chronicle import Chronicle
from ui.web.door.exchange import Reply, Request
from ui.web.door.files import page_files
from ui.web.door.server import DONE, Answer, Server, told
from ui.web.door.tabs import Tabs
from ui.words import texts

ME, SEED, CLICKS = Seat(1), 1, 40
MATCHES: dict[str, tuple[int, list[str]]] = {
    "complots": (4, []),
    "mascarade": (6, []),
    "intrigue": (4, []),
    "shadow_blades": (3, ["length=short"]),
}
# Answers whatever is asked, by the page's own buttons; the time until something else is shown.
# Before it, a request for nothing: what any takes on this machine, however busy that is.
CLICK = """async () => {
  const asked = document.querySelector("[data-question]"), id = asked.dataset.question;
  const all = (what) => [...asked.querySelectorAll(what)];
  const isNext = () => document.querySelector("[data-question]")?.dataset.question !== id;
  const changed = new Promise((resolve) => {
    const watcher = new MutationObserver(() => isNext() && resolve(performance.now()));
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (const card of all("[data-card]")) {
    if (all("[data-send]")[0].disabled) card.click();
    await 0;
  }
  await new Promise((resolve) => setTimeout(resolve, 60)); // the last message may just have come
  const headers = { Authorization: `Bearer ${sessionStorage.getItem("token")}` };
  const sent = performance.now();
  await (await fetch("/log", { headers })).text();
  const empty = performance.now() - sent;
  const options = all("[data-option]");
  const one = all("[data-send]")[0] ?? options[Math.floor(Math.random() * options.length)];
  const begun = performance.now();
  one.click();
  await 0;
  if (one.dataset.confirm !== undefined) one.click();
  return [(await changed) - begun, empty];
}"""


class Open:
    """A plain table to be told of: nobody is ever late or gone there."""

    companies: tuple[Any, ...] = ()
    begun: tuple[int, ...] = ()

    def __init__(self, table: PlainTable[Any]) -> None:
        self.knowledge, self.match = table.knowledge, table.match
        self.seats, self.mixers = table.game.seats, table.game.players

    def absent_in_event(self, _: int) -> Seats:
        return NOBODY

    def late_in(self, _: int) -> Seats:
        return NOBODY


class Table:
    """One person against players by lot, match after match."""

    def __init__(self, game: str) -> None:
        self._game, self._random = game, Random(SEED)
        self.tabs = Tabs(self.message, lambda: {"words": texts("en", "page")})
        self._begin()

    def _begin(self) -> None:
        players, words = MATCHES[self._game]
        self._table: PlainTable[Any] = PlainTable(
            set_up(self._game, players, words), self._random.randrange(1 << 30)
        )
        names = {seat: f"Player {seat}" for seat in self._table.game.seats}
        self._told = Chronicle(Open(self._table), ME, "en", names)
        self._others_answer()

    def _others_answer(self) -> None:
        table, choose = self._table, self._random.choice
        while (
            others := [seat for seat in table.deciders if seat != ME]
        ) or ME not in table.deciders:
            if not table.deciders:
                return self._begin()
            table.decide(others[0], choose(table.options(others[0])))
        return None

    def message(self) -> dict[str, Any]:
        self._told.catch_up()
        seen = view(self._table, ME)
        asked = self._told.asked(f"{id(self._table)}.{len(seen.events)}", seen)
        question = asked.scene(self._told.teller, self._told.context()) if asked else None
        return {"phase": "table", "language": "en", **self._told.scene(seen), "question": question}

    @property
    def answers(self) -> Mapping[tuple[str, str], Answer]:
        answers: dict[tuple[str, str], Answer] = {("GET", "/events"): self._events}
        return {**answers, ("GET", "/log"): self._nothing, ("POST", "/answer"): self._answer}

    async def _nothing(self, _: Request, __: bytes) -> Reply:
        return told({"log": []})

    async def _events(self, _: Request, __: bytes) -> Reply:
        return Reply(200, kind="application/x-ndjson", lines=self.tabs.stream())

    async def _answer(self, _: Request, body: bytes) -> Reply:
        asked = self._told.asked("", view(self._table, ME))
        if asked is not None:
            self._table.decide(ME, asked.answer(json.loads(body)))
            self._others_answer()
        self.tabs.changed.tell()
        return DONE


def measure() -> dict[str, Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise SystemExit("bench: page needs playwright (the test extra) and chromium") from error
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        figures = {game: clicked(browser, game) for game in MATCHES}
        browser.close()
    return figures


def clicked(browser: Any, game: str) -> dict[str, float]:
    """Milliseconds from a click to the next question on the page."""
    address, stop = served(Table(game))
    page = browser.new_page()
    page.goto(address)
    page.wait_for_selector("[data-question]")
    laps, empty = zip(*[page.evaluate(CLICK) for _ in range(CLICKS)], strict=True)
    page.close()
    stop()
    slow = quantiles(laps, n=20)[-1]
    return {"median_ms": median(laps), "p95_ms": slow, "empty_ms": median(empty)}


def served(table: Table) -> tuple[str, Any]:
    """Its address, and how to end it."""
    ready, found = threading.Event(), dict[str, Any]()

    async def serve() -> None:
        async with trio.open_nursery() as nursery:
            guard = await nursery.start(Server(table, page_files()).run)
            found.update(address=guard.address, scope=nursery.cancel_scope)
            found["token"] = trio.lowlevel.current_trio_token()
            ready.set()

    thread = threading.Thread(target=trio.run, args=(serve,))
    thread.start()
    ready.wait()

    def stop() -> None:
        trio.from_thread.run_sync(found["scope"].cancel, trio_token=found["token"])
        thread.join()

    return found["address"], stop


def show(figures: dict[str, Any]) -> None:
    print("From a click to the changed page, in a browser, without the proofs of peers:")
    for game, lap in figures.items():
        middle, slow = f"{lap['median_ms']:5.1f} ms", f"{lap['p95_ms']:5.1f} ms"
        empty = f"{lap['empty_ms']:5.1f} ms"
        print(f"  {game:14} median {middle}, one in twenty above {slow}; nothing takes {empty}")
