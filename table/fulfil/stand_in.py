"""Standing in for seats that are gone: their shares, recovered from those of their keys."""

from collections.abc import Mapping, Sequence

from crypto import recovery, shares
from crypto.group import Point
from crypto.shares import Shares
from games.kit import Seat
from table.fulfil.desk import Desk
from table.log.op import Op
from table.rounds.round import Round, Utterance


async def filled_up(
    desk: Desk,
    op: Op,
    given: Mapping[Seat, Sequence[Point] | None],
    masks: Mapping[Seat, Sequence[Point]],
    *,
    exposed: bool = False,
) -> dict[Seat, Sequence[Point]]:
    """Everybody's shares on ``masks``, with those of the absent recovered."""
    lacking = {seat: masks[seat] for seat, points in given.items() if points is None}
    found = {
        seat: await recovered(desk, op, seat, theirs, exposed=exposed)
        for seat, theirs in lacking.items()
    }
    return {seat: found[seat] if points is None else points for seat, points in given.items()}


async def recovered(
    desk: Desk, op: Op, absent: Seat, masks: Sequence[Point], *, exposed: bool = False
) -> list[Point]:
    """What ``absent`` would have given on ``masks``, from all who are there and hold a share.

    Only what an operation demanded of it comes here, and only after it was found to be gone.
    Should too many others leave meanwhile, it must be back itself: then it is asked once more.
    """
    op = op.in_place_of(absent)
    others = tuple(seat for seat in desk.seats if seat != absent)
    while True:
        helped = await shares_of(desk, op, "recover", others, absent, masks, exposed=exposed)
        there = {int(seat): points for seat, points in helped.items() if points is not None}
        if len(there) >= desk.quorum:
            helpers = list(there.items())[: desk.quorum]
            return recovery.combine(dict(helpers), desk.quorum)
        asked = shares_of(desk, op / "own", "shares", (absent,), None, masks, exposed=exposed)
        own = (await asked)[absent]
        if own is not None:
            return list(own)
        op = op.again()


async def shares_of(
    desk: Desk,
    op: Op,
    kind: str,
    givers: tuple[Seat, ...],
    dealer: Seat | None,
    masks: Sequence[Point],
    *,
    exposed: bool = False,
) -> dict[Seat, Sequence[Point] | None]:
    """What the ``givers`` give on ``masks``: by the shares they have of the ``dealer``'s key, or
    by their own keys; nothing, if they are gone.
    """

    def say() -> Utterance:
        me = desk.mine
        key = me.helps[dealer] if dealer else me.key
        return Utterance(shares.give(key, masks, desk.ctx(op, me.seat, kind)).encode())

    def check(seat: Seat, payload: bytes) -> Sequence[Point] | None:
        given, X = Shares.decode(payload, len(masks)), desk.keys[dealer or seat]
        F = desk.sharings[dealer].share_key(X, seat) if dealer else X
        shares.verify(F, masks, given, desk.ctx(op, seat, kind))
        return given.points

    absent: dict[Seat, Sequence[Point] | None] = dict.fromkeys(givers)  # G4
    return await Round(op, kind, givers, say, check, absent=absent, exposed=exposed)
