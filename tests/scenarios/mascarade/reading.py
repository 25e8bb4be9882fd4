"""A scenario of Mascarade, from an entry to a position, steps and an outcome.

::

    - id: M01   # title
      src: rulebook
      given: {n: 7, active: B, cards: {B: Judge}}    what differs from the defaults below
      do: [B announce King, rest pass]
      then: {gold: {B: 9}, next: C}                  all that has changed
    - id: M02
      set_check: [{n: 4, cards: Judge King Queen Spy Witch Cheat, ok: ok}]
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from games.kit import Seat
from games.mascarade.characters import (
    Character,
    Flaw,
    MascaradeOptions,
    Pick,
    Seventh,
    centre_cards,
    check_set,
)
from games.mascarade.rules import START_GOLD, Ending, Mascarade, Move, Play, Slot
from tests.scenarios.fields import Fields, Unreadable, among, each, mapped, number
from tests.scenarios.mascarade.names import Names, character
from tests.scenarios.mascarade.steps import Step, step

USUAL_TURN = 9  # no more preparatory turns
ENDINGS = {"cheat": Ending.CHEAT, "gold13": Ending.FORTUNE, "ruin": Ending.RUIN}
SET_IS_FINE = "ok"


@dataclass(frozen=True)
class Position:
    """Where a scenario starts. ``listed`` are the cards it speaks of; the others lie anyhow."""

    players: int
    options: MascaradeOptions
    active: Seat
    turns: int
    gold: dict[Seat, int]
    court: int
    cards: dict[Slot, Character]
    listed: tuple[Slot, ...]
    shown_before: tuple[Slot, ...]


@dataclass(frozen=True)
class Outcome:
    """What is different at the end; ``options`` only if the scenario says."""

    gold: dict[Seat, int]
    court: int | None
    cards: dict[Slot, Character]
    public: tuple[Slot, ...]
    sees: dict[Seat, tuple[Character, ...]]
    next: Seat | None
    winners: tuple[Seat, ...]
    why: Ending | None
    options: tuple[Move, ...] | None


@dataclass(frozen=True)
class SetCheck:
    """A set of characters for some players, and the rule it breaks, if any."""

    players: int
    centre: int
    cards: tuple[Character, ...]
    flaw: Flaw | None


def parse(content: dict[str, Any]) -> tuple[Position, list[Step], Outcome]:
    whole = Fields(content, "the scenario")
    whole.take("src", str, "")
    given, do, then = (whole.need(key, lambda value: value) for key in ("given", "do", "then"))
    whole.end()
    fields = Fields(given, "given")
    game = game_of(fields)
    names = Names(game)
    steps = list(each(lambda text: step(names, text))(do))
    return position(fields, game, names, steps), steps, outcome(Fields(then, "then"), names)


def game_of(given: Fields) -> Mascarade:
    """The game a scenario is about; ``BadSetup`` if there is none such."""
    players = given.need("n", number)
    centre = given.take("centre", number, centre_cards(players))
    chosen = given.take("set", each(character), ())
    words = {"basic7": given.take("basic7", str, Seventh.FOOL)}
    if centre != centre_cards(players):
        words["centre"] = str(centre)
    if chosen:
        check_set(players, centre, chosen)
        words |= {name: Pick.IN if name in chosen else Pick.OUT for name in Character}
        del words[Character.JUDGE]
    return Mascarade(players, options=MascaradeOptions.parse(words))


def position(given: Fields, game: Mascarade, names: Names, steps: list[Step]) -> Position:
    cards = given.take("cards", mapped(names.slot, character), {})
    gold = given.take("gold", mapped(names.seat, number), {})
    found = Position(
        players=game.players,
        options=game.options,
        active=given.need("active", names.seat),
        turns=given.take("t", number, USUAL_TURN),
        gold={seat: gold.get(seat, START_GOLD) for seat in game.seats},
        court=given.take("court", number, 0),
        cards=filled(game, cards, steps),
        listed=tuple(cards),
        shown_before=given.take("revealed_prev", each(names.slot), ()),
    )
    given.end()
    return found


def filled(
    game: Mascarade, cards: dict[Slot, Character], steps: list[Step]
) -> dict[Slot, Character]:
    """A card in every place. Those the scenario leaves open must not decide anything, so who
    claims something without a card of its own gets a character that nobody speaks of.
    """
    for slot in cards:
        if slot not in game.slots:
            raise Unreadable("there are not so many cards in the centre")
    rest = Counter(game.characters)
    for name in cards.values():
        if not rest[name]:
            raise Unreadable(f"no {name.title()} is left for this game")
        rest[name] -= 1
    spoken = [name for step in steps for name in characters_in(step)]
    spare = sorted(rest.elements(), key=lambda name: name in spoken)
    used = [slot for step in steps for slot in slots_in(step)]
    free = sorted([s for s in game.slots if s not in cards], key=lambda slot: slot not in used)
    return cards | dict(zip(free, spare, strict=True))


def characters_in(step: Step) -> list[Character]:
    match step.choice:
        case Character() as name:
            return [name]
        case Play(_, _, Character() as name):
            return [name]
    return []


def slots_in(step: Step) -> list[Slot]:
    match step.choice:
        case Slot():
            return [step.choice]
        case Play(_, slots):
            return list(slots)
    return []


def outcome(then: Fields, names: Names) -> Outcome:
    over = Fields(then.take("over", dict, {}), "over")
    ends = bool(over.left)
    found = Outcome(
        gold=then.take("gold", mapped(names.seat, number), {}),
        court=then.take("court", number, None),
        cards=then.take("cards", mapped(names.slot, character), {}),
        public=then.take("public", each(names.slot), ()),
        sees=then.take("sees", mapped(names.seat, each(character)), {}),
        next=then.take("next", names.seat, None),
        winners=over.need("winners", each(names.seat)) if ends else (),
        why=ENDINGS[over.need("why", among(ENDINGS))] if ends else None,
        options=then.take("options", each(among(Move)), None),
    )
    then.end()
    over.end()
    if (found.next is None) == (found.why is None):
        raise Unreadable("then: either 'next' or 'over' is expected")
    return found


def set_checks(content: dict[str, Any]) -> list[SetCheck]:
    whole = Fields(content, "the scenario")
    whole.take("src", str, "")
    checks = whole.need("set_check", each(set_check))
    whole.end()
    return list(checks)


def set_check(content: Any) -> SetCheck:
    line = Fields(content, "set_check")
    players = line.need("n", number)
    verdict = line.need("ok", among([SET_IS_FINE, *Flaw]))
    found = SetCheck(
        players=players,
        centre=line.take("centre", number, centre_cards(players)),
        cards=line.need("cards", lambda words: tuple(map(character, str(words).split()))),
        flaw=None if verdict == SET_IS_FINE else Flaw(verdict),
    )
    line.end()
    return found
