"""The words in which rules are written: seats, cards, requests, and the driver that plays them."""

from games.kit.cards import Arrange, Deck, Look, MakesCards, Prove, Reveal, Show, Shuffle
from games.kit.choices import Choose, ChooseTogether, Coin, Coins
from games.kit.errors import BadSetup, IllegalAnswer
from games.kit.every import AnyDecision, AnyRequest, unknown_to
from games.kit.game import Game, Options, Source, YesNo, make, option
from games.kit.hands import Give, Lay, Play, Playable, Played, Plays
from games.kit.match import Event, Match
from games.kit.money import Income, Offer, OpenPurses, ProveEmpty, Purses, Settle
from games.kit.note import Note
from games.kit.request import (
    NOBODY,
    AnyCard,
    Ask,
    Card,
    Decision,
    Face,
    Request,
    Seat,
    Seats,
    Sight,
)
from games.kit.talk import Speak

__all__ = [
    "NOBODY",
    "AnyCard",
    "AnyDecision",
    "AnyRequest",
    "Arrange",
    "Ask",
    "BadSetup",
    "Card",
    "Choose",
    "ChooseTogether",
    "Coin",
    "Coins",
    "Decision",
    "Deck",
    "Event",
    "Face",
    "Game",
    "Give",
    "IllegalAnswer",
    "Income",
    "Lay",
    "Look",
    "MakesCards",
    "Match",
    "Note",
    "Offer",
    "OpenPurses",
    "Options",
    "Play",
    "Playable",
    "Played",
    "Plays",
    "Prove",
    "ProveEmpty",
    "Purses",
    "Request",
    "Reveal",
    "Seat",
    "Seats",
    "Settle",
    "Show",
    "Shuffle",
    "Sight",
    "Source",
    "Speak",
    "YesNo",
    "make",
    "option",
    "unknown_to",
]
