"""Two stories over the wire: all honest peers end with evidence that anybody can check."""

import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
import trio

import cli
from games.kit import Game
from p2p.entry.ways import Invited
from p2p.match import ending
from p2p.mesh import node as nodes
from p2p.mesh.node import Node
from p2p.session import Session
from p2p.wire.frames import Frame, Said
from p2p.wire.link import Link
from table.errors import Equivocated
from table.log.message import Message
from table.participant import Player
from tests.mental.cheating import signed
from tests.mental.seating import terms_of
from tests.p2p.house import HOST, House

CHEAT = "cheat"


class TwoStories:
    """A cheat's way of flooding: its first commitment is another one for the host.

    Any 32 bytes are a commitment, so nothing is wrong with either message by itself.
    """

    def __init__(self, cheat: Session, host: Session, before: Callable[[], None]) -> None:
        self.cheat, self.host, self.before = cheat, host, before
        self.told = False

    def flood(self, frame: Frame, source: Link | None = None) -> None:
        match = self.cheat.sitting.playing if self.cheat.sitting else None
        player = match.keeper.listener if match else None
        if isinstance(frame, Said) and isinstance(player, Player) and not self.told:
            message = player.log.read(frame.message)
            if message.seat == player.seat and message.saying.kind == "commit":
                self.tell(player, message)
                return
        Node.flood(self.cheat.node, frame, source)

    def tell(self, player: Player[Game], message: Message) -> None:
        self.told = True
        self.before()
        size = len(message.saying.payload)
        other = signed(player, message, payload=secrets.token_bytes(size))
        for peer, link in self.cheat.node.links.items():
            for_host = peer == self.host.me.identity.public
            link.post(Said(other if for_host else message.encode()))


def cut_honest_links(house: House) -> None:
    """In this moment nobody can compare what it hears with anybody but the cheat."""
    cheat = house.sessions[CHEAT].me.identity.public
    for name, session in house.sessions.items():
        if name != CHEAT:
            for peer, link in session.node.links.items():
                if peer != cheat:
                    link.close()


@pytest.mark.parametrize("apart", [False, True], ids=["together", "apart"])
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_who_tells_two_stories_is_convicted_by_everybody(
    seed: int,
    apart: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(nodes, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(ending, "LINGER_SECONDS", 0.5)
    house = House(tmp_path, terms_of("complots", 3), seed)
    honest = (HOST, "guest")
    async with house.opened() as nursery:
        cheat = house.session(house.me(CHEAT), Invited(house.invitation))
        story = TwoStories(cheat, house.host, lambda: cut_honest_links(house) if apart else None)
        monkeypatch.setattr(cheat.node, "flood", story.flood)
        nursery.start_soon(house.play, cheat)
        nursery.start_soon(house.visit, "guest")
    assert story.told
    for name in honest:
        (ended,) = house.ended[name]
        assert ended.cheating is not None
        assert ended.founding.names[ended.cheating.seat] == CHEAT
        path = tmp_path / f"{name}.evidence"
        path.write_bytes(ended.cheating.evidence)
        await trio.to_thread.run_sync(cli.main, ["verify", str(path), "--lang", "en"])
        two = isinstance(ended.cheating, Equivocated)  # or what followed the one we never heard
        told = "two different messages" if two else "another message than its author's own"
        assert told in capsys.readouterr().out
