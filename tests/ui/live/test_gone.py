"""Seats that leave a table and come back, on everybody's own screen."""

import io
import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trio
from msgspec.structs import replace
from rich.console import Console
from trio.testing import MockClock

from games.kit import Match, Seat
from p2p.changes import Changes
from p2p.entry.ways import Invited
from p2p.match.keeper import Keeper
from p2p.match.playing import Decide, Playing
from p2p.mesh.node import Node
from p2p.session import Session
from p2p.wire.sockets import Sockets
from table.audit.verify import verify_record
from table.founding import Clock
from table.mental import MentalTable
from table.participant import Listener, Player
from table.record import Record
from tests.mental.luck import luck
from tests.mental.seating import Party, game_of
from tests.mental.vanishing import Churning, clocked
from tests.p2p.house import HOST, House, by_lot
from tests.p2p.virtual import DAYS, Network, Weather, voyage
from tests.sample import Room, seated, terms
from tests.sample import by_lot as lot
from tests.ui.files import SEED
from ui.desk.paper import Paper
from ui.live.chronicle import Chronicle
from ui.live.screen import Screen
from ui.telling import Teller

AFTER_SECONDS = 10  # that a guest is gone
GUEST = "guest 2"


class Followed(Churning):
    """Somebody reads the match at every peer, after each message."""

    def run(self) -> None:
        self.files = {id(peer): io.StringIO() for peer in self.peers}
        self.readers = {id(peer): self.reader(peer) for peer in self.peers}
        super().run()
        for peer in self.peers:
            self.rested(peer)

    def reader(self, peer: Listener[Any]) -> Chronicle:
        paper = Paper(Console(file=self.files[id(peer)], width=100))
        return Chronicle(peer.table, "en", paper)

    def rested(self, peer: Listener[Any]) -> None:
        self.readers[id(peer)].catch_up()

    def text(self, peer: Listener[Any]) -> str:
        return self.files[id(peer)].getvalue()


def play(game: str, players: int, seed: int) -> Followed:
    with luck(seed):
        party = Party.of(clocked(game, players))
        hub = Followed(party.players(), seed, spectators=[party.spectator()])
        hub.run()
    assert hub.errors == []
    return hub


@pytest.fixture(scope="module", params=[("complots", 4, 5), ("mascarade", 4, 2)])
def followed(request: pytest.FixtureRequest) -> Followed:
    return play(*request.param)


def seat_of(peer: Listener[Any]) -> Seat | None:
    return peer.seat if isinstance(peer, Player) else None


def test_everybody_is_told_once_who_leaves_and_who_is_back(followed: Followed) -> None:
    for peer in followed.peers:
        me, text = seat_of(peer), followed.text(peer)
        pairs = list(pairwise(peer.table.companies))
        left = [now.gone - before.gone for before, now in pairs]
        back = [before.gone - now.gone for before, now in pairs]
        assert any(left), "nobody left"
        assert text.count("The others went on without you") == sum(me in seats for seats in left)
        assert text.count("You are back") == sum(me in seats for seats in back)
        assert text.count("table goes on without") == sum(bool(seats - {me}) for seats in left)


def test_everybody_is_told_whose_time_was_over(followed: Followed) -> None:
    for peer in followed.peers:
        me, text, names = seat_of(peer), followed.text(peer), peer.table.founding.names
        places = range(len(peer.table.match.events))
        late = [seat for place in places for seat in peer.table.late_in(place)]
        assert text.count("Your time was over, so the default counts.") >= late.count(me or Seat(0))
        for seat, name in names.items():
            times = 0 if seat == me else late.count(seat)
            assert text.count(f"{name}’s time was over, so the default counts.") >= times


def test_what_really_happened_is_told_in_order_to_who_had_to_begin_again(
    followed: Followed,
) -> None:
    for peer in followed.peers:
        text, events = followed.text(peer), peer.table.match.events
        teller = Teller(peer.table.match.game.key, "en", peer.table.founding.names, seat_of(peer))
        story = [teller.describe(event, events[:place]) for place, event in enumerate(events)]
        place = 0
        for line in filter(None, story):
            place = text.index(f"  {line}", place) + len(line)


def test_the_board_marks_who_is_not_there_as_long_as_it_is_not(followed: Followed) -> None:
    for peer in followed.peers:
        gone = {seat for c in peer.table.companies for seat in c.gone}
        names = {name for seat, name in peer.table.founding.names.items() if seat in gone}
        marked = re.findall(r"^  [▸ ] (P\d).*not there", followed.text(peer), re.MULTILINE)
        assert marked
        assert set(marked) <= names
        there = re.split(r"is back at the table|are back", followed.text(peer))[-1]
        still = {name for s, name in peer.table.founding.names.items() if s in peer.table.gone}
        assert set(re.findall(r"(P\d).*not there$", there, re.MULTILINE)) <= still


