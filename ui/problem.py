"""What the person at the keyboard can mend, or wants: one line instead of a traceback."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from ui.screen.names import printable

# A disk that is full or not ours to write on, or fails.
FOR_THE_PERSON = {
    *(errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO),
}


class Problem(Exception):
    """Something the person can mend, in one line: the text called ``key`` in ``ui/words/problem``.

    As a string it is English. A fact called ``reason`` may be what a room below said, which is
    put into the reader's language as far as we know it.
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = {name: count_or_text(fact) for name, fact in facts.items()}
        super().__init__(self.said_in("en"))

    def said_in(self, language: str) -> str:
        from ui.words import Words  # no use to --help
        from ui.words.reasons import in_language

        facts = dict(self.facts)
        if "reason" in facts:
            facts["reason"] = in_language(language, str(facts["reason"]))
        return Words(language, "problem").say(self.key, **facts)


class RecordProblem(Exception):
    """A record that can't be used as asked; ``number`` is that of the message at fault.

    What is wrong is the text called ``key`` in ``ui/words/refusal``: its reader has a language.
    """

    def __init__(self, key: str, number: int | None = None, **facts: object) -> None:
        self.key, self.number = key, number
        self.facts = {name: count_or_text(fact) for name, fact in facts.items()}
        super().__init__(self.said_in("en"))

    def said_in(self, language: str) -> str:
        from ui.words import Words  # no use to --help

        return Words(language, "refusal").say(self.key, **self.facts)


def count_or_text(fact: object) -> int | str:
    return fact if isinstance(fact, int) else printable(str(fact))


@contextmanager
def said_to(language: str) -> Iterator[None]:
    """A record that is refused within is refused in the reader's own words."""
    try:
        yield
    except RecordProblem as refused:
        raise Problem("told-below", reason=refused.said_in(language)) from refused


class Left(Exception):
    """The person has left the table, and knows how to come back."""


@contextmanager
def plain_problems() -> Iterator[None]:
    """Turn what a person can mend, wherever below it was noticed, into a ``Problem``."""
    try:
        yield
    except Problem:
        raise
    except Exception as error:
        if can_be_mended(error):
            raise problem_of(first_of(error)) from error
        raise


def can_be_mended(error: Exception) -> bool:
    """Is it nothing but that? A bug among several errors must not hide behind them."""
    from games.kit import BadSetup
    from p2p import JournalError, PeerError

    mendable = (Problem, BadSetup, PeerError, JournalError, RecordProblem)

    def is_mendable(one: BaseException) -> bool:
        return isinstance(one, mendable) or is_for_the_person(one)

    if isinstance(error, ExceptionGroup):
        return error.split(lambda one: is_group(one) is False and is_mendable(one))[1] is None
    return is_mendable(error)


def is_group(error: BaseException) -> bool:
    return isinstance(error, BaseExceptionGroup)


def is_for_the_person(error: BaseException) -> bool:
    """Did the disk or the output fail, and neither we nor whoever reads us by a pipe?"""
    return (
        isinstance(error, OSError)
        and not isinstance(error, BrokenPipeError)
        and error.errno in FOR_THE_PERSON
    )


def problem_of(error: BaseException) -> Problem:
    """What happened, and to which file, without numbers."""
    if isinstance(error, Problem):
        return error
    if not isinstance(error, OSError):
        return Problem("told-below", reason=error)
    if not error.filename:
        return Problem("unsaid", reason=error.strerror)
    return Problem("unwritten", path=error.filename, reason=error.strerror)


def first_of(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
