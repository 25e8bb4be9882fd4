"""How fast one peer may make another work, on a clock that jumps."""

from collections import Counter
from pathlib import Path

import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from p2p.match import ending
from p2p.wire import rate_limit
from p2p.wire.frames import Said
from p2p.wire.rate_limit import AnswerLimit, FrameLimit
from tests.mental.seating import terms_of
from tests.p2p.holding import holding
from tests.p2p.house import House
from tests.p2p.strangers import Stranger, knock, stranger

SMALL = bytes(rate_limit.BYTES_OF_A_FRAME)  # counts as two


async def test_a_whole_match_is_heard_at_once_and_a_flood_is_not(
    autojump_clock: MockClock,
) -> None:
    start, heard = trio.current_time(), FrameLimit()
    for _ in range(rate_limit.FRAMES_AT_ONCE // 2):
        await heard.heard(SMALL)
    assert trio.current_time() == start
    for _ in range(10 * rate_limit.FRAMES_A_SECOND):
        await heard.heard(SMALL)
    assert trio.current_time() - start == pytest.approx(20, abs=0.1)


async def test_who_asks_again_and_again_is_answered_once_a_second(
    autojump_clock: MockClock,
) -> None:
    answers = AnswerLimit({b"greedy", b"another"})
    asked = [answers.may_have(b"greedy") for _ in range(1000)]
    assert sum(asked) == rate_limit.ANSWERS_AT_ONCE
    assert answers.may_have(b"another")
    await trio.sleep(10)
    asked = [answers.may_have(b"greedy") for _ in range(1000)]
    assert sum(asked) == 10 * rate_limit.ANSWERS_A_SECOND


async def test_all_who_have_no_seat_are_answered_as_often_as_one(
    autojump_clock: MockClock,
) -> None:
    answers = AnswerLimit({b"seat"})
    asked = [answers.may_have(b"key %d" % number) for number in range(1000)]
    assert sum(asked) == rate_limit.SHARED_ANSWERS_AT_ONCE
    await trio.sleep(10)
    asked = [answers.may_have(b"new key %d" % number) for number in range(1000)]
    assert sum(asked) == 10 * rate_limit.SHARED_ANSWERS_A_SECOND
    assert answers.may_have(b"seat")


async def count(listener: Stranger, heard: Counter[bytes]) -> None:
    while True:
        said = await listener.hear(Said)
        assert isinstance(said, Said)
        heard[said.message] += 1


async def test_a_small_question_does_not_buy_the_match_a_thousand_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who was let in to watch asks again and again for everything."""
    monkeypatch.setattr(ending, "LINGER_SECONDS", 0.2)
    house, heard = House(tmp_path, terms_of("kuhn", 2), seed=1), Counter[bytes]()
    async with house.opened() as nursery, stranger(house.address) as greedy:
        await greedy.say(knock(watch=True))
        house.fill(nursery)
        await house.playing(messages=4)
        sitting = house.host.sitting
        assert sitting is not None
        assert sitting.playing is not None
        nothing = holding(sitting.playing.table.founding.table, 0, 0)
        await greedy.say(*[replace(nothing, asks=True)] * 1000)
        async with trio.open_nursery() as listening:
            listening.start_soon(count, greedy, heard)
            await house.host.changes.until(lambda: house.host.closed is not None)
            listening.cancel_scope.cancel()
    house.agreed()
    allowed = rate_limit.SHARED_ANSWERS_AT_ONCE
    assert allowed <= max(heard.values()) < 3 * allowed
