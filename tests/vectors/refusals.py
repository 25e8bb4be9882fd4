"""Messages that must be refused, and the check that must refuse them."""

from collections.abc import Iterator

from crypto.denial import differs
from crypto.elgamal import encrypt
from crypto.generators import V
from crypto.group import ORDER, G, Point, encode_scalar
from crypto.membership import one_of
from crypto.money.balance import endowment
from crypto.money.payment import Purse, is_covered
from crypto.shares import all_taken_by_one_key
from crypto.sigma import Known
from crypto.swap import swapped_or_not
from tests.crypto.encodings import P, points_of_wrong_size
from tests.crypto.material import ASSASSIN, CAPTAIN, CTX, DUKE, FOREIGN_CONTEXTS
from tests.vectors.form import Vector, message, proof_vector
from tests.vectors.proofs import BITS, KEY, OTHER, spelled


def all_refusals(proofs: dict[str, Vector]) -> list[Vector]:
    """Of a proof that is good elsewhere ("of"), or of a lie with all that it is about."""
    refusals: list[Vector] = []
    for name, vector in proofs.items():
        for why, data, check in spoiled(vector):
            refusals.append({"of": name, "why": why, "message": data.hex(), "check": check})
        for where, ctx in FOREIGN_CONTEXTS.items():
            refusals.append({"of": name, "why": where, "context": ctx.hex(), "check": "challenge"})
    return [*refusals, *lies()]


def spoiled(vector: Vector) -> Iterator[tuple[str, bytes, str]]:
    """A good message made bad in one place: reason, message, check."""
    good = message(vector)
    head, proof = good[: 33 * len(vector["points"])], bytes.fromhex(vector["proof"])
    yield "empty", b"", "length"
    yield "one byte short", good[:-1], "length"
    yield "one byte long", good + b"\0", "length"
    yield "all zeros", bytes(len(good)), "encoding" if head else "challenge"
    z = int.from_bytes(good[-32:], "big")
    yield "last response plus 1", good[:-32] + encode_scalar(z + 1), "challenge"
    for excess in (0, 1):
        beyond = (ORDER + excess).to_bytes(32, "big")
        yield f"last response is the order plus {excess}", good[:-32] + beyond, "encoding"
        yield f"challenge is the order plus {excess}", head + beyond + proof[32:], "encoding"
    if head:
        yield from spoiled_point(good[:33], good[33:])


def spoiled_point(first: bytes, rest: bytes) -> Iterator[tuple[str, bytes, str]]:
    yield "first point negated", bytes([first[0] ^ 1]) + first[1:] + rest, "challenge"
    yield "first point zeros", bytes(33) + rest, "encoding"
    yield "first point with x = p + 1", beyond_field() + rest, "encoding"
    yield "first point with prefix 04", b"\x04" + first[1:] + rest, "encoding"
    hybrid = points_of_wrong_size(first)["hybrid"]
    yield "first point hybrid", hybrid + rest, "length"


def beyond_field() -> bytes:
    return b"\x02" + (P + 1).to_bytes(32, "big")


def lies() -> list[Vector]:
    """Well-formed messages of cheats who know all secrets."""
    return [third_card(), other_face(), own_card_denied(), cancelling_shares(), *payments()]


def lie(why: str, vector: Vector, check: str) -> Vector:
    return {
        "why": why,
        "claim": vector["claim"],
        "given": vector["given"],
        "context": vector["context"],
        "message": message(vector).hex(),
        "check": check,
    }


def third_card() -> Vector:
    before = encrypt(DUKE, KEY.X, 100), encrypt(CAPTAIN, KEY.X, 200)
    after = encrypt(DUKE, KEY.X, 123), encrypt(ASSASSIN, KEY.X, 242)
    vector = proof_vector(
        "swap",
        "swap",
        {"K": KEY.X, "before": before},
        [point for e in after for point in (e.a, e.b)],
        swapped_or_not(before, after, KEY.X),
        [Known((65,)), Known((23,))],
    )
    return lie("a third card comes out of a swap", vector, "challenge")


def other_face() -> Vector:
    e, faces = encrypt(DUKE, KEY.X, 100), [CAPTAIN, ASSASSIN]
    given = {"X": KEY.X, "e": e, "faces": faces}
    statement = one_of(KEY.X, e, faces)
    vector = proof_vector("member", "member", given, [], statement, [Known((7,))])
    return lie("a card is none of the faces", vector, "challenge")


def own_card_denied() -> Vector:
    e, W = encrypt(DUKE, KEY.X, 100), 23 * G
    given = {"X": KEY.X, "e": e, "D": DUKE}
    statement = differs(KEY.X, e, DUKE, W)
    vector = proof_vector("denial", "neq", given, [W], statement, [Known((23, 23 * 7))])
    return lie("a player denies the card he holds", vector, "challenge")


def cancelling_shares() -> Vector:
    masks = [DUKE, CAPTAIN]
    points = [7 * DUKE + G, 7 * CAPTAIN - G]
    given = {"X": KEY.X, "masks": masks}
    statement = all_taken_by_one_key(KEY.X, masks, points, CTX)
    vector = proof_vector("shares", "bdleq", given, points, statement, [Known((7,))])
    return lie("the errors of two shares cancel in their sum", vector, "challenge")


def payments() -> Iterator[Vector]:
    yield lie("a payment to oneself", payment(KEY.X, 23), "self-payment")
    yield lie("the payer's mask is cancelled", payment(OTHER.X, 1), "identity")
    yield lie("the recipient's mask is cancelled", payment(OTHER.X, -1), "identity")
    yield lie("more than the payer owns", payment(OTHER.X, 23, owned=0), "challenge")


def payment(X_R: Point, r: int, owned: int = 3) -> Vector:
    """One unit out of an endowment of ``owned``, with two of them left over by the bits."""
    payer, recipient = endowment(owned, KEY.X), endowment(0, X_R)
    amount, remainder = spelled(1, 31, 37), spelled(2, 41, 43)
    c = r * G, V + r * KEY.X, V + r * X_R
    known = [Known((r, 1, amount.q)), Known((7, 2, remainder.q))]
    return proof_vector(
        "payment",
        "pay",
        {
            "payer": {"X": KEY.X, "balance": payer},
            "recipient": {"X": X_R, "balance": recipient},
            "bits": BITS,
        },
        [*c, *amount.B, *remainder.B],
        is_covered(Purse(KEY.X, payer), X_R, c, amount.B, remainder.B),
        [*known, *amount.known(), *remainder.known()],
    )
