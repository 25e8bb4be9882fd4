"""Keys and signatures told in lines (I1): which of them everybody admits.

identity A+T8        -> I1    a key with a component of order 8
signature S+L        -> I1    under an ordinary key; S is the one that fits, plus the order
"""

from crypto.errors import CryptoError
from crypto.identity import PublicIdentity
from tests.crypto.edwards import (
    BASE,
    NEUTRAL,
    L,
    P,
    add,
    answered,
    encode,
    secret_scalar,
    small_order,
    times,
)

a = secret_scalar(b"A" * 32)
A, R = times(a, BASE), times(7, BASE)
T8, T4, T2 = (small_order()[i] for i in (1, 2, 4))
MESSAGE = b"left"

IDENTITIES = {
    "A": encode(A),
    "-A": encode((P - A[0], A[1])),
    **{f"T{order}": encode(T) for order, T in ((1, NEUTRAL), (2, T2), (4, T4), (8, T8))},
    **{f"A+T{order}": encode(add(A, T)) for order, T in ((2, T2), (4, T4), (8, T8))},
    "y=2": (2).to_bytes(32, "little"),
    "y=p+3": (P + 3).to_bytes(32, "little"),
}


def signature(R: bytes, nonce: int, more: int = 0) -> bytes:
    fits = answered(a, encode(A), R, nonce, MESSAGE)
    return fits[:32] + (int.from_bytes(fits[32:], "little") + more).to_bytes(32, "little")


SIGNATURES = {
    "S": signature(encode(R), 7),
    "S+1": signature(encode(R), 7, 1),
    "S+L": signature(encode(R), 7, L),
    "R+T2": signature(encode(add(R, T2)), 7),
    "R+T8": signature(encode(add(R, T8)), 7),
    "R=T8": signature(encode(T8), 0),
    "R=O": signature(encode(NEUTRAL), 0),
    "R=O,y=p+1": signature((P + 1).to_bytes(32, "little"), 0),
}


def judged(verb: str, name: str) -> str:
    try:
        if verb == "identity":
            PublicIdentity(IDENTITIES[name])
        else:
            PublicIdentity(encode(A)).verify(SIGNATURES[name], MESSAGE)
    except CryptoError:
        return "I1"
    return "ok"
