"""What somebody has heard otherwise than we have: two stories, or one that was made up (F2)."""

from collections import Counter

from games.kit import Seat
from p2p.match.keeper import Keeper
from p2p.mesh.node import Node
from p2p.wire.frames import Said, Want
from p2p.wire.link import Link
from table import Contest, Place

MAX_CONTESTS = 32  # of one seat: it may name as many messages as it likes that nobody ever signed


class Contests:
    """Shows our side of each to everybody, and asks for the other."""

    def __init__(self, keeper: Keeper, node: Node) -> None:
        self._keeper, self._node = keeper, node
        self.shown: list[Said] = []  # what convicts somebody, or may together with another
        self.doubts: dict[tuple[Seat, Seat], None] = {}  # who heard otherwise, and of whom
        self._known: set[Contest] = set()
        self._places: set[Place] = set()
        self._named: Counter[Seat] = Counter()
        self._answered: set[tuple[bytes, bytes]] = set()

    def look(self) -> None:
        """Does something that waits here rest on another message than ours?"""
        log = self._keeper.listener.log
        for contest in log.contested() if log.has_waiting else ():
            if contest not in self._known and self._named[contest.by] < MAX_CONTESTS:
                self._known.add(contest)
                self._named[contest.by] += 1
                self._meet(contest)

    def _meet(self, contest: Contest) -> None:
        self.doubts[contest.by, contest.place[0]] = None
        if contest.place not in self._places:
            self._places.add(contest.place)
            self.show(*self._keeper.held(contest.place))
        self._node.flood(Want(self._keeper.listener.log.table, contest.id))

    def show(self, *frames: Said) -> None:
        """Let everybody see for themselves, even those not linked to us at the moment."""
        self.shown += frames
        for frame in frames:
            self._node.flood(frame)

    def answer(self, link: Link, want: Want) -> None:
        """Hand over a message that a seat knows by its id alone; once, for it asks once."""
        asked = link.peer.key, want.id
        said = self._keeper.said(want.id)
        if want.table == self._keeper.listener.log.table and said and asked not in self._answered:
            self._answered.add(asked)
            link.post(said)
