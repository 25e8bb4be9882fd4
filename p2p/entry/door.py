"""Who comes to a table: the door, the seats filling up, and the JOINs of a match."""

import hmac
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from crypto.errors import CryptoError
from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p.errors import Refused, Unacceptable, WireError
from p2p.wire.frames import Guest, Joined, Knock, Lobby, where
from table import (
    Arrived,
    Forbidden,
    Founding,
    Join,
    Terms,
    check_join,
    check_strength,
    new_occasion,
)

MAX_WATCHERS = 32
SENT_AWAY = "the host has given your seat to somebody else"
MAX_UNSIGNED = 2  # times that a key may take a seat and not sign for it
Identities = set[bytes]
NextStart = Callable[[Sequence[Seat]], Seat | None]


@dataclass
class Door:
    """The host's side of coming in: a secret, and a place for everybody who knows it."""

    secret: bytes
    host: Guest
    terms: Terms
    guests: list[Guest] = field(default_factory=list)
    watchers: Identities = field(default_factory=set)
    match: int = 1
    regulars: list[bytes] = field(default_factory=list)  # who sat here last time, in order
    next_start: NextStart | None = None  # who of them starts this time
    unsigned: Counter[bytes] = field(default_factory=Counter)  # who did not sign, how often
    sent_away: Identities = field(default_factory=set)  # who gets no seat here any more

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
        return Lobby(self._terms(), self.match, tuple(self.guests), self.full)

    def _terms(self) -> Terms:
        """The terms, with whom the last match lets start this one."""
        places = [guest.identity for guest in self.guests]
        present = [Seat(i) for i, key in enumerate(self.regulars, start=1) if key in places]
        first = self.next_start(present) if self.next_start else None
        if first is None:
            return self.terms
        return msgspec.structs.replace(self.terms, start=1 + places.index(self.regulars[first - 1]))

    def admit(self, knock: Knock, peer: PublicIdentity, *, cleared: bool = False) -> None:
        """Give ``peer`` the place it asks for; ``Refused`` says why not.

        ``cleared``: it has shown to know the short code, which stands for the secret.

        A place belongs to a key, so nobody can take another's, and whoever lost the line comes
        back to its own.
        """
        if self.has_seat(peer) or (knock.watch and peer.key in self.watchers):
            return
        known = cleared or peer.key in self.watchers or peer.key in self.regulars
        if not known and not hmac.compare_digest(knock.secret, self.secret):
            raise Refused("the invitation is not for this table")
        if knock.watch:
            if len(self.watchers) >= MAX_WATCHERS:
                raise Refused("there is no room left to watch")
            self.watchers.add(peer.key)
            return
        if peer.key in self.sent_away:
            raise Refused(SENT_AWAY)
        if self.full:
            raise Refused("all seats are taken")
        if self.unsigned[peer.key] >= MAX_UNSIGNED:
            raise Refused("you had a seat here, and did not sign in time")
        name = distinct(knock.name, [guest.name for guest in self.guests])
        self.watchers.discard(peer.key)
        self.guests.append(Guest(peer.key, name, knock.addresses))
        self.guests.sort(key=self._former_place)

    def _former_place(self, guest: Guest) -> int:
        """Players who sat here before have the same neighbours again; new ones come after them."""
        before = self.regulars
        return before.index(guest.identity) if guest.identity in before else len(before)

    def has_seat(self, peer: PublicIdentity) -> bool:
        return any(guest.identity == peer.key for guest in self.guests)

    def leave(self, peer: PublicIdentity) -> None:
        """Somebody's line ended before the seats were final."""
        self.watchers.discard(peer.key)
        if not self.full and peer.key != self.host.identity:
            self.guests = [guest for guest in self.guests if guest.identity != peer.key]

    def send_away(self, key: bytes) -> bool:
        """Free somebody's seat for others; not once the seats are final, or one's own."""
        if self.full or key == self.host.identity or key not in {g.identity for g in self.guests}:
            return False
        self.sent_away.add(key)
        self.guests = [guest for guest in self.guests if guest.identity != key]
        return True

    def reopen(self, signed: Collection[bytes], present: Collection[bytes]) -> None:
        """Free the seats of those who have not signed, or are not here (J6). The others keep
        theirs, and sign anew: a JOIN is for one occasion.
        """
        self.unsigned.update(g.identity for g in self.guests if g.identity not in signed)
        stay = {self.host.identity, *(key for key in signed if key in present)}
        self._begin()
        self.guests = [guest for guest in self.guests if guest.identity in stay]

    def _begin(self) -> None:
        self.match += 1
        self.terms = msgspec.structs.replace(self.terms, occasion=new_occasion())

    def next_match(self, next_start: NextStart) -> None:
        """All seats but the host's are free again; the last players need no secret to come."""
        self._begin()
        self.regulars, self.next_start = [guest.identity for guest in self.guests], next_start
        self.guests = [self.host]


