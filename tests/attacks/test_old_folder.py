"""A folder restored from an old copy: its program signs nothing twice (J3)."""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trio
import trio.testing

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.match.waking import Waking
from p2p.store.diary import Diary, Heard, Memory, OfMatch, Spoke
from p2p.wire.frames import AnyFrame
from p2p.wire.link import Link
from table.caller import Caller
from table.log.causal import Log
from table.participant import Listener, Player
from tests.mental.hub import Hub, Sent
from tests.mental.luck import luck
from tests.mental.seating import Party, terms_of
from tests.mental.talk import Conversation
from tests.p2p.absence import FRIEND, Evening
from tests.p2p.house import HOST, by_lot, journals
from tests.p2p.match.test_absence import absences
from tests.p2p.places import Places
from tests.p2p.virtual import CALM
from ui.commands.host_join import recalled


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> Places:
    """Everything signed that reached anybody; what a crash took from the wire harms nobody."""
    places, hear = Places(), Link._next

    async def watched(self: Link, patience: trio.CancelScope) -> AnyFrame:
        frame = await hear(self, patience)
        places.note_frame(frame)
        return frame

    monkeypatch.setattr(Link, "_next", watched)
    return places


class Restoring(Evening):
    """The friend's machine breaks, and its folder comes back as it was a while ago."""

    def copy(self) -> None:
        (path,) = journals(self.folder)
        self.old = path, path.read_bytes()

    @property
    def folder(self) -> Path:
        return self.house.sessions[FRIEND].me.folder

    async def restore(self) -> None:
        self.crash(FRIEND)
        await trio.testing.wait_all_tasks_blocked()
        path, content = self.old
        assert len(content) < len(path.read_bytes())
        path.write_bytes(content)
        self.nursery.start_soon(self.resume, FRIEND)


async def some_time_later(evening: Restoring) -> None:
    evening.copy()
    await evening.house.playing(messages=evening.house.heard() + 12)
    await evening.restore()


@pytest.mark.parametrize("messages", [1, 13, 26])
def test_a_restored_folder_signs_nothing_twice(
    messages: int, tmp_path: Path, arrived: Places
) -> None:
    async def story(evening: Evening) -> None:
        assert isinstance(evening, Restoring)
        await evening.house.playing(messages=messages)
        await some_time_later(evening)

    evening = Restoring(tmp_path, "kuhn", 3, seed=messages)
    evening.run(CALM, story)
    arrived.check()


