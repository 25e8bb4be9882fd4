"""What axe-core finds on a page, evaluated beside it: its policy refuses scripts of others."""

from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[1] / "vendor" / "axe-core" / "axe.min.js").read_text("utf-8")


def findings(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {[node['target'] for node in found['nodes']]}"
        for found in result["violations"]
    ]
