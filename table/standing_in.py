"""Standing in for seats that are gone: their shares, recovered from those of their keys."""

from collections.abc import Mapping, Sequence

from crypto import recovery, shares
from crypto.group import Point
from crypto.shares import Shares
from games.kit import Seat
from table.desk import Desk
from table.rounds import Round, Said


async def filled_up(
    desk: Desk,
    op: str,
    given: Mapping[Seat, Sequence[Point] | None],
    masks: Mapping[Seat, Sequence[Point]],
) -> dict[Seat, Sequence[Point]]:
    """Everybody's shares on ``masks``, with those of the absent recovered."""
    return {
        seat: points if points is not None else await recovered(desk, op, seat, masks[seat])
        for seat, points in given.items()
    }


async def recovered(desk: Desk, op: str, absent: Seat, masks: Sequence[Point]) -> list[Point]:
    """What ``absent`` would have given on ``masks``, from all who are there and hold a share.

    Only what an operation demanded of it comes here, and only after it was found to be gone.
    """
    sharing, op = desk.sharings[absent], f"{op}/for{absent}"
    others = tuple(seat for seat in desk.seats if seat != absent)

    def say() -> Said:
        me = desk.mine
        ctx = desk.ctx(op, me.seat, "recover")
        return Said(shares.give(me.helps[absent], masks, ctx).encode())

    def check(seat: Seat, payload: bytes) -> Sequence[Point] | None:
        given, F = Shares.decode(payload, len(masks)), sharing.share_key(desk.keys[absent], seat)
        shares.verify(F, masks, given, desk.ctx(op, seat, "recover"))
        return given.points

    gone_too: dict[Seat, Sequence[Point] | None] = dict.fromkeys(others)
    helped = await Round(op, "recover", others, say, check, absent=gone_too)
    there = {int(seat): points for seat, points in helped.items() if points is not None}
    helpers = dict(list(there.items())[: desk.quorum])
    return recovery.combine(helpers, desk.quorum)
