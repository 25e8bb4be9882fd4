"""Coming in with a short code, seen from both ends of a link that nobody vouches for yet."""

from dataclasses import dataclass, field

from crypto.identity import PublicIdentity
from p2p.entry.code import MAX_TRIES, CodeLock, Guessing
from p2p.errors import NotAuthentic, Refused, WireError
from p2p.wire.frames import Pake
from p2p.wire.link import Link


@dataclass
class Reception:
    """The host's side: who is trying the code, and who has shown that they know it."""

    lock: CodeLock
    me: PublicIdentity
    trying: dict[bytes, bytes] = field(default_factory=dict)  # keys agreed on, by guest
    cleared: set[bytes] = field(default_factory=set)

    def hear(self, link: Link, frame: Pake) -> None:
        """Answer a guest's step; ``Refused`` if the code is wrong or burnt."""
        guest = link.peer.key
        if frame.share:
            if guest in self.trying:
                raise WireError("one try a connection")
            share, self.trying[guest] = self.lock.answer(frame.share, link.peer, self.me)
            link.post(Pake(share))
            return
        key = self.trying.pop(guest, None)
        if key is None:
            raise Refused("begin with a share")
        link.post(Pake(b"", self.lock.open(key, frame.confirmation)))
        self.cleared.add(guest)

    def gone(self, guest: PublicIdentity) -> None:
        """A try only begun costs nothing: the guest confirms first, so it learned nothing."""
        self.trying.pop(guest.key, None)


@dataclass
class Visit:
    """The guest's side: knows a code, and wants to see that the host knows it too."""

    code: str
    me: PublicIdentity
    guessing: Guessing | None = None
    trusted: bool = False
    tries: int = MAX_TRIES

    def begin(self, link: Link) -> None:
        """Try the code; ``NotAuthentic`` when that has come to nothing too often.

        We confirm first, so whoever answers can test one guess at the code each time.
        """
        if self.tries <= 0:
            raise NotAuthentic("whoever answers does not show that it knows the code")
        self.tries -= 1
        self.guessing = Guessing(self.code, self.me, link.peer)
        link.post(Pake(self.guessing.share))

    def hear(self, link: Link, frame: Pake) -> None:
        """Take the host's step; afterwards ``trusted`` tells whether it is the host."""
        if self.guessing is None:
            raise WireError("nobody asked for a code")
        if frame.share:
            link.post(Pake(b"", self.guessing.answer(frame.share)))
        else:
            self.guessing.check(frame.confirmation)
            self.trusted = True
