"""One match at one peer, between the wire and the table: taken in, written down, passed on."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from crypto.encoding import digest32
from crypto.errors import CryptoError
from crypto.header import hash_heads
from games.kit import Game, Seat
from p2p.errors import WireError
from p2p.store.diary import Diary, Entered, Entry, Heard, Memory, OfMatch, Spoke, Stated, Woke
from p2p.wire.frames import MAX_FRAME, Called, Frame, Have, Rolled, Said, encode
from table import (
    Caller,
    Cheating,
    Claim,
    Listener,
    Message,
    Patience,
    Place,
    Player,
    Proof,
    Statement,
    Unsigned,
)


class Keeper:
    """Keeps a match going whatever arrives, in whatever order, however often."""

    def __init__(self, listener: Listener[Game], diary: Diary | None = None) -> None:
        self.listener = listener
        self.caller = Caller(listener, listener.identity if isinstance(listener, Player) else None)
        self._diary = diary
        self.resumed = False  # was there a diary of this match before we began?
        self.is_replaced = False  # has another program gone on with our seat (J3)?
        self.lives = 0  # how often the program was started again in this match
        self._raw: dict[bytes, bytes] = {}  # every message taken in, by its id
        self._taken: set[bytes] = set()
        self._rolls: set[int] = set()  # the numbers of those that have been written down
        self._unwritten: set[bytes] = set()  # ours, not on disk yet: nobody may get them

    def wait_with(self, patience: Patience) -> None:
        """Our clocks, by which calls are judged."""
        self.caller.patience = patience

    @property
    def halted(self) -> Cheating | None:
        """Why the match does not go on here, whether we heard, said or remembered it."""
        return self.listener.halted

    @property
    def counts(self) -> tuple[int, ...]:
        return self.listener.log.seen.counts

    @property
    def all_written(self) -> bool:
        """Is everything that we said on disk?"""
        return not self._unwritten

    @property
    def is_outdated(self) -> bool:
        """Have others heard something of us that we can't go on without, and forgot (J3)?"""
        return self.listener.forgotten is not None

    @property
    def is_mute(self) -> bool:
        """Can't our seat be played from here any more?"""
        return self.is_outdated or self.is_replaced

    def write(self) -> None:
        """Put down what we have heard, before we tell anybody that we have (J4)."""
        if self._diary is not None:
            self._diary.write()

    # What others say

    def take(self, data: bytes, secret: bytes | None = None) -> Message | None:
        """Take in a message, if it is new, with the secret behind it if it is ours.

        ``Cheating`` comes from the table.
        """
        # In a mesh everything arrives once a link: compare before a signature is checked.
        if (digest := digest32(data)) in self._taken:
            return None
        try:
            message = self.listener.read(data)
        except Unsigned as error:
            raise WireError(str(error)) from error
        if message.id in self._raw:
            return None  # signed once more: an author can do that without end
        if message.seat == self.listener.table.me:
            self._remember(message, secret)
        try:
            self.listener.take(message)
        except Unsigned:
            return None  # too early, and no room to wait; whoever passed it on is not to blame
        except Cheating:
            self._keep(digest, message.id, data)
            raise
        self._keep(digest, message.id, data)
        return message

    def _remember(self, message: Message, secret: bytes | None) -> None:
        """Just before it is heard: what is void now may have had another secret."""
        op = str(message.saying.op)
        if secret is not None:
            self.listener.table.remember(op, secret)
        elif message.epoch >= self.listener.log.epoch:
            self.listener.table.forget(op)  # it was said in a life that this one knows nothing of

    def _keep(self, digest: bytes, id_: bytes, data: bytes) -> None:
        self._taken.add(digest)
        self._raw[id_] = data
        self._note(Heard(data))

    def _note(self, entry: Entry) -> None:
        if self._diary is not None:
            self._diary.note(entry)

    def hear(self, data: bytes) -> Statement | None:
        """Take in a statement of a call, if it is new."""
        if (digest := digest32(data)) in self._taken:
            return None
        try:
            statement = self.caller.read(data)
        except Unsigned as error:
            raise WireError(str(error)) from error
        try:
            new = self.caller.hear(statement)
        except Cheating:
            self._note(Stated(data))
            raise
        if not new:
            return None
        self._taken.add(digest)
        self._note(Stated(data))
        return statement

    def learn(self, data: bytes) -> Proof | None:
        """Go on by the proof of a roll, if it is the next one and new."""
        try:
            proof = self.caller.learn(data)
        except (CryptoError, Unsigned) as error:
            raise WireError(str(error)) from error
        if proof is not None:
            self._rolls.add(proof.roll.number)
            self._note(Entered(data))
        return proof

    # How far we are

    def have(self) -> Have:
        log = self.listener.log
        heads, held = hash_heads(log.where.roll, log.seen.ids), log.held_counts
        return Have(log.table, log.epoch, log.seen.counts, heads, held, self.calls)

    @property
    def calls(self) -> bytes:
        """Stands for all that we know of the call for the next roll."""
        ids = sorted(statement.id for statement in self.caller.statements())
        return digest32(*ids) if ids else b""

    def missing(
        self, have: Have, is_wanted: Callable[[Message], bool] = lambda _: True
    ) -> Iterator[Frame]:
        """What a peer with ``have`` lacks, epoch by epoch, as it can process it at once (J5)."""
        log, proofs = self.listener.log, self.listener.proofs
        if have.table != log.table or not len(have.counts) == len(have.held) == len(log.players):
            return
        lacked = self._beyond(self._known_to(have))
        for epoch in range(have.epoch, log.epoch + 1):
            if epoch > have.epoch:
                yield from self._rolled(proofs[epoch - 1])
            yield from map(self._said, filter(is_wanted, lacked[epoch]))
        if have.epoch == log.epoch and have.calls != self.calls:
            yield from map(called, self._leaving(self.caller.statements()))

    def _rolled(self, proof: Proof) -> Iterable[Frame]:
        """A roll, for whoever does not know it; if its proof is longer than a frame, all that was
        said in the call: whoever holds that has proved the roll itself.
        """
        if fits(proof):
            return [Rolled(proof.encode())]
        return map(called, self._leaving(self.caller.said_for(proof.roll.number)))

    def _known_to(self, have: Have) -> tuple[int, ...]:
        """How much a peer holds of what counts: what it holds beyond the next cut is void."""
        proofs = self.listener.proofs
        if have.epoch >= len(proofs):
            return have.held
        return tuple(map(min, have.held, proofs[have.epoch].roll.cut.counts))

    def _beyond(self, base: tuple[int, ...]) -> dict[int, list[Message]]:
        """What may leave beyond so many messages of each seat, by epoch; causes come first.

        Whoever has seen a message has seen all that its author had, and that one; so the whole
        log need not be put in order for each peer that lacks a little.
        """
        said = defaultdict[int, list[Message]](list)
        for message in self.listener.log.beyond(base):
            if message.id not in self._unwritten:
                said[message.epoch].append(message)
        for messages in said.values():
            messages.sort(key=lambda message: (sum(message.seen.counts), message.seat))
        return said

    def _said(self, message: Message) -> Said:
        return Said(self._raw[message.id])

    def newest(self) -> Iterator[Said]:
        """The last message of each seat, for a peer that holds as many and other ones."""
        for chain in self.listener.log.chains.values():
            if chain and chain[-1].id not in self._unwritten:
                yield Said(self._raw[chain[-1].id])

    def held(self, place: Place) -> list[Said]:
        """Our message for a contested place: shown to all, it convicts a signer of another."""
        message = self.listener.log.held(place)
        return [Said(message.encode())] if message and message.id not in self._unwritten else []

    def said(self, id_: bytes) -> Said | None:
        """The message with this id, if it is here and may leave."""
        data = self._raw.get(id_)
        return Said(data) if data is not None and id_ not in self._unwritten else None

    # What we say

    async def speak(self) -> list[Frame]:
        """What is due from us, on disk before it may leave."""
        player = self.listener
        if not isinstance(player, Player) or self.is_mute:
            return []
        due = []
        with suppress(Cheating):  # the listener halts, and remembers why
            for pair in player.due():
                due.append(pair)  # noqa: PERF402  what came before a conviction must leave too
        said = {message.id: Said(message.encode()) for message, _ in due}
        self._raw |= {id_: frame.message for id_, frame in said.items()}
        self._taken |= {digest32(frame.message) for frame in said.values()}
        spoken = [Spoke(m.encode(), str(m.saying.op), secrets.secret) for m, secrets in due]
        await self._write(said.keys(), spoken)
        return list(said.values())

    async def call(
        self,
        now: float,
        claims: Iterable[Claim] | None,
        missed: tuple[Seat | None, str] | None = None,
    ) -> list[Frame]:
        """Our statements that are due in a call, on disk before they may leave; the first is our
        report, if there are ``claims`` to make, even none in particular. Where there are no calls,
        we say who is ``missed``.
        """
        if self.is_mute:
            return []
        said = list[Statement]()
        with suppress(Cheating):
            said = self.caller.report(claims) if claims is not None else []
            said += self.caller.look(now)
            said += self.caller.claim(*missed) if missed is not None else []
            self.caller.settle()
        proofs = [p for p in self.listener.known if p.roll.number not in self._rolls]
        self._rolls |= {proof.roll.number for proof in proofs}
        written = [*(Stated(s.encode()) for s in said), *(Entered(p.encode()) for p in proofs)]
        self._taken |= {digest32(statement.encode()) for statement in said}
        await self._write([statement.id for statement in said], written)
        return [*map(called, said), *(Rolled(p.encode()) for p in proofs if fits(p))]

    async def _write(self, ids: Iterable[bytes], entries: Iterable[Entry]) -> None:
        entries, ids = list(entries), set(ids)
        if self._diary is None or not entries:
            return
        self._unwritten |= ids
        await self._diary.keep(*entries)
        self._unwritten -= ids

    def _leaving(self, statements: Iterable[Statement]) -> list[Statement]:
        return [statement for statement in statements if statement.id not in self._unwritten]

    # After a crash

    def recall(self, memory: Memory) -> None:
        """Take in again what the diary holds; nothing is said that was said before."""
        self.resumed = memory.sat_down is not None or bool(memory.match)
        diary, self._diary = self._diary, None
        for entry in memory.match:
            with suppress(Cheating, WireError):  # what halted the match before halts it again
                self._recall(entry)
        self._diary = diary
        if memory.match:
            self.lives += 1
            self._note(Woke())

    def _recall(self, entry: OfMatch) -> None:
        match entry:
            case Spoke(message, _, secret):
                self.take(message, secret)
            case Heard(message):
                self.take(message)
            case Stated(statement):
                self.hear(statement)
            case Entered(proof):
                self.learn(proof)
            case Woke():
                self.lives += 1


def called(statement: Statement) -> Called:
    return Called(statement.encode())


def fits(proof: Proof) -> bool:
    """Into a frame? Only where a call has failed for hours it does not."""
    return len(encode(Rolled(proof.encode()))) <= MAX_FRAME
