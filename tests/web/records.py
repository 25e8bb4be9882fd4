"""A record on the stage, as an example: the table after each of its events."""

from games.kit import Seat
from tests.web.plain import snapshots
from tests.web.stage import Stage
from ui.scene.shape import Json

SEAT = Seat(2)


def scenes(seat: Seat | None = SEAT) -> list[Json]:
    """One scene for each number of events, as the node would send them."""
    found = {scene["events"]: scene for scene in snapshots("complots", 4, [], seat, 1)}
    last, every = max(found), dict[int, Json]()
    for place in range(last + 1):
        every[place] = {**found.get(place, every.get(place - 1, found[min(found)]))}
        every[place] |= {"events": place, "question": None}
    return list(every.values())


def show_record(stage: Stage, every: list[Json], told: str | None = None) -> list[int]:
    """A record on the stage; the events at which its turns begin."""
    turns = sorted({scene["turn"]["event"] for scene in every})
    stage.data["/scenes"] = {"scenes": every, "events": 40, "since": 0, "turns": []}
    record = {"phase": "replay", "title": "Complots", "names": ["Ada", "Blaise"], "good": True}
    record |= {"report": ["222 messages, all checked"], "events": 40, "game": "complots"}
    unseen = {"title": "What no record tells:", "lines": ["who is behind a key", "when it was"]}
    record |= {"match": "3f2a91c0", "not_checked": unseen, "opened": told}
    stage.show({**record, "turns": [{"event": event} for event in turns]})
    return turns
