"""Coming in with a short code: what a guest risks with whoever answers."""

import pytest
import trio
from trio.testing import memory_stream_pair

from crypto.identity import Identity
from p2p.entry.code import MAX_TRIES
from p2p.entry.code_exchange import Visit
from p2p.errors import NotAuthentic
from p2p.wire import tls
from p2p.wire.link import Line, Link

HOST, GUEST = Identity.generate().public, Identity.generate().public


def link_to_host() -> Link:
    return Link(Line(trio.SSLStream(memory_stream_pair()[0], tls.client_context())), HOST)


async def test_a_guest_does_not_confirm_the_code_for_ever_to_one_who_hangs_up() -> None:
    visit = Visit("7-copper-lantern", GUEST)
    for _ in range(MAX_TRIES):
        visit.begin(link_to_host())
    with pytest.raises(NotAuthentic):
        visit.begin(link_to_host())
