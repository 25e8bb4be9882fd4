"""What can go wrong at a table, and what may be concluded from it."""

from games.kit import Seat


class MatchError(Exception):
    """The match can't simply go on."""


class Cheating(MatchError):
    """A player broke the protocol, and their own signed message shows it.

    Anyone holding the log so far and the offending message can check this without trusting
    us. A lost connection, a late answer or a forked history is never ``Cheating``.
    """

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(f"seat {seat} cheated: {reason}")
        self.seat = seat
        self.reason = reason
        self.evidence = b""  # a record that convicts it; whoever holds the log fills it in


class Forked(MatchError):
    """Two histories of the match exist. Says nothing yet about whose fault it is.

    From here on no share is given and nothing is opened, until the messages of both
    histories are compared: two that one player signed for one position convict it.
    """


class Unsigned(MatchError):
    """Bytes that nobody's signature covers; whoever passed them on may have made them up."""
