"""A record that some of its players have opened: faces by whose word they are (O10)."""

from collections.abc import Callable, Iterable, Iterator

from games.kit import Card, Event, Face
from table import Known, Opening, Report, Truth, truth
from ui.opened.telling import Insight
from ui.scene.shape import Json
from ui.scene.table import layout_of
from ui.telling import Teller
from ui.telling.lines import Line


class Opened:
    """What was opened of one match, beside what all saw in it."""

    def __init__(self, report: Report, openings: Iterable[Opening], teller: Teller) -> None:
        self._truth: Truth = truth(report, openings)
        self._teller = teller
        self._insight = Insight(self._truth, teller)

    def lines(self, place: int, event: Event) -> Iterable[Line]:
        return self._insight.lines(place, event)

    def told(self) -> str:
        """By whom it was opened."""
        who = [str(self._teller.names[seat]) for seat in sorted(self._truth.opened)]
        return self._teller.words.say("openings", who=self._teller.listed(who))

    def show(self, scene: Json) -> Json:
        """The same table, with the faces that somebody has told."""
        return {**scene, "cards": {**dict(self._cards(scene)), **scene["cards"]}}

    def _cards(self, scene: Json) -> Iterator[tuple[str, Json]]:
        strength = layout_of(scene["game"]).strength
        for number in named(scene):
            known = self._truth.cards.get(Card(number))
            if isinstance(known, Known):
                yield str(number), self._card(known, strength)

    def _card(self, known: Known[Face], strength: Callable[[Face], int | None]) -> Json:
        by = [str(self._teller.names[seat]) for seat in sorted(known.by)]
        name, mark = str(self._teller.words.noun(known.value)), strength(known.value)
        facts = {"face": known.value, "name": name, "known": "word", "by": by}
        return facts if mark is None else {**facts, "strength": mark}


def named(scene: Json) -> Iterator[int]:
    for place in scene["areas"]:
        yield from place.get("cards", ())