def test_if_it_did_not_ask_it_would_sign_twice_and_be_convicted(
    tmp_path: Path, arrived: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on every evening: by luck it says the same again, or hears in time what it had said."""
    monkeypatch.setattr(Waking, "__init__", rash)
    monkeypatch.setattr(Log, "has_more_of", lambda *_: False)  # nor mind its own words, if shown
    evenings = (rash_evening(tmp_path / str(seed), seed) for seed in range(13, 33))
    evening = next(evening for evening in evenings if arrived.twice)
    (ended,) = evening.house.ended[HOST]
    assert ended.cheating is not None
    assert evening.named([ended.cheating.seat]) == {FRIEND}


def rash_evening(folder: Path, seed: int) -> Restoring:
    async def story(evening: Evening) -> None:
        assert isinstance(evening, Restoring)
        await evening.house.playing(messages=13)
        await some_time_later(evening)

    folder.mkdir()
    evening = Restoring(folder, "kuhn", 3, seed)
    with suppress(AssertionError):  # somebody was convicted
        evening.run(CALM, story)
    return evening


class Copying(Restoring):
    """The friend's folder is copied, and gone on with on a second machine while the first plays."""

    async def go_on_twice(self) -> None:
        path, content = self.old
        twin = self.house.me("twin", self.house.sessions[FRIEND].me.identity)
        twin.port = 99
        (twin.folder / path.name).write_bytes(content)
        session = recalled(twin, Diary(twin.folder / path.name), by_lot(Random(1)))
        async with session.opened():
            await session.play()


@pytest.mark.parametrize("messages", [1, 15, 26])
def test_a_folder_that_is_used_twice_signs_nothing_twice(
    messages: int, tmp_path: Path, arrived: Places
) -> None:
    """Whoever is heard already keeps its place; nobody tells the second one what it asks."""

    async def story(evening: Evening) -> None:
        assert isinstance(evening, Copying)
        await evening.house.playing(messages=messages)
        evening.copy()
        evening.nursery.start_soon(evening.go_on_twice)

    evening = Copying(tmp_path, "kuhn", 3, seed=messages)
    evening.run(CALM, story)
    arrived.check()


def rash(self: Waking, *about: Any, resumed: bool) -> None:
    careful(self, *about, resumed=False)


careful = Waking.__init__


def test_whose_choice_is_sealed_and_forgotten_is_missed_once_and_plays_on(
    tmp_path: Path, arrived: Places
) -> None:
    async def story(evening: Evening) -> None:
        assert isinstance(evening, Restoring)
        await evening.house.playing(messages=24)
        evening.copy()
        await sealed_by(evening, evening.seat(FRIEND))
        evening.careful = True
        await evening.restore()
        await evening.missed_by(HOST)
        await evening.all_are_back()
        evening.careful = False

    async def sealed_by(evening: Evening, seat: Seat) -> None:
        chain = evening.house.match_of(HOST).keeper.listener.log.chains[seat]
        await evening.house.host.changes.until(lambda: chain[-1].saying.kind == "commit")

    evening = Restoring(tmp_path, "complots", 3, seed=2)
    report = evening.run(CALM, story)
    arrived.check()
    assert absences(evening, report) == [set(), {FRIEND}, set()]


class Writing(Hub):
    """Keeps what each player would have in its diary."""

    def __init__(self, party: Party, seed: int) -> None:
        super().__init__(party.players(), seed)
        self.memories = {player.seat: Memory() for player in self.players}

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        if isinstance(peer, Player) and isinstance(data, bytes):
            self.memories[peer.seat].match.append(Heard(data))
        super().deliver(peer, data)

    def said(self, player: Player[Any]) -> Any:
        for message, said in player.due():
            spoke = Spoke(message.encode(), str(message.saying.op), said.secret)
            self.memories[player.seat].match.append(spoke)
            sent: Sent = [message.encode()]
            yield sent


def test_who_arranged_cards_and_forgot_how_says_nothing_more() -> None:
    with luck(1):
        hub = Writing(party := Party.of(terms_of("complots", 2)), 1)
        hub.run()
    arranged = {m.seat for m in hub.players[0].log.ordered() if m.saying.kind == "arrange"}
    assert arranged
    for player in hub.players:
        entries = hub.memories[player.seat].match
        heard: list[OfMatch] = [Heard(e.message) if isinstance(e, Spoke) else e for e in entries]
        keeper = Keeper(party.player(player.seat))
        keeper.recall(Memory(match=heard))
        assert keeper.is_outdated == (player.seat in arranged)
        assert trio.run(keeper.speak) == []


# What our own seat said, and rests on what nobody shows us any more


def restored() -> tuple[Player[Any], Caller]:
    """Seat 1 answered something that seat 2 said to it alone. Its folder is older than that, the
    others show it its own words, and seat 2 keeps back what they rest on.
    """
    talk = Conversation(4)
    talk.hear([1], talk.says(2))
    ours = talk.says(1)
    folder = next(player for player in talk.party.players() if player.seat == 1)
    for data in ours:
        assert folder.receive(data) == []
    return folder, Caller(folder, folder.identity)


def test_an_old_folder_says_nothing_at_a_place_where_others_hold_its_word() -> None:
    folder, _ = restored()
    assert list(folder.speak()) == []
    assert folder.halted is None


def test_an_old_folder_does_not_report_less_than_it_is_known_to_have_said() -> None:
    """Others go on without it, and then it comes back with all that counts."""
    _, caller = restored()
    assert caller.report([]) == []
    assert caller.listener.halted is None
