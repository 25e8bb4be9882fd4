"""Operations with money that only its owner can count."""

from collections.abc import Sequence

from crypto.encoding import u16
from crypto.keys import PROOF_SIZE
from crypto.money import balance, payment
from crypto.money.payment import Payment
from crypto.reader import Reader
from games.kit import Income, Offer, OpenPurses, ProveEmpty, Purses, Seat, Settle
from table.fulfil.desk import Desk
from table.fulfil.outcome import Outcome
from table.knowledge.learned import Offered
from table.log.op import Op
from table.money.purses import Standing
from table.private import Offering
from table.rounds.round import Round, Utterance

NOTHING = b""  # no offer, no proof: the purse stays closed
UNITS_SIZE = 2


async def fulfil(
    desk: Desk, op: Op, request: Purses | Income | Settle | Offer | ProveEmpty | OpenPurses
) -> Outcome:
    match request:
        case Purses() | Income() | Settle():
            desk.accounts.move(request)
            return Outcome(None)
        case Offer():
            return await Bargain(desk, op, request).offer()
        case ProveEmpty():
            return Outcome(await prove_empty(desk, op, request))
        case OpenPurses(seats):
            return Outcome(await open_purses(desk, op, seats))


class Bargain:
    """One seat's offer to another, as everybody sees it.

    Nothing is kept for a crash: both parties read the amount from the offer itself, by their keys.
    """

    def __init__(self, desk: Desk, op: Op, request: Offer) -> None:
        self.desk, self.op, self.request = desk, op, request
        purses = desk.accounts.purses
        self.payer, self.payee = purses[request.payer], purses[request.payee]

    async def offer(self) -> Outcome:
        payer = self.request.payer
        none: dict[Seat, Payment | None] = {payer: None}  # G1
        asked = Round(self.op, "offer", (payer,), self.say, self.check, decision=True, preset=none)
        answer = await asked
        if (offered := answer[payer]) is None:
            return Outcome(False)
        standing = Standing(payer, self.request.payee, offered)
        self.desk.accounts.stand(standing)
        self.desk.private.offers.append(Offering(self.op, standing))
        return Outcome(True, self.amount(offered))

    def ctx(self, label: str) -> bytes:
        return self.desk.ctx(self.op, self.request.payer, label)

    def say(self) -> Utterance:
        me, bits = self.desk.mine, self.bits
        amount, key = me.chosen(self.op, self.request), me.key
        if amount is None:
            return Utterance(NOTHING)
        before = self.payer.balance
        owned = self.desk.accounts.read(key, before)
        made = payment.pay(key, before, owned, self.payee.X, amount, bits, self.ctx("pay"))
        if self.request.exactly is None:
            return Utterance(made.encode())
        opened = balance.prove_balance(key, made.to_payer, amount, self.ctx("exactly"))
        return Utterance(made.encode() + opened)

    def check(self, seat: Seat, payload: bytes) -> Payment | None:
        if payload == NOTHING and not self.request.compulsory:
            return None
        reader = Reader(payload, self.size)
        made = Payment.decode(reader.take(Payment.size(self.bits)), self.bits)
        payment.verify(self.payer, self.payee, made, self.bits, self.ctx("pay"))
        if (wanted := self.request.exactly) is not None:
            proof, ctx = reader.rest(), self.ctx("exactly")
            balance.verify_balance(self.desk.keys[seat], made.to_payer, wanted, proof, ctx)
        return made

    @property
    def bits(self) -> int:
        return self.desk.accounts.bits

    @property
    def size(self) -> int:
        return Payment.size(self.bits) + PROOF_SIZE * (self.request.exactly is not None)

    def amount(self, made: Payment) -> Offered | None:
        """The amount, if we are the one who pays or is paid."""
        home = self.desk.home
        if home is None or home.seat not in (self.request.payer, self.request.payee):
            return None
        mine = made.to_payer if home.seat == self.request.payer else made.to_recipient
        return Offered(self.desk.accounts.read(home.key, mine))


async def prove_empty(desk: Desk, op: Op, request: ProveEmpty) -> bool:
    """Nothing is in the purse, and everybody sees it; or it stays closed."""
    seat = request.seat
    closed = desk.accounts.purses[seat].balance
    ctx = desk.ctx(op, seat, "empty")

    def say() -> Utterance:
        shown = desk.mine.chosen(op, request)
        return Utterance(balance.prove_balance(desk.mine.key, closed, 0, ctx) if shown else NOTHING)

    def check(_: Seat, payload: bytes) -> bool:
        if payload == NOTHING:
            return False
        balance.verify_balance(desk.keys[seat], closed, 0, payload, ctx)
        return True

    not_shown = {seat: False}  # G1
    return (await Round(op, "empty", (seat,), say, check, True, preset=not_shown))[seat]


async def open_purses(desk: Desk, op: Op, seats: Sequence[Seat]) -> dict[Seat, int]:
    """Everybody says what is in their purse, and shows that their key opens it to that.

    The purse of a seat that is gone stays closed, and counts as empty.
    """
    closed = {seat: desk.accounts.purses[seat].balance for seat in seats}

    def say() -> Utterance:
        me = desk.mine
        units = desk.accounts.read(me.key, closed[me.seat])
        ctx = desk.ctx(op, me.seat, "purse")
        return Utterance(u16(units) + balance.prove_balance(me.key, closed[me.seat], units, ctx))

    def check(seat: Seat, payload: bytes) -> int:
        reader = Reader(payload, UNITS_SIZE + PROOF_SIZE)
        units = int.from_bytes(reader.take(UNITS_SIZE), "big")
        ctx = desk.ctx(op, seat, "purse")
        balance.verify_balance(desk.keys[seat], closed[seat], units, reader.rest(), ctx)
        return units

    left_closed = dict.fromkeys(seats, 0)  # G9
    return await Round(op, "purse", tuple(seats), say, check, absent=left_closed)
