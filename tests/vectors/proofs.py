"""One complete example of every proof by the sigma engine, from small fixed numbers."""

from crypto.conversion import same_card_under
from crypto.denial import differs
from crypto.elgamal import encrypt
from crypto.generators import H, V
from crypto.group import G
from crypto.keys import KeyPair, knows_log, same_log
from crypto.membership import one_of
from crypto.money.bits import Bits
from crypto.money.payment import Purse, is_covered
from crypto.remask import same_card
from crypto.shares import all_taken_by_one_key
from crypto.sigma import Known
from crypto.swap import swapped_or_not
from tests.crypto.material import CAPTAIN, CONTESSA, CTX, DUKE
from tests.vectors.form import Vector, proof_vector

KEY, OTHER = KeyPair.of(7), KeyPair.of(11)
BITS = 2


def spelled(value: int, *r: int) -> Bits:
    """Bit commitments with fixed blindings."""
    B = tuple((value >> i & 1) * V + r_i * H for i, r_i in enumerate(r))
    return Bits(value, r, B)


def knowledge() -> Vector:
    return proof_vector("key", "pok", {}, [KEY.X], knows_log(KEY.X), [Known((7,))])


def equality() -> Vector:
    S = 7 * DUKE
    given = {"X": KEY.X, "C": DUKE}
    return proof_vector("same log", "dleq", given, [S], same_log(KEY.X, DUKE, S), [Known((7,))])


def given_shares() -> Vector:
    masks = [DUKE, H]
    points = [7 * a for a in masks]
    statement = all_taken_by_one_key(KEY.X, masks, points, CTX)
    given = {"X": KEY.X, "masks": masks}
    return proof_vector("shares", "bdleq", given, points, statement, [Known((7,))])


def new_mask() -> Vector:
    before = encrypt(DUKE, KEY.X, 100)
    after = before.remasked(KEY.X, 23)
    given = {"K": KEY.X, "before": before}
    statement = same_card(before, after, KEY.X)
    return proof_vector("remask", "remask", given, [after.a, after.b], statement, [Known((23,))])


def swapped(exchange: bool) -> Vector:
    before = encrypt(DUKE, KEY.X, 100), encrypt(CAPTAIN, KEY.X, 200)
    first, second = before[::-1] if exchange else before
    after = first.remasked(KEY.X, 23), second.remasked(KEY.X, 42)
    return proof_vector(
        "swap",
        "swap",
        {"K": KEY.X, "before": before},
        [P for e in after for P in (e.a, e.b)],
        swapped_or_not(before, after, KEY.X),
        [Known((65,)), Known((23,), branch=int(exchange))],
    )


def converted() -> Vector:
    e, E = encrypt(DUKE, KEY.X, 100), encrypt(DUKE, OTHER.X, 23)
    given = {"X": KEY.X, "e": e, "K": OTHER.X}
    statement = same_card_under(KEY.X, e, OTHER.X, E)
    return proof_vector("conversion", "conv", given, [E.a, E.b], statement, [Known((23, 7))])


def member() -> Vector:
    e, faces = encrypt(DUKE, KEY.X, 100), [CAPTAIN, DUKE, CONTESSA]
    given = {"X": KEY.X, "e": e, "faces": faces}
    statement = one_of(KEY.X, e, faces)
    return proof_vector("member", "member", given, [], statement, [Known((7,), branch=1)])


def denied() -> Vector:
    e, r = encrypt(DUKE, KEY.X, 100), 23
    W = r * (DUKE - CAPTAIN)
    given = {"X": KEY.X, "e": e, "D": CAPTAIN}
    statement = differs(KEY.X, e, CAPTAIN, W)
    return proof_vector("denial", "neq", given, [W], statement, [Known((r, r * 7))])


def paid() -> Vector:
    payer = Purse(KEY.X, encrypt(3 * V, KEY.X, 100))
    recipient = Purse(OTHER.X, encrypt(V, OTHER.X, 200))
    amount, remainder, r = spelled(1, 31, 37), spelled(2, 41, 43), 23
    c = r * G, V + r * KEY.X, V + r * OTHER.X
    return proof_vector(
        "payment",
        "pay",
        {
            "payer": {"X": KEY.X, "balance": payer.balance},
            "recipient": {"X": OTHER.X, "balance": recipient.balance},
            "bits": BITS,
        },
        [*c, *amount.B, *remainder.B],
        is_covered(payer, OTHER.X, c, amount.B, remainder.B),
        [
            Known((r, 1, amount.q)),
            Known((7, 2, remainder.q)),
            *amount.known(),
            *remainder.known(),
        ],
    )


def opened() -> Vector:
    balance = encrypt(3 * V, KEY.X, 100)
    given = {"X": KEY.X, "balance": balance, "units": 3}
    statement = same_log(KEY.X, balance.a, balance.b - 3 * V)
    return proof_vector("balance", "dleq", given, [], statement, [Known((7,))])


def all_proofs() -> dict[str, Vector]:
    return {
        "knowledge of a key": knowledge(),
        "equal logarithms": equality(),
        "shares of two cards": given_shares(),
        "a new mask": new_mask(),
        "two cards swapped": swapped(exchange=True),
        "two cards not swapped": swapped(exchange=False),
        "a conversion": converted(),
        "one of three faces": member(),
        "not that face": denied(),
        "a payment": paid(),
        "an opened balance": opened(),
    }
