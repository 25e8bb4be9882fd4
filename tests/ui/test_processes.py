"""Peers in processes of their own."""

import pytest

from p2p.errors import PeerError
from ui.processes import started


async def test_a_peer_that_is_thrown_out_is_reported_with_its_last_words() -> None:
    with pytest.RaisesGroup(pytest.RaisesExc(PeerError, match="ended early: undertable: .*chess")):
        async with started(["host", "chess", "--json"], {}) as peer:
            await peer.see_off()


async def test_a_peer_that_leaves_by_itself_is_seen_off_in_silence() -> None:
    async with started(["games"], {}) as peer:
        await peer.see_off()
