"""Why a match is not opened, or why nobody believes it."""

from table.errors import MatchError


class BadOpening(MatchError):
    """These bytes are no opening of this match by one of its seats (O8).

    It convicts nobody, and nothing of the file may be shown; the record stands as it is.
    """


class CantOpen(MatchError):
    """Our own seat can't open this match: it is not over (O1), or not all was kept (O7)."""
