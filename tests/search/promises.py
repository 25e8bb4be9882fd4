"""What the rules promise, checked while a walk goes on and when it is over."""

from games.kit import Seat
from table.calls.proof import Proof
from table.calls.roll import Company, Quorum
from table.calls.statement import Statement
from table.calls.watch import Watch
from tests.search.game import Game, Message
from tests.search.items import Item, said
from tests.search.peer import Peer

CALM = 10.0  # so long after healing no honest seat may be overlooked any more


class Broken(AssertionError):
    """Something happened that the rules promise not to happen."""


class Promises:
    """Of one walk, with everything that anybody ever signed in it."""

    def __init__(self, table: Quorum, hostile: set[Seat], game: Game) -> None:
        self.table, self.hostile, self.game = table, hostile, game
        self.everything: dict[bytes, Item] = {}
        self.said_at: dict[bytes, float] = {}
        self.rolls: dict[int, bytes] = {}
        self.companies: dict[int, Company] = {}
        self.proofs: dict[bytes, Proof] = {}

    @property
    def is_split(self) -> bool:
        """Are there so many cheats that nothing is promised but that they can be convicted?"""
        return len(self.hostile) >= self.table.shared

    def note(self, item: Item, time: float) -> None:
        self.everything.setdefault(item.key, item)
        self.said_at.setdefault(item.key, time)

    def check_guilt(self, seat: Seat) -> None:
        if seat not in self.hostile:
            raise Broken(f"{seat} is convicted, and honest")

    # Rolls

    def check_roll(
        self, peer: Peer, proof: Proof, company: Company, alive: set[Seat], healed_at: float
    ) -> None:
        """An honest peer is about to begin an epoch, in which those ``alive`` could be."""
        self.proofs[proof.roll.digest] = proof
        self._check_own_words(peer, proof)
        if not self.is_split:
            self._check_one(proof, company)
            self._check_claims(proof, company)
            if min(self.said_at[r.id] for r in proof.roll.reports) >= healed_at + CALM:
                self._check_nobody_is_missing(proof, alive & peer.members)

    def _check_own_words(self, peer: Peer, proof: Proof) -> None:
        """No member takes anything back: what it said in the epoch is within the cut."""
        own = [m for m in peer.book.held.values() if m.seat == peer.seat]
        newest = max((m.seq + 1 for m in own if m.epoch == peer.book.epoch), default=0)
        counting = proof.roll.cut.counts[peer.seat - 1]
        if peer.seat in proof.roll.authors and counting < newest:
            raise Broken(f"{peer.name} takes back what it said before roll {proof.roll.number}")

    def _check_one(self, proof: Proof, company: Company) -> None:
        number, digest = proof.roll.number, proof.roll.digest
        if self.rolls.setdefault(number, digest) != digest:
            raise Broken(f"two rolls {number}")
        if self.companies.setdefault(number, company) != company:
            raise Broken(f"two companies {number}")

    def _check_claims(self, proof: Proof, company: Company) -> None:
        """Nobody is late or gone by the claims of cheats alone."""
        accused = {seat for seat, _ in company.late} | (company.gone & {*proof.roll.authors})
        for seat in accused:
            by = {r.seat for r in proof.roll.reports if seat in {c.seat for c in r.claims}}
            if not by - self.hostile:
                raise Broken(f"{seat} is late or gone by the claims of cheats alone")

    def _check_nobody_is_missing(self, proof: Proof, members: set[Seat]) -> None:
        """In a call after healing every honest member that lives has its report in the list."""
        if missing := members - {*proof.roll.authors}:
            raise Broken(f"{sorted(missing)} are left out of roll {proof.roll.number}")

    # The end

    def check_end(self, results: set[str]) -> None:
        """One result, and nobody honest is convicted; with two, enough others are."""
        guilty = self.convicts()
        if guilty - self.hostile:
            raise Broken(f"{sorted(guilty - self.hostile)} are convicted, and honest")
        if len(results) > 1 and not self.is_split:
            raise Broken("two results")
        if len(results) > 1 and len(guilty) < self.table.shared:
            raise Broken(f"two results, and only {sorted(guilty)} are convicted")

    def convicts(self) -> set[Seat]:
        """By everything that was ever signed, whoever knew it."""
        watch, guilty = Watch(self.table.n), set[Seat]()
        places: dict[tuple[Seat, int, int], bytes] = {}
        for thing in (item.thing for item in self.everything.values()):
            if isinstance(thing, Statement):
                guilty |= {offence.seat for offence in watch.hear(thing)}
            elif isinstance(thing, Message):
                guilty |= {offence.seat for offence in watch.take(said(thing, self.game))}
                place = thing.seat, thing.epoch, thing.seq
                if places.setdefault(place, thing.id) != thing.id:
                    guilty.add(thing.seat)
        for proof in self.proofs.values():
            guilty |= {offence.seat for offence in watch.decide(proof.roll)}
        return guilty
