"""One match at one peer, between the wire and the table: taken in, written down, passed on."""

from collections.abc import Iterator
from contextlib import suppress

from crypto.encoding import digest32
from crypto.header import hash_heads
from games.kit import Game, Seat
from p2p.errors import WireError
from p2p.store.diary import Diary, Heard, Memory, Spoke
from p2p.wire.frames import Have, Said
from table import Cheating, Forked, Listener, Message, Player, Unsigned


class Keeper:
    """Keeps a match going whatever arrives, in whatever order, however often."""

    def __init__(self, listener: Listener[Game], diary: Diary | None = None) -> None:
        self.listener = listener
        self._diary = diary
        self._raw: dict[bytes, bytes] = {}  # every message taken in, by its id
        self._taken: set[bytes] = set()
        self._unwritten: set[bytes] = set()  # ours, not on disk yet: nobody may get them

    @property
    def halted(self) -> Cheating | Forked | None:
        """Why the match does not go on here, whether we heard, said or remembered it."""
        return self.listener.halted

    @property
    def counts(self) -> tuple[int, ...]:
        return self.listener.log.seen.counts

    @property
    def all_written(self) -> bool:
        """Is everything that we said on disk?"""
        return not self._unwritten

    def take(self, data: bytes) -> Message | None:
        """Take in a message, if it is new; ``Cheating`` and ``Forked`` come from the table."""
        # In a mesh everything arrives once a link: compare before a signature is checked.
        if (digest := digest32(data)) in self._taken:
            return None
        try:
            message = self.listener.read(data)
        except Unsigned as error:
            raise WireError(str(error)) from error
        if message.id in self._raw:
            return None  # signed once more: an author can do that without end
        try:
            self.listener.take(message)
        except Unsigned:
            return None  # too early, and no room to wait; whoever passed it on is not to blame
        except (Cheating, Forked):
            self._keep(digest, message.id, data)
            raise
        self._keep(digest, message.id, data)
        return message

    def _keep(self, digest: bytes, id_: bytes, data: bytes) -> None:
        self._taken.add(digest)
        self._raw[id_] = data
        if self._diary is not None:
            self._diary.note(Heard(data))

    def have(self) -> Have:
        return Have(self.listener.log.table, self.counts, hash_heads(self.listener.log.seen.ids))

    def missing(self, have: Have) -> Iterator[Said]:
        """What a peer with ``have`` lacks, in an order it can process at once."""
        log = self.listener.log
        if have.table != log.table or len(have.counts) != len(log.players):
            return
        for message in log.ordered():
            lacked = message.seq >= have.counts[message.seat - 1]
            if lacked and message.id not in self._unwritten:
                yield Said(self._raw[message.id])

    def newest(self) -> Iterator[Said]:
        """The last message of each seat, for a peer that holds as many and other ones."""
        for chain in self.listener.log.chains.values():
            if chain and chain[-1].id not in self._unwritten:
                yield Said(self._raw[chain[-1].id])

    def held(self, seat: Seat, seq: int) -> list[Said]:
        """Our message for a contested position: shown to all, it convicts a signer of another."""
        message = self.listener.log.held(seat, seq)
        return [Said(message.encode())] if message and message.id not in self._unwritten else []

    async def speak(self) -> list[Said]:
        """What is due from us, on disk before it may leave."""
        player = self.listener
        if not isinstance(player, Player):
            return []
        due = []
        with suppress(Cheating, Forked):  # the listener halts, and remembers why
            for pair in player.due():
                due.append(pair)  # noqa: PERF402  what came before a conviction must leave too
        said = {message.id: Said(message.encode()) for message, _ in due}
        self._raw |= {id_: frame.message for id_, frame in said.items()}
        self._taken |= {digest32(frame.message) for frame in said.values()}
        if self._diary is not None and due:
            self._unwritten |= set(said)
            spoken = [Spoke(m.encode(), str(m.saying.op), secrets.secret) for m, secrets in due]
            await self._diary.keep(*spoken)
            self._unwritten -= set(said)
        return list(said.values())

    def recall(self, memory: Memory) -> None:
        """Take in again what the diary holds; nothing is said that was said before."""
        diary, self._diary = self._diary, None
        for entry in memory.match:
            if isinstance(entry, Spoke):
                self._remember(entry)
            with suppress(Cheating, Forked):  # what halted the match before halts it again
                self.take(entry.message)
        self._diary = diary

    def _remember(self, spoke: Spoke) -> None:
        """Just before it is heard again: what was void may have had another secret in its place."""
        if spoke.secret:  # a vote has none, and must not hide another's
            self.listener.table.remember(spoke.op, spoke.secret)
