"""Scenarios about the draft with which a game of Shadow Blades may begin."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.kit import Choose, Face, Look, Seat
from games.shadow_blades import ShadowBlades
from games.shadow_blades.cards import Name
from games.shadow_blades.options import BladesOptions, Opening
from games.shadow_blades.skills import Ask
from table.knowledge.learned import Looked, told
from table.plain import Chance, PlainTable
from tests.scenarios.entries import Entry
from tests.scenarios.fields import Fields, Unreadable, each, mapped, number
from tests.scenarios.scenario import Differs
from tests.scenarios.shadow_blades.names import card, seat, written

Sights = dict[Seat, tuple[Name, ...]]


class Stacked(Chance):
    """Brings certain cards to the top of the deck."""

    def __init__(self, top: Sequence[Name]) -> None:
        super().__init__(0)
        self.top = top

    def shuffle(self, faces: Sequence[Face]) -> list[int]:
        rest = super().shuffle(faces)
        first = []
        for name in self.top:
            first.append(next(i for i in rest if faces[i] is name))
            rest.remove(first[-1])
        return first + rest


@dataclass(frozen=True)
class Draft:
    name: str
    title: str
    players: int
    first: Seat
    top: tuple[Name, ...]
    choices: tuple[Name, ...]
    got: dict[Seat, Name]
    sees: Sights

    def run(self) -> None:
        options = BladesOptions(opening=Opening.DRAFT)
        game = ShadowBlades(self.players, self.first, options=options)
        table = PlainTable(game, Stacked(self.top))
        for choice in self.choices[:-1]:
            self.keep(table, choice)
        self.compare(table)

    def keep(self, table: PlainTable[ShadowBlades], choice: Name) -> None:
        pending = table.match.pending
        if not isinstance(pending, Choose) or pending.ask is not Ask.DRAFT:
            raise Differs("the draft is over")
        chosen = [card for card in pending.among if table.faces[card] is choice]
        if not chosen:
            raise Differs(f"P{pending.seat} can't keep {written([choice])}")
        table.decide(pending.seat, chosen[0])

    def compare(self, table: PlainTable[ShadowBlades]) -> None:
        kept = {}
        for who, hand in table.game.hands.items():
            kept[who] = written([table.faces[card] for card in hand])
            expected = written([self.got[who]])
            if kept[who] != expected:
                raise Differs(f"P{who} has {kept[who]}, not {expected}")
        for (request, _), secret in zip(table.match.events, table._secrets, strict=True):
            if isinstance(request, Look):
                faces = told(Looked, secret).faces
                for who in request.cards:
                    if faces[who] != self.sees[who]:
                        found, expected = written(faces[who]), written(self.sees[who])
                        raise Differs(f"P{who} sees {found}, not {expected}")


def draft(entry: Entry) -> Draft:
    whole = Fields(entry.content, "the scenario")
    whole.take("src", str, "")
    given: Any = Fields(whole.need("draft", dict), "draft")
    then: Any = Fields(whole.need("then", dict), "then")
    found = Draft(
        entry.name,
        entry.title,
        players=given.need("n", number),
        first=given.need("first", seat),
        top=given.need("top", each(card)),
        choices=given.need("choices", each(card)),
        got=then.need("got", mapped(seat, card)),
        sees=then.need("sees", mapped(seat, each(card))),
    )
    for fields in (whole, given, then):
        fields.end()
    if not len(found.top) == len(found.choices) == len(found.got) == found.players:
        raise Unreadable(f"{found.players} cards are drafted, one by each player")
    return found
