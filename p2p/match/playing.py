"""A match under way at one peer: hearing, thinking, speaking, and helping others to catch up."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import trio

from crypto.header import HEADER_SIZE, Header
from games.kit import Game, Match, Seat
from p2p.changes import Changes
from p2p.match.clocks import Clocks
from p2p.match.contests import Contests
from p2p.match.echo import Echo
from p2p.match.ending import Ending
from p2p.match.evidence import Court, judge, pieces
from p2p.match.keeper import Keeper
from p2p.match.neighbours import Neighbours
from p2p.match.standstill import Standstill
from p2p.match.waking import Waking
from p2p.me import WAIT_SECONDS
from p2p.mesh.backlog import Backlog
from p2p.mesh.farewells import Farewells, Now, Seated
from p2p.mesh.node import Node
from p2p.store.home import HomeProblem
from p2p.threads import in_thread
from p2p.wire.frames import AnyFrame, Called, Evidence, Frame, Goodbye, Have, Rolled, Said, Want
from p2p.wire.link import Link
from table import Cheating, Equivocated, MatchError, MentalTable

OUTDATED = "This folder is older than the match. Resume it where you played last."
REPLACED = "Another program plays this match with your key. Go on there, or close it first."

Decide = Callable[[MentalTable[Any]], Awaitable[object]]
Question = tuple[Match[Game], str | None]


class Playing:
    """Plays one seat with ``decide``, or follows the match without one."""

    def __init__(
        self,
        keeper: Keeper,
        node: Node,
        changes: Changes,
        decide: Decide | None = None,
        wait: float = WAIT_SECONDS,
    ) -> None:
        self.keeper = keeper
        self.table: MentalTable[Game] = keeper.listener.table
        self._node, self._changes, self._decide = node, changes, decide
        self.contests = Contests(keeper, node)
        self._court = Court()
        self.clocks = Clocks(self.table, changes, keeper.caller)
        keeper.wait_with(self.clocks)
        me = node.identity if decide is not None else None
        others = frozenset(self.table.seats) - {self.table.me}
        liveness = self.clocks.liveness
        self._waking = Waking(others, changes, liveness, resumed=keeper.resumed)
        self.neighbours = Neighbours(keeper, node, liveness, self._waking, changes, me)
        self._gossip = self.neighbours.gossip
        self._surprised = False
        founding, mine = self.table.founding, self.table.me if decide is not None else None
        seated = Seated(founding.table, founding.players, mine)
        self.farewells = Farewells(seated, self._now, node, liveness, changes)
        self.clocks.have_left = self.farewells.believed
        self.clocks.is_unread = Backlog(founding.players, node, liveness).is_unread
        self.standstill = Standstill(self.clocks, changes, wait)
        self.echo = Echo(keeper, self.neighbours, node, changes)
        self._ending = Ending(keeper, self.neighbours, liveness, node, changes)
        self._is_given_up = False
        self._notice()

    def _now(self) -> Now:
        keeper = self.keeper
        return Now(keeper.listener.log.epoch, keeper.counts, self.table.gone, keeper.lives)

    @property
    def over(self) -> bool:
        """Is it known how the match ends, and all that we said in it on disk?"""
        return self._ending.is_known

    @property
    def has_left(self) -> bool:
        """Do we say no more? After a goodbye that would take it back. And when a match has ended
        unfinished here our diary is closed, so what we told that we hold would not be in it (J4).
        """
        return self.farewells.is_said or self._is_given_up

    @property
    def cheating(self) -> Cheating | None:
        """What ended the match, if a cheat did."""
        return self._ending.cheating

    def hear(self, link: Link, frame: AnyFrame) -> None:
        seat = self.table.founding.seat_of(link.peer)
        if self.has_left:
            return
        if isinstance(frame, Goodbye):
            self.farewells.hear(link, frame)
            return
        if seat is not None:
            self.clocks.liveness.heard(seat)
            self.farewells.heard_from(seat)
        match frame:
            case Have(table) if table == self.table.founding.table:
                self.neighbours.hear(link, frame)  # tells itself if that matters to anybody
                # Behind the check of its signature: nobody else can say that a seat is back.
                self.farewells.heard_of(Seat(frame.seat), frame)
            case Said(data) if self.cheating is None:
                self._take(link, data)
            case Called(data) if self.cheating is None:
                self._hear_call(link, data)
            case Rolled(data) if self.cheating is None:
                self._learn(link, data)
            case Want() if seat is not None:
                self.contests.answer(link, frame)
            case Evidence(table) if table == self.table.founding.table:
                self._ending.informed.add(link.peer.key)
                # To keep and check evidence costs much, and only seats are few and final.
                if self.cheating is None and seat is not None:
                    self._court.hear(link, frame)
                self._changes.tell()

    def lost(self, link: Link) -> None:
        """A link has ended. Of a peer without a seat nothing stays: it may have a new key next."""
        peer = link.peer.key
        self._court.forget(peer)
        self._gossip.forget(link)
        if self.table.founding.seat_of(link.peer) is None:
            self._ending.informed.discard(peer)
            self.neighbours.forget(peer)

    def _take(self, link: Link, data: bytes) -> None:
        try:
            message = self.keeper.take(data)
            if message is not None:
                self._gossip.pass_on(data, message, link)
                self.clocks.liveness.heard(message.seat, link)
                self._mind(message.seat)
            else:
                header = Header.decode(data[:HEADER_SIZE])
                self._gossip.hear_twice(link, header.epoch, Seat(header.seat), header.seq)
                return
        except Cheating as cheating:
            if cheating.seat != self.table.me:
                self.contests.show(Said(data), *self._other_side(cheating))
        self.contests.look()
        self.farewells.look()
        self._notice()
        self._changes.tell()

    def _hear_call(self, link: Link, data: bytes) -> None:
        with suppress(Cheating):  # the listener halts, and remembers why
            statement = self.keeper.hear(data)
            if statement is not None:
                self.clocks.liveness.heard(statement.seat, link)
                self._mind(statement.seat)
                self._node.flood(Called(data), link)
                self._gossip.other_news()
        self._notice()
        self._changes.tell()

    def _learn(self, link: Link, data: bytes) -> None:
        with suppress(Cheating):  # the listener halts, and remembers why
            if self.keeper.learn(data) is not None:
                self._node.flood(Rolled(data), link)
                self._gossip.other_news()
        self._notice()
        self._changes.tell()

    def _mind(self, author: Seat) -> None:
        """Did our own seat say something that we don't remember? Once it may have been in another
        life; if it says more, another program plays for it (J3).
        """
        if author != self.table.me or not self._waking.is_awake:
            return
        self.keeper.is_replaced |= self._surprised
        self._surprised = True
        self._waking.doze()

    def _notice(self) -> None:
        """What we heard, said or remembered may have halted the match.

        If that is two words of our own for one place, we show them to nobody: another program has
        our key, and perhaps nobody has heard both.
        """
        halted = self.keeper.halted
        if halted is None:
            return
        if halted.seat == self.table.me and self._decide is not None:
            self.keeper.is_replaced = True
        else:
            self._convict(halted)

    def _convict(self, cheating: Cheating) -> None:
        """The match ends here; whoever is not there yet is shown why."""
        if self.cheating is None:
            self._ending.cheating = cheating
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
                self._convict(await in_thread(judge, self.table, evidence))
            except MatchError:
                court.slanderers.add(peer)
                self._node.cut(peer)
            self._changes.tell()

    def _other_side(self, cheating: Cheating) -> list[Said]:
        """A peer that sent us one of two stories may never have heard the other."""
        if not isinstance(cheating, Equivocated):
            return []
        header = cheating.headers[0]
        return self.keeper.held((cheating.seat, header.epoch, header.seq))

    async def run(self, peers: Iterable[bytes], ended: Callable[[], None]) -> None:
        """Play to the end, tell that it has ``ended``, and stay until the ``peers`` know it, too.

        What they lack may be our own last words: should we crash now, our diary still has them.
        """
        try:
            await self._run(peers, ended)
        finally:
            self._is_given_up = not self.over

    async def _run(self, peers: Iterable[bytes], ended: Callable[[], None]) -> None:
        async with trio.open_nursery() as nursery:
            nursery.start_soon(self._speak)
            nursery.start_soon(self._waking.run, self.neighbours.linked, self.neighbours.ask)
            nursery.start_soon(self._prepare)
            nursery.start_soon(self._judge)
            nursery.start_soon(self.clocks.run)
            nursery.start_soon(self.standstill.run)
            nursery.start_soon(self._gossip.run)
            nursery.start_soon(self.echo.run)
            if self._decide is not None:
                nursery.start_soon(self._think, self._decide)
            await self._ending.known(self.standstill)
            if self.keeper.is_mute and self.cheating is None:
                raise HomeProblem(OUTDATED if self.keeper.is_outdated else REPLACED)
            known = self.cheating
            ended()
            if self.over:
                await self._ending.linger(peers)
            if self.cheating is not known:
                ended()  # otherwise than we thought: the last words were two different ones
            nursery.cancel_scope.cancel()

    async def _speak(self) -> None:
        """Say what is due whenever something has changed, or it is time."""
        await self._changes.until(lambda: self._waking.is_awake)
        while True:
            self.neighbours.weigh()
            said = [] if self.cheating else await self._sign()
            for frame in said:
                self._node.flood(frame)
            self._gossip.spoke(said)
            self._gossip.doubt()
            self.neighbours.vouch()
            if said:
                self._accuse()  # whoever was convicted while that was being written
            self._notice()
            if said:
                self._changes.tell()
            else:
                await self._changes.next()

    @property
    def _may_sign(self) -> bool:
        return self._decide is None or self._waking.look()

    async def _sign(self) -> list[Frame]:
        """Messages first, then our part in a call. Where there are none we claim that others are
        gone (S5), even if that is because we hear nobody.
        """
        said = await self.keeper.speak() if self._may_sign else []
        if self._may_sign or self.table.quorum is None:
            claims, missed = self.clocks.claims(), self.clocks.missed()
            said += await self.keeper.call(trio.current_time(), claims, missed)
        return said

    async def _think(self, decide: Decide) -> None:
        """Ask our player for each decision of its own; drop it if it is no longer wanted."""
        while True:
            await self._changes.until(lambda: self._is_asked)
            question = self._question
            async with trio.open_nursery() as nursery:
                nursery.start_soon(self._ask, decide, question)
                await self._no_longer(question)
                nursery.cancel_scope.cancel()

    @property
    def _is_asked(self) -> bool:
        return self._waking.is_awake and self.table.asked is not None

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
            await in_thread(table.work_ahead)
