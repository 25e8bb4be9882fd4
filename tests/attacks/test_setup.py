"""Cheats before the first card: keys that are not theirs, and shares that don't fit."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from crypto import recovery
from crypto.encoding import u8
from crypto.errors import InvalidProof, Malformed
from crypto.group import ORDER, encode_scalar, point_sum
from crypto.identity import Identity
from crypto.keys import KeyPair, prove_key
from games.kit import Seat
from table.founding import Founding, Join
from table.fulfil.desk import Home
from table.log.message import Message
from table.mental import MentalTable
from table.participant import Player
from tests.mental.cheating import Watchful, all_convict, once, play, signed, watching
from tests.mental.hub import Sent
from tests.mental.luck import luck
from tests.mental.seating import Party
from tests.mental.vanishing import clocked

CHEAT = Seat(2)
KEY_SIZE = 33 + 64
TERMS = clocked("complots", 3)


def seated(keys: Sequence[KeyPair], identities: Sequence[Identity]) -> Party:
    joins = [Join.sign(who, "P", TERMS, key.X) for who, key in zip(identities, keys, strict=True)]
    party = Party(list(identities), list(keys), Founding.of(joins))
    party.table = Watchful
    return party


# Keys


def test_a_rogue_key_made_from_the_others_can_not_be_proved() -> None:
    """With it the joint key would be one that the cheat alone knows."""
    with luck(1):
        fair = Party.of(TERMS)
        wanted = KeyPair.generate()
    others = point_sum([fair.keys[0].X, fair.keys[2].X])
    rogue = KeyPair(wanted.x, wanted.X - others)
    party = seated([fair.keys[0], rogue, fair.keys[2]], fair.identities)
    assert party.player(Seat(1)).table.desk.X == wanted.X

    all_convict(play(party, 1, CHEAT, once("key", as_it_is)), CHEAT)


def as_it_is(_: Player[Any], message: Message) -> Sent:
    return [message.encode()]


def test_a_copied_key_founds_no_table() -> None:
    with luck(2):
        fair = Party.of(TERMS)
    with pytest.raises(InvalidProof, match="copied"):
        seated([fair.keys[0], fair.keys[0], fair.keys[2]], fair.identities)


def test_a_copied_key_proof_convicts() -> None:
    party = watching(TERMS, 3)

    def bend(cheat: Player[Any], message: Message) -> Sent:
        copied = prove_key(party.keys[0], cheat.table.desk.ctx("key", Seat(1), "pok"))
        own = message.saying.payload
        return [signed(cheat, message, payload=own[:33] + copied + own[KEY_SIZE:])]

    all_convict(play(party, 3, CHEAT, once("key", bend)), CHEAT)


def first_words(party: Party, seat: Seat) -> bytes:
    return next(iter(party.player(seat).speak()))


def test_a_key_proof_of_another_table_convicts() -> None:
    """Same player, same key, same seat: still nothing said at one table counts at another."""
    with luck(4):
        first = Party.of(TERMS)
        again = seated(first.keys, first.identities)
    stale = first.player(CHEAT).log.read(first_words(first, CHEAT)).saying.payload

    def bend(cheat: Player[Any], message: Message) -> Sent:
        return [signed(cheat, message, payload=stale)]

    all_convict(play(again, 4, CHEAT, once("key", bend)), CHEAT)


def test_another_key_than_the_one_it_joined_with_convicts() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        other = KeyPair.generate().X.encode()
        return [signed(cheat, message, payload=other + message.saying.payload[33:])]

    all_convict(play(watching(TERMS, 5), 5, CHEAT, once("key", bend)), CHEAT)


# Shares for recovery


def off_by_one(cheat: Player[Any], message: Message) -> Sent:
    """What the cheat deals to the last seat."""
    payload = message.saying.payload
    off = (int.from_bytes(payload[-32:], "big") + 1) % ORDER
    return [signed(cheat, message, payload=payload[:-32] + encode_scalar(off))]


def test_a_bad_recovery_share_convicts_its_dealer_by_the_complaint() -> None:
    """Everybody opens it from the complaint."""
    for seed in range(4):
        hub = play(watching(clocked("complots", 4), seed), seed, CHEAT, once("key", off_by_one))
        assert "complaint" in str(all_convict(hub, CHEAT))


def test_a_false_complaint_convicts_who_complains() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        me, desk, dealer = cheat.table.desk.mine, cheat.table.desk, Seat(1)
        sharing = recovery.Sharing.decode(
            cheat.log.chains[dealer][0].saying.payload[KEY_SIZE:], dealer, 4, 3
        )
        cx = desk.ctx("key", dealer, "vss")
        complaint = recovery.complain(sharing, dealer, me.seat, me.key, cx)
        return [signed(cheat, message, payload=u8(dealer) + complaint.encode())]

    for seed in range(4):
        hub = play(watching(clocked("complots", 4), seed), seed, CHEAT, once("ack", bend))
        assert "complaint" in str(all_convict(hub, CHEAT))


def test_a_complaint_about_shares_that_nobody_dealt_convicts() -> None:
    def bend(cheat: Player[Any], message: Message) -> Sent:
        return [signed(cheat, message, payload=u8(CHEAT) + bytes(97))]

    all_convict(play(watching(TERMS, 6), 6, CHEAT, once("ack", bend)), CHEAT)


# Founding


def test_different_terms_found_no_table() -> None:
    with luck(7):
        fair = Party.of(TERMS)
    other = clocked("complots", 3, concede="yes")
    changed = Join.sign(fair.identities[1], "P", other, fair.keys[1].X)
    joins = fair.founding.joins
    with pytest.raises(InvalidProof, match="different terms"):
        Founding.of([joins[0], changed, joins[2]])


def test_a_missing_player_founds_no_table() -> None:
    with luck(7):
        fair = Party.of(TERMS)
    with pytest.raises(InvalidProof, match="2 JOINs for 3 seats"):
        Founding.of(fair.founding.joins[:2])


def test_nobody_sits_in_two_seats() -> None:
    with luck(8):
        fair = Party.of(TERMS)
    one, _, three = fair.identities
    with pytest.raises(InvalidProof, match="two seats"):
        seated(fair.keys, [one, one, three])


def test_an_identity_for_which_anybody_can_sign_can_not_join() -> None:
    with luck(9):
        join = Party.of(TERMS).founding.joins[0]
    small = msgspec.structs.replace(join.body, identity=bytes(32))
    raw = msgspec.msgpack.encode(small)
    with pytest.raises(Malformed, match="small order"):
        Join.decode(raw + join.signature)


def test_a_join_can_not_be_changed_by_who_passes_it_on() -> None:
    with luck(10):
        join = Party.of(TERMS).founding.joins[0]
    renamed = msgspec.msgpack.encode(msgspec.structs.replace(join.body, name="Q1"))
    with pytest.raises(InvalidProof, match="signature"):
        Join.decode(renamed + join.signature)


def test_nobody_sits_down_at_a_table_founded_with_an_old_join_of_its_own() -> None:
    """It would have to prove a key it does not use here, and look like a cheat."""
    with luck(11):
        before = Party.of(TERMS)
        now = seated([KeyPair.generate() for _ in range(3)], before.identities)
    replayed = Founding.of([before.founding.joins[0], *now.founding.joins[1:]])
    with pytest.raises(InvalidProof, match="another key"):
        MentalTable(now.game(), replayed, Home(Seat(1), now.keys[0]))
