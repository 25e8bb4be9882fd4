"""How a match ends where nobody can stand in: all others claim that a seat is gone (S5, T1)."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.kit import Seat
from table.calls.claims import SeatClaim, union
from table.log.message import Seen
from table.mental import MentalTable
from table.participant import Listener


class Missed(NamedTuple):
    """A seat that all others claim to be gone, what they say it owes, and what they had seen."""

    seat: Seat
    claims: tuple[SeatClaim, ...]
    seen: Seen
    decided: bool  # had the rules ended the match, and all others signed that?


def are_here(listener: Listener[Any], claims: Sequence[SeatClaim]) -> bool:
    """Is all here that they name?"""
    return all(listener.log.holds(claim.seen) for claim in claims)


def missed(listener: Listener[Any], claims: Sequence[SeatClaim]) -> Missed | None:
    """Whom these claims of all other seats end the match about; None if they don't hold.

    They must be here. What has come since does not matter, not even the missing message.
    """
    whom = claims[0].against if claims else None
    if whom is None:
        return None
    seen = union(claims)
    table = listener.table if listener.log.seen == seen else replayed(listener, seen).table
    if not all(table.rounds.owes(whom, claim.op) for claim in claims):
        return None
    others = {seat for seat in table.seats if seat != whom}
    decided = table.match.pending is None and table.signers >= others
    return Missed(whom, tuple(claims), seen, decided)


def replayed(listener: Listener[Any], seen: Seen) -> Listener[Any]:
    """The match as it was when just this had been said."""
    table = listener.table
    before = Listener(MentalTable(table.match.game.fresh(), table.founding))
    chains = zip(listener.log.chains, seen.counts, strict=True)
    held = [listener.log.held((seat, 0, seq)) for seat, count in chains for seq in range(count)]
    for message in held:
        if message is not None:
            before.take(message)
    return before
