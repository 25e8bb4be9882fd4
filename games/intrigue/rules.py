"""Intrigue: send your advisers to the castles of others, and pay for where they are put.

3 to 5 players; Stefan Dorra's game. Money is in thousands of ducats. R1, R2 and so on are the
rulings where the rulebook is silent: docs/intrigue.md.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar, NamedTuple, TypeVar

from games.intrigue.advisers import SLOTS, SUPPLY, Adviser, Kind
from games.intrigue.advisers import Ask as Ask
from games.intrigue.money import BankBribe, Money, OpenBooks, SealedPurses
from games.intrigue.talks import Matter, Negotiation, Remarks, Step
from games.kit import BadSetup, Choose, Coin, Game, Note, Options, Seat, Source, YesNo, option

T = TypeVar("T")

ROUNDS = 5
PRESENTED = 2  # advisers in a turn


class Placing(NamedTuple):
    """An adviser is put on a slot."""

    owner: Seat
    kind: Kind
    slot: int


class Verdict(StrEnum):
    KEEP = "keep"
    REPLACE = "replace"


class Recall(NamedTuple):
    """Hear somebody again who has not paid."""

    seat: Seat


class Visit(NamedTuple):
    """An adviser is presented at a castle."""

    castle: Seat
    kind: Kind


class Turn(NamedTuple):
    """It is the turn of ``seat``, in this round."""

    seat: Seat
    round: int


class Bribes(StrEnum):
    PUBLIC = "public"  # announced, as the rulebook has it (R25)
    SEALED = "sealed"  # between the two who deal


class Patience(StrEnum):
    """How many offers somebody may make in one negotiation; the rulebook sets no limit."""

    ONE = "1"
    THREE = "3"
    FIVE = "5"
    TEN = "10"


class Bystanders(StrEnum):
    """Those who may not pay (R5): are they asked what they have to say to it?"""

    SILENT = "silent"
    HEARD = "heard"


@dataclass(frozen=True)
class IntrigueOptions(Options):
    bribes: Bribes = option(Bribes.PUBLIC, Source.PRINTED)
    bank: BankBribe = option(BankBribe.AUTOMATIC, Source.PRINTED)
    # so that nobody can tell whether anything was paid
    mustoffer: YesNo = option(YesNo.NO, Source.PRINTED)
    offers: Patience = option(Patience.FIVE, Source.OURS)
    bystanders: Bystanders = option(Bystanders.HEARD, Source.PRINTED)

    @classmethod
    def implied(cls, words: dict[str, str], /) -> dict[str, str]:
        """An empty purse nobody sees must be shown; or nobody may know of any."""
        if words.get("bribes") != Bribes.SEALED:
            return {}
        hides = words.get("mustoffer") == YesNo.YES
        return {"bank": BankBribe.NONE if hides else BankBribe.OPTIONAL}


@dataclass
class Intrigue(Game):
    options: IntrigueOptions = field(default_factory=IntrigueOptions)
    round: int = field(default=1, init=False)
    active: Seat = field(default=Seat(1), init=False)
    castles: dict[Seat, dict[int, Adviser]] = field(init=False)  # by slot
    waiting: dict[Seat, list[Adviser]] = field(init=False)  # before each castle
    supply: dict[Seat, list[Kind]] = field(init=False)
    island: list[Adviser] = field(default_factory=list, init=False)
    money: Money = field(init=False)
    talks: Negotiation | None = field(default=None, init=False)  # the last one of this turn
    remarks: Remarks = field(default_factory=Remarks, init=False)

    key: ClassVar[str] = "intrigue"
    edition: ClassVar[int] = 2
    counts: ClassVar[range] = range(3, 6)
    option_type: ClassVar[type[Options]] = IntrigueOptions

    def __post_init__(self) -> None:
        super().__post_init__()
        refuse_clashes(self.options)
        self.castles = {seat: {} for seat in self.seats}
        self.waiting = {seat: [] for seat in self.seats}
        self.supply = {seat: list(SUPPLY) for seat in self.seats}
        compulsory = self.options.mustoffer is YesNo.YES
        is_sealed = self.options.bribes is Bribes.SEALED
        self.money = SealedPurses(compulsory) if is_sealed else OpenBooks()

    # The game

    async def play(self) -> None:
        await self.set_up()
        order = (self.active, *self.clockwise(self.active))
        for self.round in range(1, ROUNDS + 1):
            for seat in order:
                await self.turn(seat)
        await self.end()

    async def set_up(self) -> None:
        self.active = self.start or self.seats[await Coin(self.players)]  # R2
        await self.money.set_up(self.seats)

    async def turn(self, seat: Seat) -> None:
        self.active, self.talks = seat, None
        await Note(Turn(seat, self.round))
        for phase in (self.collect, self.reception, self.present):
            await phase(seat)

    async def collect(self, seat: Seat) -> None:
        await self.money.earn(seat, self.income(seat))

    def income(self, seat: Seat) -> int:
        """What the residents of ``seat`` bring in; nobody else earns anything (R22)."""
        residents = [resident for castle in self.castles.values() for resident in castle.items()]
        return sum(slot for slot, adviser in residents if adviser.owner == seat)

    async def present(self, seat: Seat) -> None:
        """Two advisers, not fewer (R14), at any castle but one's own; nobody in the last round."""
        others, supply = self.clockwise(seat), self.supply[seat]
        for absent in others[:PRESENTED] if self.round < ROUNDS else ():
            kinds = tuple(dict.fromkeys(supply))
            visits = [Visit(castle, kind) for castle in others for kind in kinds]
            visit = await Choose(seat, visits, Ask.PRESENT, Visit(absent, kinds[0]))
            supply.remove(visit.kind)
            self.waiting[visit.castle].append(Adviser(seat, visit.kind))

    async def end(self) -> None:
        """One more income for everybody; then purses are opened, and a tie is shared (R21)."""
        for seat in self.seats:
            await self.collect(seat)
        fortunes = await self.money.count()
        most = max(fortunes.values())
        self.winners = tuple(seat for seat in self.seats if fortunes[seat] == most)

    # Advisers at the gate

    async def reception(self, host: Seat) -> None:
        """Nobody waits at the castle afterwards: those not received go to the island."""
        kinds = [kind for kind in Kind if self.guests(host, kind)]
        contested = [kind for kind in kinds if len(self.guests(host, kind)) > 1]
        free = [k for k in kinds if k not in contested and not self.slot_of(host, k)]
        if free:
            await self.receive(host, [guest for k in free for guest in self.guests(host, k)])
        while contested:
            kind = await self.next_conflict(host, tuple(contested))
            contested.remove(kind)
            await self.external_conflict(host, kind)
        for slot in SLOTS:
            await self.internal_conflict(host, slot)

    def guests(self, host: Seat, kind: Kind) -> list[Adviser]:
        """All of this kind who wait at the castle, by their owners clockwise."""
        waiting, order = self.waiting[host], self.clockwise(host)
        return sorted((a for a in waiting if a.kind is kind), key=lambda a: order.index(a.owner))

    def slot_of(self, host: Seat, kind: Kind) -> int | None:
        """Where the resident of this kind sits, if there is one: there can't be two."""
        castle = self.castles[host]
        return next((slot for slot in SLOTS if slot in castle and castle[slot].kind is kind), None)

    def free_slots(self, host: Seat) -> list[int]:
        return [slot for slot in SLOTS if slot not in self.castles[host]]

    async def receive(self, host: Seat, guests: Sequence[Adviser]) -> None:
        """Step I: whoever is alone with its profession must be given a slot."""
        order = self.clockwise(host)
        guests = sorted(guests, key=lambda guest: order.index(guest.owner))
        talks = await self.negotiate(Matter(Step.FREE, host, tuple(guests)))
        for guest in guests:
            placing = await self.decide(talks, self.placings(host, [guest]), Ask.PLACE)
            self.place(host, guest, placing.slot)

    def placings(self, host: Seat, guests: Sequence[Adviser]) -> list[Placing]:
        return [Placing(*guest, slot) for guest in guests for slot in self.free_slots(host)]

    async def next_conflict(self, host: Seat, contested: Sequence[Kind]) -> Kind:
        """One at a time, after seeing what became of the last (R20)."""
        first = contested[0]
        return first if len(contested) == 1 else await Choose(host, contested, Ask.KIND, first)

    async def external_conflict(self, host: Seat, kind: Kind) -> None:
        """Step II: one of the rivals is chosen; against a resident it must still prevail (R9)."""
        rivals = self.guests(host, kind)
        talks = await self.negotiate(Matter(Step.EXTERNAL, host, tuple(rivals)))
        each = list(dict.fromkeys(rivals))
        if self.slot_of(host, kind):
            winner = await self.decide(talks, each, Ask.WINNER)
        else:
            owner, _, slot = await self.decide(talks, self.placings(host, each), Ask.WINNER)
            winner = Adviser(owner, kind)
            self.place(host, winner, slot)
        rivals.remove(winner)
        for loser in rivals:  # at once (R10)
            self.exile(host, loser)

    async def internal_conflict(self, host: Seat, slot: int) -> None:
        """Step III: a newcomer can only take the very slot of the resident it replaces."""
        resident = self.castles[host].get(slot)
        guests = self.guests(host, resident.kind) if resident else []
        if not resident or not guests:
            return
        (newcomer,) = guests
        talks = await self.negotiate(Matter(Step.INTERNAL, host, (newcomer, resident), slot))
        if await self.decide(talks, tuple(Verdict), Ask.VERDICT) is Verdict.KEEP:
            self.exile(host, newcomer)
        else:
            self.place(host, newcomer, slot)
            self.island.append(resident)

    def place(self, host: Seat, guest: Adviser, slot: int) -> None:
        self.waiting[host].remove(guest)
        self.castles[host][slot] = guest

    def exile(self, host: Seat, guest: Adviser) -> None:
        """For the rest of the game."""
        self.waiting[host].remove(guest)
        self.island.append(guest)

    # Talks

    @property
    def matter(self) -> object:
        return self.talks.matter if self.talks and not self.talks.over else None

    async def negotiate(self, matter: Matter) -> Negotiation:
        """Hear the owners clockwise, of newcomers and residents alike (R6), each once (R12)."""
        others, options = self.clockwise(matter.host), self.options
        order = tuple(seat for seat in others if seat in matter.owners)
        heard = others if options.bystanders is Bystanders.HEARD else ()
        self.talks = talks = Negotiation(
            matter,
            order,
            int(options.offers),
            self.money,
            self.remarks,
            options.mustoffer is YesNo.YES,
            options.bank,
            tuple(seat for seat in heard if seat not in order),
        )
        await talks.hear_all()
        return talks

    async def decide(self, talks: Negotiation, among: Sequence[T], ask: Ask) -> T:
        """Whatever was paid, the host is free; the first of ``among`` if it is absent.

        With that, the negotiation is over; before, anybody who has not paid may be heard again.
        """
        while True:
            again = [Recall(seat) for seat in talks.recallable]
            options: tuple[T | Recall, ...] = (*among, *again)
            choice = await Choose(talks.host, options, ask, among[0])
            if not isinstance(choice, Recall):
                talks.over = True
                return choice
            await talks.hear(choice.seat)


def refuse_clashes(options: IntrigueOptions) -> None:
    sealed = options.bribes is Bribes.SEALED
    if sealed and options.bank is BankBribe.AUTOMATIC:
        raise BadSetup("bank=automatic would show who is broke, and so it needs bribes=public")
    if not sealed and options.mustoffer is YesNo.YES:
        raise BadSetup("mustoffer=yes hides nothing where bribes are announced; see bribes=sealed")
    if options.mustoffer is YesNo.YES and options.bank is not BankBribe.NONE:
        raise BadSetup("mustoffer=yes hides who is broke, and so it needs bank=none")
