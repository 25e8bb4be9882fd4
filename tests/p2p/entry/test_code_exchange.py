"""Coming in with a short code: what a guest risks with whoever answers."""

from contextlib import suppress
from pathlib import Path

import pytest
import trio

from crypto.identity import Identity
from p2p.entry.code import MAX_TRIES, CodeLock, Guessing
from p2p.entry.code_exchange import Reception, Visit
from p2p.entry.ways import WithCode
from p2p.errors import NotAuthentic, Refused, WireError
from p2p.wire.frames import Frame, Pake
from p2p.wire.link import Link
from tests.mental.seating import terms_of
from tests.p2p.house import LOOPBACK, House
from tests.p2p.strangers import Stranger, pretended

CODE = "7-copper-lantern"


@pytest.mark.parametrize("tables", [1, 3])
async def test_a_guest_confirms_the_code_only_once_to_one_who_hangs_up(
    tables: int, tmp_path: Path
) -> None:
    """Each confirmation lets whoever answers test one guess at the code; at several tables, too."""
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
        way = WithCode(CODE, me.identity.public, [((LOOPBACK, port),)] * tables)
        with pytest.RaisesGroup(pytest.RaisesExc(NotAuthentic, match="knows the code")):
            async with house.session(me, way).opened():
                pass
        nursery.cancel_scope.cancel()
    assert confirmed == 1


class Corridor(Link):
    """A link without a line: what is posted is looked at."""

    def __init__(self, peer: Identity) -> None:
        self.peer, self.posted = peer.public, list[Pake]()

    def post(self, frame: Frame) -> None:
        assert isinstance(frame, Pake)
        self.posted.append(frame)


HOST, GUEST = Identity.generate(), Identity.generate()


async def begun(code: str) -> tuple[Reception, Corridor, Guessing]:
    """A guest has sent its share, and heard the host's."""
    reception, link = Reception(CodeLock(CODE), HOST.public), Corridor(GUEST)
    guessing = Guessing(code, GUEST.public, HOST.public)
    reception.hear(link, Pake(guessing.share))
    return reception, link, guessing


async def test_whoever_confirms_a_code_is_cleared_and_nobody_before() -> None:
    reception, link, guessing = await begun(CODE)
    assert reception.cleared == set()
    reception.hear(link, Pake(b"", guessing.answer(link.posted[0].share)))
    guessing.check(link.posted[1].confirmation)
    assert reception.cleared == {GUEST.public.key}


async def test_there_is_one_try_on_a_link() -> None:
    """Else a guest could ask for share after share, and each would be work for the host."""
    reception, link, guessing = await begun(CODE)
    with pytest.raises(WireError, match="one try"):
        reception.hear(link, Pake(guessing.share))
    reception.gone(GUEST.public)
    reception.hear(link, Pake(guessing.share))  # on a new one


async def test_a_confirmation_without_a_share_is_no_try() -> None:
    reception, link, _ = await begun(CODE)
    reception.gone(GUEST.public)
    with pytest.raises(Refused, match="begin with a share"):
        reception.hear(link, Pake(b"", bytes(32)))
    assert reception.lock.tries == MAX_TRIES


async def test_a_host_that_was_not_asked_has_nothing_to_say() -> None:
    visit = Visit(CODE, GUEST.public)
    with pytest.raises(WireError, match="nobody asked"):
        visit.hear(Corridor(HOST), Pake(b"", bytes(32)))
    assert not visit.trusted


async def test_a_guest_trusts_whoever_knows_the_code_and_nobody_else() -> None:
    for code, trusted in ((CODE, True), ("7-copper-kettle", False)):
        reception, visit = Reception(CodeLock(code), HOST.public), Visit(CODE, GUEST.public)
        to_host, to_guest = Corridor(HOST), Corridor(GUEST)
        visit.begin(to_host)
        reception.hear(to_guest, to_host.posted[0])
        visit.hear(to_host, to_guest.posted[0])
        with suppress(Refused, NotAuthentic):
            reception.hear(to_guest, to_host.posted[1])
        with suppress(NotAuthentic):
            made_up = Pake(b"", bytes(32))
            visit.hear(to_host, [*to_guest.posted, made_up][1])
        assert visit.trusted is trusted
        assert visit.settled.is_set()
