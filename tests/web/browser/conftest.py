"""A browser for the whole run, a stage and a page for each test; what the console says fails it."""

import socket
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.web.browsing import CHROMIUM, chromium
from tests.web.stage import Stage, staged

Opened = Callable[..., Page]


def listens(address: str) -> bool:
    """Is there anybody behind ``address`` still?"""
    try:
        socket.create_connection(("127.0.0.1", urlsplit(address).port or 0), timeout=5).close()
    except OSError:
        return False
    return True


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
    """Opens an address in a context of its own, and fails if the page complained of anything.

    A test that has its node refuse something says what the console will say of it. That requests
    fail is no complaint of the page if its node has ended.
    """
    complaints: list[str] = []
    expected: list[str] = []
    contexts = []

    def heard(said: ConsoleMessage, address: str) -> None:
        explained = "net::ERR" in said.text and not listens(address)
        if said.type in ("error", "warning") and not explained:
            complaints.append(said.text)

    def open_page(
        address: str, width: int = 1280, height: int = 800, expects: str = "", **more: object
    ) -> Page:
        expected.extend([expects] if expects else [])
        size = {"width": width, "height": height}
        context = browser.new_context(viewport=size, **more)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: heard(said, address))
        page.goto(address)
        page.wait_for_selector("body:not([data-phase=connecting])")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [one for one in complaints if not any(e in one for e in expected)] == []
