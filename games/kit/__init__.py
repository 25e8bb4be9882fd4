"""The words in which rules are written: seats, cards, requests, and the driver that plays them."""

from games.kit.errors import BadSetup, IllegalAnswer
from games.kit.game import Game, Options, YesNo, make
from games.kit.match import Event, Match
from games.kit.requests import (
    Arrange,
    Ask,
    Card,
    Choose,
    ChooseTogether,
    Coin,
    Decision,
    Deck,
    Face,
    Look,
    MakesCards,
    Prove,
    Request,
    Reveal,
    Seat,
    Show,
    Shuffle,
    Sight,
)

__all__ = [
    "Arrange",
    "Ask",
    "BadSetup",
    "Card",
    "Choose",
    "ChooseTogether",
    "Coin",
    "Decision",
    "Deck",
    "Event",
    "Face",
    "Game",
    "IllegalAnswer",
    "Look",
    "MakesCards",
    "Match",
    "Options",
    "Prove",
    "Request",
    "Reveal",
    "Seat",
    "Show",
    "Shuffle",
    "Sight",
    "YesNo",
    "make",
]
