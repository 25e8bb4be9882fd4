"""JOINs that don't go together: a key that signs twice, and a host with two stories (J1, J2)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import trio
from msgspec.structs import replace

from crypto.identity import Identity
from crypto.keys import KeyPair
from p2p.entry.ways import Invited
from p2p.errors import Refused, Voided
from p2p.match.playing import Decide
from p2p.match.sitting import Seated, Sitting
from p2p.session import Session
from p2p.store.signed import AlreadySigned, Signed
from p2p.wire.frames import Joined, Lobby
from table.founding import Join, Terms
from table.joins import Twice
from table.mental import MentalTable
from tests.mental.vanishing import clocked
from tests.p2p.house import HOST, House, by_lot, journals
from tests.p2p.joins import NOT_DIALLED, passed_on
from tests.p2p.virtual import CALM, Network, voyage

MALLORY, OTHER = "guest 1", "guest 2"
SECONDS = 60  # of a clock that jumps: enough for everybody to hear of it
TERMS = replace(clocked("complots", 3), occasion=b"o" * 16)


class Watched(House):
    """A table of three; ``left`` tells why each of them gave it up, if they did."""

    def __init__(self, folder: Path, terms: Terms = TERMS) -> None:
        super().__init__(folder, terms, seed=1)
        self.left: dict[str, str] = {}
        self.patience = 1e6

    @contextmanager
    def noting(self, name: str) -> Iterator[None]:
        try:
            yield
        except* (Voided, Refused) as found:
            self.left[name] = said_by(found)

    async def _play_host(self) -> None:
        with self.noting(HOST):
            await super()._play_host()

    async def play(self, session: Session, *, once: bool = False) -> None:
        with self.noting(session.me.name):
            await super().play(session, once=once)

    async def story(self, network: Network) -> None:
        self.transport = network.transport
        with trio.move_on_after(SECONDS):
            async with self.opened() as nursery:
                self.fill(nursery)
                await self.before()

    async def before(self) -> None:
        """What happens besides."""


def said_by(error: BaseException) -> str:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return str(error)


def key_of(house: House, name: str) -> bytes:
    return house.sessions[name].me.identity.public.key


def joined(sitting: Sitting, who: Identity, name: str) -> Joined:
    join = Join.sign(who, name, sitting.lobby.terms, KeyPair.generate().X, NOT_DIALLED)
    return passed_on(sitting.lobby.match, join.encode())


@contextmanager
def a_key_that_signs_twice(house: House, to_host: int) -> Iterator[None]:
    """It shows the host one JOIN and the other guest another; or both of them both."""
    honest = Sitting._join

    async def join(sitting: Sitting, seated: Seated) -> KeyPair:
        if sitting._identity.public.key != key_of(house, MALLORY):
            return await honest(sitting, seated)
        two = [joined(sitting, sitting._identity, MALLORY) for _ in range(2)]
        await trio.sleep(3)
        for peer, link in sitting._node.links.items():
            chosen = two[:to_host] if peer.key == key_of(house, HOST) else two[1:]
            for frame in chosen:
                link.post(frame)
        await trio.sleep_forever()
        raise AssertionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sitting, "_join", join)
        yield


def signs_twice(to_host: int) -> None:
    with TemporaryDirectory() as folder:
        house = Watched(Path(folder))
        with a_key_that_signs_twice(house, to_host):
            voyage(1, CALM, house.story)
        named = f"{MALLORY}'s key signed twice; is it running twice? (J1)"
        assert {name: house.left.get(name) for name in (HOST, OTHER)} == {HOST: named, OTHER: named}
        for name in (HOST, OTHER):
            (kept,) = (Path(folder) / name).glob("*.joins")
            assert Twice.decode(kept.read_bytes()).one.body.name == MALLORY


@pytest.mark.parametrize("to_host", [1, 2])
def test_whoever_signs_twice_is_named_by_all_before_anything_is_dealt(to_host: int) -> None:
    """Without that honest players would sit at two tables, and wait for each other for ever."""
    signs_twice(to_host)


class TwoFaced(Watched):
    """The host tells the last guest that Dukes can't be conceded, and everybody else they can."""

    def session(self, *words: Any, **more: Any) -> Session:
        session = super().session(*words, **more)
        if session.me.name == OTHER:
            honest = session._gathering._hear_host

            def hear(link: Any, frame: Any) -> None:
                if isinstance(frame, Lobby):
                    frame = replace(frame, terms=replace(TERMS, options=(("concede", "no"),)))
                honest(link, frame)

            vars(session._gathering)["_hear_host"] = hear
        return session


