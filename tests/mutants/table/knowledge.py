"""Bugs in the money on the table, and in what one seat knows of it and of the cards."""

from tests.mutants.mutant import Mutant

PURSES = ("tests/table/money/test_purses.py",)
MONEY = (
    "tests/table/money/test_purses.py",
    "tests/table/knowledge/test_money.py",
)
LATER = (
    "tests/players/test_memory.py",
    "tests/players/test_imagine.py",
)

KNOWLEDGE = (
    # Purses
    Mutant(
        "purses: two offers at once",
        "table/money/purses.py",
        "if self.standing is not None:  # both",
        "if self.standing == ():  # both",
        PURSES,
    ),
    Mutant(
        "purses: an offer to oneself",
        "table/money/purses.py",
        "if offer.payer == offer.payee or not",
        "if not",
        PURSES,
    ),
    Mutant(
        "purses: an offer to nobody",
        "table/money/purses.py",
        "or not {offer.payer, offer.payee} <= self.purses.keys():",
        "or not self.purses:",
        PURSES,
    ),
    Mutant(
        "purses: handed out twice",
        "table/money/purses.py",
        """        if self.purses:
""",
        """        if self.purses is None:
""",
        PURSES,
    ),
    Mutant(
        "purses: of any number of bits",
        "table/money/purses.py",
        "if not 0 < request.bits <= MOST_BITS:",
        "if not 0 < request.bits:",
        PURSES,
    ),
    Mutant(
        "purses: an offer is settled that does not stand",
        "table/money/purses.py",
        "if self.standing is None or self.standing[:2] != (request.payer, request.payee):",
        "if self.standing is None:",
        PURSES,
    ),
    Mutant(
        "purses: what was refused is paid",
        "table/money/purses.py",
        """        if request.paid:
""",
        """        if request:
""",
        PURSES,
    ),
    Mutant(
        "purses: a settled offer stands",
        "table/money/purses.py",
        """            self.purses[payer], self.purses[payee] = purses
        self.standing = None
""",
        """            self.purses[payer], self.purses[payee] = purses
""",
        PURSES,
    ),
    Mutant(
        "purses: more money than can be proved",
        "table/money/purses.py",
        "self.total + sum(amounts) >= 1 << self.bits:",
        "sum(amounts) < 0:",
        PURSES,
    ),
    Mutant(
        "purses: debts to the bank",
        "table/money/purses.py",
        "if min(amounts, default=0) < 0 or",
        "if",
        PURSES,
    ),
    Mutant(
        "purses: the total stays as it was",
        "table/money/purses.py",
        """        self.total += sum(amounts)
""",
        "",
        PURSES,
    ),
    Mutant(
        "purses: money is made by paying",
        "table/money/purses.py",
        "return payer - amount, payee + amount",
        "return payer, payee + amount",
        PURSES,
    ),
    Mutant(
        "purses: a copy shares its purses",
        "table/money/purses.py",
        "return replace(self, purses=self.purses.copy())",
        "return replace(self)",
        (
            "tests/table/money/test_purses.py",
            "tests/table/test_plain.py",
            "tests/laws/test_money.py",
        ),
    ),
    Mutant(
        "purses: an income is somebody else's",
        "table/money/sealed.py",
        "balance=balance.credited(purse.balance, units))",
        "balance=purse.balance)",
        (
            "tests/mental/test_market.py",
            "tests/laws/test_money.py",
        ),
    ),
    # What is known of money
    Mutant(
        "savings: bounds are known",
        "table/knowledge/money.py",
        "if span.least == span.most}",
        "if span.least}",
        MONEY,
    ),
    Mutant(
        "savings: what others pay is seen",
        "table/knowledge/money.py",
        """        if self.is_party(request):
""",
        """        if learned is not None:
""",
        MONEY,
    ),
    Mutant(
        "savings: a purse may fall below nothing",
        "table/knowledge/money.py",
        "max(payer.least - amount.most, 0)",
        "payer.least - amount.most",
        MONEY,
    ),
    Mutant(
        "savings: a payment is the least of it",
        "table/knowledge/money.py",
        "payee.most + amount.most)",
        "payee.most + amount.least)",
        MONEY,
    ),
    Mutant(
        "savings: what can be offered need not be there",
        "table/knowledge/money.py",
        "Span(max(purse.least, offer.amount.least), purse.most)",
        "purse",
        MONEY,
    ),
    Mutant(
        "savings: an empty purse is not known",
        "table/knowledge/money.py",
        """                    self.purses[seat] = exact(0)
""",
        """                    self.purses.get(seat)
""",
        MONEY,
    ),
    Mutant(
        "savings: an offer without a sum",
        "table/knowledge/money.py",
        """        if request.exactly is not None:
            return exact(request.exactly)
""",
        "",
        MONEY,
    ),
    Mutant(
        "savings: an imagined total is another one",
        "table/knowledge/money.py",
        "left -= funds.purses[seat]",
        "left -= 0",
        MONEY,
    ),
    Mutant(
        "savings: an imagined offer is more than its payer has",
        "table/knowledge/money.py",
        "most = min(amount.most, funds.purses[payer])",
        "most = amount.most",
        MONEY,
    ),
    # What is known of cards
    Mutant(
        "knowledge: who begins later remembers",
        "table/knowledge/recap.py",
        "move(known, cards, answer, follows=False)",
        "move(known, cards, answer, follows=True)",
        LATER,
    ),
    Mutant(
        "knowledge: who begins later saw what was shown to others",
        "table/knowledge/recap.py",
        "return cards if to == seat else ()",
        "return cards",
        LATER,
    ),
)
