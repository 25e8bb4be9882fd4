"""What lies on the table: ciphertexts, whose key is on them, and which shares are public."""

from dataclasses import dataclass, field

from tests.stranger.group import G, Pair, Point, minus, plus
from tests.stranger.refusal import Bad
from tests.stranger.rounds import Task

TABLE = 0  # the owner of what lies under the key of all


@dataclass
class Lying:
    """A card, from the time when its handle is made."""

    pair: Pair | None = None  # None while it is still being mixed
    owner: int = TABLE
    shares: dict[int, Point] = field(default_factory=dict)  # public ones on this very ciphertext
    exposed: set[int] = field(default_factory=set)  # seats with a public share on its past (R1)
    face: str | None = None  # if everybody has seen it
    readers: dict[int, Pair] = field(default_factory=dict)  # to whom it was opened, and as what
    maker: Task | None = None  # who mixes it

    def known_to(self, seat: int) -> bool:
        return self.face is not None or self.owner == seat or seat in self.readers

    def used(self) -> Pair:
        assert self.pair is not None
        return self.pair

    def new_mask(self, pair: Pair, by: int) -> None:
        """Somebody masked it: its own old shares no longer fit, those of the others could."""
        self.exposed = (self.exposed | set(self.shares)) - {by}
        self.pair, self.shares = pair, {}


class Reader:
    """A payload from its front to its end."""

    def __init__(self, data: bytes) -> None:
        self.data, self.place = data, 0

    def take(self, size: int) -> bytes:
        piece = self.data[self.place : self.place + size]
        if len(piece) != size:
            raise Bad("too short")
        self.place += size
        return piece

    def rest(self) -> bytes:
        return self.take(len(self.data) - self.place)

    def u8(self) -> int:
        return self.take(1)[0]

    def u16(self) -> int:
        return int.from_bytes(self.take(2), "big")

    def point(self) -> Point:
        from tests.stranger.group import point

        return point(self.take(33))

    def points(self, how_many: int) -> list[Point]:
        return [self.point() for _ in range(how_many)]

    def pair(self) -> Pair:
        return self.point(), self.point()

    def pairs(self, how_many: int) -> list[Pair]:
        return [self.pair() for _ in range(how_many)]

    def end(self) -> None:
        if self.place != len(self.data):
            raise Bad("too long")


def public_form(M: Point, K: Point) -> Pair:
    return G, plus(M, K)


def without(pair: Pair, shares: list[Point]) -> Pair:
    return pair[0], minus(pair[1], plus(*shares))
