"""Who reaches a player only through another, who might hold back what is said (N3)."""

from collections.abc import Collection, Iterator, Mapping

from games.kit import Seat
from ui.telling import Teller
from ui.telling.lines import Line

Detours = Mapping[Seat, Seat]
DANGER, CARE = "danger", "care"


def detours(teller: Teller, through: Detours, doors: Collection[Seat]) -> Iterator[Line]:
    """A sentence for each of the ``doors``; in the colour of danger if all others are behind it."""
    for door in sorted(doors):
        behind = sorted(seat for seat, way in through.items() if way == door)
        name, say = str(teller.names[door]), teller.words.say
        if len(behind) > 1 and is_behind_one(teller, through):
            yield Line(0, say("all-only-through", through=name), DANGER)
        else:
            who = ", ".join(str(teller.names[seat]) for seat in behind)
            kind = DANGER if is_behind_one(teller, through) else CARE
            yield Line(0, say("only-through", who=who, through=name, count=len(behind)), kind)


def is_behind_one(teller: Teller, through: Detours) -> bool:
    """Does everything that the reader hears pass one seat?"""
    doors = {*through.values()}
    return {*through, *doors, teller.viewer} == {*teller.names} and len(doors) == 1
