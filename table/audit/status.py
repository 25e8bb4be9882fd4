"""How a match ended, by its record: in one word, and as the exit code of whoever checked it."""

from enum import StrEnum


class Status(StrEnum):
    """Whether there is a result is one question; whether everything in the record holds another,
    and where it does not there is no status at all.
    """

    COMPLETE = "complete"  # everybody who was there signed the result
    BROKEN_OFF = "broken off"  # somebody is gone for good, and nothing was decided
    UNFINISHED = "unfinished"  # not over yet
    EVIDENCE = "evidence"  # somebody is convicted
    SIGNED_TWICE = "signed twice"  # no match, but two JOINs of one player for one (J1)

    @property
    def exit_code(self) -> int:
        return EXIT_CODES[self]


RIGHT_BUT_NO_RESULT = 3
EXIT_CODES = {
    Status.COMPLETE: 0,
    Status.BROKEN_OFF: RIGHT_BUT_NO_RESULT,
    Status.UNFINISHED: RIGHT_BUT_NO_RESULT,
    Status.EVIDENCE: 4,
    Status.SIGNED_TWICE: RIGHT_BUT_NO_RESULT,
}
