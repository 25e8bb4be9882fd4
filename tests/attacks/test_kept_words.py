"""An honest seat’s old word, kept by whoever has our only line, tells a sleeper nothing (J3)."""

from random import Random

import pytest
import trio
from trio.testing import MockClock

from games.kit import Seat
from p2p.changes import Changes
from p2p.match.keeper import Keeper
from p2p.match.playing import Playing
from p2p.match.waking import LONGEST_PAUSE, TELL_SECONDS
from p2p.mesh.node import Node
from p2p.wire.frames import Frame, Have, Ping
from p2p.wire.link import Link
from p2p.wire.sockets import Sockets
from tests.mental.seating import Party
from tests.mental.vanishing import clocked
from tests.p2p.house import undecided
from tests.p2p.match.test_echo import silent
from tests.p2p.match.test_evidence import link_to

HONEST, CARRIER = Seat(2), Seat(4)


@pytest.mark.parametrize(("author", "wakes"), [(HONEST, False), (CARRIER, True)])
async def test_only_who_has_the_line_tells_a_sleeper_what_it_holds(
    author: Seat,
    wakes: bool,
    nursery: trio.Nursery,
    monkeypatch: pytest.MonkeyPatch,
    autojump_clock: MockClock,
) -> None:
    posted: list[Frame] = []
    monkeypatch.setattr(Link, "post", lambda _, frame: posted.append(frame))
    party = Party.of(clocked("complots", 4))
    me, carrier = party.player(Seat(1)), party.identities[CARRIER - 1]
    node = Node(me.identity, Sockets(me.identity), *silent())
    playing = Playing(Keeper(me), node, Changes(), undecided(Random(1)))
    line = node.links[carrier.public] = link_to(carrier.public)
    nothing = (0,) * 4
    kept = Have(party.founding.table, 0, nothing, bytes(32), nothing, seat=int(author), number=5)
    waking = playing._waking
    waking.doze()
    nursery.start_soon(waking.run, playing.neighbours.linked, playing.neighbours.ask)
    await trio.sleep(0.01)
    (number,) = [frame.number for frame in posted if isinstance(frame, Ping)][-1:]
    line.round_trip.echoed(number, trio.current_time())
    playing.hear(line, kept.signed_by(party.identities[author - 1]))
    await trio.sleep(TELL_SECONDS + 2 * LONGEST_PAUSE)
    assert waking.is_awake is wakes
    nursery.cancel_scope.cancel()