def distinct(name: str, taken: Iterable[str]) -> str:
    """``name``, with a number behind it if somebody here is called so already."""
    names = set(taken)
    numbered = (f"{name[:28]} {i}" for i in range(2, 100))
    return next(n for n in (name, *numbered) if n not in names)


def check_lobby(lobby: Lobby, host: PublicIdentity) -> None:
    """Return if a table can be founded from this lobby; nothing else in it is to be trusted.

    ``Unacceptable`` is for a host whose table we leave, ``WireError`` for one that makes no sense.
    """
    seats, keys = lobby.terms.players, [guest.identity for guest in lobby.guests]
    if not keys or keys[0] != host.key:
        raise WireError("the host does not sit at its own table")
    if len(set(keys)) != len(keys) or lobby.sealed != (len(keys) == seats) or len(keys) > seats:
        raise WireError("a lobby with other seats than it has players")
    try:
        for key in keys:
            PublicIdentity(key)
    except CryptoError as error:
        raise WireError(f"a lobby where nothing can be played: {error}") from error
    try:
        check_strength(lobby.terms.strength)
    except Forbidden as error:
        raise Unacceptable(f"we don't sign the host's terms: {error.reason}") from error


def check_reopened(before: Lobby, now: Lobby) -> None:
    """Return if ``now`` is the sealed lobby ``before`` with seats that were freed (J6).

    ``Unacceptable`` if the host takes the occasion to change what was agreed to.
    """
    same = msgspec.structs.replace(now.terms, occasion=b"", start=None)
    if same != msgspec.structs.replace(before.terms, occasion=b"", start=None):
        raise Unacceptable("the host frees a seat and then shows other terms than before (J2)")
    if now.terms.occasion == before.terms.occasion:
        raise Unacceptable("the host asks for a second signature for one match (J1)")


@dataclass
class Joining:
    """The JOINs for one sealed lobby, as they come in."""

    lobby: Lobby
    joins: dict[bytes, Join] = field(default_factory=dict)
    joined: dict[bytes, Joined] = field(default_factory=dict)  # the same, as it is passed on
    _known: set[bytes] = field(default_factory=set)  # so that no signature is checked twice

    def take(self, joined: Joined) -> bool:
        """Take in a JOIN; was it new? Raises ``WireError`` for one that nobody may send, and
        ``Disagreement`` for one that does not go together with the others (J1, J2).
        """
        if joined.join in self._known:
            return False
        try:
            self._check_claims(joined)
            join = Join.decode(joined.join)
            _ = join.X
        except CryptoError as error:
            raise WireError(f"a bad JOIN: {error}") from error
        author = join.body.identity
        check_join(Arrived(join, self.lobby.terms, self.joins.get(author)))
        if author in self.joins:
            return False
        self.joins[author], self.joined[author] = join, joined
        self._known.add(joined.join)
        return True

    def _check_claims(self, joined: Joined) -> None:
        """What can be refused before a signature is checked."""
        body = Join.claims(joined.join)
        if all(guest.identity != body.identity for guest in self.lobby.guests):
            raise WireError("a JOIN of somebody without a seat")
        if body.terms.occasion != self.lobby.terms.occasion:
            raise WireError("a JOIN for another match")
        if body.where != where(joined.salt, joined.addresses):
            raise WireError("a JOIN with other addresses than its author signed (N1)")

    @property
    def complete(self) -> bool:
        return len(self.joins) == len(self.lobby.guests)

    def founding(self) -> Founding:
        """The table, once every seat has joined; ``Refused`` if the JOINs don't go together."""
        try:
            return Founding.of([self.joins[guest.identity] for guest in self.lobby.guests])
        except CryptoError as error:
            raise Refused(f"no table can be founded on these JOINs: {error}") from error
