"""A cheat that strikes in the moment in which our own words are not on disk yet.

Should we crash then, we would not remember them, and say others in their place: to everybody who
got the first ones we would be the one who tells two stories.
"""

from pathlib import Path

import pytest
import trio
from trio.testing import wait_all_tasks_blocked

from crypto.identity import Identity
from games.kit import Seat
from p2p.changes import Changes
from p2p.match.keeper import Keeper
from p2p.match.playing import Playing
from p2p.mesh.node import Node
from p2p.store.diary import Diary, Entry
from p2p.wire.frames import Evidence, Frame, Said
from p2p.wire.link import Line, Link
from p2p.wire.sockets import Sockets
from table.audit.verify import verify_record
from table.log.message import Message, Saying, Seen, Where
from table.record import read_record
from tests.mental.seating import Party, terms_of
from tests.p2p.tunnels import to_nobody
from ui.terms import game_of

ME, CHEAT = Seat(1), Seat(2)


class SlowDisk(Diary):
    """Nothing is on disk before it is ``awake``."""

    awake: trio.Event

    async def keep(self, *entries: Entry) -> None:
        await self.awake.wait()
        await super().keep(*entries)


def offence(party: Party) -> bytes:
    signer, saying = party.identities[CHEAT - 1], Saying("key", "key", b"no key")
    seen = Seen.nothing(len(party.identities))
    return Message.sign(signer, Where(party.founding.table), CHEAT, seen, saying).encode()


async def test_evidence_that_holds_our_own_words_leaves_when_they_are_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, me = Party.of(terms_of("kuhn", 2)), Identity.generate()
    node = Node(me, Sockets(me), lambda *_: None, lambda _: None, lambda _: None)
    flooded: list[Frame] = []
    monkeypatch.setattr(node, "flood", flooded.append)
    diary = SlowDisk(tmp_path / "journal")
    diary.awake = trio.Event()
    playing = Playing(Keeper(party.player(ME), diary), node, Changes())
    link = Link(Line(to_nobody()), me.public)
    async with trio.open_nursery() as nursery:
        nursery.start_soon(playing._speak)
        await wait_all_tasks_blocked()
        playing.hear(link, Said(offence(party)))
        assert playing.cheating is not None
        assert not playing.over
        assert list(playing.evidence()) == []
        assert all(isinstance(frame, Said) for frame in flooded)

        diary.awake.set()
        while not playing.over:
            await wait_all_tasks_blocked()
        await wait_all_tasks_blocked()
        nursery.cancel_scope.cancel()
    diary.close()
    (shown,) = [frame for frame in flooded if isinstance(frame, Evidence)]
    report = verify_record(read_record(shown.piece), game_of)
    assert report.convicted is not None
    assert report.convicted.seat == CHEAT
    assert [message.seat for message in report.messages] == [ME]
