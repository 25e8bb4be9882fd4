"""A negotiation of Intrigue: those who may pay speak in turn, the host listens, answers, cashes in.

Nothing said here binds anybody; only money that is accepted changes hands, at once and for good.
R1, R2 and so on are the rulings in docs/intrigue.md.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from games.intrigue.advisers import SLOTS, Adviser, Ask
from games.intrigue.money import ALL_MONEY, BankBribe, Money
from games.kit import Choose, Note, Seat, Speak


class Step(StrEnum):
    """What a host deals with, in this order."""

    FREE = "free"  # all whom nobody contests
    EXTERNAL = "external"  # rivals before the gate
    INTERNAL = "internal"  # a newcomer against a resident


class Matter(NamedTuple):
    """What a negotiation is about; in an internal conflict the resident comes last."""

    step: Step
    host: Seat
    advisers: tuple[Adviser, ...]
    slot: int | None = None  # that of the resident

    @property
    def owners(self) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(adviser.owner for adviser in self.advisers))


class Word(StrEnum):
    """What can be said in a negotiation."""

    DONE = "done"  # nothing more
    OFFER = "offer"
    AGREE = "agree"  # to pay what the host demands
    BANK = "bank"  # let the bank pay, having nothing
    WISH = "wish"  # for a slot
    PROMISE = "promise"  # a slot, to the other
    TALK = "talk"  # in words of one's own
    KEPT = "kept"  # is the word that was given
    BROKEN = "broken"
    ACCEPT = "accept"
    REFUSE = "refuse"
    DEMAND = "demand"  # another amount


VERDICTS = (Word.KEPT, Word.BROKEN)
NON_BINDING = (Word.WISH, Word.PROMISE, Word.TALK, *VERDICTS)


class Say(NamedTuple):
    """A word, and the amount, the slot or the number of the remark that it is about."""

    word: Word
    number: int | None = None

    def __str__(self) -> str:
        return f"{self.word} {self.number}" if self.number else str(self.word)


@dataclass
class Remarks:
    """What was said in words of one's own, until the other calls it kept or broken (R16)."""

    made: int = 0
    open: dict[int, tuple[Seat, Seat]] = field(default_factory=dict)  # author and other

    def add(self, author: Seat, other: Seat) -> None:
        self.made += 1
        self.open[self.made] = author, other

    def last(self, author: Seat, other: Seat) -> int | None:
        return max([n for n, pair in self.open.items() if pair == (author, other)], default=None)


