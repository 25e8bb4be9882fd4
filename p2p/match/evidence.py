"""Evidence against a cheat on its way from peer to peer, and what is made of it.

Whoever convicts somebody shows the others why. They believe nothing: they check the evidence
like any other file, with the code behind ``verify``, and only then is the match over for them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from games.kit import Game
from p2p.errors import WireError
from p2p.wire.frames import MAX_PIECE, Evidence
from p2p.wire.link import Link
from table import Cheating, MentalTable, VoidEvidence, read_record, verify_record

MAX_EVIDENCE = 4 << 20


def pieces(table: bytes, evidence: bytes) -> Iterator[Evidence]:
    """Evidence may hold a whole match, more than one frame can. Nobody listens to too much of it:
    of a match that long, the offence itself must do, which is passed on like any message.
    """
    shown = evidence if len(evidence) <= MAX_EVIDENCE else b""
    for start in range(0, len(shown), MAX_PIECE):
        yield Evidence(table, len(evidence), start, evidence[start : start + MAX_PIECE])


def judge(table: MentalTable[Game], evidence: bytes) -> Cheating:
    """Whom the evidence convicts, at this very table; ``MatchError`` if it convicts nobody."""
    record = read_record(evidence)
    if record.founding.table != table.founding.table:
        raise VoidEvidence("evidence of another table")
    report = verify_record(record, lambda _: table.match.game.fresh())
    if report.convicted is None:
        raise VoidEvidence("a match without an offence")
    report.convicted.evidence = evidence
    return report.convicted


@dataclass
class Court:
    """What peers bring forward against a player, until somebody is convicted."""

    charges: list[tuple[bytes, bytes]] = field(default_factory=list)  # (peer, evidence)
    slanderers: set[bytes] = field(default_factory=set)  # whose evidence convicted nobody
    # The pieces so far, by peer, and the link they came over.
    _brought: dict[bytes, tuple[Link, bytes]] = field(default_factory=dict)

    @property
    def unfinished(self) -> int:
        """How many bytes are kept of evidence that is not all there."""
        return sum(len(so_far) for _, so_far in self._brought.values())

    def forget(self, peer: bytes) -> None:
        """What a peer has not brought to its end dies with its link."""
        self._brought.pop(peer, None)

    def hear(self, link: Link, frame: Evidence) -> None:
        """Take in a piece. To check evidence is work, so one that is void is a peer's last.

        A piece whose beginning came before we sat down is forgotten: it will be brought again.
        One that is short is the last, or many small ones would cost more than they weigh.
        """
        peer = link.peer.key
        if peer in self.slanderers or frame.size > MAX_EVIDENCE:
            raise WireError("evidence that nobody should listen to")
        source, so_far = self._brought.pop(peer, (link, b""))
        if source is not link or not frame.start:
            so_far = b""
        if frame.start != len(so_far):
            return
        brought = so_far + frame.piece
        if len(brought) < frame.size and len(frame.piece) == MAX_PIECE:
            self._brought[peer] = (link, brought)
            return
        if all(peer != waiting for waiting, _ in self.charges):
            self.charges.append((peer, brought))
