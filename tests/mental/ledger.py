"""Everything published about cards in a match, and what of it a coalition can work out.

The ledger listens where players make what they publish: it writes down which ciphertext came
from which, by whose hand. For a coalition it then sets up the algebra: its members' masks,
orders and keys are numbers; of everybody else's there are only symbols. What comes out of a
mix by an outsider has new symbols for its faces, for the order is unknown.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

import pytest

from crypto import conversion, remask, shares
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext
from crypto.group import G, Point
from crypto.keys import KeyPair
from crypto.shares import Shares
from games.kit import Seat
from table.fulfil import mix as mixing
from table.fulfil.desk import Desk
from tests.mental.algebra import PRIME, Form, Monomial, beyond, plus, times

Coalition = frozenset[Seat]
Deck = Sequence[Ciphertext]


@dataclass(frozen=True)
class Mixed:
    """``author`` made ``after`` from ``before`` under ``key``: ``after[i]`` is ``order[i]``."""

    author: Seat
    before: Deck
    after: Deck
    key: Seat | None  # None: the key of the table
    order: Sequence[int]
    converted: bool = False  # under a fresh mask, not one more


@dataclass(frozen=True)
class Shared:
    author: Seat
    masks: Sequence[Point]


@dataclass
class Ledger:
    """What was done, in the order it was done."""

    keys: dict[Seat, Point]
    entries: list[Mixed | Shared] = field(default_factory=list)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Write down what is made in here, without changing any of it."""
        mix, convert, give, prove = mixing.mix, conversion.convert, shares.give, remask.prove

        def mix_up(
            desk: Desk,
            before: Deck,
            K: Point,
            ctx: bytes,
            order: list[int] | None = None,
            masks: Sequence[int] | None = None,
        ) -> tuple[bytes, list[int]]:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(remask, "prove", prove)  # a pile of one is written down here
                payload, order = mix(desk, before, K, ctx, order, masks)
            after = [cut(payload, i) for i in range(len(before))]
            self.write(ctx, before, after, K, order)
            return payload, order

        def converting(
            owner: KeyPair, e: Ciphertext, K: Point, ctx: bytes
        ) -> tuple[Ciphertext, bytes]:
            E, proof = convert(owner, e, K, ctx)
            self.write(ctx, [e], [E], K, [0], converted=True)
            return E, proof

        def remasking(
            before: Ciphertext, after: Ciphertext, K: Point, rho: int, ctx: bytes
        ) -> bytes:
            self.write(ctx, [before], [after], K, [0])
            return prove(before, after, K, rho, ctx)

        def giving(key: KeyPair, masks: Sequence[Point], ctx: bytes) -> Shares:
            self.entries.append(Shared(author_of(ctx), masks))
            return give(key, masks, ctx)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(mixing, "mix", mix_up)
            patch.setattr(conversion, "convert", converting)
            patch.setattr(remask, "prove", remasking)
            patch.setattr(shares, "give", giving)
            yield

    def write(
        self,
        ctx: bytes,
        before: Deck,
        after: Deck,
        K: Point,
        order: Sequence[int],
        converted: bool = False,
    ) -> None:
        owner = next((seat for seat, X in self.keys.items() if X == K), None)
        self.entries.append(Mixed(author_of(ctx), before, after, owner, order, converted))

    def coalitions(self) -> Iterator[Coalition]:
        """Everybody but one, and all smaller ones down to the spectator's, who has no member."""
        for size in range(len(self.keys)):
            yield from map(frozenset, combinations(self.keys, size))


def author_of(ctx: bytes) -> Seat:
    """Whom a context names: its third part (see ``crypto.encoding.context``)."""
    rest = ctx[len(b"undertable/1/ctx") :]
    for _ in range(2):
        rest = rest[4 + int.from_bytes(rest[:4], "big") :]
    return Seat(int.from_bytes(rest[4:6], "big"))


def cut(payload: bytes, place: int) -> Ciphertext:
    return Ciphertext.decode(payload[place * CIPHERTEXT_SIZE : (place + 1) * CIPHERTEXT_SIZE])


ONE: Monomial = ("one", None)


class Insight:
    """What a coalition holds, as linear forms."""

    def __init__(self, ledger: Ledger, coalition: Coalition, seed: int = 0) -> None:
        self.random = Random(seed)
        self.keys = {seat: self.random.randrange(1, PRIME) for seat in coalition}
        self.seats = tuple(ledger.keys)
        self.masks: dict[Point, Form] = {G: {ONE: 1}}
        self.faces: dict[Point, Form] = {}
        self.held: list[Form] = [{ONE: 1}]
        self.held += [{("key", seat): 1} for seat in self.seats]
        self.public: list[Form] = []  # what everybody knows of the faces: no mix changes their sum
        for entry in ledger.entries:
            self.take_in(entry)

    def take_in(self, entry: Mixed | Shared) -> None:
        if isinstance(entry, Shared):
            self.held += [self.by_key(entry.author, self.masks[a]) for a in entry.masks]
        elif entry.author in self.keys:
            self.follow(entry)
        else:
            self.lose_track(entry)

    def follow(self, mixed: Mixed) -> None:
        """A member's own work: its masks are numbers, and it knows what became of what."""
        for E, place in zip(mixed.after, mixed.order, strict=True):
            e = mixed.before[place]
            new: Form = {ONE: self.random.randrange(1, PRIME)}
            self.publish(E, new if mixed.converted else plus(self.masks[e.a], new), self.face(e))
            self.show(E, mixed.key)

    def lose_track(self, mixed: Mixed) -> None:
        """An outsider's: all masks are new, and faces too, unless there was nothing to mix."""
        faces = [self.face(e) for e in mixed.before]
        if len(faces) > 1:
            fresh: list[Form] = [{("face", E.a): 1} for E in mixed.after]
            self.public.append(plus(*faces, *(times(-1, face) for face in fresh)))
            faces = fresh
        for E, face in zip(mixed.after, faces, strict=True):
            self.publish(E, {("mask", E.a): 1}, face)
            self.show(E, mixed.key)

    def publish(self, E: Ciphertext, mask: Form, face: Form) -> None:
        self.masks[E.a], self.faces[E.a] = mask, face

    def show(self, E: Ciphertext, key: Seat | None) -> None:
        locks = self.seats if key is None else (key,)
        locked = [self.by_key(seat, self.masks[E.a]) for seat in locks]
        self.held += [self.masks[E.a], plus(self.faces[E.a], *locked)]

    def face(self, e: Ciphertext) -> Form:
        return {} if e.a == G else self.faces[e.a]  # a public card's is a number

    def by_key(self, seat: Seat, mask: Form) -> Form:
        """``x·a`` for the key of ``seat``."""
        if seat in self.keys:
            return times(self.keys[seat], mask)
        return {
            ("key", seat) if monomial == ONE else ("shared", (seat, monomial[1])): number
            for monomial, number in mask.items()
        }

    def leaks(self, entitled: Sequence[Point]) -> int:
        """Facts about faces beyond those of the cards with these masks, which it may know."""
        allowed = [face for a in entitled if (face := self.faces[a])]
        return beyond(self.held, [*allowed, *(form for form in self.public if form)])
