"""At the page, too, a host may have somebody leave the lobby, for good."""

import json
from pathlib import Path

import pytest

from p2p.entry.door import SENT_AWAY
from tests.p2p.house import House
from tests.sample import terms
from ui.scene.shape import Json
from ui.web.door.exchange import BadRequest, Request
from ui.web.page import Page
from ui.web.site import TableSite

GUEST = "guest 1"
ASKED = Request("POST", "/away", {}, ())


class Host:
    """The page of a host, without a browser."""

    def __init__(self, house: House) -> None:
        self.house, self.page = house, Page("en", opens=False)
        self.page.followed.session = house.host
        self.page.followed.invitation = house.invitation
        self.site = TableSite(self.page)

    async def lobby(self, chairs: int) -> Json:
        host = self.house.host
        await host.changes.until(lambda: bool(host.lobby and len(host.lobby.guests) == chairs))
        return self.page.message()

    async def send_away(self, facts: object) -> int:
        try:
            return (await self.site.away(ASKED, json.dumps(facts).encode())).status
        except BadRequest as bad:
            return bad.status


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path, terms("kuhn", 3), seed=1)


async def test_somebody_is_sent_away_and_nobody_else_can_be(house: House) -> None:
    async with house.opened() as nursery:
        host = Host(house)
        nursery.start_soon(house.visit, GUEST)
        lobby = await host.lobby(2)
        mine, theirs = lobby["chairs"]
        assert lobby["away"]
        assert (mine["you"], theirs["name"]) == (True, GUEST)
        for nobody in ({}, {"key": GUEST}, {"key": 1}, {"key": "é" * 64}):
            assert await host.send_away(nobody) == 400
        for wrong in (mine["key"], "00" * 32):
            assert await host.send_away({"key": wrong}) == 409
        assert len((await host.lobby(2))["chairs"]) == 2

        assert await host.send_away({"key": theirs["key"]}) == 204
        guest = house.sessions[GUEST]
        await guest.changes.until(lambda: guest.closed is not None)
        assert guest.closed == SENT_AWAY
        assert [chair["you"] for chair in (await host.lobby(1))["chairs"]] == [True]
        assert await host.send_away({"key": theirs["key"]}) == 409
        nursery.cancel_scope.cancel()


async def test_a_guest_can_send_nobody_away(house: House) -> None:
    async with house.opened() as nursery:
        nursery.start_soon(house.visit, GUEST)
        lobby = await Host(house).lobby(2)
        guest, session = Host(house), house.sessions[GUEST]
        guest.page.followed.session, guest.page.followed.invitation = session, None
        await session.changes.until(lambda: session.lobby is not None)
        assert not guest.page.message()["away"]
        for chair in lobby["chairs"]:
            assert await guest.send_away({"key": chair["key"]}) == 409
        nursery.cancel_scope.cancel()
