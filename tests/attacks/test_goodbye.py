"""Goodbyes (K8): of somebody who leaves, and of those who forge, repeat, or don't mean them."""

from pathlib import Path

import msgspec
import pytest
import trio

from crypto.identity import Identity
from p2p.errors import WireError
from p2p.match.clocks import GRACE_SECONDS
from p2p.match.playing import Playing
from p2p.mesh.farewells import MAX_GOODBYES
from p2p.wire.frames import LIFE_BITS, Goodbye, Have
from tests.p2p.absence import FRIEND, OTHER, Evening
from tests.p2p.house import HOST
from tests.p2p.virtual import CALM, Weather, voyage

SEED = 4
EVEN = Weather(delay=0.1, even=True)  # as on lines of real sockets, nothing overtakes what was said


def evening_of(folder: Path) -> Evening:
    return Evening(folder, "complots", 3, seed=SEED)


def goodbye_of(evening: Evening, name: str, life: int = 0) -> Goodbye:
    """As that player's own program would say it."""
    playing = evening.house.match_of(name)
    table, seat = playing.table.founding.table, evening.seat(name)
    word = Goodbye(table, int(seat), life, 0, playing.keeper.counts[seat - 1])
    return word.signed_by(evening.house.sessions[name].me.identity)


def hear(evening: Evening, word: Goodbye | Have, at: str = HOST, source: str = OTHER) -> Playing:
    """``at`` hears it from ``source``."""
    session, who = evening.house.sessions[at], evening.house.sessions[source].me.identity
    playing = evening.house.match_of(at)
    playing.hear(session.node.links[who.public], word)
    return playing


def waited_for_friend(folder: Path, *, says_so: bool) -> float:
    """How long the others wait for a player who leaves, on a clock that jumps."""
    waited = 0.0

    async def story(evening: Evening) -> None:
        nonlocal waited
        evening.careful = True
        await evening.house.playing(messages=30)
        begun = trio.current_time()
        if says_so:
            await evening.house.sessions[FRIEND].say_goodbye()
            host = evening.house.match_of(HOST)
            await evening.house.host.changes.until(lambda: bool(host.farewells.left))
            assert host.farewells.believed() == {evening.seat(FRIEND)}
            assert evening.seat(FRIEND) not in host.clocks.liveness.alive()
        evening.lose(FRIEND)
        await evening.missed_by(OTHER)
        waited = trio.current_time() - begun
        evening.careful = False

    folder.mkdir()
    evening = evening_of(folder)
    report = evening.run(CALM, story)
    assert [evening.named(company.gone) for company in report.table.companies] == [set(), {FRIEND}]
    return waited


def test_whoever_leaves_and_says_so_is_waited_for_less_long(tmp_path: Path) -> None:
    told = waited_for_friend(tmp_path / "told", says_so=True)
    silent = waited_for_friend(tmp_path / "silent", says_so=False)
    assert told < silent - GRACE_SECONDS


def hops_without(seat: int, folder: Path) -> int:
    """How many times as long as a line takes the others need to go on without somebody who has
    left, once they wait for it; four people, and the second seat proposes first.
    """
    hops = 0

    async def story(evening: Evening) -> None:
        nonlocal hops
        evening.careful = True
        await evening.house.playing(messages=40)
        (leaver,) = [name for name in evening.lives if evening.seat(name) == seat]
        one = next(name for name in evening.lives if name != leaver)
        await evening.house.sessions[leaver].say_goodbye()
        evening.lose(leaver)
        table, changes = evening.house.match_of(one).table, evening.house.sessions[one].changes
        await changes.until(lambda: seat in {due.seat for due in table.waiting.due()})
        begun = trio.current_time()
        await changes.until(lambda: seat in table.gone)
        hops = round((trio.current_time() - begun) / EVEN.delay)
        evening.nursery.cancel_scope.cancel()

    folder.mkdir()
    evening = Evening(folder, "complots", 4, seed=SEED)
    voyage(SEED, EVEN, lambda network: evening._play(network, story))
    return hops


