"""A match under way at one peer: hearing, thinking, speaking, and helping others to catch up."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import trio

from crypto.header import HEADER_SIZE, Header
from crypto.identity import PublicIdentity
from games.kit import Game, Match, Seat
from p2p.changes import Changes
from p2p.match.clocks import Clocks
from p2p.match.evidence import Court, judge, pieces
from p2p.match.keeper import Keeper
from p2p.mesh.node import Node
from p2p.mesh.relay import Relay
from p2p.wire.frames import AnyFrame, Evidence, Have, Said
from p2p.wire.link import Link
from p2p.wire.rate_limit import AnswerLimit
from table import Cheating, Equivocated, Forked, MatchError, MentalTable

LINGER_SECONDS = 30.0

Decide = Callable[[MentalTable[Any]], Awaitable[object]]
Question = tuple[Match[Game], str | None]


class Playing:
    """Plays one seat with ``decide``, or follows the match without one."""

    def __init__(
        self, keeper: Keeper, node: Node, changes: Changes, decide: Decide | None = None
    ) -> None:
        self.keeper = keeper
        self.table: MentalTable[Game] = keeper.listener.table
        self.cheating: Cheating | None = None
        self.forked: Forked | None = None
        self.contested: list[Said] = []  # what convicts somebody, or may together with another
        self._node, self._changes, self._decide = node, changes, decide
        self._answers = AnswerLimit()
        self._court = Court()
        self._informed: set[bytes] = set()  # the peers that have shown us evidence of their own
        self._held: dict[bytes, tuple[int, ...]] = {}  # how much each peer says it holds
        self._relay = Relay(node, [who.key for who in self.table.founding.players], changes)
        self.clocks = Clocks(self.table, changes, lambda: keeper.counts)
        self._notice()

    @property
    def over(self) -> bool:
        """Is it known how the match ends, and all that we said in it on disk?"""
        ended = self.table.finished or self.cheating is not None
        return ended and self.keeper.all_written

    def hear(self, link: Link, frame: AnyFrame) -> None:
        seat = self.table.founding.seat_of(link.peer)
        if seat is not None:
            self.clocks.liveness.heard(seat)
        match frame:
            case Have(table, counts):
                if table == self.table.founding.table:
                    self._relay.holds(link.peer.key, counts)
                    self._holds(link.peer, counts)
                self._help(link, frame)
            case Said(data) if self.cheating is None:
                self._take(link, data)
            case Evidence(table) if table == self.table.founding.table:
                self._informed.add(link.peer.key)
                if self.cheating is None:
                    self._court.hear(link.peer.key, frame)

    def _holds(self, peer: PublicIdentity, counts: tuple[int, ...]) -> None:
        """A peer that holds all we hold knows that it was found late, so it is back."""
        self._held[peer.key] = counts
        seat = self.table.founding.seat_of(peer)
        if seat is not None and all(map(int.__ge__, counts, self.keeper.counts)):
            self.clocks.is_back(seat)

    def _help(self, link: Link, have: Have) -> None:
        """Send what a peer lacks; not each time it asks, for the answer may be a whole match."""
        ours = self.keeper.have()
        if have.table != ours.table or len(have.counts) != len(ours.counts) or have == ours:
            return
        lacks = any(map(int.__lt__, have.counts, ours.counts))
        differs = have.counts == ours.counts
        if (lacks or differs) and self._answers.may_have(link.peer.key):
            for said in self.keeper.newest() if differs else self.keeper.missing(have):
                link.post(said)

    def _take(self, link: Link, data: bytes) -> None:
        try:
            with suppress(Forked):
                message = self.keeper.take(data)
                if message is not None:
                    self._relay.pass_on(data, message, link)
                    self.clocks.liveness.heard_of(message.seat)
                else:
                    header = Header.decode(data[:HEADER_SIZE])
                    self._relay.also_got(link.peer.key, Seat(header.seat), header.seq)
        except Cheating as cheating:
            self._show(Said(data), *self._other_side(cheating))
        self._notice()

    def _notice(self) -> None:
        """What we heard, said or remembered may have halted the match."""
        halted = self.keeper.halted
        if isinstance(halted, Cheating):
            self._convict(halted)
        elif halted is not None and self.forked is None:
            # Show our side of the fork: whoever holds the other one then holds both.
            self.forked = halted
            self._show(*self.keeper.held(halted.seat, halted.seq))

    def _convict(self, cheating: Cheating) -> None:
        """The match ends here; whoever is not there yet is shown why."""
        if self.cheating is None:
            self.cheating = cheating
            self._accuse()

    def _accuse(self) -> None:
        for piece in self.evidence():
            self._node.flood(piece)

    def evidence(self) -> Iterable[Evidence]:
        """What ended the match, in frames, if a cheat did; not before all in it is on disk.

        It holds our own words, too: should we crash and say others, it would convict us.
        """
        cheating = self.cheating if self.keeper.all_written else None
        return pieces(self.table.founding.table, cheating.evidence) if cheating else ()

    async def _judge(self) -> None:
        """Check what others bring forward against somebody; whoever slanders is not heard again."""
        court = self._court
        while True:
            await self._changes.until(lambda: bool(court.charges))
            peer, evidence = court.charges.pop(0)
            try:
                self._convict(await trio.to_thread.run_sync(judge, self.table, evidence))
            except MatchError:
                court.slanderers.add(peer)
                self._node.cut(peer)
            self._changes.tell()

    def _other_side(self, cheating: Cheating) -> list[Said]:
        """A peer that sent us one of two stories may never have heard the other."""
        if not isinstance(cheating, Equivocated):
            return []
        header = cheating.headers[0]
        return self.keeper.held(cheating.seat, header.seq)

    def _show(self, *frames: Said) -> None:
        """Let everybody see for themselves, even those not linked to us at the moment."""
        self.contested += frames
        for frame in frames:
            self._node.flood(frame)

    async def run(self, peers: Iterable[bytes], ended: Callable[[], None]) -> None:
        """Play to the end, tell that it has ``ended``, and stay until the ``peers`` know it, too.

        What they lack may be our own last words: should we crash now, our diary still has them.
        """
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._speak)
            nursery.start_soon(self._prepare)
            nursery.start_soon(self._judge)
            nursery.start_soon(self.clocks.run)
            nursery.start_soon(self._relay.run)
            if self._decide is not None:
                nursery.start_soon(self._think, self._decide)
            await self._changes.until(lambda: self.over)
            known = self.cheating
            ended()
            await self._linger(set(peers))
            if self.cheating is not known:
                ended()  # otherwise than we thought: the last words were two different ones
            nursery.cancel_scope.cancel()

    async def _speak(self) -> None:
        """Say what is due whenever something has changed."""
        while True:
            silent = self.forked or self.cheating or self.clocks.pause.is_on
            said = [] if silent else await self.keeper.speak()
            for frame in said:
                self._node.flood(frame)
            if said:
                self._accuse()  # whoever was convicted while that was being written
            self._notice()
            if said:
                self._changes.tell()
            else:
                await self._changes.next()

    async def _think(self, decide: Decide) -> None:
        """Ask our player for each decision of its own; drop it if it is no longer wanted."""
        while True:
            await self._changes.until(lambda: self.table.asked is not None)
            question = self._question
            async with trio.open_nursery() as nursery:
                nursery.start_soon(self._ask, decide, question)
                await self._no_longer(question)
                nursery.cancel_scope.cancel()

    async def _no_longer(self, question: Question) -> None:
        await self._changes.until(lambda: self._question != question)

    @property
    def _question(self) -> Question:
        """What our player is asked. Should the table have to begin again, it is asked anew, even
        if that operation has the same name.
        """
        return self.table.match, self.table.asked

    async def _ask(self, decide: Decide, question: Question) -> None:
        """Our player decides, or our time is up and the rules' default is ours."""
        if self._question != question:
            return  # something was heard before we came to it
        choice = self.table.unanswered
        with trio.move_on_at(self.clocks.ours_is_up()):
            try:
                choice = await decide(self.table)
            except Exception:  # a bot thinks in a thread, and the game may have gone on under it
                if self._question == question:
                    raise
        if self._question == question:  # else all others found us late, or gone, meanwhile
            self.table.decide(choice)
            self._changes.tell()

    async def _prepare(self) -> None:
        """Use the time in which others think to work ahead of our next shuffle."""
        table = self.table
        while True:
            await self._changes.until(lambda: table.has_work_ahead)
            await trio.to_thread.run_sync(table.work_ahead)

    async def _linger(self, peers: set[bytes]) -> None:
        self._node.flood(self.keeper.have())
        with trio.move_on_after(LINGER_SECONDS):
            # Back from a crash, nobody has told us anything yet.
            await self._changes.until(lambda: bool(peers & self._known()))
            await self._changes.until(lambda: not (peers | self._guests()) & self._behind())

    def _guests(self) -> set[bytes]:
        """Everybody who was let in, to play or to watch."""
        return {peer.key for peer in self._node.members}

    def _behind(self) -> set[bytes]:
        """The peers that have not told us yet that they know the end, and are linked to us or were.

        Nobody waits for a seat that was gone at the end and still is: of two, it may say the same
        of us.
        """
        if self.cheating is not None:
            players = self.table.founding.players
            cheat = {players[self.cheating.seat - 1].key}
            return self._known() - self._informed - cheat
        ours, players, table = self.keeper.counts, self.table.founding.players, self.table
        gone = table.gone if not table.of_two else ()
        missed = {players[seat - 1].key for seat in gone} - self._linked()
        return {key for key in self._known() - missed if self._held.get(key) != ours}

    def _known(self) -> set[bytes]:
        return self._linked() | set(self._held)

    def _linked(self) -> set[bytes]:
        return {peer.key for peer in self._node.links}
