"""The proof of a roll as it stands in a record, after all messages that its reports name (V1).

What a report tells of the messages before it is stored as in an entry: how many of each seat its
author had *not* seen. Counts, ids and the roll before follow from the record, and the signature
tells whether they were rebuilt right. On the wire a proof is whole, for there it may come first.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from crypto.encoding import MAX_SEATS
from crypto.errors import Malformed
from crypto.header import ID_SIZE
from crypto.identity import PublicIdentity
from table.calls.proof import Body, Link, Pages, Proof, Round, SeatNumber, Signature, Signers, Some
from table.log.message import NOTHING_SEEN, Seen

Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 32)]
Unseen = Annotated[tuple[Count, ...], msgspec.Meta(max_length=MAX_SEATS)]
Chains = Sequence[Sequence[bytes]]


class Brief(msgspec.Struct, array_like=True, frozen=True, forbid_unknown_fields=True):
    """``Pages`` without what the record tells: each report is a seat, a signature, what its author
    had not seen, and its claims.
    """

    reports: Annotated[tuple[tuple[SeatNumber, Signature, Unseen, Body], ...], Some]
    round: Round
    precommits: Signers
    links: Annotated[tuple[Link, ...], msgspec.Meta(min_length=1)]


def shortened(proof: Proof, listed: Sequence[int]) -> bytes:
    """``listed`` counts the messages of each seat that the record has before it."""
    size, pages = ID_SIZE + Seen.size(len(listed)), proof.pages()
    reports = tuple(
        (seat, signature, tuple(map(int.__sub__, listed, report.seen.counts)), body[size:])
        for report, (seat, signature, body) in zip(proof.roll.reports, pages.reports, strict=True)
    )
    return msgspec.msgpack.encode(Brief(reports, pages.round, pages.precommits, pages.links))


def restored(
    data: bytes, number: int, previous: bytes, chains: Chains, players: Sequence[PublicIdentity]
) -> Pages:
    """What ``Proof.of`` checks; ``chains`` are the ids of all messages listed before."""
    try:
        brief = msgspec.msgpack.decode(data, type=Brief)
    except msgspec.MsgspecError as error:
        raise Malformed(f"no proof of a roll: {error}") from None
    if msgspec.msgpack.encode(brief) != data:
        raise Malformed("a proof in another than its one form")
    if any(len(unseen) != len(players) for _, _, unseen, _ in brief.reports):
        raise Malformed("a report of another table")
    reports = tuple(
        (seat, signature, previous + seen_but(unseen, chains).encode() + claims)
        for seat, signature, unseen, claims in brief.reports
    )
    return Pages(number, reports, brief.round, brief.precommits, brief.links)


def seen_but(unseen: Sequence[int], chains: Chains) -> Seen:
    """What somebody had seen of ``chains``, but for so many of each."""
    counts = tuple(map(int.__sub__, map(len, chains), unseen))
    if min(counts) < 0:
        raise Malformed("it had seen less than nothing")
    pairs = zip(chains, counts, strict=True)
    return Seen(counts, tuple(chain[n - 1] if n else NOTHING_SEEN for chain, n in pairs))
