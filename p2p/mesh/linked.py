"""How each player is linked to us just now, for whatever screen tells it."""

from collections.abc import Mapping
from dataclasses import dataclass

from crypto.identity import PublicIdentity
from games.kit import Seat
from p2p.wire.addresses import Address
from p2p.wire.link import Link
from table import Founding


@dataclass(frozen=True, slots=True)
class Linked:
    """``is_ours``: there is a line of our own; if not, others pass on what is said.

    Such a line may go through the ``relay`` of somebody. ``dialled`` is where we found the other
    end; None where it has found us.
    """

    is_ours: bool
    relay: str | None = None
    dialled: Address | None = None


NOT_LINKED = Linked(is_ours=False)


def how_linked(link: Link | None) -> Linked:
    return NOT_LINKED if link is None else Linked(True, link.route.relay, link.route.dialled)


def all_linked(
    founding: Founding, links: Mapping[PublicIdentity, Link], me: PublicIdentity
) -> dict[Seat, Linked]:
    """All seats but ours."""
    others = ((seat, who) for seat, who in enumerate(founding.players, 1) if who != me)
    return {Seat(seat): how_linked(links.get(who)) for seat, who in others}
