"""Cards told in lines, to see when a share may be given (R1, R2, R3).

card c1              under the key of the table; "card c2 of 2" is under that of seat 2
look 2 c1    -> ok   all others take their keys off, for seat 2 alone
share 2 c1   -> R1   the same, without asking whether seat 2 has to mask the card first
mask 2 c1    -> ok   by seat 2; "mask 2 c1 like c3" repeats a mask
lock c2      -> ok   its owner is gone: everybody else's key is put on
"""

import re

from crypto.elgamal import Ciphertext
from crypto.group import G, Point
from games.kit import AnyCard, Card, Seat
from table.errors import Forbidden
from table.fulfil.cards import Cards, Joint, Owned

VERBS = ("look", "share", "mask", "mix", "pile", "lock")


class Hand:
    """The cards of one match; points stand for themselves, and nobody has a key."""

    def __init__(self, seats: int) -> None:
        self.seats = [Seat(number) for number in range(1, seats + 1)]
        self.cards = Cards(b"t" * 32, "rules", dict.fromkeys(self.seats, G), G)
        self.drawn = 1

    def masked(self) -> Ciphertext:
        self.drawn += 1
        return Ciphertext(self.drawn * G, G)

    def shares(self, besides: Seat) -> dict[Seat, Point]:
        return dict.fromkeys((seat for seat in self.seats if seat != besides), 7 * G)

    def do(self, verb: str, words: list[str]) -> str:
        try:
            return getattr(self, verb)(*words) or "ok"
        except Forbidden as refused:
            return refused.rule
        except ValueError as error:
            return "".join(re.findall(r"\((R\d)\)$", str(error))) or str(error)

    def card(self, name: str, *owner: str) -> None:
        (e,) = self.cards.admitted([self.masked()])
        self.cards[named(name)] = Owned(Seat(int(owner[1])), e) if owner else Joint(e)

    def look(self, seat: str, name: str) -> str:
        if self.cards.must_remask(named(name), Seat(int(seat))):
            return "mask first"
        self.share(seat, name)
        return "ok"

    def share(self, seat: str, name: str) -> None:
        audience = Seat(int(seat))
        self.cards.opened_to(named(name), audience, self.shares(audience))

    def mask(self, seat: str, name: str, *like: str) -> None:
        state = self.cards[named(like[1])] if like else None
        (e,) = self.cards.admitted([state.e if isinstance(state, Joint | Owned) else self.masked()])
        self.cards.remasked(named(name), Seat(int(seat)), e)

    def mix(self, *names: str) -> None:
        """New masks for several cards at once; a name that comes twice has one mask."""
        masks = {name: self.masked() for name in names}
        self.cards.admitted([masks[name] for name in names])

    def pile(self, name: str) -> None:
        self.cards.joint(self.cards[named(name)])

    def lock(self, name: str) -> None:
        (state,) = self.cards.take([named(name)])
        assert isinstance(state, Owned)
        self.cards[named(name)] = self.cards.locked(state, self.shares(state.seat))


def named(name: str) -> AnyCard:
    return Card(int(name.removeprefix("c")))
