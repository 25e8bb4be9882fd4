"""What can go wrong between peers. None of it says anything about cheating."""

from crypto.identity import PublicIdentity


class PeerError(Exception):
    """A connection, or an attempt at one, came to nothing."""


class WireError(PeerError):
    """The other end sent bytes that no honest peer sends; the line is cut."""


class NotAuthentic(PeerError):
    """Whoever answered could not show that it is who it says, or whom we expected."""


class Refused(PeerError):
    """The other end, being who it is, said no; its text says why."""


class Unacceptable(PeerError):
    """The host asks for terms that our program does not sign, whatever its person says."""


class Voided(PeerError):
    """What the players signed before a match does not go together; its text says how."""


class PeerLost(PeerError):
    """Nothing more comes from this peer; whether it meant to leave can't be told."""

    def __init__(self, peer: PublicIdentity, why: str = "the connection ended") -> None:
        super().__init__(f"{peer.fingerprint}: {why}")
        self.peer = peer
