"""A folder that is gone on with on a second machine, while the first one is cut off and comes back.

No time-out can tell a program that is away from one that is cut off. So it is the program itself
that signs nothing while it hears nobody, and asks before it signs again (J3).
"""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import trio
from msgspec.structs import replace

from crypto.identity import Identity
from games.kit import Seat
from p2p.changes import Changes
from p2p.match.keeper import Keeper
from p2p.match.playing import Decide, Playing
from p2p.match.waking import Waking
from p2p.mesh import liveness
from p2p.mesh.liveness import SIGN_SECONDS
from p2p.mesh.node import Node
from p2p.store.diary import Diary, Entry
from p2p.store.home import HomeProblem
from p2p.wire.frames import LIFE_BITS, AnyFrame, Frame, Have, Said
from p2p.wire.link import Link
from p2p.wire.sockets import Sockets
from table.mental import MentalTable
from tests.attacks.test_old_folder import Copying
from tests.mental.seating import Party, terms_of
from tests.p2p.absence import FRIEND, THINKING, Evening
from tests.p2p.house import HOST, undecided
from tests.p2p.match.test_echo import silent
from tests.p2p.match.test_evidence import link_to
from tests.p2p.places import Places
from tests.p2p.virtual import CALM
from ui.commands.host_join import recalled

ONE = Seat(1)


class Moved(Copying):
    """The friend's machine loses its line; the friend goes on with a copy of the folder."""

    problem = ""
    has_left = False  # the first machine: nobody sits there any more

    def leaving(self, random: Random) -> Decide:
        decide = self.thoughtful(random)

        async def while_there(table: MentalTable[Any]) -> object:
            chosen = await decide(table)
            return await trio.sleep_forever() if self.has_left else chosen

        return while_there

    async def live(self, name: str) -> None:
        self.house.decider = self.leaving if name == FRIEND else self.thoughtful
        try:
            await super().live(name)
        except* HomeProblem as group:
            self.problem = str(leaf(group))

    def cut_machine(self) -> None:
        machine = self.house.sessions[FRIEND].me.identity
        self.network.reaches = (  # type: ignore[method-assign]
            lambda one, other: machine is not one and machine is not other
        )

    def mend_machine(self) -> None:
        self.network.reaches = lambda *_: True  # type: ignore[method-assign]

    async def go_on_elsewhere(self) -> None:
        path, content = self.old
        identity = Identity(self.house.sessions[FRIEND].me.identity.secret_bytes())
        twin = self.house.me("twin", identity)
        twin.port = 99
        (twin.folder / path.name).write_bytes(content)
        diary = Diary(twin.folder / path.name)
        session = recalled(twin, diary, self.thoughtful(Random(self.seed)))
        async with session.opened():
            await session.play()


def leaf(error: BaseException) -> BaseException:
    return leaf(error.exceptions[0]) if isinstance(error, BaseExceptionGroup) else error


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Places:
    """Everything signed that anybody has written down, whether or not it reached somebody."""
    places, note = Places(), Diary.note

    def noted(self: Diary, *entries: Entry) -> None:
        for entry in entries:
            places.note_entry(entry)  # type: ignore[arg-type]
        note(self, *entries)

    monkeypatch.setattr(Diary, "note", noted)
    return places


def moved(folder: Path, seed: int) -> Moved:
    """The friend is asked something when the line is lost, and leaves; there its program would
    soon choose by itself. The first machine is back when the second one has said something.
    """
    folder.mkdir()
    evening = Moved(folder, "complots", 4, seed)
    evening.lost = (FRIEND,)

    async def story(_: Evening) -> None:
        await evening.house.playing(messages=60)
        table = evening.house.match_of(FRIEND).table
        await evening.house.sessions[FRIEND].changes.until(lambda: table.asked is not None)
        evening.cut_machine()
        evening.has_left = True
        await trio.sleep(SIGN_SECONDS + 2)
        evening.copy()
        chain = evening.house.match_of(HOST).keeper.listener.log.chains[evening.seat(FRIEND)]
        said = len(chain)
        evening.nursery.start_soon(evening.go_on_elsewhere)
        with trio.move_on_after(600):
            await evening.house.host.changes.until(lambda: len(chain) > said)
        await trio.sleep(3 * THINKING)
        evening.mend_machine()

    evening.run(CALM, story)
    return evening


@pytest.mark.parametrize("seed", [1])
def test_whoever_is_cut_off_signs_nothing_that_a_copy_may_have_signed(
    seed: int, tmp_path: Path, written: Places
) -> None:
    moved(tmp_path / "table", seed)
    written.check()


def test_whoever_signed_on_while_it_hears_nobody_would_be_convicted(
    tmp_path: Path, written: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Waking, "look", lambda waking: waking.is_awake)
    with suppress(AssertionError):  # somebody was convicted
        moved(tmp_path / "table", seed=1)
    assert written.twice


