"""What can go wrong at a table, and what may be concluded from it."""

from crypto.errors import CryptoError, InvalidProof
from games.kit import Seat


class MatchError(Exception):
    """The match can't simply go on."""

    number: int | None = None  # of the message, counted from 1, where a record is being checked


class Cheating(MatchError):
    """A seat signed something that no honest program would have signed.

    The log up to there and that message convict it before everybody, whoever shows them.
    Silence, lateness and disagreement about the past are no cheating.
    """

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(f"seat {seat} cheated: {reason}")
        self.seat = seat
        self.reason = reason
        self.evidence = b""  # a record that convicts it; whoever holds the log fills it in
        self.verdict: object = None  # a ``Verdict``, if it was heard before it was refused

    @property
    def check(self) -> str:
        """The name of the check that failed, or "" where it was no check of a proof."""
        cause = self.__cause__
        if isinstance(cause, InvalidProof):
            return cause.check
        return "malformed" if isinstance(cause, CryptoError) else ""


class Forked(MatchError):
    """Two histories of the match exist. Says nothing yet about whose fault it is.

    ``witness`` has seen another message at the position (``seat``, ``seq``) than we have. From
    here on no share is given and nothing is opened; whoever brings both messages to one place
    convicts ``seat``, and if there are none, ``witness`` made it up.
    """

    def __init__(self, seat: Seat, seq: int, witness: Seat) -> None:
        super().__init__(f"seat {witness} has seen another message {seq} of seat {seat}")
        self.seat = seat
        self.seq = seq
        self.witness = witness


class Unsigned(MatchError):
    """Bytes that nobody's signature covers; whoever passed them on may have made them up."""
