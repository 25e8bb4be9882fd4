"""Linear algebra over what a coalition holds: can it bring a face out from under the masks?

A published point is a linear form over unknown monomials: masks ρ, products x·ρ of a key and
a mask, keys x, and the faces m under the cards. What a coalition knows besides (its own keys,
masks and orders) are plain numbers to it. It learns a face, or anything about faces, if and
only if some combination of the forms it holds has no masks left in it.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping

PRIME = (1 << 61) - 1  # a false cancellation has this much against it

Monomial = tuple[str, Hashable]  # what it is, and which one
Form = dict[Monomial, int]


def plus(*forms: Mapping[Monomial, int]) -> Form:
    total: Form = {}
    for form in forms:
        for monomial, number in form.items():
            total[monomial] = (total.get(monomial, 0) + number) % PRIME
    return {monomial: number for monomial, number in total.items() if number}


def times(number: int, form: Mapping[Monomial, int]) -> Form:
    return {monomial: number * c % PRIME for monomial, c in form.items() if number * c % PRIME}


def is_face(monomial: Monomial) -> bool:
    return monomial[0] == "face"


def unmasked(forms: Iterable[Form]) -> list[Form]:
    """A basis of all combinations of ``forms`` that contain nothing but faces."""
    rows = useful([dict(form) for form in forms])
    bare: list[Form] = []
    while rows:
        row = min(rows, key=len)
        rows.remove(row)
        masks = [monomial for monomial in row if not is_face(monomial)]
        if not masks:
            bare.append(row)
            continue
        eliminate(rows, row, masks[0])
    return independent(bare)


def useful(rows: list[Form]) -> list[Form]:
    """Without those that hold a mask which occurs nowhere else: it could never be cancelled."""
    while True:
        counts: dict[Monomial, int] = defaultdict(int)
        for row in rows:
            for monomial in row:
                counts[monomial] += 1
        kept = [row for row in rows if all(counts[m] > 1 or is_face(m) for m in row)]
        if len(kept) == len(rows):
            return kept
        rows = kept


def eliminate(rows: list[Form], pivot: Form, monomial: Monomial) -> None:
    """Take ``monomial`` out of all ``rows`` with the help of ``pivot``; drop what vanishes."""
    inverse = pow(pivot[monomial], -1, PRIME)
    for place in reversed(range(len(rows))):
        if monomial in rows[place]:
            rows[place] = plus(rows[place], times(-rows[place][monomial] * inverse, pivot))
            if not rows[place]:
                del rows[place]


def independent(forms: Iterable[Form]) -> list[Form]:
    """A basis of what ``forms`` span."""
    rows, basis = [dict(form) for form in forms if form], []
    while rows:
        row = min(rows, key=len)
        rows.remove(row)
        basis.append(row)
        eliminate(rows, row, next(iter(row)))
    return basis


def beyond(forms: Iterable[Form], known: Iterable[Form]) -> int:
    """How many independent facts about faces ``forms`` give that ``known`` does not imply."""
    known = list(known)
    return len(unmasked([*forms, *known])) - len(independent(known))
