"""Section 9 from the prover's side."""

from secrets import randbelow

from tests.stranger import group, sigma, statements
from tests.stranger.group import ORDER, G, V, times, u16
from tests.stranger.rounds import Round
from tests.stranger.speaker import Author


def units(author: Author, seat: int) -> int:
    """What is in a purse, found by trying."""
    C1, C2 = author.desk.purses[seat]
    left = group.minus(C2, times(author.x(seat), C1))
    return next(v for v in range(1 << author.desk.bits) if times(v, V) == left)


def says_empty(author: Author, ask: Round, seat: int) -> bytes:
    if units(author, seat):
        return b""
    return balance_proof(author, ask, seat, 0, "empty")


def balance_proof(author: Author, ask: Round, seat: int, units: int, label: str) -> bytes:
    x, balance = author.x(seat), author.desk.purses[seat]
    statement = statements.balance_is(times(x, G), balance, units)
    return sigma.prove("dleq", author.ctx(ask.op, seat, label), statement, [(0, [x])])


def says_purse(author: Author, ask: Round, seat: int) -> bytes:
    amount = units(author, seat)
    return u16(amount) + balance_proof(author, ask, seat, amount, "purse")


def says_offer(author: Author, ask: Round, seat: int) -> bytes:
    request, have = ask.facts, units(author, seat)
    amount = author.random.randint(0, have) if request.exactly is None else request.exactly
    if amount > have or author.random.random() < 0.1:
        return b""
    return payment(author, ask, seat, amount, randbelow(ORDER))


def payment(author: Author, ask: Round, seat: int, amount: int, r: int) -> bytes:
    desk, request, x = author.desk, ask.facts, author.x(seat)
    XP, XR = desk.table.key(seat), desk.table.key(request.payee)
    moved = [times(r, G), *(group.total([(amount, V), (r, K)]) for K in (XP, XR))]
    rest = units(author, seat) - amount
    digits = [(v >> i) & 1 for v in (amount, rest) for i in range(desk.bits)]
    blinds = [randbelow(ORDER) for _ in digits]
    bits = [group.total([(d, V), (b, group.H)]) for d, b in zip(digits, blinds, strict=True)]
    statement = statements.payment(XP, XR, desk.purses[seat], moved, bits)
    half = desk.bits
    q, q2 = (sum(b << i for i, b in enumerate(part)) for part in (blinds[:half], blinds[half:]))
    known = [(0, [r, amount, q]), (0, [x, rest, q2])]
    known += [(d, [b]) for d, b in zip(digits, blinds, strict=True)]
    proof = sigma.prove("pay", author.ctx(ask.op, seat, "pay"), statement, known)
    out = b"".join([*moved, *bits]) + proof
    if request.exactly is not None:
        exact = statements.balance_is(XP, (moved[0], moved[1]), amount)
        out += sigma.prove("dleq", author.ctx(ask.op, seat, "exactly"), exact, [(0, [x])])
    return out
