"""Our word on how far we are: what it may name, and when it is signed (J3, J4)."""

from pathlib import Path
from typing import Any

from games.kit import Seat
from p2p.changes import Changes
from p2p.match.keeper import Keeper
from p2p.match.own_word import OwnWord
from p2p.match.waking import Waking
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node
from p2p.store.diary import Diary
from p2p.wire.frames import LIFE_BITS
from tests.mental.seating import Party, terms_of

ONE, TWO = Seat(1), Seat(2)


def word_of(party: Party, diary: Diary | None = None, *, resumed: bool = False) -> OwnWord:
    nothing: Any = None
    me = party.identities[0]
    keeper = Keeper(party.player(ONE), diary)
    waking = Waking(frozenset({TWO}), Changes(), Liveness(ONE), resumed=resumed)
    return OwnWord(keeper, Node(me, *[nothing] * 4), waking, me)


async def test_whoever_sleeps_asks_and_signs_nothing() -> None:
    party = Party.of(terms_of("kuhn", 2))
    assert word_of(party).signed().seat == ONE
    asleep = word_of(party, resumed=True).signed()
    assert (asleep.seat, asleep.number, asleep.signature) == (0, 0, b"")


async def test_every_word_has_a_greater_number_after_a_restart_too() -> None:
    party = Party.of(terms_of("kuhn", 2))
    word = word_of(party)
    assert [word.signed().number for _ in range(3)] == [1, 2, 3]
    word.was_said(9)
    assert word.signed().number == 10
    word._keeper.lives = 2
    assert word.signed().number == (2 << LIFE_BITS) + 1


async def test_it_names_nothing_that_is_not_written_down(tmp_path: Path) -> None:
    """J4: after a crash nobody could say any more what it had promised to hold."""
    party = Party.of(terms_of("kuhn", 2))
    diary = Diary(tmp_path / "a.journal")
    word = word_of(party, diary)
    key = next(party.player(TWO).due())[0]
    word._keeper.take(key.encode())
    have = word.signed()
    assert have.held == (0, 1)
    diary.close()
    assert key.encode() in (tmp_path / "a.journal").read_bytes()
