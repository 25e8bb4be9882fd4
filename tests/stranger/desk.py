"""The state of a match as everybody can reckon it, and what all operations need."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from games.kit import Match
from tests.stranger import group, sigma, statements
from tests.stranger.cards import TABLE, Lying, Reader, public_form
from tests.stranger.founding import Table
from tests.stranger.group import Pair, Point
from tests.stranger.log import Message
from tests.stranger.refusal import Bad
from tests.stranger.rounds import Counts, Round, Rounds, Task
from tests.stranger.transcript import context


class Arranged(NamedTuple):
    """Cards under the key of the table, and how one seat laid them down again."""

    event: int
    seat: int
    before: Sequence[Pair]
    after: Sequence[Pair]


class Desk:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.n = len(table.keys)
        self.match = Match(table.new_game())
        self.rounds = Rounds(self.n)
        self.cards: dict[int, Lying] = {}
        self.faces: dict[Point, Any] = {}  # what the points of cards show
        self.masks: set[Point] = set()  # first components that were ever at the table (R2)
        self.polynomials: dict[int, list[Point]] = {}  # of each dealer: A_0, A_1, …
        self.sharings: dict[int, Any] = {}  # by dealer: context, points, R, sealed shares
        self.purses: dict[int, Pair] = {}
        self.bits = 0
        self.standing: tuple[Point, Point, Point] | None = None  # the offer: c1, cP, cR
        self.readable: list[tuple[int, Pair]] = []  # cards that lay under one seat's key (O2)
        self.amounts: list[tuple[int, Pair]] = []  # offers that stood, as payer and payee read them
        self.arranged: list[Arranged] = []  # piles that one seat put in order under X
        self.ahead: dict[tuple[Pair, ...], Task] = {}  # piles mixed ahead of need
        self.conceded: set[int] = set()  # claims that led to no card
        self.ever_gone: set[int] = set()
        self.messages: dict[int, list[Message]] = {seat: [] for seat in table.seats}
        self.ignored: list[Message] = []
        self.main: Task | None = None
        self.consents: Task | None = None  # what the first share of a card waits for
        self.cut: Counts = (0,) * self.n  # what all in this epoch have seen (E1)

    @property
    def company(self) -> tuple[int, ...]:
        return self.rounds.company

    @property
    def mixers(self) -> int:
        """How many seats have to mix a pile (M1)."""
        return self.table.quorum or self.n

    def key(self, owner: int) -> Point:
        return self.table.joint if owner == TABLE else self.table.key(owner)

    # Proofs

    def ctx(self, message: Message, label: str) -> bytes:
        return context(self.table.id, message.op, message.seat, label)

    def bring(self, pairs: Iterable[Pair]) -> None:
        """Rule R2: no ciphertext with a first component that was there before."""
        for a, _ in pairs:
            if a in self.masks:
                raise Bad("this mask was at the table before")
            self.masks.add(a)

    def check_shares(
        self, message: Message, label: str, X: Point, cards: Sequence[Point], reader: Reader
    ) -> list[Point]:
        given = reader.points(len(cards))
        ctx = self.ctx(message, label)
        sigma.check("bdleq", ctx, statements.shares(ctx, X, cards, given), reader.take(64))
        return given

    # Cards

    def face_point(self, face: str) -> Point:
        return group.face_point(self.table.id, self.table.game, face)

    def open_face(self, M: Point) -> Any:
        if M not in self.faces:
            raise Bad("there is no such card")
        return self.faces[M]

    def form(self, card: Lying, owner: int) -> Pair:
        """The ciphertext of ``card`` under the key of ``owner``, as everybody reckons it."""
        if card.face is not None:
            return public_form(self.face_point(card.face), self.key(owner))
        if card.owner == owner:
            return card.used()
        return card.readers[owner]

    def makers(self, numbers: Iterable[int]) -> tuple[Task, ...]:
        found = [self.cards[number].maker for number in numbers]
        return tuple(dict.fromkeys(maker for maker in found if maker is not None))

    # Rounds

    def one(
        self, kind: str, op: str, seat: int, check: Callable[[Message], Any], **more: Any
    ) -> Round:
        return Round(kind, op, (seat,), check, **more)

    def everybody(self) -> tuple[int, ...]:
        return tuple(self.table.seats)

    def word_of(self, seat: int, task: Task) -> bool:
        """Is all that this rests on one message of ``seat``, and what that had seen (R4)?"""
        rests = task.rests
        count = rests[seat - 1]
        if not count or self.messages[seat][count - 1].epoch < task.roll:
            return False
        seen = self.messages[seat][count - 1].seen
        return all(
            r <= s for i, (r, s) in enumerate(zip(rests, seen, strict=True)) if i != seat - 1
        )
