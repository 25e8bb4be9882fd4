"""What lies open in Shadow Blades: agents in columns, with their weapons."""

from typing import NamedTuple

from games.kit import Card, Seat
from games.shadow_blades.cards import AGENTS, Name, Zone, strength


class Piece(NamedTuple):
    """A card that lies face up."""

    card: Card[Name]
    name: Name


class Deployed(NamedTuple):
    """An agent in a column, and its weapons in the order they came."""

    agent: Piece
    weapons: tuple[Piece, ...] = ()
    subtracts: bool = False  # a Spy of somebody else's, in the plot Espionage

    @property
    def strength(self) -> int:
        """In all: what the rules mean wherever they say an agent's strength."""
        return sum([strength(piece.name) for piece in self.pieces])

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """In the order they go to the graveyard: the agent comes to lie on top (R6)."""
        return (*self.weapons, self.agent)


class Column(NamedTuple):
    """One player's zone."""

    seat: Seat
    zone: Zone

    def __str__(self) -> str:
        return f"{self.seat}.{self.zone}"


class Post(NamedTuple):
    """An agent by where it stands, the oldest of a column being 0; and what all see of it."""

    seat: Seat
    zone: Zone
    place: int
    agent: Name
    strength: int

    @property
    def column(self) -> Column:
        return Column(self.seat, self.zone)

    def __str__(self) -> str:
        return f"{self.column}.{self.place}({self.agent})"


Columns = dict[Column, list[Deployed]]


def is_agent_of(name: Name, zone: Zone) -> bool:
    return name in AGENTS and AGENTS[name].zone is zone
