"""A person at a page: finds what is asked by the hooks alone, and answers it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Locator, Page

ROOT = Path(__file__).parents[3]
PATIENCE = 60_000  # milliseconds until the others have done what they do


@contextmanager
def node(*words: str) -> Iterator[str]:
    """Our program with a page; gives the address that it prints."""
    # Bots end when their host has, and may be writing still when all else is swept up.
    swept = TemporaryDirectory(ignore_cleanup_errors=True)
    with swept as home, program(home, *words) as (address, _):
        yield address


@contextmanager
def program(home: str, *words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The same with a home that others may have left; without words it is the start page."""
    play = ["--play", "web"] if words else []
    process = subprocess.Popen(
        [sys.executable, "cli.py", *words, *play, "--no-open"],
        cwd=ROOT,
        env={**os.environ, "UNDERTABLE_HOME": home, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield address_of(process), process
    finally:
        process.terminate()
        process.communicate()


def address_of(program: subprocess.Popen[str]) -> str:
    said = []
    for line in program.stdout or ():
        said.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+/#\S+", line):
            return found.group()
    raise AssertionError(f"no address was printed: {''.join(said)}")


STATE = """() => document.body.dataset.phase === 'over' ? 'over'
: document.querySelector('[data-question] :is([data-option], [data-send]):enabled,'
  + ' [data-question] [data-card]:enabled') ? 'asked' : null"""


class Person:
    """Decides by lot what to answer; ``by_keys`` touches no pointer."""

    def __init__(self, page: Page, seed: int, by_keys: bool = False) -> None:
        self.page, self.random, self.by_keys = page, Random(seed), by_keys
        self.answered = 0

    def play(self) -> int:
        """Until the match is over; how many answers did it take?"""
        while self._waits() == "asked":
            self._answer(self.page.locator("[data-question]"))
            self.answered += 1
        return self.answered

    def _waits(self) -> str:
        state = self.page.wait_for_function(STATE, timeout=PATIENCE)
        return str(state.json_value())

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate(STATE) == "asked")

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate(STATE) == "over")

    def answer(self) -> None:
        """The question that is open now."""
        self._answer(self.page.locator("[data-question]"))
        self.answered += 1

    def _answer(self, question: Locator) -> None:
        number, kind = question.get_attribute("data-question"), question.get_attribute("data-kind")
        self._give(kind or "")
        self.page.wait_for_function(
            """number => document.querySelector('[data-question]')?.dataset.question !== number
            || document.body.dataset.phase === 'over'""",
            arg=number,
            timeout=PATIENCE,
        )

    def _give(self, kind: str) -> None:
        ways = {"amount": self._pay, "words": self._speak, "cards": self._pick}
        ways.get(kind, self._choose)()

    def _choose(self) -> None:
        buttons = self.page.locator("[data-question] button[data-option]")
        most = min(buttons.count(), 9) if self.by_keys else buttons.count()
        at = self.random.randrange(most)
        if self.by_keys:
            self._press(str(at + 1), buttons.nth(at))
        else:
            self._tap(buttons.nth(at))

    def _tap(self, button: Locator) -> None:
        handle = button.element_handle()
        handle.click()
        if handle.get_attribute("data-confirm") is not None:
            handle.click()

    def _press(self, key: str, button: Locator) -> None:
        handle = button.element_handle()
        self.page.keyboard.press(key)
        if handle.get_attribute("data-confirm") is not None:
            self.page.keyboard.press(key)

    def _pay(self) -> None:
        field = self.page.locator("input[data-amount]")
        least, most = (int(field.get_attribute(end) or 0) for end in ("min", "max"))
        field.fill(str(self.random.randint(least, min(most, least + 9))))
        self._send(field)

    def _speak(self) -> None:
        field = self.page.locator("[data-words]")
        field.fill("<i>well</i> & so on …")
        self._send(field)

    def _pick(self) -> None:
        for button in self.page.locator("button[data-card]").all():
            if self.page.locator("button[data-send]").is_enabled():
                break
            button.press("Enter") if self.by_keys else button.click()
        self._send(self.page.locator("button[data-card]").first)

    def _send(self, field: Locator) -> None:
        if self.by_keys and field.get_attribute("data-card") is None:
            field.press("Enter")
        elif self.by_keys:
            self.page.locator("button[data-send]").press("Enter")
        else:
            self.page.click("button[data-send]")
