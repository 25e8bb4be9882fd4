"""The other peers at a match: how far each of them is, who hears whom, and what each lacks."""

import math
from collections.abc import Iterable

import msgspec
import trio

from crypto.encoding import MAX_SEATS
from crypto.errors import CryptoError
from crypto.identity import Identity
from games.kit import NOBODY, Seat, Seats
from p2p.errors import WireError
from p2p.match.keeper import Keeper
from p2p.match.waking import Waking
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node
from p2p.mesh.paths import Detours, only_through
from p2p.mesh.relay import Relay
from p2p.wire.frames import Counts, Have
from p2p.wire.link import Link
from p2p.wire.rate_limit import AnswerLimit
from table import Founding, Player

PASS_ON_SECONDS = 4.0  # a sign of life of one seat is passed on no more often


class Neighbours:
    """Whoever is linked to us, and the seats that we hear only through others."""

    def __init__(
        self,
        keeper: Keeper,
        node: Node,
        relay: Relay,
        liveness: Liveness,
        waking: Waking,
        me: Identity | None,
    ) -> None:
        self._keeper, self._node, self._relay, self._me = keeper, node, relay, me
        self._liveness, self._waking = liveness, waking
        self._answers = AnswerLimit({who.key for who in self._founding.players})
        self._haves: dict[bytes, Have] = {}  # the newest word of each peer, by its key
        self._unweighed: dict[Seat, Have] = {}  # words on more than we have taken in
        self._questions: dict[bytes, Have] = {}  # the last one from each peer, and
        self._asked: dict[bytes, Have] = {}  # to each, while we are not awake
        self._passed_on: dict[Seat, tuple[float, Counts | None]] = {}
        self._number = 0
        self._detours = Detours()

    @property
    def _founding(self) -> Founding:
        return self._keeper.listener.table.founding

    # What we tell

    def have(self) -> Have:
        """How far we are, signed if we have a seat; a question while we are not awake."""
        self._keeper.write()
        table, have = self._keeper.listener.table, self._keeper.have()
        done = table.finished or self._keeper.caller.missed is not None
        have = msgspec.structs.replace(have, lines=self._lines(), done=done)
        if self._me is None or table.me is None or not self._waking.is_awake:
            return have
        # Greater than before, after a restart too.
        self._number = max(self._number, self._keeper.lives << 32) + 1
        have = msgspec.structs.replace(have, seat=int(table.me), number=self._number)
        return msgspec.structs.replace(have, signature=self._me.sign(have.signed_bytes()))

    def linked(self) -> Seats:
        """The seats with a line to us."""
        seats = [self._founding.seat_of(peer) for peer in self._node.links]
        return frozenset(seat for seat in seats if seat is not None)

    def _lines(self) -> int:
        return sum(1 << (seat - 1) for seat in self.linked())

    def tell(self) -> None:
        self._node.flood(self.have())

    def vouch(self) -> None:
        """Tell whoever is to open something how much we have taken in (R5)."""
        player = self._keeper.listener
        waiting = set(player.vouches()) if isinstance(player, Player) else set()
        if not waiting:
            return
        have = self.have()
        for peer, link in list(self._node.links.items()):
            seat = self._founding.seat_of(peer)
            if seat in waiting:
                link.post(have)
                waiting.discard(seat)
        if waiting:
            self._node.flood(have)  # by others, who have a line to them

    # What they tell

    def hear(self, link: Link, have: Have) -> None:
        """A peer's own word, or that of a seat which it passes on to us."""
        if have.table != self._founding.table:
            return
        seat = self._founding.seat_of(link.peer)
        if have.seat and have.seat != seat:
            self._hear_of(Seat(have.seat), have)
        else:
            self._hear_from(link, seat, have)
        if have.seat:
            self._pass_on(Seat(have.seat), have, link)
        self.look_around()

    def _hear_from(self, link: Link, seat: Seat | None, have: Have) -> None:
        known = self._haves.get(link.peer.key)
        if known is not None and known.number > have.number:
            link.post(known)  # it was overtaken on its way, or its author has forgotten its own
        else:
            self._haves[link.peer.key] = have
        self._vouched_for(seat, have)
        if have.epoch == self._keeper.listener.log.epoch:
            self._relay.holds(link.peer.key, have.held)
        self._help(link, have)
        if seat is not None:
            self._answer(link, have)
            self._compare(link, seat, have)

    def _answer(self, link: Link, have: Have) -> None:
        """A seat that signs nothing yet wants to know what we hold, behind all that it lacks."""
        if not have.seat and self._questions.get(link.peer.key) != have:
            self._questions[link.peer.key] = have
            link.post(self.have())

    def _compare(self, link: Link, seat: Seat, have: Have) -> None:
        """While we are not awake ourselves: do we hold all that this seat does? Else ask for it."""
        if self._waking.is_awake:
            return
        question = self.have()
        if is_within(have, question):
            self._waking.told(seat)
        elif self._asked.get(link.peer.key) != question:
            self._asked[link.peer.key] = question
            link.post(question)

    def _hear_of(self, seat: Seat, have: Have) -> None:
        """Somebody has passed on what a seat says; it counts if it is new, and signed."""
        if seat > len(self._founding.players):
            raise WireError("a word of nobody at this table")
        author = self._founding.players[seat - 1]
        known = self._haves.get(author.key)
        if known is not None and known.number >= have.number:
            return
        self._check(seat, have)
        if seat == self._keeper.listener.table.me:
            self._number = max(self._number, have.number)  # said before a crash
            return
        self._vouched_for(seat, have)
        self._haves[author.key] = have
        self._liveness.heard(seat)

    def _check(self, seat: Seat, have: Have) -> None:
        try:
            self._founding.players[seat - 1].verify(have.signature, have.signed_bytes())
        except CryptoError as error:
            raise WireError(f"a word that seat {seat} never signed: {error}") from error

    def _vouched_for(self, seat: Seat | None, have: Have) -> None:
        if seat is not None:
            self._unweighed[seat] = have
            self.weigh()

    def weigh(self) -> None:
        """Compare what seats say they have taken in with what we have, as soon as that is there."""
        vouch = self._keeper.listener.vouch
        for seat, have in list(self._unweighed.items()):
            if vouch(seat, have.epoch, have.counts, have.heads) is not None:
                del self._unweighed[seat]

    def _pass_on(self, seat: Seat, have: Have, source: Link) -> None:
        """To peers that say they have no line to that seat."""
        now, (then, before) = trio.current_time(), self._passed_on.get(seat, (-math.inf, None))
        if now < then + PASS_ON_SECONDS and before == have.counts:
            return
        self._passed_on[seat] = now, have.counts
        author = self._founding.players[seat - 1].key
        lacking = [
            link
            for peer, link in self._node.links.items()
            if link is not source and peer.key != author and self._lacks_line(peer.key, seat)
        ]
        if lacking and source.peer.key == author:
            self._check(seat, have)  # else those whom we tell would blame us
        for link in lacking:
            link.post(have)

    def _lacks_line(self, peer: bytes, seat: Seat) -> bool:
        theirs = self._haves.get(peer)
        return theirs is not None and not theirs.lines >> (seat - 1) & 1

    def _help(self, link: Link, have: Have) -> None:
        """Send what a peer lacks; not each time it asks, for the answer may be a whole match."""
        ours = self._keeper.have()
        if not len(have.counts) == len(have.held) == len(ours.counts):
            raise WireError("a word about another table")
        if self._lacks(have, ours) and self._answers.may_have(link.peer.key):
            frames = [*(self._keeper.newest() if differ(have, ours) else ())]
            for frame in [*frames, *self._keeper.missing(have)]:
                link.post(frame)

    def _lacks(self, have: Have, ours: Have) -> bool:
        if have.epoch != ours.epoch:
            return have.epoch < ours.epoch
        fewer = any(map(int.__lt__, have.held, ours.held))
        return fewer or differ(have, ours) or have.calls != ours.calls

    def forget(self, peer: bytes) -> None:
        self._haves.pop(peer, None)

    # What we know of them

    def known(self) -> set[bytes]:
        """Everybody who is linked to us, or has told us how far they are."""
        return {peer.key for peer in self._node.links} | set(self._haves)

    def have_not_the_result(self, peers: Iterable[bytes]) -> set[bytes]:
        return {key for key in peers if key not in self._haves or not self._haves[key].done}

    def show(self, seat: Seat, epoch: int, count: int) -> bool:
        """Has another seat told that so many messages of ``seat`` have reached it (N4)?"""
        players = {who.key for who in self._founding.players}
        return any(
            (have.epoch, have.held[seat - 1]) >= (epoch, count)
            for key, have in self._haves.items()
            if key in players and len(have.held) >= seat
        )

    def heard_through(self) -> dict[Seat, Seat]:
        """For screens: who has reached us for a while through one other seat alone (N3)."""
        return self._detours.steady

    def look_around(self) -> None:
        """Who is there, and has no line to us but through others?"""
        me, players = self._keeper.listener.table.me, self._founding.players
        others = {Seat(i): who.key for i, who in enumerate(players, 1) if i != me}
        haves = {seat: self._haves[key] for seat, key in others.items() if key in self._haves}
        lines = {seat: seats_in(haves[seat].lines) if seat in haves else NOBODY for seat in others}
        ways = only_through(seats_in(self._lines()), lines)
        alive = self._liveness.alive()
        self._detours.look({seat: door for seat, door in ways.items() if seat in alive})


def seats_in(lines: int) -> Seats:
    """The seats that a bit each stands for."""
    return frozenset(Seat(i) for i in range(1, MAX_SEATS + 1) if lines >> (i - 1) & 1)


def is_within(have: Have, ours: Have) -> bool:
    """Do we hold everything that a peer with ``have`` does, of the call under way too?"""
    if have.epoch != ours.epoch:
        return have.epoch < ours.epoch
    return all(map(int.__le__, have.held, ours.held)) and have.calls == ours.calls


def differ(have: Have, ours: Have) -> bool:
    """Are there as many messages on both sides, and other ones? Somebody has told two stories."""
    return (have.epoch, have.counts) == (ours.epoch, ours.counts) and have.heads != ours.heads
