"""All requests there are, so that whoever has to know each of them can be held to it."""

from typing import Any, Never

from games.kit.cards import Arrange, Deck, Look, Prove, Reveal, Show, Shuffle
from games.kit.choices import Choose, ChooseTogether, Coin, Coins
from games.kit.hands import Give, Lay, Play
from games.kit.money import Income, Offer, OpenPurses, ProveEmpty, Purses, Settle
from games.kit.note import Note
from games.kit.talk import Speak

AnyDecision = (
    Choose[Any] | ChooseTogether[Any] | Speak
    | Arrange[Any] | Prove[Any] | Play[Any] | Lay[Any]
    | Offer | ProveEmpty
)  # fmt: skip
AnyRequest = (
    AnyDecision
    | Note | Coin | Coins
    | Deck[Any] | Shuffle[Any] | Look | Show | Give | Reveal[Any]
    | Purses | Income | Settle | OpenPurses
)  # fmt: skip


def unknown_to(place: str, request: Never) -> NotImplementedError:
    """To be raised at the end of a ``match``, at a ``place`` that has to know every request.

    mypy refuses it as long as a kind of ``AnyRequest`` is not matched before. Where nothing is to
    be done for some kinds, a case names them: a new one is never passed over by itself.
    """
    return NotImplementedError(f"{place} does not know {request}")
