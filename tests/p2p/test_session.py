"""Whole evenings at a table: real sockets, several players, everybody in one process."""

from itertools import pairwise
from pathlib import Path

import pytest

from p2p import node
from p2p.ways import Invited
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
    house = House(tmp_path, terms_of("kuhn", 3), seed=2, matches=4)
    async with house.opened() as nursery:
        house.fill(nursery)
    reports = house.agreed()
    for last, following in pairwise(reports):
        assert following.founding.terms.start == last.winners[0]
    assert len({report.founding.table for report in reports}) == 4


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
