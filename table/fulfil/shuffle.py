"""Everybody mixes a pile in turn: behind play, or ahead of need while somebody still thinks.

Whoever can prove a claim shows a card that everybody can name already, so the pile which that card
goes into can be mixed at once. If the rules then ask for just this shuffle, most of it is done;
if not, it is dropped, and what came out of it is never a card. Nobody can be asked for a share
on it before (R2), for only what the rules ask for gives a pile its handles.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from crypto.elgamal import Ciphertext
from games.kit import NOBODY, AnyCard, Prove, Seat
from table.fulfil import mix
from table.fulfil.arrange import lifted
from table.fulfil.cards import Joint, Open, Owned
from table.fulfil.desk import Desk
from table.log.op import Op
from table.rounds.round import Round, Task, Until, Utterance
from table.rounds.scheduler import Scheduler


@dataclass
class Ahead:
    """The shuffle that a claim calls for if it is proved, with the pile before and after it."""

    before: list[Ciphertext] = field(default_factory=list)
    after: list[Ciphertext] = field(default_factory=list)
    absent: set[Seat] = field(default_factory=set)  # who did not mix
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
        self.after = await everybody_mixes(desk, op, "ahead", self.before, self.absent)

    def drop(self) -> None:
        """Nobody goes on with it. A seat that has not heard so yet may, and breaks no rule."""
        self.task.wanted = False


async def shuffle(
    desk: Desk, op: Op, cards: Sequence[AnyCard], new: Sequence[AnyCard], ahead: Ahead | None
) -> None:
    """Mix the pile behind play; an operation that needs a card waits for it."""
    await desk.ready(cards)
    piled, absent = await lifted(desk, op, cards), set[Seat]()
    before = [joint.e for joint in piled]
    if ahead is not None and ahead.before == before:
        await Until((ahead.task,))
        after, absent = ahead.after, ahead.absent
    else:
        if ahead is not None:
            ahead.drop()
        after = await everybody_mixes(desk, op, "shuffle", before, absent)
    # Whoever mixes a pile covers its own old shares on it. Those of a seat that was gone could be
    # adapted by all who mixed together: if they are a quorum, they could as well use its key.
    enough = len(desk.seats) - len(absent) >= desk.quorum
    exposed = NOBODY if enough else NOBODY.union(*(joint.exposed for joint in piled)) & absent
    for card, e in zip(new, after, strict=True):
        desk.cards[card] = Joint(e, exposed)


async def everybody_mixes(
    desk: Desk, op: Op, kind: str, pile: list[Ciphertext], absent: set[Seat]
) -> list[Ciphertext]:
    """The pile as the last one left it; whose turn was skipped is noted as ``absent``."""
    desk.expect_turn(desk.X, len(pile))
    for seat in desk.seats:
        mixed = await turn(desk, op / seat, kind, seat, pile)
        if mixed is None:
            absent.add(seat)
        else:
            pile = mixed
    return pile


async def turn(
    desk: Desk, op: Op, kind: str, seat: Seat, before: list[Ciphertext]
) -> list[Ciphertext] | None:
    ctx = desk.ctx(op, seat, kind)

    def say() -> Utterance:
        return Utterance(mix.mix(desk, before, desk.X, ctx)[0])

    def check(_: Seat, payload: bytes) -> list[Ciphertext] | None:
        return mix.check_mixed(desk, seat, before, desk.X, ctx, payload)

    skipped: dict[Seat, list[Ciphertext] | None] = {seat: None}  # G5
    return (await Round(op, kind, (seat,), say, check, absent=skipped))[seat]
