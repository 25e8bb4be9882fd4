"""The characters of Mascarade, and which of them lie on the table.

The basic sets are the rulebook's; a table may also put in and leave out characters, as long as
the set keeps the rules below. R1, R2 and so on are the rulings in docs/mascarade.md.
"""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from games.kit import BadSetup, Options, Source, option


class Character(StrEnum):
    JUDGE = "judge"
    BISHOP = "bishop"
    KING = "king"
    FOOL = "fool"
    QUEEN = "queen"
    THIEF = "thief"
    WITCH = "witch"
    SPY = "spy"
    PEASANT = "peasant"
    CHEAT = "cheat"
    INQUISITOR = "inquisitor"
    WIDOW = "widow"


class Printed(NamedTuple):
    """One line of the rulebook's table: the numbers of players in whose basic set it is."""

    basic: Container[int]
    brings_gold: bool = False  # from the bank
    copies: int = 1
    needs: int = 2  # players


BOX = {
    Character.JUDGE: Printed(range(2, 14)),
    Character.BISHOP: Printed(range(2, 14)),
    Character.KING: Printed(range(2, 14), brings_gold=True),
    Character.FOOL: Printed((2, 3, *range(7, 14)), brings_gold=True),
    Character.QUEEN: Printed(range(2, 14), brings_gold=True),
    Character.THIEF: Printed((4, 7, 13)),
    Character.WITCH: Printed((2, 3, *range(5, 14))),
    Character.SPY: Printed(range(10, 14)),
    Character.PEASANT: Printed(range(8, 14), brings_gold=True, copies=2, needs=8),
    Character.CHEAT: Printed((4, 5, 6, *range(9, 14))),
    Character.INQUISITOR: Printed(range(11, 14), needs=8),
    Character.WIDOW: Printed((12, 13), brings_gold=True),
}

ALL_CARDS = 13
FEWEST_CARDS = 6  # in play, with two to five players


class Seventh(StrEnum):
    """Who is the seventh of seven: printings seem to differ (R20)."""

    FOOL = "fool"
    SPY = "spy"


class Centre(StrEnum):
    """Cards in the middle: two with four players, one with five, else as many as agreed."""

    BASIC = "basic"
    ONE = "1"
    TWO = "2"


class Memory(StrEnum):
    """Whether a player's own screen remembers for it; the rules don't know."""

    PERFECT = "perfect"
    HUMAN = "human"


class Pick(StrEnum):
    """Is a character in play: as in the basic set, or by agreement."""

    BASIC = "basic"
    IN = "in"
    OUT = "out"


@dataclass(frozen=True)
class MascaradeOptions(Options):
    memory: Memory = option(Memory.HUMAN, Source.PRINTED)  # R6
    basic7: Seventh = option(Seventh.FOOL, Source.RULING)
    centre: Centre = option(Centre.BASIC, Source.PRINTED)
    bishop: Pick = option(Pick.BASIC, Source.PRINTED)  # the Judge is always in, and has no option
    king: Pick = option(Pick.BASIC, Source.PRINTED)
    fool: Pick = option(Pick.BASIC, Source.PRINTED)
    queen: Pick = option(Pick.BASIC, Source.PRINTED)
    thief: Pick = option(Pick.BASIC, Source.PRINTED)
    witch: Pick = option(Pick.BASIC, Source.PRINTED)
    spy: Pick = option(Pick.BASIC, Source.PRINTED)
    peasant: Pick = option(Pick.BASIC, Source.PRINTED)  # both of them
    cheat: Pick = option(Pick.BASIC, Source.PRINTED)
    inquisitor: Pick = option(Pick.BASIC, Source.PRINTED)
    widow: Pick = option(Pick.BASIC, Source.PRINTED)


class Flaw(StrEnum):
    """The rules that a set can break, in the order in which they are checked."""

    CENTRE = "centre"
    COUNT = "count"
    COPIES = "copies"
    JUDGE = "judge"
    PEASANTS = "peasants"
    EIGHT = "eight"
    MONEY = "money"


class BadSet(BadSetup):
    """These characters can't be played with; ``flaw`` is the first rule they break."""

    def __init__(self, flaw: Flaw, rule: str) -> None:
        super().__init__(rule)
        self.flaw = flaw


def in_play(players: int, options: MascaradeOptions) -> tuple[Character, ...]:
    """Every card of a game with these options, or ``BadSet``."""
    basic = basic_set(players, options.basic7)
    picks = {name: getattr(options, name, Pick.BASIC) for name in Character}
    wanted = [name for name in Character if picks[name] is Pick.IN]
    kept = [name for name in basic if picks[name] is Pick.BASIC]
    chosen, centre = cards_of([*wanted, *kept]), centre_cards(players, options.centre)
    if chosen != basic or options.centre is not Centre.BASIC:
        check_set(players, centre, chosen)
    return chosen


def basic_set(players: int, seventh: Seventh = Seventh.FOOL) -> tuple[Character, ...]:
    """The rulebook's own set for this number of players."""
    names = [name for name, line in BOX.items() if players in line.basic]
    if players == 7:
        names[names.index(Character.FOOL)] = Character(seventh)
    return cards_of(names)


def cards_of(names: Sequence[Character]) -> tuple[Character, ...]:
    """All copies of these characters, in the order of the box."""
    return tuple(name for name in BOX if name in names for _ in range(BOX[name].copies))


def centre_cards(players: int, agreed: Centre = Centre.BASIC) -> int:
    """How many cards lie in the middle."""
    if agreed is not Centre.BASIC:
        return int(agreed)
    return FEWEST_CARDS - players if players in (4, 5) else 0


def check_set(players: int, centre: int, cards: Sequence[Character]) -> None:
    """Return if so many players may play with these cards; else ``BadSet`` says why not."""
    for flaw, rule in broken_rules(players, centre, cards):
        raise BadSet(flaw, rule)


def broken_rules(
    players: int, centre: int, cards: Sequence[Character]
) -> Iterator[tuple[Flaw, str]]:
    few, numbers = players < FEWEST_CARDS, Counter(cards)
    centres = [centre_cards(players)] if few else range(min(2, ALL_CARDS - players) + 1)
    if centre not in centres:
        yield Flaw.CENTRE, f"with {players} players, {centre} cards can't lie in the centre"
    count = FEWEST_CARDS if few else players + centre
    if len(cards) != count:
        yield Flaw.COUNT, f"{count} cards are needed, not {len(cards)}"
    for name in numbers:
        if numbers[name] > BOX[name].copies:
            yield Flaw.COPIES, f"there are not {numbers[name]} cards of the {name}"
    if Character.JUDGE not in numbers:
        yield Flaw.JUDGE, "the judge must be in play"
    if numbers[Character.PEASANT] == 1:
        yield Flaw.PEASANTS, "both peasants are in play, or none"
    for name in numbers:
        if players < BOX[name].needs:
            yield Flaw.EIGHT, f"the {name} needs {BOX[name].needs} players, not {players}"
    gold = sum(BOX[name].brings_gold for name in cards)
    if 3 * gold < len(cards):
        yield Flaw.MONEY, f"a third of {len(cards)} cards must bring gold from the bank (R2)"
