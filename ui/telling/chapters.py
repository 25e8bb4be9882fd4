"""A match cut into turns."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.kit import Event, Seat
from ui.telling.story import Story


@dataclass(frozen=True)
class Chapter:
    """The events ``start`` to ``stop`` of a match, exclusive; number 0 is the setting up."""

    number: int
    seat: Seat | None
    start: int
    stop: int


def chapters(story: Story, events: Sequence[Event]) -> list[Chapter]:
    """All turns in order; a game whose story knows no turns is one chapter."""
    turns = [(place, story.turn(event.request)) for place, event in enumerate(events)]
    begins = [(place, seat) for place, seat in turns if seat]
    starts: list[tuple[int, Seat | None]] = [(0, None), *begins]
    stops = [place for place, _ in begins] + [len(events)]
    return [
        Chapter(number, seat, start, stop)
        for number, ((start, seat), stop) in enumerate(zip(starts, stops, strict=True))
    ]


def chapter_of(found: Sequence[Chapter], event: int) -> Chapter:
    """The turn that ``event`` belongs to; one still to come belongs to the last."""
    return next((c for c in found if c.start <= event < c.stop), found[-1])
