"""What some players can read together, if they pool everything they know.

Everybody hears the ciphertexts and the shares. Members of a coalition know their keys besides,
and the masks they put on. A share is the key times the mask of one ciphertext; whoever knows
the masks between two ciphertexts of one card turns a share for the one into a share for the
other. So within all ciphertexts that the coalition can connect, one share of a key is enough.
Where keys are shared for recovery, they also try to make whole keys of what was dealt to them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from crypto import shares
from crypto.elgamal import Ciphertext
from crypto.group import ORDER, G, Point, point_sum
from crypto.recovery import lagrange
from crypto.shares import Shares
from games.kit import AnyCard, Arrange, Card, Deck, Face, Look, Reveal, Seat
from games.mascarade.characters import Character
from table.fulfil.cards import Cards, Joint, State
from tests.mental.hub import Hub
from tests.mental.seating import Party

Coalition = frozenset[Seat]


@dataclass
class Tape:
    """All that was published in a match, and all the masks, each for its author to know."""

    given: dict[tuple[Point, Point], Point] = field(default_factory=dict)  # by key and mask
    masks: dict[Point, tuple[Ciphertext, int]] = field(default_factory=dict)  # on what, which
    after: dict[Point, Ciphertext] = field(default_factory=dict)
    cards: dict[Point, AnyCard] = field(default_factory=dict)


@contextmanager
def recorded() -> Iterator[Tape]:
    """Listen in on all peers of the matches played in here."""
    tape = Tape()
    remasked, verify = Ciphertext.remasked, shares.verify
    put, cover = Cards.__setitem__, Cards.remasked

    def mask(self: Ciphertext, K: Point, rho: int) -> Ciphertext:
        after = remasked(self, K, rho)
        tape.masks[after.a] = self, rho
        return after

    def share(X: Point, masks: list[Point], given: Shares, ctx: bytes) -> None:
        verify(X, masks, given, ctx)
        tape.given.update({(X, a): s for a, s in zip(masks, given.points, strict=True)})

    def place(self: Cards, card: AnyCard, state: State) -> None:
        put(self, card, state)
        if isinstance(state, Joint):
            tape.after[state.e.a], tape.cards[state.e.a] = state.e, card

    def again(self: Cards, card: AnyCard, by: Seat, e: Ciphertext) -> None:
        cover(self, card, by, e)
        tape.after[e.a], tape.cards[e.a] = e, card

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Ciphertext, "remasked", mask)
        patch.setattr(shares, "verify", share)
        patch.setattr(Cards, "__setitem__", place)
        patch.setattr(Cards, "remasked", again)
        yield tape


@contextmanager
def without_r1() -> Iterator[None]:
    """Nobody re-masks a card before looking at it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Cards, "must_remask", lambda *_: False)
        patch.setattr(Cards, "mask_to_open", lambda self, card, _: self._joint(card).e.a)
        yield


@dataclass
class Readers:
    """A coalition at work on a tape."""

    party: Party
    hub: Hub
    tape: Tape
    members: Coalition

    def __post_init__(self) -> None:
        self.keys = {Seat(i): key for i, key in enumerate(self.party.keys, start=1)}
        self.owned = self.members | {seat for seat in self.keys if self.can_rebuild(seat)}
        self.cards = self.party.spectator().table.desk.cards
        for face in Character:
            self.cards.point(face)
        self.reach: dict[Point, dict[Point, int]] = {a: {a: 0} for a in self.tape.after}
        for a in self.tape.after:
            self.connect(a)

    def can_rebuild(self, dealer: Seat) -> bool:
        """Do the members' shares of the dealer's key, put together, make that key?"""
        homes = {seat: self.hub.players[seat - 1].table.desk.mine for seat in self.members}
        helps = {int(s): home.helps[dealer].x for s, home in homes.items() if dealer in home.helps}
        x = sum(lagrange(seat, helps) * share for seat, share in helps.items()) % ORDER
        return x != 0 and x * G == self.keys[dealer].X

    def connect(self, a: Point) -> None:
        """A mask of a member's own joins what it lay on before and after."""
        if not self.is_ours(a):
            return
        before, rho = self.tape.masks[a]
        ours = self.reach[a]
        theirs = {G: 0} if before.a == G else self.reach[before.a]
        if ours is theirs:
            return
        shift = rho - ours[a] + theirs[before.a]  # where 0 of ours lies, counted from theirs
        theirs.update({mask: (at + shift) % ORDER for mask, at in ours.items()})
        for mask in ours:
            self.reach[mask] = theirs

    def is_ours(self, a: Point) -> bool:
        chains = self.hub.peers[-1].log.chains
        said = [message.saying.payload for seat in self.members for message in chains[seat]]
        return any(a.encode() in payload for payload in said)

    def share(self, seat: Seat, a: Point) -> Point | None:
        """The share of ``seat`` for the ciphertext with this mask, if the coalition has it."""
        key = self.keys[seat]
        if seat in self.owned:
            return key.x * a
        places = self.reach[a]
        for mask, at in places.items():
            known = key.X if mask == G else self.tape.given.get((key.X, mask))
            if known is not None:
                return known + (places[a] - at) % ORDER * key.X
        return None

    def read(self) -> dict[AnyCard, Face]:
        """Every card that some ciphertext of it gives away, and its face."""
        found = {}
        for a, e in self.tape.after.items():
            given = [share for seat in self.keys if (share := self.share(seat, a)) is not None]
            if len(given) == len(self.keys):
                found[self.tape.cards[a]] = self.cards.face(e.b - point_sum(given))
        return found


def entitled(hub: Hub, members: Coalition) -> set[Card[Any]]:
    """The cards, of all that ever lay there, that the rules let the members know together.

    That is what one of them looked at or all saw, and where one of them moved it.
    """
    seen: set[Card[Any]] = set()
    moves: list[tuple[Card[Any], Card[Any]]] = []
    for number, (request, answer) in enumerate(hub.peers[-1].table.match.events):
        match request:
            case Deck():
                seen.update(answer)
            case Reveal(cards):
                seen.update(cards)
            case Look(hands):
                seen.update(card for seat in hands if seat in members for card in hands[seat])
            case Arrange(seat, cards) if seat in members:
                order = hub.players[seat - 1].table.desk.mine.kept[str(number)][: len(cards)]
                moves += [(cards[old], new) for old, new in zip(order, answer, strict=True)]
    for old, new in moves:
        if old in seen:
            seen.add(new)
    for old, new in reversed(moves):
        if new in seen:
            seen.add(old)
    return seen
