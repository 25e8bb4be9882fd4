"""What is around a match, as data: the chairs, the making of the deck, who is awaited, the end."""

from collections.abc import Iterator, Sequence

from crypto.identity import PublicIdentity
from games.kit import Seat, Shuffle
from p2p import Ended, Lobby, Playing, Session
from table import Terms
from ui.live.waiting import Awaited, awaited, line, state_of
from ui.options import label, named
from ui.scene.shape import Json
from ui.screen.names import printable
from ui.telling.strength import strength_told
from ui.words import Words

WORK = {"key": "keys", "ack": "keys", "shuffle": "shuffle", "ahead": "shuffle", "purse": "money"}


def terms_facts(terms: Terms, words: Words) -> Json:
    """What is played here and how, in words."""
    options = [
        {
            "label": named(words, f"option-name-{option}", option),
            "value": label(words, value),
        }
        for option, value in terms.options
    ]
    clock = terms.clock.decision if terms.clock else None
    strength = strength_told(words, terms.strength)
    facts = {"players": terms.players, "options": options, "clock": clock}
    return {**facts, "strength": strength, "weak": terms.strength.is_weak}


def chairs(lobby: Lobby, me: bytes) -> list[Json]:
    return [
        {
            "name": printable(guest.name),
            "fingerprint": PublicIdentity(guest.identity).fingerprint,
            "you": guest.identity == me,
            "host": place == 0,
        }
        for place, guest in enumerate(lobby.guests)
    ]


class Making:
    """What the programs are at, as far as it was seen: a shuffle goes from seat to seat."""

    def __init__(self) -> None:
        self._event, self._mixed = -1, list[Seat]()

    def work(self, playing: Playing) -> Json | None:
        """Nothing while somebody decides."""
        table = playing.table
        rounds = [(r, late) for r, late in table.waiting.rounds() if not r.decision]
        if not rounds or playing.over:
            return None
        asked, late = rounds[0]
        what = WORK.get(asked.kind, "cards")
        facts: Json = {"what": what, "now": list(late), "seats": list(table.seats), "cards": None}
        if what != "shuffle":
            return {**facts, "done": [seat for seat in asked.speakers if seat not in late]}
        mixed = table.match.pending
        facts["cards"] = len(mixed.cards) if isinstance(mixed, Shuffle) else None
        return {**facts, "done": self._have_mixed(len(table.match.events), late)}

    def _have_mixed(self, event: int, now: Sequence[Seat]) -> list[Seat]:
        """Those who were at it before, in this shuffle."""
        if event != self._event:
            self._event, self._mixed = event, []
        self._mixed += [seat for seat in now if seat not in self._mixed]
        return [seat for seat in self._mixed if seat not in now]


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


def presence(session: Session, playing: Playing, seats: list[Json]) -> None:
    """Who is gone, and to whom we have a line of our own."""
    table = playing.table
    joins, links = table.founding.joins, {peer.key for peer in session.node.links}
    for seat in seats:
        is_me, key = seat["seat"] == table.me, joins[seat["seat"] - 1].body.identity
        seat["gone"] = seat["seat"] in table.gone
        seat["line"] = is_me or table.me is None or key in links


def standings(ended: Ended, seats: list[Json]) -> list[Json]:
    """Winners first, then by what each has."""
    shown = ("seat", "name", "coins", "points")
    rows = [{name: seat[name] for name in shown} for seat in seats]
    rows = [{**row, "won": row["seat"] in ended.winners} for row in rows]
    return sorted(rows, key=lambda row: (not row["won"], -(row["points"] or row["coins"] or 0)))
