"""What the person at the keyboard can mend, or wants: one line instead of a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager


class Problem(Exception):
    """Something the person can mend; its text is the one line they see."""


class Left(Exception):
    """The person has left the table, and knows how to come back."""


@contextmanager
def plain_problems() -> Iterator[None]:
    """Turn what a person can mend, wherever below it was noticed, into a ``Problem``."""
    try:
        yield
    except Exception as error:
        if can_be_mended(error):
            raise Problem(str(first_of(error))) from error
        raise


def can_be_mended(error: Exception) -> bool:
    """Is it nothing but that? A bug among several errors must not hide behind them."""
    from games.kit import BadSetup
    from p2p.errors import PeerError
    from p2p.journal import JournalError
    from ui.audit.checking import Refused

    mendable = (BadSetup, PeerError, JournalError, Refused)
    if isinstance(error, ExceptionGroup):
        return error.split(mendable)[1] is None
    return isinstance(error, mendable)


def first_of(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
