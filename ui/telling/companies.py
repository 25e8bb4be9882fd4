"""Who left the table and who came back, told where it happened."""

from collections.abc import Iterator

from games.kit import Seat
from ui.telling import Teller
from ui.telling.lines import Line, Told
from ui.telling.story import Sentence


def changes(teller: Teller, table: Told, number: int) -> Iterator[Line]:
    """How a company differs from the one before; a reader who is meant is told apart."""
    before, now = table.companies[number - 1 : number + 1]
    for key, seats in (("gone", now.gone - before.gone), ("back", before.gone - now.gone)):
        others = sorted(seats - {teller.viewer})
        if teller.viewer in seats:
            yield Line(table.begun[number], teller.words.say(f"{key}-you"), key)
        if others:
            sentence = Sentence(key, {"seats": others, "count": len(others)})
            yield Line(table.begun[number], teller.say(sentence), key)


def changes_in(teller: Teller, table: Told, place: int) -> Iterator[Line]:
    """All that changed while an event was under way."""
    for number, begun in enumerate(table.begun):
        if number and begun == place:
            yield from changes(teller, table, number)


def rolls_in(table: Told, places: range) -> tuple[int, ...]:
    """The rolls that were called while these events were under way."""
    return tuple(n for n, begun in enumerate(table.begun) if n and begun in places)


def gone_in(table: Told, place: int) -> frozenset[Seat]:
    """Who was gone at last while an event was under way."""
    numbers = [number for number, begun in enumerate(table.begun) if begun <= place]
    return table.companies[numbers[-1]].gone
