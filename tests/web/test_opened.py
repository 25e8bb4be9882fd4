"""A record at the page: what was not checked is said, and what was opened, by whose word it is."""

import json
from typing import Any

import pytest

from tests.table.opening.opened import GAMES, Opened, match_of
from ui.scene.shape import Json
from ui.web.door.exchange import BadRequest, Request
from ui.web.page import Page
from ui.web.site import TableSite
from ui.words import LANGUAGES

SCENES = Request("GET", "/scenes", {"from": "0", "to": "9"}, ())


class Looking:
    """Somebody who looks at the record of a match."""

    def __init__(self, match: Opened) -> None:
        self.page = Page("en", opens=False)
        self.site = TableSite(self.page)
        self.match = match

    async def drop(self, data: bytes) -> int:
        try:
            return (await self.site.look_at(SCENES, data)).status
        except BadRequest as bad:
            return bad.status

    async def scene(self, place: int) -> Json:
        asked = Request("GET", "/scenes", {"from": str(place), "to": str(place)}, ())
        (scene,) = json.loads((await self.site.scenes(asked, b"")).body)["scenes"]
        return dict(scene)


def by_word(scene: Json) -> dict[str, Any]:
    return {card: one for card, one in scene["cards"].items() if one["known"] == "word"}


@pytest.fixture
def looking() -> Looking:
    return Looking(match_of("complots"))


async def test_a_record_says_what_was_not_checked(looking: Looking) -> None:
    assert await looking.drop(looking.match.record) == 200
    told = {}
    for language in LANGUAGES:
        looking.page.speak(language)
        told[language] = looking.page.message()["not_checked"]
    assert "who is behind a key" in told["en"]["lines"][0]
    assert len({len(one["lines"]) for one in told.values()}) == 1
    assert len({one["title"] for one in told.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
async def test_a_seat_that_opened_its_cards_is_drawn_with_faces(game: str) -> None:
    looking = Looking(match_of(game))
    assert await looking.drop(looking.match.record) == 200
    closed = [await looking.scene(place) for place in (9, looking.page.message()["events"] // 2)]
    assert not any(map(by_word, closed))
    for seat in looking.match.report.seats:
        assert await looking.drop(looking.match.file(seat)) == 204
    message, names = looking.page.message(), {*looking.match.report.founding.names.values()}
    assert all(name in message["opened"] for name in names)
    found = dict[str, Any]()
    for before in closed:
        scene = await looking.scene(before["place"])
        assert {**by_word(scene), **before["cards"]} == scene["cards"]
        found |= by_word(scene)
    assert bool(found) == (game != "intrigue")  # which has no cards, but amounts
    assert all({*card["by"]} <= names for card in found.values())
    log = json.loads((await looking.site.log(SCENES, b"")).body)["log"]
    assert "opened" in {line["kind"] for line in log}
    assert [line["line"] for line in log] == list(range(len(log)))


async def test_what_does_not_belong_to_the_record_is_refused(looking: Looking) -> None:
    """Before its record, of another match, damaged; and with the record it goes."""
    opening, other = looking.match.file(1), match_of("kuhn")
    assert await looking.drop(opening) == 400
    assert await looking.drop(looking.match.record) == 200
    for bad in (other.file(1), opening[:-1], opening[:-1] + bytes([opening[-1] ^ 1])):
        assert await looking.drop(bad) == 400
        assert looking.page.message()["opened"] is None
    assert await looking.drop(opening) == 204
    assert looking.page.message()["opened"]
    assert await looking.drop(looking.match.record) == 200
    assert looking.page.message()["opened"] is None
