"""Who seems to be there, on a clock that jumps."""

import trio
from trio.testing import MockClock

from games.kit import Seat
from p2p.mesh.liveness import SIGN_SECONDS, Liveness

ME, OTHER = Seat(1), Seat(2)


async def test_who_is_silent_for_too_long_seems_to_be_gone(autojump_clock: MockClock) -> None:
    liveness = Liveness(ME)
    liveness.heard(OTHER)
    await trio.sleep(SIGN_SECONDS - 1)
    assert liveness.alive() == {ME, OTHER}
    await trio.sleep(2)
    assert liveness.alive() == {ME}
    liveness.heard(OTHER)
    assert liveness.alive() == {ME, OTHER}


async def test_who_watches_does_not_count_itself(autojump_clock: MockClock) -> None:
    liveness = Liveness(None)
    assert liveness.alive() == set()
    liveness.heard(OTHER)
    assert liveness.alive() == {OTHER}
