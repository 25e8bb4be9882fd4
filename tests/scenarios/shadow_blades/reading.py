"""A scenario of Shadow Blades, from an entry to a position, steps and an outcome.

::

    - id: K01   # title
      src: rulebook
      given: {hands: {P1: [a2]}}       what differs: 2 players, P1's turn, nothing deployed, hands
                                       empty, piles [Mv1] [Mr1] [Mi1], 20 cards Ma1 in the deck
      do: [P1 deploy a2 a, P1 end]
      then: {str: {P1: {a: 2}}, dom: {a: [P1]}, next: P2}      what to compare
    - id: K02
      draft: {n: 3, first: P1, top: [a4, Mv1, w2], choices: [w2, a4, Mv1]}
      then: {got: {P3: w2, P2: a4, P1: Mv1}, sees: {P3: [a4, Mv1, w2], P2: [a4, Mv1], P1: [Mv1]}}
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from games.kit import Seat, YesNo
from games.shadow_blades import ShadowBlades
from games.shadow_blades.board import Column
from games.shadow_blades.cards import Name, Zone
from games.shadow_blades.options import BladesOptions, Plot
from games.shadow_blades.state import Phase
from tests.scenarios.fields import Fields, Unreadable, among, each, mapped, number
from tests.scenarios.shadow_blades.names import Stand, card, seat, stand, zone
from tests.scenarios.shadow_blades.steps import Step, step

T = TypeVar("T")
Faces = tuple[Name, ...]
PILES = (("Mv1",), ("Mr1",), ("Mi1",))
DECK = ("Ma1",) * 20
TEAMS = {"A": Seat(1), "B": Seat(2)}


@dataclass(frozen=True)
class Position:
    """Where a scenario starts."""

    players: int
    options: BladesOptions
    plot: Plot | None
    phase: Phase
    left: int
    active: Seat
    hands: dict[Seat, Faces]
    board: dict[Column, tuple[Stand, ...]]
    missions: dict[Column, Faces]
    piles: tuple[Faces, ...]
    deck: Faces
    grave: Faces
    spent: Faces


@dataclass(frozen=True)
class Outcome:
    """What a scenario compares; None and what is not mentioned may be anything."""

    hands: dict[Seat, Faces]
    board: dict[Column, tuple[Stand, ...]]
    missions: dict[Column, Faces]
    strengths: dict[Column, int]
    dominators: dict[Zone, tuple[Seat, ...]]
    piles: tuple[Faces, ...] | None
    deck: Faces | None
    sizes: tuple[int, ...] | None
    grave: Faces | None
    grave_top: Name | None
    spent: Faces | None
    sees: dict[Seat, tuple[Faces, ...]] | None
    phase: Phase | None
    left: int | None
    next: Seat | None
    score: dict[Seat, int]
    winners: tuple[Seat, ...] | None


def parse(content: dict[str, Any]) -> tuple[Position, list[Step], Outcome]:
    whole = Fields(content, "the scenario")
    whole.take("src", str, "")
    given, do, then = (whole.need(key, lambda value: value) for key in ("given", "do", "then"))
    whole.end()
    return position(Fields(given, "given")), list(each(step)(do)), outcome(Fields(then, "then"))


def by_column(read: Callable[[Any], T]) -> Callable[[Any], dict[Column, T]]:
    """``{P1: {a: ...}}``"""

    def columns(value: Any) -> dict[Column, T]:
        nested = mapped(seat, mapped(zone, read))(value).items()
        return {Column(who, z): found for who, zones in nested for z, found in zones.items()}

    return columns


def yes(value: Any) -> YesNo:
    if not isinstance(value, bool):
        raise Unreadable(f"{value!r} is neither true nor false")
    return YesNo.YES if value else YesNo.NO


def position(given: Fields) -> Position:
    players = given.take("n", number, 2)
    options = BladesOptions(alliance=given.take("alliance", yes, YesNo.NO))
    ShadowBlades(players, options=options)  # refuses what can't be
    found = Position(
        players=players,
        options=options,
        plot=given.take("plot", among(Plot), None),
        phase=given.take("phase", among(Phase), Phase.NORMAL),
        left=given.take("left", number, players),
        active=given.take("active", seat, Seat(1)),
        hands=given.take("hands", mapped(seat, each(card)), {}),
        board=given.take("board", by_column(each(stand)), {}),
        missions=given.take("missions", by_column(each(card)), {}),
        piles=given.take("piles", each(each(card)), each(each(card))([list(p) for p in PILES])),
        deck=given.take("deck", each(card), tuple(map(card, DECK))),
        grave=given.take("grave", each(card), ()),
        spent=given.take("spent", each(card), ()),
    )
    given.end()
    seats = {column.seat for column in (*found.board, *found.missions)}
    if any(who > players for who in {*found.hands, *seats, found.active}):
        raise Unreadable(f"there are only {players} players")
    if len(found.piles) != len(PILES):
        raise Unreadable("there are three piles")
    return found


def winner(value: Any) -> Seat:
    """A player, or a team by the first of its players."""
    return TEAMS[value] if value in TEAMS else seat(value)


def outcome(then: Fields) -> Outcome:
    found = Outcome(
        hands=then.take("hands", mapped(seat, each(card)), {}),
        board=then.take("board", by_column(each(stand)), {}),
        missions=then.take("missions", by_column(each(card)), {}),
        strengths=then.take("str", by_column(whole_number), {}),
        dominators=then.take("dom", mapped(zone, each(seat)), {}),
        piles=then.take("piles", each(each(card)), None),
        deck=then.take("deck", each(card), None),
        sizes=then.take("sizes", each(number), None),
        grave=then.take("grave", each(card), None),
        grave_top=then.take("grave_top", card, None),
        spent=then.take("spent", each(card), None),
        sees=then.take("sees", mapped(seat, each(each(card))), None),
        phase=then.take("phase", among(Phase), None),
        left=then.take("left", number, None),
        next=then.take("next", seat, None),
        score=then.take("score", mapped(seat, number), {}),
        winners=then.take("winners", each(winner), None),
    )
    then.end()
    return found


def whole_number(value: Any) -> int:
    """A strength, which may be below zero."""
    if type(value) is not int:
        raise Unreadable(f"{value!r} is not a number")
    return value
