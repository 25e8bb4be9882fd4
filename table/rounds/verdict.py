"""What a table makes of a message, as a value: for others to word, not to find out again."""

from typing import Any, NamedTuple

from table.log.message import Message
from table.rounds.round import Round


class Verdict(NamedTuple):
    """What became of one message.

    ``round`` is the one that it answers, and ``value`` what it says, in the form that the
    operation can use; a message that was refused was not ``counted``.
    """

    message: Message
    round: Round[Any] | None = None
    value: Any = None
    counted: bool = False
