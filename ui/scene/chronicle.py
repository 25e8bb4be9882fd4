"""A match followed for a screen that draws it: scenes, lines and moves, as far as it went.

It can be made anew at any time, in another language or for another screen, and tells the same:
what the reader saw in an event is taken from what it learned there, not from what it knows now.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from games.kit import AnyRequest, Card, Decision, Event, Seat
from players.view import View
from table import Knowledge
from ui.scene.asked import Asked
from ui.scene.moves import move
from ui.scene.past import Past
from ui.scene.shape import Json
from ui.scene.table import cards_in, layout_of, table_scene
from ui.telling import Teller
from ui.telling.companies import changes
from ui.telling.lines import Line, Told, lines

RECENT = 40  # lines in a scene; all others are there for the asking
MOVES = 12
CONTEXT = 3  # lines that a question repeats


Beside = Callable[[int, Event], Iterable[Line]]  # what more there is to tell of an event


class Source(Told, Protocol):
    """A table, plain or mental, with the book of the reader."""

    def knowledge(self, seat: Seat | None) -> Knowledge: ...


class Chronicle:
    """All that was told of the match at ``table`` to ``seat``, or to a spectator."""

    def __init__(
        self,
        table: Source,
        seat: Seat | None,
        language: str,
        names: Mapping[Seat, str],
        beside: Beside | None = None,
    ) -> None:
        self.table, self.seat, self._beside = table, seat, beside
        self._words = table.match.game.key, language, names, seat
        self._begin()

    def again(self) -> "Chronicle":
        """The same match for the same reader, from the beginning."""
        _, language, names, seat = self._words
        return Chronicle(self.table, seat, language, names, self._beside)

    def _begin(self) -> None:
        self.teller = Teller(*self._words, parts=("screen",))
        self._past = Past(self.table, self.seat)
        self.lines: list[Json] = []
        self.turn: Json = {"number": 0, "seat": None, "event": 0}
        self.coins: dict[Seat, int | None] = {}  # as the turn began
        self._company = 0

    @property
    def place(self) -> int:
        return self._past.place

    @property
    def key(self) -> tuple[Any, int, int]:
        """Another one if there is anything new to tell."""
        return self.table.match, len(self.table.match.events), len(self.table.companies)

    def catch_up(self, to: int | None = None) -> None:
        """Tell what has happened since, up to event ``to``; all anew if the table began again."""
        if self._past.is_stale:
            self._begin()
        events = self.table.match.events
        while self._past.place < (len(events) if to is None else to):
            self._look_up()
            self._past.step()
            self._tell(self._past.place - 1)
        self._look_up()

    def _look_up(self) -> None:
        """Does a turn begin now, and did anybody leave or come back?"""
        place, pending = self._past.place, self._past.match.pending
        seat = self.teller.story.turn(pending) if pending else None
        if seat is not None and (self.turn["event"] < place or not self.turn["number"]):
            self._begin_turn(seat)
        numbers = range(self._company + 1, len(self.table.companies))
        for number in [n for n in numbers if self.table.begun[n] <= place]:
            self._company = number
            for line in changes(self.teller, self.table, number):
                self._add(line, {})

    def _begin_turn(self, seat: Seat) -> None:
        self.turn = {"number": self.turn["number"] + 1, "seat": seat, "event": self._past.place}
        view, layout = self._past.view(), layout_of(self._past.match.game.key)
        self.coins = {one: layout.standing(view, one).coins for one in view.game.seats}
        self._add(Line(self._past.place, self.title(), "turn"), {"seats": [seat]})

    def title(self) -> str:
        number, seat = self.turn["number"], self.turn["seat"]
        if seat is None:
            return self.teller.words.say("setting-up")
        return self.teller.words.say("turn", number=str(number), who=self.teller.names[seat])

    def _tell(self, place: int) -> None:
        event = self.table.match.events[place]
        teller = self.teller.knowing(self._past.knowledge(self.seat).faces)
        beside = self._beside(place, event) if self._beside else ()
        for line in (*lines(teller, self.table, place), *beside):
            self._add(line, {"seats": involved(event), "cards": touched(event)})

    def _add(self, line: Line, facts: Json) -> None:
        head = {"line": len(self.lines), "event": line.event, "turn": self.turn["number"]}
        self.lines.append({**head, "kind": line.kind, "text": line.text, **facts})

    # What a screen is given

    def view(self) -> View[Any]:
        return self._past.view()

    def scene(self, now: View[Any] | None = None) -> Json:
        """The table as far as it was followed; ``now`` says better who has still to decide."""
        seen = now or self.view()
        teller = self.teller.knowing(seen.knowledge.faces)
        scene = table_scene(seen, self._past.public, teller)
        for seat in scene["seats"]:
            seat["delta"] = (seat["coins"] or 0) - (self.coins.get(seat["seat"]) or 0)
        turn = {**self.turn, "text": self.title()}
        return {**scene, "turn": turn, "events": self.place, **self._log(seen.since)}

    def _log(self, since: int) -> Json:
        """What the table agreed to forget is forgotten."""
        recent = [line for line in self.lines[-RECENT:] if line["event"] >= since]
        events = self._past.match.events
        first = max(len(events) - MOVES, since)
        moved = [(place, move(events[place])) for place in range(first, len(events))]
        moves = [{"event": place, **one} for place, one in moved if one]
        return {"log": recent, "lines": len(self.lines), "moves": moves}

    def asked(self, number: str, seen: View[Any]) -> Asked | None:
        return None if seen.decision is None else Asked(number, seen, seen.decision)

    def cards_of(self, asked: Asked) -> Json:
        """What the reader knows of the cards in a question, some of which lie in no area."""
        return cards_in(asked.seen, self._past.public, asked.cards(), self.teller)

    def context(self) -> list[str]:
        """What led to a question: the last that happened in this turn."""
        told = [line for line in self.lines if line["event"] >= self.turn["event"]]
        return [line["text"] for line in told if line["kind"] == "event"][-CONTEXT:]


def involved(event: Event) -> list[Seat]:
    """Who did it, or had it done."""
    request: AnyRequest = event.request
    if isinstance(request, Decision):
        return list(request.deciders())
    seat = getattr(request, "seat", None)
    return [seat] if isinstance(seat, Seat) else []


def touched(event: Event) -> list[int]:
    cards: Sequence[Card[Any]] = event.request.touches
    return [int(card) for card in cards]
