"""The purses of a mental table: balances under their owners' keys, for everybody to reckon with."""

from dataclasses import dataclass, field, replace

from crypto.elgamal import Ciphertext
from crypto.group import Point
from crypto.keys import KeyPair
from crypto.money import balance
from crypto.money.payment import Payment, Purse, settled
from games.kit import Seat
from table.money.purses import Till


@dataclass
class Accounts(Till[Purse, Payment]):
    """What is in a purse only its owner can read; that nothing is lost or made, all can see."""

    keys: dict[Seat, Point] = field(default_factory=dict)

    def endowed(self, seat: Seat, units: int) -> Purse:
        X = self.keys[seat]
        return Purse(X, balance.endowment(units, X))

    def credited(self, purse: Purse, units: int) -> Purse:
        return replace(purse, balance=balance.credited(purse.balance, units))

    def paid(self, payer: Purse, payee: Purse, amount: Payment) -> tuple[Purse, Purse]:
        spent, gained = settled(payer, payee, amount)
        return replace(payer, balance=spent), replace(payee, balance=gained)

    def read(self, owner: KeyPair, amount: Ciphertext) -> int:
        """An amount under the key of ``owner``."""
        return balance.read(owner, amount, self.bits)
