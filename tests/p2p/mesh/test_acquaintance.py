"""When a peer is told how far we are, and when it is sent what it has not shown to have."""

import math

import pytest
import trio

from crypto.identity import Identity
from games.kit import Seat
from p2p.mesh import acquaintance
from p2p.mesh.acquaintance import Acquaintance, told_by
from p2p.wire.frames import Have
from p2p.wire.link import Line, Link
from tests.p2p.tunnels import to_nobody

TABLE = bytes(32)
ONE, TWO = Seat(1), Seat(2)


def word(*held: int, epoch: int = 0, number: int = 1, asks: bool = False) -> Have:
    return Have(TABLE, epoch, held, b"", held, asks=asks, number=number)


@pytest.fixture
async def known() -> Acquaintance:
    await trio.lowlevel.checkpoint()
    link = Link(Line(to_nobody()), Identity.generate().public)
    link.round_trip.echoed(link.round_trip.ask(0.0), 0.1)
    found = Acquaintance(link, word(0, 0))
    found.hear(word(0, 0), 0.0)
    return found


async def test_whoever_has_not_shown_a_message_is_sent_it_later_and_later(
    known: Acquaintance,
) -> None:
    waited, moment = [], 0.0
    for _ in range(3):
        due = known.help_due(lacks_since=0.0)
        waited.append(due - moment)
        moment = due
        known.help(moment)
    assert waited == pytest.approx([known.patience, 2 * known.patience, 4 * known.patience])


async def test_one_that_speaks_and_still_lacks_it_is_not_made_to_wait_longer_each_time(
    known: Acquaintance,
) -> None:
    known.help(0.0)
    known.hear(word(0, 0, number=2), now=1.0)
    assert known.help_due(0.0) == pytest.approx(known.patience)


async def test_one_that_shows_some_of_it_is_sent_the_rest_as_soon_as_at_first(
    known: Acquaintance,
) -> None:
    for moment in (0.0, 0.1):
        known.help(moment)
    known.show(0, (1, 0))
    assert known.help_due(0.0) == pytest.approx(0.1 + known.patience)


async def test_a_slow_line_is_waited_for_and_a_slow_liar_only_within_bounds() -> None:
    link = Link(Line(to_nobody()), Identity.generate().public)
    for now in range(0, 10_000, 1000):
        link.round_trip.echoed(link.round_trip.ask(now), now + 500)
    found = Acquaintance(link, word(0, 0))
    assert found.period == pytest.approx(40, rel=0.01)
    assert found.patience < 10 + 4 * 5 + 40


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ([word(2, 1, number=2), word(1, 1, number=3)], (2, 1)),  # overtaken by one of ours
        ([word(2, 1, number=2), word(0, 0, number=3, asks=True)], (0, 0)),
        ([word(2, 1, number=2), word(1, 0, number=0)], (1, 0)),  # it woke up, and asks (J3)
        ([word(2, 1, number=2), word(2, 1, epoch=1, number=3)], (2, 1)),
        ([word(2, 2, epoch=1, number=2), word(3, 3, number=3)], (2, 2)),  # void by now
    ],
)
async def test_what_a_peer_shows_is_what_it_said_last_or_asked_with(
    known: Acquaintance, words: list[Have], shown: tuple[int, int]
) -> None:
    for have in words:
        known.hear(have, 0.0)
    assert known.shown == shown


async def test_a_message_that_it_sends_us_it_has_but_not_all_before_it(known: Acquaintance) -> None:
    known.show_one(0, TWO, 1)
    assert not known.has(0, TWO, 1)
    known.show_one(0, TWO, 0)
    assert known.has(0, TWO, 0)
    assert not known.has(0, TWO, 1)
    assert not known.has(0, ONE, 0)


async def test_news_are_told_after_a_period_unless_a_message_of_ours_shows_them(
    known: Acquaintance,
) -> None:
    known.tell(told_by(word(0, 0)), 0.0)
    assert known.word_due(signs=False) == math.inf
    known.news = 1.0
    assert known.word_due(signs=False) == 1.0 + acquaintance.LEAST_PERIOD
    known.hear_ours(0, (0, 1), 1.5)
    assert known.word_due(signs=False) == math.inf
    assert known.told == told_by(word(0, 1))


async def test_a_seat_that_signs_nothing_gives_a_sign_of_life_and_one_that_watches_does_not(
    known: Acquaintance,
) -> None:
    """E3."""
    known.tell(told_by(word(0, 0)), 0.0)
    assert known.word_due(signs=True) == acquaintance.SIGN_AFTER
    known.hear_ours(0, (0, 0), 3.0)
    assert known.word_due(signs=True) == 3.0 + acquaintance.SIGN_AFTER
    assert known.word_due(signs=False) == math.inf


async def test_a_peer_that_sends_what_we_had_is_told_again(known: Acquaintance) -> None:
    known.tell(told_by(word(0, 0)), 0.0)
    known.doubt(1.0)
    assert known.told is None
    assert known.word_due(signs=False) == 1.0 + acquaintance.LEAST_PERIOD