@dataclass
class Negotiation:
    """One ``matter``, discussed with the host by those in ``order``.

    Everybody has ``patience`` tries, an offer or a pass each, and as many words beside them: so
    it always comes to an end. Whoever has paid is not heard again (R3).

    Where all ``must_offer``, everybody pays exactly once, perhaps 0: what the host accepted, or
    what they left when they said no more. No answer to a demand shows whether it was met, and
    no purse is shown, so nobody else can tell whether anything was paid.
    """

    matter: Matter
    order: tuple[Seat, ...]
    patience: int
    money: Money = field(repr=False)
    remarks: Remarks = field(repr=False)
    must_offer: bool = False
    bank: BankBribe = BankBribe.NONE
    bystanders: tuple[Seat, ...] = ()  # who may say something, but not pay (R5)
    tries: dict[Seat, int] = field(init=False)
    words: dict[Seat, int] = field(init=False)
    paid: list[Seat] = field(default_factory=list, init=False)
    demand: int | None = field(default=None, init=False)  # of the host, from whoever speaks
    over: bool = field(default=False, init=False)  # the host has made up its mind
    heard: Seat | None = field(default=None, init=False)  # the last who spoke to the host

    def __post_init__(self) -> None:
        self.tries = dict.fromkeys(self.order, 0)
        self.words = dict.fromkeys((*self.order, self.host), 0)

    @property
    def host(self) -> Seat:
        return self.matter.host

    @property
    def recallable(self) -> list[Seat]:
        """Who may be heard again: nobody who has paid, and nobody for ever."""
        unpaid = [] if self.over else [seat for seat in self.order if seat not in self.paid]
        return [seat for seat in unpaid if self.tries[seat] < self.patience]

    async def hear_all(self) -> None:
        await Note(self.matter)
        for seat in self.bystanders:
            await Speak(seat, Ask.TALK)
        for seat in self.order:
            await self.hear(seat)

    async def hear(self, seat: Seat) -> None:
        """Until ``seat`` has paid, or has said its last word."""
        self.demand, self.heard = None, seat
        if self.bank is BankBribe.AUTOMATIC and 0 in self.money.may_hold(seat):
            await self.let_bank_pay(seat)
        while (said := await self.speech(seat)).word is not Word.DONE:
            if said.word in NON_BINDING:
                await self.talk(seat, said)
            elif await self.is_paid(seat, said.word):
                return
        self.tries[seat] += 1
        if self.must_offer:
            await self.leave_something(seat)

    async def speech(self, seat: Seat) -> Say:
        words = self.speeches(seat)
        said: Say = await Choose(seat, words, Ask.SPEAK, words[0])
        return said

    def speeches(self, seat: Seat) -> tuple[Say, ...]:
        """All ``seat`` may say now; first what it says if it is absent."""
        return (Say(Word.DONE), *self.bargains(seat), *self.non_binding(seat))

    def bargains(self, seat: Seat) -> list[Say]:
        if seat in self.paid:
            return []
        purse, may_try = self.money.may_hold(seat), self.tries[seat] < self.patience
        said = []
        if self.demand and self.demand <= purse[-1] and not self.must_offer:
            said.append(Say(Word.AGREE, self.demand))
        if may_try and purse[-1]:
            said.append(Say(Word.OFFER))
        if may_try and 0 in purse and self.bank is BankBribe.OPTIONAL:
            said.append(Say(Word.BANK))
        return said

    def non_binding(self, seat: Seat) -> list[Say]:
        """What costs nothing (R16); in a conflict about one slot there is nothing to wish."""
        if self.words[seat] >= self.patience:
            return []
        wishes = seat != self.host and self.matter.step is not Step.INTERNAL
        words = (Word.WISH, Word.PROMISE) if wishes else (Word.PROMISE,)
        said = [Say(Word.TALK), *[Say(word, slot) for word in words for slot in SLOTS]]
        remark = self.remarks.last(self.other(seat), seat)
        return [*said, *[Say(word, remark) for word in VERDICTS]] if remark else said

    def other(self, seat: Seat) -> Seat:
        """To whom ``seat`` speaks."""
        return self.heard or seat if seat == self.host else self.host

    async def talk(self, seat: Seat, said: Say) -> None:
        self.words[seat] += 1
        if said.word is Word.TALK and await Speak(seat, Ask.TALK):
            self.remarks.add(seat, self.other(seat))
        if said.word in VERDICTS and said.number:
            del self.remarks.open[said.number]

    async def is_paid(self, seat: Seat, word: Word) -> bool:
        """Does it come to a payment? If not, ``seat`` may go on."""
        demand, self.demand = self.demand, None
        if word is Word.AGREE and demand:
            paid = await self.money.agree(seat, self.host, demand)
        else:
            self.tries[seat] += 1
            paid = await (self.begs(seat) if word is Word.BANK else self.offers(seat))
        self.paid += [seat] if paid else []
        return paid

    async def offers(self, seat: Seat) -> bool:
        if not await self.money.offer(seat, self.host):
            return False
        accepted = await self.is_accepted(Word.ACCEPT, Word.REFUSE, Word.DEMAND)
        await self.money.settle(accepted)
        return accepted

    async def leave_something(self, seat: Seat) -> None:
        """A last sum, perhaps 0; to refuse it would tell everybody that it came to nothing."""
        if await self.money.offer(seat, self.host):
            await self.money.settle(accepted=True)
            self.paid.append(seat)

    async def begs(self, seat: Seat) -> bool:
        if not await self.money.proves_to_be_broke(seat):
            return False
        accepted = await self.is_accepted(Word.ACCEPT, Word.REFUSE)
        if accepted:
            await self.money.bank_bribe(seat, self.host)
        return accepted

    async def let_bank_pay(self, seat: Seat) -> None:
        self.paid.append(seat)
        await self.money.bank_bribe(seat, self.host)

    async def is_accepted(self, *answers: Word) -> bool:
        """The host may refuse (R4), or name a sum, even one that ``seat`` does not have (R26)."""
        while True:
            words = (*map(Say, answers), *self.non_binding(self.host))
            said = await Choose(self.host, words, Ask.ANSWER, Say(Word.REFUSE))
            if said.word not in NON_BINDING:
                break
            await self.talk(self.host, said)
        if said.word is Word.DEMAND:
            self.demand = await Choose(self.host, range(1, ALL_MONEY + 1), Ask.DEMAND, 1)
        return said.word is Word.ACCEPT
