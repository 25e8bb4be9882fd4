"""A scenario of Intrigue, from text to positions, steps and outcome; money in thousands.

::

    I01 | source | title
    pre:  seats=W,O,K act=W round=2 [from=income|reception|present|final] [option=value]
          | money W=32 O=0 | castle W 3=O.ch 10=K.wr | wait W O.wr | island K.cl
    do:   steps separated by ';'
    post: money W=35 O=30 | castle W 3=O.ch | wait W - | island K.ch | supply O wr2 | bank=703
          | at=W/present, or O/income, W/I, W/II, W/III, or end | win=W,O

Purses hold 32 where nothing is said; advisers not mentioned are in the supply of their owners.
What ``post`` does not mention may be anything. Where no option is named, bystanders say nothing
and the bank pays if it is asked to: fewer steps, and more to try.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from games.intrigue.advisers import SLOTS, SUPPLY, Adviser, Kind
from games.intrigue.money import PURSE
from games.intrigue.rules import Intrigue, IntrigueOptions
from games.kit import BadSetup, Seat
from tests.scenarios.intrigue.names import NOBODY, Names, Unreadable, kind, number, pair
from tests.scenarios.intrigue.steps import Taken, step
from tests.scenarios.scenario import Block, Line, Malformed, blocks

HEADER = re.compile(r"(?P<name>[A-Z]\d\w*) *\|(?:(?P<source>[^|]*)\|)? *(?P<title>.*)")
PHASES = ("income", "reception", "present", "final")
SECTIONS = ("pre", "do", "post")
USUAL = {"bank": "optional", "bystanders": "silent"}
Castle = dict[int, Adviser]


@dataclass(frozen=True)
class Position:
    """Where a scenario starts."""

    names: Names
    active: Seat
    round: int
    phase: str
    options: IntrigueOptions
    money: dict[Seat, int]
    castles: dict[Seat, Castle]
    waiting: dict[Seat, list[Adviser]]
    island: list[Adviser]


@dataclass
class Outcome:
    """What must be so in the end."""

    at: str = ""
    bank: int | None = None
    winners: tuple[Seat, ...] | None = None
    island: list[Adviser] | None = None
    money: dict[Seat, int] = field(default_factory=dict)
    castles: dict[Seat, Castle] = field(default_factory=dict)
    waiting: dict[Seat, list[Adviser]] = field(default_factory=dict)
    supply: dict[Seat, list[Kind]] = field(default_factory=dict)


class Text(NamedTuple):
    """The four parts of a scenario as they are written."""

    name: str
    title: str
    pre: Line
    do: Line
    post: Line


def texts(text: str) -> list[Text]:
    """All scenarios of a text; in Markdown, a block without any header is about something else."""
    found = []
    for block in blocks(text):
        if not block.fenced or any(HEADER.fullmatch(line.text) for line in block.lines):
            found += [of_lines(lines) for lines in paragraphs(block)]
    return found


def paragraphs(block: Block) -> Iterator[list[Line]]:
    lines: list[Line] = []
    for line in [*block.lines, Line(0, "")]:
        if line.text and not line.text.startswith("#"):
            lines.append(line)
        elif lines and not line.text:
            yield lines
            lines = []


def of_lines(lines: list[Line]) -> Text:
    header = HEADER.fullmatch(lines[0].text)
    if not header:
        raise Malformed(lines[0].number, "a scenario begins with a line: I01 | source | title")
    parts: dict[str, Line] = {}
    last = ""
    for line in lines[1:]:
        label, colon, rest = line.text.partition(":")
        if colon and label in SECTIONS and label not in parts:
            last, parts[label] = label, Line(line.number, rest.strip())
        elif last:
            parts[last] = Line(parts[last].number, f"{parts[last].text} {line.text}")
    if tuple(parts) != SECTIONS:
        raise Malformed(lines[0].number, "lines 'pre: ...', 'do: ...' and 'post: ...' must follow")
    return Text(header["name"], header["title"].strip(), *parts.values())


def parse(part: Text) -> tuple[Position, list[Taken], Outcome]:
    line = part.pre
    try:
        start = position(part.pre)
        line = part.do
        taken = steps(start.names, part.do)
        line = part.post
        return start, taken, outcome(start.names, part.post)
    except (Unreadable, BadSetup) as problem:
        raise Malformed(line.number, str(problem)) from None


def steps(names: Names, line: Line) -> list[Taken]:
    found = []
    for text in filter(None, map(str.strip, line.text.split(";"))):
        try:
            found.append(step(names, text))
        except Unreadable as problem:
            raise Unreadable(f"step {text!r}: {problem}") from None
    return found


def fields(line: Line) -> list[list[str]]:
    return [part.split() for part in line.text.split("|") if part.strip()]


def position(line: Line) -> Position:
    head, *parts = fields(line) or [[]]
    given = dict(pair(word, "=") for word in head)
    for name in ("seats", "act", "round"):
        if name not in given:
            raise Unreadable(f"{name}=... is missing")
    names = Names(given.pop("seats").split(","))
    active, turns, phase = given.pop("act"), given.pop("round"), given.pop("from", PHASES[0])
    if phase not in PHASES:
        raise Unreadable(f"from= is one of {', '.join(PHASES)}")
    options = IntrigueOptions.parse({**USUAL, **IntrigueOptions.implied(given), **given})
    seats = Intrigue(len(names.letters), None, options).seats
    lying = outcome_of(names, parts)
    start = Position(
        names,
        names.seat(active),
        number(turns),
        phase,
        options,
        dict.fromkeys(seats, PURSE) | lying.money,
        lying.castles,
        lying.waiting,
        lying.island or [],
    )
    check_box(start)
    return start


def check_box(position: Position) -> None:
    """No adviser may be there more often than in the box, and none at home."""
    lying = [a for castle in position.castles.values() for a in castle.values()]
    lying += [a for waiting in position.waiting.values() for a in waiting] + position.island
    for adviser in lying:
        if lying.count(adviser) > SUPPLY.count(adviser.kind) or adviser.owner == NOBODY:
            raise Unreadable(f"{adviser.kind}: there are not that many of this colour")


def outcome(names: Names, line: Line) -> Outcome:
    found = outcome_of(names, fields(line))
    if not found.at:
        raise Unreadable("at=... says where the game stands afterwards")
    return found


def outcome_of(names: Names, parts: list[list[str]]) -> Outcome:
    """What lies on the table; every part begins with a word that says what it is about."""
    found = Outcome()
    for first, *rest in parts:
        match first:
            case "money":
                found.money |= {names.seat(w): number(n) for w, n in (pair(p, "=") for p in rest)}
            case "castle":
                found.castles[names.seat(rest[0])] = castle(names, rest[1:])
            case "wait":
                found.waiting[names.seat(rest[0])] = advisers(names, rest[1:])
            case "island":
                found.island = advisers(names, rest)
            case "supply":
                found.supply[names.seat(rest[0])] = supply(rest[1:])
            case _:
                setting(names, found, *pair(first, "="))
    return found


def setting(names: Names, found: Outcome, name: str, value: str) -> None:
    match name:
        case "at":
            found.at = value
        case "bank":
            found.bank = number(value)
        case "win":
            found.winners = tuple(map(names.seat, value.split(",")))
        case _:
            raise Unreadable(f"{name!r} means nothing here")


def castle(names: Names, words: list[str]) -> Castle:
    pairs = [pair(word, "=") for word in words]
    found = {number(slot): names.adviser(adviser) for slot, adviser in pairs}
    if not set(found) <= set(SLOTS) or len(found) < len(pairs):
        raise Unreadable(f"a slot is one of {SLOTS}, each once")
    return found


def advisers(names: Names, words: list[str]) -> list[Adviser]:
    return [names.adviser(word) for word in words if word != "-"]


def supply(words: list[str]) -> list[Kind]:
    """``wr2 cl1``: so many of each."""
    return [kind(word[:-1]) for word in words if word != "-" for _ in range(number(word[-1]))]
