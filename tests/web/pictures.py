"""``python -m tests.web.pictures FOLDER [GAME]``: how every view looks, large and small.

In three sizes and both themes.
For eyes, not for tests: look at each of them after a change. Nothing of it is kept here.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

from games.kit import Seat
from tests.web.browsing import chromium
from tests.web.plain import snapshots
from tests.web.stage import Stage, staged
from tests.web.views import around, making
from ui.scene.shape import Json

SIZES = {"phone": (360, 740), "desktop": (1280, 800), "large": (2560, 1440)}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SEED = 1
MATCHES: tuple[tuple[str, int, list[str]], ...] = (
    ("complots", 4, []),
    ("mascarade", 6, []),
    ("mascarade", 13, []),
    ("intrigue", 4, []),
    ("intrigue", 3, ["bribes=sealed"]),
    ("shadow_blades", 3, ["length=short"]),
)


def views(game: str | None) -> Iterator[tuple[str, Json]]:
    """Moments with a question of each kind, late in a match; and what is around a match."""
    for name, players, options in MATCHES:
        if game in (None, name):
            scenes = list(snapshots(name, players, options, Seat(2), SEED))
            yield from moments(f"{name}-{players}", scenes)
    if game in (None, "around"):
        yield from around()


def moments(name: str, scenes: list[Json]) -> Iterator[tuple[str, Json]]:
    by_ask = {scene["question"]["ask"]: scene for scene in scenes if scene["question"]}
    for ask, scene in by_ask.items():
        yield f"{name}-{ask}", scene
    idle = next(scene for scene in reversed(scenes) if not scene["question"])
    yield f"{name}-idle", idle
    yield f"{name}-shuffled", {**idle, "work": {**making()["work"], "done": [1], "now": [3]}}


def take(browser: Browser, stage: Stage, folder: Path, name: str) -> None:
    for theme in THEMES:
        context = browser.new_context(color_scheme=theme)
        page = context.new_page()
        page.on("console", lambda said: print("  console:", said.text))
        page.on("pageerror", lambda error: print("  error:", error))
        page.goto(stage.address)
        page.wait_for_selector("body:not([data-phase=connecting])")
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(200)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            print(f"{name}.{size}.{theme}" + (f": {wide} px too wide" if wide > 0 else ""))
            page.screenshot(path=folder / f"{name}.{size}.{theme}.png")
        context.close()


def main(folder: Path, game: str | None = None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with staged() as stage, chromium() as browser:
        for name, message in views(game):
            stage.show(message)
            take(browser, stage, folder, name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
