"""How a table comes about: all players sign the same terms, and with them found the table."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal, TypeVar

import msgspec

from crypto.encoding import MAX_SEATS
from crypto.errors import InvalidProof, Malformed
from crypto.group import POINT_SIZE, Point
from crypto.header import join_bytes, table_id
from crypto.identity import KEY_SIZE, SIGNATURE_SIZE, Identity, PublicIdentity
from crypto.keys import joint_key
from games.kit import Game, Seat
from table.quorum import Strength, check_strength

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Number = Annotated[int, msgspec.Meta(ge=1, le=MAX_SEATS)]
MAX_JOIN = 4096
NOWHERE = bytes(32)  # of a player whom nobody dials


Seconds = Annotated[int, msgspec.Meta(ge=1, le=86_400)]


class Clock(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: about a decision, and about one that several make at once.

    ``negotiation`` is for all decisions together that settle one matter.
    """

    decision: Seconds
    reaction: Seconds
    negotiation: Seconds | None = None


class Terms(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """What everybody agrees on before anything is dealt.

    ``occasion`` is drawn anew for every match, so that nobody can slip in a JOIN which a player
    signed for an earlier one under the same terms.
    """

    game: Word
    edition: Annotated[int, msgspec.Meta(ge=1, le=1 << 16)]
    players: Number
    options: Annotated[tuple[tuple[Word, Word], ...], msgspec.Meta(max_length=32)] = ()
    start: Number | None = None
    quorum: Number | None = None  # how many seats go on without the others, and stand in for them
    occasion: Annotated[bytes, msgspec.Meta(max_length=32)] = b""
    clock: Clock | None = None  # without one, everybody has all the time they want
    protocol: Literal["undertable/2"] = "undertable/2"

    @property
    def strength(self) -> Strength:
        return Strength(self.players, self.quorum, clock=self.clock is not None)


MakeGame = Callable[[Terms], Game]
"""The game that terms name; a table knows no game, so whoever sets it up brings this."""


def new_occasion() -> bytes:
    return secrets.token_bytes(16)


class JoinBody(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    terms: Terms
    name: Word
    identity: Annotated[bytes, msgspec.Meta(min_length=KEY_SIZE, max_length=KEY_SIZE)]
    X: Annotated[bytes, msgspec.Meta(min_length=POINT_SIZE, max_length=POINT_SIZE)]
    nonce: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]
    where: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]  # N1: a hash of addresses


@dataclass(frozen=True, slots=True)
class Join:
    """One player's signed wish to sit down, with a key made for this table only."""

    body: JoinBody
    raw: bytes
    signature: bytes

    @classmethod
    def sign(
        cls, author: Identity, name: str, terms: Terms, X: Point, where: bytes = NOWHERE
    ) -> "Join":
        nonce = secrets.token_bytes(32)
        body = JoinBody(terms, name, author.public.key, X.encode(), nonce, where)
        raw = msgspec.msgpack.encode(body)
        return cls(body, raw, author.sign(join_bytes(raw)))

    @property
    def identity(self) -> PublicIdentity:
        return PublicIdentity(self.body.identity)

    @property
    def X(self) -> Point:
        return Point.decode(self.body.X)

    def encode(self) -> bytes:
        return self.raw + self.signature

    @staticmethod
    def claims(data: bytes) -> JoinBody:
        """What a JOIN says, whoever wrote it: some can be refused before a signature is checked."""
        if not SIGNATURE_SIZE < len(data) <= MAX_JOIN:
            raise Malformed(f"a JOIN has at most {MAX_JOIN} bytes, not {len(data)}")
        return decoded(data[:-SIGNATURE_SIZE], JoinBody)

    @classmethod
    def decode(cls, data: bytes) -> "Join":
        """A JOIN whose signature holds, in the one encoding its content has."""
        body = cls.claims(data)
        raw, signature = data[:-SIGNATURE_SIZE], data[-SIGNATURE_SIZE:]
        PublicIdentity(body.identity).verify(signature, join_bytes(raw))
        Point.decode(body.X)
        return cls(body, raw, signature)


@dataclass(frozen=True)
class Founding:
    """All JOINs in seat order: they name the table, its players, its keys and its terms.

    What is asked for with every message is looked up once.
    """

    joins: tuple[Join, ...]

    @classmethod
    def of(cls, joins: Sequence[Join]) -> "Founding":
        """Check what must hold between the JOINs; ``InvalidProof`` says what does not."""
        founding = cls(tuple(joins))
        terms = founding.terms
        if any(join.body.terms != terms for join in joins):
            raise InvalidProof("terms", "the players signed different terms")
        if terms.players != len(joins):
            raise InvalidProof("players", f"{len(joins)} JOINs for {terms.players} seats")
        if len({join.body.identity for join in joins}) != len(joins):
            raise InvalidProof("identity", "one player in two seats")
        check_strength(terms.strength)
        joint_key([join.X for join in joins])
        return founding

    @property
    def terms(self) -> Terms:
        if not self.joins:
            raise Malformed("nobody joined")
        return self.joins[0].body.terms

    @cached_property
    def table(self) -> bytes:
        return table_id([join.raw for join in self.joins])

    @cached_property
    def players(self) -> tuple[PublicIdentity, ...]:
        return tuple(join.identity for join in self.joins)

    @property
    def names(self) -> dict[Seat, str]:
        return {Seat(i): join.body.name for i, join in enumerate(self.joins, start=1)}

    @cached_property
    def keys(self) -> dict[Seat, Point]:
        return {Seat(i): join.X for i, join in enumerate(self.joins, start=1)}

    @cached_property
    def _seats(self) -> dict[bytes, Seat]:
        return {player.key: Seat(i) for i, player in enumerate(self.players, start=1)}

    def seat_of(self, identity: PublicIdentity) -> Seat | None:
        return self._seats.get(identity.key)


T = TypeVar("T")


def decoded(data: bytes, kind: type[T]) -> T:
    """Accept exactly what the encoder writes: other bytes for the same content are refused."""
    try:
        content = msgspec.msgpack.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"not a {kind.__name__}: {error}") from error
    if msgspec.msgpack.encode(content) != data:
        raise Malformed(f"a {kind.__name__} in another than its one encoding")
    return content