@pytest.mark.parametrize("seat", [2, 3])
def test_after_a_goodbye_the_others_go_on_at_once(seat: int, tmp_path: Path) -> None:
    """Also if it would have been the leaver's turn to propose how to: that takes another round,
    and no timeout of it is waited for. The others are as many as it takes, so the match goes on.
    """
    hops = hops_without(seat, tmp_path / "evening")
    print(f"seat {seat} has left: {hops} hops")
    assert 3 <= hops < 10


def try_forged_ones(evening: Evening) -> None:
    true = goodbye_of(evening, FRIEND)
    forged = [
        msgspec.structs.replace(true, signature=b""),
        true.signed_by(Identity.generate()),
        true.signed_by(evening.house.sessions[OTHER].me.identity),
        msgspec.structs.replace(true, said=true.said + 1),
        msgspec.structs.replace(true, life=1),
        msgspec.structs.replace(true, seat=int(evening.seat(HOST)) % 3 + 1, epoch=9),
    ]
    for word in forged:
        with pytest.raises(WireError, match="never said"):
            hear(evening, word)
    for seat in (0, 4):
        with pytest.raises(WireError, match="nobody"):
            hear(evening, msgspec.structs.replace(true, seat=seat))
    elsewhere = msgspec.structs.replace(true, table=bytes(32))
    host = hear(evening, elsewhere.signed_by(evening.house.sessions[FRIEND].me.identity))
    assert host.farewells.left == frozenset()


def try_a_forged_return(evening: Evening) -> None:
    """By a word about another table, which nobody checks: it makes no goodbye an old one."""
    seat, counts = evening.seat(FRIEND), (0, 0, 0)
    hear(evening, Have(bytes(32), 0, counts, b"", counts, seat=int(seat), number=9 << LIFE_BITS))
    assert hear(evening, goodbye_of(evening, FRIEND)).farewells.left == {seat}


def test_an_old_goodbye_sends_nobody_away_who_is_back(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        evening.careful = True
        await evening.house.playing(messages=30)
        word, seat = goodbye_of(evening, FRIEND), evening.seat(FRIEND)
        await evening.house.sessions[FRIEND].say_goodbye()
        evening.crash(FRIEND)
        await evening.missed_by(HOST)
        await trio.sleep(1)  # its program needs a moment to end
        evening.nursery.start_soon(evening.resume, FRIEND)
        host = evening.house.match_of(HOST)
        await evening.house.host.changes.until(
            lambda: not host.farewells.left and not host.table.gone
        )
        assert hear(evening, word) is host
        assert seat not in host.farewells.left
        evening.careful = False

    evening = evening_of(tmp_path)
    report = evening.run(CALM, story)
    gone = [evening.named(company.gone) for company in report.table.companies]
    assert gone[:3] == [set(), {FRIEND}, set()]


def test_nobody_goes_by_a_forged_goodbye_or_one_that_was_not_meant(tmp_path: Path) -> None:
    """Who says goodbye and plays on is believed once: to answer is enough to stay."""

    async def story(evening: Evening) -> None:
        await evening.house.playing(messages=30)
        try_forged_ones(evening)
        try_a_forged_return(evening)
        seat, host = evening.seat(FRIEND), evening.house.match_of(HOST)
        cheat = evening.house.match_of(FRIEND)
        cheat.farewells.say()
        cheat.farewells.is_said = False
        await evening.house.host.changes.until(lambda: seat in host.farewells.broken)
        for life in range(1, MAX_GOODBYES + 9):
            hear(evening, goodbye_of(evening, FRIEND, life), source=FRIEND)
            assert host.farewells.believed() == frozenset()
        assert host.farewells.left == {seat}, "screens tell it, though"

    evening = evening_of(tmp_path)
    report = evening.run(CALM, story)
    assert {name for company in report.table.companies for name in evening.named(company.gone)} <= {
        FRIEND
    }
    assert report.complete
