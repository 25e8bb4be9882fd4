"""JOINs, and the table that they found (sections 10 and 11)."""

from dataclasses import dataclass
from typing import Any

from games.catalogue import agreed
from games.kit import BadSetup, Game
from tests.stranger import group
from tests.stranger.group import Point, digest32, lp
from tests.stranger.packed import bytes_of, expect, fits, maybe, number_from, text_of, unpacked
from tests.stranger.refusal import Bad, Refused
from tests.stranger.signing import is_identity, is_signed

VERSION = "undertable/2"
LONGEST_JOIN = 4096


seat_number, seconds, name = number_from(1, 13), number_from(1, 86_400), text_of(1, 32)
CLOCK = (seconds, seconds, maybe(seconds))
TERMS = (
    name,  # of the game
    number_from(1, 65_536),
    seat_number,
    [(name, name)],
    maybe(seat_number),
    maybe(seat_number),
    bytes_of(0, 32),
    lambda value: value is None or fits(value, CLOCK),
    str,
)
JOIN = (TERMS, name, bytes_of(32, 32), bytes_of(33, 33), bytes_of(32, 32), bytes_of(32, 32))


@dataclass(frozen=True)
class Table:
    """What all players signed before the first message."""

    id: bytes
    identities: tuple[bytes, ...]
    keys: tuple[Point, ...]
    game: str
    edition: int
    options: tuple[tuple[str, str], ...]
    start: int | None
    quorum: int | None
    clock: Any

    @property
    def seats(self) -> range:
        return range(1, len(self.keys) + 1)

    @property
    def joint(self) -> Point:
        return group.plus(*self.keys)

    def key(self, seat: int) -> Point:
        return self.keys[seat - 1]

    def new_game(self) -> Game:
        try:
            return agreed(self.game, self.edition, len(self.keys), self.options, self.start)
        except BadSetup as problem:
            raise Refused(str(problem)) from problem


def found(joins: list[bytes]) -> Table:
    bodies = [body_of(join) for join in joins]
    if not bodies:
        raise Refused("nobody sits down")
    terms = bodies[0][0]
    game, edition, players, options, start, quorum, _occasion, clock, version = terms
    if any(body[0] != terms for body in bodies) or players != len(bodies):
        raise Refused("not all signed the same terms")
    if version != VERSION:
        raise Refused("another version")
    check_strength(players, quorum, clock)
    identities, keys = tuple(b[2] for b in bodies), tuple(group.point(b[3]) for b in bodies)
    if len(set(identities)) < players or len(set(keys)) < players:
        raise Refused("two seats are one")
    if group.plus(*keys) == group.O:
        raise Refused("there is no joint key")
    table = digest32(b"".join(lp(join[:-64]) for join in joins))
    chosen = tuple((name, value) for name, value in options)
    return Table(table, identities, keys, game, edition, chosen, start, quorum, clock)


def body_of(join: bytes) -> Any:
    if not 64 < len(join) <= LONGEST_JOIN:
        raise Refused("a JOIN is too long")
    packed, signature = join[:-64], join[-64:]
    body = expect(unpacked(packed), JOIN, "a JOIN")
    _terms, _name, identity, X, _nonce, _where = body
    if not is_identity(identity):
        raise Refused("no identity")
    if not is_signed(identity, b"undertable/1/join" + digest32(packed), signature):
        raise Refused("a JOIN is not signed")
    try:
        group.point(X)
    except Bad as bad:
        raise Refused("a JOIN without a key") from bad
    return body


def check_strength(n: int, q: int | None, clock: Any) -> None:
    """Rule S2."""
    if not 2 <= n <= 13:
        raise Refused(f"{n} seats")
    if q is None:
        return
    if clock is None or not ((n >= 4 and n + 2 <= 2 * q <= 2 * n - 2) or (n, q) == (3, 2)):
        raise Refused(f"no table has {n} seats and a quorum of {q}")
