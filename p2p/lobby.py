"""Who comes to a table: the door, the seats filling up, and the JOINs of a match."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from crypto.errors import CryptoError
from crypto.identity import PublicIdentity
from crypto.recovery import check_table
from p2p.errors import Refused, WireError
from p2p.frames import Guest, Joined, Knock, Lobby
from table.joining import Founding, Join, Terms, new_occasion

MAX_WATCHERS = 32
Identities = set[bytes]


@dataclass
class Door:
    """The host's side of coming in: a secret, and a place for everybody who knows it."""

    secret: bytes
    host: Guest
    terms: Terms
    guests: list[Guest] = field(default_factory=list)
    watchers: Identities = field(default_factory=set)
    match: int = 1

    def __post_init__(self) -> None:
        if not self.guests:
            self.guests.append(self.host)

    def reached_at(self, addresses: tuple[tuple[str, int], ...]) -> None:
        """Where the host itself listens."""
        self.host = Guest(self.host.identity, self.host.name, addresses)
        self.guests[0] = self.host

    @property
    def full(self) -> bool:
        return len(self.guests) == self.terms.players

    def lobby(self) -> Lobby:
        return Lobby(self.terms, self.match, tuple(self.guests), self.full)

    def admit(self, knock: Knock, peer: PublicIdentity, *, cleared: bool = False) -> None:
        """Give ``peer`` the place it asks for; ``Refused`` says why not.

        ``cleared``: it has shown to know the short code, which stands for the secret.

        A place belongs to a key, so nobody can take another's, and who lost the line comes
        back to its own.
        """
        if self.knows(peer):
            return
        if not cleared and not hmac.compare_digest(knock.secret, self.secret):
            raise Refused("the invitation is not for this table")
        if knock.watch:
            if len(self.watchers) >= MAX_WATCHERS:
                raise Refused("there is no room left to watch")
            self.watchers.add(peer.key)
            return
        if self.full:
            raise Refused("all seats are taken")
        name = distinct(knock.name, [guest.name for guest in self.guests])
        self.guests.append(Guest(peer.key, name, knock.addresses))

    def knows(self, peer: PublicIdentity) -> bool:
        return peer.key in self.watchers or any(g.identity == peer.key for g in self.guests)

    def leave(self, peer: PublicIdentity) -> None:
        """Somebody's line ended before the seats were final."""
        self.watchers.discard(peer.key)
        if not self.full and peer.key != self.host.identity:
            self.guests = [guest for guest in self.guests if guest.identity != peer.key]

    def next_match(self, terms: Terms) -> None:
        self.match += 1
        self.terms = terms


def distinct(name: str, taken: Iterable[str]) -> str:
    """``name``, with a number behind it if somebody here is called so already."""
    names = set(taken)
    numbered = (f"{name[:28]} {i}" for i in range(2, 100))
    return next(n for n in (name, *numbered) if n not in names)


def check_lobby(lobby: Lobby, host: PublicIdentity) -> None:
    """Return if a table can be founded from this lobby; nothing else in it is to be trusted."""
    seats, keys = lobby.terms.players, [guest.identity for guest in lobby.guests]
    if not keys or keys[0] != host.key:
        raise WireError("the host does not sit at its own table")
    if len(set(keys)) != len(keys) or lobby.sealed != (len(keys) == seats) or len(keys) > seats:
        raise WireError("a lobby with other seats than it has players")
    try:
        for key in keys:
            PublicIdentity(key)
        if lobby.terms.quorum is not None:
            check_table(seats, lobby.terms.quorum)
    except CryptoError as error:
        raise WireError(f"a lobby where nothing can be played: {error}") from error


@dataclass
class Joining:
    """The JOINs for one sealed lobby, as they come in."""

    lobby: Lobby
    joins: dict[bytes, Join] = field(default_factory=dict)

    def take(self, joined: Joined) -> bool:
        """Take in a JOIN; was it new? Raises ``WireError`` for one that nobody may send."""
        try:
            join = Join.decode(joined.join)
            _ = join.X
        except CryptoError as error:
            raise WireError(f"a bad JOIN: {error}") from error
        author = join.body.identity
        if all(guest.identity != author for guest in self.lobby.guests):
            raise WireError("a JOIN of somebody without a seat")
        if join.body.terms != self.lobby.terms:
            raise WireError("a JOIN for other terms")
        if author in self.joins:
            return False
        self.joins[author] = join
        return True

    @property
    def complete(self) -> bool:
        return len(self.joins) == len(self.lobby.guests)

    def founding(self) -> Founding:
        """The table, once every seat has joined; ``Refused`` if the JOINs don't go together."""
        try:
            return Founding.of([self.joins[guest.identity] for guest in self.lobby.guests])
        except CryptoError as error:
            raise Refused(f"no table can be founded on these JOINs: {error}") from error


def again(terms: Terms, winner: int | None) -> Terms:
    """The same table once more; the winner of the last match starts."""
    return msgspec.structs.replace(terms, start=winner, occasion=new_occasion())
