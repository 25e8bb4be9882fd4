"""What axe-core finds on a page, evaluated beside it: its policy refuses scripts of others."""

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

AXE = (Path(__file__).parents[1] / "vendor" / "axe-core" / "axe.min.js").read_text("utf-8")


LOOKED_AT = "axe.run(document, {resultTypes: ['violations'], ...options})"
COLOURS = {"runOnly": ["color-contrast"]}  # all of it that a theme can change


def findings(page: Page) -> list[str]:
    """In both themes: everything in the light one, and in the dark one what depends on colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    light = found(page, "light", {})
    dark = found(page, "dark", COLOURS)
    page.emulate_media(color_scheme="light")
    return light + dark


def found(page: Page, theme: Literal["light", "dark"], options: dict[str, list[str]]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    result = page.evaluate(f"options => {LOOKED_AT}", options)
    return [
        f"{theme}: {found['id']}: {[node['target'] for node in found['nodes']]}"
        for found in result["violations"]
    ]
