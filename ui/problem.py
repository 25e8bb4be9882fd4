"""What the person at the keyboard can mend, or wants: one line instead of a traceback."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from ui.screen.names import printable

if TYPE_CHECKING:
    from ui.words import Words

# A disk that is full or not ours to write on, or fails.
FOR_THE_PERSON = {
    *(errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO),
}


# What goes wrong with a file or a line that a person names: texts of ``ui/words/system``.
TOLD = (
    *("ENOENT", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "EEXIST", "ENAMETOOLONG", "ELOOP"),
    *("ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EIO", "EMFILE"),
    *("ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"),
    *("EADDRINUSE", "EADDRNOTAVAIL"),
)


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


class Because(NamedTuple):
    """A reason by the key of its text, with the facts it needs."""

    key: str
    facts: dict[str, str]


class RecordProblem(Exception):
    """A record that can't be used as asked; ``number`` is that of the message at fault.

    What is wrong is the text called ``key`` in ``ui/words/refusal``: its reader has a language.
    A fact may be a reason, told in the same language. In the words of whatever noticed it, all
    of it is in the cause of this error.
    """

    def __init__(self, key: str, number: int | None = None, /, **facts: object) -> None:
        self.key, self.number = key, number
        self.facts = {name: plainly(fact) for name, fact in facts.items()}
        super().__init__(self.said_in("en"))

    def said_in(self, language: str) -> str:
        from ui.words import Words  # no use to --help

        words = Words(language, "refusal", "audit", "system")
        facts = {name: told(fact, words) for name, fact in self.facts.items()}
        return words.say(self.key, **facts)


def count_or_text(fact: object) -> int | str:
    return fact if isinstance(fact, int) else printable(str(fact))


def plainly(fact: object) -> Because | int | str:
    return fact if isinstance(fact, Because) else count_or_text(fact)


def told(fact: Because | int | str, words: "Words") -> int | str:
    if isinstance(fact, Because):
        return words.say(fact.key, **{name: printable(text) for name, text in fact.facts.items()})
    return fact


def by_the_system(error: OSError) -> Because | str:
    """Why a file can't be used, in the reader's language where we have words for it."""
    name = errno.errorcode.get(error.errno or 0, "")
    return Because(f"system-{name}", {}) if name in TOLD else error.strerror or name


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
