"""``python -m tests.web.pictures FOLDER [GAME]``: how every view looks, large and small.

In four sizes and both themes in English; in the other languages, whose words are longer, the
smallest and the usual size. For eyes, not for tests: look at each of them after a change. Nothing
of it is kept here.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page

from games.catalogue import set_up
from games.kit import Seat
from tests.web.browsing import chromium
from tests.web.plain import snapshots
from tests.web.records import scenes, show_record
from tests.web.stage import Stage, staged
from tests.web.views import EXPLAINED, SAID, around, making, ways
from ui.scene.reference import reference
from ui.scene.shape import Json

Theme = Literal["light", "dark"]
SIZES = {"small": (320, 568), "phone": (360, 740), "desktop": (1280, 800), "large": (2560, 1440)}
LOOKS: tuple[tuple[str, Theme, tuple[str, ...]], ...] = (
    ("en", "light", tuple(SIZES)),
    ("en", "dark", tuple(SIZES)),
    ("fr", "light", ("small", "desktop")),
    ("nl", "dark", ("small", "desktop")),
)
SEED = 1
MATCHES: tuple[tuple[str, int, list[str]], ...] = (
    ("complots", 4, []),
    ("mascarade", 6, []),
    ("mascarade", 13, []),
    ("intrigue", 4, []),
    ("intrigue", 3, ["bribes=sealed"]),
    ("shadow_blades", 3, ["length=short"]),
    ("shadow_blades", 4, []),
)
# What opens over a table or beside it, by what is clicked for it
OPENED = {
    "log": "[data-tab=log]",
    "chat": "[data-tab=chat]",
    "rules": "[data-tab=rules]",
    "settings": "[data-settings]",
    "linked": "[data-ways]",
    "card": "#felt .about >> nth=0",
    "menu": "#felt [data-target] >> nth=0",
    "why": "[data-tab=log], [data-why] >> nth=-1",
}


class View(NamedTuple):
    name: str
    message: Json
    click: str = ""  # what has to be clicked, if the message alone is not all


def views(game: str | None, language: str) -> Iterator[View]:
    """Moments with a question of each kind, late in a match; and what is around a match."""
    for name, players, options in MATCHES:
        if game in (None, name):
            yield from moments(f"{name}-{players}", name, players, options, language)
    if game in (None, "around"):
        yield from (View(*one) for one in around(language))


def moments(
    name: str, game: str, players: int, options: list[str], language: str
) -> Iterator[View]:
    shown = list(snapshots(game, players, options, Seat(2), SEED, language))
    by_ask = {scene["question"]["ask"]: scene for scene in shown if scene["question"]}
    for ask, scene in by_ask.items():
        yield View(f"{name}-{ask}", scene)
    idle = next(scene for scene in reversed(shown) if not scene["question"])
    yield View(f"{name}-idle", idle)
    mixing = {**making()["work"], "done": [1], "now": [3]}
    yield View(f"{name}-shuffled", {**idle, "work": mixing})
    asked = {**next(iter(by_ask.values())), "chat": SAID, "ways": ways(language)}
    for what, selector in OPENED.items():
        yield View(f"{name}-{what}", asked, selector)


def take(page: Page, folder: Path, name: str, sizes: tuple[str, ...]) -> None:
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        print(f"{name}.{size}" + (f": {wide} px too wide" if wide > 0 else ""), flush=True)
        page.screenshot(path=folder / f"{name}.{size}.png")


def opened(browser: Browser, stage: Stage, theme: Theme) -> Page:
    page = browser.new_context(
        color_scheme=theme, viewport={"width": 1280, "height": 800}
    ).new_page()
    page.on("console", lambda said: print("  console:", said.text))
    page.on("pageerror", lambda error: print("  error:", error))
    page.goto(stage.address)
    page.wait_for_selector("body:not([data-phase=connecting])")
    return page


def click(page: Page, selectors: str) -> None:
    """Each of them, if it is there: not every moment has all."""
    for selector in filter(None, selectors.split(", ")):
        if page.locator(selector).count():
            page.locator(selector).first.click()
            page.wait_for_timeout(100)


def main(folder: Path, game: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with staged({"/explain": EXPLAINED}) as stage, chromium() as browser:
        for language, theme, sizes in LOOKS:
            for view in views(game, language):
                if played := view.message.get("game"):
                    players = len(view.message.get("seats", ())) or 4
                    stage.data["/reference"] = reference(set_up(played, players, []), language)
                stage.show(view.message, language)
                page = opened(browser, stage, theme)
                click(page, view.click)
                take(page, folder, f"{view.name}.{language}.{theme}", sizes)
                page.context.close()
            show_record(stage, scenes(None)[:41])
            page = opened(browser, stage, theme)
            take(page, folder, f"replay.{language}.{theme}", sizes)
            page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
