"""Players without patience: each halts and calls the roll when it likes, while answers cross.

Seats are cut off and come back, persons think for long or never answer, and time passes only when
nothing moves. Whatever is called, the table comes to its end.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from crypto.identity import Identity
from games.kit import Seat
from table.caller import Caller
from table.calls.report import Claim
from table.calls.statement import Statement
from table.errors import MatchError
from table.founding import Clock, Terms
from table.participant import Listener, Player
from tests.mental.hub import Hub, Sent, Vouched
from tests.mental.seating import terms_of


def clocked(game: str, players: int, **options: str) -> Terms:
    """Terms with a clock, at which as many may be gone as S2 allows.

    How long the clock runs is nothing to a table in memory.
    """
    quorum = least_quorum(players)
    return replace(terms_of(game, players, **options), clock=Clock(90, 30), quorum=quorum)


def least_quorum(players: int) -> int | None:
    """The friends' two of three, or as few as make two groups share two seats."""
    return {2: None, 3: 2}.get(players, (players + 3) // 2)


class Shown(NamedTuple):
    """The proof of a roll on its way."""

    number: int
    proof: bytes


Letter = bytes | Statement | Shown | Vouched


class Impatient(Hub):
    """Whoever is asked may think for long, and whoever waits may find that too long.

    Those in ``asleep`` never decide. What is said in calls travels like everything else, and the
    proof of a roll is shown to everybody as soon as somebody has it.
    """

    hesitation = 0.5  # how likely it is to think on, whenever something has been heard
    haste = 0.02  # how likely it is to claim that a seat is late or gone, just as often
    agreement = 0.5  # and how likely once others have halted, or nothing moves
    asleep: frozenset[Seat] = frozenset()
    cut_off: frozenset[Seat] = frozenset()

    def run(self) -> None:
        self.now = 0.0
        self.callers = {id(peer): Caller(peer, identity_of(peer)) for peer in self.peers}
        self.kept_back: list[tuple[Seat | None, Listener[Any], Letter]] = []
        self.early: list[tuple[Listener[Any], Shown]] = []
        self._shown: set[tuple[int, bytes]] = set()
        super().run()
        while not all(player.table.finished for player in self.there) and not self.errors:
            self.wake()
            while self.on_its_way:
                self.deliver(*self.pick())

    def caller(self, peer: Listener[Any]) -> Caller:
        return self.callers[id(peer)]

    @property
    def there(self) -> list[Player[Any]]:
        """The players who can come to the end."""
        return [player for player in self.players if player.seat not in self.cut_off]

    # Being cut off

    def is_cut(self, peer: Listener[Any]) -> bool:
        return isinstance(peer, Player) and peer.seat in self.cut_off

    def cut(self, *seats: int) -> None:
        """From now on just these are cut off; what was said meanwhile waits until they are back."""
        self.cut_off = frozenset(map(Seat, seats))
        kept, self.kept_back = self.kept_back, []
        for author, peer, letter in kept:
            self.post(author, peer, letter)

    def send(self, author: Listener[Any], sent: Sent) -> None:
        for peer in self.peers:
            for data in self.addressed(peer, sent) if peer is not author else ():
                self.post(seat_of(author), peer, data)

    def post(self, author: Seat | None, peer: Listener[Any], letter: Letter) -> None:
        if author in self.cut_off or self.is_cut(peer):
            self.kept_back.append((author, peer, letter))
        else:
            self.on_its_way.append((peer, letter))

    # Calls

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        if isinstance(data, bytes | Vouched):
            super().deliver(peer, data)
        else:
            self.hear(peer, data)
        self.call(peer, self.haste)

    def hear(self, peer: Listener[Any], letter: Letter) -> None:
        caller = self.caller(peer)
        try:
            match letter:
                case Statement():
                    caller.hear(letter)
                case Shown(number) if number > caller.number:
                    self.early.append((peer, letter))  # the roll before it has not come yet
                case Shown(_, proof):
                    caller.learn(proof)
        except MatchError as error:
            self.errors.append((peer, error))

    def tell_all(self, source: Listener[Any], letter: Letter) -> None:
        for peer in self.peers:
            if peer is not source:
                self.post(seat_of(source), peer, letter)

    def call(self, peer: Listener[Any], haste: float) -> None:
        """Halt by a whim, or since others did; vote as far as it goes."""
        if isinstance(peer, Player):
            self.speak(peer)
            self.halt(peer, haste)
        try:
            said = list(self.caller(peer).look(self.now))
        except MatchError as error:
            self.errors.append((peer, error))
            return
        for statement in said:
            self.tell_all(peer, statement)
        self.show_proofs(peer)
        if isinstance(peer, Player):
            self.speak(peer)

    def pass_word(self, player: Player[Any], other: Player[Any], word: Vouched) -> None:
        self.post(player.seat, other, word)

    def halt(self, player: Player[Any], haste: float) -> None:
        caller = self.caller(player)
        reason = caller.reason(self.now)
        claims = list(self.claims(player, self.agreement if reason else haste))
        if claims or reason:
            for statement in caller.report(claims):
                self.tell_all(player, statement)

    def claims(self, player: Player[Any], haste: float) -> Iterator[Claim]:
        for due in player.table.waiting.due():
            if due.seat != player.seat and self.random.random() < haste:
                yield Claim(due.seat, due.op)

    def show_proofs(self, peer: Listener[Any]) -> None:
        for proof in peer.proofs:
            if (id(peer), proof.roll.digest) not in self._shown:
                self._shown.add((id(peer), proof.roll.digest))
                self.tell_all(peer, Shown(proof.roll.number, proof.encode()))

    # Time

    def wake(self) -> None:
        """Nothing moves any more: time passes, and somebody answers or has enough of waiting."""
        soonest = min(self.caller(peer).wake(self.now) for peer in self.peers)
        self.now = min(max(soonest, self.now + 0.1), self.now + 5)
        early, self.early = self.early, []
        for peer, shown in early:
            self.post(None, peer, shown)
        self.call(self.random.choice(self.players), self.agreement)
        for peer in self.peers:
            self.call(peer, 0)

    def made_up_its_mind(self, player: Player[Any]) -> bool:
        return player.seat not in self.asleep and self.random.random() > self.hesitation


def seat_of(peer: Listener[Any]) -> Seat | None:
    return peer.seat if isinstance(peer, Player) else None


def identity_of(peer: Listener[Any]) -> Identity | None:
    return peer.identity if isinstance(peer, Player) else None


class Vanishing(Impatient):
    """Nothing is claimed but of seats that are cut off, and of those that sleep."""

    def claims(self, player: Player[Any], haste: float) -> Iterator[Claim]:
        silent = self.cut_off | self.asleep
        yield from (claim for claim in super().claims(player, haste) if claim.seat in silent)


class Churning(Impatient):
    """Somebody else is cut off every now and then, sometimes more than the table can spare."""

    unrest: float = 0.02

    @property
    def there(self) -> list[Player[Any]]:
        return self.players  # in the end all of them

    def deliver(self, peer: Listener[Any], data: Any) -> None:
        super().deliver(peer, data)
        self.stir(self.unrest)

    def wake(self) -> None:
        self.stir(0.2)
        super().wake()

    def stir(self, unrest: float) -> None:
        if self.random.random() < unrest:
            count = self.random.choice([0, 0, 1, 1, 1, 2])
            self.cut(*self.random.sample(range(1, len(self.players) + 1), count))
