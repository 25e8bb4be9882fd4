"""What single seats could read or arranged in a match: everybody sees that, and nobody what it was.

A seat may tell afterwards (O2). So this is written down at every peer alike, in what counts of the
match; what was void is heard no more, and leaves nothing here.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from crypto.elgamal import Ciphertext
from crypto.money.payment import Payment
from games.kit import AnyCard, Seat
from table.log.op import Op
from table.money.purses import Standing


class Sight(NamedTuple):
    """``card`` lay under the key of ``seat`` alone, as ``e``: as itself, or as a copy."""

    seat: Seat
    card: AnyCard
    e: Ciphertext


class Offering(NamedTuple):
    """A hidden amount that stood as an offer; both parties could read it."""

    op: Op
    standing: Standing[Payment]

    def read_by(self) -> Iterator[tuple[Seat, Ciphertext]]:
        payer, payee, made = self.standing
        yield payer, made.to_payer
        yield payee, made.to_recipient


class Arranged(NamedTuple):
    """Cards under the key of the table that ``seat`` put in an order of its own."""

    op: Op
    seat: Seat
    old: tuple[AnyCard, ...]
    new: tuple[AnyCard, ...]
    before: tuple[Ciphertext, ...]
    after: tuple[Ciphertext, ...]


@dataclass
class Private:
    """All of it, in the order in which it came about."""

    sights: list[Sight] = field(default_factory=list)
    offers: list[Offering] = field(default_factory=list)
    arranged: list[Arranged] = field(default_factory=list)
