"""Scenarios of Kuhn's poker: one deal, seat 1 speaking first.

::

    K01 | title
    pre:  n=2 | P1 queen | P2 ace
    do:   P1 check; P2 bet; P1 call
    post: P1 18$ | P2 22$ | shown P1 queen, P2 ace
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from games.kit import BadSetup, Face, Seat
from games.kuhn import Ask, Kuhn, Rank
from table.plain import Chance, PlainTable
from tests.scenarios.scenario import Differs, Line, Malformed, blocks
from tests.scenarios.steps import accepted

FORM = (
    r"(?P<name>\w+) *\| *(?P<title>.+)",
    r"pre: *n=(?P<n>\d) *\|(?P<cards>.+)",
    r"do: *(?P<steps>.+)",
    r"post: *(?P<post>.+)",
)
ANSWERS = {
    "bet": (Ask.BET, True),
    "check": (Ask.BET, False),
    "call": (Ask.CALL, True),
    "fold": (Ask.CALL, False),
}


class Dealt(Chance):
    """The first shuffle brings up these ranks; later ones no longer matter."""

    def __init__(self, ranks: Sequence[Rank]) -> None:
        super().__init__(0)
        self.ranks = ranks

    def shuffle(self, faces: Sequence[Face]) -> list[int]:
        first = [faces.index(rank) for rank in self.ranks]
        return first + [place for place in range(len(faces)) if place not in first]


@dataclass(frozen=True)
class Scenario:
    name: str
    title: str
    cards: tuple[Rank, ...]
    steps: tuple[tuple[Seat, str], ...]
    post: str

    def run(self) -> None:
        table = PlainTable(Kuhn(len(self.cards), Seat(1)), Dealt(self.cards))
        for seat, word in self.steps:
            ask, choice = ANSWERS[word]
            if getattr(table.match.pending, "ask", None) is not ask:
                raise Differs(f"P{seat} {word}: the table waits for {table.match.pending}")
            with accepted(f"P{seat} {word}"):
                table.decide(seat, choice)
        if (found := outcome(table)) != self.post:
            raise Differs(f"{found}, not {self.post}")


def outcome(table: PlainTable[Kuhn]) -> str:
    """Chips and cards after the first deal, before anybody puts chips into the next pot."""
    game = table.game
    antes = 1 if game.pot else 0
    parts = [f"P{seat} {chips + antes}$" for seat, chips in game.chips.items()]
    shown = ", ".join(f"P{seat} {rank}" for seat, rank in sorted(game.shown.items()))
    return " | ".join([*parts, *([f"shown {shown}"] if shown else [])])


def read(text: str) -> list[Scenario]:
    scenarios: list[Scenario] = []
    for block in blocks(text):
        lines = [line for line in block.lines if line.text and not line.text.startswith("#")]
        starts = range(0, len(lines), len(FORM))
        scenarios += [scenario(lines[start : start + len(FORM)]) for start in starts]
    return scenarios


def scenario(lines: list[Line]) -> Scenario:
    found: dict[str, str] = {}
    for form, line in zip(FORM, lines + lines[-1:] * len(FORM), strict=False):
        match = re.fullmatch(form, line.text)
        if not match:
            raise Malformed(line.number, f"a line like {form} is expected")
        found |= match.groupdict()
    return Scenario(
        found["name"],
        found["title"],
        cards(int(found["n"]), found["cards"], lines[1].number),
        steps(found["steps"], lines[2].number),
        found["post"],
    )


def cards(players: int, text: str, line: int) -> tuple[Rank, ...]:
    try:
        deck = Kuhn(players).ranks
    except BadSetup as problem:
        raise Malformed(line, str(problem)) from None
    wanted = dict(part.split(maxsplit=1) for part in text.split("|") if len(part.split()) == 2)
    dealt = tuple(rank for word in wanted.values() for rank in deck if rank == word.strip())
    if list(wanted) != [f"P{seat + 1}" for seat in range(players)] or len(set(dealt)) < players:
        raise Malformed(line, f"P1 to P{players} have a card each, of {', '.join(deck)}")
    return dealt


def steps(text: str, line: int) -> tuple[tuple[Seat, str], ...]:
    found = [re.fullmatch(r"P(\d) (\w+)", part.strip()) for part in text.split(";")]
    taken = tuple((Seat(step[1]), step[2]) for step in found if step and step[2] in ANSWERS)
    if len(taken) < len(found):
        raise Malformed(line, f"a step is P1 and one of {', '.join(ANSWERS)}")
    return taken
