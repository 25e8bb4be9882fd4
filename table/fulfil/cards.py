"""Every card of a match as a ciphertext, and the three rules about opening one.

R1 (look): a card is opened to a seat alone only if no share of that seat on the card's past is
   public; else the seat re-masks it first. Published shares add up, and whoever re-masked the
   card in between could adapt an old one.
R2 (oracle): shares are given only on live cards, and no two ciphertexts of a match ever have
   the same first component, so nobody can graft one card's mask onto another.
R3: a card under one player's key gets no shares from others, unless that player is gone and
   the card goes back under the key of the table; and joint cards are opened by R1 only.

Whatever gives or uses a share goes through this file. When one is due, R4 decides (``unlock``).
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from crypto.elgamal import Ciphertext, decrypt, public_card
from crypto.errors import InvalidProof
from crypto.generators import card_point
from crypto.group import G, Point, point_sum
from crypto.shares import reduced
from games.kit import NOBODY, AnyCard, Face, Seat, Seats
from table.errors import Forbidden
from table.private import Private, Sight
from table.rules import Rule, Rules

Exposed = Seats


@dataclass(frozen=True, slots=True)
class Open:
    """A card whose face everybody knows."""

    face: Face


@dataclass(frozen=True, slots=True)
class Joint:
    """A card under the key of the whole table.

    ``exposed`` are the seats with a public share on its past since their own last re-mask;
    ``read`` holds, for every seat it was opened to, what is left of it under that seat's key.
    """

    e: Ciphertext
    exposed: Exposed = NOBODY
    read: Mapping[Seat, Ciphertext] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Owned:
    """A card under the key of ``seat``, who alone can read it."""

    seat: Seat
    e: Ciphertext


State = Open | Joint | Owned


class Masks(NamedTuple):
    """The first components that a message brings, and all that ever were at the table."""

    new: Sequence[Point]
    used: Container[Point]


def repeats_one(case: Masks) -> bool:
    return len(set(case.new)) < len(case.new) or any(mask in case.used for mask in case.new)


def refuse(rule: Rule[Masks], case: Masks) -> Exception:
    return Forbidden("repeated", rule.told(case), rule.number)


MASKS = Rules(Rule("R2", repeats_one, "a mask that was already at the table", refuse))


class Cards:
    """The live cards of a match; a promised card, still being shuffled, has no state yet."""

    def __init__(self, table: bytes, game: str, keys: Mapping[Seat, Point], X: Point) -> None:
        self.keys = keys
        self.X = X
        self._table, self._game = table, game
        self._states: dict[AnyCard, State] = {}
        self._laid: dict[AnyCard, State] = {}
        self._faces: dict[Point, Face] = {}
        self._points: dict[Face, Point] = {}
        self._used = {G}  # every first component that ever was, dead cards' too
        self.private = Private()

    def __getitem__(self, card: AnyCard) -> State:
        return self._states[card]

    def __setitem__(self, card: AnyCard, state: State) -> None:
        self._states[card] = state
        self._laid.setdefault(card, state)
        match state:
            case Open(face):
                self.point(face)
            case Owned(seat, e):
                self.private.sights.append(Sight(seat, card, e))

    def as_laid(self, card: AnyCard) -> State:
        """The card as it first lay under this handle, whatever was done with it since."""
        return self._laid[card]

    def take(self, cards: Sequence[AnyCard]) -> list[State]:
        """The states of cards that are used up."""
        return [self._states.pop(card) for card in cards]

    # Faces

    def point(self, face: Face) -> Point:
        if face not in self._points:
            point = card_point(self._table, self._game, face.value)
            self._points[face], self._faces[point] = point, face
        return self._points[face]

    def face(self, point: Point) -> Face:
        """What a point stands for; outside the match's faces only if a proof was unsound."""
        if point not in self._faces:
            raise InvalidProof("face", "a card opened to something that is not in the game")
        return self._faces[point]

    # R2

    def admitted(self, new: list[Ciphertext]) -> list[Ciphertext]:
        """``new``, just proved, as part of the match; refuses a mask that ever was at the table."""
        MASKS.check(Masks([e.a for e in new], self._used))
        self._used |= {e.a for e in new}
        return new

    # Joint cards

    def joint(self, state: State) -> Joint:
        """A card as it enters a pile. One under a player's key must be lifted first."""
        match state:
            case Open(face):
                return Joint(public_card(self.point(face), self.X))
            case Joint():
                return state
            case Owned(seat):
                raise ValueError(f"a card under the key of seat {seat} can't enter a pile (R3)")

    def must_remask(self, card: AnyCard, looker: Seat) -> bool:
        """R1: an old share of the looker's may be adapted to this card."""
        state = self._states[card]
        return isinstance(state, Joint) and looker in state.exposed

    def remasked(self, card: AnyCard, by: Seat, e: Ciphertext) -> None:
        """A new mask by one seat ends the exposure of that seat, and of no other."""
        state = self._joint(card)
        self._states[card] = replace(state, e=e, exposed=state.exposed - {by})

    def covered(self, card: AnyCard, absent: Seat) -> None:
        """As many others as could use its key have masked the card for a seat that is gone."""
        state = self._joint(card)
        self._states[card] = replace(state, exposed=state.exposed - {absent})

    def mask_to_open(self, card: AnyCard, audience: Seat | None) -> Point:
        """What a share on ``card`` is made of, for one seat's eyes or, with None, for all.

        The one place where R1 and R3 decide that a share may be given at all.
        """
        state = self._joint(card)
        if audience in state.exposed:
            raise ValueError(f"{card} was exposed: seat {audience} must re-mask it first (R1)")
        return state.e.a

    def is_exposed(self, card: AnyCard) -> bool:
        """Could one more share, or its owner's alone, be what somebody lacks to read it (R5)?"""
        match self._states[card]:
            case Joint(_, exposed, read):
                return bool(exposed or read)
            case Owned():
                return True
            case Open():
                return False

    def opened_to(self, card: AnyCard, audience: Seat, shares: Mapping[Seat, Point]) -> None:
        """All others took their keys off for ``audience``, who can read the card now."""
        self.mask_to_open(card, audience)
        state = self._joint(card)
        left = reduced(state.e, list(shares.values()))
        self.private.sights.append(Sight(audience, card, left))
        read = {**state.read, audience: left}
        self._states[card] = replace(state, exposed=state.exposed | set(shares), read=read)

    def _joint(self, card: AnyCard) -> Joint:
        state = self._states[card]
        if not isinstance(state, Joint):
            raise ValueError(f"{card} is not under the key of the table (R3)")
        return state

    def locked(self, state: Owned, shares: Mapping[Seat, Point]) -> Joint:
        """A card whose owner is gone, with everybody else's key put on; the mask stays the same.

        Nobody can read it by that: the owner's key is still on. All others' shares are public.
        """
        b = point_sum([state.e.b, *shares.values()])
        return Joint(Ciphertext(state.e.a, b), frozenset(shares), {state.seat: state.e})

    # Cards somebody can read

    def readable(self, card: AnyCard) -> dict[Seat, Ciphertext]:
        """The seats that can read ``card`` alone, and under their keys what they read."""
        match self._states[card]:
            case Joint(_, _, read):
                return dict(read)
            case Owned(seat, e):
                return {seat: e}
            case Open():
                return {}

    def held(self, card: AnyCard, seat: Seat) -> Ciphertext:
        """``card`` under the key of ``seat``, in whose hand it is.

        A card that everybody has seen enters a hand as it enters a pile, under mask 1.
        """
        state = self._states[card]
        if isinstance(state, Open):
            return public_card(self.point(state.face), self.keys[seat])
        return self.readable(card)[seat]

    def may_hold(self, card: AnyCard, seat: Seat) -> bool:
        """Can ``seat`` read ``card``, so that it can be in its hand?"""
        return self.is_open(card) or seat in self.readable(card)

    def is_open(self, card: AnyCard) -> bool:
        return isinstance(self._states[card], Open)

    def turn_up(self, card: AnyCard, point: Point) -> None:
        """Every key is off: everybody sees the face."""
        self._states[card] = Open(self.face(point))

    def open_face(self, card: AnyCard) -> Face:
        state = self._states[card]
        if not isinstance(state, Open):
            raise ValueError(f"{card} lies face down")
        return state.face

    def read(self, card: AnyCard, seat: Seat, x: int) -> Face:
        """What ``seat`` sees in a card that it can read."""
        if self.is_open(card):
            return self.open_face(card)
        return self.face(decrypt(self.readable(card)[seat], x))
