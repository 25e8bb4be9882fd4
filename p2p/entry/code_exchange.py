"""Coming in with a short code, seen from both ends of a link that nobody vouches for yet."""

from dataclasses import dataclass, field

import trio

from crypto.identity import PublicIdentity
from p2p.entry.code import CodeLock, Guessing
from p2p.errors import NotAuthentic, PeerError, Refused, WireError
from p2p.wire.frames import Pake
from p2p.wire.link import Link
from p2p.wire.rate_limit import Allowance

TRIES_AT_ONCE, TRIES_A_SECOND = 16, 2  # of all strangers together: each is work for the host


@dataclass
class Reception:
    """The host's side: who is trying the code, and who has shown that they know it."""

    lock: CodeLock
    me: PublicIdentity
    trying: dict[bytes, bytes] = field(default_factory=dict)  # keys agreed on, by guest
    cleared: set[bytes] = field(default_factory=set)
    begun: Allowance = field(default_factory=lambda: Allowance(TRIES_AT_ONCE, TRIES_A_SECOND))

    def hear(self, link: Link, frame: Pake) -> None:
        """Answer a guest's step; ``Refused`` if the code is wrong or burnt."""
        guest = link.peer.key
        if frame.share:
            if guest in self.trying:
                raise WireError("one try a connection")
            if not self.begun.allows():
                raise Refused("too many try a code at the moment; try again soon")
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
    """The guest's side: knows a code, and wants to see that the host knows it too.

    We confirm first, so whoever answers can test one guess at the code: nobody is visited twice.
    """

    code: str
    me: PublicIdentity
    guessing: Guessing | None = None
    trusted: bool = False
    problem: PeerError = field(
        default_factory=lambda: NotAuthentic("whoever answers does not show that it knows the code")
    )
    settled: trio.Event = field(default_factory=trio.Event)  # trusted, or never

    def begin(self, link: Link) -> None:
        self.guessing = Guessing(self.code, self.me, link.peer)
        link.post(Pake(self.guessing.share))

    def hear(self, link: Link, frame: Pake) -> None:
        """Take the host's step; afterwards ``trusted`` tells whether it is the host."""
        if self.guessing is None:
            raise WireError("nobody asked for a code")
        try:
            if frame.share:
                link.post(Pake(b"", self.guessing.answer(frame.share)))
                return
            self.guessing.check(frame.confirmation)
        except NotAuthentic as error:
            self.fail(error)
            raise
        self.trusted = True
        self.settled.set()

    def fail(self, problem: PeerError) -> None:
        self.problem = problem
        self.settled.set()
