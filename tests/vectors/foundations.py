"""Encodings, contexts, hashes to the curve, generators, transcripts, weights."""

from crypto.encoding import context
from crypto.generators import H, V, card_point, shuffle_generator
from crypto.group import ORDER, G, Point, hash_to_group
from crypto.transcript import Transcript
from tests.crypto.encodings import NOT_SCALARS, bad_points, points_of_wrong_size
from tests.crypto.material import CTX, DUKE, NAMES, TABLE
from tests.vectors.form import Vector, plain, plain_scalar


def foundations() -> Vector:
    return {
        "order": f"{ORDER:064x}",
        "contexts": [_context("op", 3, "x"), _context("", 0, ""), _context("deck0/é", 13, "lift0")],
        "hash to group": [
            {"parts": [part.hex() for part in parts], "point": plain(hash_to_group(*parts))}
            for parts in ([], [b""], [b"", b""], [b"a"], [b"pedersen-H"], [bytes(100), b"\xff"])
        ],
        "generators": {
            "G": plain(G),
            "H": plain(H),
            "V": plain(V),
            **{f"H_{i}": plain(shuffle_generator(i)) for i in (1, 2, 128)},
        },
        "cards": {name: plain(card_point(TABLE, "demo", name)) for name in NAMES},
        "products": [_product(k) for k in (1, 2, 7, ORDER - 1, 2**128 + 1)],
        "transcript": _transcript(),
        "weights": [_weights([DUKE, H]), _weights([DUKE, H, V])],
        "not points": bad(),
        "not scalars": [data.hex() for data in NOT_SCALARS],
    }


def _context(op: str, author: int, label: str) -> Vector:
    data = context(TABLE, op, author, label).hex()
    return {"table": TABLE.hex(), "op": op, "author": author, "label": label, "context": data}


def _product(k: int) -> Vector:
    return {"scalar": plain_scalar(k), "G": plain(k * G), "duke": plain(k * DUKE)}


def _transcript() -> Vector:
    transcript = Transcript("test", CTX)
    transcript.absorb("P", G, H)
    first, second = transcript.challenge("a"), transcript.challenge("b")
    return {
        "kind": "test",
        "context": CTX.hex(),
        "absorbed": {"label": "P", "items": [plain(G), plain(H)]},
        "challenges": [["a", plain_scalar(first)], ["b", plain_scalar(second)]],
    }


def _weights(masks: list[Point]) -> Vector:
    """The weights of batched shares: the first is 1, the others are challenges."""
    shares = [7 * a for a in masks]
    transcript = Transcript("bdleq-w", CTX)
    transcript.absorb("X", 7 * G)
    transcript.absorb("C", *masks)
    transcript.absorb("S", *shares)
    weights = [1, *(transcript.challenge("w") for _ in masks[1:])]
    return {
        "X": plain(7 * G),
        "masks": plain(masks),
        "shares": plain(shares),
        "weights": [plain_scalar(w) for w in weights],
    }


def bad() -> dict[str, str]:
    encoding = DUKE.encode()
    forms = {**bad_points(encoding), **points_of_wrong_size(encoding)}
    return {form: data.hex() for form, data in forms.items()}
