"""The first rounds at a table: keys with proofs, recovery shares, and everybody's consent.

Once all keys are there, consents, the first coins and the first shuffles go on side by side. None
of these tells anything about a card; whatever does waits for all consents.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from crypto import recovery
from crypto.encoding import u8
from crypto.errors import InvalidProof
from crypto.group import POINT_SIZE
from crypto.keys import PROOF_SIZE, KeyPair, prove_key, verify_key
from crypto.reader import Reader
from crypto.recovery import Complaint, Fault, Sharing
from games.kit import Seat
from table.fulfil.desk import Desk
from table.log.op import ACK, KEY
from table.rounds.round import Round, Until, Utterance
from table.rounds.scheduler import Scheduler
from table.rules import Rule, Rules


class Withheld(NamedTuple):
    """A consent that was withheld by a complaint; ``author`` is whom that convicts."""

    author: Seat


CONSENT = Rules[Withheld](
    Rule("D7", lambda _: True, "about its shares for recovery: the complaint proves it")
)


async def set_up(desk: Desk, rounds: Scheduler, quorum: int | None) -> None:
    """Nothing begins before every seat has shown its key; from then on others can stand in."""
    desk.sharings = await exchange_keys(desk, quorum)
    if desk.home is not None:
        desk.home.helps = accepted(desk)
    desk.consents = Until((rounds.start(acknowledge(desk, rounds)),))


async def exchange_keys(desk: Desk, quorum: int | None) -> dict[Seat, Sharing]:
    """Each seat proves that it knows its key and, if there is a quorum, shares it."""
    n = len(desk.seats)
    keys = {int(seat): X for seat, X in desk.keys.items()}

    def say() -> Utterance:
        me = desk.mine
        proved = me.key.X.encode() + prove_key(me.key, desk.ctx(KEY, me.seat, "pok"))
        if quorum is None:
            return Utterance(proved)
        cx = desk.ctx(KEY, me.seat, "vss")
        return Utterance(proved + recovery.deal(me.seat, me.key, keys, quorum, cx).encode())

    def check(seat: Seat, payload: bytes) -> Sharing | None:
        key_size = POINT_SIZE + PROOF_SIZE
        X, proof = payload[:POINT_SIZE], payload[POINT_SIZE:key_size]
        if desk.keys[seat].encode() != X:
            raise InvalidProof("key", "another key than the one it joined with")
        verify_key(desk.keys[seat], proof, desk.ctx(KEY, seat, "pok"))
        if quorum is None:
            Reader(payload, key_size)
            return None
        cx = desk.ctx(KEY, seat, "vss")
        sharing = Sharing.decode(payload[key_size:], seat, n, quorum)
        recovery.verify_sharing(sharing, seat, desk.keys[seat], n, quorum, cx)
        return sharing

    said = await Round(KEY, "key", desk.seats, say, check)  # G11
    return {seat: sharing for seat, sharing in said.items() if sharing is not None}


async def acknowledge(desk: Desk, rounds: Scheduler) -> None:
    """Everybody accepts what was dealt to it, or complains.

    Whoever dislikes how a coin falls could hold this back. So nobody waits for a seat that is gone;
    when it is back it owes its word as before, and gives no share until then.
    """
    absent: dict[Seat, bool | None] = dict.fromkeys(desk.seats)  # G12
    said = await consents_of(desk, desk.seats, absent)
    if waived := tuple(seat for seat, word in said.items() if word is None):
        rounds.start(owed(desk, waived))


async def owed(desk: Desk, waived: tuple[Seat, ...]) -> None:
    """The words that nobody waited for; whoever is back may still complain."""
    await consents_of(desk, waived, {})


def consents_of(
    desk: Desk, seats: tuple[Seat, ...], absent: Mapping[Seat, bool | None]
) -> Round[bool | None]:
    """A complaint convicts one of two, and whoever complains says nothing more."""

    def say() -> Utterance:
        me = desk.mine
        for dealer, sharing in others_of(me.seat, desk.sharings):
            if dealer not in me.helps:
                cx = desk.ctx(KEY, dealer, "vss")
                complaint = recovery.complain(sharing, dealer, me.seat, me.key, cx)
                return Utterance(u8(dealer) + complaint.encode())
        return Utterance(b"")

    def check(seat: Seat, payload: bytes) -> bool | None:
        if payload:
            CONSENT.check(Withheld(at_fault(desk, desk.sharings, seat, payload)))
        return True

    return Round(ACK, "ack", seats, say, check, absent=absent)


def at_fault(desk: Desk, sharings: Mapping[Seat, Sharing], seat: Seat, payload: bytes) -> Seat:
    """The dealer that ``seat`` complains about, if its share is wrong; else ``seat`` itself."""
    dealer = Seat(payload[0])
    if dealer not in sharings or dealer == seat:
        raise InvalidProof("complaint", "about shares that nobody dealt")
    complaint = Complaint.decode(payload[1:])
    cx = desk.ctx(KEY, dealer, "vss")
    keys = desk.keys[dealer], seat, desk.keys[seat]
    fault = recovery.judge(complaint, sharings[dealer], dealer, *keys, cx)
    return dealer if fault is Fault.DEALER else seat


def others_of(me: Seat, sharings: Mapping[Seat, Sharing]) -> list[tuple[Seat, Sharing]]:
    return [(dealer, sharing) for dealer, sharing in sharings.items() if dealer != me]


def accepted(desk: Desk) -> dict[Seat, KeyPair]:
    """Our own shares of the others' keys, those that are right."""
    found = {}
    for dealer, sharing in others_of(desk.mine.seat, desk.sharings):
        with suppress(InvalidProof):
            found[dealer] = my_share(desk, dealer, sharing)
    return found


def my_share(desk: Desk, dealer: Seat, sharing: Sharing) -> KeyPair:
    me, cx = desk.mine, desk.ctx(KEY, dealer, "vss")
    return recovery.receive(sharing, dealer, desk.keys[dealer], me.seat, me.key, cx)
