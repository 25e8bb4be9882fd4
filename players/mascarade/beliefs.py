"""Who probably is who: a chance for every card on the table to be each character.

The chances of a card add up to one, and those of a character to the number of its copies.
What one saw is certain; a swap-or-not of somebody else mixes two cards half and half. What
others say can be evidence.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from games.kit import AnyCard, Arrange, Choose, Deck, Event, Look, Reveal, Seat
from games.mascarade.characters import Character
from games.mascarade.rules import Ask, Mascarade, Play, Slot
from players.view import View
from table import Learned, Looked, Moved

Row = list[float]  # for each character in play, in the order of the box

ROUNDS = 4  # of evening out; more change little
CERTAIN = 0.9999


class Evidence(NamedTuple):
    """How many times likelier the character says something than somebody else does."""

    claims: float = 1.0  # to be it, and can know
    guesses: float = 1.0  # to be it, and can't
    passes: float = 1.0  # nothing when another claims to be it, and can know
    shrugs: float = 1.0  # nothing, and can't


class Beliefs:
    """What a seat makes of all it has seen and heard, as far as its view remembers."""

    def __init__(self, view: View[Mascarade], evidence: Evidence | None = None) -> None:
        self.me, self.evidence = view.seat, evidence
        self.game, self.names = view.game, view.game.names()
        copies = Counter(view.game.characters)
        self.copies = [float(copies[name]) for name in self.names]
        self.rows: dict[AnyCard, Row] = {}
        self.knowers: dict[AnyCard, frozenset[Seat]] = {}  # who has seen it and could follow
        self.at: dict[Slot, AnyCard] = {}
        self.announced = 0  # the character, by its place in a row
        for number, event in enumerate(view.events):
            if number == view.since:
                self.forget()
            self.note(event, view.knowledge.told.get(number))
        self.even_out()

    def row(self, slot: Slot) -> Row:
        return self.rows[self.at[slot]]

    def chance(self, slot: Slot, character: Character) -> float:
        return self.row(slot)[self.names.index(character)]

    def knows(self, seat: Seat, slot: Slot) -> bool:
        """Can ``seat`` be sure which card lies there?"""
        return seat in self.knowers[self.at[slot]]

    def forget(self) -> None:
        """What was before is not remembered at this table."""
        likely = [copies / len(self.game.characters) for copies in self.copies]
        for card in self.rows:
            self.rows[card], self.knowers[card] = likely.copy(), frozenset()

    def note(self, event: Event, told: Learned) -> None:
        match event.request:
            case Deck(faces):
                self.at = dict(zip(self.game.slots, event.answer, strict=True))
                self.learn(event.answer, faces)
            case Arrange(seat, cards):
                self.even_out()
                self.move(seat, cards, event.answer, told)
            case Reveal(cards):
                self.learn(cards, event.answer)
            case Look(hands):
                for seat, cards in hands.items():
                    self.look(seat, cards, told)
            case Choose(seat, _, Ask.ACTION | Ask.CONTEST) if seat != self.me and self.evidence:
                self.hear(seat, event.answer, self.evidence)

    def learn(self, cards: Sequence[AnyCard], faces: Sequence[Any]) -> None:
        """All see these cards."""
        for card, face in zip(cards, faces, strict=True):
            self.rows[card] = self.certain(face)
            self.knowers[card] = frozenset(self.game.seats)

    def look(self, seat: Seat, cards: Sequence[AnyCard], told: Learned) -> None:
        """One seat sees these cards; if it was told, that is our own."""
        for place, card in enumerate(cards):
            self.knowers[card] |= {seat}
            if isinstance(told, Looked):
                self.rows[card] = self.certain(told.faces[seat][place])

    def certain(self, face: Any) -> Row:
        return [float(name is face) for name in self.names]

    def move(
        self, seat: Seat, old: Sequence[AnyCard], new: Sequence[AnyCard], told: Learned
    ) -> None:
        """Two cards, swapped or not; whoever did it can follow them."""
        rows = [self.rows.pop(card) for card in old]
        knew = self.knowers.pop(old[0]) & self.knowers.pop(old[1])
        if isinstance(told, Moved):
            rows = [rows[old.index(card)] for card in told.cards]
        else:
            half = [(a + b) / 2 for a, b in zip(*rows, strict=True)]
            rows = [half, half.copy()]
        for card, row in zip(new, rows, strict=True):
            self.rows[card], self.knowers[card] = row, knew & {seat}
        names = dict(zip(old, new, strict=True))
        self.at = {slot: names.get(card, card) for slot, card in self.at.items()}

    def hear(self, seat: Seat, said: Play | Slot | None, evidence: Evidence) -> None:
        """Somebody announces, contests or lets it pass."""
        if isinstance(said, Play):
            if said.character is None:
                return
            self.announced = self.names.index(said.character)
        claimed = said.slots[0] if isinstance(said, Play) else said
        for slot in self.game.own(seat) if claimed is None else [claimed]:
            sure = self.knows(seat, slot)
            if claimed is None:
                factor = evidence.passes if sure else evidence.shrugs
            else:
                factor = evidence.claims if sure else evidence.guesses
            self.row(slot)[self.announced] *= factor

    def even_out(self) -> None:
        """Make the chances add up again, over every card and every character."""
        rows, left = self.doubtful()
        for _ in range(ROUNDS if rows else 0):
            for place, copies in enumerate(left):
                total = sum([row[place] for row in rows])
                if total:
                    for row in rows:
                        row[place] *= copies / total
            normalise(rows)

    def doubtful(self) -> tuple[list[Row], list[float]]:
        """The cards that are not certain, and how many of each character are among them.

        A character whose copies are all certain elsewhere is none of them.
        """
        rows, left = list(self.rows.values()), self.copies.copy()
        normalise(rows)
        while certain := [row for row in rows if max(row) > CERTAIN]:
            rows = [row for row in rows if max(row) <= CERTAIN]
            for row in certain:
                left[row.index(max(row))] -= 1
            for row in rows:
                row[:] = [part if left[place] > 0 else 0.0 for place, part in enumerate(row)]
            normalise(rows)
        return rows, left


def normalise(rows: Iterable[Row]) -> None:
    for row in rows:
        total = sum(row)
        row[:] = [part / total for part in row]
