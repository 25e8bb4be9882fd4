"""One seat mixes some cards: re-masked if it is one, swapped or not if two, else shuffled."""

import secrets
from collections.abc import Sequence

from crypto import remask, swap
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext
from crypto.group import Point, random_scalar
from crypto.reader import Reader
from crypto.shuffle import argument
from crypto.shuffle.prover import shuffle
from crypto.shuffle.verifier import Claim
from games.kit import Seat
from table.fulfil.desk import Desk


def mix(
    desk: Desk,
    before: Sequence[Ciphertext],
    K: Point,
    ctx: bytes,
    order: list[int] | None = None,
    masks: Sequence[int] | None = None,
) -> tuple[bytes, list[int]]:
    """The mixed cards with their proof, and the secret order; a random one if none is given.

    Nobody can tell afterwards which ``masks`` it took, unless whoever asks brings them (O7).
    """
    match before:
        case [card]:
            rho = masks[0] if masks else random_scalar()
            after = [card.remasked(K, rho)]
            proof, order = remask.prove(card, after[0], K, rho, ctx), [0]
        case [one, other]:
            exchange = bool(secrets.randbits(1)) if order is None else order == [1, 0]
            new = (masks[0], masks[1]) if masks else None
            pair, proof = swap.shuffle((one, other), K, exchange, ctx, new)
            after, order = list(pair), [1, 0] if exchange else [0, 1]
        case _ if order is None:
            after, proof, order = desk.preparation(K, len(before)).shuffle(before, ctx)
        case _:
            after, proof, order = shuffle(before, K, ctx, order, masks)
    return b"".join(e.encode() for e in after) + proof, order


def check_mixed(
    desk: Desk, seat: Seat, before: Sequence[Ciphertext], K: Point, ctx: bytes, payload: bytes
) -> list[Ciphertext]:
    """The cards as ``seat`` mixed them, if the proof holds that they are those of ``before``."""
    k = len(before)
    reader = Reader(payload, mixed_size(k))
    after, proof = reader.ciphertexts(k), reader.rest()
    match before:
        case [card]:
            remask.verify(card, after[0], K, proof, ctx)
        case [one, other]:
            swap.verify((one, other), (after[0], after[1]), K, proof, ctx)
        case _ if not desk.is_home(seat):  # nobody has to be convinced of their own
            desk.check_shuffle(Claim(before, after, K, proof, ctx))
    return desk.cards.admitted(after)


def mixed_size(k: int) -> int:
    return CIPHERTEXT_SIZE * k + proof_size(k)


def proof_size(k: int) -> int:
    return {1: remask.PROOF_SIZE, 2: swap.PROOF_SIZE}.get(k) or argument.proof_size(k)
