"""What happens by itself: nobody is asked, and nothing has to be done for it."""

from dataclasses import dataclass
from typing import Any

from games.kit.request import Request, nothing


@dataclass(frozen=True, slots=True)
class Note(Request[None]):
    """Tell that ``about`` has come to pass, which everybody could work out from what went before.

    It costs no message. It is for those who tell the match, and for whoever wants to know where
    in it an event belongs: whose turn has begun, what is being haggled over.
    """

    about: Any
    touches = ()

    def accept(self, answer: object) -> None:
        nothing(answer)
