"""A hostile program: honest but for its habits, and perhaps one of two with the same key."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random

from table.calls.agreement import Word
from table.calls.report import Claim
from table.calls.roll import Debt
from table.calls.statement import Place, Step
from table.calls.votes import NIL, NO_ROUND, Ballot, Proposal, encode_ballot
from table.log.message import Seen
from tests.search.ear import Home
from tests.search.game import NO_ID
from tests.search.items import Item, Thing, item_of
from tests.search.peer import Peer

DRIP = 9.0
BREATH = 1.0  # between two lies


class Liar(Peer):
    """What each habit does is told where it is done. It ignores whatever its twin says."""

    def __init__(
        self, home: Home, name: str, rng: Random, now: float, habits: Sequence[str]
    ) -> None:
        self.habits = frozenset(habits)
        self._made: set[bytes] = set()
        super().__init__(home, name, rng, now)
        seats = map(str, range(1, self.table.n + 1))
        self._friends = {seat for seat in seats if rng.random() < 0.5}
        self._lied = now
        self._patience = now + rng.uniform(0.0, 5.0)
        self._until = rng.choice([20.0, 40.0, 60.0, inf]) if "withholder" in self.habits else now

    def receive(self, item: Item, now: float) -> bool:
        """Only an heir goes on from what its twin has said."""
        is_twins = item.author == self.seat and item.key not in self._made
        if is_twins and "heir" not in self.habits:
            return False
        return super().receive(item, now)

    def _emit(self, things: Sequence[Thing], now: float) -> None:
        self._made |= {item_of(thing).key for thing in things}
        super()._emit(things, now)

    def passes_on(self, item: Item, to: str) -> bool:
        """A hoarder shows its own words to its friends alone, and others' words to nobody."""
        if "hoarder" not in self.habits:
            return super().passes_on(item, to)
        return item.author == self.seat and to in self._friends

    def _moments(self, now: float) -> Iterator[float]:
        yield from (*super()._moments(now), self._lied + BREATH, self._patience, self._until)

    # Messages

    def _speak(self, now: float) -> bool:
        """A mute one never does. A withholder shows its key, and then is mute for long."""
        beginning = self.state.beginning
        withholds = beginning is not None and beginning.has_all_keys and now < self._until
        return not withholds and "mute" not in self.habits and super()._speak(now)

    def _may_speak(self) -> bool:
        """A talker goes on when it has reported."""
        return super()._may_speak() or ("talker" in self.habits and self.seat in self.members)

    def _delay(self, debt: Debt) -> float:
        """A drip answers just inside the patience."""
        return DRIP if "drip" in self.habits else super()._delay(debt)

    # Reports

    def _calls(self, now: float) -> bool:
        """A caller needs no reason."""
        if "caller" not in self.habits or now < self._patience:
            return super()._calls(now)
        self._patience = now + self.rng.uniform(0.0, 5.0)
        return True

    def _reported(self) -> Seen:
        """A hider keeps some of it to itself; a dreamer has heard what nobody ever said."""
        seen = self.book.seen
        if "dreamer" in self.habits:
            other = self.rng.choice([i for i in range(self.table.n) if i != self.seat - 1])
            counts, ids = [*seen.counts], [*seen.ids]
            counts[other], ids[other] = counts[other] + 1, self.rng.randbytes(len(NO_ID))
            return Seen(tuple(counts), tuple(ids))
        if "hider" not in self.habits:
            return seen
        counts = [self.rng.randint(max(0, c - 2), c) for c in seen.counts]
        ids = [self.book.id_at(i, count) or NO_ID for i, count in enumerate(counts)]
        return Seen(tuple(counts), tuple(ids))

    def _claims(self, now: float) -> list[Claim]:
        """An accuser claims that everybody owes what somebody owes."""
        if "accuser" not in self.habits:
            return super()._claims(now)
        owing = self.state.owing.items()
        return [Claim(seat, str(op)) for seat, op in owing if seat != self.seat]

    # Votes

    def _vote(self, now: float) -> bool:
        """Whoever is voteless looks on; the forgetful know no lock."""
        if "voteless" in self.habits:
            self.call.look(now)
            return self._has_news()
        if "forgetful" in self.habits:
            self.call.agreement.locked = NO_ROUND
        lies = [*self._lies(now)]
        self._sign(lies, now)
        return super()._vote(now) or bool(lies)

    def _lies(self, now: float) -> Iterator[Word]:
        if now < self._lied + BREATH:
            return
        self._lied = now
        if "hasty" in self.habits:
            yield from self._hasty_proposal()
        if "forger" in self.habits and self.rng.random() < 0.5:
            yield self._forged()

    def _hasty_proposal(self) -> Iterator[Word]:
        """As few reports as there may be, as soon as there are so many."""
        agreement, since = self.call.agreement, sorted(self.call.since)
        place = Place(self.seat, self.number, Step.PROPOSE, agreement.round)
        if agreement.tally.proposer(agreement.round) != self.seat or len(since) < self.table.q:
            return
        if place not in agreement.tally.statements:
            seats = sorted(self.rng.sample(since, self.table.q))
            reports = tuple(self.call.reports[seat].id for seat in seats)
            yield place, Proposal(place, reports).encode()

    def _forged(self) -> Word:
        """A vote for whatever there is, in whatever round, on whatever grounds."""
        tally = self.call.agreement.tally
        round_ = self.rng.randint(0, self.call.agreement.round + 1)
        digest = self.rng.choice([None, *tally.rolls])
        if self.rng.random() < 0.5:
            place = Place(self.seat, self.number, Step.PRECOMMIT, round_)
            return place, encode_ballot(Step.PRECOMMIT, Ballot(digest))
        ballot = NIL if digest is None else Ballot(digest, self.rng.randint(-1, round_ - 1))
        place = Place(self.seat, self.number, Step.PREVOTE, round_)
        return place, encode_ballot(Step.PREVOTE, ballot)
