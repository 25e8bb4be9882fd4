"""Talk as one peer hears it: how much of it, and what it passes on."""

import trio
from trio.testing import MockClock

from crypto.identity import Identity
from p2p.changes import Changes
from p2p.mesh.chat import GREETING_LINES, Chatter
from p2p.mesh.node import Node
from p2p.wire.frames import Chat, Frame, Guest
from p2p.wire.sockets import Sockets
from tests.p2p.mesh.test_node import Corridor

ME, SEAT, OTHER = (Identity.generate() for _ in range(3))
ROOM = b"tonight"


class Ear(Corridor):
    """A link of which it is seen what is posted."""

    def __init__(self, peer: Identity) -> None:
        super().__init__(peer)
        self.posted = list[Frame]()

    def post(self, frame: Frame) -> None:
        self.posted.append(frame)


class Talk:
    """One seat, somebody who only watches, and ourselves."""

    def __init__(self) -> None:
        node = Node(ME, Sockets(ME), lambda *_: None, lambda _: None, lambda _: None)
        self.links = {who: Ear(who) for who in (SEAT, OTHER)}
        for who, link in self.links.items():
            node.links[who.public] = link
            node.members.add(who.public)
        seats = {SEAT.public.key: Guest(SEAT.public.key, "seat", ())}
        self.chat = Chatter(node, "me", Changes(), lambda: ROOM, lambda: seats)

    def hear(self, number: int, text: str = "hello", author: Identity = SEAT) -> None:
        chat = Chat(ROOM, author.public.key, "x", number, text).signed_by(author)
        self.chat.hear(self.links[author], chat)


async def test_a_seat_says_no_more_than_so_much_at_once(autojump_clock: MockClock) -> None:
    talk = Talk()
    for number in range(1, 5 * GREETING_LINES):
        talk.hear(number)
    assert len(talk.chat.lines()) == GREETING_LINES
    await trio.sleep(2)
    talk.hear(1000)
    assert len(talk.chat.lines()) == GREETING_LINES + 1


async def test_nothing_is_no_line() -> None:
    talk = Talk()
    talk.hear(1, "  \n ")
    assert (talk.chat.lines(), talk.links[OTHER].posted) == ([], [])


async def test_whom_we_muted_others_may_still_want_to_hear() -> None:
    talk = Talk()
    talk.chat.mute(SEAT.public.key)
    talk.hear(1)
    assert talk.chat.lines() == []
    assert len(talk.links[OTHER].posted) == 1
    assert talk.links[SEAT].posted == [], "nor is it sent back"
