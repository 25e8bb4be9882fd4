"""Whole evenings at a table: real sockets, several players, everybody in one process."""

from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from p2p.entry.ways import Invited
from p2p.mesh import node
from tests.mental.seating import terms_of
from tests.p2p.house import House, journals


@pytest.mark.parametrize(("players", "game"), [(2, "complots"), (3, "kuhn"), (4, "complots")])
async def test_players_and_a_spectator_end_with_the_same_record(
    players: int, game: str, tmp_path: Path
) -> None:
    house = House(tmp_path, terms_of(game, players), seed=players)
    async with house.opened() as nursery:
        nursery.start_soon(lambda: house.visit("watcher", watch=True))
        house.fill(nursery)
    house.agreed()
    assert len(house.ended) == players + 1


async def test_the_secrets_of_a_match_are_destroyed_when_it_is_over(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("kuhn", 2), seed=1)
    async with house.opened() as nursery:
        house.fill(nursery)
        await house.playing()
        assert len(journals(tmp_path)) == 2
    house.agreed()
    assert journals(tmp_path) == []


async def test_the_winner_of_a_match_starts_the_next_one(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("complots", 3), seed=2, matches=3)
    async with house.opened() as nursery:
        house.fill(nursery)
    reports = house.agreed()
    for last, following in pairwise(reports):
        assert following.founding.names == last.founding.names
        assert following.founding.terms.start == last.winners[0]
        assert not {key.encode() for key in following.founding.keys.values()} & {
            key.encode() for key in last.founding.keys.values()
        }
    assert len({report.founding.table for report in reports}) == 3


async def test_where_the_rules_do_not_say_who_starts_the_coin_decides_again(tmp_path: Path) -> None:
    house = House(tmp_path, terms_of("kuhn", 3), seed=2, matches=2)
    async with house.opened() as nursery:
        house.fill(nursery)
    assert [report.founding.terms.start for report in house.agreed()] == [None, None]


async def test_who_has_had_enough_makes_room_for_somebody_else(tmp_path: Path) -> None:
    """The others keep their order; who leaves as the winner leaves the start to the next one."""
    house = House(tmp_path, terms_of("complots", 4), seed=5, matches=2)
    async with house.opened() as nursery:
        for name in ("a", "b", "c"):
            nursery.start_soon(partial(house.visit, name, once=name == "b"))
        door = house.host.door
        assert door is not None
        await house.host.changes.until(lambda: door.match == 2)
        await house.visit("newcomer")
    first, second = (ended.founding for ended in house.ended["host"])
    before, now = list(first.names.values()), list(second.names.values())
    assert now == [name for name in before if name != "b"] + ["newcomer"]
    (winner,) = house.ended["host"][0].winners
    order = [*before[winner - 1 :], *before[: winner - 1]]
    assert second.terms.start == 1 + now.index(next(name for name in order if name in now))


async def test_a_peer_that_nobody_can_dial_is_served_through_others(tmp_path: Path) -> None:
    """Two guests without an address: each reaches the host, neither the other."""
    house = House(tmp_path, terms_of("kuhn", 3), seed=3)
    async with house.opened() as nursery:
        for name in ("guest 1", "guest 2"):
            me = house.me(name)
            me.reachable = lambda _: ()
            session = house.session(me, Invited(house.invitation))
            nursery.start_soon(house.play, session)
        await house.playing()
        for name in ("guest 1", "guest 2"):
            assert set(house.sessions[name].node.links) == {house.host.me.identity.public}
    house.agreed()


async def test_what_was_said_while_links_were_cut_arrives_when_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "FIRST_PAUSE", 0.01)
    house = House(tmp_path, terms_of("complots", 3), seed=4)
    cuts = 0

    async def cut_links() -> None:
        """Again and again, after a few messages more, somebody loses all its links."""
        nonlocal cuts
        while await house.more_messages(7):
            victim = house.random.choice(list(house.sessions.values()))
            for link in list(victim.node.links.values()):
                link.close()
                cuts += 1

    async with house.opened() as nursery:
        house.fill(nursery)
        nursery.start_soon(cut_links)
    house.agreed()
    assert cuts > 5
