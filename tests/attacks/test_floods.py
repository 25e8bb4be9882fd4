"""Whoever says much, or works slowly, takes time from nobody: clocks count attentive seconds (K3),
and what is unread on a line stops the clock of its author alone, and not for ever (K9, K10).

On a clock that jumps no work takes any time, so here each frame that somebody hears costs some:
of one core, which all of them share.
"""

from pathlib import Path

import pytest
import trio
from trio.testing import MockClock

from p2p.match.owed import SPARED_A_ROUND
from p2p.match.playing import Playing
from p2p.mesh.liveness import Liveness
from p2p.session import Session
from p2p.wire.frames import AnyFrame, Have
from p2p.wire.link import Link
from tests.p2p.absence import FRIEND, OTHER, WATCHER, Evening, Story
from tests.p2p.house import audited
from tests.p2p.match.test_standstill import fall_silent
from tests.p2p.virtual import CALM, voyage

SEED = 4
NOTHING = Have(bytes(32), 0, (0,) * 3, b"", (0,) * 3)  # about a table that nobody sits at
A_TENTH, A_BIT = 5, 0.01  # frames of a flood each tenth of a second, and the seconds each costs


def clock() -> MockClock:
    found = trio.lowlevel.current_clock()
    assert isinstance(found, MockClock)
    return found


def costs(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever somebody hears keeps the one core busy for so long."""
    hear = Playing.hear

    def slowly(playing: Playing, link: Link, frame: AnyFrame) -> None:
        clock().jump(seconds)
        hear(playing, link, frame)

    monkeypatch.setattr(Playing, "hear", slowly)


def nobody_is_missed(evening: Evening, story: Story) -> None:
    """All have one result, without a roll; in this haste not all have everybody's signature."""
    voyage(SEED, CALM, lambda network: evening._play(network, story))
    reports = [audited(ended.record) for (ended,) in evening.house.ended.values()]
    assert [report.rolls for report in reports] == [()] * len(evening.house.sessions)
    assert len({report.winners for report in reports}) == 1


# Whoever is slow itself


def test_a_lid_that_was_closed_for_an_hour_has_waited_for_a_second(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
        clock().jump(3600)

    nobody_is_missed(Evening(tmp_path, "complots", 3, seed=SEED), story)


@pytest.mark.parametrize(("cost", "asks"), [(0.3, True), (1.0, False)])
def test_on_a_starved_machine_nobody_who_is_there_is_missed(
    cost: float, asks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads nothing for ten seconds must ask before it signs (J3). Where a frame takes a
    second that is all it would ever do, so there these clocks are tried without it.
    """
    costs(cost, monkeypatch)
    if not asks:
        monkeypatch.setattr(Liveness, "is_alone", False)

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)

    nobody_is_missed(Evening(tmp_path, "complots", 3, seed=SEED), story)


# Whoever floods


async def flood(session: Session) -> None:
    """More than all of them can read, and no more than anybody may say."""
    while True:
        for _ in range(A_TENTH):
            session.node.flood(NOTHING)
        await trio.sleep(0.1)


def waited_for_friend(folder: Path, flooder: str | None) -> float:
    """How long the others wait for a program that says nothing of what it owes."""
    waited = 0.0

    async def story(evening: Evening) -> None:
        nonlocal waited
        await evening.house.playing(messages=30)
        with pytest.MonkeyPatch.context() as patch:
            costs(A_BIT, patch)
            fall_silent(evening.house.match_of(FRIEND), patch)
            if flooder is not None:
                evening.nursery.start_soon(flood, evening.house.sessions[flooder])
            begun = trio.current_time()
            await evening.missed_by(OTHER)
            waited = trio.current_time() - begun
        evening.nursery.cancel_scope.cancel()

    folder.mkdir()
    evening = Evening(folder, "complots", 3, seed=SEED)
    voyage(SEED, CALM, lambda network: evening._play(network, story))
    print(f"{flooder} floods: missed after {waited:.1f} s")
    return waited


def test_who_floods_stops_its_own_clock_alone_and_not_for_long(tmp_path: Path) -> None:
    quiet = waited_for_friend(tmp_path / "quiet", None)
    by_another = waited_for_friend(tmp_path / "watcher", WATCHER)
    by_itself = waited_for_friend(tmp_path / "itself", FRIEND)
    assert by_another < quiet + SPARED_A_ROUND / 2
    assert quiet + SPARED_A_ROUND / 2 < by_itself < quiet + 2 * SPARED_A_ROUND