# Two programs that are both heard


class Twin:
    """Seat 1 is awake and has said nothing yet; another program has its key."""

    def __init__(self) -> None:
        party = Party.of(terms_of("kuhn", 3))
        self.first, self.second = party.player(ONE), party.player(ONE)
        self.other = party.player(Seat(2))
        self.identity, self.table = self.first.identity, party.founding.table
        self.flooded: list[Frame] = []
        node = Node(self.identity, Sockets(self.identity), *silent())
        node.flood = lambda frame, *_: self.flooded.append(frame)  # type: ignore[method-assign]
        self.playing = Playing(Keeper(self.first), node, Changes(), undecided(Random(1)))
        self.line = link_to(party.founding.players[1])

    def says(self) -> list[Said]:
        """All that the other program has to say now."""
        return [Said(data) for data in self.second.speak()]

    def word(self, number: int) -> Have:
        none = (0, 0, 0)
        have = Have(self.table, 0, none, bytes(32), none, seat=int(ONE), number=number)
        return have.signed_by(self.identity)

    async def hears(self, *frames: AnyFrame) -> list[Frame]:
        """What our own program would sign after that."""
        for frame in frames:
            self.playing.hear(self.line, frame)
        return await self.playing._sign()


async def test_whoever_hears_a_later_word_of_its_own_seat_gives_way() -> None:
    """Lives are counted, so the program that was started last goes on."""
    twin = Twin()
    assert await twin.hears(twin.word(1 << LIFE_BITS)) == []
    assert twin.playing.keeper.is_replaced


async def test_an_earlier_word_of_its_own_seat_changes_nothing() -> None:
    twin = Twin()
    twin.playing.neighbours.have()
    assert await twin.hears(twin.word(1)) != []
    assert not twin.playing.keeper.is_replaced


async def test_whoever_said_something_that_it_does_not_remember_asks_before_it_goes_on() -> None:
    twin = Twin()
    assert await twin.hears(*twin.says()) == []
    assert not twin.playing.keeper.is_replaced, "it may have been in another life"
    assert not twin.playing._waking.is_awake


async def test_whoever_finds_two_words_of_its_own_for_one_place_shows_them_to_nobody() -> None:
    """Perhaps nobody else has heard both; and then nobody is convicted."""
    twin = Twin()
    theirs = twin.says()
    assert await twin.playing._sign() != []
    twin.flooded.clear()
    assert await twin.hears(*theirs) == []
    assert twin.playing.keeper.is_replaced
    assert twin.flooded == []
    assert twin.playing.cheating is None


async def test_whoever_was_suspended_asks_before_it_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clocks stood still, so by these it has just heard somebody."""
    twin = Twin()
    (word, *_) = [Said(data) for data in twin.other.speak()]
    monkeypatch.setattr(liveness, "suspended", lambda: 0.0)
    twin.playing.hear(twin.line, word)
    monkeypatch.setattr(liveness, "suspended", lambda: 3600.0)
    assert await twin.playing._sign() == []
    assert not twin.playing._waking.is_awake


async def test_whoever_is_started_again_with_fewer_lines_hears_what_others_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As many as it takes could not tell it (J3), were it believed to have the lines of before."""
    party, posted = Party.of(terms_of("kuhn", 3)), list[tuple[Link, Frame]]()
    player, (_, two, three) = party.player(ONE), party.identities
    node = Node(player.identity, Sockets(player.identity), *silent())
    playing = Playing(Keeper(player), node, Changes(), undecided(Random(1)))
    lines = {who: link_to(who.public) for who in (two, three)}
    node.links |= {who.public: line for who, line in lines.items()}
    monkeypatch.setattr(Link, "post", lambda line, frame: posted.append((line, frame)))

    def says(who: Identity, number: int, linked: int) -> Have:
        seat, none = 2 if who is two else 3, (0, 0, 0)
        table = party.founding.table
        word = Have(table, 0, none, bytes(32), none, lines=linked, seat=seat, number=number)
        word = word.signed_by(who) if number else replace(word, seat=0)
        playing.hear(lines[who], word)
        return word

    says(two, 7, linked=0b101)
    assert (lines[two], says(three, 1, linked=0b001)) not in posted
    says(two, 0, linked=0b001)
    playing.neighbours._passed_on.clear()
    assert (lines[two], says(three, 2, linked=0b001)) in posted


async def test_what_a_life_before_has_said_is_no_twin_s_word() -> None:
    """It may come when we are awake already, and have said no word of our own yet."""
    twin = Twin()
    twin.playing.keeper.lives = 2
    await twin.hears(twin.word((1 << LIFE_BITS) + 7))
    assert not twin.playing.keeper.is_replaced
