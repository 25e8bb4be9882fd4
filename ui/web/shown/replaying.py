"""A match to be looked at again, event by event, with the eyes that one had then."""

from ui.scene.chronicle import Chronicle
from ui.scene.shape import Json
from ui.web.shown.opened import Opened

MOST = 40  # scenes at once


def scenes(now: Chronicle, first: int, last: int, since: int, opened: Opened | None = None) -> Json:
    """The table after so many events, but for what is forgotten: all that was before ``since``."""
    first, last = max(first, since), min(last, now.place, first + MOST)
    again = now.again()
    found = []
    for place in range(first, last + 1):
        again.catch_up(place)
        scene = opened.show(again.scene()) if opened else again.scene()
        found.append({**scene, "question": None, "place": place})
    return {"scenes": found, "events": now.place, "since": since, "turns": turns(now)}


def turns(now: Chronicle) -> list[Json]:
    return [line for line in now.lines if line["kind"] == "turn"]
