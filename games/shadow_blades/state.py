"""The table of Shadow Blades as everybody sees it, and what follows from it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from games.kit import Arrange, BadSetup, Card, Game, Options, Seat, YesNo
from games.shadow_blades.board import Column, Columns, Deployed, Piece, Post
from games.shadow_blades.cards import ZONES, Name, Zone
from games.shadow_blades.options import BladesOptions, Plot
from games.shadow_blades.plays import NORMAL, Right


class Pile(StrEnum):
    """The first is the farthest from the deck."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"


class Phase(StrEnum):
    NORMAL = "normal"
    SHOWDOWN = "showdown"
    OVER = "over"


@dataclass
class Turn:
    """What has been done in a turn, and what may still be."""

    rights: list[Right] = field(default_factory=lambda: [NORMAL])
    begun: bool = False  # has the seat been asked yet?
    parts: int = 0  # done
    mission: bool = True  # may still be laid
    deceit: bool = True  # may still be used
    shadowed: bool = False  # nothing comes after the shadow card


@dataclass
class State(Game):
    options: BladesOptions = field(default_factory=BladesOptions)
    plot: Plot | None = field(default=None, init=False)
    phase: Phase = field(default=Phase.NORMAL, init=False)
    last_turns: int = field(default=0, init=False)  # still to come in the showdown
    active: Seat = field(default=Seat(1), init=False)
    turn: Turn = field(default_factory=Turn, init=False)
    hands: dict[Seat, list[Card[Name]]] = field(init=False)
    board: Columns = field(init=False)
    missions: dict[Column, list[Card[Name]]] = field(init=False)
    piles: dict[Pile, list[Card[Name]]] = field(init=False)
    deck: list[Card[Name]] = field(default_factory=list, init=False)  # the top first
    box: list[Card[Name]] = field(default_factory=list, init=False)  # not used in a short game
    graveyard: list[Piece] = field(default_factory=list, init=False)  # the top last
    spent: list[Name] = field(default_factory=list, init=False)  # skills, for the whole game (R8)
    bounties: dict[Seat, int] = field(init=False)

    key: ClassVar[str] = "shadow_blades"
    edition: ClassVar[int] = 2
    counts: ClassVar[range] = range(2, 5)
    option_type: ClassVar[type[Options]] = BladesOptions

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.allied and self.players != 4:
            raise BadSetup(f"an alliance is for 4 players, not {self.players}")
        columns = [Column(seat, zone) for seat in self.seats for zone in ZONES]
        self.hands = {seat: [] for seat in self.seats}
        self.board = {column: [] for column in columns}
        self.missions = {column: [] for column in columns}
        self.piles = {pile: [] for pile in Pile}
        self.bounties = dict.fromkeys(self.seats, 0)

    # Friend and foe

    @property
    def allied(self) -> bool:
        return self.options.alliance is YesNo.YES

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Who wins and loses together: allies sit opposite each other."""
        if not self.allied:
            return (seat,)
        return tuple(other for other in self.seats if other % 2 == seat % 2)

    def opponents(self, seat: Seat) -> list[Seat]:
        """Never the ally (R9)."""
        return [other for other in self.clockwise(seat) if other not in self.team(seat)]

    def ally(self, seat: Seat) -> Seat | None:
        return next((other for other in self.team(seat) if other != seat), None)

    # Strength

    def strength(self, seat: Seat, zone: Zone) -> int:
        agents = self.board[Column(seat, zone)]
        return sum([-agent.strength if agent.subtracts else agent.strength for agent in agents])

    def dominates(self, seat: Seat, zone: Zone) -> bool:
        """Stronger there than every opponent, and not just in an empty zone (R4)."""
        least = max(0, *[self.strength(other, zone) for other in self.opponents(seat)])
        return self.strength(seat, zone) > least

    def dominated(self, seat: Seat) -> list[Zone]:
        return [zone for zone in ZONES if self.dominates(seat, zone)]

    # Agents

    def posts(self, seats: Iterable[Seat], but: Card[Name] | None = None) -> list[Post]:
        """The agents deployed before ``seats``, in their order; ``but`` is no target of its own."""
        columns = [Column(seat, zone) for seat in sorted(seats) for zone in ZONES]
        return [
            Post(*column, place, deployed.agent.name, deployed.strength)
            for column in columns
            for place, deployed in enumerate(self.board[column])
            if deployed.agent.card != but
        ]

    def at(self, post: Post) -> Deployed:
        return self.board[post.column][post.place]

    def remove(self, post: Post) -> Deployed:
        return self.board[post.column].pop(post.place)

    def discard(self, post: Post) -> None:
        self.graveyard += self.remove(post).pieces

    def take_over(self, seat: Seat, post: Post, weapons: tuple[Piece, ...] = ()) -> None:
        """To the end of one's own column; wherever it was sent to, it now counts for ``seat``."""
        self.move(post, Column(seat, post.zone), weapons)

    def move(self, post: Post, to: Column, weapons: tuple[Piece, ...] = ()) -> None:
        deployed = self.remove(post)
        self.board[to].append(Deployed(deployed.agent, deployed.weapons + weapons))

    # Cards

    async def hold(self, seat: Seat, cards: Sequence[Card[Name]] = ()) -> None:
        """New cards in a hand, mixed: others may have seen them where they lay, and must not
        recognise them when they are laid down, passed on or played.
        """
        hand = (*self.hands[seat], *cards)
        self.hands[seat] = list(await Arrange(seat, hand) if len(hand) > 1 else hand)

    def top(self, number: int) -> list[Card[Name]]:
        """Cards off the deck, as many as there are."""
        cards = self.deck[:number]
        del self.deck[:number]
        return cards

    def refill(self, pile: Pile) -> None:
        double = self.plot is Plot.DOUBLE and not self.piles[pile]
        self.piles[pile] += self.top(2 if double else 1)

    def take_pile(self, pile: Pile) -> list[Card[Name]]:
        cards, self.piles[pile] = self.piles[pile], []
        return cards
