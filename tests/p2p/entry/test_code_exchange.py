"""Coming in with a short code: what a guest risks with whoever answers."""

from pathlib import Path

import pytest
import trio

from crypto.identity import Identity
from p2p.entry.code import CodeLock
from p2p.entry.ways import WithCode
from p2p.errors import NotAuthentic
from p2p.wire.frames import Pake
from tests.mental.seating import terms_of
from tests.p2p.house import LOOPBACK, House
from tests.p2p.strangers import Stranger, pretended


async def test_a_guest_confirms_the_code_only_once_to_one_who_hangs_up(tmp_path: Path) -> None:
    """Each confirmation lets whoever answers test one guess at the code."""
    house, liar = House(tmp_path, terms_of("kuhn", 2), seed=1), Identity.generate()
    confirmed = 0

    async def talk(guest: Stranger) -> None:
        nonlocal confirmed
        began = await guest.hear(Pake)
        assert isinstance(began, Pake)
        lock = CodeLock("7-copper-kettle")  # its guess
        share, _ = lock.answer(began.share, guest.link.peer, liar.public)
        await guest.say(Pake(share))
        await guest.hear(Pake)
        confirmed += 1

    async with trio.open_nursery() as nursery:
        port: int = await nursery.start(pretended, liar, talk)
        me = house.me("guest")
        way = WithCode("7-copper-lantern", me.identity.public, [((LOOPBACK, port),)])
        with pytest.RaisesGroup(pytest.RaisesExc(NotAuthentic, match="knows the code")):
            async with house.session(me, way).opened():
                pass
        nursery.cancel_scope.cancel()
    assert confirmed == 1
