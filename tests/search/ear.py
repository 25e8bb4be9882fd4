"""What a peer hears and holds, and what a call asks of it."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, Protocol

from crypto.errors import CryptoError
from games.kit import Seat, Seats
from table.calls.call import Call
from table.calls.pause import Pauses
from table.calls.proof import Proof
from table.calls.report import Report
from table.calls.roll import Company, Quorum
from table.calls.statement import Statement
from table.calls.watch import Watch
from tests.search.book import Book
from tests.search.clocks import Clocks
from tests.search.game import Game, Message, State
from tests.search.items import Item, said

LIFE = 10.0  # a sign of life is good for so long


class Home(Protocol):
    """The world, as a peer sees it."""

    table: Quorum
    game: Game

    def send(self, peer: Any, item: Item) -> None: ...
    def began(self, peer: Any, proof: Proof, company: Company) -> None: ...
    def convicted(self, peer: Any, seat: Seat) -> None: ...


class Ear:
    """The part of a program at one seat that says nothing."""

    def __init__(self, home: Home, name: str, rng: Random, now: float) -> None:
        self.home, self.name, self.rng = home, name, rng
        self.seat = Seat(int(name.rstrip("ab")))
        self.table = home.table
        self.items: list[Item] = []
        self.keys: set[bytes] = set()
        self.stopped: Seat | None = None  # by this one's conviction
        self.life: dict[Seat, float] = {}
        self.left: set[Seat] = set()  # who has said goodbye, and nothing new since
        self.doubted: set[Seat] = set()  # whose goodbyes are believed no more
        self.book = Book(self.table.n, lambda seat: self._judge([seat]))
        self.watch = Watch(self.table.n)
        self.base = State(home.game)  # when the epoch began
        self.state = self.base.copy()
        self.proofs: dict[int, Proof] = {}
        self.pauses = Pauses(self.table.q)
        self.clocks = Clocks(self.seat, self.table.n, now, self._stands, self.has_left)
        self.clocks.follow(self.state, now)
        self.call = self._next_call()
        self._places: dict[tuple[Seat, int, int], bytes] = {}

    @property
    def number(self) -> int:
        """Of the roll that would come next."""
        return self.book.epoch + 1

    @property
    def members(self) -> Seats:
        return frozenset(Seat(i) for i in range(1, self.table.n + 1)) - self.book.gone

    def _next_call(self) -> Call:
        return Call(self.number, self.table, self.members, self.book.roll, self.seat, self)

    # What a call asks

    def is_here(self, report: Report) -> bool:
        return self.book.is_here(report)

    def is_broke(self, seat: Seat, now: float) -> bool:
        return self.clocks.purses[seat].is_broke(now)

    def in_pause(self, seat: Seat, now: float) -> bool:
        return self.pauses.is_on(seat, self.alive(now), now)

    def has_left(self, seat: Seat) -> bool:
        return seat in self.left

    def say_goodbye(self, seat: Seat) -> None:
        """It is believed, unless it was heard after one while it was a member."""
        if seat not in self.doubted:
            self.left.add(seat)

    def come_back(self, seat: Seat) -> None:
        self.left.discard(seat)
        if seat in self.members:
            self.doubted.add(seat)

    def alive(self, now: float) -> Seats:
        return frozenset({self.seat, *(s for s, at in self.life.items() if now - at <= LIFE)})

    def _stands(self, seat: Seat, now: float) -> bool:
        return self.call.stands(seat, now)

    # What comes in

    def receive(self, item: Item, now: float) -> bool:
        """Was it new?"""
        if item.key in self.keys:
            return False
        self.keys.add(item.key)
        self.items.append(item)
        if item.author is not None:
            self.life[item.author] = now
            if item.author in self.left:
                self.come_back(item.author)
        thing = item.thing
        if isinstance(thing, Message):
            self._hold(thing)
        elif isinstance(thing, Statement):
            self._judge([offence.seat for offence in self.watch.hear(thing)])
            self._hear(thing)
        else:
            self._settle(thing)
        return True

    def _hold(self, message: Message) -> None:
        place = message.seat, message.epoch, message.seq
        if self._places.setdefault(place, message.id) != message.id:
            self._judge([message.seat])
        self._judge([offence.seat for offence in self.watch.take(said(message, self.home.game))])
        self.book.hold(message)

    def _judge(self, convicted: Sequence[Seat]) -> None:
        for seat in convicted:
            self.home.convicted(self, seat)

    def _hear(self, statement: Statement) -> None:
        if statement.place.number == self.number:
            with suppress(CryptoError):
                self.call.hear(statement)

    def _settle(self, proof: Proof) -> None:
        self.proofs.setdefault(proof.roll.number, proof)
        if proof.roll.number == self.number:
            with suppress(CryptoError):
                self.call.settle(proof)
