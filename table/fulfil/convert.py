"""One seat puts cards it can read under another key: the table's, another seat's, or in copy."""

from collections.abc import Sequence

from crypto import conversion
from crypto.elgamal import CIPHERTEXT_SIZE, Ciphertext
from crypto.group import Point
from crypto.reader import Reader
from games.kit import Seat
from table.fulfil.desk import Desk
from table.log.op import Op
from table.rounds.round import Round, Utterance


def convert(desk: Desk, op: Op, kind: str, before: Sequence[Ciphertext], K: Point) -> Utterance:
    """Our own cards under ``K``, each with its proof."""
    me = desk.mine
    parts = [
        conversion.convert(me.key, e, K, desk.ctx(op, me.seat, f"{kind}{i}"))
        for i, e in enumerate(before)
    ]
    return Utterance(b"".join(E.encode() + proof for E, proof in parts))


def check_converted(
    desk: Desk,
    op: Op,
    kind: str,
    seat: Seat,
    before: Sequence[Ciphertext],
    K: Point,
    payload: bytes,
) -> list[Ciphertext]:
    """The cards as ``seat`` converted them, if the proofs hold that they are the same."""
    reader = Reader(payload, (CIPHERTEXT_SIZE + conversion.PROOF_SIZE) * len(before))
    after = []
    for i, e in enumerate(before):
        (E,), proof = reader.ciphertexts(1), reader.take(conversion.PROOF_SIZE)
        conversion.verify(desk.keys[seat], e, K, E, proof, desk.ctx(op, seat, f"{kind}{i}"))
        after.append(E)
    return desk.cards.admitted(after)


async def handed(
    desk: Desk, op: Op, kind: str, seat: Seat, before: Sequence[Ciphertext], to: Seat
) -> list[Ciphertext] | None:
    """Cards of ``seat`` under the key of ``to``, in one message; None if ``seat`` is gone."""
    K = desk.keys[to]

    def say() -> Utterance:
        return convert(desk, op, kind, before, K)

    def check(_: Seat, payload: bytes) -> list[Ciphertext] | None:
        return check_converted(desk, op, kind, seat, before, K, payload)

    absent: dict[Seat, list[Ciphertext] | None] = {seat: None}  # G7
    said = await Round(op, kind, (seat,) if before else (), say, check, absent=absent)
    return said[seat] if before else []
