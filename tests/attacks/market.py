"""A market with a cheat in it: every trick is named, and the evidence convicts its author.

What a payer can prove and what not is tried in test_payments.py; here the same is tried against
a table that keeps the balances, knows who was asked for what, and forgets no payment.
"""

from collections.abc import Callable, Sequence
from typing import Any

from crypto.encoding import u16
from crypto.keys import KeyPair
from crypto.money import balance
from crypto.money.payment import Payment, Purse
from games.kit import Offer, OpenPurses, ProveEmpty, Purses, Seat, Settle, Speak
from table.log.message import Message
from table.participant import Player
from tests.attacks.digits import Digits, forged_payment
from tests.mental.cheating import Watchful, all_convict, play, signed
from tests.mental.hub import Bend, Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.table.told import ANN, BOB, CAT, Ask, Told

BITS = 4
CHEAT = BOB
# The operations, called after their place among the events.
FIRST, SECOND, AGREED, SPEECH, EMPTY, COUNT = "1", "3", "5", "7", "8", "9"


async def market() -> object:
    """Bob pays Ann three times, the last time what she asks for; then all is counted."""
    await Purses({ANN: 5, BOB: 5, CAT: 4}, BITS)
    for exactly in (None, None, 2):
        assert await Offer(BOB, ANN, Ask.ANY, exactly)
        await Settle(BOB, ANN, paid=True)
    await Speak(BOB, Ask.ANY)
    await ProveEmpty(BOB, Ask.ANY)
    return await OpenPurses((ANN, BOB, CAT))


class Scripted(Hub):
    """Bob pays 2, 1 and 2, and shows that he has nothing left."""

    script: Sequence[object] = (2, 1, 2, "", True)

    def decide(self, player: Player[Any], options: Sequence[Any]) -> Any:
        choice = self.script[(FIRST, SECOND, AGREED, SPEECH, EMPTY).index(player.table.asked)]
        assert choice in options
        return choice


def party(seed: int) -> Party:
    with luck(seed):
        found = Party.of(terms_of("told", 3), lambda _: Told(3, rules=market))
    found.table = Watchful
    return found


Trick = Callable[[Player[Any]], bytes]


def instead(op: str, trick: Trick) -> Bend:
    """The cheat says something else in ``op``, and then nothing more."""
    said = False

    def bend(cheat: Player[Any], message: Message) -> Sent | None:
        nonlocal said
        if said:
            return ()
        if message.saying.op != op:
            return None
        said = True
        return [signed(cheat, message, payload=trick(cheat))]

    return bend


def caught(op: str, trick: Trick, seed: int = 3) -> str:
    """What all honest peers hold against the cheat, and what its evidence shows to anyone."""
    hub = play(party(seed), seed, CHEAT, instead(op, trick), Scripted)
    return str(all_convict(hub, CHEAT))


# What a cheat has at hand


def purse(cheat: Player[Any], seat: Seat) -> Purse:
    return cheat.table.desk.accounts.purses[seat]


def owned(cheat: Player[Any]) -> int:
    return cheat.table.desk.accounts.read(cheat.table.desk.mine.key, purse(cheat, CHEAT).balance)


def key(cheat: Player[Any]) -> KeyPair:
    return cheat.table.desk.mine.key


def pay_context(cheat: Player[Any], op: str, label: str = "pay") -> bytes:
    return cheat.table.desk.ctx(op, CHEAT, label)


def paying(amount: int, r: int = 77, to: Seat = ANN, op: str = FIRST) -> Trick:
    """An offer of any amount, with the digits that come closest to it."""

    def trick(cheat: Player[Any]) -> bytes:
        spelled, left = (Digits.spelling(n, BITS) for n in (amount, owned(cheat) - amount))
        X_R, ctx = purse(cheat, to).X, pay_context(cheat, op)
        return forged_payment(key(cheat), purse(cheat, CHEAT), X_R, spelled, left, r, ctx).encode()

    return trick


def agreeing(amount: int, opened: int | None, op: str = AGREED) -> Trick:
    """A payment of ``amount`` for the two that Ann demanded, said to be ``opened``."""

    def trick(cheat: Player[Any]) -> bytes:
        made = paying(amount, op=op)(cheat)
        if opened is None:
            return made
        c, ctx = Payment.decode(made, BITS).to_payer, pay_context(cheat, op, "exactly")
        return made + balance.prove_balance(key(cheat), c, opened, ctx)

    return trick


def empty_proof(units: int, label: str = "empty", op: str = EMPTY) -> Trick:
    def trick(cheat: Player[Any]) -> bytes:
        mine, ctx = purse(cheat, CHEAT).balance, pay_context(cheat, op, label)
        return balance.prove_balance(key(cheat), mine, units, ctx)

    return trick


class Thrifty(Scripted):
    """Bob pays nothing but what he agreed to, and has 3 left."""

    script = (0, 0, 2, "", False)


def counting(units: int, proved: int) -> Trick:
    def trick(cheat: Player[Any]) -> bytes:
        return u16(units) + empty_proof(proved, "purse", COUNT)(cheat)

    return trick
