"""A world such as one seat can't tell from the real one: a face for every card."""

from random import Random

from games.kit import AnyCard, Face
from table.knowledge.cards import Group, Knowledge


def imagined_faces(book: Knowledge, random: Random) -> dict[AnyCard, Face]:
    """A face for every card that agrees with all in ``book``; any such is possible.

    Not all are equally likely: groups get their faces before the others, small ones first.
    """
    while True:
        world = World(book, random)
        if world.places_groups() and world.places_kinds():
            return world.completed()


class World:
    """Faces given to cards one after the other; a bad draw may get stuck, and all is drawn anew."""

    def __init__(self, book: Knowledge, random: Random) -> None:
        self.book, self.random = book, random
        self.faces, self.pool = book.faces.copy(), book.pool.copy()

    def places_groups(self) -> bool:
        return all(self._place(group) for group in self.book.groups)

    def places_kinds(self) -> bool:
        return all(self._draw(card) for card in self.book.kinds if card not in self.faces)

    def completed(self) -> dict[AnyCard, Face]:
        """The cards of which nothing is known get what is left."""
        self.random.shuffle(self.pool)
        unknown = [card for card in self.book.cards if card not in self.faces]
        self.faces.update(zip(unknown, self.pool, strict=True))
        return self.faces

    def _place(self, group: Group) -> bool:
        """Give cards of ``group`` the faces it must have; is that still possible?"""
        needed, free = list(group.faces), []
        for card in self.book.cards:
            if card in group.cards:
                if card not in self.faces:
                    free.append(card)
                elif self.faces[card] in needed:
                    needed.remove(self.faces[card])
        if len(needed) > len(free) or any(needed.count(f) > self.pool.count(f) for f in needed):
            return False
        return all(self._hand_out(face, free) for face in needed)

    def _hand_out(self, face: Face, free: list[AnyCard]) -> bool:
        """One of the ``free`` cards gets ``face``; is there one that may have it?"""
        fitting = [card for card in free if face in self.book.kinds.get(card, (face,))]
        if fitting:
            card = self.random.choice(fitting)
            free.remove(card)
            self._give(card, face)
        return bool(fitting)

    def _draw(self, card: AnyCard) -> bool:
        """Give ``card`` one of the faces it may have; is there one left?"""
        possible = [face for face in self.pool if face in self.book.kinds[card]]
        if possible:
            self._give(card, self.random.choice(possible))
        return bool(possible)

    def _give(self, card: AnyCard, face: Face) -> None:
        self.faces[card] = face
        self.pool.remove(face)
