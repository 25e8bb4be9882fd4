"""What the programs are at while nobody decides: keys, shuffles, cards, money."""

from collections.abc import Sequence

from games.kit import Seat, Shuffle
from p2p import Playing
from ui.scene.shape import Json

WORK = {"key": "keys", "ack": "keys", "shuffle": "shuffle", "ahead": "shuffle", "purse": "money"}


class Making:
    """What the programs are at, as far as it was seen: a shuffle goes from seat to seat."""

    def __init__(self) -> None:
        self._event, self._mixed = -1, list[Seat]()

    def of(self, playing: Playing) -> Json | None:
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
