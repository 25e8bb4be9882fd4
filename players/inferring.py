"""What follows from all that a reader knows of some cards together.

A book of knowledge notes groups: these cards have these faces among them. What two groups say
together, or a group and the count of all cards, is found here by matching faces with cards.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.kit import AnyCard, Face
from table import Group, Knowledge

Copy = tuple[Face, int]  # a face, and which of its copies
Domains = dict[Copy, frozenset[AnyCard]]


def inferred(book: Knowledge) -> list[Group]:
    """Groups that tell no more and no less than the book, the smallest first.

    Either as many faces as cards, and no smaller part of it could be told, or one face that one
    of the cards has.
    """
    possible = possibilities(book)
    found = [
        Group(cards, tuple(sorted(face for face, _ in faces))) for cards, faces in blocks(possible)
    ]
    found += loose(book, possible)
    return sorted(dict.fromkeys(found), key=lambda group: (len(group.cards), sorted(group.cards)))


def loose(book: Knowledge, possible: Domains) -> Iterator[Group]:
    """Faces that are somewhere among fewer cards than all that are unknown."""
    unknown, block_of = len(possible), {c: b for b in blocks(possible) for c in b[1]}
    for (face, copy), cards in possible.items():
        alone = book.pool.count(face) == 1
        if alone and len(cards) < min(unknown, len(block_of[face, copy][0])):
            yield Group(cards, (face,))
    for group in book.groups:
        for face in group.faces:
            if book.pool.count(face) > group.faces.count(face):  # another copy is elsewhere
                yield Group(group.cards, (face,))


def possibilities(book: Knowledge) -> Domains:
    """Where each face can be, if every unknown card is to have one."""
    domains = stated(book)
    return {
        copy: frozenset(card for card in cards if is_possible(domains, copy, card))
        for copy, cards in domains.items()
    }


def stated(book: Knowledge) -> Domains:
    """Where each face may be by the groups alone."""
    unknown = frozenset(card for card in book.cards if card not in book.faces)
    counts = Counter(book.pool)
    domains: Domains = {}
    for face, count in counts.items():
        held = [g.cards for g in book.groups if g.faces.count(face) == count]
        cards = unknown.intersection(*held)
        domains.update({(face, copy): cards for copy in range(count)})
    return domains


def is_possible(domains: Mapping[Copy, frozenset[AnyCard]], copy: Copy, card: AnyCard) -> bool:
    """Can all faces have a card if ``copy`` is ``card``?"""
    rest = {other: cards - {card} for other, cards in domains.items() if other != copy}
    taken: dict[AnyCard, Copy] = {}
    return all(finds_a_card(other, rest, taken, set()) for other in rest)


def finds_a_card(
    copy: Copy,
    domains: Mapping[Copy, frozenset[AnyCard]],
    taken: dict[AnyCard, Copy],
    tried: set[AnyCard],
) -> bool:
    """Kuhn's augmenting path: take a free card, or one whose face can find another."""
    for card in sorted(domains[copy] - tried):
        tried.add(card)
        if card not in taken or finds_a_card(taken[card], domains, taken, tried):
            taken[card] = copy
            return True
    return False


def blocks(possible: Domains) -> list[tuple[frozenset[AnyCard], frozenset[Copy]]]:
    """Cards and faces that have to do with each other, and with no others."""
    found: list[tuple[frozenset[AnyCard], frozenset[Copy]]] = []
    for copy, cards in possible.items():
        touched = [block for block in found if block[0] & cards]
        merged = (
            cards.union(*[block[0] for block in touched]),
            frozenset({copy}).union(*[block[1] for block in touched]),
        )
        found = [*[block for block in found if block not in touched], merged]
    return found
