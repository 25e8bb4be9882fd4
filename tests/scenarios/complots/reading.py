"""A scenario of Complots, from text to positions, steps and outcome.

::

    C01 | source | title
    pre:  n=3 v=am act=P1 [option=value] | P1 2$ Ca Du | P2 2$ As xCo | ... [| court Du As]
    do:   P1 captain P2; doubt P2; P1 prove Ca>Am; !P2 lose Du; P2 lose As; counter -
    post: P1 4$ Am Du | ... | T=48 | next=P2 or win=P1 [| court Du As]

Where no option is named, somebody who has the card may concede: more to try.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from games.complots import COINS, ROLES, Complots, ComplotsOptions, Race, Role, Treasury, Variant
from games.kit import BadSetup, Seat
from tests.scenarios.complots.steps import CODES, Step, Unreadable, role, seat, steps
from tests.scenarios.scenario import Line, Malformed, blocks

HEADER = re.compile(r"(?P<name>[\w.-]+) *\| *(?:(?P<source>[^|]*)\|)? *(?P<title>.*)")
SECTIONS = ("pre", "do", "post")
VARIANTS = {"am": "ambassador", "in": "inquisitor"}
USUAL = {"concede": "yes"}
NAMES = {role: code for code, role in CODES.items()}


class Holding(NamedTuple):
    """What lies before a player; the order of cards means nothing."""

    coins: int
    hidden: tuple[Role, ...]
    lost: tuple[Role, ...]

    def __str__(self) -> str:
        cards = [NAMES[card] for card in self.hidden] + ["x" + NAMES[card] for card in self.lost]
        return " ".join([f"{self.coins}$", *cards])


@dataclass(frozen=True)
class Position:
    """Where a scenario starts; without ``holdings``, at the draft of two players."""

    players: int
    active: Seat
    options: ComplotsOptions
    holdings: dict[Seat, Holding]
    court: tuple[Role, ...]


@dataclass(frozen=True)
class Outcome:
    holdings: dict[Seat, Holding]
    treasury: int
    next: Seat | None
    winner: Seat | None
    court: tuple[Role, ...] | None


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
        lines = [line for line in block.lines if line.text and not line.text.startswith("#")]
        if not block.fenced or any(HEADER.fullmatch(line.text) for line in lines):
            found += [four(lines[index : index + 4]) for index in range(0, len(lines), 4)]
    return found


def four(lines: list[Line]) -> Text:
    header = HEADER.fullmatch(lines[0].text)
    if not header:
        raise Malformed(lines[0].number, "a scenario begins with a line: C01 | source | title")
    parts = []
    for section, line in zip(SECTIONS, lines[1:] + [lines[-1]] * 3, strict=False):
        label, colon, rest = line.text.partition(":")
        if not colon or label.strip() != section:
            raise Malformed(line.number, f"a line '{section}: ...' is expected here")
        parts.append(Line(line.number, rest.strip()))
    return Text(header["name"], header["title"].strip(), *parts)


def fields(line: Line) -> list[list[str]]:
    return [part.split() for part in line.text.split("|") if part.strip()]


def holding(words: list[str]) -> Holding:
    coins, cards = words[0], words[1:]
    if not re.fullmatch(r"\d+\$", coins):
        raise Unreadable(f"{coins!r} is not a number of coins such as 2$")
    hidden = tuple(role(card) for card in cards if not card.startswith("x"))
    lost = tuple(role(card[1:]) for card in cards if card.startswith("x"))
    return Holding(int(coins[:-1]), hidden, lost)


def players(parts: list[list[str]], number: int) -> dict[Seat, Holding]:
    """The holdings of P1 to Pn, each exactly once."""
    found = [(seat(words[0]), holding(words[1:] or [""])) for words in parts]
    if sorted(who for who, _ in found) != list(range(1, number + 1)):
        raise Unreadable(f"each of P1 to P{number} must be described once")
    return dict(sorted(found))


def settings(words: list[str]) -> tuple[dict[str, str], bool]:
    """``n=3 v=am act=P1 concede=no``, and whether ``setup`` is among them."""
    pairs = [word.partition("=") for word in words if word != "setup"]
    found = {name: value for name, _, value in pairs}
    for name in ("n", "v", "act"):
        if not found.get(name):
            raise Unreadable(f"{name}=... is missing")
    if len(found) < len(pairs):
        raise Unreadable("a setting is given twice")
    return found, "setup" in words


def position(line: Line) -> Position:
    head, *parts = fields(line) or [[]]
    given, draft = settings(head)
    if not given["n"].isdecimal() or given["v"] not in VARIANTS:
        raise Unreadable("n= is a number and v= is am or in")
    number, active, variant = int(given.pop("n")), seat(given.pop("act")), given.pop("v")
    options = ComplotsOptions.parse({**USUAL, "variant": VARIANTS[variant], **given})
    Complots(number, active, options)  # refuses what no game can be made of
    court = [words[1:] for words in parts if words[0] == "court"]
    others = [words for words in parts if words[0] != "court"]
    if draft:
        if number != 2 or parts:
            raise Unreadable("setup is the draft of two players, who hold nothing yet")
        return Position(number, active, options, {}, ())
    holdings = players(others, number)
    if any(len(held.hidden + held.lost) != 2 for held in holdings.values()):
        raise Unreadable("a player has two cards, face down or face up (xDu)")
    living = [who for who, held in holdings.items() if held.hidden]
    if active not in living or len(living) < 2:
        raise Unreadable(f"P{active} and somebody else need a card face down")
    whole, given_cards = deck(number, options.variant), dealt(holdings)
    rest = tuple(map(role, court[0])) if court else tuple((whole - given_cards).elements())
    for card in given_cards + Counter(rest) - whole:
        raise Unreadable(f"the deck of this game has fewer {NAMES[card]}")
    if options.treasury is Treasury.BOUNDED and sum(h.coins for h in holdings.values()) > COINS:
        raise Unreadable(f"there are only {COINS} coins")
    return Position(number, active, options, holdings, rest)


def deck(number: int, variant: Variant) -> Counter[Role]:
    return Counter(ROLES[variant] * (3 if number <= 6 else 4))


def dealt(holdings: dict[Seat, Holding]) -> Counter[Role]:
    return Counter(card for held in holdings.values() for card in held.hidden + held.lost)


def outcome(line: Line, number: int) -> Outcome:
    holdings, words = [], {}
    for part in fields(line):
        name, equals, value = part[0].partition("=")
        if equals and len(part) == 1:
            words[name] = value
        elif name == "court":
            words[name] = " ".join(part[1:])
        else:
            holdings.append(part)
    if words.keys() - {"T", "next", "win", "court"} or ("next" in words) == ("win" in words):
        raise Unreadable("after the players come T=.., next=.. or win=.., and court .. or not")
    if not re.fullmatch(r"-?\d+", words.get("T", "")):
        raise Unreadable("T=<coins in the Treasury> is missing")
    return Outcome(
        players(holdings, number),
        int(words["T"]),
        seat(words["next"]) if "next" in words else None,
        seat(words["win"]) if "win" in words else None,
        tuple(map(role, words["court"].split())) if "court" in words else None,
    )


def parse(text: Text) -> tuple[Position, list[Step], Outcome]:
    """What a scenario means, or ``Malformed`` with the line that means nothing."""
    line = text.pre
    try:
        start = position(text.pre)
        line = text.post
        end = outcome(text.post, start.players)
    except (Unreadable, BadSetup) as problem:
        raise Malformed(line.number, f"{text.name}: {problem}") from None
    played = steps(text.do)
    for misfit in misfits(start, played):
        raise Malformed(text.do.number, f"{text.name}: {misfit}")
    return start, played, end


def misfits(start: Position, played: list[Step]) -> Iterator[str]:
    """Steps that can't belong to this position, whatever the rules are."""
    deals = [step.seats[0] for step in played if step.ask is None]
    if deals != ([] if start.holdings else [1, 2]):
        yield "a setup, and nothing else, begins with a deal to each player"
    if start.options.race is Race.COIN:
        for step in played:
            if len(step.seats) > 1 and not step.speaker:
                yield f"{step.text}: one of them must speak, as in {step.text}>P{step.seats[0]}"
