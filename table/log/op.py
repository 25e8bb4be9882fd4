"""The names of operations: what a message belongs to, and what its proofs are made for.

They are part of what is signed and proved, so all peers must call every operation the same. That
is why they are written and read here alone.
"""

from typing import Literal, NamedTuple, NewType, get_args

from crypto.encoding import MAX_SEATS
from games.kit import Seat

Root = Literal["key", "ack", "end"]
Word = Literal["open", "lift", "lock", "remask", "agree", "shown", "passed", "own"]
ROOTS: dict[str, Root] = {root: root for root in get_args(Root)}
WORDS: dict[str, Word] = {word: word for word in get_args(Word)}

# What may come below what; a ``turn`` has a number, ``for`` is what is done in the place of a seat.
# Nothing ever comes below itself, and numbers have few digits: so the longest of all names is far
# from the 255 bytes that a message has room for.
BELOW: dict[str, tuple[str, ...]] = {
    "event": ("turn", "for", "open", "lift", "remask", "agree", "shown", "passed"),
    "shown": ("lift", "remask", "agree", "open"),
    "passed": ("lift", "remask", "agree", "open"),
    "lift": ("lock",),
    "lock": ("for",),
    "open": ("for",),
    "remask": ("for",),
    "for": ("turn", "own"),
}
# A whole record has fewer bytes: no match counts so many events or attempts.
LIMIT = 10**8
SIGNS = 9  # attempts that are counted by signs; later ones have a number


class InPlaceOf(NamedTuple):
    """Others do what ``seat``, which is gone, can't; they have begun ``attempt`` times before."""

    seat: Seat
    attempt: int

    def __str__(self) -> str:
        # With a sign for every attempt a seat that comes and goes would make names of any length.
        again = "+" * self.attempt if self.attempt <= SIGNS else f"+{self.attempt}"
        return f"for{self.seat}{again}"


Turn = NewType("Turn", int)
"""One of several in a row: the first is number 1. Masks for an absent seat count by seat."""

Step = Word | Turn | InPlaceOf


class Op(str):
    """An operation is its name: ``31``, ``31.1/open``, ``31/lift/lock/for4++/own``, ``end``.

    It can be used wherever text is wanted, but text is no ``Op``: what a peer calls an operation
    is looked up, or read by ``parse``.

    ``root`` is the number of an event, or a word; ``number`` which one it is of the openings of
    the event. What can't be a name is a ``ValueError``.
    """

    __slots__ = ("number", "root", "steps")

    root: int | Root
    number: int
    steps: tuple[Step, ...]

    def __new__(cls, root: int | Root, number: int = 0, steps: tuple[Step, ...] = ()) -> "Op":
        check(root, number, steps)
        op = super().__new__(cls, "/".join([head(root, number), *map(str, steps)]))
        op.root, op.number, op.steps = root, number, steps
        return op

    def opening(self, number: int) -> "Op":
        """Cards that several look at are opened once for each: the first opening is number 0."""
        return Op(self.root, number, self.steps) if number else self

    def __truediv__(self, step: Step) -> "Op":
        # Names are made all the time: what is below this one is all that has to be looked at.
        above = sort_of(self.steps[-1]) if self.steps else sort_of_root(self.root)
        if sort_of(step) not in BELOW.get(above, ()):
            raise ValueError(f"no operation is called {self}/{step}")
        op = super().__new__(Op, f"{self}/{step}")
        op.root, op.number, op.steps = self.root, self.number, (*self.steps, step)
        return op

    def in_place_of(self, seat: Seat, attempt: int = 0) -> "Op":
        """What the others do, or are asked for, where ``seat`` owes its part in this operation."""
        return self / InPlaceOf(seat, attempt)

    def again(self) -> "Op":
        """The same in the place of the same seat, all from the beginning."""
        match self.step:
            case InPlaceOf(seat, attempt):
                return self.parent.in_place_of(seat, attempt + 1)
        raise ValueError(f"{self} is not begun again")

    # What a name tells

    @property
    def event(self) -> int | None:
        """The place of its request among the events of the match."""
        return self.root if isinstance(self.root, int) else None

    @property
    def step(self) -> Step | None:
        return self.steps[-1] if self.steps else None

    @property
    def parent(self) -> "Op":
        """The operation that this one is the last step of."""
        return Op(self.root, self.number, self.steps[:-1])

    @property
    def absent(self) -> Seat | None:
        """In whose place it is done, or who is asked once more."""
        return next((step.seat for step in self.steps if isinstance(step, InPlaceOf)), None)

    @property
    def owed_in(self) -> "Op":
        """The operation in which ``absent`` did not do its part."""
        op = self
        while op.absent is not None:
            op = op.parent
        return op

    @classmethod
    def parse(cls, text: str) -> "Op | None":
        """The operation that is called so; None if none can be, whatever a peer has made up.

        There is one way to write each: what is read must be what would be written.
        """
        try:
            op = cls._read(text)
        except ValueError:
            return None
        return op if op == text else None

    @classmethod
    def _read(cls, text: str) -> "Op":
        root, *steps = text.split("/")
        if root in ROOTS:
            return cls(ROOTS[root])
        event, _, number = root.partition(".")
        return cls(int(event), int(number or 0), tuple(map(step_of, steps)))


def head(root: int | Root, number: int) -> str:
    return f"{root}.{number}" if number else f"{root}"


def step_of(text: str) -> Step:
    if text in WORDS:
        return WORDS[text]
    if not text.startswith("for"):
        return Turn(int(text))
    seat, plus, again = text.removeprefix("for").partition("+")
    attempt = int(again) if again.isdecimal() else text.count("+")
    return InPlaceOf(Seat(int(seat)), attempt if plus else 0)


def check(root: int | Root, number: int, steps: tuple[Step, ...]) -> None:
    """``ValueError`` if nothing is called so."""
    above = sort_of_root(root)
    fits = isinstance(root, int) or not number
    for step in steps:
        below = sort_of(step)
        fits &= below in BELOW.get(above, ())
        above = below
    if not fits or not all(0 <= n < LIMIT for n in (root, number) if isinstance(n, int)):
        raise ValueError(f"no operation is called {head(root, number)}, then {steps}")


def sort_of_root(root: int | Root) -> str:
    return "event" if isinstance(root, int) else root


def sort_of(step: Step) -> str:
    match step:
        case InPlaceOf(seat, attempt) if 0 < seat <= MAX_SEATS and 0 <= attempt < LIMIT:
            return "for"
        case int(turn) if 0 < turn <= MAX_SEATS:
            return "turn"
        case str(word) if word in WORDS:
            return word
    raise ValueError(f"no step of an operation is called {step}")


KEY, ACK, END = Op("key"), Op("ack"), Op("end")
