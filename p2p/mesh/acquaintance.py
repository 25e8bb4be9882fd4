"""What one peer has shown to hold, and what it was told: when to tell it more, and send it what.

Time comes in as a number. A peer is sent what it lacks when it has not shown to have it for as long
as its line takes there and back, and as it may keep quiet itself; then after twice as long, and
so on (a *probe timeout*, RFC 9002, section 6.2).
"""

import math
from dataclasses import dataclass, field

from games.kit import Seat
from p2p.wire.frames import Counts, Have
from p2p.wire.link import Link

LEAST_PERIOD, ROUND_TRIPS = 2.0, 4.0  # between two words on how far somebody is
SIGN_AFTER = 5.0  # seconds in which a seat has signed nothing: then it gives a sign of life (E3)
CARRY_SECONDS = 10.0  # for which whoever asked for a seat's message is sent more of them at once
MOST_TRIES = 4

Told = tuple[int, Counts, bytes, int, bool]
"""Of a ``Have``: epoch, held, calls, lines, done."""


def told_by(have: Have) -> Told:
    return have.epoch, have.held, have.calls, have.lines, have.done


@dataclass(eq=False, slots=True)
class Acquaintance:
    """A peer at our match, on one link; what it says about itself counts for what it is sent."""

    link: Link
    have: Have  # its newest word
    epoch: int = 0
    shown: Counts = ()  # how many messages of each seat it has shown to hold, in that epoch
    told: Told | None = None
    news: float = math.inf  # since when there are messages here that it does not know of
    other_news: float = math.inf  # since when a call, our lines or the result is new
    signed: float = -math.inf  # when we last signed something that went to it
    helped: float = -math.inf
    measured: float = -math.inf  # when we last asked how far away it is
    tries: int = 0
    unanswered: int = 0  # questions of ours since it last sent us something new
    asked_for: dict[Seat, float] = field(default_factory=dict)  # until when more is sent at once

    # What it has

    def hear(self, have: Have, now: float) -> None:
        """Its own word. What it asks for it does not have, whatever it said before."""
        self.have = have
        if self.helped + self.link.round_trip.timeout <= now:
            self.tries = 0  # it is there; if what was sent is not, that was lost
        if have.asks or not have.number:
            self.epoch, self.shown, self.tries = have.epoch, have.held, 0
        else:
            self.show(have.epoch, have.held)

    def show(self, epoch: int, counts: Counts) -> None:
        """In whatever order words arrive, a peer never has less than it had."""
        before = self.epoch, self.shown
        if epoch > self.epoch or not self.shown:
            self.epoch, self.shown = epoch, counts
        elif epoch == self.epoch:
            self.shown = tuple(map(max, self.shown, counts))
        if (self.epoch, self.shown) != before:
            self.tries = 0

    def show_one(self, epoch: int, seat: Seat, seq: int) -> None:
        """It has this very message; all before it, perhaps not."""
        if epoch == self.epoch and self.shown[seat - 1] == seq:
            self.show(epoch, (*self.shown[: seat - 1], seq + 1, *self.shown[seat:]))

    def has(self, epoch: int, seat: Seat, seq: int) -> bool:
        return epoch < self.epoch or (epoch == self.epoch and self.shown[seat - 1] > seq)

    # What it is sent

    @property
    def period(self) -> float:
        """No more often each end of this line says how far it is, if it has no more to say."""
        return max(LEAST_PERIOD, ROUND_TRIPS * self.link.round_trip.smoothed)

    @property
    def patience(self) -> float:
        """How long it may take until it shows to have what it was sent by anybody."""
        return self.link.round_trip.timeout + self.period

    def help_due(self, lacks_since: float) -> float:
        """When to send it what it lacks, if nobody else did so before."""
        patience = self.patience
        again = self.helped + patience * (1 << self.tries)
        return max(lacks_since + patience, again)

    def help(self, now: float) -> None:
        """It is sent what it lacks; if it shows none of that, again after twice as long."""
        self.helped, self.tries = now, min(self.tries + 1, MOST_TRIES)

    def answer(self, now: float) -> None:
        """It is sent what it asked for: that it is there, we know."""
        self.helped, self.tries = now, 0

    # What it is told

    def word_due(self, *, signs: bool) -> float:
        """When to tell it how far we are."""
        sign_of_life = self.signed + SIGN_AFTER if signs else math.inf
        return min(min(self.news, self.other_news) + self.period, sign_of_life)

    def is_quiet(self, now: float) -> bool:
        """Has nothing that we signed gone to it for so long that it may think we are not there?"""
        return self.signed + SIGN_AFTER <= now

    def tell(self, told: Told, now: float) -> None:
        """It was told that by our word on how far we are."""
        self.told, self.signed = told, now
        self.news = self.other_news = math.inf

    def hear_ours(self, epoch: int, counts: Counts, now: float) -> None:
        """It was sent a message of our own, which shows what we had seen."""
        if self.told is not None:
            self.told = (epoch, counts, *self.told[2:])
        self.news, self.signed = math.inf, now

    def doubt(self, now: float) -> None:
        """It has sent us what we had: what we told it about that may have been lost."""
        self.told, self.news = None, min(self.news, now)
