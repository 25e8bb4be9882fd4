"""What every operation at one table has at hand: keys, cards, money, and at home the secrets."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from crypto.encoding import context
from crypto.group import Point
from crypto.keys import KeyPair
from crypto.recovery import Sharing
from crypto.secret import Secret
from crypto.shuffle.prover import Preparation
from crypto.shuffle.verifier import Claim, verify
from games.kit import AnyCard, Decision, Face, Seat
from table.errors import Forgotten
from table.fulfil.cards import Cards
from table.money.sealed import Accounts
from table.private import Private
from table.rounds.round import Task, Until

C = TypeVar("C")
CheckShuffle = Callable[[Claim], None]


@dataclass
class Home(Secret):
    """One player's own side: the key, and what must survive until an operation ends."""

    seat: Seat
    key: KeyPair
    choices: dict[str, object] = field(default_factory=dict)  # made, by operation
    kept: dict[str, bytes] = field(default_factory=dict)  # secrets behind what was said
    prepared: dict[tuple[Point, int], Preparation] = field(default_factory=dict)
    helps: dict[Seat, KeyPair] = field(default_factory=dict)  # my shares of others' keys

    def behind(self, op: str) -> bytes:
        """The secret behind what our own seat said in ``op``; ``Forgotten`` if it is not here."""
        if op not in self.kept:
            raise Forgotten(f"seat {self.seat} has forgotten what it meant in {op}")
        return self.kept[op]

    def chosen(self, op: str, _: Decision[Any, C]) -> C:
        """What our own seat chose in ``op``; the request it fulfils tells what that can be."""
        return cast("C", self.choices[op])


@dataclass
class Desk:
    """One table, from one peer's side; ``home`` is None for spectators and auditors."""

    table: bytes
    keys: dict[Seat, Point]
    X: Point
    cards: Cards
    home: Home | None = None
    check_shuffle: CheckShuffle = verify
    sharings: dict[Seat, Sharing] = field(default_factory=dict)
    consents: Until = field(default_factory=lambda: Until(()))  # to how keys are shared
    turns_ahead: list[tuple[Point, int]] = field(default_factory=list)
    promised: dict[AnyCard, Task] = field(default_factory=dict)  # by shuffles behind play
    have_left: Callable[[], frozenset[Seat]] = frozenset  # who was ever gone, as all know by now
    last_word: Callable[[], Seat | None] = lambda: None  # who has seen all that all rests on
    accounts: Accounts = field(init=False)

    def __post_init__(self) -> None:
        self.accounts = Accounts(keys=self.keys)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self.keys)

    @property
    def quorum(self) -> int:
        """How many seats can stand in for an absent one; more than there are without recovery."""
        sharing = next(iter(self.sharings.values()), None)
        return len(sharing.A) + 1 if sharing else len(self.keys) + 1

    @property
    def mixers(self) -> int:
        """How many different seats mix a pile before it is ready (M1): a quorum, or all."""
        return min(self.quorum, len(self.keys))

    @property
    def private(self) -> Private:
        """What single seats could read, offered or arranged: public, but for what it was."""
        return self.cards.private

    def ctx(self, op: str, author: Seat, label: str) -> bytes:
        return context(self.table, op, author, label)

    @property
    def mine(self) -> Home:
        if self.home is None:
            raise ValueError("only a player's own side can do that")
        return self.home

    def reading(self, hand: Iterable[AnyCard]) -> dict[AnyCard, Face]:
        """The cards of our own hand, as we see them."""
        me = self.mine
        return {card: self.cards.read(card, me.seat, me.key.x) for card in hand}

    def is_home(self, seat: Seat) -> bool:
        return self.home is not None and self.home.seat == seat

    def ready(self, cards: Iterable[AnyCard]) -> Until:
        """Await this before touching ``cards``: some may still be in a shuffle."""
        return Until(tuple(self.promised[card] for card in cards if card in self.promised))

    # Shuffles ahead of need

    def expect_turn(self, K: Point, k: int) -> None:
        """Our own turn to shuffle ``k`` cards will come: the first half can be done now."""
        if self.home is not None and k > 2:
            self.turns_ahead.append((K, k))

    def prepare(self) -> bool:
        """Do one piece of work ahead of need, when there is nothing better to do; was there any?"""
        while self.home is not None and self.turns_ahead:
            wanted = self.turns_ahead.pop(0)
            if wanted not in self.home.prepared:
                self.home.prepared[wanted] = Preparation(*wanted)
                return True
        return False

    def preparation(self, K: Point, k: int) -> Preparation:
        return self.mine.prepared.pop((K, k), None) or Preparation(K, k)
