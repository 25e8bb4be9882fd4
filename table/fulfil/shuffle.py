"""A pile is mixed by enough seats in turn: behind play, or ahead of need while somebody thinks.

Whoever can prove a claim shows a card that everybody can name already, so the pile which that card
goes into can be mixed at once. If the rules then ask for just this shuffle, most of it is done;
if not, it is dropped, and what came out of it is never a card. Nobody can be asked for a share
on it before (R2), for only what the rules ask for gives a pile its handles.

M1: a pile that one seat alone has mixed lies as that seat wants it. So turns are not skipped: one
that its seat does not take is the next one's, until as many different seats have mixed the pile as
could stand in for one that did not. Among so many there is an honest one; and only all of
them together could adapt old shares of the others, whose keys they could use as well.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

from crypto.elgamal import Ciphertext
from games.kit import AnyCard, Prove, Seat
from table.fulfil import mix
from table.fulfil.arrange import lifted
from table.fulfil.cards import Joint, Open, Owned
from table.fulfil.desk import Desk
from table.log.op import Op, Turn
from table.rounds.round import Round, Task, Until, Utterance
from table.rounds.scheduler import Scheduler


@dataclass
class Ahead:
    """The shuffle that a claim calls for if it is proved, with the pile before and after it."""

    before: list[Ciphertext] = field(default_factory=list)
    after: list[Ciphertext] = field(default_factory=list)
    task: Task = field(init=False)

    @classmethod
    def begin(cls, rounds: Scheduler, desk: Desk, op: Op, claim: Prove[Any]) -> "Ahead":
        ahead = cls()
        ahead.task = rounds.start(ahead._mix(desk, op, claim))
        return ahead

    async def _mix(self, desk: Desk, op: Op, claim: Prove[Any]) -> None:
        await desk.ready(claim.into)
        # Peers come here at different times, when some cards may have moved on: as they were
        # laid down they are the same for all.
        laid = [desk.cards.as_laid(card) for card in claim.into]
        if any(isinstance(state, Owned) for state in laid):
            return  # its owner would have to lift it first
        self.before = [desk.cards.joint(state).e for state in (*laid, Open(claim.face))]
        self.after = await Mixing(desk, op, "ahead", self.before).mixed()

    def drop(self) -> None:
        """Nobody goes on with it. A seat that has not heard so yet may, and breaks no rule."""
        self.task.wanted = False


async def shuffle(
    desk: Desk, op: Op, cards: Sequence[AnyCard], new: Sequence[AnyCard], ahead: Ahead | None
) -> None:
    """Mix the pile behind play; an operation that needs a card waits for it.

    No old share is of use on what comes out: whoever mixed it covers its own, and all who did could
    as well use the keys of the others.
    """
    await desk.ready(cards)
    before = [joint.e for joint in await lifted(desk, op, cards)]
    if ahead is not None and ahead.before == before:
        await Until((ahead.task,))
        after = ahead.after
    else:
        if ahead is not None:
            ahead.drop()
        after = await Mixing(desk, op, "shuffle", before).mixed()
    for card, e in zip(new, after, strict=True):
        desk.cards[card] = Joint(e)


TakeTurn = Callable[[Op, Seat], Awaitable[bool]]
"""Ask a seat to mix the pile now. Did it? Not if it is gone."""


class Turns:
    """The turns of one pile, for the operation ``op`` of an event; ``enough`` seats must mix it."""

    def __init__(self, op: Op, seats: Sequence[Seat], enough: int) -> None:
        self.op, self.enough = op, enough
        first = (op.event or 0) % len(seats)
        self.order = (*seats[first:], *seats[:first])
        self.mixers: list[Seat] = []
        self.passed: set[Seat] = set()  # they were gone when it was their turn

    def expected(self) -> list[Seat]:
        """Who will mix the pile if nobody leaves."""
        waiting = [s for s in self.order if s not in self.mixers and s not in self.passed]
        return waiting[: self.enough - len(self.mixers)]

    async def take(self, turn: TakeTurn) -> None:
        """All of them, one after the other."""
        for number in range(1, self.enough + 1):
            for seat in self._candidates():
                if await turn(self.op / Turn(number), seat):
                    self.mixers.append(seat)
                    break
                self.passed.add(seat)

    def _candidates(self) -> Iterator[Seat]:
        """Who has not mixed the pile, again and again: one of them is there, or comes back."""
        return cycle([seat for seat in self.order if seat not in self.mixers])


class Mixing:
    """One ``pile`` on its way around the table."""

    def __init__(self, desk: Desk, op: Op, kind: str, pile: list[Ciphertext]) -> None:
        self.desk, self.kind, self.pile = desk, kind, pile
        self.turns = Turns(op, desk.seats, desk.mixers)
        self._prepares = False

    async def mixed(self) -> list[Ciphertext]:
        """The pile as the last seat left it."""
        await self.turns.take(self.turn)
        return self.pile

    def _look_ahead(self) -> None:
        """If our own turn will come, or comes now that others are gone, it can be prepared."""
        if not self._prepares and any(map(self.desk.is_home, self.turns.expected())):
            self._prepares = True
            self.desk.expect_turn(self.desk.X, len(self.pile))

    async def turn(self, op: Op, seat: Seat) -> bool:
        self._look_ahead()
        desk, before, ctx = self.desk, self.pile, self.desk.ctx(op, seat, self.kind)

        def say() -> Utterance:
            return Utterance(mix.mix(desk, before, desk.X, ctx)[0])

        def check(_: Seat, payload: bytes) -> list[Ciphertext] | None:
            return mix.check_mixed(desk, seat, before, desk.X, ctx, payload)

        absent: dict[Seat, list[Ciphertext] | None] = {seat: None}  # G5
        mixed = (await Round(op, self.kind, (seat,), say, check, absent=absent))[seat]
        self.pile = before if mixed is None else mixed
        return mixed is not None
