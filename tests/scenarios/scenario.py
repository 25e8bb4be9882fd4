"""What all formats share: scenarios, what may be wrong with them, and where their text is."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol


class Malformed(Exception):
    """The text is not a scenario; ``line`` is where that shows."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line


class Differs(Exception):
    """The game did something else than the scenario says."""


class Scenario(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    def run(self) -> None:
        """Play it; ``Differs`` if anything comes out differently."""


class Line(NamedTuple):
    number: int
    text: str
    indented: str = ""  # the same as it stands, for formats where that means something


class Block(NamedTuple):
    lines: list[Line]
    fenced: bool


FENCES = ("```", "~~~")


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of a Markdown text, or all lines of a text without fences."""
    numbered = enumerate(text.splitlines(), 1)
    lines = [Line(number, line.strip(), line) for number, line in numbered]
    if not any(line.text.startswith(FENCES) for line in lines):
        yield Block(lines, fenced=False)
        return
    inside: list[Line] | None = None
    for line in lines:
        if not line.text.startswith(FENCES):
            if inside is not None:
                inside.append(line)
        elif inside is None:
            inside = []
        else:
            yield Block(inside, fenced=True)
            inside = None
    if inside is not None:
        yield Block(inside, fenced=True)
