"""What a person at the page has to know beside the match, in every language of the page."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
import trio
from trio.testing import MockClock

from games.kit import Seat
from p2p.match.standstill import FELT_SECONDS
from table.joins import Disagreement
from tests.ui.live.test_waiting import RECOVERING, Stuck
from ui.scene.shape import Json
from ui.web.shown.followed import Followed
from ui.web.shown.waiting import presence
from ui.web.shown.warnings import Warnings
from ui.words import LANGUAGES, Words


class Evening:
    """As much of a session as warnings look at; the match in it is real, and stands still."""

    def __init__(self, match: Stuck) -> None:
        self.doubts: dict[tuple[Seat, Seat], None] = {}
        self.through: dict[Seat, Seat] = {}
        self.echo = SimpleNamespace(is_missing=False)
        self.match = cast("Any", match)
        self.match.contests = SimpleNamespace(doubts=self.doubts)
        self.match.neighbours = SimpleNamespace(heard_through=lambda: self.through)
        self.match.echo, self.match.farewells = self.echo, SimpleNamespace(left=frozenset())
        followed = Followed()
        followed.session = match.session()
        self.session = cast("Any", followed.session)
        self.session.freed, self.session.disagreement = (0, ()), None
        self.warnings = Warnings(followed)

    def told(self, language: str = "en") -> list[Json]:
        self.warnings.look()
        return self.warnings.told(language)

    def ids(self) -> list[str]:
        return [warning["id"].partition("/")[0] for warning in self.told()]


@pytest.fixture
def evening() -> Evening:
    return Evening(Stuck(1, 2, 3, 4, agreed=RECOVERING))


async def test_a_standstill_says_whom_the_match_waits_for_and_why(
    evening: Evening, nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    nursery.start_soon(evening.match.clocks.run)
    nursery.start_soon(evening.match.live, 4)
    for _ in range(int(FELT_SECONDS) - 2):
        assert evening.told() == []
        await trio.sleep(1)
    while not (told := evening.told()):
        await trio.sleep(1)
    (stuck,) = told
    assert (stuck["id"], stuck["kind"]) == ("stuck/any", "danger")
    assert "Bob or Carol would have to be back" in stuck["text"]
    evening.match.clocks.liveness.heard(Seat(3))
    await trio.sleep(1)
    assert evening.told() == []
    nursery.cancel_scope.cancel()


async def test_a_detour_is_told_as_long_as_it_lasts_and_what_happened_once_stays(
    evening: Evening,
) -> None:
    evening.through = {Seat(3): Seat(2)}
    (warning,) = evening.told()
    assert "Carol" in warning["text"]
    assert "Bob" in warning["text"]
    seats: list[Json] = [{"seat": seat} for seat in evening.match.table.seats]
    presence(evening.session, evening.match, seats)
    assert [seat["through"] for seat in seats] == [None, None, 2, None]
    evening.through = {}
    assert evening.told() == []

    # What may be over in a moment stays to be read, in the language of now.
    evening.doubts[Seat(2), Seat(3)] = None
    evening.session.freed = (1, ("Mallory\x1b[2J",))
    join = evening.match.table.founding.joins[1]
    evening.session.disagreement = Disagreement("twice", "J1", join)
    other_key = {"name": "Bob", "key": "20c9", "old": "8a0a"}
    evening.warnings.aside(Words("en", "people").remark("other-key", **other_key))
    evening.echo.is_missing = True
    assert evening.ids() == ["aside", "freed", "joins", "doubt", "unheard"]
    evening.doubts.clear()
    evening.session.freed, evening.session.disagreement = (0, ()), None
    evening.echo.is_missing = False
    assert evening.ids() == ["aside", "freed", "joins", "doubt"]
    assert not any("\x1b" in warning["text"] for warning in evening.told())
    for told in zip(*map(evening.told, LANGUAGES), strict=True):
        assert len({warning["text"] for warning in told}) == len(LANGUAGES)
    for language in LANGUAGES:
        assert "Bob" in evening.told(language)[0]["text"]
        assert "Bob" in evening.told(language)[-1]["text"]


async def test_who_left_and_who_is_here_again_is_told_each_time(evening: Evening) -> None:
    """Put away by its id, the first goodbye does not hide the second."""
    ids = set[str]()
    for left, text in [({2}, "Bob left the table."), ((), "Bob is here again.")] * 2:
        evening.match.farewells.left = frozenset(map(Seat, left))
        (warning,) = evening.told()
        assert warning["text"] == text
        ids.add(warning["id"])
        seats: list[Json] = [{"seat": seat} for seat in evening.match.table.seats]
        presence(evening.session, evening.match, seats)
        assert [seat["left"] for seat in seats] == [False, 2 in left, False, False]
    assert len(ids) == 4
