"""A browser for the whole run, a stage and a page for each test; what the console says fails it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.web.browsing import CHROMIUM, chromium
from tests.web.stage import Stage, staged

Opened = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no chromium here: install Debian's chromium to run the browser tests")
    with chromium() as one:
        yield one


@pytest.fixture
def stage() -> Iterator[Stage]:
    with staged() as one:
        yield one


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Opens an address in a context of its own, and fails if the page complained of anything."""
    complaints: list[str] = []
    contexts = []

    def heard(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    def open_page(address: str, width: int = 1280, height: int = 800, **more: object) -> Page:
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, **more)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", heard)
        page.goto(address)
        page.wait_for_selector("body:not([data-phase=connecting])")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [one for one in complaints if "Failed to load resource" not in one] == []