def shows_two_terms() -> None:
    with TemporaryDirectory() as folder:
        house = TwoFaced(Path(folder))
        voyage(2, CALM, house.story)
        for name in (MALLORY, OTHER):
            line = house.left.get(name, "")
            assert "the host shows different terms to different guests" in line
            assert "(J2)" in line
        assert journals(Path(folder) / MALLORY) == []


def test_a_host_that_shows_different_terms_gets_no_match() -> None:
    shows_two_terms()


def slowly(random: Random) -> Decide:
    decide = by_lot(random)

    async def think(table: MentalTable[Any]) -> object:
        await trio.sleep(2)
        return await decide(table)

    return think


class Late(Watched):
    """All have shown their keys when a second JOIN of one of them turns up; nobody hurries."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.decider = slowly

    async def before(self) -> None:
        await self.playing(HOST, 20)
        mallory = self.sessions[MALLORY]
        assert mallory.sitting is not None
        mallory.node.flood(joined(mallory.sitting, mallory.me.identity, MALLORY))


def test_a_match_that_has_begun_goes_on_and_says_so() -> None:
    """Else anybody could end any match by signing once more."""
    with TemporaryDirectory() as folder:
        house = Late(Path(folder))
        voyage(3, CALM, house.story)
        assert house.left == {}
        for name in (HOST, OTHER):
            found = house.sessions[name].disagreement
            assert found is not None
            assert found.rule == "J1"


# One JOIN for an occasion, ever


class Again(Watched):
    """An honest player whose program was killed types ``join`` and means ``resume``."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.told = ""

    def fill(self, nursery: trio.Nursery) -> None:
        nursery.start_soon(self.visit, OTHER)

    async def before(self) -> None:
        me = self.me(MALLORY, Identity.generate())
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self.play, self.session(me, Invited(self.invitation)))
            await self.playing(HOST, 20)
            nursery.cancel_scope.cancel()
        try:
            with trio.move_on_after(20):
                await self.play(self.session(me, Invited(self.invitation)))
        except* AlreadySigned as refused:
            self.told = said_by(refused)


def types_join_again() -> None:
    with TemporaryDirectory() as folder:
        house = Again(Path(folder))
        voyage(4, CALM, house.story)
        (journal,) = journals(Path(folder) / MALLORY)
        assert house.told.endswith(f"go on with it by: resume {journal.stem}")


def test_who_types_join_for_resume_is_told_so_and_signs_nothing_new() -> None:
    types_join_again()


def test_without_the_files_of_what_was_signed_a_second_join_is_made() -> None:
    with without_files(), pytest.raises((AssertionError, ValueError)):
        types_join_again()


@contextmanager
def without_files() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("check", "claim"):
            patch.setattr(Signed, name, lambda *_: None)
        yield


def test_in_a_copied_folder_the_second_program_is_told_that_the_key_runs_twice() -> None:
    """It knows nothing of the first, but finds a JOIN of its own at the table."""
    with TemporaryDirectory() as folder, without_files():
        house = Again(Path(folder))
        voyage(4, CALM, house.story)
        assert "key signed twice; is it running twice?" in house.left[MALLORY]
        assert house.left.keys() <= {MALLORY}, "the match goes on"


def test_of_two_processes_with_one_home_one_signs(tmp_path: Path) -> None:
    one, other = Signed(tmp_path), Signed(tmp_path)
    one.check(b"o" * 16)
    other.check(b"o" * 16)
    other.claim(b"o" * 16, "b.journal")
    with pytest.raises(AlreadySigned, match="nobody signs for a match twice"):
        one.claim(b"o" * 16, "a.journal")
    (tmp_path / "b.journal").touch()
    with pytest.raises(AlreadySigned, match="resume b"):
        one.check(b"o" * 16)
    other.claim(b"o" * 16, "b.journal")  # after a crash, again
    one.claim(b"p" * 16, "a.journal")


ATTACKS: dict[str, Callable[[], None]] = {"J1": lambda: signs_twice(1), "J2": shows_two_terms}
