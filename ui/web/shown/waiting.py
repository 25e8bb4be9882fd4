"""Whom everybody waits for, who is gone, and whom we hear ourselves."""

from collections.abc import Iterator

from games.kit import Seat
from p2p import Playing, Session
from ui.live.waiting import Awaited, awaited, line, state_of
from ui.scene.shape import Json
from ui.words import Words

NOBODY_AWAITED: Json = {"text": None, "state": "waiting", "seats": []}


def waiting(session: Session, playing: Playing, words: Words) -> Json:
    """Whom everybody waits for, and how long."""
    those = awaited(session)
    state = state_of(playing)
    text = line(playing, words, state, those) if those else None
    return {"text": text, "state": state.key, "seats": list(each(playing, those))}


def each(playing: Playing, those: tuple[Awaited, ...]) -> Iterator[Json]:
    left, ends = playing.clocks.left(), playing.clocks.forfeits()
    taken = playing.clocks.waited_for()
    for one in those:
        yield {
            "seat": one.seat,
            "line": one.linked,
            "left": whole(left.get(one.seat)),
            "taken": whole(taken.get(one.seat)),
            "breaks": whole(ends.get(one.seat)),
        }


def whole(seconds: float | None) -> int | None:
    """Of seconds, a screen shows whole ones, and so a message stays the same for a while."""
    return None if seconds is None else round(seconds)


def heard_through(playing: Playing) -> dict[Seat, Seat]:
    """Who reaches us only through whom; a spectator hears everybody through the host."""
    return {} if playing.table.me is None else dict(playing.neighbours.heard_through())


def presence(session: Session, playing: Playing, seats: list[Json]) -> None:
    """Who is gone, to whom we have a line of our own, and who is heard through whom."""
    table, through = playing.table, heard_through(playing)
    joins, links = table.founding.joins, {peer.key for peer in session.node.links}
    for seat in seats:
        is_me, key = seat["seat"] == table.me, joins[seat["seat"] - 1].body.identity
        seat["gone"] = seat["seat"] in table.gone
        seat["line"] = is_me or table.me is None or key in links
        seat["through"] = through.get(seat["seat"])
