"""Who seems to be there, on a clock that jumps."""

import trio
from trio.testing import MockClock

from games.kit import Seat
from p2p.mesh.liveness import SIGN_SECONDS, Liveness

NEAR, FAR, NEVER = map(Seat, (1, 2, 3))


async def test_who_has_a_line_to_us_is_lost_when_it_is_silent(autojump_clock: MockClock) -> None:
    liveness = Liveness()
    liveness.heard(NEAR)
    await trio.sleep(SIGN_SECONDS - 1)
    assert liveness.lost([NEAR]) == set()
    await trio.sleep(2)
    assert liveness.lost([NEAR]) == {NEAR}
    liveness.heard(NEAR)
    assert liveness.lost([NEAR]) == set()


async def test_who_is_heard_through_others_alone_may_be_silent(autojump_clock: MockClock) -> None:
    liveness = Liveness()
    liveness.heard_of(FAR)
    await trio.sleep(10 * SIGN_SECONDS)
    assert liveness.lost([FAR, NEVER]) == {NEVER}


async def test_what_others_pass_on_is_no_sign_of_who_had_a_line(autojump_clock: MockClock) -> None:
    """It may have been said long ago."""
    liveness = Liveness()
    liveness.heard(NEAR)
    await trio.sleep(2 * SIGN_SECONDS)
    liveness.heard_of(NEAR)
    assert liveness.lost([NEAR]) == {NEAR}
