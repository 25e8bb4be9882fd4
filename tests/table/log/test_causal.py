"""The log alone: what is handed on, what waits, and what counts by a roll."""

from crypto.identity import Identity
from games.kit import NOBODY, Seat
from table.log.causal import Contest, Log
from table.log.message import NOTHING_SEEN, Message, Saying, Seen, Where

TABLE = b"t" * 32
PLAYERS = [Identity(bytes([seat]) * 32) for seat in (1, 2, 3)]
ONE, TWO, THREE = map(Seat, (1, 2, 3))
MADE_UP = b"x" * 32


def a_log() -> Log:
    return Log(TABLE, [player.public for player in PLAYERS])


def said(seat: Seat, *seen: Message | None) -> Message:
    """The first message of a seat in epoch 0, which has seen these first ones of all seats."""
    counts = tuple(int(message is not None) for message in seen) or (0, 0, 0)
    ids = tuple(message.id if message else NOTHING_SEEN for message in seen) or (NOTHING_SEEN,) * 3
    return signed(seat, Seen(counts, ids))


def signed(seat: Seat, seen: Seen) -> Message:
    saying = Saying("choose", "0", b"yes")
    return Message.sign(PLAYERS[seat - 1], Where(TABLE), seat, seen, saying)


def taken_in(log: Log, *messages: Message) -> list[Message]:
    """All that the log hands on after these."""
    found = []
    for message in messages:
        log.add(message)
    while (ready := log.next()) is not None:
        log.accept(ready)
        found.append(ready)
    return found


def test_whoever_has_halted_takes_nothing_in() -> None:
    log = a_log()
    log.halted = True
    log.add(first := said(ONE))
    assert log.next() is None
    assert log.next(even_halted=True) is first


def test_a_message_waits_for_all_that_it_had_seen() -> None:
    log, first = a_log(), said(ONE)
    second = said(TWO, first, None, None)
    assert taken_in(log, second) == []
    assert taken_in(log, first) == [first, second]


def test_what_was_said_at_once_is_listed_by_seat_whoever_came_first() -> None:
    log, messages = a_log(), [said(seat) for seat in (THREE, TWO, ONE)]
    taken_in(log, *messages)
    assert log.ordered() == messages[::-1]


def test_what_lies_beyond_a_cut_is_not_heard_within_it() -> None:
    log, first = a_log(), said(ONE)
    cut = Seen((1, 0, 0), (first.id, NOTHING_SEEN, NOTHING_SEEN))
    for message in (first, signed(ONE, cut), said(TWO)):
        log.add(message)
    assert log.next_within(cut) is first
    log.accept(first)
    assert log.next_within(cut) is None


def test_nothing_is_here_that_passes_over_the_cut() -> None:
    """Whoever is in an epoch knows all that it began with."""
    log, first = a_log(), said(ONE)
    taken_in(log, first)
    cut = log.seen
    assert log.holds(Seen.nothing(3))
    log.begin(Where(TABLE, 1, MADE_UP), cut, NOBODY)
    assert log.holds(cut)
    assert not log.holds(Seen.nothing(3))
    assert not log.holds(Seen(cut.counts, (MADE_UP, *cut.ids[1:])))


def test_what_a_seat_says_of_others_is_contested_and_not_what_it_says_of_itself() -> None:
    """Another message of its own is no story that it was told: its author is to blame (H5)."""
    log, own, of_two = a_log(), said(ONE), said(TWO)
    taken_in(log, own, of_two)
    seen = Seen((1, 1, 1), (MADE_UP, MADE_UP, MADE_UP))
    log.add(signed(ONE, seen))
    assert log.contested() == [Contest((TWO, 0, 0), MADE_UP, ONE)]
