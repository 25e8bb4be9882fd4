"""Where all lines go through one player, and everybody was cut off for a while."""

from collections.abc import Callable
from pathlib import Path

import pytest
import trio

from crypto.identity import Identity
from tests.p2p.absence import Evening
from tests.p2p.virtual import CALM

Reaches = Callable[[Identity, Identity], bool]
OUTAGE = 25.0  # seconds: everybody has to ask before it signs again (J3)


@pytest.mark.parametrize("players", [4, 5])
def test_after_an_outage_all_wake_again_though_only_the_host_has_lines(
    players: int, tmp_path: Path
) -> None:
    """Nobody is told anything but by the host: if it took more than one, nobody would ever wake."""
    evening = Evening(tmp_path, "complots", players, seed=1)

    def lines(reaches: Reaches) -> None:
        evening.network.reaches = reaches  # type: ignore[method-assign,assignment]

    async def story(_: Evening) -> None:
        host = evening.house.host.me.identity
        lines(lambda one, other: host in (one, other))
        await evening.house.playing(messages=60)
        lines(lambda *_: False)
        await trio.sleep(OUTAGE)
        lines(lambda one, other: host in (one, other))

    evening.run(CALM, story)