def test_what_never_happened_is_called_so() -> None:
    """Seldom is anything told that turns out to be void: so we play until it is."""
    vain = "What was told here last never happened: the others had gone on by then."
    matches = (play("complots", 3, seed) for seed in range(100))
    text = next(text for hub in matches for text in map(hub.text, hub.peers) if vain in text)
    before, _, after = text.partition(vain)
    *_, turn = re.findall(r"^Turn \d+: .*$", before, re.MULTILINE)
    told_again = re.findall(r"^Turn \d+: .*$", after, re.MULTILINE)[0]
    assert int(told_again.split()[1][:-1]) <= int(turn.split()[1][:-1])


class Evening:
    """A guest that is cut off while it thinks, and comes back after the others have gone on."""

    def __init__(self, folder: Path) -> None:
        agreed = replace(clocked("complots", 3), clock=Clock(8, 3))
        self.house = House(folder, agreed, seed=4)
        self.house.patience = DAYS
        self.house.decider = self.decider
        self.files: dict[str, io.StringIO] = {}
        self.asked: list[tuple[Match[Any], str | None]] = []

    def decider(self, random: Random) -> Decide:
        at_once = by_lot(random)

        async def decide(table: MentalTable[Any]) -> object:
            if table.founding.names[table.desk.mine.seat] == GUEST:
                self.asked.append((table.match, table.asked))
            await trio.sleep(2)
            return await at_once(table)

        return decide

    async def play(self, network: Network) -> None:
        house, house.transport = self.house, network.transport
        async with house.opened() as nursery:
            nursery.start_soon(self.watch, house.host)
            nursery.start_soon(self.visit, "guest 1")
            nursery.start_soon(self.visit, GUEST)
            nursery.start_soon(self.cut, network)

    async def visit(self, name: str) -> None:
        house = self.house
        session = house.session(house.me(name), Invited(house.invitation))
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self.watch, session)
            await house.play(session)
            nursery.cancel_scope.cancel()

    async def watch(self, session: Session) -> None:
        file = self.files[session.me.name] = io.StringIO()
        async with Screen("en", Console(file=file, width=100)).following(session):
            await session.changes.until(lambda: session.closed is not None)

    async def cut(self, network: Network) -> None:
        while not self.asked:
            await trio.sleep(0.5)
        here = {name: session.me.identity for name, session in self.house.sessions.items()}
        network.part([here[HOST], here["guest 1"]], [here[GUEST]])
        await self.house.host.changes.until(lambda: bool(self.gone()))
        await trio.sleep(AFTER_SECONDS)
        network.heal()

    def gone(self) -> frozenset[Seat]:
        """Whom the host's table goes on without."""
        sitting = self.house.host.sitting
        return sitting.playing.table.gone if sitting and sitting.playing else frozenset()

    def text(self, name: str) -> str:
        return self.files[name].getvalue()


def test_a_guest_who_was_cut_off_reads_so_and_is_asked_anew(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    voyage(4, Weather(), evening.play)
    (ended,) = evening.house.ended[HOST]
    report = verify_record(Record.decode(ended.record), game_of)
    seat = next(s for s, name in report.founding.names.items() if name == GUEST)
    assert [absence.seat for absence in report.absences] == [seat]
    assert report.absences[0].back is not None
    for name in (HOST, "guest 1"):
        assert evening.text(name).count(f"The table goes on without {GUEST}.") == 1
        assert evening.text(name).count(f"{GUEST} is back at the table.") == 1
    assert evening.text(GUEST).count("The others went on without you") == 1
    assert evening.text(GUEST).count("You are back at the table.") == 1
    assert len(evening.asked) == len(set(evening.asked)), "one question was put twice"
    assert evening.asked[-1][0] is not evening.asked[0][0], "its table never began again"


async def test_a_question_is_put_anew_if_the_table_had_to_begin_again(
    nursery: trio.Nursery, autojump_clock: MockClock
) -> None:
    print("seed", SEED)
    random, people = Random(SEED), seated(terms("complots", 3, start=2))
    room = Room(people, random, lot(random))
    room.silent = {Seat(2)}
    room.play()
    player, changes = people[1], Changes()
    asked: list[tuple[Match[Any], str | None]] = []
    dropped = 0

    async def decide(table: MentalTable[Any]) -> object:
        nonlocal dropped
        asked.append((table.match, table.asked))
        try:
            await trio.sleep_forever()
        finally:
            dropped += 1

    me = player.identity
    node = Node(me, Sockets(me), lambda *_: None, lambda _: None, lambda _: None)
    playing = Playing(Keeper(player), node, changes, decide)
    nursery.start_soon(playing.run, [], lambda: None)
    await trio.sleep(1)
    player.table.restart()
    for message in player.log.ordered():
        player.table.hear(message)
    changes.tell()
    await trio.sleep(1)
    (before, op), (after, again) = asked
    assert before is not after
    assert op == again
    assert dropped == 1
    nursery.cancel_scope.cancel()
