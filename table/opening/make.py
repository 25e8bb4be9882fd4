"""Our own seat opens a match: what it alone could read, and what it arranged unseen.

O11: only if its person said so, once the record is on disk; whoever calls this asks. A program that
has made an opening public signs nothing more at that table (O1).
"""

from crypto import remask, shares
from crypto.group import SCALAR_SIZE, decode_scalar
from crypto.identity import Identity
from table.audit.report import Report
from table.errors import Forgotten
from table.fulfil.desk import Home
from table.opening.check import check_opening
from table.opening.errors import CantOpen
from table.opening.file import Pages, signed
from table.opening.holding import Holding, holding, is_over
from table.private import Arranged


def make_opening(report: Report, home: Home, identity: Identity) -> bytes:
    """The file that opens our seat's part of the match in ``report``; checked, as others will."""
    if not is_over(report):
        raise CantOpen("only a match that is over can be opened")
    held = holding(report, home.seat)
    try:
        parts = shared(held, home), ordered(held, home, report), unsealed(held, home)
    except Forgotten as error:
        raise CantOpen(
            "this match can't be opened here: its journal lacks what it takes"
        ) from error
    data = signed(Pages(held.table, int(home.seat), *parts), identity)
    check_opening(report, data)
    return data


def shared(held: Holding, home: Home) -> bytes:
    given = [shares.give(home.key, masks, ctx) for masks, ctx in held.parts()]
    points = b"".join(share.encode() for part in given for share in part.points)
    return points + b"".join(part.proof for part in given)


def ordered(held: Holding, home: Home, report: Report) -> bytes:
    return b"".join(ordered_one(held, arranged, home, report) for arranged in held.orders)


def ordered_one(held: Holding, arranged: Arranged, home: Home, report: Report) -> bytes:
    """Proofs, not masks: so they tell the order and nothing else (O5)."""
    order, masks = recalled(home.behind(arranged.op), len(arranged.new))
    proofs = [
        remask.prove(
            arranged.before[order[place]],
            arranged.after[place],
            report.X,
            rho,
            held.order_ctx(arranged, place),
        )
        for place, rho in enumerate(masks)
    ]
    return order + b"".join(proofs)


def recalled(secret: bytes, k: int) -> tuple[bytes, list[int]]:
    """The order of ``k`` cards and their masks; programs before the first release kept no masks."""
    if len(secret) != k + SCALAR_SIZE * k:
        raise Forgotten("the masks of an arrangement were not kept (O7)")
    places = range(k, len(secret), SCALAR_SIZE)
    return secret[:k], [decode_scalar(secret[at : at + SCALAR_SIZE]) for at in places]


def unsealed(held: Holding, home: Home) -> tuple[bytes, ...]:
    return tuple(home.behind(sealed.op) for sealed in held.sealed)
