"""The other peers at a match: how far each of them is, who hears whom, and what each lacks."""

import math
from collections import defaultdict
from collections.abc import Iterable

import trio

from crypto.errors import CryptoError
from crypto.identity import Identity
from games.kit import NOBODY, Seat, Seats
from p2p.changes import Changes
from p2p.errors import WireError
from p2p.match.gossip import Gossip
from p2p.match.keeper import Keeper
from p2p.match.own_word import OwnWord
from p2p.match.waking import Waking
from p2p.mesh.carriers import seats_in
from p2p.mesh.liveness import Liveness
from p2p.mesh.node import Node
from p2p.mesh.paths import Detours, only_through
from p2p.wire.frames import Counts, Have
from p2p.wire.link import Link
from p2p.wire.rate_limit import Allowance, AnswerLimit
from table import Player

LOOK_SECONDS = 1.0
PASS_ON_SECONDS = 4.0  # a sign of life of one seat is passed on no more often
PASS_ON = 32, 8  # words of one seat that tell something new: so many at once, and then a second


class Neighbours:
    """Whoever is linked to us, and the seats that we hear only through others."""

    def __init__(
        self,
        keeper: Keeper,
        node: Node,
        liveness: Liveness,
        waking: Waking,
        changes: Changes,
        me: Identity | None,
    ) -> None:
        self._keeper, self._node = keeper, node
        self._liveness, self._waking, self._changes = liveness, waking, changes
        self._word = OwnWord(keeper, node, waking, me)
        self.gossip = Gossip(keeper, self._word)
        self._founding = keeper.listener.table.founding
        self._answers = AnswerLimit({who.key for who in self._founding.players})
        self._haves: dict[bytes, Have] = {}  # the newest word of each peer, by its key
        self._lines: dict[bytes, int] = {}  # what each said last itself, signed or not
        self._unweighed: dict[Seat, Have] = {}  # words on more than we have taken in
        self._asked: dict[bytes, Have] = {}  # our last question to each, while we are not awake
        self._passed_on: dict[Seat, tuple[float, Counts | None]] = {}
        self._words_of = defaultdict[Seat, Allowance](lambda: Allowance(*PASS_ON))
        self._detours, self._told_detours = Detours(), dict[Seat, Seat]()
        self._looked = -math.inf

    # What we tell

    def have(self) -> Have:
        """How far we are, signed if we have a seat; a question while we are not awake."""
        return self._word.signed()

    def linked(self) -> Seats:
        """The seats with a line to us."""
        return self._word.linked()

    def tell(self) -> None:
        have = self.have()
        self._node.flood(have)
        self.gossip.told(have, *self._node.links.values())

    def ask(self) -> None:
        """What have we said, by all who can hear us? Their answers must not be from before."""
        self._asked.clear()
        for link in self._node.links.values():
            link.measure()
        self.tell()

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
                self.gossip.told(have, link)
                waiting.discard(seat)
        if waiting:
            self._node.flood(have)  # by others, who have a line to them

    # What they tell

    def hear(self, link: Link, have: Have) -> None:
        """A peer's own word about this table, or that of a seat which it passes on to us."""
        if not len(have.counts) == len(have.held) == len(self._founding.players):
            raise WireError("a word about another table")
        seat, is_new = self._founding.seat_of(link.peer), self._is_new(have)
        if have.seat and have.seat != seat:
            self._hear_of(Seat(have.seat), have, link)
        else:
            self._hear_from(link, seat, have)
        if is_new:
            self._pass_on(Seat(have.seat), have, link)
        self.look_around()
        if self._is_waited_for(have):
            self._changes.tell()

    def _is_new(self, have: Have) -> bool:
        """Is it a seat's newest word? Only those are passed on, so each goes no way twice: two old
        ones would go around for ever among peers that have no line to their author.
        """
        if have.seat > len(self._founding.players):
            raise WireError("a word of nobody at this table")
        if not have.seat or have.seat == self._keeper.listener.table.me:
            return False
        known = self._haves.get(self._founding.players[have.seat - 1].key)
        return known is None or known.number < have.number

    def _is_waited_for(self, have: Have) -> bool:
        """Does a word on how far somebody is change what anybody here does? Seldom."""
        player = self._keeper.listener
        unsure = isinstance(player, Player) and player.unsure
        return unsure or have.done or not self._waking.is_awake

    def _hear_from(self, link: Link, seat: Seat | None, have: Have) -> None:
        known = self._haves.get(link.peer.key)
        self._lines[link.peer.key] = have.lines
        if known is not None and known.number > have.number:
            link.post(known)  # it was overtaken on its way, or its author has forgotten its own
        else:
            self._haves[link.peer.key] = have
        self._vouched_for(seat, have)
        self.gossip.hear(link, have)
        self._confront(link, have)
        if seat is not None:
            self._compare(link, seat, have)

    def _compare(self, link: Link, seat: Seat, have: Have) -> None:
        """While we are not awake ourselves: do we hold all that this seat does? Else ask for it."""
        if self._waking.is_awake:
            return
        question = self.have()
        if is_within(have, question):
            self._waking.told(seat, link)
        elif self._asked.get(link.peer.key) != question:
            self._asked[link.peer.key] = question
            link.post(question)

    def _hear_of(self, seat: Seat, have: Have, link: Link) -> None:
        """Somebody has passed on what a seat says; it counts if it is new, and signed."""
        author = self._founding.players[seat - 1]
        known = self._haves.get(author.key)
        if known is not None and known.number >= have.number:
            return
        self._check(seat, have)
        if seat == self._keeper.listener.table.me:
            self._hear_our_own(have)
            return
        self._vouched_for(seat, have)
        self._haves[author.key] = have
        # Whoever is not awake is told nothing by this (J3): its carrier may have kept it for long.
        self._liveness.heard(seat, link)

    def _hear_our_own(self, have: Have) -> None:
        """Known to others from before a crash; or, if we are awake, said by another program."""
        if self._waking.is_awake and self._word.is_later(have.number):
            self._keeper.is_replaced = True
            self._changes.tell()
        self._word.was_said(have.number)

    def _check(self, seat: Seat, have: Have) -> None:
        try:
            self._founding.players[seat - 1].verify(have.signature, have.signed_bytes())
        except CryptoError as error:
            raise WireError(f"a word that seat {seat} never signed: {error}") from error

    def _vouched_for(self, seat: Seat | None, have: Have) -> None:
        if seat is not None:
            self._unweighed[seat] = have

    def weigh(self) -> None:
        """Compare what seats say they have taken in with what we have, as soon as that is there.

        To be asked for when it matters: until then the newest word of each is enough.
        """
        vouch = self._keeper.listener.vouch
        for seat, have in list(self._unweighed.items()):
            if vouch(seat, have.epoch, have.counts, have.heads) is not None:
                del self._unweighed[seat]

    def _pass_on(self, seat: Seat, have: Have, source: Link) -> None:
        """To peers that say they have no line to that seat."""
        now, (then, before) = trio.current_time(), self._passed_on.get(seat, (-math.inf, None))
        if now < then + PASS_ON_SECONDS and before == have.counts:
            return
        if not self._words_of[seat].allows():
            return  # what it adds is in its next one, or asked for
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
        """One that was started again asks without signing: its last signed word is of before."""
        lines = self._lines.get(peer)
        return lines is not None and not lines >> (seat - 1) & 1

    def _confront(self, link: Link, have: Have) -> None:
        """Somebody has told two stories; show ours, not each time, for it is as long as a match."""
        log = self._keeper.listener.log
        if (have.epoch, have.counts) != (log.epoch, log.seen.counts):
            return
        if have.heads != log.heads(have.counts) and self._answers.may_have(link.peer.key):
            for frame in self._keeper.newest():
                link.post(frame)

    def forget(self, peer: bytes) -> None:
        self._haves.pop(peer, None)
        self._lines.pop(peer, None)

    # What we know of them

    def has_spoken(self, peer: bytes) -> bool:
        """Has it sent a word about this table, be it on a line that has ended?"""
        return peer in self._haves

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
        now = trio.current_time()
        if now < self._looked + LOOK_SECONDS:
            return
        self._looked = now
        self._look()
        if self._detours.steady != self._told_detours:
            self._told_detours = self._detours.steady
            self._changes.tell()

    def _look(self) -> None:
        me, players = self._keeper.listener.table.me, self._founding.players
        others = {Seat(i): who.key for i, who in enumerate(players, 1) if i != me}
        haves = {seat: self._haves[key] for seat, key in others.items() if key in self._haves}
        lines = {seat: seats_in(haves[seat].lines) if seat in haves else NOBODY for seat in others}
        ways = only_through(self.linked(), lines)
        alive = self._liveness.alive()
        self._detours.look({seat: door for seat, door in ways.items() if seat in alive})


def is_within(have: Have, ours: Have) -> bool:
    """Do we hold everything that a peer with ``have`` does, of the call under way too?"""
    if have.epoch != ours.epoch:
        return have.epoch < ours.epoch
    return all(map(int.__le__, have.held, ours.held)) and have.calls == ours.calls
