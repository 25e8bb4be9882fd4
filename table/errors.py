"""What can go wrong at a table, and what may be concluded from it."""

from crypto.errors import CryptoError, InvalidProof
from crypto.header import Equivocation, Header
from games.kit import Seat


class MatchError(Exception):
    """The match can't simply go on."""

    number: int | None = None  # of the message, counted from 1, where a record is being checked
    rule = ""  # the number of the rule it is about, as in docs/protocol.md, if there is one


class Cheating(MatchError):
    """A seat signed something that no honest program would have signed.

    The log up to there and that message convict it before everybody, whoever shows them.
    Silence, lateness and disagreement about the past are no cheating. ``rule`` is the number of
    the rule it broke, as in docs/protocol.md.
    """

    def __init__(self, seat: Seat, reason: str, rule: str = "") -> None:
        super().__init__(f"seat {seat} cheated: {cited(reason, rule)}")
        self.seat = seat
        self.reason = reason
        self.rule = rule
        self.evidence = b""  # a record that convicts it; whoever holds the log fills it in
        self.verdict: object = None  # a ``Verdict``, if it was heard before it was refused

    @property
    def cited(self) -> str:
        """What it did, with the number of the rule."""
        return cited(self.reason, self.rule)

    @property
    def check(self) -> str:
        """The name of the check that failed, or "" where it was no check of a proof."""
        cause = self.__cause__
        if isinstance(cause, InvalidProof):
            return cause.check
        return "malformed" if isinstance(cause, CryptoError) else ""


class Forgotten(MatchError):
    """Our own seat said something, and the secret behind it is not here: this is an old copy.

    Others know only that we said it; nobody is to blame.
    """


class Equivocated(Cheating):
    """One player signed two messages for one position; here are both headers."""

    offence = "signed two different messages for one position"

    def __init__(self, seat: Seat, pair: Equivocation) -> None:
        super().__init__(seat, self.offence, "H6")
        self.pair = pair

    @property
    def headers(self) -> tuple[Header, Header]:
        return Header.decode(self.pair.one.header), Header.decode(self.pair.other.header)


class Forbidden(InvalidProof):
    """Every proof of a message holds, and yet it breaks a rule of the table with this number."""

    def __init__(self, check: str, detail: str, rule: str) -> None:
        super().__init__(check, detail)
        self.reason = detail
        self.rule = rule


class Unsigned(MatchError):
    """Bytes that nobody's signature covers; whoever passed them on may have made them up."""


def cited(reason: str, rule: str) -> str:
    return f"{reason} ({rule})" if rule else reason
