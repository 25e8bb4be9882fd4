"""What the person at the keyboard can mend, or wants: one line instead of a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager

from ui.screen.names import printable


class Problem(Exception):
    """Something the person can mend; its text is the one line they see."""


class RecordProblem(Exception):
    """A record that can't be used as asked; ``number`` is that of the message at fault."""

    def __init__(self, text: str, number: int | None = None) -> None:
        super().__init__(printable(text))
        self.number = number


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
    from p2p import JournalError, PeerError

    mendable = (BadSetup, PeerError, JournalError, RecordProblem)
    if isinstance(error, ExceptionGroup):
        return error.split(mendable)[1] is None
    return isinstance(error, mendable)


def first_of(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
