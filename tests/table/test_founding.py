"""JOINs found a table, or say why not; and what is read is what was signed, in its one form."""

import msgspec
import pytest

from crypto.errors import CryptoError, InvalidProof, Malformed
from crypto.group import Point
from crypto.identity import Identity
from crypto.keys import KeyPair
from table.errors import Forbidden
from table.founding import MAX_JOIN, Clock, Founding, Join, Terms, new_occasion
from table.joins import Twice, is_twice

TERMS = Terms("kuhn", 1, 2, occasion=b"tonight")
ALICE, BOB = Identity(b"\1" * 32), Identity(b"\2" * 32)
KEYS = {who.public.key: KeyPair.generate() for who in (ALICE, BOB)}


def join(who: Identity, terms: Terms = TERMS, X: Point | None = None) -> Join:
    return Join.sign(who, "me", terms, X or KEYS[who.public.key].X)


def test_all_who_signed_the_same_terms_sit_down_in_order() -> None:
    founding = Founding.of([join(ALICE), join(BOB)])
    assert founding.players == (ALICE.public, BOB.public)
    assert [founding.seat_of(who.public) for who in (ALICE, BOB)] == [1, 2]


def test_different_terms_found_no_table() -> None:
    other = msgspec.structs.replace(TERMS, edition=2)
    with pytest.raises(InvalidProof, match="different terms"):
        Founding.of([join(ALICE), join(BOB, other)])


def test_there_are_as_many_players_as_seats() -> None:
    three, one = (msgspec.structs.replace(TERMS, players=n) for n in (3, 1))
    for terms in (three, one):
        with pytest.raises(InvalidProof, match="2 JOINs"):
            Founding.of([join(ALICE, terms), join(BOB, terms)])


def test_nobody_has_two_seats() -> None:
    with pytest.raises(InvalidProof, match="two seats"):
        Founding.of([join(ALICE), join(ALICE, X=KEYS[BOB.public.key].X)])


def test_a_table_that_one_cheat_could_split_is_none() -> None:
    terms = Terms("complots", 1, 2, quorum=1, clock=Clock(90, 30))
    with pytest.raises(Forbidden):
        Founding.of([join(ALICE, terms), join(BOB, terms)])


def test_keys_that_cancel_out_hide_nothing() -> None:
    with pytest.raises(CryptoError):
        Founding.of([join(ALICE), join(BOB, X=-KEYS[ALICE.public.key].X)])


def test_a_bit_turned_anywhere_is_nobody_s_join() -> None:
    data = join(ALICE).encode()
    for at in range(len(data)):
        turned = bytearray(data)
        turned[at] ^= 1
        with pytest.raises(CryptoError):
            Join.decode(bytes(turned))


def test_a_join_has_one_form_and_so_many_bytes() -> None:
    whole = join(ALICE)
    assert Join.decode(whole.encode()) == whole
    assert whole.raw[0] == 0x96, "a list of six"
    longer = b"\xdc\x00\x06" + whole.raw[1:] + whole.signature
    with pytest.raises(Malformed, match="one encoding"):
        Join.decode(longer)
    with pytest.raises(Malformed, match="at most"):
        Join.decode(bytes(MAX_JOIN + 1))


def test_no_two_occasions_are_alike() -> None:
    assert new_occasion() != new_occasion()


# Two of them


def test_two_joins_of_one_player_for_one_match_are_shown_together() -> None:
    pair = Twice(join(ALICE), join(ALICE))
    assert Twice.decode(pair.encode()) == pair
    assert is_twice(pair.encode())
    assert not is_twice(join(ALICE).encode())


def test_two_joins_that_show_nothing_are_refused() -> None:
    one, later = join(ALICE), msgspec.structs.replace(TERMS, occasion=b"tomorrow")
    for other, why in (
        (join(BOB), "two players"),
        (join(ALICE, later), "two matches"),
        (one, "the same"),
    ):
        with pytest.raises(InvalidProof, match=why):
            Twice.decode(Twice(one, other).encode())
